"""The order of decisions: what may be chosen at each stage, and where a choice leads."""
# Long because it follows a whole turn, stage by stage, and names every rule it calls.

from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import N_CRAFTS, N_GOODS
from semiramis.games.amyitis.rules.actions import (
    ACCEPT_GIFT,
    CARAVAN_TO,
    DEAL_CARD_CODE,
    DEAL_CRAFT_CODE,
    DEAL_FACE_CODE,
    DEAL_FIRST_CODE,
    DEAL_LOAD_CODE,
    DEAL_TILE_CODE,
    DECLINE_SWAP,
    DISCARD_GOOD,
    FARM_ROW,
    GAIN_GOOD,
    IRRIGATE_CANAL,
    LOAD_GOOD,
    PASS_CODE,
    PAY_GOOD,
    PLANT_SQUARE,
    PRAY_IN,
    PROCESSION_TO,
    RECRUIT,
    SELL_GOODS,
    SWAP_GOODS,
    TAKE_COURT,
    offer,
)
from semiramis.games.amyitis.rules.canals import do_irrigate, list_canals
from semiramis.games.amyitis.rules.caravan import (
    continue_payment,
    do_move,
    do_pay,
    do_sell,
    list_cities,
    list_payments,
    list_sales,
)
from semiramis.games.amyitis.rules.court import do_load, do_take, list_courts, list_loads
from semiramis.games.amyitis.rules.crafts import do_recruit, list_recruits
from semiramis.games.amyitis.rules.fields import do_farm, list_fields
from semiramis.games.amyitis.rules.planting import continue_planting, do_gain, do_plant, list_gains, list_squares
from semiramis.games.amyitis.rules.round_end import (
    ISHTAR_STEP,
    MARDUK_STEP,
    PROCESSION_STEP,
    STORAGE_STEP,
    SWAP_STEP,
    do_accept,
    do_discard,
    do_swap,
    list_discards,
    list_gifts,
    list_swaps,
    run_round_end,
)
from semiramis.games.amyitis.rules.setup import (
    deal_card,
    deal_craft,
    deal_face,
    deal_first,
    deal_load,
    deal_tile,
    list_cards,
    list_crafts,
    list_faces,
    list_firsts,
    list_loads_to_deal,
    list_tiles,
)
from semiramis.games.amyitis.rules.stages import (
    ACT,
    DEAL_CARD,
    DEAL_CRAFT,
    DEAL_FACE,
    DEAL_LOAD,
    DEAL_TILE,
    DISCARD,
    DONE,
    FARM,
    IRRIGATE,
    ISHTAR_GIFT,
    LOAD,
    OVER,
    PAY,
    PLANTING,
    PRAY,
    PROCESSION,
    SELL,
    SWAP,
    TAKE,
    TAMMOUZ_FIELD,
)
from semiramis.games.amyitis.rules.state import State, Work
from semiramis.games.amyitis.rules.stock import gain_talents
from semiramis.games.amyitis.rules.temples import do_pray, do_procession, list_processions, list_temples


@rule()
def mover(state: State) -> int:
    """The seat that decides now, CHANCE, or NOBODY when the game is over."""
    if state.stage < ACT:
        return CHANCE
    return NOBODY if state.stage == OVER else state.asked


@rule("AMY-II.2")
def legal(state: State, work: Work) -> int:
    """Write the legal codes to `work.legal` (and weights at chance nodes); return their number."""
    work.n_legal = 0
    if state.stage < ACT:
        list_deals(state, work)
    elif state.stage < PROCESSION:
        list_actions(state, work, state.asked)
    else:
        list_round_end(state, work, state.asked)
    return work.n_legal


@rule()
def list_deals(state: State, work: Work) -> None:
    """List the outcomes of a chance node."""
    if state.stage == DEAL_CRAFT:
        list_crafts(state, work)
    elif state.stage == DEAL_TILE:
        list_tiles(state, work)
    elif state.stage == DEAL_FACE:
        list_faces(work)
    elif state.stage == DEAL_CARD:
        list_cards(state, work)
    elif state.stage == DEAL_LOAD:
        list_loads_to_deal(state, work)
    else:
        list_firsts(state, work)


@rule("AMY-II.2", "AMY-II.A.1")
def list_actions(state: State, work: Work, seat: int) -> None:
    """List the actions of a player's turn, or those that continue it."""
    if state.stage == ACT:
        offer(work, PASS_CODE)
        list_recruits(state, work, seat)
        list_cities(state, work, seat)
    elif state.stage == FARM:
        list_fields(work)
    elif state.stage == PRAY:
        list_temples(work)
    elif state.stage == IRRIGATE:
        list_canals(state, work)
    elif state.stage == SELL:
        list_sales(state, work, seat)
    elif state.stage == PAY:
        list_payments(state, work, seat)
    elif state.stage == TAKE:
        list_courts(state, work, seat)
    elif state.stage == LOAD:
        list_loads(state, work)
    elif state.stage == PLANTING:
        list_squares(state, work, seat)
    else:
        list_gains(state, work)


@rule("AMY-R.1")
def list_round_end(state: State, work: Work, seat: int) -> None:
    """List the choices of a player at the end of the round; none when the game is over."""
    if state.stage == PROCESSION:
        list_processions(work)
    elif state.stage == ISHTAR_GIFT:
        list_gifts(work)
    elif state.stage == SWAP:
        list_swaps(state, work, seat)
    elif state.stage == DISCARD:
        list_discards(state, work, seat)
    elif state.stage == TAMMOUZ_FIELD:
        list_fields(work)


