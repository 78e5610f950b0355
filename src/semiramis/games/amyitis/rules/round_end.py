"""The end of the round: procession, temples, storage, and the first-player card."""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import CARAVANEER, ISHTAR, MARDUK, N_GOODS, N_SQUARES, TAMMOUZ, WINE
from semiramis.games.amyitis.components.tables import CARAVANEER_STORE, LAST_ROUND, LAST_TILES, MARDUK_PRESTIGE
from semiramis.games.amyitis.rules.actions import ACCEPT_GIFT, DECLINE_SWAP, DISCARD_GOOD, SWAP_GOODS, offer
from semiramis.games.amyitis.rules.setup import begin_round
from semiramis.games.amyitis.rules.stages import DISCARD, ISHTAR_GIFT, OVER, PROCESSION, SWAP, TAMMOUZ_FIELD
from semiramis.games.amyitis.rules.state import TEMPLES, State, Work
from semiramis.games.amyitis.rules.stock import count_goods, gain_camels, gain_good, gain_talents, return_good, score
from semiramis.games.amyitis.rules.temples import temple_first, temple_second

PROCESSION_STEP, ISHTAR_STEP, MARDUK_STEP, TAMMOUZ_STEP, SWAP_STEP, STORAGE_STEP = range(6)


@rule("AMY-R.1", "AMY-III.1", "AMY-III.2.0", "AMY-III.3", "AMY-III.4")
def run_round_end(state: State, step: int) -> None:
    """Carry out the end of the round from a step on, until a player has to choose or a new round begins."""
    if step <= PROCESSION_STEP and begin_procession(state):
        return
    if step <= ISHTAR_STEP and reward_ishtar(state):
        return
    if step <= MARDUK_STEP:
        reward_marduk(state)
    if step <= TAMMOUZ_STEP and reward_tammouz(state):
        return
    if step <= SWAP_STEP and offer_swap(state):
        return
    if not store_goods(state):
        end_round(state)


@rule("AMY-Q.5")
def return_pass_cubes(state: State) -> None:
    """Return the cubes on the Pass space to their owners."""
    for seat in range(state.n_seats):
        if state.passed[seat] == 1:
            state.cubes[seat] += 1
        state.passed[seat] = 0


@rule("AMY-III.1", "AMY-Q.4", "AMY-D.19")
def begin_procession(state: State) -> bool:
    """Wait for the player to the right of the first player; return False where they have no cube for it."""
    return_pass_cubes(state)
    state.asked = (state.first + state.n_seats - 1) % state.n_seats
    state.stage = PROCESSION
    return state.cubes[state.asked] > 0


@rule("AMY-III.2.0", "AMY-III.2.1", "AMY-Q.1")
def reward_ishtar(state: State) -> bool:
    """Wait for the first in Ishtar's temple; return False where nobody is, or only one gift is left and given."""
    first = temple_first(state, ISHTAR)
    if first < 0:
        return False
    if state.stock_camels > 0 and state.stock_talents > 0:
        state.asked = first
        state.stage = ISHTAR_GIFT
        return True
    gain_camels(state, first, 1)
    gain_talents(state, first, 1)
    return False


@rule("AMY-III.2.1")
def list_gifts(work: Work) -> None:
    """Offer a camel and a talent."""
    for gift in range(2):
        offer(work, ACCEPT_GIFT + gift)


@rule("AMY-III.2.1", "AMY-Q.21")
def do_accept(state: State, seat: int, gift: int) -> None:
    """Give the first their choice of gift and the second the other."""
    second = temple_second(state, ISHTAR, seat)
    if gift == 0:
        gain_camels(state, seat, 1)
        if second >= 0:
            gain_talents(state, second, 1)
    else:
        gain_talents(state, seat, 1)
        if second >= 0:
            gain_camels(state, second, 1)


@rule("AMY-III.2.2")
def reward_marduk(state: State) -> None:
    """Score prestige for the first and the second in Marduk's temple."""
    first = temple_first(state, MARDUK)
    if first >= 0:
        score(state, first, TEMPLES, MARDUK_PRESTIGE[0])
        second = temple_second(state, MARDUK, first)
        if second >= 0:
            score(state, second, TEMPLES, MARDUK_PRESTIGE[1])


