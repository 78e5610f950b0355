"""Why a decoration may not stand on a field, and why a symbol may not be recast."""

from collections.abc import Callable

from semiramis.core.model.message import Arg, Refusal, refuser, word_of
from semiramis.core.model.rule import enforces
from semiramis.games.babylon.components.names import (
    ADD_TOKEN,
    BOARD_SIDE,
    BRIDGE,
    CHANGE_TOKEN,
    FOUNTAIN,
    N_PIECE_KINDS,
    NO_HOLE,
    STAIRS,
    STATUE,
)
from semiramis.games.babylon.rules.actions import BRIDGE_ON, FOUNTAIN_ON, PAIR, PAIR_HOLE, SPAN, SPAN_HOLE, STAIRS_ON
from semiramis.games.babylon.rules.state import (
    FIRST_PIECE,
    GAP_BARE,
    GAP_DECORATED,
    HOLE,
    PIECE,
    PIECES,
    STANDS_BELVEDERE,
    State,
)

refuse = refuser("babylon")


def _empty(state: State, hole: int) -> bool:
    seat = state.asked
    return bool(state.roof[seat][hole]) and not state.standing[seat][hole] and not state.span[seat][hole]


def _is_new(state: State, hole: int) -> bool:
    return state.roof[state.asked][hole] > state.slabs_before


def _symbol(state: State, hole: int) -> int:
    return state.wild_piece if hole == state.wild_hole else state.symbol[state.asked][hole]


@enforces("BAB-B.2.3", "BAB-B.2.4", "BAB-B.2.14", "BAB-B.2.15", "BAB-B.2.16", "BAB-AMB-12")
def _fields(state: State, piece: int, holes: list[int]) -> Refusal | None:
    """What is wrong with the fields a decoration would stand on."""
    named: dict[str, Arg] = {"piece": word_of(PIECE, piece - 1)}
    if state.n_pieces[state.asked] >= PIECES or (not state.supply_limit and not state.supply[FIRST_PIECE + piece - 1]):
        return refuse("BAB-B.2.16", "supply", **named)
    for hole in holes:
        field = {"field": word_of(HOLE, hole)}
        if not _empty(state, hole):
            return refuse("BAB-B.2.4", "empty", **field, **named)
        if _symbol(state, hole) != piece:
            return refuse("BAB-B.2.4", "symbol-there", **field, **named)
    if not any(_is_new(state, hole) for hole in holes):
        return refuse("BAB-B.2.3", "new", **named)
    if state.wild_hole != NO_HOLE and state.wild_hole not in holes:
        return refuse("BAB-R.6", "wild-first")
    return None


