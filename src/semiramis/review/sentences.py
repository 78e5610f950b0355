"""One sentence about a turn that lost something: which parts of the score the better turn would have brought."""

from collections.abc import Sequence
from typing import Any

from semiramis.bots.review.turn import JudgedTurn
from semiramis.core.game import Game
from semiramis.core.model.message import Message, message, seat_arg, word_of

LEAST_POINTS = 1.0
"""A smaller change of a part is not mentioned."""


def sentence(game: Game, seat: int, n_seats: int, judged: JudgedTurn, better: Sequence[str], clause: str) -> Message:
    """Return the sentence; `better` is the notation of the turn that was better, `clause` that of its first action."""
    gains = [expected - reached for expected, reached in zip(judged.expected, judged.reached, strict=True)]
    args: dict[str, Any] = {"better": " ".join(better), "clause": clause, "win": round(100 * judged.loss.win)}
    most = max(range(len(gains)), key=lambda part: gains[part])
    least = min(range(len(gains)), key=lambda part: gains[part])
    if gains[most] < LEAST_POINTS:
        if 2 * sum(gains) < judged.loss.margin and n_seats == 2:
            return message("review-rival", rival=seat_arg(1 - seat), points=_points(judged.loss.margin), **args)
        return message("review-better", points=_points(judged.loss.margin), **args)
    gain = {"part": word_of(game.rules.parts, most), "points": _points(gains[most])}
    if gains[least] > -LEAST_POINTS:
        return message("review-gain", **gain, **args)
    return message(
        "review-gain-despite", other=word_of(game.rules.parts, least), less=_points(-gains[least]), **gain, **args
    )


def _points(number: float) -> int:
    return max(1, round(number))
