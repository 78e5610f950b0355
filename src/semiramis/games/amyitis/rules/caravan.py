"""The caravan: moving it clockwise through Mesopotamia, paying, and trading where it stops."""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import (
    BABYLON,
    CARAVANEER,
    COURT_CITY,
    N_CITIES,
    NO_GOOD,
    PLANT_CITY,
    WINE,
)
from semiramis.games.amyitis.components.tables import (
    CARAVANEER_STEPS,
    CARD_EXTRA,
    CITY_DEMAND,
    CITY_KIND,
    CITY_PLACE,
    PLANT_SLOT_OF_CITY,
    SALE_PRESTIGE,
)
from semiramis.games.amyitis.rules.actions import CARAVAN_TO, N_SALES, PAY_GOOD, SALE_GOODS, SELL_GOODS, offer
from semiramis.games.amyitis.rules.canals import has_open_canal
from semiramis.games.amyitis.rules.court import city_serves
from semiramis.games.amyitis.rules.planting import has_place, plant_quality
from semiramis.games.amyitis.rules.stages import DONE, IRRIGATE, PAY, PLANTING, SELL, TAKE
from semiramis.games.amyitis.rules.state import SALES, State, Work
from semiramis.games.amyitis.rules.stock import count_goods, return_good, score


@rule("AMY-II.C.1", "AMY-II.C.2", "AMY-Q.7")
def distance(state: State, city: int) -> int:
    """Spaces clockwise from the caravan to a city; 0 where it stands."""
    ahead = CITY_PLACE[city] - CITY_PLACE[state.caravan]
    return ahead if ahead >= 0 else ahead + N_CITIES


@rule("AMY-II.C.1", "AMY-II.C.3", "AMY-Q.6", "AMY-D.5")
def camels_needed(state: State, seat: int, city: int) -> int:
    """The camels to pay: the distance less the Caravaneer's steps, but at least one."""
    return max(1, distance(state, city) - CARAVANEER_STEPS[state.court[seat][CARAVANEER]])


@rule("AMY-II.C.c.1", "AMY-D.6")
def extra_good(state: State, city: int) -> int:
    """The extra good on the visible face of a city's plant card, or NO_GOOD."""
    if CITY_KIND[city] != PLANT_CITY:
        return NO_GOOD
    slot = PLANT_SLOT_OF_CITY[city]
    return CARD_EXTRA[state.plant_card[slot] - 1][state.plant_face[slot]]


@rule("AMY-G.3", "AMY-II.C.b.1", "AMY-II.C.c.1")
def can_pay(state: State, seat: int, good: int, other: int) -> bool:
    """Whether a player can hand over one or two goods, with wine in place of missing ones."""
    lacking = 1 if state.goods[seat][good] == 0 else 0
    if other != NO_GOOD:
        needed = 2 if other == good else 1
        lacking += 1 if state.goods[seat][other] < needed else 0
    return state.goods[seat][WINE] >= lacking


@rule("AMY-II.C.4", "AMY-II.C.a.1", "AMY-II.C.b.1", "AMY-II.C.c.1", "AMY-Q.9", "AMY-D.7", "AMY-D.8")
def can_trade(state: State, seat: int, city: int) -> bool:
    """Whether the player could trade in a city."""
    if city == BABYLON:
        return count_goods(state, seat) > 0
    if not can_pay(state, seat, CITY_DEMAND[city], extra_good(state, city)):
        return False
    if CITY_KIND[city] == COURT_CITY:
        return city_serves(state, seat, city)
    return has_place(state, plant_quality(state, city) + state.gardeners[seat])


@rule("AMY-II.C.1", "AMY-II.C.2", "AMY-II.C.3", "AMY-II.C.4", "AMY-Q.7", "AMY-Q.8")
def list_cities(state: State, work: Work, seat: int) -> None:
    """Offer every other city within reach where the player can trade."""
    if state.camels[seat] > 0 and count_goods(state, seat) > 0:
        reach = state.camels[seat] + CARAVANEER_STEPS[state.court[seat][CARAVANEER]]
        for city in range(N_CITIES):
            if city != state.caravan and distance(state, city) <= reach and can_trade(state, seat, city):
                offer(work, CARAVAN_TO + city)


