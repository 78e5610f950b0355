"""The survey: for every reconstructed value, what its other plausible values change, over the same deals."""

import hashlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from semiramis.arena.results.statistics import student_95
from semiramis.core.editions.ranges import OpenValue, open_values
from semiramis.core.game import Game
from semiramis.core.registry import find_ranges
from semiramis.research.balance.survey.alternatives import Alternative, list_alternatives
from semiramis.research.balance.survey.games import Played, groups_of, play_games

SEATS = 2
"""The seats of games about values that hold for any number of players."""


@dataclass(frozen=True)
class Change:
    """A mean difference within deals, with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval excludes zero."""
        return not self.low <= 0 <= self.high

    @property
    def least(self) -> float:
        """The least size of the change by its interval; 0 where that includes zero."""
        return min(abs(self.low), abs(self.high)) if self.is_clear else 0.0


@dataclass(frozen=True)
class Row:
    """What one alternative changes: points a player, the first player's share of wins, and the choice it moves most.

    `choice` is a group of actions and `chosen` how many more of them a game has; its interval allows for having looked
    at all groups.
    """

    place: str
    confidence: str
    value: Any
    other: Any
    seats: int
    score: Change
    first: Change
    choice: str
    chosen: Change

    def to_json(self) -> dict[str, Any]:
        """The row as plain data, rounded."""
        data = asdict(self)
        for name in ("score", "first", "chosen"):
            data[name] = [round(number, 4) for number in data[name].values()]
        return data


def survey(game: Game, games: int, seed: int, told: Callable[[int, int], None] = lambda done, of: None) -> list[Row]:
    """Return a row for each alternative of each open value, in the order of the file."""
    seeds = np.arange(seed, seed + games, dtype=np.int64)
    standard: dict[int, Played] = {}
    names, _ = groups_of(game.rules.catalogue)
    values = list(open_values(game.edition, find_ranges(game.key)))
    rows: list[Row] = []
    for done, value in enumerate(values):
        seats = seats_of(value)
        if seats not in standard:
            standard[seats] = play_games(game, seats, seeds)
        for other in list_alternatives(game, value):
            rows.append(_row(value, other, seats, standard[seats], play_games(other.game, seats, seeds), names))
        told(done + 1, len(values))
    return rows


def first_seed(seed: str) -> int:
    """Return the number of the first deal for a seed in words."""
    return int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=4).digest(), "big")


def seats_of(value: OpenValue) -> int:
    """Return the number of seats a value is for; one that holds for any number is measured with two."""
    last = value.place.rpartition(".")[2]
    return int(last) if last.isdigit() else SEATS


def ranked(rows: list[Row]) -> list[Row]:
    """Return the row of each place that changes the score most, the largest certain change first."""
    strongest: dict[str, Row] = {}
    for row in rows:
        known = strongest.get(row.place)
        if known is None or _strength(row) > _strength(known):
            strongest[row.place] = row
    return sorted(strongest.values(), key=_strength, reverse=True)


def _strength(row: Row) -> tuple[float, float]:
    return row.score.least, abs(row.score.mean)


def _row(value: OpenValue, other: Alternative, seats: int, before: Played, after: Played, names: list[str]) -> Row:
    chosen = after.choices - before.choices
    largest = int(np.abs(chosen.mean(axis=0)).argmax())
    return Row(
        value.place,
        value.confidence,
        value.value,
        other.value,
        seats,
        _change((after.scores - before.scores).mean(axis=1)),
        _change(after.first_share - before.first_share),
        names[largest],
        _change(chosen[:, largest].astype(np.float64), looked_at=int((before.choices.sum(axis=0) > 0).sum())),
    )


def _change(differences: NDArray[np.float64], looked_at: int = 1) -> Change:
    """The mean of differences with its interval; widened where it is the largest of several looked at."""
    n = len(differences)
    mean = float(differences.mean())
    if n < 2:
        return Change(mean, float("-inf"), float("inf"))
    # Bonferroni's bound by the tail of the normal distribution: exp(-z²/2) falls by the number looked at
    reach = sqrt(student_95(n - 1) ** 2 + 2 * np.log(looked_at))
    spread = float(differences.std(ddof=1)) / sqrt(n) * reach
    return Change(mean, mean - spread, mean + spread)
