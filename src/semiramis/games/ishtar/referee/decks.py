"""The deck behind each chance node."""

from collections.abc import Callable

from semiramis.core.game import Deal
from semiramis.core.model.rule import enforces
from semiramis.games.ishtar.components.names import (
    BOARDS,
    CARDS,
    CUPS_OF_SHAPE,
    FIRST_START_TILE,
    N_TURNS,
    SHAPE_WORDS,
    TILES,
    TILES_OF_SHAPE,
)
from semiramis.games.ishtar.components.tables import FOUNTAIN_COUNT, TILE_SHAPE
from semiramis.games.ishtar.rules.actions import (
    DEAL_BOARD_CODE,
    DEAL_CARD_CODE,
    DEAL_CUP_CODE,
    DEAL_FIRST_CODE,
    DEAL_FOUNTAIN_CODE,
    DEAL_SIDE_CODE,
    DEAL_TILE_CODE,
)
from semiramis.games.ishtar.rules.stages import (
    DEAL_BOARD,
    DEAL_CARD,
    DEAL_CUP,
    DEAL_FIRST,
    DEAL_FOUNTAIN,
    DEAL_SIDE,
    DEAL_START,
    DRAW,
    FILL_ROW,
    REFILL,
    REVEAL,
)
from semiramis.games.ishtar.rules.state import State


@enforces("ISH-1.2", "ISH-1.3", "ISH-1.6", "ISH-1.7", "ISH-1.10", "ISH-1.11", "ISH-AMB-17")
def deal(state: State) -> Deal:
    """The deck, and the position in it, of the component that a chance node reveals."""
    return DECKS[state.stage](state)


def _boards(state: State) -> Deal:
    return Deal("boards", state.dealt, tuple(DEAL_BOARD_CODE + board for board in range(BOARDS)))


def _sides(state: State) -> Deal:
    return Deal(f"side of board {state.dealt + 1}", 0, tuple(DEAL_SIDE_CODE + n for n in range(2 * N_TURNS)))


def _fountains(state: State) -> Deal:
    kinds = tuple(DEAL_FOUNTAIN_CODE + kind - 1 for kind in (1, 2, 3) for _ in range(FOUNTAIN_COUNT[kind]))
    return Deal("fountains", state.dealt, kinds)


def _cups(state: State) -> Deal:
    return Deal("cups", state.dealt, tuple(DEAL_CUP_CODE + shape for shape in (0, 0, 1, 1, 2, 2)))


def _starting_tiles(state: State) -> Deal:
    shape, stack = _stack(state, state.dealt)
    return Deal(f"{SHAPE_WORDS[shape]} starting tiles", stack, _tile_codes(shape, FIRST_START_TILE, TILES))


def _tiles(state: State) -> Deal:
    """The top of a stack: both stacks of a shape are parts of one shuffled deck, the upper tiles last."""
    cup = state.opened if state.stage == REVEAL else state.can
    shape, stack = _stack(state, cup)
    place = stack * TILES_OF_SHAPE // CUPS_OF_SHAPE + state.height[cup] - 1
    return Deal(f"{SHAPE_WORDS[shape]} tiles", place, _tile_codes(shape, 1, FIRST_START_TILE - 1))


def _stack(state: State, cup: int) -> tuple[int, int]:
    """The shape of a stack, and its number among the stacks of that shape."""
    shape = state.cup_shape[cup]
    return shape, state.cup_shape[:cup].count(shape)


def _tile_codes(shape: int, first: int, last: int) -> tuple[int, ...]:
    return tuple(DEAL_TILE_CODE + tile - 1 for tile in range(first, last + 1) if TILE_SHAPE[tile] == shape)


def _tree_cards(state: State) -> Deal:
    return Deal("tree cards", CARDS - sum(state.in_deck), tuple(DEAL_CARD_CODE + card for card in range(CARDS)))


def _start_player(state: State) -> Deal:
    return Deal("start player", 0, tuple(DEAL_FIRST_CODE + seat for seat in range(state.n_seats)))


DECKS: dict[int, Callable[[State], Deal]] = {
    DEAL_BOARD: _boards,
    DEAL_SIDE: _sides,
    DEAL_FOUNTAIN: _fountains,
    DEAL_CUP: _cups,
    DEAL_START: _starting_tiles,
    DEAL_CARD: _tree_cards,
    DEAL_FIRST: _start_player,
    REVEAL: _tiles,
    DRAW: _tiles,
    REFILL: _tree_cards,
    FILL_ROW: _tree_cards,
}
"""The deck of each stage that chance decides."""
