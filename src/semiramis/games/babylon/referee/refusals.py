"""Why a move is illegal: the clause that forbids it, and the reason in this position.

Written independently of the move generator, so that each checks the other.
"""

from collections.abc import Callable

from semiramis.core.model.message import Arg, Refusal, refuser, word_of
from semiramis.core.model.rule import enforces
from semiramis.games.babylon.components.names import CLAY, FULL_STACK, N_CORNERS, N_PLACES, N_TURNS, NO_HOLE
from semiramis.games.babylon.components.tables import PLACE_HOLE, TILE_MATERIAL, TILE_SYMBOL
from semiramis.games.babylon.referee.refusals_decorations import PIECE_REASONS, refuse_symbol
from semiramis.games.babylon.rules.actions import CATALOGUE, DEAL_FIRST_CODE, DEAL_TILE_CODE, DEAL_TOKEN_CODE
from semiramis.games.babylon.rules.stages import (
    DEAL_CLAY,
    DEAL_FIRST,
    DEAL_TOKEN,
    STAGE,
    STAGES,
)
from semiramis.games.babylon.rules.state import (
    BELVEDERE,
    CELL,
    DOUBLE,
    LEVELS,
    MINED,
    N_HANGS,
    NEVER_SAME,
    NO_HANG,
    PLACE,
    STANDS_LOW,
    STANDS_STATUE,
    State,
)

refuse = refuser("babylon")


def why_not(state: State, code: int) -> Refusal | None:
    """The refusal of an action that is illegal now; None where it is legal."""
    kind = CATALOGUE.action(code).do
    stage = STAGES[state.stage]
    if stage.decides == "nobody":
        return refuse(stage.clause, "over")
    if stage.decides == "chance":
        return None if code in _possible_outcomes(state) else refuse(stage.clause, "deal")
    if kind.startswith("deal-"):
        return refuse("BAB-1.3", "deal")
    if kind not in stage.actions:
        return refuse(stage.clause, "first", asked=word_of(STAGE, state.stage))
    return REASONS[kind](state, code - CATALOGUE.first(kind))


def _possible_outcomes(state: State) -> list[int]:
    """The codes chance may choose, from what nobody has seen."""
    if state.stage == DEAL_FIRST:
        return [DEAL_FIRST_CODE + seat for seat in range(state.n_seats)]
    if state.stage == DEAL_TOKEN:
        return [DEAL_TOKEN_CODE + token for token, left in enumerate(state.token_left) if left]
    material = CLAY if state.stage == DEAL_CLAY else FULL_STACK - state.stack[state.uncovered]
    return [DEAL_TILE_CODE + t for t, b in enumerate(state.buried) if b and TILE_MATERIAL[t] == material]


@enforces("BAB-A.1", "BAB-AMB-15")
def _mine(state: State, cell: int) -> Refusal | None:
    return None if state.face[cell] else refuse("BAB-A.1", "tile", cell=word_of(CELL, cell))


@enforces("BAB-1.13", "BAB-DIFF-05")
def _remove(state: State, cell: int) -> Refusal | None:
    return None if state.stack[cell] == FULL_STACK else refuse("BAB-1.13", "clay", cell=word_of(CELL, cell))


@enforces("BAB-C.4", "BAB-R.6", "BAB-R.7")
def _end(state: State, index: int) -> Refusal | None:
    if state.wild_hole != NO_HOLE:
        return refuse("BAB-R.6", "wild-first")
    return refuse("BAB-C.4", "decide-mined") if state.mined else None


@enforces("BAB-C.4", "BAB-C.6", "BAB-R.6", "BAB-R.7")
def _keep_or_drop(state: State, index: int) -> Refusal | None:
    if state.wild_hole != NO_HOLE:
        return refuse("BAB-R.6", "wild-first")
    return None if state.mined else refuse("BAB-C.4", "nothing-mined")


@enforces("BAB-B.1.1", "BAB-B.1.9", "BAB-C.8", "BAB-DIFF-08")
def _build(state: State, index: int) -> Refusal | None:
    if state.wild_hole != NO_HOLE:
        return refuse("BAB-R.6", "wild-first")
    if not (state.mined, state.stored[state.asked])[index]:
        return refuse("BAB-B.1.1", ("mined-tile", "stored-tile")[index])
    free = (place * LEVELS + level for place in range(N_PLACES) for level in range(LEVELS))
    if all(_place(state, index) for index in free):
        return refuse("BAB-B.1.9", "nowhere", singles=state.singles[state.asked])
    return None


