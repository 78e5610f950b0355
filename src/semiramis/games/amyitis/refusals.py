"""Why a move is not allowed: the clause that forbids it, and the reason in this position."""

from collections.abc import Callable

from semiramis.core.message import Arg, Refusal, say, word_of
from semiramis.core.rule import upholds
from semiramis.games.amyitis.actions import CATALOGUE, SALE_GOODS
from semiramis.games.amyitis.canals import has_open_canal, is_full
from semiramis.games.amyitis.caravan import camels_needed, can_pay, extra_good
from semiramis.games.amyitis.court import city_serves
from semiramis.games.amyitis.crafts import has_card, price
from semiramis.games.amyitis.evening import excess_goods
from semiramis.games.amyitis.pieces import (
    BABYLON,
    CITY_DEMAND,
    CITY_KIND,
    CITY_SELLS,
    COURT_TOP,
    ENGINEER,
    GARDENER,
    MERCHANT,
    NO_GOOD,
    SQUARE_CANALS,
    SQUARE_FLOOR,
    SQUARE_QUALITY,
    SQUARE_UNUSED,
    WINE,
)
from semiramis.games.amyitis.pieces import COURT as COURT_CITY
from semiramis.games.amyitis.planting import plant_quality
from semiramis.games.amyitis.state import (
    ACT,
    CANAL,
    CITY,
    COURT,
    CRAFT,
    DISCARD,
    FARM,
    GAIN,
    GOOD,
    IRRIGATE,
    ISHTAR_GIFT,
    LOAD,
    OVER,
    PAY,
    PLANTING,
    PRAY,
    PROCESSION,
    SELL,
    SQUARE,
    STAGE,
    SWAP,
    TAKE,
    TAMMOUZ_FIELD,
    State,
)
from semiramis.games.amyitis.stock import count_goods

STAGES_OF_KIND = {
    "pass": (ACT,), "recruit": (ACT,), "caravan": (ACT,), "farm": (FARM, TAMMOUZ_FIELD), "pray": (PRAY,),
    "irrigate": (IRRIGATE,), "sell": (SELL,), "pay": (PAY,), "take": (TAKE,), "load": (LOAD,), "plant": (PLANTING,),
    "gain": (GAIN,), "procession": (PROCESSION,), "accept": (ISHTAR_GIFT,), "swap": (SWAP,), "decline": (SWAP,),
    "discard": (DISCARD,),
}  # fmt: skip

CLAUSE_OF_STAGE = {
    ACT: "AMY-II.2", FARM: "AMY-II.B.P.1", PRAY: "AMY-II.B.R.1", IRRIGATE: "AMY-II.B.E.1", SELL: "AMY-II.C.a.1",
    PAY: "AMY-G.3", TAKE: "AMY-II.C.b.1", LOAD: "AMY-Q.10", PLANTING: "AMY-II.C.c.2", GAIN: "AMY-Q.12",
    PROCESSION: "AMY-III.1", ISHTAR_GIFT: "AMY-III.2.1", TAMMOUZ_FIELD: "AMY-III.2.3", SWAP: "AMY-III.2.3",
    DISCARD: "AMY-III.3",
}  # fmt: skip

CLAUSE_OF_KIND = {
    "sell": "AMY-II.C.a.3", "farm": "AMY-II.B.P.1", "pray": "AMY-II.B.R.1", "irrigate": "AMY-II.B.E.1",
    "pay": "AMY-II.C.b.1", "take": "AMY-II.C.b.1", "load": "AMY-II.C.b.3", "plant": "AMY-II.C.c.2", "gain": "AMY-PL.6",
    "procession": "AMY-III.1", "accept": "AMY-III.2.1", "swap": "AMY-III.2.3", "decline": "AMY-III.2.3",
    "discard": "AMY-III.3",
}  # fmt: skip
"""In the middle of phase II these come up only through the rule named here."""


def refuse(clause: str, reason: str, **args: Arg) -> Refusal:
    """A refusal of this game."""
    return Refusal(clause, say(f"amyitis-no-{reason}", **args))


def why_not(state: State, code: int) -> Refusal:
    """Why an action that is not legal now is not allowed. Assumes it is not legal."""
    if state.stage == OVER:
        return refuse("AMY-E.1", "over")
    action = CATALOGUE.action(code)
    if state.stage < ACT or action.do.startswith("deal-"):
        return refuse("AMY-I.1", "deal")
    if state.stage not in STAGES_OF_KIND[action.do]:
        return _wrong_time(state, action.do)
    index = code - CATALOGUE.first(action.do)
    return REASONS[action.do](state, index)


