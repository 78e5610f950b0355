"""The network of Babylon: it reads gardens hole by hole, with the same weights for every hole and every garden."""

from semiramis.core.model.network import CellPlane, Mark, NetworkSpec
from semiramis.games.babylon.components.names import BOARD_SIDE, N_HOLES
from semiramis.games.babylon.components.tables import PLACE_HOLE
from semiramis.games.babylon.rules.actions import (
    BRIDGE_ON,
    FOUNTAIN_ON,
    MINE_CELL,
    PAIR_HOLE,
    PLACE_AT,
    REMOVE_CELL,
    SPAN_HOLE,
    STAIRS_ON,
    STATUE_ON,
    SYMBOL_ON,
)
from semiramis.games.babylon.rules.state import CELL, LEVEL, PIECE

_WAYS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Steps to the eight holes around a hole, clockwise from the north."""
_N_PLACES = len(PLACE_HOLE)
_CORNER = {PLACE_HOLE[place][0]: place for place in range(_N_PLACES)}
"""The place whose north-western hole is a hole."""
_EACH_HOLE = tuple(range(N_HOLES))
FOUNTAIN, STAIRS, BRIDGE, STATUE, SYMBOL, PLACE = 0, 2, 4, 6, 7, 11


def _neighbours(hole: int) -> tuple[int, ...]:
    x, y = hole % BOARD_SIDE, hole // BOARD_SIDE
    return tuple(
        (y + b) * BOARD_SIDE + x + a if 0 <= x + a < BOARD_SIDE and 0 <= y + b < BOARD_SIDE else -1 for a, b in _WAYS
    )


def _cell_codes() -> dict[int, tuple[int, int]]:
    """The hole and the kind of every code that is about a hole; a pair belongs to its first, by its direction."""
    codes = {STATUE_ON + hole: (hole, STATUE) for hole in range(N_HOLES)}
    for first, kind, pairs in ((FOUNTAIN_ON, FOUNTAIN, PAIR_HOLE), (STAIRS_ON, STAIRS, PAIR_HOLE)):
        for pair in range(len(pairs)):
            a, b = pairs[pair][0], pairs[pair][1]
            codes[first + pair] = (a, kind + (b - a == BOARD_SIDE))
    for pair in range(len(SPAN_HOLE)):
        a, b = SPAN_HOLE[pair][0], SPAN_HOLE[pair][1]
        codes[BRIDGE_ON + pair] = (a, BRIDGE + (b - a == 2 * BOARD_SIDE))
    for hole in range(N_HOLES):
        for piece in range(len(PIECE)):
            codes[SYMBOL_ON + len(PIECE) * hole + piece] = (hole, SYMBOL + piece)
    for place in range(_N_PLACES):
        for level in range(len(LEVEL)):
            codes[PLACE_AT + len(LEVEL) * place + level] = (PLACE_HOLE[place][0], PLACE + level)
    return codes


_HOLES = tuple((hole,) for hole in range(N_HOLES))

NETWORK = NetworkSpec(
    width=256,
    unused=("roof", "last pair"),
    cells=N_HOLES,
    channels=32,
    layers=3,
    maps=4,
    cell_planes=(
        *(CellPlane(name, _EACH_HOLE) for name in ("level", "symbol", "standing", "other half", "flower")),
        CellPlane("place level", tuple(_CORNER.get(hole, -1) for hole in range(N_HOLES))),
    ),
    neighbours=tuple(_neighbours(hole) for hole in range(N_HOLES)),
    ways=len(_WAYS),
    marks=(
        Mark("build place", tuple(tuple(PLACE_HOLE[place]) for place in range(_N_PLACES))),
        Mark("wild hole", (*_HOLES, ())),
        Mark("last statue", (*_HOLES, ())),
    ),
    cell_codes=_cell_codes(),
    item_codes={first + cell: ("face", cell) for first in (MINE_CELL, REMOVE_CELL) for cell in range(len(CELL))},
    heuristic=True,
)
