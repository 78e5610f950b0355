"""The view of a seat: in Babylon everything in the position. Hidden information is not stored at all."""

from typing import TypedDict

from semiramis.core.model.domain import SEAT, seat_word
from semiramis.core.model.rule import enforces
from semiramis.core.model.stage import TurnStep
from semiramis.games.babylon.components.names import FLOWER_WORDS
from semiramis.games.babylon.components.tables import ROUNDS, STORE_PILLARS
from semiramis.games.babylon.display.view_garden import Garden, show_garden
from semiramis.games.babylon.display.view_turn import (
    Ending,
    Face,
    Spot,
    Stack,
    show_endings,
    show_faces,
    show_quarry,
    show_spots,
)
from semiramis.games.babylon.rules.actions import CATALOGUE
from semiramis.games.babylon.rules.scoring import part_score, total_score
from semiramis.games.babylon.rules.stages import BUILD, STAGES
from semiramis.games.babylon.rules.state import PART, TOKEN, State, Work
from semiramis.games.babylon.rules.turn import legal, mover


class Score(TypedDict):
    """A seat's points as if the game ended now."""

    total: int
    parts: dict[str, int]


class View(TypedDict):
    """The view of a seat, beside the table and the seats in words.

    `due` has the kinds of actions that answer the decision the position waits for; empty when the game is over.
    `steps` says where the turn or the round stands.
    """

    you: str
    mover: str
    stage: str
    due: list[str]
    steps: list[TurnStep]
    round: int
    rounds: int
    token: str
    flower: str
    quarry: dict[str, Stack]
    faces: dict[str, Face]
    spots: dict[str, Spot]
    endings: dict[str, Ending]
    room: int
    scores: dict[str, Score]
    gardens: dict[str, Garden]


@enforces("BAB-0.3", "BAB-AMB-19", "BAB-S.12")
def view(state: State, seat: int) -> View:
    """Return the position as a seat (or a spectator, -2) sees it, in words."""
    seats = range(state.n_seats)
    whose = seat if seat in seats else state.asked
    return {
        "you": seat_word(seat),
        "mover": seat_word(mover(state)),
        "stage": STAGES[state.stage].name,
        "due": list(STAGES[state.stage].actions),
        "steps": STAGES.turn_steps(state.stage, _kinds(state)),
        "round": state.round,
        "rounds": ROUNDS[state.n_seats],
        "token": TOKEN.words[state.token],
        "flower": FLOWER_WORDS[whose],
        "quarry": show_quarry(state, whose),
        "faces": show_faces(state),
        "spots": show_spots(state),
        "endings": show_endings(state),
        "room": STORE_PILLARS,
        "scores": {
            SEAT.words[s]: {
                "total": total_score(state, s),
                "parts": {name: part_score(state, s, part) for part, name in enumerate(PART.words)},
            }
            for s in seats
        },
        "gardens": {SEAT.words[s]: show_garden(state, s) for s in seats},
    }


def _kinds(state: State) -> set[str]:
    """Return the kinds of actions that are legal while building, where a turn may go on in several ways."""
    if state.stage != BUILD:
        return set()
    work = Work()
    legal(state, work)
    return {CATALOGUE.action(code).do for code in work.legal[: work.n_legal]}
