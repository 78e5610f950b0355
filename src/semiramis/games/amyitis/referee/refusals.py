"""Why an action is illegal: the clause that forbids it, and the reason in this position."""

from collections.abc import Callable

from semiramis.core.model.message import Arg, Refusal, message, word_of
from semiramis.core.model.rule import enforces
from semiramis.games.amyitis.components.names import (
    BABYLON,
    CARAVANEER,
    COURT_CITY,
    ENGINEER,
    GARDENER,
    MERCHANT,
    N_COURTS,
    N_CRAFTS,
    N_GOODS,
    N_SQUARES,
    NO_GOOD,
    WINE,
)
from semiramis.games.amyitis.components.tables import (
    CANAL_CORNERS,
    CANAL_SIZE,
    CARAVANEER_STORE,
    CITY_DEMAND,
    CITY_KIND,
    CITY_SELLS,
    COURT_TOP,
    SQUARE_CANALS,
    SQUARE_FLOOR,
    SQUARE_QUALITY,
    SQUARE_UNUSED,
    TILE_QUALITY,
    TOP_TILE,
)
from semiramis.games.amyitis.referee.decks import deal
from semiramis.games.amyitis.rules.actions import (
    CATALOGUE,
    DEAL_CARD_CODE,
    DEAL_CRAFT_CODE,
    DEAL_LOAD_CODE,
    DEAL_TILE_CODE,
    SALE_GOODS,
)
from semiramis.games.amyitis.rules.caravan import camels_needed, extra_good
from semiramis.games.amyitis.rules.planting import plant_quality
from semiramis.games.amyitis.rules.stages import (
    ACT,
    DEAL_CARD,
    DEAL_CRAFT,
    DEAL_LOAD,
    DEAL_TILE,
    IRRIGATE,
    STAGE,
    STAGES,
    TAKE,
    TAMMOUZ_FIELD,
)
from semiramis.games.amyitis.rules.state import CANAL, CITY, COURT, CRAFT, GOOD, SQUARE, TURNED, State


def refuse(clause: str, reason: str, **args: Arg) -> Refusal:
    """A refusal of this game."""
    return Refusal(clause, message(f"amyitis-no-{reason}", **args))


def why_not(state: State, code: int) -> Refusal | None:
    """Why an action is illegal now; None where it is legal."""
    action = CATALOGUE.action(code)
    stage = STAGES[state.stage]
    if stage.decides == "nobody":
        return refuse(stage.clause, "over")
    if stage.decides == "chance":
        return _deal(state, code)
    if action.do.startswith("deal-"):
        return refuse("AMY-I.1", "deal")
    if action.do not in stage.actions:
        return _wrong_time(state, action.do)
    if action.do not in REASONS:
        return None
    return REASONS[action.do](state, code - CATALOGUE.first(action.do))


@enforces("AMY-I.1", "AMY-S.4", "AMY-S.5", "AMY-S.8", "AMY-S.9", "AMY-S.12")
def _deal(state: State, code: int) -> Refusal | None:
    """Only a card that is still in the pile can be dealt, and no player chooses it."""
    waiting = deal(state)
    pile = list(waiting.deck)
    for gone in _dealt_before(state):
        pile.remove(gone)
    return None if code in pile else refuse(STAGES[state.stage].clause, "deal")


def _dealt_before(state: State) -> list[int]:
    """The outcomes already drawn from the current pile."""
    if state.stage == DEAL_CARD:
        return [DEAL_CARD_CODE + card for card in state.plant_card[:3] if card]
    if state.stage == DEAL_LOAD:
        return [DEAL_LOAD_CODE + good for good in range(WINE) if state.load[good]]
    if state.stage == DEAL_TILE:
        quality = SQUARE_FLOOR[state.dealt]
        return [DEAL_TILE_CODE + t for t in state.tile if t and TILE_QUALITY[t] == quality and t != TOP_TILE]
    if state.stage == DEAL_CRAFT:
        return [DEAL_CRAFT_CODE + card - 1 for triple in state.triple for card in triple if card]
    return []


