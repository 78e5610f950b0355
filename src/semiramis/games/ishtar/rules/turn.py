"""The order of decisions: what may be chosen at each stage, and where a choice leads."""

from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import enforces, rule
from semiramis.games.ishtar.components.names import N_HALF_WAYS, N_TURNS
from semiramis.games.ishtar.components.tables import SKILL_PRICE
from semiramis.games.ishtar.rules.actions import (
    BUY_CARD,
    DEAL_CARD_CODE,
    DEAL_TILE_CODE,
    DOUBLE_ON,
    END_TURN,
    KEEP_FROM,
    PAY_GEMS,
    PLACE_AT,
    RESERVE_CARD,
    SINGLE_ON,
    TAKE_GEMS,
    TREE_ON,
)
from semiramis.games.ishtar.rules.carpet import list_cups, list_hidden, turn_up
from semiramis.games.ishtar.rules.payment import list_payments, list_takings, take_gems
from semiramis.games.ishtar.rules.placing import list_placings
from semiramis.games.ishtar.rules.setup import apply_setup, list_setup
from semiramis.games.ishtar.rules.skills import (
    do_double,
    do_keep,
    do_reserve,
    do_single,
    gems_to_take,
    list_doubles,
    list_keepings,
    list_reservations,
    list_singles,
)
from semiramis.games.ishtar.rules.stages import (
    CHANCE_DECIDES,
    CHOOSE,
    DEAL_FIRST,
    DOUBLE,
    DRAW,
    FILL_ROW,
    KEEP,
    OVER,
    PAY_SKILL,
    PAY_STEPS,
    PLACING,
    PLANT,
    REFILL,
    RESERVE,
    REVEAL,
    SINGLE,
    SPECIAL,
    STAGES,
    TAKE,
    TREE,
)
from semiramis.games.ishtar.rules.state import State, Work
from semiramis.games.ishtar.rules.steps import (
    begin_trees,
    choose_tile,
    end_turn,
    fill_row,
    go_on_with_tile,
    pay_steps,
    place_tile,
    refill,
    unlock,
    use_drawn_tile,
    use_symbol,
)
from semiramis.games.ishtar.rules.symbols import list_symbol_uses
from semiramis.games.ishtar.rules.trees import (
    do_buy,
    do_tree,
    list_cards,
    list_purchases,
    list_tree_places,
    show_card,
)


@rule()
def mover(state: State) -> int:
    """Who decides now: a seat, chance, or nobody when the game is over."""
    if state.stage == OVER:
        return NOBODY
    return CHANCE if CHANCE_DECIDES[state.stage] > 0 else state.asked


@enforces("ISH-2.1")
def begins_turn(state: State) -> bool:
    """Whether the next decision opens a turn rather than continuing one. Plain Python only."""
    return STAGES[state.stage].begins_turn or (state.stage == TREE and state.idle > 0 and state.planted == 0)


@rule("ISH-2.1")
def round_of(state: State) -> int:
    """The number of the current round, counted from 1; the last round once the game is over, 0 during set-up."""
    finished = state.turns[(state.first + state.n_seats - 1) % state.n_seats]
    return finished + 1 if state.stage > DEAL_FIRST and state.stage != OVER else finished


@rule("ISH-2.1", "ISH-2.2", "ISH-AMB-22")
def legal(state: State, work: Work) -> int:
    """Write the legal codes to `work.legal` and their weights to `work.weight`; return their number."""
    work.n_legal = 0
    stage = state.stage
    if stage <= DEAL_FIRST:
        list_setup(state, work)
    elif stage == CHOOSE:
        list_cups(state, work, state.asked)
    elif stage == PLACING:
        list_placings(state, work)
    elif stage == SPECIAL:
        list_symbol_uses(state, work, state.asked)
    elif stage == TREE:
        list_purchases(state, work, state.asked)
    elif stage == PLANT:
        list_tree_places(state, work)
    elif stage == PAY_STEPS:
        list_payments(state, work, state.asked, state.cost)
    elif stage == PAY_SKILL:
        list_payments(state, work, state.asked, SKILL_PRICE)
    elif stage != OVER:
        list_outcome(state, work)
    return work.n_legal


