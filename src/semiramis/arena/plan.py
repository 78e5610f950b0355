"""The plan of a contest: everything that determines its games."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any

from semiramis.arena.schedule import Seating, seatings
from semiramis.bots.process.protocol import load_game
from semiramis.bots.registry import is_plugin
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.model.quote import quote

FORMAT = 1
MOST_BOTS = 16
LONGEST_LABEL = 30


@dataclass(frozen=True)
class Plan:
    """Bots, seats, deals and their source; the same plan yields the same games.

    `edition` is the text of one, or None for the packaged one. `seconds` is the clock of each decision; None is no
    limit. Create plans with `planned`, which validates them.
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
        return load_game(self.game, self.edition)

    @property
    def games_of_deal(self) -> int:
        """The number of games played with one deal."""
        return len(seatings(len(self.bots), self.n_seats))

    @property
    def games(self) -> int:
        """The number of games."""
        return self.deals * self.games_of_deal

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """A unique label for each bot."""
        found: list[str] = []
        for spec in self.bots:
            path, colon, factory = spec.rpartition(":")
            base = quote(f"{Path(path).name}:{factory}" if colon else spec, LONGEST_LABEL)
            label, again = base, 2
            while label in found:
                label, again = f"{base} #{again}", again + 1
            found.append(label)
        return tuple(found)

    def deal_of(self, number: int) -> int:
        """Return the deal of a game."""
        return number // self.games_of_deal

    def seating_of(self, number: int) -> Seating:
        """Return the bot in each seat of a game."""
        deal, at = divmod(number, self.games_of_deal)
        return seatings(len(self.bots), self.n_seats, deal)[at]

    def deal_seed(self, number: int) -> str:
        """Return the seed of the deal of a game."""
        return f"{self.seed}/{self.deal_of(number)}"

    def bot_seed(self, number: int, seat: int) -> int:
        """Return the seed of a bot in a game, which does not reveal the seed of the deal."""
        text = f"bot/{self.seed}/{number}/{seat}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    def described(self) -> dict[str, Any]:
        """Return the plan as JSON; contests with equal descriptions share the games that both contain."""
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
            "files": {spec: _file_hash(spec) for spec in self.bots if is_plugin(spec) and ":" in spec},
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
    """Return a plan with at least `games` games, in whole deals; Malformed where it is impossible.

    Bots are not made yet: see `semiramis.arena.run.check_bots`.
    """
    if not 1 <= len(bots) <= MOST_BOTS:
        raise Malformed("arena-bots", given=len(bots), most=MOST_BOTS)
    if games < 1:
        raise Malformed("arena-games", given=games)
    load_game(game, edition).new_state(n_seats, options)
    per_deal = len(seatings(len(bots), n_seats))
    deals = -(-games // per_deal)
    return Plan(game, tuple(bots), n_seats, deals, seed, seconds, edition, tuple((options or {}).items()))


def _file_hash(spec: str) -> str:
    """Return a hash of a bot's file, so that a changed bot is not taken for the one that played before."""
    try:
        return hashlib.sha256(Path(spec.rpartition(":")[0]).read_bytes()).hexdigest()
    except OSError:
        return ""
