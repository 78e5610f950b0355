"""The tables of the default edition, by name; `tables` computes the same names for any other edition.

Rules import them from here. Playing another edition replaces each of these names wherever it was imported.
"""

from semiramis.core.editions.edition import Edition, packaged_edition
from semiramis.core.model.rule import Cube, Grid, Table
from semiramis.games.amyitis.components.names import (
    CANAL_PAIRS,
    CORNERS_IN_ROW,
    GARDEN_SIDE,
    N_SQUARES,
    NO_CANAL,
    SQUARE_SIDES,
)
from semiramis.games.amyitis.components.read_cards import Tables
from semiramis.games.amyitis.components.read_edition import read_box

EARLIER = {
    "b4e600cced08dc84e492d0261bebb9d49f1a4db236fc2c2065b2e5498b9b4d0a": "data/earlier/reconstruction-1.toml",
}
"""Editions that earlier versions came with, by hash: stored games are played with them to the end."""


def default_edition() -> Edition:
    """The edition that comes with the program."""
    return packaged_edition("semiramis.games.amyitis", "data/edition.toml", "amyitis")


def tables(edition: Edition) -> Tables:
    """Every table of an edition by name; raises EditionError where it contradicts the box list."""
    return _geometry() | read_box(edition)


def _geometry() -> Tables:
    """How squares, canals and corners touch; the same in every edition. Corner b of row a is number 5a + b."""
    corners = Grid()
    for s, t in CANAL_PAIRS:
        row, column = divmod(s, GARDEN_SIDE)
        far = CORNERS_IN_ROW * (row + 1) + column + 1
        corners.append([far - CORNERS_IN_ROW, far] if t == s + 1 else [far - 1, far])
    canals = [[i for i, pair in enumerate(CANAL_PAIRS) if s in pair] for s in range(N_SQUARES)]
    return {
        "SQUARE_CANALS": Grid(found + [NO_CANAL] * (SQUARE_SIDES - len(found)) for found in canals),
        "CANAL_SQUARES": Grid(list(pair) for pair in CANAL_PAIRS),
        "CANAL_CORNERS": corners,
        "RIVER_CORNERS": sum(
            1 << CORNERS_IN_ROW * a + b for a in range(CORNERS_IN_ROW) for b in range(CORNERS_IN_ROW) if a * b == 0
        ),
    }


TABLES = tables(default_edition())

CITY_PLACE: Table = TABLES["CITY_PLACE"]
CITY_KIND: Table = TABLES["CITY_KIND"]
CITY_DEMAND: Table = TABLES["CITY_DEMAND"]
CITY_SELLS: Grid = TABLES["CITY_SELLS"]
PLANT_SLOT_OF_CITY: Table = TABLES["PLANT_SLOT_OF_CITY"]
CITY_OF_SLOT: Table = TABLES["CITY_OF_SLOT"]
CARD_QUALITY: Grid = TABLES["CARD_QUALITY"]
CARD_EXTRA: Grid = TABLES["CARD_EXTRA"]
COURT_COUNT: Cube = TABLES["COURT_COUNT"]
COURT_TOP: Table = TABLES["COURT_TOP"]
CARAVANEER_STEPS: Table = TABLES["CARAVANEER_STEPS"]
CARAVANEER_STORE: Table = TABLES["CARAVANEER_STORE"]
BANKER_TALENTS: Table = TABLES["BANKER_TALENTS"]
BANKER_PRESTIGE: Table = TABLES["BANKER_PRESTIGE"]
PALACE_PRESTIGE: Table = TABLES["PALACE_PRESTIGE"]
CRAFT_COUNT: Grid = TABLES["CRAFT_COUNT"]
FIELD_GOOD: Grid = TABLES["FIELD_GOOD"]
SQUARE_FLOOR: Table = TABLES["SQUARE_FLOOR"]
SQUARE_QUALITY: Table = TABLES["SQUARE_QUALITY"]
SQUARE_UNUSED: Table = TABLES["SQUARE_UNUSED"]
SQUARE_CANALS: Grid = TABLES["SQUARE_CANALS"]
CANAL_SQUARES: Grid = TABLES["CANAL_SQUARES"]
CANAL_CORNERS: Grid = TABLES["CANAL_CORNERS"]
CANAL_SIZE: Table = TABLES["CANAL_SIZE"]
RIVER_CORNERS: int = TABLES["RIVER_CORNERS"]
TILE_QUALITY: Table = TABLES["TILE_QUALITY"]
TILE_PRESTIGE: Table = TABLES["TILE_PRESTIGE"]
TILE_TALENTS: Table = TABLES["TILE_TALENTS"]
TILE_CAMELS: Table = TABLES["TILE_CAMELS"]
TILE_GOODS: Table = TABLES["TILE_GOODS"]
TILE_GARDENERS: Table = TABLES["TILE_GARDENERS"]
TILE_COURTS: Table = TABLES["TILE_COURTS"]
TOP_TILE: int = TABLES["TOP_TILE"]
FAVOUR_TILES: Grid = TABLES["FAVOUR_TILES"]
FAVOUR_PRESTIGE: Grid = TABLES["FAVOUR_PRESTIGE"]
LAST_TILES: Table = TABLES["LAST_TILES"]
START_TALENTS: int = TABLES["START_TALENTS"]
START_CAMELS: int = TABLES["START_CAMELS"]
ENGINEER_PRESTIGE: int = TABLES["ENGINEER_PRESTIGE"]
SALE_PRESTIGE: Table = TABLES["SALE_PRESTIGE"]
MARDUK_PRESTIGE: Table = TABLES["MARDUK_PRESTIGE"]
GOOD_PRESTIGE: int = TABLES["GOOD_PRESTIGE"]
ALL_TALENTS: int = TABLES["ALL_TALENTS"]
ALL_CAMELS: int = TABLES["ALL_CAMELS"]
ALL_GOODS: Table = TABLES["ALL_GOODS"]
ALL_CUBES: int = TABLES["ALL_CUBES"]
LAST_ROUND: int = TABLES["LAST_ROUND"]
