"""The end of the text board: pending fields of a half-finished turn, written where they differ from defaults."""

from collections.abc import Sequence

from semiramis.core.play.text_board import read_pair_lines
from semiramis.games.babylon.components.names import BOARD_SIDE, BRIDGE, EAST, FOUNTAIN, NO_HOLE, SOUTH, STAIRS, STATUE
from semiramis.games.babylon.rules.actions import BRIDGE_ON, FOUNTAIN_ON, PAIR_INDEX, SPAN_INDEX, STAIRS_ON
from semiramis.games.babylon.rules.stages import HANGING, STAGES, TURNING
from semiramis.games.babylon.rules.state import State


def read_pending(state: State, lines: Sequence[tuple[int, str]], at: int) -> int:
    """Read the pending fields from line `at` on, with defaults for the others; return the next line."""
    state.slabs_before = defaults(state)["slabs_before"]
    for _ in range(2):  # twice, as the slabs of this turn decide which piece is the last one
        for name in ("last_pair", "last_statue"):
            setattr(state, name, defaults(state)[name])
        end = read_pair_lines("pending", state, defaults(state), lines, at)
    return end


def defaults(state: State) -> dict[str, int]:
    """The pending fields where nothing is written; the last pieces follow from the garden."""
    before = state.n_slabs[state.asked] if is_under_way(state) else 0
    pair, statue = last_pieces(state)
    values = STAGES.pending | {"slabs_before": before, "last_pair": pair, "last_statue": statue}
    del values["mined"]  # shown among the players' tiles
    return values


def omitted(state: State) -> dict[str, int]:
    """The values that need not be written; the place chosen for a tile in hand is always written."""
    values = defaults(state)
    if state.stage in (HANGING, TURNING):
        values["build_place"] = -1
    if state.stage == TURNING:
        values["build_hang"] = -1
    return values


def last_pieces(state: State) -> tuple[int, int]:
    """The code of the last piece on two fields and the field of the last statue since the last slab of this turn."""
    seat, pair, statue = state.asked, 0, NO_HOLE
    for piece in range(state.n_pieces[seat]):
        if state.slabs_before < state.n_slabs[seat] == state.piece_after[seat][piece] and is_under_way(state):
            kind, hole = state.piece_kind[seat][piece], state.piece_hole[seat][piece]
            if kind == STATUE:
                statue = hole
            else:
                first = {FOUNTAIN: FOUNTAIN_ON, STAIRS: STAIRS_ON, BRIDGE: BRIDGE_ON}[kind]
                index = SPAN_INDEX if kind == BRIDGE else PAIR_INDEX
                side = SOUTH if state.piece_other[seat][piece] - hole >= BOARD_SIDE else EAST
                pair = first + index[hole][side]
    return pair, statue


def is_under_way(state: State) -> bool:
    """Whether the player asked last is in the middle of a turn; setup, when nothing is built yet, counts as one."""
    return STAGES[state.stage].phase in ("setup", "turn")
