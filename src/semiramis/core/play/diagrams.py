"""The diagrams of a game's rules, evaluated by the engine: positions, refusals, events, and the SVG."""

from dataclasses import dataclass
from typing import Any

from semiramis.core.game import Game, Render
from semiramis.core.guide.rulebook import Diagram
from semiramis.core.model.arrays import State
from semiramis.core.model.message import Message, Refusal
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match


@dataclass(frozen=True)
class CaseResult:
    """The result of an action that a diagram marks: a refusal if it is illegal, else the events it causes."""

    allowed: bool
    refusal: Refusal | None
    events: tuple[Message, ...] = ()


def opening(game: Game, seats: int) -> Any:
    """Return the first decision of a game with a fixed deal, from which the positions of diagrams are built."""
    return Match.begin(game, seats, referee=Referee("diagrams")).state


def find_diagram(game: Game, name: str) -> Diagram | None:
    """Return a diagram of a game by its name, or None."""
    return next((diagram for diagram in game.guide.diagrams if diagram.name == name), None)


def states_of(game: Game, diagram: Diagram) -> list[Any]:
    """Return the position of a diagram and, if it has moves, the one they lead to; ValueError if one is illegal."""
    before = diagram.position(game)
    if not diagram.moves:
        return [before]
    after = before.clone()
    for move in diagram.moves:
        code = game.rules.catalogue.parse(move)
        if code not in game.legal_codes(after):
            raise ValueError(f"{game.key} diagram {diagram.name}: {move} is not legal")
        game.rules.apply(after, game.rules.Work(), code)
    return [before, after]


def case_results(game: Game, diagram: Diagram) -> list[CaseResult]:
    """Return the result of every action that a diagram marks, in its order."""
    before = diagram.position(game)
    return [_result(game, before, game.rules.catalogue.parse(case.action)) for case in diagram.cases]


def move_events(game: Game, diagram: Diagram) -> list[Message]:
    """Return the events between the two positions of a diagram."""
    state, events = diagram.position(game), []
    for move in diagram.moves:
        after, code = state.clone(), game.rules.catalogue.parse(move)
        game.rules.apply(after, game.rules.Work(), code)
        events += game.display.events(state, code, after, game.rules.mover(state))
        state = after
    return events


def draw_diagram(game: Game, diagram: Diagram, render: Render, theme: str) -> str:
    """Return a diagram as SVG, in the reader's language, for a light or a dark page."""
    return diagram.draw(diagram, states_of(game, diagram), render, theme)


def _result(game: Game, state: State, code: int) -> CaseResult:
    if code not in game.legal_codes(state):
        return CaseResult(False, game.referee.why_not(state, code))
    after = state.clone()
    game.rules.apply(after, game.rules.Work(), code)
    return CaseResult(True, None, tuple(game.display.events(state, code, after, game.rules.mover(state))))