@upholds("AMY-II.2", "AMY-II.B.2", "AMY-II.C.4", "AMY-II.C.a.2", "AMY-II.C.a.3", "AMY-D.7", "AMY-D.8", "AMY-Q.18")
def _wrong_time(state: State, kind: str) -> Refusal:
    """Something else is asked now."""
    asked = {"asked": word_of(STAGE, state.stage)}
    if state.stage == ACT:
        return refuse(CLAUSE_OF_KIND[kind], f"yet-{kind}")
    if state.stage == IRRIGATE and state.free_water:
        return refuse("AMY-II.C.a.2", "first", **asked)
    if state.stage == TAMMOUZ_FIELD:
        return refuse("AMY-Q.18", "first", **asked)
    return refuse(CLAUSE_OF_STAGE[state.stage], "first", **asked)


@upholds("AMY-II.B.1", "AMY-Q.2", "AMY-Q.4", "AMY-I.1")
def _recruit(state: State, index: int) -> Refusal:
    triple, craft = divmod(index, 4)
    seat = state.asked
    named = {"craft": word_of(CRAFT, craft)}
    if triple >= state.n_seats:
        return refuse("AMY-I.1", "triple", triple=triple + 1, triples=state.n_seats)
    if not has_card(state, triple, craft):
        return refuse("AMY-II.B.1", "card", triple=triple + 1, **named)
    if price(state, triple) > state.talents[seat]:
        return refuse("AMY-II.B.1", "price", price=price(state, triple), talents=state.talents[seat], **named)
    if craft == MERCHANT:
        return refuse("AMY-Q.2", "camel-stock")
    if craft == ENGINEER and state.cubes[seat] > 0 and not has_open_canal(state):
        return refuse("AMY-Q.2", "open-canal")
    return refuse("AMY-Q.4", "cube", **named)


@upholds("AMY-II.B.E.1", "AMY-II.B.E.2", "AMY-II.B.E.3", "AMY-Q.16")
def _irrigate(state: State, canal: int) -> Refusal:
    named = {"canal": word_of(CANAL, canal)}
    if is_full(state, canal):
        return refuse("AMY-II.B.E.1", "canal-full", **named)
    return refuse("AMY-II.B.E.3", "canal-dry", **named)


@upholds("AMY-II.C.1", "AMY-II.C.2", "AMY-II.C.3", "AMY-II.C.4", "AMY-Q.7", "AMY-D.5")
def _caravan(state: State, city: int) -> Refusal:
    seat = state.asked
    named = {"city": word_of(CITY, city)}
    if city == state.caravan:
        return refuse("AMY-II.C.2", "stay", **named)
    if state.camels[seat] == 0:
        return refuse("AMY-II.C.3", "camel")
    needed = camels_needed(state, seat, city)
    if needed > state.camels[seat]:
        return refuse("AMY-II.C.1", "far", camels=needed, has=state.camels[seat], **named)
    if city == BABYLON:
        return refuse("AMY-II.C.a.1", "goods-to-sell")
    demand, extra = CITY_DEMAND[city], extra_good(state, city)
    if not can_pay(state, seat, demand, extra):
        clause = "AMY-II.C.b.1" if CITY_KIND[city] == COURT_CITY else "AMY-II.C.c.1"
        if extra == NO_GOOD:
            return refuse(clause, "payment", good=word_of(GOOD, demand), **named)
        return refuse(clause, "payment-two", good=word_of(GOOD, demand), extra=word_of(GOOD, extra), **named)
    if CITY_KIND[city] == COURT_CITY and not city_serves(state, seat, city):
        return refuse("AMY-II.C.b.5", "city-sold-out", **named)
    quality = plant_quality(state, city)
    return refuse("AMY-II.C.4", "square", quality=quality, gardeners=state.gardeners[seat], **named)


@upholds("AMY-II.C.a.1")
def _sell(state: State, sale: int) -> Refusal:
    first, second = SALE_GOODS[sale]
    held = state.goods[state.asked]
    lacking = first if held[first] == 0 or second in (first, NO_GOOD) else second
    return refuse("AMY-II.C.a.1", "held", good=word_of(GOOD, lacking), n=held[lacking])


