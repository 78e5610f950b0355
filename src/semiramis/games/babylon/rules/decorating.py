"""Decorations: fountains, staircases, bridges and statues on matching symbols, touching a slab of this turn."""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.components.names import (
    ADD_TOKEN,
    BOARD_SIDE,
    BRIDGE,
    CHANGE_TOKEN,
    FOUNTAIN,
    N_CORNERS,
    N_PIECE_KINDS,
    N_SIDES,
    NO_HOLE,
    STAIRS,
    STATUE,
)
from semiramis.games.babylon.components.tables import HOLE_NEIGHBOUR, PLACE_HOLE
from semiramis.games.babylon.rules.actions import (
    BRIDGE_ON,
    FOUNTAIN_ON,
    PAIR_INDEX,
    SPAN_INDEX,
    STAIRS_ON,
    STATUE_ON,
    SYMBOL_ON,
    offer_in_order,
)
from semiramis.games.babylon.rules.garden import set_piece
from semiramis.games.babylon.rules.stages import BUILD
from semiramis.games.babylon.rules.state import (
    FIRST_PIECE,
    GAP_BARE,
    GAP_DECORATED,
    PIECES,
    STANDS_BELVEDERE,
    State,
    Work,
)


@rule("BAB-B.2.3", "BAB-AMB-15", "BAB-AMB-09")
def is_new(state: State, seat: int, hole: int) -> bool:
    """Whether the slab that shows at a hole was laid this turn."""
    return state.roof[seat][hole] > state.slabs_before


@rule("BAB-B.2.4", "BAB-B.2.14", "BAB-B.2.15", "BAB-AMB-03", "BAB-R.6", "BAB-R.7", "BAB-AMB-10")
def shows(state: State, seat: int, hole: int, piece: int) -> bool:
    """Whether a field shows a symbol, or counts as it this turn, and is empty."""
    if state.standing[seat][hole] > 0 or state.span[seat][hole] > 0 or state.roof[seat][hole] == 0:
        return False
    if hole == state.wild_hole:
        return state.wild_piece == piece
    return state.symbol[seat][hole] == piece


@rule("BAB-B.2.16", "BAB-AMB-12", "BAB-B.2.1")
def in_supply(state: State, seat: int, piece: int) -> bool:
    """Whether a decoration is left in the supply and the garden has room to record it."""
    return state.n_pieces[seat] < PIECES and (state.supply_limit > 0 or state.supply[FIRST_PIECE + piece - 1] > 0)


@rule("BAB-B.2.3", "BAB-B.2.13")
def joins(state: State, seat: int, hole: int, other: int, piece: int) -> bool:
    """Whether a field that shows a symbol joins another one: it shows that too, on another slab, and one is new."""
    if state.roof[seat][hole] == state.roof[seat][other] or not shows(state, seat, other, piece):
        return False
    return is_new(state, seat, hole) or is_new(state, seat, other)


@rule("BAB-B.2.7", "BAB-B.2.5", "BAB-DIFF-02")
def can_fountain(state: State, seat: int, hole: int, other: int) -> bool:
    """A fountain joins two fields side by side on one level."""
    return state.top[seat][hole] == state.top[seat][other] and joins(state, seat, hole, other, FOUNTAIN)


@rule("BAB-B.2.6", "BAB-B.2.5")
def can_stairs(state: State, seat: int, hole: int, other: int) -> bool:
    """A staircase joins two fields side by side, one level apart."""
    return abs(state.top[seat][hole] - state.top[seat][other]) == 1 and joins(state, seat, hole, other, STAIRS)


@rule("BAB-B.2.8", "BAB-AMB-02", "BAB-AMB-03", "BAB-DIFF-03")
def can_bridge(state: State, seat: int, hole: int, other: int) -> bool:
    """A bridge joins two fields on one level over a gap of exactly one."""
    level = state.top[seat][hole]
    gap = (hole + other) // 2
    if level != state.top[seat][other] or state.top[seat][gap] >= level or state.span[seat][gap] > 0:
        return False
    if state.bridge_gap == GAP_BARE and state.top[seat][gap] > 0:
        return False
    if state.bridge_gap != GAP_DECORATED and state.standing[seat][gap] > 0:
        return False
    if state.standing[seat][gap] == STANDS_BELVEDERE:
        return False
    return joins(state, seat, hole, other, BRIDGE)


