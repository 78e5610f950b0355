"""Flowerbeds: who controls them and what they touch, updated cell by cell as flowers are added.

A bed is named by its lowest cell plus one. The claim of a flower cell is the cell of its bed's assistant plus one;
the claim of any other cell is the one assistant whose bed it touches, or MANY.
"""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import BOARD_CELLS, N_WAYS, NOWHERE, TABLET
from semiramis.games.ishtar.rules.state import MANY, ON_TREE, State


@rule("ISH-9.2", "ISH-9.8", "ISH-4.7", "ISH-8.9")
def grow(state: State, cell: int, flowers: int) -> None:
    """Put flowers on a watered cell: it merges all adjacent beds, and their assistant, if any, controls it."""
    bed = cell + 1
    assistant = 0
    for way in range(N_WAYS):
        near = state.around[cell][way]
        if state.bed[near] > 0:
            bed = min(bed, state.bed[near])
            assistant = max(assistant, state.claim[near])
    for way in range(N_WAYS):
        near = state.around[cell][way]
        if state.bed[near] > 0 and (state.bed[near] != bed or state.claim[near] != assistant):
            rename_bed(state, state.bed[near], bed, assistant)
    state.plant[cell] = flowers + 1
    state.bed[cell] = bed
    state.claim[cell] = 0
    state.touch[cell] = 0
    if assistant > 0:
        gain_cell(state, cell, assistant)


@rule("ISH-9.2", "ISH-9.5")
def rename_bed(state: State, old: int, bed: int, assistant: int) -> None:
    """Move every cell of a bed to another bed and to its assistant."""
    for cell in range(old - 1, state.n_boards * BOARD_CELLS):
        if state.bed[cell] == old:
            state.bed[cell] = bed
            if state.claim[cell] != assistant:
                gain_cell(state, cell, assistant)


@rule("ISH-9.5", "ISH-9.6", "ISH-10.5", "ISH-AMB-13")
def gain_cell(state: State, cell: int, assistant: int) -> None:
    """Put a flower cell under an assistant's control: its flowers, its share of the fountain and what it touches."""
    seat = state.standing[assistant - 1] - 1
    state.claim[cell] = assistant
    state.flowers[seat] += state.plant[cell] - 1
    state.cells_at[state.spring[cell] - 1][seat] += 1
    for way in range(N_WAYS):
        near = state.around[cell][way]
        if state.bed[near] == 0 and state.ground[near] != NOWHERE:
            touch_cell(state, near, assistant, seat)


@rule("ISH-8.1", "ISH-8.4", "ISH-4.6")
def touch_cell(state: State, cell: int, assistant: int, seat: int) -> None:
    """Record that a controlled bed touches a cell without flowers; tablets and trees count once per player."""
    if state.claim[cell] == 0:
        state.claim[cell] = assistant
    elif state.claim[cell] != assistant:
        state.claim[cell] = MANY
    if (state.touch[cell] >> seat) & 1 == 0:
        state.touch[cell] += 1 << seat
        if state.ground[cell] == TABLET:
            state.tablets[seat] += 1
        if state.standing[cell] == ON_TREE:
            state.shade[seat] += 1


@rule("ISH-6.2", "ISH-9.5")
def put_assistant(state: State, cell: int, seat: int) -> None:
    """Put an assistant on a flower cell; it controls the cell's bed."""
    state.standing[cell] = seat + 1
    rename_bed(state, state.bed[cell], state.bed[cell], cell + 1)


@rule("ISH-7.3", "ISH-7.7", "ISH-8.4")
def put_tree(state: State, cell: int) -> None:
    """Plant a tree on a grass cell; it counts for every player whose bed touches the cell."""
    state.standing[cell] = ON_TREE
    for seat in range(state.n_seats):
        if (state.touch[cell] >> seat) & 1 == 1:
            state.shade[seat] += 1


@rule("ISH-7.3", "ISH-8.7")
def is_free_grass(state: State, cell: int) -> bool:
    """Whether a cell is grass on which nothing stands."""
    return state.plant[cell] == 1 and state.standing[cell] == 0


@rule("ISH-4.6")
def share_a_bed(state: State, cell: int, other: int) -> bool:
    """Whether some bed touches both cells."""
    for way in range(N_WAYS):
        bed = state.bed[state.around[cell][way]]
        if bed > 0:
            for there in range(N_WAYS):
                if state.bed[state.around[other][there]] == bed:
                    return True
    return False


@rule("ISH-9.6", "ISH-9.7")
def owns_fountain(state: State, board: int, seat: int) -> bool:
    """Whether a player has the most flower cells at a fountain, alone or tied."""
    mine = state.cells_at[board][seat]
    if mine == 0:
        return False
    for other in range(state.n_seats):
        if state.cells_at[board][other] > mine:
            return False
    return True
