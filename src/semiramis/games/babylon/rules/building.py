"""Building terraces: where a slab may lie, on which supports, and what they cost."""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.components.names import (
    BOARD_SIDE,
    N_CORNERS,
    N_HOLES,
    N_PLACES,
    N_TURNS,
    NE,
    NO_HOLE,
    NW,
    PLACE_SIDE,
    SE,
    SW,
)
from semiramis.games.babylon.components.tables import PLACE_HOLE, TILE_SYMBOL
from semiramis.games.babylon.rules.actions import BUILD_FROM, HANG_AT, PLACE_AT, TURN_BY, offer
from semiramis.games.babylon.rules.garden import lay_slab
from semiramis.games.babylon.rules.ground import (
    CANNOT,
    COUNT_MASK,
    ONE_HIGHER,
    SLAB_PRICE,
    TWO_ON_NOTHING,
    corners_on,
    is_bare,
    level_above,
    means_of,
    survey_ground,
)
from semiramis.games.babylon.rules.stages import BUILD, HANGING, PLACING, TURNING
from semiramis.games.babylon.rules.state import (
    BELVEDERE,
    DOUBLE,
    LEVELS,
    MINED,
    N_HANGS,
    NEVER_SAME,
    NO_HANG,
    SINGLE,
    SLABS,
    STANDS_LOW,
    STANDS_STATUE,
    State,
    Work,
)

LEAST_SUPPORTS = 3
LOWEST, ONE_UP = 1, 2
"""The two levels where a slab could lie at a place: just above what it covers, or on double pillars there."""


@rule("BAB-B.1.2", "BAB-B.1.3", "BAB-B.1.4", "BAB-B.1.14", "BAB-B.1.15", "BAB-B.1.16a", "BAB-AMB-04", "BAB-AMB-03")
def support_height(state: State, seat: int, hole: int, level: int) -> int:
    """What a corner at this level rests on: 0 a statue, 1 a single pillar, 2 a double one; CANNOT if nothing fits."""
    rise = level - state.top[seat][hole]
    if state.standing[seat][hole] == STANDS_STATUE and rise == 1:
        return 0
    if state.standing[seat][hole] > 0 or state.span[seat][hole] > 0 or rise > 2:
        return CANNOT
    return rise


@rule("BAB-AMB-05", "BAB-AMB-06", "BAB-B.1.10", "BAB-AMB-12")
def may_hang(state: State, seat: int, hole: int, level: int) -> bool:
    """Whether a corner may hang free over a hole."""
    stands = state.standing[seat][hole]
    if state.top[seat][hole] + 1 == level and stands > 0:
        if state.overhang > 0 or stands == STANDS_STATUE or stands == STANDS_LOW:
            return False
    return state.supply_limit > 0 or state.supply[BELVEDERE] > 0


@rule("BAB-B.1.12", "BAB-B.1.13", "BAB-AMB-01")
def is_taken(state: State, seat: int, place: int, level: int) -> bool:
    """Whether a slab has the same footprint, on any level or, by table option, on the level below."""
    for slab in range(state.n_slabs[seat]):
        if state.slab_place[seat][slab] == place:
            if state.footprint == NEVER_SAME or state.slab_level[seat][slab] == level - 1:
                return True
    return False


@rule("BAB-B.1.14", "BAB-B.1.18", "BAB-AMB-18")
def lowest_level(state: State, seat: int, place: int) -> int:
    """The lowest level a slab could have at a place: above everything it covers."""
    level = 0
    for corner in range(N_CORNERS):
        level = max(level, state.top[seat][PLACE_HOLE[place][corner]])
    return level + 1


