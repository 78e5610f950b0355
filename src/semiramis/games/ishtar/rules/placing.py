"""Steps 2 and 3: place the tile, and collect the gems it covers."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import (
    BENT,
    BOARD_CELLS,
    N_TURNS,
    N_WAYS,
    PURPLE_ROCK,
    STRAIGHT,
    WHITE_ROCK,
)
from semiramis.games.ishtar.components.tables import TILE_FLOWERS, TILE_IS_SPLIT, TILE_SHAPE, TILE_TURNS
from semiramis.games.ishtar.rules.actions import PLACE_AT, offer
from semiramis.games.ishtar.rules.beds import grow, share_a_bed
from semiramis.games.ishtar.rules.desert import wet
from semiramis.games.ishtar.rules.state import BUILT_OVER, CROSSING, MANY, State, Work


@rule("ISH-4.2")
def middle_cell(state: State, cell: int, turn: int) -> int:
    """The second cell of a tile whose first cell is `cell`, turned clockwise by `turn` sixths."""
    return state.around[cell][(N_WAYS - turn) % N_WAYS]


@rule("ISH-4.2")
def last_cell(state: State, shape: int, cell: int, middle: int, turn: int) -> int:
    """The third cell of a tile: straight on, bent to the left, or back beside both others."""
    if shape == STRAIGHT:
        return state.around[middle][(N_WAYS - turn) % N_WAYS]
    left = (N_WAYS + 1 - turn) % N_WAYS
    return state.around[middle][left] if shape == BENT else state.around[cell][left]


def tile_cells(state: State, tile: int) -> tuple[int, int, int]:
    """The three cells of a tile that lies in the desert, in the order they are printed. Plain Python only."""
    cell, turn = state.tile_at[tile], state.tile_turn[tile]
    middle = middle_cell(state, cell, turn)
    return cell, middle, last_cell(state, TILE_SHAPE[tile], cell, middle, turn)


@rule("ISH-4.1", "ISH-4.3", "ISH-4.4", "ISH-4.5", "ISH-9.3", "ISH-9.4", "ISH-AMB-10")
def meet(water: int, other: int) -> int:
    """The water that two cells of one garden share; CROSSING where they differ or no tile may lie."""
    if water == 0 or water == other:
        return other
    return water if other == 0 else CROSSING


@rule("ISH-4.6", "ISH-4.7", "ISH-4.8")
def joins_assistants(state: State, tile: int, first: int, middle: int, last: int) -> bool:
    """Whether a tile would join the beds of two assistants."""
    here = state.claim[first] if TILE_FLOWERS[tile][0] > 0 else 0
    there = state.claim[middle] if TILE_FLOWERS[tile][1] > 0 else 0
    yonder = state.claim[last] if TILE_FLOWERS[tile][2] > 0 else 0
    most = max(here, max(there, yonder))
    if most == 0:
        return False
    if most == MANY:
        return True
    alone = (here == 0 or here == most) and (there == 0 or there == most) and (yonder == 0 or yonder == most)
    if alone:
        return False
    # flowers on both ends and grass between them are two beds, unless a bed nobody controls joins them
    return TILE_IS_SPLIT[tile] == 0 or share_a_bed(state, first, last)


@rule("ISH-4.1", "ISH-4.2", "ISH-4.3", "ISH-4.4", "ISH-4.6", "ISH-AMB-05")
def may_lie(state: State, tile: int, cell: int, turn: int) -> bool:
    """Whether a tile may be placed with its first cell here and this turn."""
    middle = middle_cell(state, cell, turn)
    water = meet(state.water[cell], state.water[middle])
    if water >= CROSSING:
        return False
    last = last_cell(state, TILE_SHAPE[tile], cell, middle, turn)
    water = meet(water, state.water[last])
    if water == 0 or water >= CROSSING:
        return False
    if state.seams > 0:
        board = cell // BOARD_CELLS
        if middle // BOARD_CELLS != board or last // BOARD_CELLS != board:
            return False
    return not joins_assistants(state, tile, cell, middle, last)


@rule("ISH-4.2", "ISH-4.9")
def list_placings(state: State, work: Work) -> None:
    """List every cell and turn for the tile in hand; turns that look alike are listed once."""
    tile = state.hand
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.water[cell] < CROSSING:
            for turn in range(TILE_TURNS[tile]):
                if may_lie(state, tile, cell, turn):
                    offer(work, PLACE_AT + N_TURNS * cell + turn, 1)


@rule("ISH-4.9", "ISH-AMB-04")
def has_place(state: State, tile: int) -> bool:
    """Whether a tile may be placed anywhere."""
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.water[cell] < CROSSING:
            for turn in range(TILE_TURNS[tile]):
                if may_lie(state, tile, cell, turn):
                    return True
    return False


@rule("ISH-4.3", "ISH-9.2", "ISH-9.3")
def lay_tile(state: State, tile: int, cell: int, turn: int) -> None:
    """Put a tile down: its cells join the garden whose water reaches them, its flowers the adjacent beds."""
    middle = middle_cell(state, cell, turn)
    last = last_cell(state, TILE_SHAPE[tile], cell, middle, turn)
    fountain = max(state.water[cell], max(state.water[middle], state.water[last]))
    state.tile_at[tile] = cell
    state.tile_turn[tile] = turn
    plant_grass(state, cell, fountain)
    plant_grass(state, middle, fountain)
    plant_grass(state, last, fountain)
    if TILE_FLOWERS[tile][0] > 0:
        grow(state, cell, TILE_FLOWERS[tile][0])
    if TILE_FLOWERS[tile][1] > 0:
        grow(state, middle, TILE_FLOWERS[tile][1])
    if TILE_FLOWERS[tile][2] > 0:
        grow(state, last, TILE_FLOWERS[tile][2])


@rule("ISH-4.1", "ISH-4.3")
def plant_grass(state: State, cell: int, fountain: int) -> None:
    """Cover a cell with grass; the water of its garden reaches the cell's neighbours."""
    state.water[cell] = BUILT_OVER
    state.spring[cell] = fountain
    state.plant[cell] = 1
    for way in range(N_WAYS):
        wet(state, state.around[cell][way], fountain)


@rule("ISH-5.1", "ISH-5.2", "ISH-1.4")
def collect_gem(state: State, seat: int, cell: int) -> None:
    """Take the gem of a cell that is being covered."""
    ground = state.ground[cell]
    if ground >= PURPLE_ROCK and ground <= WHITE_ROCK:
        state.gems[seat][ground - PURPLE_ROCK] += 1


@rule("ISH-5.1")
def collect_gems(state: State, seat: int, tile: int, cell: int, turn: int) -> None:
    """Take the gems on all three cells of a tile that is being placed."""
    middle = middle_cell(state, cell, turn)
    collect_gem(state, seat, cell)
    collect_gem(state, seat, middle)
    collect_gem(state, seat, last_cell(state, TILE_SHAPE[tile], cell, middle, turn))
