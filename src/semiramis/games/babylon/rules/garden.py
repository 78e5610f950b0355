"""The garden from above: what a slab hides when it is laid, and what stands where."""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.components.names import (
    BOARD_SIDE,
    BRIDGE,
    FOUNTAIN,
    N_CORNERS,
    N_FLOWERS,
    N_HOLES,
    NO_HOLE,
    STAIRS,
    STATUE,
)
from semiramis.games.babylon.components.tables import (
    BELVEDERE_POINTS,
    BRIDGE_POINTS,
    FOUNTAIN_POINTS,
    PLACE_HOLE,
    STATUE_POINTS,
    TILE_FLOWER,
    TILE_SYMBOL,
)
from semiramis.games.babylon.rules.state import (
    MAX_SEATS,
    N_SHOWN,
    NO_HANG,
    SHOWN_BELVEDERE,
    STANDS_BELVEDERE,
    STANDS_BRIDGE,
    STANDS_FOUNTAIN,
    STANDS_HIGH,
    STANDS_LOW,
    STANDS_STATUE,
    State,
)


@rule("BAB-B.1.7", "BAB-B.1.8", "BAB-DIFF-04")
def symbol_of(tile: int, turn: int, corner: int) -> int:
    """The symbol of a tile at a corner after `turn` quarter turns clockwise."""
    return TILE_SYMBOL[tile][(corner - turn + N_CORNERS) % N_CORNERS]


@rule("BAB-B.1.7", "BAB-B.1.10", "BAB-B.1.11", "BAB-0.10", "BAB-0.7")
def lay_slab(state: State, seat: int, slab: int) -> None:
    """A slab covers its four holes; the field above the missing pillar gets a belvedere."""
    tile = state.slab_tile[seat][slab]
    level = state.slab_level[seat][slab]
    hang = state.slab_hang[seat][slab]
    for corner in range(N_CORNERS):
        hole = PLACE_HOLE[state.slab_place[seat][slab]][corner]
        cover_hole(state, seat, hole, level, corner != hang)
        state.roof[seat][hole] = slab + 1
        state.top[seat][hole] = level
        state.symbol[seat][hole] = symbol_of(tile, state.slab_turn[seat][slab], corner)
        state.standing[seat][hole] = STANDS_BELVEDERE if corner == hang else 0
        state.mate[seat][hole] = NO_HOLE
    state.in_sight[seat][slab] = N_CORNERS
    state.flowers[seat][TILE_FLOWER[tile]] += 1
    state.highest[seat] = max(state.highest[seat], level)
    if hang != NO_HANG:
        state.shown[seat][SHOWN_BELVEDERE] += 1
        state.points[seat][SHOWN_BELVEDERE] += BELVEDERE_POINTS


@rule("BAB-S.1", "BAB-B.2.14", "BAB-S.7", "BAB-AMB-17", "BAB-DIFF-06")
def cover_hole(state: State, seat: int, hole: int, level: int, supported: bool) -> None:
    """Hide what is in sight at a hole; a tile or piece that is hidden completely no longer counts."""
    below = state.roof[seat][hole] - 1
    if below >= 0:
        state.in_sight[seat][below] -= 1
        if state.in_sight[seat][below] == 0:
            state.flowers[seat][TILE_FLOWER[state.slab_tile[seat][below]]] -= 1
        hide_piece(state, seat, hole, supported)


@rule("BAB-S.1", "BAB-S.2", "BAB-S.8", "BAB-AMB-07", "BAB-AMB-16", "BAB-B.1.21")
def hide_piece(state: State, seat: int, hole: int, supported: bool) -> None:
    """Hide the piece on a hole; one on two fields counts while the other field is open."""
    stands = state.standing[seat][hole]
    level = state.top[seat][hole]
    if stands == STANDS_BELVEDERE:
        state.shown[seat][SHOWN_BELVEDERE] -= 1
        state.points[seat][SHOWN_BELVEDERE] -= BELVEDERE_POINTS
    elif stands == STANDS_STATUE:
        uncount_piece(state, seat, STATUE, STATUE_POINTS * level)
        if supported:
            forget_statue(state, seat, hole)
    elif stands > 0:
        hide_half(state, seat, hole, stands, level)


@rule("BAB-S.1", "BAB-AMB-03", "BAB-AMB-16")
def hide_half(state: State, seat: int, hole: int, stands: int, level: int) -> None:
    """Cover one field of a fountain or staircase, which is out of sight once both are covered.

    A bridge never is: nothing can cover the field it spans.
    """
    other = state.mate[seat][hole]
    if other != NO_HOLE:
        state.mate[seat][other] = NO_HOLE
    elif stands == STANDS_FOUNTAIN:
        uncount_piece(state, seat, FOUNTAIN, FOUNTAIN_POINTS * level)
    elif stands == STANDS_LOW:
        uncount_piece(state, seat, STAIRS, 2 * level + 1)
    elif stands == STANDS_HIGH:
        uncount_piece(state, seat, STAIRS, 2 * level - 1)