@rule("ISH-3.6", "ISH-8.6", "ISH-8.7", "ISH-8.8", "ISH-8.10", "ISH-8.11", "ISH-7.5")
def list_outcome(state: State, work: Work) -> None:
    """List the tiles or cards that may be revealed, or the choices that a lower skill leaves."""
    stage = state.stage
    if stage == REVEAL:
        list_hidden(state, work, state.opened)
    elif stage == DRAW:
        list_hidden(state, work, state.can)
    elif stage == TAKE:
        list_takings(state, work, gems_to_take(state))
    elif stage == SINGLE:
        list_singles(state, work)
    elif stage == DOUBLE:
        list_doubles(state, work)
    elif stage == RESERVE:
        list_reservations(state, work)
    elif stage == KEEP:
        list_keepings(state, work)
    else:
        list_cards(state, work)


@rule("ISH-2.1")
def apply(state: State, work: Work, code: int) -> None:
    """Carry out a legal code and all that follows, up to the next decision."""
    stage = state.stage
    seat = state.asked
    if stage <= DEAL_FIRST:
        apply_setup(state, code)
    elif stage == CHOOSE:
        choose_tile(state, seat, code)
    elif stage == PLACING:
        place_tile(state, seat, (code - PLACE_AT) // N_TURNS, (code - PLACE_AT) % N_TURNS)
    elif stage == SPECIAL:
        use_symbol(state, seat, code)
    elif stage == TREE:
        if code == END_TURN:
            end_turn(state, seat)
        else:
            do_buy(state, seat, code - BUY_CARD)
            state.stage = PLANT
    elif stage == PLANT:
        do_tree(state, code - TREE_ON)
        state.stage = TREE
    elif stage == PAY_STEPS:
        pay_steps(state, seat, code - PAY_GEMS)
    elif stage == PAY_SKILL:
        unlock(state, seat, code - PAY_GEMS)
    else:
        apply_outcome(state, seat, code)


@rule("ISH-3.6", "ISH-8.6", "ISH-8.7", "ISH-8.8", "ISH-8.10", "ISH-8.11", "ISH-7.5", "ISH-AMB-19")
def apply_outcome(state: State, seat: int, code: int) -> None:
    """Reveal a tile or card, or carry out the effect of a lower skill."""
    stage = state.stage
    if stage == REVEAL:
        turn_up(state, code - DEAL_TILE_CODE + 1)
        go_on_with_tile(state)
    elif stage == DRAW:
        use_drawn_tile(state, seat, code - DEAL_TILE_CODE + 1)
    elif stage == KEEP:
        do_keep(state, seat, code - KEEP_FROM)
        if state.stage == KEEP:
            begin_trees(state)
    elif stage == FILL_ROW:
        show_card(state, code - DEAL_CARD_CODE + 1)
        fill_row(state)
    elif stage == RESERVE:
        do_reserve(state, seat, code - RESERVE_CARD)
        refill(state)
    elif stage == REFILL:
        show_card(state, code - DEAL_CARD_CODE + 1)
        refill(state)
    else:
        apply_skill(state, seat, code)


@rule("ISH-8.6", "ISH-8.7", "ISH-8.8")
def apply_skill(state: State, seat: int, code: int) -> None:
    """Take gems from the bank, or put a bloom on grass."""
    if state.stage == TAKE:
        take_gems(state, seat, code - TAKE_GEMS)
    elif state.stage == SINGLE:
        do_single(state, seat, code - SINGLE_ON)
    else:
        do_double(state, seat, (code - DOUBLE_ON) // N_HALF_WAYS, (code - DOUBLE_ON) % N_HALF_WAYS)
    begin_trees(state)
