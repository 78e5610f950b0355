"""A simulation as it is planned: everybody keeps his seat, and a deal is played once."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from semiramis.arena.plan import Plan
from semiramis.arena.schedule import Seating
from semiramis.bots.process.protocol import load_game
from semiramis.core.model.message import Malformed

RANDOM = "random"
STREAM_BITS = 46
"""How large the number of a stream may be, so that seeding it stays within 64 bits."""


@dataclass(frozen=True)
class SeatedPlan(Plan):
    """A plan whose bots sit in the order in which they are given, in every game; make one with `seated`.

    With `moves` every step of every game is kept, with `events` also what happened in it.
    """

    moves: bool = False
    events: bool = False

    @property
    def games_of_deal(self) -> int:
        """Every deal is one game."""
        return 1

    def seating_of(self, number: int) -> Seating:
        """Bots and seats have the same numbers."""
        return tuple(range(self.n_seats))

    @property
    def is_random(self) -> bool:
        """Whether chance alone plays; then whole games run in compiled code."""
        return set(self.bots) == {RANDOM}

    def seed_of(self, number: int) -> str:
        """What brings a game again: the seed of its deal, or the number of its stream where chance alone plays."""
        return f"stream:{self.stream_of(number)}" if self.is_random else self.deal_seed(number)

    def stream_of(self, number: int) -> int:
        """The number that starts the stream of a random game; neighbouring games are unrelated."""
        digest = hashlib.blake2b(f"stream/{self.deal_seed(number)}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> (64 - STREAM_BITS)

    def described(self) -> dict[str, Any]:
        """The plan in words."""
        return {**super().described(), "semiramis": "simulation"}


def seated(
    game: str,
    policies: Sequence[str],
    n_seats: int,
    games: int,
    *,
    seed: str = "",
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    moves: bool = False,
    events: bool = False,
) -> SeatedPlan:
    """A plan with one policy for all seats or one for each; Malformed where there can be none."""
    if len(policies) not in (1, n_seats):
        raise Malformed("simulate-policies", given=len(policies), seats=n_seats)
    if games < 1:
        raise Malformed("simulate-games", given=games)
    load_game(game, edition).new_state(n_seats, options)
    bots = tuple(policies) * (n_seats if len(policies) == 1 else 1)
    chosen = tuple((options or {}).items())
    return SeatedPlan(game, bots, n_seats, games, seed, None, edition, chosen, moves or events, events)