@rule("BAB-S.1")
def uncount_piece(state: State, seat: int, kind: int, points: int) -> None:
    """A piece no longer counts."""
    state.shown[seat][kind - 1] -= 1
    state.points[seat][kind - 1] -= points


@rule("BAB-B.1.15", "BAB-S.2", "BAB-AMB-06", "BAB-AMB-08")
def forget_statue(state: State, seat: int, hole: int) -> None:
    """A statue that carries a slab is a pillar from now on, and lines no longer count it."""
    state.statue_row[seat][hole // BOARD_SIDE] -= 1
    state.statue_column[seat][hole % BOARD_SIDE] -= 1
    state.statues[seat] -= 1


@rule("BAB-B.2.1", "BAB-S.2", "BAB-S.3", "BAB-S.4", "BAB-S.5", "BAB-0.11", "BAB-DIFF-11")
def set_piece(state: State, seat: int, kind: int, hole: int, other: int) -> None:
    """A decoration stands on its field or fields and counts by its level."""
    level = state.top[seat][hole]
    if kind == STATUE:
        state.standing[seat][hole] = STANDS_STATUE
        count_piece(state, seat, kind, STATUE_POINTS * level)
        state.statue_row[seat][hole // BOARD_SIDE] += 1
        state.statue_column[seat][hole % BOARD_SIDE] += 1
        state.statues[seat] += 1
        state.statues_ever[seat] += 1
        return
    state.mate[seat][hole] = other
    state.mate[seat][other] = hole
    if kind == FOUNTAIN:
        state.standing[seat][hole] = STANDS_FOUNTAIN
        state.standing[seat][other] = STANDS_FOUNTAIN
        count_piece(state, seat, kind, FOUNTAIN_POINTS * level)
    elif kind == BRIDGE:
        state.standing[seat][hole] = STANDS_BRIDGE
        state.standing[seat][other] = STANDS_BRIDGE
        state.span[seat][(hole + other) // 2] = level
        count_piece(state, seat, kind, BRIDGE_POINTS * level)
    else:
        set_stairs(state, seat, hole, other)


@rule("BAB-S.5", "BAB-B.2.6")
def set_stairs(state: State, seat: int, hole: int, other: int) -> None:
    """A staircase leads from its lower to its higher field and scores both levels."""
    rises = state.top[seat][other] > state.top[seat][hole]
    state.standing[seat][hole] = STANDS_LOW if rises else STANDS_HIGH
    state.standing[seat][other] = STANDS_HIGH if rises else STANDS_LOW
    count_piece(state, seat, STAIRS, state.top[seat][hole] + state.top[seat][other])


@rule("BAB-S.1")
def count_piece(state: State, seat: int, kind: int, points: int) -> None:
    """A piece counts."""
    state.shown[seat][kind - 1] += 1
    state.points[seat][kind - 1] += points


@rule("BAB-B.1.15", "BAB-B.2.14", "BAB-S.1")
def clear_view(state: State, seat: int) -> None:
    """Clear the view of a garden from above, before it is rebuilt from its slabs and pieces."""
    for hole in range(N_HOLES):
        state.roof[seat][hole] = 0
        state.top[seat][hole] = 0
        state.symbol[seat][hole] = 0
        state.standing[seat][hole] = 0
        state.mate[seat][hole] = NO_HOLE
        state.span[seat][hole] = 0
    for slab in range(len(state.in_sight[seat])):
        state.in_sight[seat][slab] = 0
    for line in range(BOARD_SIDE):
        state.statue_row[seat][line] = 0
        state.statue_column[seat][line] = 0
    for kind in range(N_SHOWN):
        state.shown[seat][kind] = 0
        state.points[seat][kind] = 0
    for flower in range(N_FLOWERS):
        state.flowers[seat][flower] = 0
    state.statues[seat] = 0
    state.statues_ever[seat] = 0
    state.highest[seat] = 0


@rule("BAB-S.1")
def survey_garden(state: State, seat: int) -> None:
    """Rebuild the view of a garden from above, slab by slab in the order they were laid."""
    clear_view(state, seat)
    piece = 0
    for slab in range(state.n_slabs[seat]):
        lay_slab(state, seat, slab)
        while piece < state.n_pieces[seat] and state.piece_after[seat][piece] <= slab + 1:
            hole = state.piece_hole[seat][piece]
            set_piece(state, seat, state.piece_kind[seat][piece], hole, state.piece_other[seat][piece])
            piece += 1


@rule("BAB-S.1")
def survey_gardens(state: State) -> None:
    """Rebuild the view of every garden from above."""
    for seat in range(MAX_SEATS):
        survey_garden(state, seat)
