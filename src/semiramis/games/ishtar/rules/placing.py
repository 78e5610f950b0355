"""Steps 2 and 3: place the tile, and collect the gems it covers."""

from semiramis.core.model.rule import Cube, Grid, Table, rule
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    N_ASSISTANTS,
    N_TURNS,
    N_WAYS,
    NO_CELL,
    OUTSIDE,
    PURPLE_ROCK,
    SHAPE_WORDS,
    STRAIGHT,
    TRIANGLE,
    WHITE_ROCK,
)
from semiramis.games.ishtar.components.tables import TILE_FLOWERS, TILE_IS_SPLIT, TILE_SHAPE, TILE_TURNS
from semiramis.games.ishtar.rules.actions import PLACE_AT
from semiramis.games.ishtar.rules.beds import grow, share_a_bed
from semiramis.games.ishtar.rules.desert import wet
from semiramis.games.ishtar.rules.state import BUILT_OVER, CROSSING, MANY, State, Work

AHEAD = Table(-turn % N_WAYS for turn in range(N_TURNS))
"""By turn of a tile: the way from its first cell to the second."""
ONWARD = Grid([way if shape == STRAIGHT else (way + 1) % N_WAYS for way in AHEAD] for shape in range(len(SHAPE_WORDS)))
"""By shape and turn: the way to the third cell of a tile, from the second or, in a triangle, from the first."""

CLAIMED = 8
"""The site of a cell is its water, plus this where a tile may lie and a bed with an assistant is adjacent."""
SITES = range(2 * CLAIMED)
ASK = 4096
"""Added to a code that is legal unless the tile joins two assistants."""


@rule("ISH-4.2")
def middle_cell(state: State, cell: int, turn: int) -> int:
    """The second cell of a tile whose first cell is `cell`, turned clockwise by `turn` sixths."""
    return state.around[cell][AHEAD[turn]]


@rule("ISH-4.2")
def last_cell(state: State, shape: int, cell: int, middle: int, turn: int) -> int:
    """The third cell of a tile: straight on, bent to the left, or back beside both others."""
    return state.around[cell if shape == TRIANGLE else middle][ONWARD[shape][turn]]


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


def join_sites(site: int, other: int) -> int:
    """The site of two cells under one tile. Plain Python only."""
    water = meet(*(each - CLAIMED if each > CLAIMED else each for each in (site, other)))
    return water + CLAIMED if max(site, other) > CLAIMED and water < CROSSING else water


def answer(site: int) -> int:
    """Whether a tile may lie on a site: 0 no, 1 yes, ASK + 1 if beds allow it. Plain Python only."""
    if site == 0 or CROSSING <= site <= BUILT_OVER:
        return 0
    return 1 if site < CLAIMED else ASK + 1


_BY_PAIR = [[answer(join_sites(pair, last)) for last in SITES] for pair in SITES]
MAY_COVER = Cube([_BY_PAIR[join_sites(first, middle)] for middle in SITES] for first in SITES)
"""By the sites, or the waters, of three cells: whether a tile may lie on them, as `answer` says."""


@rule("ISH-4.6")
def is_one_claim(here: int, there: int, yonder: int) -> bool:
    """Whether three claims are of one assistant, or of none."""
    most = max(here, max(there, yonder))
    alone = (here == 0 or here == most) and (there == 0 or there == most) and (yonder == 0 or yonder == most)
    return alone and most < MANY


@rule("ISH-4.6", "ISH-4.7", "ISH-4.8")
def joins_assistants(state: State, tile: int, first: int, middle: int, last: int) -> bool:
    """Whether a tile would join the beds of two assistants."""
    claim = state.claim
    if is_one_claim(claim[first], claim[middle], claim[last]):
        return False
    here = claim[first] if TILE_FLOWERS[tile][0] > 0 else 0
    there = claim[middle] if TILE_FLOWERS[tile][1] > 0 else 0
    yonder = claim[last] if TILE_FLOWERS[tile][2] > 0 else 0
    if is_one_claim(here, there, yonder):
        return False
    if max(here, max(there, yonder)) == MANY:
        return True
    # flowers on both ends and grass between them are two beds, unless a bed nobody controls joins them
    return TILE_IS_SPLIT[tile] == 0 or share_a_bed(state, first, last)


@rule("ISH-AMB-05")
def crosses_seam(cell: int, middle: int, last: int) -> bool:
    """Whether three cells lie on more than one board."""
    board = cell // BOARD_CELLS
    return middle // BOARD_CELLS != board or last // BOARD_CELLS != board


@rule("ISH-4.6", "ISH-AMB-05")
def may_join(state: State, tile: int, cell: int, middle: int, last: int) -> bool:
    """Whether a tile may be placed on three cells that one fountain waters: seams and assistants allow it."""
    if state.seams > 0 and crosses_seam(cell, middle, last):
        return False
    return not joins_assistants(state, tile, cell, middle, last)


