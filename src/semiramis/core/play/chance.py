"""The referee: chance as a player, drawing from named, independent streams keyed by the seed.

Every deck is shuffled by its own stream, keyed (HMAC-SHA256) by seed and purpose, and a chance node takes the card
at its position. So a seed deals the same card to the same position in every course of the game, and no draw reveals
anything about another. The seed is committed to before the first draw and can be published after the end.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from semiramis.core.game import Game


def new_seed() -> str:
    """Return a new unpredictable seed."""
    return secrets.token_hex(16)


def commitment(seed: str, nonce: str) -> str:
    """Return the commitment published at the start; the nonce protects even a short seed from being guessed."""
    return hashlib.sha256(f"{nonce}:{seed}".encode()).hexdigest()


def mixed(secret: str, numbers: Iterable[str]) -> str:
    """Return the seed made of a secret and the numbers of all people, in the order of their seats: nobody chose it."""
    return hashlib.sha256("\n".join([secret, *numbers]).encode()).hexdigest()


def keyed_numbers(seed: str, purpose: str) -> Iterator[int]:
    """Yield an endless stream of 64-bit numbers for one purpose."""
    block = 0
    while True:
        digest = hmac.new(seed.encode(), f"{purpose}#{block}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1


def below(numbers: Iterator[int], n: int) -> int:
    """Return a uniform number from 0 to n - 1."""
    limit = (1 << 64) - (1 << 64) % n
    return next(number for number in numbers if number < limit) % n


def shuffled(seed: str, purpose: str, deck: tuple[int, ...]) -> list[int]:
    """Return a deck in its shuffled order for a seed."""
    numbers = keyed_numbers(seed, purpose)
    order = list(deck)
    for last in range(len(order) - 1, 0, -1):
        other = below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class Referee:
    """Makes the chance draws of one table.

    `seed` is the secret that is committed to. The draws follow from it alone, or from it and the `numbers` that people
    have brought, by the words of their seats in order.
    """

    def __init__(
        self, seed: str | None = None, nonce: str | None = None, numbers: Mapping[str, str] | None = None
    ) -> None:
        self.seed = new_seed() if seed is None else seed
        self.nonce = secrets.token_hex(16) if nonce is None else nonce
        self.numbers = dict(numbers or {})

    @property
    def key(self) -> str:
        """Return the seed that the draws follow from; given alone, it deals the same."""
        return mixed(self.seed, self.numbers.values()) if self.numbers else self.seed

    @property
    def commitment(self) -> str:
        """Return the published commitment to the seed."""
        return commitment(self.seed, self.nonce)

    def draw(self, game: "Game", state: Any) -> int:
        """Return the outcome of the chance node a state is at."""
        deal = game.referee.deal(state)
        drawn = shuffled(self.key, deal.purpose, deal.deck)[deal.place]
        work = game.rules.Work()
        codes = game.legal_codes(state, work)
        if drawn in codes:
            return drawn
        # in a hand-written position the card this seed deals now may be out already: draw among those left
        rest = below(keyed_numbers(self.key, f"{deal.purpose}/{deal.place}/again"), sum(work.weight[: len(codes)]))
        for code, weight in zip(codes, work.weight, strict=False):
            rest -= weight
            if rest < 0:
                return code
        raise AssertionError("the weights of a chance node do not add up")