@enforces("AMY-II.2", "AMY-II.B.2", "AMY-II.C.4", "AMY-II.C.a.2", "AMY-II.C.a.3", "AMY-D.7", "AMY-D.8")
def _wrong_time(state: State, kind: str) -> Refusal:
    """Another decision is pending; free Court cards and Tammouz's field cannot be declined (AMY-Q.11, AMY-Q.18)."""
    asked = {"asked": word_of(STAGE, state.stage)}
    if state.stage == ACT:
        return refuse(STAGES.reached_by(kind), f"yet-{kind}")
    if state.stage == IRRIGATE and state.free_water:
        return refuse("AMY-II.C.a.2", "first", **asked)
    if state.stage == TAKE and state.gain_courts:
        return refuse("AMY-Q.11", "first", **asked)
    if state.stage == TAMMOUZ_FIELD:
        return refuse("AMY-Q.18", "first", **asked)
    return refuse(STAGES[state.stage].clause, "first", **asked)


@enforces("AMY-II.B.1", "AMY-Q.2", "AMY-Q.4", "AMY-I.1")
def _recruit(state: State, index: int) -> Refusal | None:
    triple, craft = divmod(index, N_CRAFTS)
    seat = state.asked
    named = {"craft": word_of(CRAFT, craft)}
    if triple >= state.n_seats:
        return refuse("AMY-I.1", "triple", triple=triple + 1, triples=state.n_seats)
    if craft + 1 not in state.triple[triple]:
        return refuse("AMY-II.B.1", "card", triple=triple + 1, **named)
    price = state.triple[triple].count(TURNED)
    if price > state.talents[seat]:
        return refuse("AMY-II.B.1", "price", price=price, talents=state.talents[seat], **named)
    if craft == MERCHANT:
        return refuse("AMY-Q.2", "camel-stock") if state.stock_camels == 0 else None
    if state.cubes[seat] == 0:
        return refuse("AMY-Q.4", "cube", **named)
    if craft == ENGINEER and not _any_open_canal(state):
        return refuse("AMY-Q.2", "open-canal")
    return None


def _any_open_canal(state: State) -> bool:
    return any(_irrigate(state, canal) is None for canal in range(len(CANAL)))


@enforces("AMY-II.B.E.1", "AMY-II.B.E.2", "AMY-II.B.E.3", "AMY-Q.16")
def _irrigate(state: State, canal: int) -> Refusal | None:
    named = {"canal": word_of(CANAL, canal)}
    if all(state.canal[canal][: CANAL_SIZE[canal]]):
        return refuse("AMY-II.B.E.1", "canal-full", **named)
    if not any(state.wet[corner] for corner in CANAL_CORNERS[canal]):
        return refuse("AMY-II.B.E.3", "canal-dry", **named)
    return None


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


@enforces("AMY-III.2.3", "AMY-Q.19", "AMY-Q.1")
def _swap(state: State, index: int) -> Refusal | None:
    given, gained = divmod(index, N_GOODS)
    if gained == WINE:
        return refuse("AMY-III.2.3", "swap-wine")
    if state.goods[state.asked][given] == 0:
        return refuse("AMY-III.2.3", "held", good=word_of(GOOD, given), n=0)
    if given == gained:
        return refuse("AMY-Q.19", "swap-same", good=word_of(GOOD, given))
    return None if state.stock_goods[gained] else refuse("AMY-Q.1", "stock", good=word_of(GOOD, gained))


@enforces("AMY-III.3")
def _discard(state: State, good: int) -> Refusal | None:
    held = state.goods[state.asked]
    keep = CARAVANEER_STORE[state.court[state.asked][CARAVANEER]]
    if held[good] == 0:
        return refuse("AMY-III.3", "held", good=word_of(GOOD, good), n=0)
    if good < state.discard_from:
        return refuse("AMY-III.3", "discard-order", good=word_of(GOOD, good))
    if sum(held[:good]) > keep:
        return refuse("AMY-III.3", "discard-rest", good=word_of(GOOD, good), keep=keep)
    return None


REASONS: dict[str, Callable[[State, int], Refusal | None]] = {
    "recruit": _recruit, "irrigate": _irrigate, "caravan": _caravan, "sell": _sell, "pay": _pay, "take": _take,
    "load": _load, "plant": _plant, "gain": _gain, "swap": _swap, "discard": _discard,
}  # fmt: skip
"""Further reasons against an action of the current stage; kinds without an entry are always legal there."""