@enforces("BAB-B.1.12", "BAB-B.1.13", "BAB-B.1.16", "BAB-B.1.18", "BAB-B.1.19", "BAB-AMB-01", "BAB-AMB-18")
def _place(state: State, index: int) -> Refusal | None:
    """What keeps a slab from a place and level."""
    place, level = index // LEVELS, index % LEVELS + 1
    seat = state.asked
    named: dict[str, Arg] = {"place": word_of(PLACE, place), "level": level}
    if level > state.highest[seat] + 1:
        return refuse("BAB-B.1.16", "level", below=level - 1, **named)
    if any(state.top[seat][hole] >= level for hole in PLACE_HOLE[place]):
        return refuse("BAB-B.1.18", "under", **named)
    for slab in range(state.n_slabs[seat]):
        same = state.slab_place[seat][slab] == place
        if same and (state.footprint == NEVER_SAME or state.slab_level[seat][slab] == level - 1):
            return refuse("BAB-B.1.13", "footprint", **named)
    reasons = [_rest(state, place, level, hang) for hang in range(N_HANGS)]
    return None if None in reasons else _best_reason([reason for reason in reasons if reason])


def _best_reason(reasons: list[Refusal]) -> Refusal:
    """The reason to give when no way to support a slab is legal: the lowest price not met, else the last reason."""
    prices = [reason for reason in reasons if "price" in reason.message.args]
    return min(prices, key=lambda reason: int(str(reason.message.args["price"])), default=reasons[-1])


def _rest(state: State, place: int, level: int, hang: int) -> Refusal | None:
    """What keeps a slab from resting on the supports that leave this corner hanging."""
    named: dict[str, Arg] = {"place": word_of(PLACE, place), "level": level}
    for corner, hole in enumerate(PLACE_HOLE[place]):
        found = _hanging(state, hole, level, named) if corner == hang else _supported(state, hole, level, named)
        if found:
            return found
    supports = [hole for corner, hole in enumerate(PLACE_HOLE[place]) if corner != hang]
    return _belvedere(state, hang, named) or _pillars(state, supports, level, named)


@enforces("BAB-AMB-05", "BAB-AMB-06")
def _hanging(state: State, hole: int, level: int, named: dict[str, Arg]) -> Refusal | None:
    """A corner must not hang right above a statue or the foot of stairs, or by option above any piece."""
    stands = state.standing[state.asked][hole]
    touches = bool(stands) and level - state.top[state.asked][hole] == 1
    if touches and (stands in (STANDS_STATUE, STANDS_LOW) or state.overhang):
        return refuse("BAB-AMB-05", "hang", **named)
    return None


@enforces("BAB-B.1.2", "BAB-B.1.14", "BAB-B.1.15", "BAB-B.1.16a")
def _supported(state: State, hole: int, level: int, named: dict[str, Arg]) -> Refusal | None:
    """A corner stands on a statue right below it, or on a free field at most two levels below."""
    if _stands_on_statue(state, hole, level):
        return None
    if state.standing[state.asked][hole] or state.span[state.asked][hole]:
        return refuse("BAB-B.1.2", "occupied", **named)
    if level - state.top[state.asked][hole] > 2:
        return refuse("BAB-B.1.16a", "rise", **named)
    return None


def _stands_on_statue(state: State, hole: int, level: int) -> bool:
    return state.standing[state.asked][hole] == STANDS_STATUE and level - state.top[state.asked][hole] == 1


@enforces("BAB-AMB-12")
def _belvedere(state: State, hang: int, named: dict[str, Arg]) -> Refusal | None:
    """A hanging corner takes a belvedere from the supply."""
    if hang != NO_HANG and not state.supply_limit and not state.supply[BELVEDERE]:
        return refuse("BAB-AMB-12", "belvedere", **named)
    return None


@enforces("BAB-B.1.5", "BAB-B.1.9", "BAB-AMB-12")
def _pillars(state: State, supports: list[int], level: int, named: dict[str, Arg]) -> Refusal | None:
    """Every support but a statue takes a pillar; two singles are swapped for each missing double."""
    seat = state.asked
    rises = [level - state.top[seat][hole] for hole in supports if not _stands_on_statue(state, hole, level)]
    swaps = max(0, rises.count(2) - state.doubles[seat])
    if not state.supply_limit and swaps > state.supply[DOUBLE]:
        return refuse("BAB-AMB-12", "doubles", **named)
    price = rises.count(1) + 2 * swaps
    if price > state.singles[seat]:
        return refuse("BAB-B.1.9", "pillars", price=price, singles=state.singles[seat], **named)
    return None


def _hang(state: State, hang: int) -> Refusal | None:
    return _rest(state, state.build_place, state.build_level, hang)


@enforces("BAB-B.1.8", "BAB-DIFF-04")
def _turn(state: State, turn: int) -> Refusal | None:
    """A rotation that looks like a smaller one is illegal; the smaller one is legal."""
    tile = state.mined if state.building == MINED else state.stored[state.asked]
    looks = [[TILE_SYMBOL[tile][(corner - t) % N_CORNERS] for corner in range(N_CORNERS)] for t in range(N_TURNS)]
    if looks[turn] in looks[:turn]:
        return refuse("BAB-B.1.8", "same-turn")
    return None


REASONS: dict[str, Callable[[State, int], Refusal | None]] = {
    "mine": _mine, "remove": _remove, "end": _end, "store": _keep_or_drop,
    "discard": _keep_or_drop, "build": _build, "place": _place, "hang": _hang, "turn": _turn,
    "symbol": refuse_symbol, **PIECE_REASONS,
}  # fmt: skip
