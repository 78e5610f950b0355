"""The Court cards: Caravaneer, Banker and Palace rise level by level, Gardeners are collected."""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import CARAVANEER, GARDENER, N_COURTS, N_GOODS, PALACE
from semiramis.games.amyitis.components.tables import CITY_SELLS, COURT_TOP, PALACE_PRESTIGE
from semiramis.games.amyitis.rules.actions import LOAD_GOOD, TAKE_COURT, offer
from semiramis.games.amyitis.rules.stages import DONE, LOAD
from semiramis.games.amyitis.rules.state import PALACES, State, Work
from semiramis.games.amyitis.rules.stock import gain_gardener, score


@rule("AMY-II.C.b.2", "AMY-II.C.b.5", "AMY-G.2", "AMY-D.10")
def can_take(state: State, seat: int, court: int) -> bool:
    """Whether the next card of a type for this player is still in stock."""
    if court == GARDENER:
        return state.court_stock[GARDENER][1] > 0
    level = state.court[seat][court] + 1
    return level <= COURT_TOP[court] and state.court_stock[court][level] > 0


@rule("AMY-II.C.b.1", "AMY-II.C.b.5", "AMY-II.C.4")
def city_serves(state: State, seat: int, city: int) -> bool:
    """Whether a court city offers a type the player can take."""
    for court in range(N_COURTS):
        if CITY_SELLS[city][court] > 0 and can_take(state, seat, court):
            return True
    return False


@rule("AMY-II.C.b.1", "AMY-II.C.b.5", "AMY-Q.11")
def list_courts(state: State, work: Work, seat: int) -> None:
    """Offer the types the player can take: those of the city, or every type for a free card."""
    for court in range(N_COURTS):
        if (state.gain_courts > 0 or CITY_SELLS[state.caravan][court] > 0) and can_take(state, seat, court):
            offer(work, TAKE_COURT + court)


@rule("AMY-II.C.b.2", "AMY-II.C.b.4", "AMY-G.2")
def do_take(state: State, seat: int, court: int) -> None:
    """Take the next card of a type; a Palace scores immediately, a Caravaneer may carry a good."""
    state.gain_courts = max(0, state.gain_courts - 1)
    state.stage = DONE
    if court == GARDENER:
        gain_gardener(state, seat)
        return
    level = state.court[seat][court] + 1
    state.court[seat][court] = level
    state.court_stock[court][level] -= 1
    if court == PALACE:
        score(state, seat, PALACES, PALACE_PRESTIGE[level])
    elif court == CARAVANEER and level == 2:
        unload(state, seat)


@rule("AMY-II.C.b.3", "AMY-Q.10", "AMY-D.1")
def unload(state: State, seat: int) -> None:
    """Take the good on a level-2 Caravaneer; where the cards carry different goods the player chooses."""
    kinds = 0
    last = 0
    for good in range(N_GOODS):
        if state.load[good] > 0:
            kinds += 1
            last = good
    if kinds > 1:
        state.stage = LOAD
    elif kinds == 1:
        do_load(state, seat, last)


@rule("AMY-Q.10")
def list_loads(state: State, work: Work) -> None:
    """Offer the goods on the level-2 Caravaneers in stock."""
    for good in range(N_GOODS):
        if state.load[good] > 0:
            offer(work, LOAD_GOOD + good)


@rule("AMY-II.C.b.3", "AMY-Q.10")
def do_load(state: State, seat: int, good: int) -> None:
    """Take the Caravaneer that carries this good, and the good."""
    state.load[good] -= 1
    state.goods[seat][good] += 1
    state.stage = DONE
