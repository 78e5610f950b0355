"""Setup: supplies, boards, quarry, tokens, first player."""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.components.names import (
    BRIDGE,
    FIRST_QUARRY_TILE,
    FIRST_START_TILE,
    FOUNTAIN,
    FULL_STACK,
    N_CELLS,
    N_TOKEN_KINDS,
    NO_CELL,
    NO_HOLE,
    STAIRS,
    STATUE,
)
from semiramis.games.babylon.components.tables import (
    ALL_BELVEDERES,
    ALL_BRIDGES,
    ALL_DOUBLES,
    ALL_FOUNTAINS,
    ALL_SINGLES,
    ALL_STAIRS,
    ALL_STATUES,
    TOKEN_COUNT,
)
from semiramis.games.babylon.rules.actions import DEAL_FIRST_CODE, DEAL_TOKEN_CODE, offer
from semiramis.games.babylon.rules.garden import survey_gardens
from semiramis.games.babylon.rules.stages import DEAL_FIRST, REMOVE
from semiramis.games.babylon.rules.state import BELVEDERE, DOUBLE, FIRST_PIECE, SINGLE, State, Work


@rule("BAB-0.1", "BAB-0.6", "BAB-0.8", "BAB-0.12", "BAB-1.1", "BAB-1.2", "BAB-1.5", "BAB-1.6", "BAB-1.7")
def set_up(state: State, n_seats: int) -> None:
    """Supply, boards and starting tiles, before anything is dealt. Expects a blank record."""
    state.n_seats = n_seats
    state.supply[SINGLE] = ALL_SINGLES
    state.supply[DOUBLE] = ALL_DOUBLES
    state.supply[BELVEDERE] = ALL_BELVEDERES
    state.supply[FIRST_PIECE + STATUE - 1] = ALL_STATUES
    state.supply[FIRST_PIECE + FOUNTAIN - 1] = ALL_FOUNTAINS
    state.supply[FIRST_PIECE + BRIDGE - 1] = ALL_BRIDGES
    state.supply[FIRST_PIECE + STAIRS - 1] = ALL_STAIRS
    for token in range(N_TOKEN_KINDS):
        state.token_left[token] = TOKEN_COUNT[token]
    for tile in range(FIRST_QUARRY_TILE, FIRST_START_TILE):
        state.buried[tile] = 1
    for cell in range(N_CELLS):
        state.stack[cell] = FULL_STACK
    for seat in range(n_seats):
        state.stored[seat] = FIRST_START_TILE + seat
    state.uncovered = NO_CELL
    state.wild_hole = NO_HOLE
    state.last_statue = NO_HOLE
    survey_gardens(state)


@rule("BAB-1.3", "BAB-1.4")
def deal_clay(state: State, tile: int) -> None:
    """Put a clay tile face up on the next stack of the quarry."""
    state.face[state.dealt] = tile
    state.buried[tile] = 0
    state.dealt += 1
    if state.dealt == N_CELLS:
        state.dealt = 0
        state.stage = DEAL_FIRST


@rule("BAB-1.8", "BAB-DIFF-01")
def list_firsts(state: State, work: Work) -> None:
    """Offer every player as the first one."""
    for seat in range(state.n_seats):
        offer(work, DEAL_FIRST_CODE + seat, 1)


@rule("BAB-1.8", "BAB-1.9")
def deal_first(state: State, seat: int) -> None:
    """The first player is known, and removes the first clay tile if any are removed."""
    state.first = seat
    state.asked = seat
    state.stage = REMOVE


@rule("BAB-1.7", "BAB-R.1")
def list_tokens(state: State, work: Work) -> None:
    """Offer each kind of token, weighted by the number still unseen."""
    for token in range(N_TOKEN_KINDS):
        if state.token_left[token] > 0:
            offer(work, DEAL_TOKEN_CODE + token, state.token_left[token])
