"""The desert: boards joined into one map of cells, what lies on the ground, and where water reaches."""

from semiramis.core.model.rule import Table, rule
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    BOARDS,
    FOUNTAIN,
    N_WAYS,
    NOWHERE,
    OUTSIDE,
    RADIUS,
    SAND,
    WAYS,
    WHITE_ROCK,
)
from semiramis.games.ishtar.components.tables import (
    LATTICE_Q,
    LATTICE_R,
    LOCAL_NEXT,
    LOCAL_Q,
    LOCAL_R,
    PRINTED_AT,
    SIDE_GROUND,
)
from semiramis.games.ishtar.rules.state import BUILT_OVER, CROSSING, State

WAY_Q = Table(q for q, _ in WAYS)
WAY_R = Table(r for _, r in WAYS)


@rule("ISH-1.2", "ISH-9.1")
def join_boards(state: State) -> None:
    """Store the six neighbours of every cell, across the seams between boards."""
    for cell in range(OUTSIDE + 1):
        for way in range(N_WAYS):
            state.around[cell][way] = OUTSIDE
    for board in range(state.n_boards):
        for local in range(BOARD_CELLS):
            for way in range(N_WAYS):
                state.around[board * BOARD_CELLS + local][way] = next_cell(state, board, local, way)


@rule("ISH-9.1", "ISH-AMB-05")
def next_cell(state: State, board: int, local: int, way: int) -> int:
    """The neighbour of a cell of a board, on the same board or another; OUTSIDE at the edge."""
    near = LOCAL_NEXT[local][way]
    if near < BOARD_CELLS:
        return board * BOARD_CELLS + near
    for other in range(state.n_boards):
        a = state.board_a[board] - state.board_a[other]
        b = state.board_b[board] - state.board_b[other]
        q = LATTICE_Q[0] * a + LATTICE_Q[1] * b + LOCAL_Q[local] + WAY_Q[way]
        r = LATTICE_R[0] * a + LATTICE_R[1] * b + LOCAL_R[local] + WAY_R[way]
        if abs(q) <= RADIUS and abs(r) <= RADIUS and abs(q + r) <= RADIUS:
            for there in range(BOARD_CELLS):
                if LOCAL_Q[there] == q and LOCAL_R[there] == r:
                    return other * BOARD_CELLS + there
    return OUTSIDE


@rule("ISH-1.2", "ISH-4.3")
def survey_ground(state: State) -> None:
    """Store the ground of every cell and water the cells around fountains; assumes that nothing grows yet."""
    state.ground[OUTSIDE] = NOWHERE
    state.water[OUTSIDE] = BUILT_OVER
    for board in range(BOARDS):
        survey_board(state, board)
    open_fountains(state)


@rule("ISH-1.2", "ISH-1.4", "ISH-4.1")
def survey_board(state: State, board: int) -> None:
    """Store the ground of a board's cells, dry where tiles may lie; a board not laid yet is nowhere."""
    ground_of = SIDE_GROUND[state.side[board]]
    printed_at = PRINTED_AT[state.rotation[board]]
    first = board * BOARD_CELLS
    for local in range(BOARD_CELLS):
        ground = ground_of[printed_at[local]]
        state.ground[first + local] = ground
        state.water[first + local] = 0 if ground >= SAND and ground <= WHITE_ROCK else BUILT_OVER


@rule("ISH-4.3", "ISH-9.8")
def open_fountains(state: State) -> None:
    """Let the water of every fountain reach the cells around it."""
    for board in range(state.n_boards):
        first = board * BOARD_CELLS
        for cell in range(first, first + BOARD_CELLS):
            if state.ground[cell] == FOUNTAIN:
                for way in range(N_WAYS):
                    wet(state, state.around[cell][way], board + 1)


@rule("ISH-4.3", "ISH-4.4")
def wet(state: State, cell: int, fountain: int) -> None:
    """Let the water of a fountain reach a cell; where two waters meet no tile may ever lie."""
    reached = state.water[cell]
    if reached == 0:
        state.water[cell] = fountain
    elif reached != fountain and reached < CROSSING:
        state.water[cell] = CROSSING


@rule("ISH-1.4")
def gems_on_side(side: int, gem: int) -> int:
    """The number of gems of a colour that a side of a board starts with."""
    found = 0
    for local in range(BOARD_CELLS):
        if SIDE_GROUND[side][local] == SAND + 1 + gem:
            found += 1
    return found
