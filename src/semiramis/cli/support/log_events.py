"""The events of a match: of the opening deal and of each step."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from semiramis.core.model.arrays import State
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.message import Message

if TYPE_CHECKING:
    from semiramis.core.game import Game
    from semiramis.core.play.match import Match
    from semiramis.core.play.progress import Step


def opening_events(match: "Match", viewer: int = NOBODY) -> list[Message]:
    """Return the events of the deal before the first decision."""
    return _line_events(match.game, match.start, match.opening, viewer)


def step_events(game: "Game", step: "Step", viewer: int = NOBODY) -> list[Message]:
    """Return the events of a step and of the chance after it."""
    return _line_events(game, step.before, (step.code, *step.chance), viewer)


def last_moves(match: "Match", most: int, viewer: int = NOBODY) -> list[list[Message]]:
    """Return the events of the latest moves that have any, oldest first; each event of the deal counts as a move."""
    moves: list[list[Message]] = []
    for step in reversed(match.steps):
        if len(moves) == most:
            return moves
        if events := step_events(match.game, step, viewer):
            moves.insert(0, events)
    return ([[event] for event in opening_events(match, viewer)] + moves)[-most:]


def _line_events(game: "Game", start: State, codes: Iterable[int], viewer: int) -> list[Message]:
    report: list[Message] = []
    state, work = start, game.rules.Work()
    for code in codes:
        after = state.clone()
        game.rules.apply(after, work, code)
        report.extend(game.display.events(state, code, after, viewer))
        state = after
    return report