@rule("BAB-B.1.9", "BAB-B.1.5", "BAB-B.1.6", "BAB-DIFF-12", "BAB-AMB-12")
def slab_price(state: State, seat: int, place: int, level: int, hang: int) -> int:
    """Single pillars a slab costs on three or four supports, doubles swapped in; CANNOT when it cannot rest so."""
    singles = 0
    doubles = 0
    for corner in range(N_CORNERS):
        hole = PLACE_HOLE[place][corner]
        if corner == hang:
            if not may_hang(state, seat, hole, level):
                return CANNOT
        else:
            height = support_height(state, seat, hole, level)
            if height == CANNOT:
                return CANNOT
            if height == 1:
                singles += 1
            elif height == 2:
                doubles += 1
    swaps = max(0, doubles - state.doubles[seat])
    if state.supply_limit == 0 and swaps > state.supply[DOUBLE]:
        return CANNOT
    return singles + 2 * swaps


@rule("BAB-B.1.16", "BAB-B.1.19", "BAB-B.1.20", "BAB-B.1.9", "BAB-AMB-18")
def can_rest(state: State, seat: int, place: int, level: int) -> bool:
    """Whether a slab may lie at a place on a level in some way the player can pay for."""
    if level > state.highest[seat] + 1 or level > LEVELS or is_taken(state, seat, place, level):
        return False
    for hang in range(N_HANGS):
        if slab_price(state, seat, place, level, hang) <= state.singles[seat]:
            return True
    return False


@rule("BAB-B.1.9", "BAB-B.1.14", "BAB-B.1.16", "BAB-B.1.12", "BAB-B.1.20")
def ways_to_rest(state: State, work: Work, seat: int, place: int, level: int, means: int) -> int:
    """Where a slab can rest at a place that the player can pay for: LOWEST, ONE_UP, both added, or 0."""
    if level > LEVELS:
        return 0
    corners = corners_on(work, place, level)
    ways = 0
    if corners < TWO_ON_NOTHING and SLAB_PRICE[means][corners] <= state.singles[seat]:
        ways = LOWEST
    if level <= state.highest[seat] and level < LEVELS:
        if SLAB_PRICE[means][ONE_HIGHER[corners & COUNT_MASK]] <= state.singles[seat]:
            ways += ONE_UP
    if ways > 0 and level > 1 and not is_bare(work, place):
        if is_taken(state, seat, place, level):
            ways &= ONE_UP
        if is_taken(state, seat, place, level + 1):
            ways &= LOWEST
    return ways


@rule("BAB-B.1.1", "BAB-B.1.9", "BAB-B.1.17")
def has_place(state: State, work: Work, seat: int) -> bool:
    """Whether any slab could be laid; each rests on three pillars or statues at least."""
    supports = state.singles[seat] + state.doubles[seat] + state.statues[seat]
    if state.n_slabs[seat] == SLABS or supports < LEAST_SUPPORTS:
        return False
    means = means_of(state, seat)
    survey_ground(state, work, seat, 0, BOARD_SIDE)
    for row in range(PLACE_SIDE):
        survey_ground(state, work, seat, (row + 1) * BOARD_SIDE, (row + 2) * BOARD_SIDE)
        for place in range(row * PLACE_SIDE, (row + 1) * PLACE_SIDE):
            if ways_to_rest(state, work, seat, place, level_above(work, place), means) > 0:
                return True
    return False


@rule("BAB-B.1.1", "BAB-C.8", "BAB-DIFF-08")
def list_sources(state: State, work: Work, seat: int) -> None:
    """Offer the tile mined this turn and the stored one, if there is a place for them."""
    if (state.mined > 0 or state.stored[seat] > 0) and has_place(state, work, seat):
        if state.mined > 0:
            offer(work, BUILD_FROM, 1)
        if state.stored[seat] > 0:
            offer(work, BUILD_FROM + 1, 1)


@rule("BAB-B.1.14", "BAB-B.1.16", "BAB-B.1.18")
def list_places(state: State, work: Work, seat: int) -> None:
    """Offer every place and level where the slab can rest; only two levels are possible."""
    means = means_of(state, seat)
    survey_ground(state, work, seat, 0, N_HOLES)
    for place in range(N_PLACES):
        level = level_above(work, place)
        ways = ways_to_rest(state, work, seat, place, level, means)
        if ways & LOWEST > 0:
            offer(work, PLACE_AT + place * LEVELS + level - 1, 1)
        if ways & ONE_UP > 0:
            offer(work, PLACE_AT + place * LEVELS + level, 1)


