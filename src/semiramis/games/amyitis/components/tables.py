"""The components of Amyitis: words, numbers and tables.

The tables in capitals are those of the default edition; `tables` computes the same names for any other.
"""

from semiramis.core.editions.edition import Edition, packaged_edition
from semiramis.core.model.rule import Cube, Grid, Table
from semiramis.games.amyitis.components.names import *  # noqa: F403 (whoever reads the tables needs their words)
from semiramis.games.amyitis.components.names import CANAL_PAIRS, NO_CANAL
from semiramis.games.amyitis.components.read_cards import Tables
from semiramis.games.amyitis.components.read_edition import read_box

CITY_PLACE: Table
CITY_KIND: Table
CITY_DEMAND: Table
CITY_SELLS: Grid
PLANT_SLOT_OF_CITY: Table
CITY_OF_SLOT: Table
CARD_QUALITY: Grid
CARD_EXTRA: Grid
COURT_COUNT: Cube
COURT_TOP: Table
CARAVANEER_STEPS: Table
CARAVANEER_STORE: Table
BANKER_TALENTS: Table
BANKER_PRESTIGE: Table
PALACE_PRESTIGE: Table
CRAFT_COUNT: Grid
FIELD_GOOD: Grid
SQUARE_FLOOR: Table
SQUARE_QUALITY: Table
SQUARE_UNUSED: Table
SQUARE_CANALS: Grid
CANAL_SQUARES: Grid
CANAL_CORNERS: Grid
CANAL_SIZE: Table
RIVER_CORNERS: int
TILE_QUALITY: Table
TILE_PRESTIGE: Table
TILE_TALENTS: Table
TILE_CAMELS: Table
TILE_GOODS: Table
TILE_GARDENERS: Table
TILE_COURTS: Table
TOP_TILE: int
FAVOUR_TILES: Grid
FAVOUR_PRESTIGE: Grid
LAST_TILES: Table
START_TALENTS: int
START_CAMELS: int
ENGINEER_PRESTIGE: int
SALE_PRESTIGE: Table
MARDUK_PRESTIGE: Table
GOOD_PRESTIGE: int
ALL_TALENTS: int
ALL_CAMELS: int
ALL_GOODS: Table
ALL_CUBES: int
LAST_ROUND: int


def default_edition() -> Edition:
    """The edition that comes with the program."""
    return packaged_edition("semiramis.games.amyitis", "data/edition.toml", "amyitis")


def tables(edition: Edition) -> Tables:
    """Every table of an edition by its name; an EditionError names what contradicts the box list."""
    return _geometry() | read_box(edition)


def _geometry() -> Tables:
    """How squares, canals and corners touch; the same in every edition. Corner (a, b) is number 5a + b."""
    corners = Grid()
    for s, t in CANAL_PAIRS:
        row, column = divmod(s, 4)
        far = 5 * (row + 1) + column + 1
        corners.append([far - 5, far] if t == s + 1 else [far - 1, far])
    canals = [[i for i, pair in enumerate(CANAL_PAIRS) if s in pair] for s in range(16)]
    return {
        "SQUARE_CANALS": Grid(found + [NO_CANAL] * (4 - len(found)) for found in canals),
        "CANAL_SQUARES": Grid(list(pair) for pair in CANAL_PAIRS),
        "CANAL_CORNERS": corners,
        "RIVER_CORNERS": sum(1 << 5 * a + b for a in range(5) for b in range(5) if a == 0 or b == 0),
    }


globals().update(tables(default_edition()))