@upholds("AMY-G.3", "AMY-II.C.c.1")
def _pay(state: State, good: int) -> Refusal:
    named = {"good": word_of(GOOD, good), "owed": word_of(GOOD, state.owed)}
    if good not in (state.owed, WINE):
        return refuse("AMY-G.3", "not-owed", **named)
    if state.goods[state.asked][good] == 0:
        return refuse("AMY-G.3", "held", good=word_of(GOOD, good), n=0)
    return refuse("AMY-G.3", "rest-unpaid", **named)


@upholds("AMY-II.C.b.1", "AMY-II.C.b.2", "AMY-II.C.b.5", "AMY-G.2", "AMY-Q.11", "AMY-D.10")
def _take(state: State, court: int) -> Refusal:
    named = {"court": word_of(COURT, court)}
    if not state.gain_courts and not CITY_SELLS[state.caravan][court]:
        return refuse("AMY-II.C.b.1", "court-here", city=word_of(CITY, state.caravan), **named)
    if court == GARDENER:
        return refuse("AMY-Q.11", "gardener-stock")
    level = state.court[state.asked][court]
    if level >= COURT_TOP[court]:
        return refuse("AMY-II.C.b.2", "court-top", level=level, **named)
    return refuse("AMY-II.C.b.5", "court-sold-out", level=level + 1, **named)


@upholds("AMY-Q.10")
def _load(state: State, good: int) -> Refusal:
    return refuse("AMY-Q.10", "load", good=word_of(GOOD, good))


@upholds("AMY-PL.2", "AMY-PL.3", "AMY-PL.4", "AMY-PL.5", "AMY-PL.6", "AMY-S.10")
def _plant(state: State, square: int) -> Refusal:
    named = {"square": word_of(SQUARE, square)}
    if state.planted[square]:
        return refuse("AMY-PL.6", "planted", **named)
    if state.n_seats == 2 and SQUARE_UNUSED[square]:
        return refuse("AMY-S.10", "unused", **named)
    if not state.watered[square]:
        begun = any(state.canal[canal][0] for canal in SQUARE_CANALS[square] if canal < len(state.canal))
        if SQUARE_FLOOR[square] == 1 and not begun:
            return refuse("AMY-PL.3", "river", **named)
        return refuse("AMY-PL.2", "water", **named)
    quality, gardeners = plant_quality(state, state.caravan), state.gardeners[state.asked]
    clause = "AMY-PL.5" if gardeners else "AMY-PL.4"
    return refuse(clause, "quality", needed=SQUARE_QUALITY[square], quality=quality, gardeners=gardeners, **named)


@upholds("AMY-Q.12")
def _gain(state: State, good: int) -> Refusal:
    if good == WINE and not state.any_good_wine:
        return refuse("AMY-Q.12", "free-wine")
    return refuse("AMY-Q.12", "stock", good=word_of(GOOD, good))


@upholds("AMY-III.2.3", "AMY-Q.19", "AMY-Q.1")
def _swap(state: State, index: int) -> Refusal:
    given, gained = divmod(index, 5)
    if gained == WINE:
        return refuse("AMY-III.2.3", "swap-wine")
    if state.goods[state.asked][given] == 0:
        return refuse("AMY-III.2.3", "held", good=word_of(GOOD, given), n=0)
    if given == gained:
        return refuse("AMY-Q.19", "swap-same", good=word_of(GOOD, given))
    return refuse("AMY-Q.1", "stock", good=word_of(GOOD, gained))


@upholds("AMY-III.3")
def _discard(state: State, good: int) -> Refusal:
    if state.goods[state.asked][good] == 0:
        return refuse("AMY-III.3", "held", good=word_of(GOOD, good), n=0)
    if good < state.discard_from:
        return refuse("AMY-III.3", "discard-order", good=word_of(GOOD, good))
    keep = count_goods(state, state.asked) - excess_goods(state, state.asked)
    return refuse("AMY-III.3", "discard-rest", good=word_of(GOOD, good), keep=keep)


def _always_open(state: State, index: int) -> Refusal:
    raise AssertionError("this action is always legal when it is asked for")


REASONS: dict[str, Callable[[State, int], Refusal]] = {
    "recruit": _recruit, "irrigate": _irrigate, "caravan": _caravan, "sell": _sell, "pay": _pay, "take": _take,
    "load": _load, "plant": _plant, "gain": _gain, "swap": _swap, "discard": _discard,
    "pass": _always_open, "farm": _always_open, "pray": _always_open, "procession": _always_open,
    "accept": _always_open, "decline": _always_open,
}  # fmt: skip