@rule("AMY-III.2.3", "AMY-Q.4", "AMY-Q.18")
def reward_tammouz(state: State) -> bool:
    """Wait for the first in Tammouz's temple to farm, which is mandatory; return False without one who has a cube."""
    first = temple_first(state, TAMMOUZ)
    if first < 0 or state.cubes[first] == 0:
        return False
    state.asked = first
    state.stage = TAMMOUZ_FIELD
    return True


@rule("AMY-III.2.3", "AMY-III.2.6")
def offer_swap(state: State) -> bool:
    """Wait for the second in Tammouz's temple to swap a good; return False where no swap is possible."""
    first = temple_first(state, TAMMOUZ)
    if first < 0:
        return False
    second = temple_second(state, TAMMOUZ, first)
    if second < 0 or not has_swap(state, second):
        return False
    state.asked = second
    state.stage = SWAP
    return True


@rule("AMY-III.2.3", "AMY-Q.19")
def can_swap(state: State, seat: int, given: int, gained: int) -> bool:
    """Whether a player may swap one good for another: it is held, the other in stock, different and not wine."""
    return given != gained and gained != WINE and state.goods[seat][given] > 0 and state.stock_goods[gained] > 0


@rule("AMY-III.2.3", "AMY-Q.19")
def has_swap(state: State, seat: int) -> bool:
    """Whether any swap is possible."""
    for given in range(N_GOODS):
        for gained in range(WINE):
            if can_swap(state, seat, given, gained):
                return True
    return False


@rule("AMY-III.2.3", "AMY-Q.19")
def list_swaps(state: State, work: Work, seat: int) -> None:
    """Offer every swap, and declining."""
    for given in range(N_GOODS):
        for gained in range(N_GOODS):
            if can_swap(state, seat, given, gained):
                offer(work, SWAP_GOODS + given * N_GOODS + gained)
    offer(work, DECLINE_SWAP)


@rule("AMY-III.2.3")
def do_swap(state: State, seat: int, given: int, gained: int) -> None:
    """Return one good and take another."""
    return_good(state, seat, given)
    gain_good(state, seat, gained)


@rule("AMY-III.3", "AMY-D.13")
def excess_goods(state: State, seat: int) -> int:
    """The goods a player holds beyond what their Caravaneer can store; negative where there is room."""
    return count_goods(state, seat) - CARAVANEER_STORE[state.court[seat][CARAVANEER]]


@rule("AMY-III.3", "AMY-D.13", "AMY-Q.20")
def store_goods(state: State) -> bool:
    """Wait for the first player in turn order with too many goods; return False where there is none."""
    for turn in range(state.n_seats):
        seat = (state.first + turn) % state.n_seats
        if excess_goods(state, seat) > 0:
            state.asked = seat
            state.stage = DISCARD
            return True
    return False


@rule("AMY-III.3")
def list_discards(state: State, work: Work, seat: int) -> None:
    """Offer goods to return, in ascending order, so that each set of goods can be chosen in one way only."""
    excess = excess_goods(state, seat)
    at_or_after = 0
    for good in range(N_GOODS):
        if good >= state.discard_from:
            at_or_after += state.goods[seat][good]
    for good in range(N_GOODS):
        if good >= state.discard_from:
            if state.goods[seat][good] > 0 and at_or_after >= excess:
                offer(work, DISCARD_GOOD + good)
            at_or_after -= state.goods[seat][good]


@rule("AMY-III.3")
def do_discard(state: State, seat: int, good: int) -> None:
    """Return a good; the same player continues until they can store the rest."""
    return_good(state, seat, good)
    state.discard_from = good if excess_goods(state, seat) > 0 else 0


@rule("AMY-E.1", "AMY-D.12")
def tiles_left(state: State) -> int:
    """The number of tiles left in the garden, irrigated or not."""
    left = 0
    for square in range(N_SQUARES):
        if state.tile[square] > 0:
            left += 1
    return left


@rule("AMY-III.4", "AMY-E.1", "AMY-Q.23")
def end_round(state: State) -> None:
    """End the game where few tiles are left; otherwise pass the first-player card on and begin a new round."""
    if tiles_left(state) <= LAST_TILES[state.n_seats] or state.round >= LAST_ROUND:
        state.stage = OVER
    else:
        state.first = (state.first + 1) % state.n_seats
        begin_round(state)
