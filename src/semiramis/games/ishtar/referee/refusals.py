"""Why a move is not allowed: the clause that forbids it, and the reason in this position.

Written independently of the move generator, from the pieces in the desert, so that each checks the other.
"""

from collections.abc import Callable

from semiramis.core.model.message import Refusal, refuser, word_of
from semiramis.core.model.rule import enforces
from semiramis.games.ishtar.components.names import BOARDS, CUPS, CUPS_OF_SHAPE, FIRST_START_TILE, N_TURNS, NO_CUP
from semiramis.games.ishtar.components.tables import FOUNTAIN_COUNT, TILE_SHAPE
from semiramis.games.ishtar.referee.refusals_placing import list_reasons_against, refuse_placing
from semiramis.games.ishtar.referee.refusals_skills import SKILL_REASONS
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
from semiramis.games.ishtar.rules.stages import (
    DEAL_BOARD,
    DEAL_CARD,
    DEAL_CUP,
    DEAL_FIRST,
    DEAL_FOUNTAIN,
    DEAL_SIDE,
    DEAL_START,
    DRAW,
    FILL_ROW,
    REFILL,
    REVEAL,
    STAGES,
)
from semiramis.games.ishtar.rules.state import CUP, TILE, State

refuse = refuser("ishtar")


def why_not(state: State, code: int) -> Refusal | None:
    """Why an action is not allowed now; None when nothing forbids it."""
    kind, stage = CATALOGUE.action(code).do, STAGES[state.stage]
    if stage.decides == "nobody":
        return refuse(stage.clause, "over")
    if stage.decides == "chance":
        return None if code in OUTCOMES[state.stage](state) else refuse(stage.clause, "deal")
    if kind.startswith("deal-"):
        return refuse("ISH-1.7", "deal")
    if kind not in stage.actions:
        return refuse(stage.clause, "first", asked=word_of(STAGES.domain, state.stage))
    return REASONS[kind](state, code - CATALOGUE.first(kind))


def _boards(state: State) -> list[int]:
    lying = {(side + 1) // 2 for side in state.side}
    return [DEAL_BOARD_CODE + board for board in range(BOARDS) if board + 1 not in lying]


def _sides(state: State) -> list[int]:
    return [DEAL_SIDE_CODE + n for n in range(2 * N_TURNS)]


def _fountains(state: State) -> list[int]:
    return [DEAL_FOUNTAIN_CODE + k - 1 for k in (1, 2, 3) if state.fountain.count(k) < FOUNTAIN_COUNT[k]]


def _cups(state: State) -> list[int]:
    return [DEAL_CUP_CODE + shape - 1 for shape in (1, 2, 3) if state.cup_shape.count(shape) < CUPS_OF_SHAPE]


def _tiles(state: State) -> list[int]:
    """The codes of the unseen tiles that may be on top of the stack in question."""
    cup = {DEAL_START: state.dealt, REVEAL: state.opened, DRAW: state.can}[state.stage]
    tiles = [tile for tile, unseen in enumerate(state.unseen) if unseen]
    starting = state.stage == DEAL_START
    fitting = [t for t in tiles if TILE_SHAPE[t] == state.cup_shape[cup] and (t >= FIRST_START_TILE) == starting]
    return [DEAL_TILE_CODE + tile - 1 for tile in fitting]


def _cards(state: State) -> list[int]:
    return [DEAL_CARD_CODE + card - 1 for card, in_deck in enumerate(state.in_deck) if in_deck]


def _start_players(state: State) -> list[int]:
    return [DEAL_FIRST_CODE + seat for seat in range(state.n_seats)]


OUTCOMES: dict[int, Callable[[State], list[int]]] = {
    DEAL_BOARD: _boards, DEAL_SIDE: _sides, DEAL_FOUNTAIN: _fountains, DEAL_CUP: _cups, DEAL_START: _tiles,
    DEAL_CARD: _cards, DEAL_FIRST: _start_players, REVEAL: _tiles, DRAW: _tiles, REFILL: _cards, FILL_ROW: _cards,
}  # fmt: skip
"""The codes that chance may bring at each stage it decides, from the components nobody has seen."""


def _fits(state: State, tile: int) -> bool:
    """Whether a tile may be placed anywhere."""
    return any(reason is None for reason in list_reasons_against(state, tile))


def _price(state: State, cup: int) -> int:
    """The number of full cups the can passes on its way to a cup."""
    if state.can == NO_CUP:
        return 0
    between = [(state.can + step) % CUPS for step in range(1, (cup - state.can) % CUPS)]
    return sum(state.height[passed] > 0 for passed in between)


@enforces("ISH-3.2", "ISH-3.3", "ISH-4.9", "ISH-AMB-02", "ISH-AMB-03", "ISH-AMB-04")
def _can(state: State, cup: int) -> Refusal | None:
    """Why the can may not move to a cup."""
    named = {"cup": word_of(CUP, cup)}
    gems = sum(state.gems[state.asked])
    if not state.height[cup]:
        return refuse("ISH-3.2", "empty-cup", **named)
    if cup == state.can:
        others = any(state.height[other] for other in range(CUPS) if other != cup)
        return refuse("ISH-AMB-02", "own-cup", **named) if others else None
    price = _price(state, cup)
    if price > gems:
        return refuse("ISH-3.3", "steps", price=price, gems=gems, **named)
    if _fits(state, state.top[cup]):
        return None
    reachable = [state.top[c] for c in range(CUPS) if c != state.can and state.height[c] and _price(state, c) <= gems]
    reachable += [tile for tile in (state.kept[state.asked],) if tile]
    if any(_fits(state, tile) for tile in reachable):
        return refuse("ISH-AMB-04", "place-anywhere", tile=word_of(TILE, state.top[cup]))
    return refuse("ISH-AMB-04", "place-free", **named) if price else None


@enforces("ISH-3.8", "ISH-AMB-04", "ISH-AMB-08")
def _kept(state: State, index: int) -> Refusal | None:
    """Why the kept tile may not be used."""
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
