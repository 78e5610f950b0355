"""The network of Ishtar: it reads the desert cell by cell, along the six ways, in any layout of boards."""

from semiramis.core.model.network import CellPlane, Mark, NetworkSpec
from semiramis.games.ishtar.components.names import BOARD_CELLS, CELLS, CUPS, EXTRA_BOARDS, N_HALF_WAYS, N_TURNS, ROW
from semiramis.games.ishtar.rules.actions import (
    BUY_CARD,
    CAN_TO,
    DOUBLE_ON,
    KEEP_FROM,
    PLACE_AT,
    RESERVE_CARD,
    SINGLE_ON,
    TREE_ON,
)
from semiramis.games.ishtar.rules.state import WAY

TREE, SINGLE, DOUBLE, PLACE = 0, 1, 2, 5


def _cell_codes() -> dict[int, tuple[int, int]]:
    """The cell and the kind of every code that is about a cell: one kind for each direction or rotation."""
    codes = {}
    for cell in range(CELLS):
        codes[TREE_ON + cell] = (cell, TREE)
        codes[SINGLE_ON + cell] = (cell, SINGLE)
        for way in range(N_HALF_WAYS):
            codes[DOUBLE_ON + N_HALF_WAYS * cell + way] = (cell, DOUBLE + way)
        for turn in range(N_TURNS):
            codes[PLACE_AT + N_TURNS * cell + turn] = (cell, PLACE + turn)
    return codes


NETWORK = NetworkSpec(
    width=256,
    cells=CELLS,
    channels=32,
    layers=3,
    cell_planes=tuple(
        CellPlane(name, tuple(range(CELLS))) for name in ("ground", "plant", "standing", "water", "spring", "control")
    ),
    neighbour_field="around",
    ways=len(WAY),
    cells_by_seats={n: BOARD_CELLS * (n + EXTRA_BOARDS) for n in (2, 3, 4)},
    marks=(Mark("symbol at", (*((cell,) for cell in range(CELLS)), ())),),
    cell_codes=_cell_codes(),
    item_codes={
        **{CAN_TO + cup: ("top", cup) for cup in range(CUPS)},
        **{KEEP_FROM + cup: ("top", cup) for cup in range(CUPS)},
        **{RESERVE_CARD + card: ("row", card) for card in range(ROW)},
        **{BUY_CARD + card: ("row", card) for card in range(ROW)},
        BUY_CARD + ROW: ("reserved", 0),
    },
    heuristic=True,
)