@rule("AMY-II.C.1", "AMY-II.C.3", "AMY-Q.6")
def do_move(state: State, seat: int, city: int) -> None:
    """Pay the camels, move the caravan, and begin the trade there."""
    camels = camels_needed(state, seat, city)
    state.camels[seat] -= camels
    state.stock_camels += camels
    state.caravan = city
    if city == BABYLON:
        state.stage = SELL
    else:
        state.owed = CITY_DEMAND[city]
        state.owed_next = extra_good(state, city)
        state.stage = PAY


@rule("AMY-G.3")
def can_use_good(state: State, seat: int) -> bool:
    """Whether the player can hand over the good owed and still pay the rest."""
    if state.goods[seat][state.owed] == 0:
        return False
    return state.owed_next == NO_GOOD or can_pay(state, seat, state.owed, state.owed_next)


@rule("AMY-G.3")
def can_use_wine(state: State, seat: int) -> bool:
    """Whether the player can hand over wine instead and still pay the rest; it replaces both of two equal goods."""
    if state.owed_next == NO_GOOD:
        return state.goods[seat][WINE] > 0
    if state.owed_next == state.owed or state.goods[seat][state.owed_next] == 0:
        return state.goods[seat][WINE] > 1
    return state.goods[seat][WINE] > 0


@rule("AMY-G.3")
def list_payments(state: State, work: Work, seat: int) -> None:
    """Offer the good owed and wine in its place."""
    if can_use_good(state, seat):
        offer(work, PAY_GOOD + state.owed)
    if can_use_wine(state, seat):
        offer(work, PAY_GOOD + WINE)


@rule("AMY-II.C.b.1", "AMY-II.C.c.1")
def do_pay(state: State, seat: int, good: int) -> None:
    """Hand over one good; wine for the first of two equal goods pays both."""
    return_good(state, seat, good)
    if good == WINE and state.owed_next == state.owed:
        return_good(state, seat, WINE)
        state.owed_next = NO_GOOD
    state.owed = state.owed_next
    state.owed_next = NO_GOOD
    state.stage = PAY


@rule("AMY-II.C.b.1", "AMY-II.C.c.1", "AMY-G.3")
def continue_payment(state: State, seat: int) -> None:
    """Pay everything that leaves no choice; stop where wine is an alternative, else go on to the trade."""
    while state.owed != NO_GOOD:
        if can_use_good(state, seat) and can_use_wine(state, seat):
            return
        if can_use_good(state, seat):
            do_pay(state, seat, state.owed)
        else:
            do_pay(state, seat, WINE)
    state.stage = TAKE if CITY_KIND[state.caravan] == COURT_CITY else PLANTING


@rule("AMY-II.C.a.1", "AMY-G.3")
def list_sales(state: State, work: Work, seat: int) -> None:
    """Offer every choice of one or two goods the player holds."""
    for sale in range(N_SALES):
        good = SALE_GOODS[sale][0]
        other = SALE_GOODS[sale][1]
        if state.goods[seat][good] > 0:
            if other == NO_GOOD:
                offer(work, SELL_GOODS + sale)
            elif other == good:
                if state.goods[seat][good] > 1:
                    offer(work, SELL_GOODS + sale)
            elif state.goods[seat][other] > 0:
                offer(work, SELL_GOODS + sale)


@rule("AMY-II.C.a.1", "AMY-II.C.a.2", "AMY-Q.4", "AMY-Q.9")
def do_sell(state: State, seat: int, sale: int) -> None:
    """Sell one or two goods for prestige, then irrigate for free if that is possible."""
    return_good(state, seat, SALE_GOODS[sale][0])
    if SALE_GOODS[sale][1] == NO_GOOD:
        score(state, seat, SALES, SALE_PRESTIGE[1])
    else:
        return_good(state, seat, SALE_GOODS[sale][1])
        score(state, seat, SALES, SALE_PRESTIGE[2])
    if state.cubes[seat] > 0 and has_open_canal(state):
        state.stage = IRRIGATE
        state.free_water = 1
    else:
        state.stage = DONE
