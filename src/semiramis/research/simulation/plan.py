"""The plan of a simulation: bots keep their seats, and every deal is played once."""

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
"""Bits of a stream's seed, so that seeding stays within 64 bits."""


@dataclass(frozen=True)
class SeatedPlan(Plan):
    """A plan whose bots have the same seats in every game, in the order given; create one with `seated`.

    With `moves` every step of every game is kept, with `events` its events, too.
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
        """Whether all bots play at random; then whole games run in compiled code."""
        return set(self.bots) == {RANDOM}

    def seed_of(self, number: int) -> str:
        """The seed that reproduces a game: that of its deal, or of its stream where all bots play at random."""
        return f"stream:{self.stream_of(number)}" if self.is_random else self.deal_seed(number)

    def stream_of(self, number: int) -> int:
        """The seed of a random game's stream; neighbouring games are unrelated."""
        digest = hashlib.blake2b(f"stream/{self.deal_seed(number)}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> (64 - STREAM_BITS)

    def described(self) -> dict[str, Any]:
        """The plan as JSON."""
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
    """Create a plan with one policy for all seats or one for each; Malformed for invalid arguments."""
    if len(policies) not in (1, n_seats):
        raise Malformed("simulate-policies", given=len(policies), seats=n_seats)
    if games < 1:
        raise Malformed("simulate-games", given=games)
    load_game(game, edition).new_state(n_seats, options)
    bots = tuple(policies) * (n_seats if len(policies) == 1 else 1)
    chosen = tuple((options or {}).items())
    return SeatedPlan(game, bots, n_seats, games, seed, None, edition, chosen, moves or events, events)
