"""What judges turns: it names good turns, and says what all seats may expect in a position."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Protocol

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import NOBODY

LEAST_SPREAD = 1.0
"""The least standard deviation of a final lead, in points, as long as the game goes on."""

Leads = tuple[tuple[float, ...], ...]
"""The expected final lead of each seat in points, by several independent estimates."""


@dataclass(frozen=True)
class Ends:
    """How games from a position end: the average score of each seat by part, and how far its lead scatters."""

    parts: tuple[tuple[float, ...], ...]
    spread: tuple[float, ...]


@dataclass(frozen=True)
class Difference:
    """What a seat loses by one turn against another, in wins and points, with the standard errors of both."""

    win: float
    margin: float
    win_error: float
    margin_error: float


class Evaluator(Protocol):
    """The strongest judgement available: today a tree search, later a network."""

    name: str

    def turns(self, state: State, simulations: int, wanted: int, seed: int) -> list[tuple[int, ...]]:
        """Return good ways to play on up to the next chance outcome or the end of the turn, the best first."""
        ...

    def leads(self, state: State, trees: int, simulations: int, seed: int) -> Leads:
        """Return what each seat may expect in a position; at the end of the game its lead."""
        ...

    def ends(self, state: State, games: int, seed: int) -> Ends:
        """Return how games from a position end."""
        ...


@dataclass(frozen=True)
class Outlook:
    """What all seats may expect in a position: shares of wins and margins, by several independent estimates."""

    win: Leads
    margin: Leads

    def mean(self, seat: int) -> tuple[float, float]:
        """Return a seat's share of wins and its margin."""
        return _mean(self.win[seat]), _mean(self.margin[seat])

    def expected_margin(self, seat: int) -> float:
        """Return a seat's margin, by which it prefers one position to another."""
        return _mean(self.margin[seat])


def outlook(game: Game, state: State, leads: Leads, spread: Sequence[float]) -> Outlook:
    """Return the outlook of expected leads that scatter; at the end of a game its winners share all of the wins."""
    if game.rules.mover(state) == NOBODY:
        ranks = game.ranking(state)
        return Outlook(tuple((1.0 / ranks.count(1) if rank == 1 else 0.0,) for rank in ranks), leads)
    n_estimates = len(leads[0])
    shares = [
        [_ahead(mine[each], max(wide, LEAST_SPREAD)) for each in range(n_estimates)]
        for mine, wide in zip(leads, spread, strict=True)
    ]
    sums = [sum(share[each] for share in shares) for each in range(n_estimates)]
    return Outlook(tuple(tuple(share[each] / sums[each] for each in range(n_estimates)) for share in shares), leads)


def difference(better: Outlook, worse: Outlook, seat: int) -> Difference:
    """Return what a seat loses by the worse of two positions."""
    win, win_error = _compared(better.win[seat], worse.win[seat])
    margin, margin_error = _compared(better.margin[seat], worse.margin[seat])
    return Difference(win, margin, win_error, margin_error)


def goes_on(game: Game, state: State, seat: int, is_first: bool = False) -> bool:
    """Return whether a seat decides in a position within the turn it has begun, or is about to begin."""
    return game.rules.mover(state) == seat and (is_first or not game.rules.begins_turn(state))


def _ahead(lead: float, spread: float) -> float:
    """Return the probability that a normally distributed lead is above zero; never quite 0."""
    return max(1e-6, 0.5 + 0.5 * erf(lead / spread / sqrt(2)))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _compared(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """Return the difference of two means and its standard error; a single number is exact."""
    return _mean(first) - _mean(second), sqrt(_variance_of_mean(first) + _variance_of_mean(second))


def _variance_of_mean(numbers: Sequence[float]) -> float:
    n = len(numbers)
    if n < 2:
        return 0.0
    mean = _mean(numbers)
    return sum((number - mean) ** 2 for number in numbers) / (n - 1) / n
