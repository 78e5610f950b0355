"""Rebuild the desert from what was put down: boards, tiles, blooms, assistants, trees and cards, in that order.

Plain Python, not compiled: a game in progress updates these fields piece by piece. Positions that come from a file, a
text board or a test are rebuilt here, by the same rules that place each piece.
"""

from collections.abc import Iterator

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    CARD_WORDS,
    CARDS,
    N_HALF_WAYS,
    NO_CELL,
    TILE_WORDS,
    TILES,
)
from semiramis.games.ishtar.components.tables import CARD_POINTS, TILE_SYMBOL, TILE_SYMBOL_CELL, TILE_TURNS
from semiramis.games.ishtar.rules.beds import is_free_grass, put_assistant, put_tree
from semiramis.games.ishtar.rules.desert import join_boards, survey_ground
from semiramis.games.ishtar.rules.placing import lay_tile, meet, tile_cells
from semiramis.games.ishtar.rules.skills import put_double, put_single
from semiramis.games.ishtar.rules.state import BOARD, CROSSING, State

CELL_FIELDS = ("ground", "plant", "standing", "water", "spring", "bed", "claim", "touch")
SEAT_FIELDS = ("flowers", "tablets", "shade", "tree_points")


def derive(state: State) -> None:
    """Recompute every derived field in place; pieces that cannot be where they are said to be are left out."""
    list(rebuild(state))


def rebuild(state: State) -> Iterator[Message]:
    """Recompute every derived field in place; yield a message for each piece that cannot be where it is."""
    _clear(state)
    join_boards(state)
    survey_ground(state)
    yield from _lay_tiles(state)
    yield from _lay_blooms(state)
    yield from _put_assistants(state)
    yield from _plant_trees(state)
    for card in range(1, CARDS + 1):
        if state.card_of[card]:
            state.tree_points[state.card_of[card] - 1] += CARD_POINTS[card]


def _clear(state: State) -> None:
    for name in CELL_FIELDS:
        getattr(state, name)[:] = [0] * (NO_CELL + 1)
    for name in SEAT_FIELDS:
        getattr(state, name)[:] = [0] * len(SEAT)
    for board in range(len(BOARD)):
        state.cells_at[board][:] = [0] * len(SEAT)


@enforces("ISH-4.1", "ISH-4.2", "ISH-4.3", "ISH-4.4", "ISH-AMB-05")
def _lay_tiles(state: State) -> Iterator[Message]:
    """Lay tiles where water has reached so far, until none is left or none can be laid."""
    waiting = [tile for tile in range(1, TILES + 1) if state.tile_at[tile] != NO_CELL]
    while waiting:
        ready = [tile for tile in waiting if _tile_fault(state, tile) == ""]
        if not ready:
            for tile in waiting:
                yield against(f"table.tile_at.{TILE_WORDS[tile]}", _tile_fault(state, tile))
            return
        lay_tile(state, ready[0], state.tile_at[ready[0]], state.tile_turn[ready[0]])
        waiting.remove(ready[0])


def _tile_fault(state: State, tile: int) -> str:
    """The clause against a tile where it lies, in the desert laid so far; empty where it may lie there."""
    cells = tile_cells(state, tile)
    if any(state.water[cell] > CROSSING for cell in cells):
        return "ISH-4.1"
    if state.tile_turn[tile] >= TILE_TURNS[tile]:
        return "ISH-4.2"
    if state.seams and len({cell // BOARD_CELLS for cell in cells}) > 1:
        return "ISH-AMB-05"
    water = meet(meet(state.water[cells[0]], state.water[cells[1]]), state.water[cells[2]])
    if water == 0:
        return "ISH-4.3"
    return "ISH-4.4" if water >= CROSSING else ""


@enforces("ISH-8.7", "ISH-8.8")
def _lay_blooms(state: State) -> Iterator[Message]:
    """Put blooms on grass."""
    for seat in range(len(SEAT)):
        home = f"seats.{SEAT.words[seat]}"
        if state.single_at[seat] != NO_CELL:
            if is_free_grass(state, state.single_at[seat]):
                put_single(state, state.single_at[seat])
            else:
                yield against(f"{home}.single_at", "ISH-8.7")
        cell, way = state.double_at[seat], state.double_way[seat]
        if cell != NO_CELL:
            if way < N_HALF_WAYS and is_free_grass(state, cell) and is_free_grass(state, state.around[cell][way]):
                put_double(state, cell, way)
            else:
                yield against(f"{home}.double_at", "ISH-8.8")


@enforces("ISH-4.6", "ISH-6.2", "ISH-6.3")
def _put_assistants(state: State) -> Iterator[Message]:
    """Put assistants on the symbols of tiles, one in a bed."""
    symbols = {
        tile_cells(state, tile)[TILE_SYMBOL_CELL[tile]]
        for tile in range(1, TILES + 1)
        if state.tile_at[tile] != NO_CELL and TILE_SYMBOL[tile]
    }
    for seat in range(len(SEAT)):
        for which, cell in enumerate(state.assistant_at[seat]):
            if cell != NO_CELL:
                place = f"seats.{SEAT.words[seat]}.assistant_at.{which + 1}"
                if cell not in symbols or state.plant[cell] < 2:
                    yield against(place, "ISH-6.2")
                elif state.claim[cell]:
                    yield against(place, "ISH-4.6")
                else:
                    put_assistant(state, cell, seat)


@enforces("ISH-7.3", "ISH-7.6")
def _plant_trees(state: State) -> Iterator[Message]:
    """Plant trees on free grass."""
    for card in range(1, CARDS + 1):
        cell = state.tree_at[card]
        if cell != NO_CELL:
            if is_free_grass(state, cell):
                put_tree(state, cell)
            else:
                yield against(f"table.tree_at.{CARD_WORDS[card]}", "ISH-7.3")
