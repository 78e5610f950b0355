"""Why a move is not allowed: the clause that forbids it, and the reason in this position.

Written apart from the move generator, from the pieces in the desert themselves, so that each checks the other.
"""

from collections.abc import Callable

from semiramis.core.model.domain import CHANCE
from semiramis.core.model.message import Refusal, word_of
from semiramis.core.model.rule import enforces
from semiramis.games.ishtar.components.tables import FIRST_START_TILE, FOUNTAIN_COUNT, TILE_SHAPE
from semiramis.games.ishtar.referee.refusals_placing import list_reasons_against, refuse_placing
from semiramis.games.ishtar.referee.refusals_skills import SKILL_REASONS
from semiramis.games.ishtar.referee.refusing import refuse
from semiramis.games.ishtar.rules.actions import (
    CATALOGUE,
    DEAL_BOARD_CODE,
    DEAL_CARD_CODE,
    DEAL_CUP_CODE,
    DEAL_FIRST_CODE,
    DEAL_FOUNTAIN_CODE,
    DEAL_SIDE_CODE,
    DEAL_TILE_CODE,
)
from semiramis.games.ishtar.rules.state import (
    CHOOSE,
    CUP,
    DEAL_BOARD,
    DEAL_CUP,
    DEAL_FIRST,
    DEAL_FOUNTAIN,
    DEAL_SIDE,
    DEAL_START,
    DOUBLE,
    DRAW,
    KEEP,
    NO_CUP,
    OVER,
    PAY_SKILL,
    PAY_STEPS,
    PLACING,
    PLANT,
    RESERVE,
    REVEAL,
    SINGLE,
    SPECIAL,
    STAGE,
    TAKE,
    TILE,
    TREE,
    State,
)
from semiramis.games.ishtar.rules.turn import mover

STAGES_OF_KIND = {
    "can": (CHOOSE,), "kept": (CHOOSE,), "pay": (PAY_STEPS, PAY_SKILL), "place": (PLACING,), "skip": (SPECIAL,),
    "assistant": (SPECIAL,), "skill": (SPECIAL,), "take": (TAKE,), "single": (SINGLE,), "double": (DOUBLE,),
    "reserve": (RESERVE,), "keep": (KEEP,), "buy": (TREE,), "end": (TREE,), "tree": (PLANT,),
}  # fmt: skip

CLAUSE_OF_STAGE = {
    CHOOSE: "ISH-2.1", PAY_STEPS: "ISH-3.3", PLACING: "ISH-2.2", SPECIAL: "ISH-AMB-22", PAY_SKILL: "ISH-6.4",
    TAKE: "ISH-8.6", SINGLE: "ISH-8.7", DOUBLE: "ISH-8.8", RESERVE: "ISH-8.10", KEEP: "ISH-8.11",
    TREE: "ISH-6.1", PLANT: "ISH-7.3",
}  # fmt: skip

CLAUSE_OF_DEAL = {
    DEAL_BOARD: "ISH-1.2", DEAL_SIDE: "ISH-1.2", DEAL_FOUNTAIN: "ISH-1.3", DEAL_CUP: "ISH-1.6",
    DEAL_START: "ISH-1.7", DEAL_FIRST: "ISH-1.11", REVEAL: "ISH-3.6", DRAW: "ISH-AMB-02",
}  # fmt: skip


def why_not(state: State, code: int) -> Refusal | None:
    """Why an action is not allowed now; None when nothing forbids it."""
    kind = CATALOGUE.action(code).do
    if state.stage == OVER:
        return refuse("ISH-10.2", "over")
    if mover(state) == CHANCE:
        clause = CLAUSE_OF_DEAL.get(state.stage, "ISH-1.10")
        return None if code in _possible_outcomes(state) else refuse(clause, "deal")
    if kind.startswith("deal-"):
        return refuse("ISH-1.7", "deal")
    if state.stage not in STAGES_OF_KIND[kind]:
        return refuse(CLAUSE_OF_STAGE[state.stage], "first", asked=word_of(STAGE, state.stage))
    return REASONS[kind](state, code - CATALOGUE.first(kind))


