"""Set-up: the desert, fountains, cups with their stacks, tree cards and the start player."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import (
    BOARDS,
    CARDS,
    CUPS,
    CUPS_OF_SHAPE,
    EXTRA_BOARDS,
    FIRST_START_TILE,
    MOST_SEATS,
    N_ASSISTANTS,
    N_FOUNTAIN_KINDS,
    N_GEMS,
    N_TURNS,
    NO_CELL,
    NO_CUP,
    NO_SIDE,
    NO_SKILL,
    ROW,
    STRAIGHT,
    TILES,
    TRIANGLE,
)
from semiramis.games.ishtar.components.tables import (
    ALL_GEMS,
    ALL_TREES,
    CARPET_ASSISTANTS,
    FOUNTAIN_COUNT,
    FRONT_ASSISTANTS,
    LAYOUT_A,
    LAYOUT_B,
    STACK_HEIGHT,
    START_GEMS,
    TILE_SHAPE,
)
from semiramis.games.ishtar.rules.actions import (
    DEAL_BOARD_CODE,
    DEAL_CARD_CODE,
    DEAL_CUP_CODE,
    DEAL_FIRST_CODE,
    DEAL_FOUNTAIN_CODE,
    DEAL_SIDE_CODE,
    DEAL_TILE_CODE,
    offer,
)
from semiramis.games.ishtar.rules.desert import gems_on_side, join_boards, open_fountains, survey_board, survey_ground
from semiramis.games.ishtar.rules.stages import (
    DEAL_BOARD,
    DEAL_CARD,
    DEAL_CUP,
    DEAL_FIRST,
    DEAL_FOUNTAIN,
    DEAL_SIDE,
    DEAL_START,
)
from semiramis.games.ishtar.rules.state import State, Work
from semiramis.games.ishtar.rules.steps import begin_turn
from semiramis.games.ishtar.rules.trees import empty_place, list_cards, show_card


@rule("ISH-1.1", "ISH-1.2", "ISH-1.5", "ISH-1.8", "ISH-1.9", "ISH-1.10", "ISH-1.12")
def set_up(state: State, n_seats: int) -> None:
    """Fill a blank state up to the first chance node, the draw of a board."""
    state.n_seats = n_seats
    state.n_boards = n_seats + EXTRA_BOARDS
    state.most_trees = 1
    for board in range(state.n_boards):
        state.board_a[board] = LAYOUT_A[n_seats][board]
        state.board_b[board] = LAYOUT_B[n_seats][board]
    for gem in range(N_GEMS):
        state.bank[gem] = ALL_GEMS[gem] - n_seats * START_GEMS[gem]
    for cup in range(CUPS):
        state.height[cup] = STACK_HEIGHT[n_seats]
    for tile in range(1, TILES + 1):
        state.unseen[tile] = 1
    for card in range(1, CARDS + 1):
        state.in_deck[card] = 1
    state.wooden = ALL_TREES
    put_nothing(state)
    for seat in range(n_seats):
        state.in_front[seat] = FRONT_ASSISTANTS
        state.on_carpet[seat] = CARPET_ASSISTANTS
        for gem in range(N_GEMS):
            state.gems[seat][gem] = START_GEMS[gem]
    join_boards(state)
    survey_ground(state)


@rule()
def put_nothing(state: State) -> None:
    """Clear the desert and everything pending."""
    state.can = NO_CUP
    state.target = NO_CUP
    state.opened = NO_CUP
    state.symbol_at = NO_CELL
    state.learning = NO_SKILL
    for tile in range(TILES + 1):
        state.tile_at[tile] = NO_CELL
    for card in range(CARDS + 1):
        state.tree_at[card] = NO_CELL
    for seat in range(MOST_SEATS):
        state.single_at[seat] = NO_CELL
        state.double_at[seat] = NO_CELL
        for which in range(N_ASSISTANTS):
            state.assistant_at[seat][which] = NO_CELL


@rule("ISH-1.2")
def is_board_out(state: State, board: int) -> bool:
    """Whether a board is already part of the desert, with either side."""
    for place in range(state.n_boards):
        if state.side[place] != NO_SIDE and (state.side[place] - 1) // 2 == board:
            return True
    return False


@rule("ISH-1.2")
def list_boards(state: State, work: Work) -> None:
    """List the boards that are left."""
    for board in range(BOARDS):
        if not is_board_out(state, board):
            offer(work, DEAL_BOARD_CODE + board, 1)


@rule("ISH-1.2")
def list_sides(work: Work) -> None:
    """List both sides of a board in all its turns."""
    for outcome in range(2 * N_TURNS):
        offer(work, DEAL_SIDE_CODE + outcome, 1)


@rule("ISH-1.2")
def deal_board(state: State, board: int) -> None:
    """Draw a board; its side comes next."""
    state.drawn = board + 1
    state.stage = DEAL_SIDE


@rule("ISH-1.2", "ISH-1.4", "ISH-1.5")
def deal_side(state: State, outcome: int) -> None:
    """Lay the drawn board, with gems on its rocks."""
    lay_board(state, state.dealt, 2 * state.drawn - 1 + outcome // N_TURNS, outcome % N_TURNS)
    survey_board(state, state.dealt)
    open_fountains(state)
    state.drawn = 0
    state.dealt += 1
    next_board(state)


@rule("ISH-1.2", "ISH-1.4", "ISH-1.5")
def lay_board(state: State, place: int, side: int, rotation: int) -> None:
    """Put a board in its place of the desert; its gems come from the bank."""
    state.side[place] = side
    state.rotation[place] = rotation
    for gem in range(N_GEMS):
        state.bank[gem] -= gems_on_side(side, gem)


@rule("ISH-1.2")
def next_board(state: State) -> None:
    """Go on to the next place without a board, or to the fountains where there is none."""
    while state.dealt < state.n_boards and state.side[state.dealt] != NO_SIDE:
        state.dealt += 1
    state.stage = DEAL_BOARD
    if state.dealt == state.n_boards:
        state.dealt = 0
        state.stage = DEAL_FOUNTAIN


@rule("ISH-1.3")
def list_fountains(state: State, work: Work) -> None:
    """List the kinds of fountains, weighted by the number left."""
    for kind in range(1, N_FOUNTAIN_KINDS + 1):
        left = FOUNTAIN_COUNT[kind]
        for board in range(state.n_boards):
            if state.fountain[board] == kind:
                left -= 1
        if left > 0:
            offer(work, DEAL_FOUNTAIN_CODE + kind - 1, left)


@rule("ISH-1.3")
def deal_fountain(state: State, kind: int) -> None:
    """Set a fountain on the fountain space of the next board."""
    state.fountain[state.dealt] = kind
    state.dealt += 1
    if state.dealt == state.n_boards:
        state.dealt = 0
        state.stage = DEAL_CUP


@rule("ISH-1.6")
def list_cup_shapes(state: State, work: Work) -> None:
    """List the shapes of cups, weighted by the number left."""
    for shape in range(STRAIGHT, TRIANGLE + 1):
        left = CUPS_OF_SHAPE
        for cup in range(CUPS):
            if state.cup_shape[cup] == shape:
                left -= 1
        if left > 0:
            offer(work, DEAL_CUP_CODE + shape - 1, left)


@rule("ISH-1.6")
def deal_cup(state: State, shape: int) -> None:
    """Lay a cup on the next space of the carpet."""
    state.cup_shape[state.dealt] = shape
    state.dealt += 1
    if state.dealt == CUPS:
        state.dealt = 0
        state.stage = DEAL_START


@rule("ISH-1.7", "ISH-AMB-17")
def list_starts(state: State, work: Work) -> None:
    """List the starting tiles left for the shape of the next stack."""
    for tile in range(FIRST_START_TILE, TILES + 1):
        if state.unseen[tile] > 0 and TILE_SHAPE[tile] == state.cup_shape[state.dealt]:
            offer(work, DEAL_TILE_CODE + tile - 1, 1)


@rule("ISH-1.7")
def deal_start(state: State, tile: int) -> None:
    """Put a starting tile face up on the next stack."""
    state.top[state.dealt] = tile
    state.unseen[tile] = 0
    state.dealt += 1
    if state.dealt == CUPS:
        state.dealt = 0
        state.stage = DEAL_CARD


@rule("ISH-1.11")
def list_firsts(state: State, work: Work) -> None:
    """List every player as start player."""
    for seat in range(state.n_seats):
        offer(work, DEAL_FIRST_CODE + seat, 1)


@rule("ISH-1.2", "ISH-1.3", "ISH-1.6", "ISH-1.7", "ISH-1.10", "ISH-1.11")
def list_setup(state: State, work: Work) -> None:
    """List the outcomes of the next draw of set-up."""
    stage = state.stage
    if stage == DEAL_BOARD:
        list_boards(state, work)
    elif stage == DEAL_SIDE:
        list_sides(work)
    elif stage == DEAL_FOUNTAIN:
        list_fountains(state, work)
    elif stage == DEAL_CUP:
        list_cup_shapes(state, work)
    elif stage == DEAL_START:
        list_starts(state, work)
    elif stage == DEAL_CARD:
        list_cards(state, work)
    else:
        list_firsts(state, work)


@rule("ISH-1.2", "ISH-1.3", "ISH-1.6", "ISH-1.7", "ISH-1.10", "ISH-1.11")
def apply_setup(state: State, code: int) -> None:
    """Carry out a draw of set-up."""
    stage = state.stage
    if stage == DEAL_BOARD:
        deal_board(state, code - DEAL_BOARD_CODE)
    elif stage == DEAL_SIDE:
        deal_side(state, code - DEAL_SIDE_CODE)
    elif stage == DEAL_FOUNTAIN:
        deal_fountain(state, code - DEAL_FOUNTAIN_CODE + 1)
    elif stage == DEAL_CUP:
        deal_cup(state, code - DEAL_CUP_CODE + 1)
    elif stage == DEAL_START:
        deal_start(state, code - DEAL_TILE_CODE + 1)
    elif stage == DEAL_CARD:
        show_card(state, code - DEAL_CARD_CODE + 1)
        if empty_place(state) == ROW:
            state.stage = DEAL_FIRST
    else:
        state.first = code - DEAL_FIRST_CODE
        begin_turn(state, state.first)
