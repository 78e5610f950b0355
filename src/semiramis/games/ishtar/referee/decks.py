"""What each chance node asks of the referee: which deck, and which place in it."""

from semiramis.core.game import Deal
from semiramis.core.model.rule import enforces
from semiramis.games.ishtar.components.tables import (
    BOARDS,
    CARDS,
    FIRST_START_TILE,
    FOUNTAIN_COUNT,
    SHAPE_WORDS,
    TILE_SHAPE,
    TILES,
)
from semiramis.games.ishtar.rules.actions import (
    DEAL_BOARD_CODE,
    DEAL_CARD_CODE,
    DEAL_CUP_CODE,
    DEAL_FIRST_CODE,
    DEAL_FOUNTAIN_CODE,
    DEAL_SIDE_CODE,
    DEAL_TILE_CODE,
)
from semiramis.games.ishtar.rules.state import (
    DEAL_BOARD,
    DEAL_CUP,
    DEAL_FIRST,
    DEAL_FOUNTAIN,
    DEAL_SIDE,
    DEAL_START,
    DRAW,
    REVEAL,
    State,
)


@enforces("ISH-1.2", "ISH-1.3", "ISH-1.6", "ISH-1.7", "ISH-1.10", "ISH-1.11", "ISH-AMB-17")
def deal(state: State) -> Deal:
    """The deck and place of the draw a state is waiting for."""
    if state.stage == DEAL_BOARD:
        return Deal("boards", state.dealt, tuple(DEAL_BOARD_CODE + board for board in range(BOARDS)))
    if state.stage == DEAL_SIDE:
        return Deal(f"side of board {state.dealt + 1}", 0, tuple(DEAL_SIDE_CODE + n for n in range(12)))
    if state.stage == DEAL_FOUNTAIN:
        kinds = tuple(DEAL_FOUNTAIN_CODE + kind - 1 for kind in range(1, 4) for _ in range(FOUNTAIN_COUNT[kind]))
        return Deal("fountains", state.dealt, kinds)
    if state.stage == DEAL_CUP:
        return Deal("cups", state.dealt, tuple(DEAL_CUP_CODE + shape for shape in (0, 0, 1, 1, 2, 2)))
    if state.stage == DEAL_START:
        return _stack(state, state.dealt, FIRST_START_TILE, TILES, 1)
    if state.stage in (REVEAL, DRAW):
        return _stack(state, state.opened if state.stage == REVEAL else state.can, 1, FIRST_START_TILE - 1, 6)
    if state.stage == DEAL_FIRST:
        return Deal("start player", 0, tuple(DEAL_FIRST_CODE + seat for seat in range(state.n_seats)))
    return Deal("tree cards", CARDS - sum(state.in_deck), tuple(DEAL_CARD_CODE + card for card in range(CARDS)))


def _stack(state: State, cup: int, first: int, last: int, size: int) -> Deal:
    """The tile on top of a stack: both stacks of a shape are parts of one shuffled deck, the upper tiles last."""
    shape = state.cup_shape[cup]
    stack = state.cup_shape[:cup].count(shape)
    depth = state.height[cup] - 1 if size > 1 else 0
    tiles = tuple(DEAL_TILE_CODE + tile - 1 for tile in range(first, last + 1) if TILE_SHAPE[tile] == shape)
    kind = "tiles" if size > 1 else "starting tiles"
    return Deal(f"{SHAPE_WORDS[shape]} {kind}", stack * size + depth, tiles)
