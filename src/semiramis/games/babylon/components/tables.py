"""The components of Babylon: words, numbers and tables.

The tables in capitals are those of the default edition; `tables` computes the same names for any other.
"""

from semiramis.core.editions.edition import Edition, packaged_edition
from semiramis.core.model.rule import Grid, Table
from semiramis.games.babylon.components.names import *  # noqa: F403 (whoever reads the tables needs their words)
from semiramis.games.babylon.components.names import BOARD_SIDE, PLACE_SIDE, QUARRY_SIDE
from semiramis.games.babylon.components.read_edition import Tables, read_box

TILE_FLOWER: Table
TILE_MATERIAL: Table
TILE_SYMBOL: Grid
TOKEN_COUNT: Table
TOKENS_USED: Table
CLAY_REMOVED: Table
ROUNDS: Table
ALL_SINGLES: int
ALL_DOUBLES: int
ALL_BELVEDERES: int
ALL_STATUES: int
ALL_STAIRS: int
ALL_FOUNTAINS: int
ALL_BRIDGES: int
STORE_PILLARS: int
STATUE_POINTS: int
FOUNTAIN_POINTS: int
BRIDGE_POINTS: int
SET_POINTS: int
FLOWER_SET_POINTS: int
BELVEDERE_POINTS: int
HEIGHT_POINTS: int
PLACE_HOLE: Grid
HOLE_NEIGHBOUR: Grid
QUARRY_NEIGHBOUR: Grid


def default_edition() -> Edition:
    """The edition that comes with the program."""
    return packaged_edition("semiramis.games.babylon", "data/edition.toml", "babylon")


def tables(edition: Edition) -> Tables:
    """Every table of an edition by its name; an EditionError names what contradicts the box list."""
    return _geometry() | read_box(edition)


def _geometry() -> Tables:
    """How holes, places and quarry cells touch; the same in every edition."""
    north_west = [BOARD_SIDE * y + x for y in range(PLACE_SIDE) for x in range(PLACE_SIDE)]
    return {
        "PLACE_HOLE": Grid([hole, hole + 1, hole + BOARD_SIDE + 1, hole + BOARD_SIDE] for hole in north_west),
        "HOLE_NEIGHBOUR": _neighbours(BOARD_SIDE),
        "QUARRY_NEIGHBOUR": _neighbours(QUARRY_SIDE),
    }


def _neighbours(side: int) -> Grid:
    """The neighbours of each cell of a square to the north, east, south and west; the outside is side times side."""
    outside = side * side
    found = Grid()
    for y in range(side):
        for x in range(side):
            cells = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
            found.append([side * v + u if 0 <= u < side and 0 <= v < side else outside for u, v in cells])
    return found


globals().update(tables(default_edition()))