@rule("BAB-B.1.9", "BAB-B.1.10")
def list_hangs(state: State, work: Work, seat: int) -> None:
    """Offer each corner that may hang free, and to support all four."""
    for hang in range(N_HANGS):
        if slab_price(state, seat, state.build_place, state.build_level, hang) <= state.singles[seat]:
            offer(work, HANG_AT + hang, 1)


@rule("BAB-B.1.8")
def different_turns(tile: int) -> int:
    """The number of rotations in which a tile looks different; further ones repeat them."""
    symbol = TILE_SYMBOL[tile]
    if symbol[NW] != symbol[SE] or symbol[NE] != symbol[SW]:
        return N_TURNS
    return 1 if symbol[NW] == symbol[NE] else N_TURNS // 2


@rule()
def tile_in_hand(state: State, seat: int) -> int:
    """The tile being built."""
    return state.mined if state.building == MINED else state.stored[seat]


@rule("BAB-B.1.8", "BAB-DIFF-04")
def list_turns(state: State, work: Work, seat: int) -> None:
    """Offer every rotation that looks different."""
    for turn in range(different_turns(tile_in_hand(state, seat))):
        offer(work, TURN_BY + turn, 1)


@rule("BAB-B.1.1")
def do_build(state: State, source: int) -> None:
    """A tile is taken in hand."""
    state.building = source
    state.stage = PLACING


@rule("BAB-B.1.2")
def do_place(state: State, place: int, level: int) -> None:
    """Its place and level are chosen."""
    state.build_place = place
    state.build_level = level
    state.stage = HANGING


@rule("BAB-B.1.9")
def do_hang(state: State, hang: int) -> None:
    """Its supports are chosen."""
    state.build_hang = hang
    state.stage = TURNING


@rule("BAB-B.1.5", "BAB-B.1.6", "BAB-B.1.17", "BAB-AMB-12")
def pay_pillars(state: State, seat: int) -> None:
    """The pillars go under the slab; two singles go back for every double that has to be swapped in."""
    singles = 0
    doubles = 0
    for corner in range(N_CORNERS):
        if corner != state.build_hang:
            height = support_height(state, seat, PLACE_HOLE[state.build_place][corner], state.build_level)
            if height == 1:
                singles += 1
            elif height == 2:
                doubles += 1
    swaps = max(0, doubles - state.doubles[seat])
    state.doubles[seat] -= doubles - swaps
    state.singles[seat] -= singles + 2 * swaps
    if state.supply_limit == 0:
        state.supply[SINGLE] += 2 * swaps
        state.supply[DOUBLE] -= swaps


@rule("BAB-B.1.7", "BAB-B.1.8", "BAB-B.1.10")
def do_turn(state: State, seat: int, turn: int) -> None:
    """The slab is laid, garden side up, on its pillars."""
    pay_pillars(state, seat)
    slab = state.n_slabs[seat]
    state.slab_tile[seat][slab] = tile_in_hand(state, seat)
    state.slab_place[seat][slab] = state.build_place
    state.slab_level[seat][slab] = state.build_level
    state.slab_turn[seat][slab] = turn
    state.slab_hang[seat][slab] = state.build_hang
    state.n_slabs[seat] = slab + 1
    lay_slab(state, seat, slab)
    if state.build_hang != NO_HANG and state.supply_limit == 0:
        state.supply[BELVEDERE] -= 1
    if state.building == MINED:
        state.mined = 0
    else:
        state.stored[seat] = 0
    put_down(state)
    state.stage = BUILD


@rule()
def put_down(state: State) -> None:
    """Clear the tile in hand and the order of decorations."""
    state.building = 0
    state.build_place = 0
    state.build_level = 0
    state.build_hang = 0
    state.last_pair = 0
    state.last_statue = NO_HOLE
