"""Why an action is illegal: the clause that forbids it, and the reason in this position."""

from collections.abc import Callable

from semiramis.core.model.message import Refusal, Word, refuser, word_of
from semiramis.core.model.rule import enforces
from semiramis.games.amyitis.components.names import (
    CARAVANEER,
    ENGINEER,
    MERCHANT,
    N_CRAFTS,
    N_GOODS,
    WINE,
)
from semiramis.games.amyitis.components.tables import (
    CANAL_CORNERS,
    CANAL_SIZE,
    CARAVANEER_STORE,
    SQUARE_FLOOR,
    TILE_QUALITY,
    TOP_TILE,
)
from semiramis.games.amyitis.referee.decks import deal
from semiramis.games.amyitis.referee.refusals_caravan import CARAVAN_REASONS
from semiramis.games.amyitis.rules.actions import (
    CATALOGUE,
    DEAL_CARD_CODE,
    DEAL_CRAFT_CODE,
    DEAL_LOAD_CODE,
    DEAL_TILE_CODE,
)
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
from semiramis.games.amyitis.rules.state import CANAL, CRAFT, GOOD, TURNED, State

refuse = refuser("amyitis")


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
        return refuse("AMY-I.1", "triple", triple=Word(f"amyitis-triple-{triple + 1}"), triples=state.n_seats)
    if craft + 1 not in state.triple[triple]:
        return refuse("AMY-II.B.1", "card", triple=Word(f"amyitis-triple-{triple + 1}"), **named)
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
    **CARAVAN_REASONS, "recruit": _recruit, "irrigate": _irrigate, "swap": _swap, "discard": _discard,
}  # fmt: skip
"""Further reasons against an action of the current stage; kinds without an entry are always legal there."""
