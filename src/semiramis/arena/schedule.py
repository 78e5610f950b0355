"""The schedule of seatings: every deal is played from every rotation of a seating, which removes luck and seat order.

- As many bots as seats: all of them, in each rotation.
- More bots than seats: every combination, on the same deals.
- Fewer: all bots take equally many seats. Where the seats do not divide evenly, every choice of the bots with one more
  seat is played: aab and abb for two bots at three seats.

The same bots can sit in several orders (abc or acb). Where all orders have the same number of rotations, they alternate
from deal to deal. Otherwise (aabb has four, abab two) every deal is played in all of them.
"""

from functools import cache
from itertools import combinations, permutations

Seating = tuple[int, ...]
"""The bot in each seat."""


def rotations(seating: Seating) -> list[Seating]:
    """Return the distinct rotations of a seating, each moved by one more seat."""
    moved = [seating[-by:] + seating[:-by] for by in range(len(seating))]
    return list(dict.fromkeys(moved))


@cache
def orders(party: Seating) -> list[Seating]:
    """Return the distinct cyclic orders of a party, each by its least rotation."""
    return sorted({min(rotations(seating)) for seating in set(permutations(party))})


@cache
def parties(n_bots: int, n_seats: int) -> list[Seating]:
    """Return the distinct parties, each the bots of one table."""
    if n_bots >= n_seats:
        return list(combinations(range(n_bots), n_seats))
    each, over = divmod(n_seats, n_bots)
    return [tuple(sorted([*range(n_bots)] * each + [*more])) for more in combinations(range(n_bots), over)]


def seatings(n_bots: int, n_seats: int, deal: int = 0) -> tuple[Seating, ...]:
    """Return all seatings of a deal; every deal has the same number."""
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
