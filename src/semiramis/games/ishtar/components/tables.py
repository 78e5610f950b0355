"""The tables of the default edition, by name; `tables` computes the same names for any other edition.

Rules import them from here. Playing another edition replaces each of these names in every module that imports it.
"""

from semiramis.core.editions.edition import Edition, packaged_edition
from semiramis.core.model.rule import Grid, Table
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


def default_edition() -> Edition:
    """The edition that comes with the program."""
    return packaged_edition("semiramis.games.ishtar", "data/edition.toml", "ishtar")


def tables(edition: Edition) -> Tables:
    """Every table of an edition by name; raises EditionError, naming the place, where it contradicts the box list."""
    return _geometry() | read_box(edition)


def _geometry() -> Tables:
    """The cells of a board, how boards turn and join, and the handfuls of gems; the same in every edition."""
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
    """By turn in sixths clockwise, then by cell of the turned board: the printed cell that lies there."""
    once = [_local(q + r, -q) for q, r in LOCAL_CELLS]
    found = Grid([list(range(BOARD_CELLS))])
    while len(found) < len(WAYS):
        found.append([found[-1][cell] for cell in once])
    return found


TABLES = tables(default_edition())

LOCAL_Q: Table = TABLES["LOCAL_Q"]
LOCAL_R: Table = TABLES["LOCAL_R"]
LOCAL_NEXT: Grid = TABLES["LOCAL_NEXT"]
PRINTED_AT: Grid = TABLES["PRINTED_AT"]
LATTICE_Q: Table = TABLES["LATTICE_Q"]
LATTICE_R: Table = TABLES["LATTICE_R"]
HANDFUL: Grid = TABLES["HANDFUL"]
HANDFULS_FROM: Table = TABLES["HANDFULS_FROM"]
SIDE_GROUND: Grid = TABLES["SIDE_GROUND"]
LAYOUT_A: Grid = TABLES["LAYOUT_A"]
LAYOUT_B: Grid = TABLES["LAYOUT_B"]
TILE_SHAPE: Table = TABLES["TILE_SHAPE"]
TILE_FLOWERS: Grid = TABLES["TILE_FLOWERS"]
TILE_SYMBOL: Table = TABLES["TILE_SYMBOL"]
TILE_SYMBOL_CELL: Table = TABLES["TILE_SYMBOL_CELL"]
TILE_IS_START: Table = TABLES["TILE_IS_START"]
TILE_TURNS: Table = TABLES["TILE_TURNS"]
TILE_IS_SPLIT: Table = TABLES["TILE_IS_SPLIT"]
CARD_COST: Grid = TABLES["CARD_COST"]
CARD_POINTS: Table = TABLES["CARD_POINTS"]
FOUNTAIN_COUNT: Table = TABLES["FOUNTAIN_COUNT"]
FOUNTAIN_POINTS: Table = TABLES["FOUNTAIN_POINTS"]
ALL_GEMS: Table = TABLES["ALL_GEMS"]
STACK_HEIGHT: Table = TABLES["STACK_HEIGHT"]
ALL_TREES: int = TABLES["ALL_TREES"]
START_GEMS: Table = TABLES["START_GEMS"]
FRONT_ASSISTANTS: int = TABLES["FRONT_ASSISTANTS"]
CARPET_ASSISTANTS: int = TABLES["CARPET_ASSISTANTS"]
SKILL_PRICE: int = TABLES["SKILL_PRICE"]
SKILL_GEMS: int = TABLES["SKILL_GEMS"]
SINGLE_FLOWERS: int = TABLES["SINGLE_FLOWERS"]
TABLET_POINTS: int = TABLES["TABLET_POINTS"]
SYMBOL_POINTS: int = TABLES["SYMBOL_POINTS"]
GEM_POINTS: Table = TABLES["GEM_POINTS"]
SHADE_POINTS: int = TABLES["SHADE_POINTS"]
IDLE_POINTS: int = TABLES["IDLE_POINTS"]
