"""Who sits where: every deal is played once from every rotation of a seating, so that neither luck nor seat decides.

- As many bots as seats: all of them, in each rotation.
- More bots than seats: every combination of so many meets, on the same deals.
- Fewer: each sits down as often as any other. Where the seats do not divide, each choice of the bots that sit down
  once more is played: aab and abb for two bots at three seats.

The same bots can sit round a table in several orders (abc or acb). Where all orders have as many rotations, they take
turns from deal to deal. Where not (aabb has four, abab two), every deal is played in all of them.
"""

from functools import cache
from itertools import combinations, permutations

Seating = tuple[int, ...]
"""The bot in each seat."""


def rotations(seating: Seating) -> list[Seating]:
    """The different ways to turn a seating round the table; each moves everybody one seat further."""
    turned = [seating[-by:] + seating[:-by] for by in range(len(seating))]
    return list(dict.fromkeys(turned))


@cache
def orders(party: Seating) -> list[Seating]:
    """The different orders in which a party can sit round the table, each by its first rotation."""
    return sorted({min(rotations(seating)) for seating in set(permutations(party))})


@cache
def parties(n_bots: int, n_seats: int) -> list[Seating]:
    """The bots of a table, once for every table at which others sit down."""
    if n_bots >= n_seats:
        return list(combinations(range(n_bots), n_seats))
    each, over = divmod(n_seats, n_bots)
    return [tuple(sorted([*range(n_bots)] * each + [*more])) for more in combinations(range(n_bots), over)]


def seatings(n_bots: int, n_seats: int, deal: int = 0) -> tuple[Seating, ...]:
    """All seatings in which a deal is played; every deal has as many."""
    return _seatings(n_bots, n_seats, deal % len(orders(parties(n_bots, n_seats)[0])))


@cache
def _seatings(n_bots: int, n_seats: int, turn: int) -> tuple[Seating, ...]:
    return tuple(
        seating
        for party in parties(n_bots, n_seats)
        for order in _orders_in_turn(party, turn)
        for seating in rotations(order)
    )


def _orders_in_turn(party: Seating, turn: int) -> list[Seating]:
    known = orders(party)
    take_turns = len({len(rotations(order)) for order in known}) == 1
    return [known[turn]] if take_turns else known
