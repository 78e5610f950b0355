"""Games to judge that nobody has played, and played ones without their times."""

from dataclasses import replace
from typing import Any

from semiramis.arena.results.result import GameResult


def made(number: int, deal: int, seating: tuple[int, ...], scores: tuple[int, ...], **more: Any) -> GameResult:
    """A game with these scores, all of them in the first part."""
    n_seats = len(seating)
    found: dict[str, Any] = {
        "parts": tuple((score, *[0] * 8) for score in scores),
        "places": tuple(1 + sum(other > score for other in scores) for score in scores),
        "rounds": 10,
        "decisions": (10,) * n_seats,
        "seconds": (1.0,) * n_seats,
        "longest": (0.5,) * n_seats,
        "forfeits": ({},) * n_seats,
        "trouble": ("",) * n_seats,
    }
    return GameResult(number=number, deal=deal, seating=seating, scores=scores, **{**found, **more})


def timeless(results: list[GameResult]) -> list[GameResult]:
    """Games in their order and without what the clock says, which is never the same twice."""
    bare = [replace(played, seconds=(), longest=()) for played in results]
    return sorted(bare, key=lambda played: played.number)
