"""A turn step by step: what follows from each decision, up to the next one."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import NO_SKILL, NO_TILE, ROW, SKILL_F, SKILL_G, SKILL_H, SKILL_I, SKILL_J
from semiramis.games.ishtar.components.tables import SKILL_PRICE, TILE_SHAPE, TILE_SYMBOL, TILE_SYMBOL_CELL
from semiramis.games.ishtar.rules.actions import CAN_TO, LEARN_SKILL, PUT_ASSISTANT, SKIP_SYMBOL, USE_KEPT
from semiramis.games.ishtar.rules.carpet import draw_blind, has_tile_to_choose, is_last_round, move_can, step_price
from semiramis.games.ishtar.rules.payment import only_payment, pay_bank, pay_skill
from semiramis.games.ishtar.rules.placing import collect_gems, has_place, last_cell, lay_tile, middle_cell
from semiramis.games.ishtar.rules.skills import (
    call_assistant,
    gems_to_take,
    has_card,
    has_double,
    has_single,
    has_stack,
)
from semiramis.games.ishtar.rules.stages import (
    CHOOSE,
    DOUBLE,
    FILL_ROW,
    KEEP,
    OVER,
    PAY_SKILL,
    PAY_STEPS,
    PLACING,
    REFILL,
    RESERVE,
    SINGLE,
    SPECIAL,
    TAKE,
    TREE,
)
from semiramis.games.ishtar.rules.state import State
from semiramis.games.ishtar.rules.symbols import do_assistant, forget_symbol, has_symbol_use
from semiramis.games.ishtar.rules.trees import empty_place


@rule("ISH-2.1", "ISH-2.2", "ISH-AMB-02")
def begin_turn(state: State, seat: int) -> None:
    """Begin a turn with the choice of a tile; without any tile it consists of step 5 only."""
    state.asked = seat
    if has_tile_to_choose(state, seat):
        state.stage = CHOOSE
    else:
        state.idle = 1
        state.stage = TREE


@rule("ISH-3.3", "ISH-3.4", "ISH-3.8", "ISH-AMB-08")
def choose_tile(state: State, seat: int, code: int) -> None:
    """Use the kept tile, or send the can to a cup; the player chooses gems only where there is a choice."""
    if code == USE_KEPT:
        state.hand = state.kept[seat]
        state.kept[seat] = NO_TILE
        state.stage = PLACING
        return
    cup = code - CAN_TO
    state.target = cup
    if cup != state.can:
        state.cost = step_price(state, cup)
    if state.cost == 0:
        send_can(state)
    else:
        handful = only_payment(state, seat, state.cost)
        if handful < 0:
            state.stage = PAY_STEPS
        else:
            pay_steps(state, seat, handful)


@rule("ISH-3.3", "ISH-3.4")
def pay_steps(state: State, seat: int, handful: int) -> None:
    """Pay for the further steps of the can."""
    pay_bank(state, seat, handful)
    send_can(state)


@rule("ISH-3.5", "ISH-3.6", "ISH-3.7")
def send_can(state: State) -> None:
    """Move the can; unless a tile is to be revealed, go on with the one in hand."""
    state.stage = PLACING
    move_can(state)
    if state.stage == PLACING:
        go_on_with_tile(state)


@rule("ISH-3.6", "ISH-4.9", "ISH-8.11", "ISH-AMB-04")
def go_on_with_tile(state: State) -> None:
    """Wait for the tile in hand to be placed; one that fits nowhere leaves the game. After skill J there is none."""
    if state.hand == NO_TILE:
        begin_trees(state)
    elif has_place(state, state.hand):
        state.stage = PLACING
    else:
        state.hand = NO_TILE
        begin_trees(state)


@rule("ISH-AMB-02", "ISH-AMB-07")
def use_drawn_tile(state: State, seat: int, tile: int) -> None:
    """Take the tile drawn from under the can in hand, or keep it with skill J."""
    draw_blind(state, tile)
    if state.learning == SKILL_J:
        state.kept[seat] = tile
        begin_trees(state)
    else:
        state.hand = tile
        go_on_with_tile(state)


@rule("ISH-2.1", "ISH-4.2", "ISH-5.1", "ISH-6.1")
def place_tile(state: State, seat: int, cell: int, turn: int) -> None:
    """Place the tile and collect gems; then its symbol may be used, if it allows anything."""
    tile = state.hand
    collect_gems(state, seat, tile, cell, turn)
    lay_tile(state, tile, cell, turn)
    state.hand = NO_TILE
    state.symbol = TILE_SYMBOL[tile]
    state.symbol_at = cell
    if TILE_SYMBOL_CELL[tile] == 1:
        state.symbol_at = middle_cell(state, cell, turn)
    elif TILE_SYMBOL_CELL[tile] == 2:
        state.symbol_at = last_cell(state, TILE_SHAPE[tile], cell, middle_cell(state, cell, turn), turn)
    if has_symbol_use(state, seat):
        state.stage = SPECIAL
    else:
        begin_trees(state)


@rule("ISH-6.1", "ISH-6.4", "ISH-6.7", "ISH-6.8")
def use_symbol(state: State, seat: int, code: int) -> None:
    """Use the symbol as an assistant or as a star, or skip it."""
    if code == SKIP_SYMBOL:
        begin_trees(state)
    elif code == PUT_ASSISTANT:
        do_assistant(state, seat)
        begin_trees(state)
    else:
        state.learning = code - LEARN_SKILL
        forget_symbol(state)
        handful = only_payment(state, seat, SKILL_PRICE)
        if handful < 0:
            state.stage = PAY_SKILL
        else:
            unlock(state, seat, handful)


@rule("ISH-6.4", "ISH-6.6", "ISH-AMB-14")
def unlock(state: State, seat: int, handful: int) -> None:
    """Pay for a skill and unlock it; carry out a lower one as far as possible."""
    skill = state.learning
    pay_skill(state, seat, handful)
    state.skill[seat][skill] = 1
    if skill == SKILL_I or skill == SKILL_J:
        call_assistant(state, seat)
    if skill == SKILL_F and gems_to_take(state) > 0:
        state.stage = TAKE
    elif skill == SKILL_G and has_single(state):
        state.stage = SINGLE
    elif skill == SKILL_H and has_double(state):
        state.stage = DOUBLE
    elif skill == SKILL_I and has_card(state):
        state.stage = RESERVE
    elif skill == SKILL_J and has_stack(state):
        state.stage = KEEP
    else:
        begin_trees(state)


@rule("ISH-8.10", "ISH-AMB-19")
def refill(state: State) -> None:
    """Fill the row right after a reservation; then go on to the trees."""
    if empty_place(state) < ROW:
        state.stage = REFILL
    else:
        begin_trees(state)


@rule("ISH-2.1", "ISH-6.1", "ISH-AMB-22")
def begin_trees(state: State) -> None:
    """Begin step 5: the symbol is gone, and trees may be planted."""
    forget_symbol(state)
    state.learning = NO_SKILL
    state.stage = TREE


@rule("ISH-10.1", "ISH-10.2")
def end_turn(state: State, seat: int) -> None:
    """End the turn; in the last round the game ends once all have had equally many turns."""
    state.turns[seat] += 1
    state.planted = 0
    state.idle = 0
    if (seat + 1) % state.n_seats == state.first and is_last_round(state):
        state.stage = OVER
    else:
        fill_row(state)


@rule("ISH-7.5", "ISH-7.9", "ISH-2.1")
def fill_row(state: State) -> None:
    """Fill the row to five cards; then begin the next player's turn."""
    if empty_place(state) < ROW:
        state.stage = FILL_ROW
    else:
        begin_turn(state, (state.asked + 1) % state.n_seats)
