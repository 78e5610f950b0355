"""The referee: chance as a player, drawing from named, independent streams keyed by the seed.

Every deck is shuffled by a stream of its own, keyed (HMAC-SHA256) by seed and purpose, and a chance node takes the card
at its place. So the same seed deals the same card to the same place whatever else happened, and no draw tells
anything about another. The seed is committed to before the first draw and can be shown after the end.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from semiramis.core.game import Game


def new_seed() -> str:
    """A fresh seed that nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str, nonce: str) -> str:
    """What is published at the start: it fixes the seed without telling it, even a short one."""
    return hashlib.sha256(f"{nonce}:{seed}".encode()).hexdigest()


def keyed_numbers(seed: str, purpose: str) -> Iterator[int]:
    """An endless stream of 64-bit numbers for one purpose."""
    block = 0
    while True:
        digest = hmac.new(seed.encode(), f"{purpose}#{block}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1


def below(numbers: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    limit = (1 << 64) - (1 << 64) % n
    return next(number for number in numbers if number < limit) % n


def shuffled(seed: str, purpose: str, deck: tuple[int, ...]) -> list[int]:
    """The order in which a deck lies for a seed."""
    numbers = keyed_numbers(seed, purpose)
    order = list(deck)
    for last in range(len(order) - 1, 0, -1):
        other = below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class Referee:
    """Draws for chance at one table."""

    def __init__(self, seed: str | None = None, nonce: str | None = None) -> None:
        self.seed = new_seed() if seed is None else seed
        self.nonce = secrets.token_hex(16) if nonce is None else nonce

    @property
    def commitment(self) -> str:
        """The published commitment to the seed."""
        return commitment(self.seed, self.nonce)

    def draw(self, game: "Game", state: Any) -> int:
        """The outcome of the chance node a state is at."""
        deal = game.referee.deal(state)
        drawn = shuffled(self.seed, deal.purpose, deal.deck)[deal.place]
        work = game.rules.Work()
        codes = game.legal_codes(state, work)
        if drawn in codes:
            return drawn
        # a position written by hand may have cards out that this seed would deal now: draw among those left
        rest = below(keyed_numbers(self.seed, f"{deal.purpose}/{deal.place}/again"), sum(work.weight[: len(codes)]))
        for code, weight in zip(codes, work.weight, strict=False):
            rest -= weight
            if rest < 0:
                return code
        raise AssertionError("the weights of a chance node do not add up")
