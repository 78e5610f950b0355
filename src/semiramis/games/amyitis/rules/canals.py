"""The canals: irrigation spreads from the river along the edges between garden squares."""

from semiramis.core.model.domain import NEUTRAL
from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import N_CANALS, N_CORNERS, N_SQUARES
from semiramis.games.amyitis.components.tables import (
    CANAL_CORNERS,
    CANAL_SIZE,
    CANAL_SQUARES,
    ENGINEER_PRESTIGE,
    RIVER_CORNERS,
)
from semiramis.games.amyitis.rules.actions import IRRIGATE_CANAL, offer
from semiramis.games.amyitis.rules.state import IRRIGATION, State, Work
from semiramis.games.amyitis.rules.stock import score


@rule("AMY-II.B.E.1", "AMY-II.B.E.2")
def is_full(state: State, canal: int) -> bool:
    """Whether every segment of a canal holds a cube."""
    return state.canal[canal][CANAL_SIZE[canal] - 1] > 0


@rule("AMY-II.B.E.3", "AMY-II.B.E.4")
def is_open(state: State, canal: int) -> bool:
    """Whether a canal has an empty segment that water from the river reaches."""
    return state.wet[CANAL_CORNERS[canal][0]] + state.wet[CANAL_CORNERS[canal][1]] > 0 and not is_full(state, canal)


@rule("AMY-II.B.E.3", "AMY-Q.2")
def has_open_canal(state: State) -> bool:
    """Whether any canal can take a cube."""
    for canal in range(N_CANALS):
        if is_open(state, canal):
            return True
    return False


@rule("AMY-II.B.E.1", "AMY-II.B.E.3", "AMY-II.B.E.4")
def list_canals(state: State, work: Work) -> None:
    """Offer every canal that can take a cube."""
    for canal in range(N_CANALS):
        if is_open(state, canal):
            offer(work, IRRIGATE_CANAL + canal)


@rule("AMY-II.B.E.1", "AMY-II.C.a.2")
def do_irrigate(state: State, seat: int, canal: int) -> None:
    """Put a player's cube on a canal; an Engineer's work scores, free irrigation does not."""
    state.cubes[seat] -= 1
    fill_segment(state, canal, seat + 1)
    if state.free_water == 0:
        score(state, seat, IRRIGATION, ENGINEER_PRESTIGE)
    state.free_water = 0


@rule("AMY-II.B.E.1", "AMY-II.B.E.2", "AMY-PL.9")
def fill_segment(state: State, canal: int, owner: int) -> None:
    """Put a cube on the next empty segment of a canal; a full canal carries water further."""
    if state.canal[canal][0] == 0:
        state.canal[canal][0] = owner
    else:
        state.canal[canal][1] = owner
    if is_full(state, canal):
        state.watered[CANAL_SQUARES[canal][0]] = 1
        state.watered[CANAL_SQUARES[canal][1]] = 1
        if carries_further(state, canal):
            spread_water(state)


@rule("AMY-II.B.E.3", "AMY-Q.16")
def carries_further(state: State, canal: int) -> bool:
    """Whether a full canal has water and a dry end: one end is wet, or by table option it holds a neutral cube."""
    wet_ends = state.wet[CANAL_CORNERS[canal][0]] + state.wet[CANAL_CORNERS[canal][1]]
    if wet_ends > 0:
        return wet_ends == 1
    return state.cut_off_canals > 0 and (state.canal[canal][0] == NEUTRAL or state.canal[canal][1] == NEUTRAL)


@rule("AMY-II.B.E.3", "AMY-PL.9")
def spread_water(state: State) -> None:
    """Spread water through full canals until no further corner gets wet."""
    spreading = True
    while spreading:
        spreading = False
        for canal in range(N_CANALS):
            if carries_further(state, canal) and is_full(state, canal):
                state.wet[CANAL_CORNERS[canal][0]] = 1
                state.wet[CANAL_CORNERS[canal][1]] = 1
                spreading = True


@rule("AMY-II.B.E.3", "AMY-II.B.E.4", "AMY-PL.2", "AMY-PL.3", "AMY-Q.16", "AMY-D.9")
def survey_water(state: State) -> None:
    """Recompute from the cubes which corners are wet and which squares have a fully irrigated side."""
    for corner in range(N_CORNERS):
        state.wet[corner] = RIVER_CORNERS >> corner & 1
    for square in range(N_SQUARES):
        state.watered[square] = 0
    for canal in range(N_CANALS):
        if is_full(state, canal):
            state.watered[CANAL_SQUARES[canal][0]] = 1
            state.watered[CANAL_SQUARES[canal][1]] = 1
    spread_water(state)