@rule("AMY-R.1", "AMY-II.1")
def apply(state: State, work: Work, code: int) -> None:
    """Apply a legal code and everything that follows from it, up to the next decision."""
    step = -1
    if state.stage < ACT:
        apply_deal(state, code)
    elif state.stage < PROCESSION:
        apply_action(state, work, state.asked, code)
        if state.stage == PAY:
            continue_payment(state, state.asked)
        if state.stage == DONE and state.planting > 0:
            continue_planting(state, work, state.asked)
        if state.stage == DONE and not next_turn(state):
            step = PROCESSION_STEP
    else:
        step = apply_round_end(state, work, state.asked, code)
    if step >= 0:
        run_round_end(state, step)


@rule()
def apply_deal(state: State, code: int) -> None:
    """Apply the outcome of a chance node."""
    if state.stage == DEAL_CRAFT:
        deal_craft(state, code - DEAL_CRAFT_CODE)
    elif state.stage == DEAL_TILE:
        deal_tile(state, code - DEAL_TILE_CODE)
    elif state.stage == DEAL_FACE:
        deal_face(state, code - DEAL_FACE_CODE)
    elif state.stage == DEAL_CARD:
        deal_card(state, code - DEAL_CARD_CODE)
    elif state.stage == DEAL_LOAD:
        deal_load(state, code - DEAL_LOAD_CODE)
    else:
        deal_first(state, code - DEAL_FIRST_CODE)


@rule("AMY-II.1", "AMY-II.2")
def apply_action(state: State, work: Work, seat: int, code: int) -> None:
    """Apply a player's choice; the stage is DONE where the turn leaves nothing to choose."""
    stage = state.stage
    state.stage = DONE
    if stage == ACT:
        begin_action(state, seat, code)
    elif stage == FARM:
        do_farm(state, work, seat, code - FARM_ROW)
    elif stage == PRAY:
        do_pray(state, seat, code - PRAY_IN)
    elif stage == IRRIGATE:
        do_irrigate(state, seat, code - IRRIGATE_CANAL)
    elif stage == SELL:
        do_sell(state, seat, code - SELL_GOODS)
    elif stage == PAY:
        do_pay(state, seat, code - PAY_GOOD)
    elif stage == TAKE:
        do_take(state, seat, code - TAKE_COURT)
    elif stage == LOAD:
        do_load(state, seat, code - LOAD_GOOD)
    elif stage == PLANTING:
        do_plant(state, seat, code - PLANT_SQUARE)
    else:
        do_gain(state, seat, code - GAIN_GOOD)


@rule("AMY-II.2")
def begin_action(state: State, seat: int, code: int) -> None:
    """Pass, recruit, or move the caravan."""
    if code == PASS_CODE:
        do_pass(state, seat)
    elif code < FARM_ROW:
        do_recruit(state, seat, (code - RECRUIT) // N_CRAFTS, (code - RECRUIT) % N_CRAFTS)
    else:
        do_move(state, seat, code - CARAVAN_TO)


@rule("AMY-R.1")
def apply_round_end(state: State, work: Work, seat: int, code: int) -> int:
    """Apply a choice at the end of the round; return the step that follows."""
    if state.stage == PROCESSION:
        do_procession(state, seat, code - PROCESSION_TO)
        return ISHTAR_STEP
    if state.stage == ISHTAR_GIFT:
        do_accept(state, seat, code - ACCEPT_GIFT)
        return MARDUK_STEP
    if state.stage == TAMMOUZ_FIELD:
        do_farm(state, work, seat, code - FARM_ROW)
        return SWAP_STEP
    if state.stage == DISCARD:
        do_discard(state, seat, code - DISCARD_GOOD)
    elif code != DECLINE_SWAP:
        do_swap(state, seat, (code - SWAP_GOODS) // N_GOODS, (code - SWAP_GOODS) % N_GOODS)
    return STORAGE_STEP


@rule("AMY-II.A.1", "AMY-Q.4")
def do_pass(state: State, seat: int) -> None:
    """Pass with a cube on the Pass space; a player without a cube passes as well."""
    if state.cubes[seat] > 0:
        state.cubes[seat] -= 1
        state.passed[seat] = 1
    else:
        state.passed[seat] = 2


@rule("AMY-II.1", "AMY-II.A.2", "AMY-II.A.3")
def next_turn(state: State) -> bool:
    """Move on to the next player clockwise, paying a talent to passed ones; return False where all have passed."""
    if all_passed(state):
        return False
    state.asked = seat_after(state, state.asked)
    while state.passed[state.asked] > 0:
        gain_talents(state, state.asked, 1)
        state.asked = seat_after(state, state.asked)
    state.stage = ACT
    return True


@rule("AMY-II.1")
def seat_after(state: State, seat: int) -> int:
    """The seat of the next player clockwise."""
    return seat + 1 if seat + 1 < state.n_seats else 0


@rule("AMY-II.A.3")
def all_passed(state: State) -> bool:
    """Whether all players have passed."""
    for seat in range(state.n_seats):
        if state.passed[seat] == 0:
            return False
    return True