@rule("ISH-4.1", "ISH-4.2", "ISH-4.3", "ISH-4.4")
def may_lie(state: State, tile: int, cell: int, turn: int) -> bool:
    """Whether a tile may be placed with its first cell here and this turn."""
    water = state.water
    middle = middle_cell(state, cell, turn)
    last = last_cell(state, TILE_SHAPE[tile], cell, middle, turn)
    return MAY_COVER[water[cell]][water[middle]][water[last]] > 0 and may_join(state, tile, cell, middle, last)


@rule("ISH-4.6")
def assistants_out(state: State) -> int:
    """The number of assistants in the desert."""
    found = 0
    for seat in range(state.n_seats):
        for which in range(N_ASSISTANTS):
            if state.assistant_at[seat][which] != NO_CELL:
                found += 1
    return found


@rule("ISH-4.1", "ISH-4.3", "ISH-4.6")
def survey_sites(state: State, work: Work, claimed: int) -> None:
    """Note the site of every cell; `claimed` is CLAIMED, or 0 where no tile can join two assistants."""
    water = state.water
    claim = state.claim
    site = work.site
    site[OUTSIDE] = BUILT_OVER
    for cell in range(state.n_boards * BOARD_CELLS):
        site[cell] = water[cell] + (claimed if claim[cell] > 0 and water[cell] < CROSSING else 0)


@rule("ISH-4.2", "ISH-4.9")
def list_placings(state: State, work: Work) -> None:
    """List every cell and turn for the tile in hand; turns that look alike are listed once."""
    claimed = CLAIMED if assistants_out(state) > 1 else 0
    survey_sites(state, work, claimed)
    list_watered(state, work, state.hand)
    if claimed > 0 or state.seams > 0:
        strike_out_joins(state, work, state.hand)


@rule("ISH-4.1", "ISH-4.2", "ISH-4.3", "ISH-4.4")
def list_watered(state: State, work: Work, tile: int) -> None:
    """List every cell and turn where ground and water allow a tile; ASK is added where beds may forbid it."""
    onward = ONWARD[TILE_SHAPE[tile]]
    is_triangle = TILE_SHAPE[tile] == TRIANGLE
    around = state.around
    site = work.site
    legal = work.legal
    turns = TILE_TURNS[tile]
    listed = 0
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.water[cell] < CROSSING:
            near = around[cell]
            answers = MAY_COVER[site[cell]]
            before = PLACE_AT + N_TURNS * cell - 1
            for turn in range(turns):
                middle = near[AHEAD[turn]]
                last = around[cell if is_triangle else middle][onward[turn]]
                allowed = answers[site[middle]][site[last]]
                # written in any case and then counted or not: a processor would guess wrong too often which it is
                legal[listed] = before + turn + allowed
                listed += allowed & 1
    work.n_legal = listed


@rule("ISH-4.6", "ISH-AMB-05")
def strike_out_joins(state: State, work: Work, tile: int) -> None:
    """Strike out the listed places where a tile would join two assistants, or cross a seam that is kept."""
    legal = work.legal
    left = 0
    for index in range(work.n_legal):
        code = legal[index]
        may = True
        if code >= ASK or state.seams > 0:
            code = code & (ASK - 1)
            cell = (code - PLACE_AT) // N_TURNS
            turn = code - PLACE_AT - N_TURNS * cell
            middle = middle_cell(state, cell, turn)
            may = may_join(state, tile, cell, middle, last_cell(state, TILE_SHAPE[tile], cell, middle, turn))
        legal[left] = code
        if may:
            left += 1
    work.n_legal = left


@rule("ISH-4.9", "ISH-AMB-04")
def has_place(state: State, tile: int) -> bool:
    """Whether a tile may be placed anywhere; mostly one of the first cells that water reaches will do."""
    return has_place_from(state, tile, 1, CROSSING) or has_place_from(state, tile, 0, 1)


@rule("ISH-4.9", "ISH-AMB-04")
def has_place_from(state: State, tile: int, least: int, beyond: int) -> bool:
    """Whether a tile may be placed with its first cell where the water is `least` or more, below `beyond`."""
    onward = ONWARD[TILE_SHAPE[tile]]
    is_triangle = TILE_SHAPE[tile] == TRIANGLE
    around = state.around
    water = state.water
    for cell in range(state.n_boards * BOARD_CELLS):
        if water[cell] >= least and water[cell] < beyond:
            answers = MAY_COVER[water[cell]]
            for turn in range(TILE_TURNS[tile]):
                middle = around[cell][AHEAD[turn]]
                last = around[cell if is_triangle else middle][onward[turn]]
                if answers[water[middle]][water[last]] > 0 and may_join(state, tile, cell, middle, last):
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