def _possible_outcomes(state: State) -> list[int]:
    """What chance may bring, from what nobody has seen."""
    if state.stage == DEAL_BOARD:
        out = {(side + 1) // 2 for side in state.side}
        return [DEAL_BOARD_CODE + board for board in range(6) if board + 1 not in out]
    if state.stage == DEAL_SIDE:
        return [DEAL_SIDE_CODE + n for n in range(12)]
    if state.stage == DEAL_FOUNTAIN:
        return [DEAL_FOUNTAIN_CODE + k - 1 for k in (1, 2, 3) if state.fountain.count(k) < FOUNTAIN_COUNT[k]]
    if state.stage == DEAL_CUP:
        return [DEAL_CUP_CODE + shape - 1 for shape in (1, 2, 3) if state.cup_shape.count(shape) < 2]
    if state.stage == DEAL_FIRST:
        return [DEAL_FIRST_CODE + seat for seat in range(state.n_seats)]
    if state.stage in (DEAL_START, REVEAL, DRAW):
        cup = {DEAL_START: state.dealt, REVEAL: state.opened, DRAW: state.can}[state.stage]
        tiles = [tile for tile, unseen in enumerate(state.unseen) if unseen]
        starting = state.stage == DEAL_START
        fitting = [t for t in tiles if TILE_SHAPE[t] == state.cup_shape[cup] and (t >= FIRST_START_TILE) == starting]
        return [DEAL_TILE_CODE + tile - 1 for tile in fitting]
    return [DEAL_CARD_CODE + card - 1 for card, there in enumerate(state.in_deck) if there]


def _fits(state: State, tile: int) -> bool:
    """Whether anything speaks for a tile: some place without a reason against it."""
    return any(reason is None for reason in list_reasons_against(state, tile))


def _price(state: State, cup: int) -> int:
    """How many full cups the can passes before a cup."""
    if state.can == NO_CUP:
        return 0
    between = [(state.can + step) % 6 for step in range(1, (cup - state.can) % 6)]
    return sum(state.height[passed] > 0 for passed in between)


@enforces("ISH-3.2", "ISH-3.3", "ISH-4.9", "ISH-AMB-02", "ISH-AMB-03", "ISH-AMB-04")
def _can(state: State, cup: int) -> Refusal | None:
    """What keeps the can from a cup."""
    named = {"cup": word_of(CUP, cup)}
    gems = sum(state.gems[state.asked])
    if not state.height[cup]:
        return refuse("ISH-3.2", "empty-cup", **named)
    if cup == state.can:
        others = any(state.height[other] for other in range(6) if other != cup)
        return refuse("ISH-AMB-02", "own-cup", **named) if others else None
    price = _price(state, cup)
    if price > gems:
        return refuse("ISH-3.3", "steps", price=price, gems=gems, **named)
    if _fits(state, state.top[cup]):
        return None
    reachable = [state.top[c] for c in range(6) if c != state.can and state.height[c] and _price(state, c) <= gems]
    reachable += [tile for tile in (state.kept[state.asked],) if tile]
    if any(_fits(state, tile) for tile in reachable):
        return refuse("ISH-AMB-04", "place-anywhere", tile=word_of(TILE, state.top[cup]))
    return refuse("ISH-AMB-04", "place-free", **named) if price else None


@enforces("ISH-3.8", "ISH-AMB-04", "ISH-AMB-08")
def _kept(state: State, index: int) -> Refusal | None:
    """What keeps the kept tile from being used."""
    tile = state.kept[state.asked]
    if not tile:
        return refuse("ISH-3.8", "kept")
    return None if _fits(state, tile) else refuse("ISH-AMB-04", "place-anywhere", tile=word_of(TILE, tile))


def _nothing(state: State, index: int) -> Refusal | None:
    """Ending a turn and skipping a symbol are always allowed."""
    return None


REASONS: dict[str, Callable[[State, int], Refusal | None]] = {
    "can": _can, "kept": _kept, "place": refuse_placing, "skip": _nothing, "end": _nothing, **SKILL_REASONS,
}  # fmt: skip