@rule("BAB-B.2.9", "BAB-AMB-08")
def is_first_statue(state: State, seat: int) -> bool:
    """Whether the next statue may stand anywhere."""
    return state.statues_ever[seat] == 0 if state.first_statue > 0 else state.statues[seat] == 0


@rule("BAB-B.2.10", "BAB-B.2.11", "BAB-B.2.12", "BAB-AMB-07")
def in_line(state: State, seat: int, hole: int) -> bool:
    """Whether a statue stands in the row or column of a hole, at any distance and level."""
    return state.statue_row[seat][hole // BOARD_SIDE] > 0 or state.statue_column[seat][hole % BOARD_SIDE] > 0


@rule("BAB-B.2.10")
def was_in_line(state: State, seat: int, hole: int) -> bool:
    """Whether a hole could have taken a statue before the last one was set; then it must come in order."""
    last = state.last_statue
    if last == NO_HOLE or state.statues[seat] == 1:
        return True
    in_row = state.statue_row[seat][hole // BOARD_SIDE] - (1 if last // BOARD_SIDE == hole // BOARD_SIDE else 0)
    in_column = state.statue_column[seat][hole % BOARD_SIDE] - (1 if last % BOARD_SIDE == hole % BOARD_SIDE else 0)
    return in_row > 0 or in_column > 0


@rule("BAB-B.2.3", "BAB-B.2.9", "BAB-B.2.10", "BAB-B.2.13")
def can_statue(state: State, seat: int, hole: int) -> bool:
    """Whether a field that shows a statue takes it: a new field, for the first statue any one, for others in line."""
    return is_new(state, seat, hole) and (is_first_statue(state, seat) or in_line(state, seat, hole))


@rule()
def is_in_order(state: State, code: int) -> bool:
    """Whether a piece on two fields comes in order: after the last one, and before statues unless it may span them."""
    if state.wild_hole != NO_HOLE:
        return True
    over_statue = state.bridge_gap == GAP_DECORATED and code >= BRIDGE_ON
    return code > state.last_pair and (state.last_statue == NO_HOLE or over_statue)


@rule("BAB-B.2.2", "BAB-B.2.9", "BAB-B.2.10")
def list_statue(state: State, work: Work, seat: int, hole: int) -> None:
    """Offer a statue on a field in ascending order; out of order only where the last statue made the line."""
    if can_statue(state, seat, hole):
        later = state.last_statue == NO_HOLE or hole > state.last_statue or hole == state.wild_hole
        if later or not was_in_line(state, seat, hole):
            offer_in_order(work, STATUE_ON + hole)


@rule("BAB-0.9", "BAB-B.2.5", "BAB-B.2.8")
def partner_of(hole: int, side: int, piece: int) -> int:
    """The other field of a piece on two fields: the next one on a side, for a bridge the second; NO_HOLE if none."""
    other = HOLE_NEIGHBOUR[hole][side]
    if piece == BRIDGE and other != NO_HOLE:
        return HOLE_NEIGHBOUR[other][side]
    return other


@rule("BAB-B.2.6", "BAB-B.2.7", "BAB-B.2.8")
def can_join(state: State, seat: int, hole: int, other: int, piece: int) -> bool:
    """Whether a fountain, staircase or bridge could join two fields."""
    if piece == FOUNTAIN:
        return can_fountain(state, seat, hole, other)
    if piece == STAIRS:
        return can_stairs(state, seat, hole, other)
    return can_bridge(state, seat, hole, other)


@rule("BAB-B.2.2", "BAB-AMB-09")
def list_joints(state: State, work: Work, seat: int, hole: int, piece: int) -> None:
    """Offer to join a field to each side, in ascending order; two new fields are joined from the first of them."""
    for side in range(N_SIDES):
        other = partner_of(hole, side, piece)
        if other != NO_HOLE and can_join(state, seat, hole, other, piece):
            if piece == BRIDGE:
                code = BRIDGE_ON + SPAN_INDEX[hole][side]
            else:
                code = (FOUNTAIN_ON if piece == FOUNTAIN else STAIRS_ON) + PAIR_INDEX[hole][side]
            again = state.wild_hole == NO_HOLE and other < hole and is_new(state, seat, other)
            if not again and is_in_order(state, code):
                offer_in_order(work, code)


@rule("BAB-B.2.4", "BAB-B.2.13")
def list_pieces_on(state: State, work: Work, seat: int, hole: int) -> None:
    """Offer the decorations that the symbol of a field allows."""
    piece = state.wild_piece if hole == state.wild_hole else state.symbol[seat][hole]
    if piece > 0 and shows(state, seat, hole, piece) and in_supply(state, seat, piece):
        if piece == STATUE:
            list_statue(state, work, seat, hole)
        else:
            list_joints(state, work, seat, hole, piece)


@rule("BAB-B.2.1", "BAB-B.2.2", "BAB-B.2.3", "BAB-R.6")
def list_pieces(state: State, work: Work, seat: int) -> None:
    """Offer every decoration that fits: on the recast field, or on a slab laid this turn."""
    if state.wild_hole != NO_HOLE:
        list_pieces_on(state, work, seat, state.wild_hole)
        return
    for slab in range(state.slabs_before, state.n_slabs[seat]):
        for corner in range(N_CORNERS):
            hole = PLACE_HOLE[state.slab_place[seat][slab]][corner]
            if state.roof[seat][hole] == slab + 1:
                list_pieces_on(state, work, seat, hole)


@rule("BAB-R.6", "BAB-R.7", "BAB-AMB-11")
def may_recast(state: State, seat: int, hole: int, piece: int) -> bool:
    """Whether the round token lets an empty field count as another symbol."""
    if state.standing[seat][hole] > 0 or state.span[seat][hole] > 0:
        return False
    if state.token == CHANGE_TOKEN:
        return state.symbol[seat][hole] > 0 and state.symbol[seat][hole] != piece
    return state.symbol[seat][hole] == 0


@rule("BAB-R.6", "BAB-R.7", "BAB-AMB-10", "BAB-AMB-11", "BAB-DIFF-07")
def list_symbols(state: State, work: Work, seat: int) -> None:
    """Offer to change or add a symbol on a slab laid this turn, wherever a decoration could use it."""
    token = state.token == CHANGE_TOKEN or state.token == ADD_TOKEN
    if token and state.token_used == 0:
        for slab in range(state.slabs_before, state.n_slabs[seat]):
            for corner in range(N_CORNERS):
                hole = PLACE_HOLE[state.slab_place[seat][slab]][corner]
                if state.roof[seat][hole] == slab + 1:
                    list_symbols_on(state, work, seat, hole)


@rule("BAB-R.6", "BAB-R.7", "BAB-AMB-11")
def list_symbols_on(state: State, work: Work, seat: int, hole: int) -> None:
    """Offer every symbol that a field could count as and a decoration could use."""
    for piece in range(STATUE, STAIRS + 1):
        if may_recast(state, seat, hole, piece) and in_supply(state, seat, piece):
            state.wild_hole = hole
            state.wild_piece = piece
            useful = has_use(state, seat, hole, piece)
            state.wild_hole = NO_HOLE
            state.wild_piece = 0
            if useful:
                offer_in_order(work, SYMBOL_ON + hole * N_PIECE_KINDS + piece - 1)


@rule("BAB-R.6", "BAB-R.7")
def has_use(state: State, seat: int, hole: int, piece: int) -> bool:
    """Whether some decoration could stand on a field with the symbol it counts as."""
    if piece == STATUE:
        return can_statue(state, seat, hole)
    for side in range(N_SIDES):
        other = partner_of(hole, side, piece)
        if other != NO_HOLE and can_join(state, seat, hole, other, piece):
            return True
    return False


@rule("BAB-R.6", "BAB-R.7")
def do_symbol(state: State, hole: int, piece: int) -> None:
    """A field counts as another symbol; the decoration on it must follow."""
    state.wild_hole = hole
    state.wild_piece = piece
    state.token_used = 1


@rule("BAB-B.2.1", "BAB-B.2.15", "BAB-AMB-12")
def do_piece(state: State, seat: int, piece: int, hole: int, other: int) -> None:
    """A decoration comes from the supply and stands."""
    number = state.n_pieces[seat]
    state.piece_kind[seat][number] = piece
    state.piece_hole[seat][number] = hole
    state.piece_other[seat][number] = other
    state.piece_after[seat][number] = state.n_slabs[seat]
    state.n_pieces[seat] = number + 1
    set_piece(state, seat, piece, hole, other)
    if state.supply_limit == 0:
        state.supply[FIRST_PIECE + piece - 1] -= 1
    state.wild_hole = NO_HOLE
    state.wild_piece = 0
    state.stage = BUILD
