"""Read an edition of Ishtar into tables, chapter by chapter, checked against the box list."""

from collections.abc import Callable

from semiramis.core.editions.edition import Edition
from semiramis.core.editions.reader import Reader, read_chapters
from semiramis.core.model.rule import Table
from semiramis.games.ishtar.components.names import (
    FOUNTAIN_WORDS,
    GEM_WORDS,
    MOST_SEATS,
    ROW,
    STARTS_OF_SHAPE,
    TILES_OF_SHAPE,
)
from semiramis.games.ishtar.components.read_cards import read_cards, read_tiles
from semiramis.games.ishtar.components.read_desert import SEATS, Tables, read_desert, read_layouts

ALL_FOUNTAINS = 6
FULL_STACK = (TILES_OF_SHAPE + STARTS_OF_SHAPE) // 2
MOST_POINTS = 20


def read_box(edition: Edition) -> Tables:
    """Every table that depends on the edition, by name; raises EditionError where it contradicts the box list."""
    return read_chapters(edition, CHAPTERS)


def _fountains(read: Reader) -> Tables:
    """The number of fountains of each colour and their points; fountain 0 is none."""
    colours = FOUNTAIN_WORDS[1:]
    most = ALL_FOUNTAINS - len(colours) + 1
    count = Table([0, *(read.int_at("fountain", word, "count", low=1, high=most) for word in colours)])
    read.expect_total(sum(count), ALL_FOUNTAINS, "fountain")
    points = Table([0, *(read.int_at("fountain", word, "points", high=MOST_POINTS) for word in colours)])
    return {"FOUNTAIN_COUNT": count, "FOUNTAIN_POINTS": points}


def _stacks(read: Reader) -> Tables:
    """The tiles on each cup by number of players, 0 to 4: one fewer for each player short of four."""
    heights = [read.printed_at(FULL_STACK - (MOST_SEATS - seats), "stack", str(seats)) for seats in SEATS]
    return {"STACK_HEIGHT": Table([0, 0, *heights])}


def _players(read: Reader) -> Tables:
    """The numbers of assistants, and the price and gems of skills."""
    return {
        "FRONT_ASSISTANTS": read.printed_at(2, "assistants", "front"),
        "CARPET_ASSISTANTS": read.printed_at(2, "assistants", "carpet"),
        "SKILL_PRICE": read.printed_at(2, "skill", "price"),
        "SKILL_GEMS": read.printed_at(2, "skill", "gems"),
    }


def _trees(read: Reader) -> Tables:
    """The number of wooden trees; the size of the row is fixed and only checked."""
    read.printed_at(ROW, "tree", "row")
    return {"ALL_TREES": read.printed_at(20, "tree", "wooden")}


def _blooms(read: Reader) -> Tables:
    """The flowers of a single bloom; the numbers of blooms are fixed and only checked."""
    for kind in ("singles", "doubles"):
        read.printed_at(MOST_SEATS, "bloom", kind)
    return {"SINGLE_FLOWERS": read.printed_at(3, "bloom", "flowers")}


def _points(read: Reader) -> Tables:
    """The points that skills A to E score."""
    words = {"TABLET": "tablet", "SYMBOL": "symbols", "SHADE": "shade", "IDLE": "idle"}
    found: Tables = {f"{name}_POINTS": read.int_at("points", word, high=MOST_POINTS) for name, word in words.items()}
    gems = Table(read.int_at("points", "gem", word, high=MOST_POINTS) for word in GEM_WORDS)
    return found | {"GEM_POINTS": gems}


CHAPTERS: tuple[Callable[[Reader], Tables], ...] = (
    read_desert,
    _fountains,
    _stacks,
    read_layouts,
    _players,
    _trees,
    _blooms,
    read_tiles,
    read_cards,
    _points,
)
