"""The tables of the default edition, by name; `tables` computes the same names for any other edition.

Rules import them from here. Playing another edition replaces each of these names wherever it was imported.
"""

from semiramis.core.editions.edition import Edition, packaged_edition
from semiramis.core.model.rule import Grid, Table
from semiramis.games.babylon.components.names import BOARD_SIDE, PLACE_SIDE, QUARRY_SIDE
from semiramis.games.babylon.components.read_edition import Tables, read_box


def default_edition() -> Edition:
    """The edition that comes with the program."""
    return packaged_edition("semiramis.games.babylon", "data/edition.toml", "babylon")


def tables(edition: Edition) -> Tables:
    """Every table of an edition by name; raises EditionError, naming the place, where it contradicts the box list."""
    return _geometry() | read_box(edition)


def _geometry() -> Tables:
    """Which holes a place covers, and which holes and quarry cells are neighbours; the same in every edition."""
    north_west = [BOARD_SIDE * y + x for y in range(PLACE_SIDE) for x in range(PLACE_SIDE)]
    return {
        "PLACE_HOLE": Grid([hole, hole + 1, hole + BOARD_SIDE + 1, hole + BOARD_SIDE] for hole in north_west),
        "HOLE_NEIGHBOUR": _neighbours(BOARD_SIDE),
        "QUARRY_NEIGHBOUR": _neighbours(QUARRY_SIDE),
    }


def _neighbours(side: int) -> Grid:
    """The neighbours of each cell of a square, [cell, side]: north, east, south, west; outside is side * side."""
    outside = side * side
    found = Grid()
    for y in range(side):
        for x in range(side):
            cells = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
            found.append([side * v + u if 0 <= u < side and 0 <= v < side else outside for u, v in cells])
    return found


TABLES = tables(default_edition())

TILE_FLOWER: Table = TABLES["TILE_FLOWER"]
TILE_MATERIAL: Table = TABLES["TILE_MATERIAL"]
TILE_SYMBOL: Grid = TABLES["TILE_SYMBOL"]
TOKEN_COUNT: Table = TABLES["TOKEN_COUNT"]
TOKENS_USED: Table = TABLES["TOKENS_USED"]
CLAY_REMOVED: Table = TABLES["CLAY_REMOVED"]
ROUNDS: Table = TABLES["ROUNDS"]
ALL_SINGLES: int = TABLES["ALL_SINGLES"]
ALL_DOUBLES: int = TABLES["ALL_DOUBLES"]
ALL_BELVEDERES: int = TABLES["ALL_BELVEDERES"]
ALL_STATUES: int = TABLES["ALL_STATUES"]
ALL_STAIRS: int = TABLES["ALL_STAIRS"]
ALL_FOUNTAINS: int = TABLES["ALL_FOUNTAINS"]
ALL_BRIDGES: int = TABLES["ALL_BRIDGES"]
STORE_PILLARS: int = TABLES["STORE_PILLARS"]
STATUE_POINTS: int = TABLES["STATUE_POINTS"]
FOUNTAIN_POINTS: int = TABLES["FOUNTAIN_POINTS"]
BRIDGE_POINTS: int = TABLES["BRIDGE_POINTS"]
SET_POINTS: int = TABLES["SET_POINTS"]
FLOWER_SET_POINTS: int = TABLES["FLOWER_SET_POINTS"]
BELVEDERE_POINTS: int = TABLES["BELVEDERE_POINTS"]
HEIGHT_POINTS: int = TABLES["HEIGHT_POINTS"]
PLACE_HOLE: Grid = TABLES["PLACE_HOLE"]
HOLE_NEIGHBOUR: Grid = TABLES["HOLE_NEIGHBOUR"]
QUARRY_NEIGHBOUR: Grid = TABLES["QUARRY_NEIGHBOUR"]
