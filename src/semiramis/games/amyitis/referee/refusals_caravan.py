"""Why an action with the caravan is illegal: moving, selling, paying, Court cards, planting (AMY-II.C, AMY-PL)."""

from collections.abc import Callable

from semiramis.core.model.message import Refusal, refuser, word_of
from semiramis.core.model.rule import enforces
from semiramis.games.amyitis.components.names import BABYLON, COURT_CITY, GARDENER, N_COURTS, N_SQUARES, NO_GOOD, WINE
from semiramis.games.amyitis.components.tables import (
    CANAL_SIZE,
    CITY_DEMAND,
    CITY_KIND,
    CITY_SELLS,
    COURT_TOP,
    SQUARE_CANALS,
    SQUARE_FLOOR,
    SQUARE_QUALITY,
    SQUARE_UNUSED,
)
from semiramis.games.amyitis.rules.actions import SALE_GOODS
from semiramis.games.amyitis.rules.caravan import camels_needed, extra_good
from semiramis.games.amyitis.rules.planting import plant_quality
from semiramis.games.amyitis.rules.state import CITY, COURT, GOOD, SQUARE, State

refuse = refuser("amyitis")


@enforces("AMY-II.C.1", "AMY-II.C.2", "AMY-II.C.3", "AMY-II.C.4", "AMY-Q.7", "AMY-D.5")
def _caravan(state: State, city: int) -> Refusal | None:
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
        return None if any(state.goods[seat]) else refuse("AMY-II.C.a.1", "goods-to-sell")
    return _trade(state, city)


@enforces("AMY-II.C.4", "AMY-II.C.b.1", "AMY-II.C.b.5", "AMY-II.C.c.1", "AMY-G.3")
def _trade(state: State, city: int) -> Refusal | None:
    """Why the player cannot trade in a court or plant city."""
    seat = state.asked
    named = {"city": word_of(CITY, city)}
    demand, extra = CITY_DEMAND[city], extra_good(state, city)
    owed = [demand] if extra == NO_GOOD else [demand, extra]
    held = state.goods[seat][:]
    for good in owed:
        held[good if held[good] else WINE] -= 1
    if held[WINE] < 0:
        clause = "AMY-II.C.b.1" if CITY_KIND[city] == COURT_CITY else "AMY-II.C.c.1"
        if extra == NO_GOOD:
            return refuse(clause, "payment", good=word_of(GOOD, demand), **named)
        return refuse(clause, "payment-two", good=word_of(GOOD, demand), extra=word_of(GOOD, extra), **named)
    if CITY_KIND[city] == COURT_CITY:
        shown = [court for court in range(N_COURTS) if CITY_SELLS[city][court]]
        return (
            None
            if any(_level(state, court) is None for court in shown)
            else refuse("AMY-II.C.b.5", "city-sold-out", **named)
        )
    quality = plant_quality(state, city)
    if all(_square(state, square, quality) for square in range(N_SQUARES)):
        return refuse("AMY-II.C.4", "square", quality=quality, gardeners=state.gardeners[seat], **named)
    return None


@enforces("AMY-II.C.a.1")
def _sell(state: State, sale: int) -> Refusal | None:
    held = state.goods[state.asked][:]
    for good in SALE_GOODS[sale]:
        if good != NO_GOOD:
            held[good] -= 1
            if held[good] < 0:
                return refuse("AMY-II.C.a.1", "held", good=word_of(GOOD, good), n=state.goods[state.asked][good])
    return None


@enforces("AMY-G.3", "AMY-II.C.c.1")
def _pay(state: State, good: int) -> Refusal | None:
    named = {"good": word_of(GOOD, good), "owed": word_of(GOOD, state.owed)}
    if good not in (state.owed, WINE):
        return refuse("AMY-G.3", "not-owed", **named)
    held = state.goods[state.asked][:]
    if held[good] == 0:
        return refuse("AMY-G.3", "held", good=word_of(GOOD, good), n=0)
    held[good] -= 1
    twice_in_wine = good == WINE and state.owed_next == state.owed
    rest = WINE if twice_in_wine else state.owed_next
    if rest != NO_GOOD and not held[rest] and not held[WINE]:
        return refuse("AMY-G.3", "rest-unpaid", **named)
    return None


@enforces("AMY-II.C.b.1", "AMY-Q.11")
def _take(state: State, court: int) -> Refusal | None:
    if not state.gain_courts and not CITY_SELLS[state.caravan][court]:
        where = word_of(CITY, state.caravan)
        return refuse("AMY-II.C.b.1", "court-here", city=where, court=word_of(COURT, court))
    return _level(state, court)


@enforces("AMY-II.C.b.2", "AMY-II.C.b.5", "AMY-G.2", "AMY-D.10", "AMY-Q.11")
def _level(state: State, court: int) -> Refusal | None:
    """Why the player cannot take the next card of a type."""
    if court == GARDENER:
        return None if state.court_stock[GARDENER][1] else refuse("AMY-Q.11", "gardener-stock")
    level = state.court[state.asked][court]
    if level >= COURT_TOP[court]:
        return refuse("AMY-II.C.b.2", "court-top", level=level, court=word_of(COURT, court))
    if state.court_stock[court][level + 1] == 0:
        return refuse("AMY-II.C.b.5", "court-sold-out", level=level + 1, court=word_of(COURT, court))
    return None


@enforces("AMY-Q.10")
def _load(state: State, good: int) -> Refusal | None:
    return None if state.load[good] else refuse("AMY-Q.10", "load", good=word_of(GOOD, good))


def _plant(state: State, square: int) -> Refusal | None:
    return _square(state, square, plant_quality(state, state.caravan))


@enforces("AMY-PL.2", "AMY-PL.3", "AMY-PL.4", "AMY-PL.5", "AMY-PL.6", "AMY-S.10")
def _square(state: State, square: int, quality: int) -> Refusal | None:
    """Why the player cannot plant on a square."""
    named = {"square": word_of(SQUARE, square)}
    if state.planted[square]:
        return refuse("AMY-PL.6", "planted", **named)
    if state.n_seats == 2 and SQUARE_UNUSED[square]:
        return refuse("AMY-S.10", "unused", **named)
    canals = [canal for canal in SQUARE_CANALS[square] if canal < len(state.canal)]
    if not any(all(state.canal[canal][: CANAL_SIZE[canal]]) for canal in canals):
        if SQUARE_FLOOR[square] == 1 and not any(state.canal[canal][0] for canal in canals):
            return refuse("AMY-PL.3", "river", **named)
        return refuse("AMY-PL.2", "water", **named)
    needed, gardeners = SQUARE_QUALITY[square], state.gardeners[state.asked]
    if quality + gardeners < needed:
        clause = "AMY-PL.5" if gardeners else "AMY-PL.4"
        return refuse(clause, "quality", needed=needed, quality=quality, gardeners=gardeners, **named)
    return None


@enforces("AMY-Q.12")
def _gain(state: State, good: int) -> Refusal | None:
    if good == WINE and not state.any_good_wine:
        return refuse("AMY-Q.12", "free-wine")
    return None if state.stock_goods[good] else refuse("AMY-Q.12", "stock", good=word_of(GOOD, good))


CARAVAN_REASONS: dict[str, Callable[[State, int], Refusal | None]] = {
    "caravan": _caravan, "sell": _sell, "pay": _pay, "take": _take, "load": _load, "plant": _plant, "gain": _gain,
}  # fmt: skip
"""The reason against an action by its kind; each takes the number of the action within its kind."""
