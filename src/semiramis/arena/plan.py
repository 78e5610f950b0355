"""A contest as it is planned: everything that decides its games, and nothing else."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any

from semiramis.arena.schedule import Seating, seatings
from semiramis.bots import api
from semiramis.bots.process.worker_process import game_of
from semiramis.core.editions.reader import printable
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed

FORMAT = 1
MOST_BOTS = 16
LONGEST_LABEL = 30


@dataclass(frozen=True)
class Plan:
    """Bots, seats, deals and what they are dealt from; the same plan brings the same games.

    `edition` is the text of one, or None for the packaged one. `seconds` is the clock of each decision; None is as
    long as a bot likes. Make one with `planned`, which looks whether it can be.
    """

    game: str
    bots: tuple[str, ...]
    n_seats: int
    deals: int
    seed: str = ""
    seconds: float | None = None
    edition: str | None = None
    options: tuple[tuple[str, str], ...] = ()

    @property
    def definition(self) -> Game:
        """The game, with its edition."""
        return game_of(self.game, self.edition)

    @property
    def games_of_deal(self) -> int:
        """How many games a deal is played in."""
        return len(seatings(len(self.bots), self.n_seats))

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * self.games_of_deal

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What the bots are called, each differently."""
        found: list[str] = []
        for spec in self.bots:
            path, colon, factory = spec.rpartition(":")
            base = printable(f"{Path(path).name}:{factory}" if colon else spec, LONGEST_LABEL)
            label, again = base, 2
            while label in found:
                label, again = f"{base} #{again}", again + 1
            found.append(label)
        return tuple(found)

    def deal_of(self, number: int) -> int:
        """The deal that a game is played with."""
        return number // self.games_of_deal

    def seating_of(self, number: int) -> Seating:
        """Which bot sits in each seat of a game."""
        deal, at = divmod(number, self.games_of_deal)
        return seatings(len(self.bots), self.n_seats, deal)[at]

    def deal_seed(self, number: int) -> str:
        """The seed by which the cards of a game lie."""
        return f"{self.seed}/{self.deal_of(number)}"

    def bot_seed(self, number: int, seat: int) -> int:
        """The own seed of a bot in a game, from which the deal's cannot be read back."""
        text = f"bot/{self.seed}/{number}/{seat}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    def described(self) -> dict[str, Any]:
        """The plan in words; two contests with the same words have the same games, as far as both go."""
        game = self.definition
        return {
            "semiramis": "arena",
            "format": FORMAT,
            "version": version("semiramis"),
            "game": self.game,
            "rules": game.version,
            "edition": {"name": game.edition.name, "hash": game.edition.hash},
            "options": game.complete_options(dict(self.options)),
            "seats": self.n_seats,
            "bots": list(self.bots),
            "files": {spec: _file_hash(spec) for spec in self.bots if is_guest(spec) and ":" in spec},
            "seed": self.seed,
            "seconds": self.seconds,
            "games": self.games,
        }


def planned(
    game: str,
    bots: Sequence[str],
    n_seats: int,
    games: int,
    *,
    seed: str = "",
    seconds: float | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
) -> Plan:
    """A plan with at least so many games, in whole deals; Malformed where there can be none.

    No bot from a file is made yet: see `semiramis.arena.check_bots`.
    """
    if not 1 <= len(bots) <= MOST_BOTS:
        raise Malformed("arena-bots", given=len(bots), most=MOST_BOTS)
    if games < 1:
        raise Malformed("arena-games", given=games)
    game_of(game, edition).new_state(n_seats, options)
    per_deal = len(seatings(len(bots), n_seats))
    deals = -(-games // per_deal)
    return Plan(game, tuple(bots), n_seats, deals, seed, seconds, edition, tuple((options or {}).items()))


def is_guest(spec: str) -> bool:
    """Whether a bot is none of the house, but from a file or an installed package: code that nobody here has read."""
    if spec in api.house_bots():
        return False
    path, colon, _ = spec.rpartition(":")
    return (bool(colon) and path.endswith(".py")) or spec in api.guest_bots()


def _file_hash(spec: str) -> str:
    """The content of a bot's file, so that a changed bot is not taken for the one that played before."""
    try:
        return hashlib.sha256(Path(spec.rpartition(":")[0]).read_bytes()).hexdigest()
    except OSError:
        return ""
