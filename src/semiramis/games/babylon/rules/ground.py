"""The ground a slab is built on, how its corners rest on it, and what that costs.

A slab lies above everything it covers, so its corners find open ground, a statue or an obstacle at the height just
below it, one level lower, or lower still. That decides whether a corner rests on a single pillar, on a double one or
on the statue, or has to hang free. Ground, corners and prices are small numbers that index tables.
"""

from itertools import product

from semiramis.core.model.rule import Grid, Table, rule
from semiramis.games.babylon.components.names import BOARD_SIDE, N_CORNERS, PLACE_SIDE
from semiramis.games.babylon.rules.state import BELVEDERE, DOUBLE, LEVELS, State, Work

CANNOT = 99
"""The price of what cannot be done."""

OPEN, STATUE_THERE, FILLED, CLOSED = range(4)
"""What is on the ground: nothing, a statue, something else, or something that no corner may hang directly above."""
STANDING_KIND: Grid = Grid(
    [
        [OPEN, STATUE_THERE, FILLED, FILLED, CLOSED, FILLED, FILLED],
        [OPEN, STATUE_THERE, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED],
    ]
)
"""The kind of ground by what stands there, [overhang, standing]; the lower end of a staircase is always closed."""
KIND_BITS = 2
"""The ground of a hole is its level, shifted by this, and the kind."""
NORTH_WEST: Table = Table(BOARD_SIDE * y + x for y in range(PLACE_SIDE) for x in range(PLACE_SIDE))
"""The hole under the north-western corner of each place."""

ON_SINGLE, ON_DOUBLE, ON_NOTHING, TWO_ON_NOTHING = 1, 1 << 3, 1 << 6, 2 << 6
"""The corners of a slab are counted in one number, three bits each: on single pillars, on double ones, hanging free."""
COUNT_MASK = 7
ALL_CORNERS = TWO_ON_NOTHING - 1
"""More corners than a slab has, so that it cannot rest."""


def _corner(below: int, kind: int) -> int:
    """How a corner counts on ground that lies `below` levels under the highest ground of its place."""
    if kind == OPEN and below < 2:
        return ON_DOUBLE if below else ON_SINGLE
    if kind == STATUE_THERE and below == 0:
        return 0
    return TWO_ON_NOTHING if kind == CLOSED and below == 0 else ON_NOTHING


def _price(belvedere: int, held: int, left: int, corners: int) -> int:
    """The single pillars a slab costs at least, with double pillars held and left to swap for; CANNOT if it falls."""
    singles, doubles, hanging = corners & COUNT_MASK, corners // ON_DOUBLE & COUNT_MASK, corners // ON_NOTHING
    if singles + doubles + hanging > N_CORNERS or hanging > belvedere:
        return CANNOT
    ways = [(singles, doubles)]
    if belvedere > hanging:
        ways += [(singles - 1, doubles)] * (singles > 0) + [(singles, doubles - 1)] * (doubles > 0)
    swaps = [(ones, max(0, twos - held)) for ones, twos in ways]
    return min((ones + 2 * swapped for ones, swapped in swaps if swapped <= left), default=CANNOT)


CORNER_ON: Table = Table(
    _corner(below, kind) for below in range(LEVELS + 1) for kind in (CLOSED, FILLED, STATUE_THERE, OPEN)
)
"""How a corner counts, by how far its ground is below the level of the slab."""
ONE_HIGHER: Table = Table([ALL_CORNERS, ALL_CORNERS, ALL_CORNERS, 3 * ON_DOUBLE + ON_NOTHING, 4 * ON_DOUBLE])
"""The corners of a slab one level higher, by the number that rested on single pillars."""
SLAB_PRICE: Grid = Grid(
    [_price(belvedere, held, left, corners) for corners in range(TWO_ON_NOTHING)]
    for belvedere, held, left in product(range(2), range(N_CORNERS + 1), range(N_CORNERS + 1))
)
"""The single pillars a slab costs at least, [means, corners]."""


@rule("BAB-B.1.3", "BAB-B.1.15", "BAB-B.1.21", "BAB-AMB-03", "BAB-AMB-04", "BAB-AMB-05", "BAB-AMB-06")
def survey_ground(state: State, work: Work, seat: int, first: int, last: int) -> None:
    """Note the ground at some holes of a garden: their level, and what stands there or spans them."""
    for hole in range(first, last):
        stands = state.standing[seat][hole]
        ground = (state.top[seat][hole] << KIND_BITS) + STANDING_KIND[state.overhang][stands]
        if stands == 0 and state.span[seat][hole] > 0:
            ground += FILLED
        work.ground[hole] = ground


@rule("BAB-B.1.14", "BAB-B.1.18", "BAB-AMB-18")
def level_above(work: Work, place: int) -> int:
    """The lowest level a slab could have at a place: above everything it covers."""
    hole = NORTH_WEST[place]
    north = max(work.ground[hole], work.ground[hole + 1])
    south = max(work.ground[hole + BOARD_SIDE], work.ground[hole + BOARD_SIDE + 1])
    return (max(north, south) >> KIND_BITS) + 1


@rule("BAB-B.1.13")
def is_bare(work: Work, place: int) -> bool:
    """Whether a hole of a place lies on the board, so that no slab covers the whole place."""
    hole = NORTH_WEST[place]
    north = min(work.ground[hole], work.ground[hole + 1])
    south = min(work.ground[hole + BOARD_SIDE], work.ground[hole + BOARD_SIDE + 1])
    return min(north, south) >> KIND_BITS == 0


@rule("BAB-B.1.2", "BAB-B.1.4", "BAB-B.1.14", "BAB-B.1.15", "BAB-B.1.16a")
def corners_on(work: Work, place: int, level: int) -> int:
    """What the corners of a slab rest on at a place and its lowest level, counted."""
    hole = NORTH_WEST[place]
    slab = (level << KIND_BITS) - 1
    north = CORNER_ON[slab - work.ground[hole]] + CORNER_ON[slab - work.ground[hole + 1]]
    hole += BOARD_SIDE
    return north + CORNER_ON[slab - work.ground[hole]] + CORNER_ON[slab - work.ground[hole + 1]]


@rule("BAB-B.1.5", "BAB-B.1.10", "BAB-AMB-12")
def means_of(state: State, seat: int) -> int:
    """The row of SLAB_PRICE for a player: a belvedere left, double pillars held, double pillars left to swap for."""
    unlimited = state.supply_limit > 0
    belvedere = 1 if unlimited or state.supply[BELVEDERE] > 0 else 0
    left = N_CORNERS if unlimited else min(state.supply[DOUBLE], N_CORNERS)
    held = min(state.doubles[seat], N_CORNERS)
    return (belvedere * (N_CORNERS + 1) + held) * (N_CORNERS + 1) + left
