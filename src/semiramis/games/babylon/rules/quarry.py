"""The quarry: stacks of three layers; taking a tile pays pillars for its edges and its flower."""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.components.names import (
    FIRST_QUARRY_TILE,
    FLOWER_TOKEN,
    FULL_STACK,
    MINUS_TOKEN,
    N_CELLS,
    N_SIDES,
    NO_CELL,
    TILES_OF_MATERIAL,
    WALL,
)
from semiramis.games.babylon.components.tables import CLAY_REMOVED, QUARRY_NEIGHBOUR, ROUNDS, TILE_FLOWER
from semiramis.games.babylon.rules.actions import DEAL_TILE_CODE, MINE_CELL, REMOVE_CELL, offer
from semiramis.games.babylon.rules.stages import BUILD, MINE, REMOVE, REVEAL
from semiramis.games.babylon.rules.state import SINGLE, State, Work


@rule("BAB-A.1", "BAB-0.3")
def list_cells(state: State, work: Work) -> None:
    """Offer every visible tile of the quarry."""
    for cell in range(N_CELLS):
        if state.face[cell] > 0:
            offer(work, MINE_CELL + cell, 1)


@rule("BAB-1.10", "BAB-1.11", "BAB-1.13", "BAB-DIFF-05")
def list_removals(state: State, work: Work) -> None:
    """Offer every clay tile for removal in setup."""
    for cell in range(N_CELLS):
        if state.stack[cell] == FULL_STACK:
            offer(work, REMOVE_CELL + cell, 1)


@rule("BAB-A.2", "BAB-A.3", "BAB-A.4", "BAB-A.5", "BAB-A.7", "BAB-A.8", "BAB-A.9", "BAB-DIFF-10")
def paying_edges(state: State, cell: int) -> int:
    """The number of edges of a tile that pay: those against a wall, the floor, or a tile that is not higher."""
    edges = 0
    for side in range(N_SIDES):
        neighbour = QUARRY_NEIGHBOUR[cell][side]
        if neighbour == WALL or state.stack[neighbour] <= state.stack[cell]:
            edges += 1
    return edges


@rule("BAB-A.6", "BAB-A.7", "BAB-R.8", "BAB-R.9", "BAB-0.5", "BAB-DIFF-13")
def mining_gain(state: State, seat: int, cell: int) -> int:
    """The single pillars a tile pays a player, including the flower and the round token."""
    gain = paying_edges(state, cell)
    if TILE_FLOWER[state.face[cell]] == seat:
        gain += 2 if state.token == FLOWER_TOKEN else 1
    if state.token == MINUS_TOKEN:
        gain = max(0, gain - 1)
    return gain


@rule("BAB-A.10", "BAB-AMB-12")
def gain_singles(state: State, seat: int, due: int) -> None:
    """Take single pillars from the supply, or as many as are left."""
    got = due if state.supply_limit > 0 else min(due, state.supply[SINGLE])
    if state.supply_limit == 0:
        state.supply[SINGLE] -= got
    state.singles[seat] += got


@rule("BAB-A.1", "BAB-A.2", "BAB-A.8")
def do_mine(state: State, seat: int, cell: int) -> None:
    """Gain the pillars, take the tile, and reveal the tile beneath."""
    gain_singles(state, seat, mining_gain(state, seat, cell))
    state.mined = state.face[cell]
    state.stage = BUILD
    lift(state, cell)


@rule("BAB-1.14", "BAB-1.13")
def do_remove(state: State, cell: int) -> None:
    """A clay tile leaves the game and pays nothing."""
    state.removed += 1
    state.asked = (state.asked + 1) % state.n_seats
    lift(state, cell)


@rule("BAB-A.1", "BAB-R.1")
def lift(state: State, cell: int) -> None:
    """Take the top tile of a stack; the next one is revealed unless this is the last turn of the game."""
    state.stack[cell] -= 1
    state.face[cell] = 0
    if state.stack[cell] > 0 and not is_last_turn(state):
        state.uncovered = cell
        state.stage = REVEAL


@rule("BAB-2.2", "BAB-R.1")
def is_last_turn(state: State) -> bool:
    """Whether the turn under way is the last one of the game."""
    last = (state.first + state.n_seats - 1) % state.n_seats
    return state.round == ROUNDS[state.n_seats] and state.asked == last


@rule("BAB-1.3", "BAB-1.4", "BAB-0.2", "BAB-0.4")
def list_buried(state: State, work: Work, height: int) -> None:
    """Offer every unseen tile of the layer at a height, which has the tiles of one material."""
    first = FIRST_QUARRY_TILE + (FULL_STACK - height) * TILES_OF_MATERIAL
    for tile in range(first, first + TILES_OF_MATERIAL):
        if state.buried[tile] > 0:
            offer(work, DEAL_TILE_CODE + tile, 1)


@rule("BAB-1.3", "BAB-A.1")
def do_reveal(state: State, tile: int) -> None:
    """Turn up the tile beneath the one lifted; the turn or the setup continues."""
    state.face[state.uncovered] = tile
    state.buried[tile] = 0
    state.uncovered = NO_CELL
    state.stage = BUILD if state.round > 0 else REMOVE


@rule("BAB-1.10", "BAB-1.11", "BAB-1.12", "BAB-2.3")
def is_removing(state: State) -> bool:
    """Whether clay is still to be removed in setup."""
    return state.removed < CLAY_REMOVED[state.n_seats]


@rule("BAB-2.3")
def ask_to_mine(state: State) -> None:
    """A turn begins with mining."""
    state.stage = MINE
