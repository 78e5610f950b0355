"""The components of Ishtar: words, numbers and tables.

The tables in capitals are those of the default edition; `tables` computes the same names for any other.
"""

from semiramis.core.editions.edition import Edition, packaged_edition
from semiramis.core.model.rule import Grid, Table
from semiramis.games.ishtar.components.names import *  # noqa: F403 (whoever reads the tables needs their words)
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    FIRST_OF_SIZE,
    GEM_LETTERS,
    GEMS_WORDS,
    LATTICE,
    LOCAL_CELLS,
    WAYS,
)
from semiramis.games.ishtar.components.read_desert import Tables
from semiramis.games.ishtar.components.read_edition import read_box

LOCAL_Q: Table
LOCAL_R: Table
LOCAL_NEXT: Grid
PRINTED_AT: Grid
LATTICE_Q: Table
LATTICE_R: Table
HANDFUL: Grid
HANDFULS_FROM: Table
SIDE_GROUND: Grid
LAYOUT_A: Grid
LAYOUT_B: Grid
TILE_SHAPE: Table
TILE_FLOWERS: Grid
TILE_SYMBOL: Table
TILE_SYMBOL_CELL: Table
TILE_IS_START: Table
TILE_TURNS: Table
TILE_IS_SPLIT: Table
CARD_COST: Grid
CARD_POINTS: Table
FOUNTAIN_COUNT: Table
FOUNTAIN_POINTS: Table
ALL_GEMS: Table
STACK_HEIGHT: Table
ALL_TREES: int
START_GEMS: Table
FRONT_ASSISTANTS: int
CARPET_ASSISTANTS: int
SKILL_PRICE: int
SKILL_GEMS: int
SINGLE_FLOWERS: int
TABLET_POINTS: int
SYMBOL_POINTS: int
GEM_POINTS: Table
SHADE_POINTS: int
IDLE_POINTS: int


def default_edition() -> Edition:
    """The edition that comes with the program."""
    return packaged_edition("semiramis.games.ishtar", "data/edition.toml", "ishtar")


def tables(edition: Edition) -> Tables:
    """Every table of an edition by its name; an EditionError names what contradicts the box list."""
    return _geometry() | read_box(edition)


def _geometry() -> Tables:
    """How the cells of a board lie, how boards are turned and joined, and the handfuls of gems; never different."""
    return {
        "LOCAL_Q": Table(q for q, _ in LOCAL_CELLS),
        "LOCAL_R": Table(r for _, r in LOCAL_CELLS),
        "LOCAL_NEXT": Grid([_local(q + dq, r + dr) for dq, dr in WAYS] for q, r in LOCAL_CELLS),
        "PRINTED_AT": _printed_at(),
        "LATTICE_Q": Table(q for q, _ in LATTICE),
        "LATTICE_R": Table(r for _, r in LATTICE),
        "HANDFUL": Grid([word.count(letter) for letter in GEM_LETTERS] for word in GEMS_WORDS),
        "HANDFULS_FROM": Table(FIRST_OF_SIZE),
    }


def _local(q: int, r: int) -> int:
    """The number of a cell of a board, BOARD_CELLS outside."""
    return LOCAL_CELLS.index((q, r)) if (q, r) in LOCAL_CELLS else BOARD_CELLS


def _printed_at() -> Grid:
    """Which printed cell lies at each cell of a board that is turned clockwise by so many sixths."""
    once = [_local(q + r, -q) for q, r in LOCAL_CELLS]
    found = Grid([list(range(BOARD_CELLS))])
    while len(found) < len(WAYS):
        found.append([found[-1][cell] for cell in once])
    return found


globals().update(tables(default_edition()))