@enforces("BAB-B.2.6", "BAB-B.2.7", "BAB-B.2.8", "BAB-B.2.5", "BAB-AMB-02", "BAB-AMB-03", "BAB-DIFF-02", "BAB-DIFF-03")
def _joined(state: State, piece: int, hole: int, other: int) -> Refusal | None:
    """What keeps two fields from being joined by a decoration."""
    seat = state.asked
    here, there = state.top[seat][hole], state.top[seat][other]
    low, high = min(here, there), max(here, there)
    if piece == STAIRS:
        return None if high - low == 1 else refuse("BAB-B.2.6", "stairs-levels", low=low, high=high)
    clause = "BAB-B.2.7" if piece == FOUNTAIN else "BAB-B.2.8"
    if here != there:
        return refuse(clause, "same-level", low=low, high=high, piece=word_of(PIECE, piece - 1))
    if state.roof[seat][hole] == state.roof[seat][other]:
        return refuse("BAB-DIFF-02", "one-tile")
    return _gap(state, (hole + other) // 2, here) if piece == BRIDGE else None


@enforces("BAB-AMB-02", "BAB-AMB-03")
def _gap(state: State, gap: int, level: int) -> Refusal | None:
    """What keeps a bridge from passing over a field; the table option decides what may be there."""
    seat = state.asked
    stands = state.standing[seat][gap]
    blocked = stands and (state.bridge_gap != GAP_DECORATED or stands == STANDS_BELVEDERE)
    filled = state.bridge_gap == GAP_BARE and state.top[seat][gap] > 0
    if state.top[seat][gap] >= level or state.span[seat][gap] or blocked or filled:
        return refuse("BAB-AMB-02", "gap", field=word_of(HOLE, gap))
    return None


def _in_order(state: State, code: int, found: Refusal | None, fields: Arg) -> Refusal | None:
    """Pieces on two fields come in ascending order and before statues, so that each garden is built in one way only."""
    over_statue = state.bridge_gap == GAP_DECORATED and code >= BRIDGE_ON
    late = code <= state.last_pair or (state.last_statue != NO_HOLE and not over_statue)
    if found is None and state.wild_hole == NO_HOLE and late:
        return refuse("BAB-B.2.2", "order", fields=fields)
    return found


def _fountain(state: State, index: int) -> Refusal | None:
    hole, other = PAIR_HOLE[index]
    found = _fields(state, FOUNTAIN, [hole, other]) or _joined(state, FOUNTAIN, hole, other)
    return _in_order(state, FOUNTAIN_ON + index, found, word_of(PAIR, index))


def _stairs(state: State, index: int) -> Refusal | None:
    hole, other = PAIR_HOLE[index]
    found = _fields(state, STAIRS, [hole, other]) or _joined(state, STAIRS, hole, other)
    return _in_order(state, STAIRS_ON + index, found, word_of(PAIR, index))


def _bridge(state: State, index: int) -> Refusal | None:
    hole, other = SPAN_HOLE[index]
    found = _fields(state, BRIDGE, [hole, other]) or _joined(state, BRIDGE, hole, other)
    return _in_order(state, BRIDGE_ON + index, found, word_of(SPAN, index))


@enforces("BAB-B.2.9", "BAB-B.2.10", "BAB-B.2.11", "BAB-B.2.13", "BAB-AMB-07", "BAB-AMB-08")
def _line(state: State, hole: int) -> Refusal | None:
    """What keeps a statue from a field: it is neither the first nor in line with one."""
    seat = state.asked
    free = state.statues_ever[seat] == 0 if state.first_statue else state.statues[seat] == 0
    if free or state.statue_row[seat][hole // BOARD_SIDE] or state.statue_column[seat][hole % BOARD_SIDE]:
        return None
    return refuse("BAB-B.2.10", "line", field=word_of(HOLE, hole))


def _statue(state: State, hole: int) -> Refusal | None:
    found = _fields(state, STATUE, [hole]) or _line(state, hole)
    last = state.last_statue
    if found is None and last != NO_HOLE and hole < last and hole != state.wild_hole:
        seat = state.asked
        beside = state.statue_row[seat][hole // BOARD_SIDE] - (last // BOARD_SIDE == hole // BOARD_SIDE)
        above = state.statue_column[seat][hole % BOARD_SIDE] - (last % BOARD_SIDE == hole % BOARD_SIDE)
        if state.statues[seat] == 1 or beside or above:
            return refuse("BAB-B.2.2", "order", fields=word_of(HOLE, hole))
    return found


@enforces("BAB-R.6", "BAB-R.7", "BAB-AMB-10", "BAB-AMB-11", "BAB-DIFF-07")
def refuse_symbol(state: State, index: int) -> Refusal | None:
    """What keeps a field from counting as another symbol."""
    hole, piece = divmod(index, N_PIECE_KINDS)
    piece += 1
    seat = state.asked
    named: dict[str, Arg] = {"field": word_of(HOLE, hole), "piece": word_of(PIECE, piece - 1)}
    if state.token not in (CHANGE_TOKEN, ADD_TOKEN):
        return refuse("BAB-R.6", "no-token")
    if state.token_used:
        return refuse("BAB-AMB-11", "token-used")
    if not _empty(state, hole) or not _is_new(state, hole):
        return refuse("BAB-R.6", "recast-field", **named)
    printed = state.symbol[seat][hole]
    if state.token == CHANGE_TOKEN and printed in (0, piece):
        return refuse("BAB-R.6", "change", **named)
    if state.token == ADD_TOKEN and printed:
        return refuse("BAB-R.7", "add", **named)
    return None if _would_help(state, hole, piece) else refuse("BAB-R.6", "no-use", **named)


def _would_help(state: State, hole: int, piece: int) -> bool:
    """Whether a decoration could follow if the field counted as the symbol."""
    probe = state.clone()
    probe.wild_hole, probe.wild_piece = hole, piece
    if piece == STATUE:
        return _statue(probe, hole) is None
    table = SPAN_HOLE if piece == BRIDGE else PAIR_HOLE
    reason = {BRIDGE: _bridge, STAIRS: _stairs, FOUNTAIN: _fountain}[piece]
    return any(reason(probe, index) is None for index, pair in enumerate(table) if hole in pair)


PIECE_REASONS: dict[str, Callable[[State, int], Refusal | None]] = {
    "fountain": _fountain, "stairs": _stairs, "bridge": _bridge, "statue": _statue,
}  # fmt: skip
