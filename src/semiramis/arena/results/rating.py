"""Ratings of bots on one scale by OpenSkill's Plackett–Luce model."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from semiramis.arena.results.result import GameResult


@dataclass(frozen=True)
class Rating:
    """A rating and its uncertainty; all bots start with 25 and 8.3."""

    mu: float
    sigma: float


def can_rate() -> bool:
    """Return whether the library is installed."""
    return find_spec("openskill") is not None


def ratings(n_bots: int, results: Iterable[GameResult]) -> list[Rating] | None:
    """The rating of each bot after some games in their order; None where the library is not installed.

    Every seat is a player. A bot in several seats of a game learns from each of them.
    """
    if not can_rate():
        return None
    from openskill.models import PlackettLuce

    # bots neither train nor tire, so no doubt is added from game to game
    model = PlackettLuce(tau=0.0)
    held = [Rating(model.mu, model.sigma) for _ in range(n_bots)]
    for result in results:
        seats = [[model.create_rating([held[bot].mu, held[bot].sigma])] for bot in result.seating]
        rated = model.rate(seats, ranks=[float(place) for place in result.places])
        held = _learned(held, result, [team[0] for team in rated])
    return held


def _learned(held: list[Rating], result: GameResult, rated: list[Any]) -> list[Rating]:
    learned = list(held)
    for bot, after in zip(result.seating, rated, strict=True):
        before, now = held[bot], learned[bot]
        learned[bot] = Rating(now.mu + after.mu - before.mu, now.sigma * after.sigma / before.sigma)
    return learned
