"""Positions whose values are compared."""

from semiramis.bots.builtin.greedy_bot import best_first_code
from semiramis.games.ishtar.rules.stages import CHOOSE
from semiramis.games.ishtar.rules.state import State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    game_of,
    give,
    lay,
    stand,
)

EAST = ((1, 0), (2, 0), (3, 0))


WEST = ((-1, 0), (-2, 0), (-3, 0))


def worth(state: State, seat: int = JASMINE) -> float:
    return game_of(state).ai.value(state, seat)


def greedy(state: State) -> str:
    """What the greedy bot does, in notation."""
    game = game_of(state)
    return game.rules.catalogue.notation(best_first_code(game, state, tuple(game.legal_codes(state))))


def two_beds() -> State:
    """Jasmine has a bed in the east and Rose one just like it in the west; a round begins."""
    state = blank()
    lay(state, "i07", *EAST)
    lay(state, "is2", *WEST)
    stand(state, JASMINE, (1, 0))
    stand(state, ROSE, (-1, 0))
    state.stage = CHOOSE
    for seat in (JASMINE, ROSE):
        give(state, "pr", seat)
    return state


def last_turn(state: State) -> State:
    """The same position in the last turn of the game, which is Jasmine's."""
    state = state.clone()
    state.height, state.top = [0, 0, 2, 2, 2, 2], [0, 0, *state.top[2:]]
    state.can, state.first = 2, ROSE
    return state
