"""Summary statistics of simulated games, updated as games end: no game is kept, so there may be millions."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

import numpy as np

from semiramis.arena.results.statistics import Interval, ratio, student_95, wilson
from semiramis.core.model.domain import SEAT
from semiramis.research.simulation.games import Games, Numbers
from semiramis.research.simulation.plan import SeatedPlan


@dataclass(frozen=True)
class Average:
    """A mean with its 95 % interval, the standard deviation, the minimum and the maximum."""

    mean: float
    range: Interval | None
    deviation: float
    least: int
    most: int


@dataclass(frozen=True)
class Share:
    """A share of all wins with its 95 % Wilson interval, and the share expected by chance."""

    wins: float
    games: int
    share: float
    range: Interval
    fair: float


@dataclass(frozen=True)
class SeatSummary:
    """The results of one seat; `places` counts its first places, second places and so on."""

    seat: str
    policy: str
    score: Average
    parts: Mapping[str, Average]
    won: Share
    places: tuple[int, ...]
    decisions: Average


@dataclass(frozen=True)
class Summary:
    """The results of the games played so far; `ties` are games with several winners."""

    games: int
    planned: int
    seats: tuple[SeatSummary, ...]
    first: Share
    ties: int
    rounds: Average
    decisions: Average
    forfeited: int

    @property
    def complete(self) -> bool:
        """Whether all games have been played."""
        return self.games == self.planned

    def to_json(self) -> dict[str, Any]:
        """The summary as JSON."""
        found: dict[str, Any] = plain(asdict(self))
        return {"complete": self.complete, **found}


def plain(value: object) -> Any:
    """A value with its intervals as objects with low and high."""
    if isinstance(value, Interval):
        return value._asdict()
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, list | tuple) else value


class Moments:
    """Running moments of integers: count, exact sums and sums of squares, minimum and maximum."""

    def __init__(self, *shape: int) -> None:
        self.n = 0
        self.sums = np.zeros(shape, dtype=np.int64)
        self.squares = np.zeros(shape, dtype=np.int64)
        self.least = np.full(shape, np.iinfo(np.int64).max)
        self.most = np.full(shape, np.iinfo(np.int64).min)

    def add(self, values: Numbers) -> None:
        """Add values, one for every game."""
        self.n += len(values)
        self.sums += values.sum(axis=0)
        self.squares += (values * values).sum(axis=0)
        self.least = np.minimum(self.least, values.min(axis=0))
        self.most = np.maximum(self.most, values.max(axis=0))

    def average(self, *at: int) -> Average:
        """The statistics of all values at an index."""
        n, total, squares = self.n, int(self.sums[at]), int(self.squares[at])
        # exact integers up to here, so there is no cancellation where large numbers differ little
        variance = (n * squares - total * total) / (n * (n - 1)) if n > 1 else 0.0
        mean = total / n
        spread = student_95(n - 1) * sqrt(variance / n) if n > 1 else 0.0
        interval = Interval(mean - spread, mean + spread) if n > 1 else None
        return Average(mean, interval, sqrt(variance), int(self.least[at]), int(self.most[at]))


class Count:
    """Accumulates the games of a plan as they end."""

    def __init__(self, plan: SeatedPlan) -> None:
        self.plan = plan
        self.games = 0
        self._part_words = plan.definition.rules.parts.words
        self._scores = Moments(plan.n_seats)
        self._parts = Moments(plan.n_seats, len(self._part_words))
        self._decisions = Moments(plan.n_seats)
        self._steps = Moments()
        self._rounds = Moments()
        self._places = np.zeros((plan.n_seats, plan.n_seats), dtype=np.int64)
        self._wins = np.zeros(plan.n_seats)
        self._first_wins = 0.0
        self._ties = 0
        self._forfeited = 0

    def add(self, games: Games) -> None:
        """Add games."""
        self.games += len(games)
        self._scores.add(games.scores)
        self._parts.add(games.parts)
        self._decisions.add(games.decisions)
        self._steps.add(games.decisions.sum(axis=1))
        self._rounds.add(games.rounds)
        for place in range(self.plan.n_seats):
            self._places[:, place] += (games.places == place + 1).sum(axis=0)
        wins = games.wins
        self._wins += wins.sum(axis=0)
        self._first_wins += float(wins[np.arange(len(games)), games.first].sum())
        self._ties += int(((games.places == 1).sum(axis=1) > 1).sum())
        self._forfeited += games.forfeited

    def summary(self) -> Summary:
        """The summary of the games so far; at least one is required."""
        return Summary(
            games=self.games,
            planned=self.plan.games,
            seats=tuple(self._seat(seat) for seat in range(self.plan.n_seats)),
            first=self._share(self._first_wins),
            ties=self._ties,
            rounds=self._rounds.average(),
            decisions=self._steps.average(),
            forfeited=self._forfeited,
        )

    def _seat(self, seat: int) -> SeatSummary:
        return SeatSummary(
            seat=SEAT.words[seat],
            policy=self.plan.bots[seat],
            score=self._scores.average(seat),
            parts={word: self._parts.average(seat, part) for part, word in enumerate(self._part_words)},
            won=self._share(float(self._wins[seat])),
            places=tuple(self._places[seat].tolist()),
            decisions=self._decisions.average(seat),
        )

    def _share(self, wins: float) -> Share:
        return Share(wins, self.games, ratio(wins, self.games), wilson(wins, self.games), 1 / self.plan.n_seats)
