"""Read an edition of Amyitis into tables, chapter by chapter, and check it against the box list."""

from collections.abc import Callable

from semiramis.core.editions.edition import Edition
from semiramis.core.editions.reader import Reader, dotted, read_chapters
from semiramis.core.model.rule import Grid, Table
from semiramis.games.amyitis.components.names import (
    BONUS_WORDS,
    CANAL_PAIRS,
    CANAL_WORDS,
    GOOD_WORDS,
    ROW_WORDS,
    SQUARE_WORDS,
    TILE_WORDS,
    TILES_OF_QUALITY,
    WINE,
)
from semiramis.games.amyitis.components.read_cards import (
    SEATS,
    Tables,
    read_cities,
    read_courts,
    read_crafts,
    read_plants,
)


def read_box(edition: Edition) -> Tables:
    """Every table that depends on the edition, by name; raises EditionError where it contradicts the box list."""
    return read_chapters(edition, CHAPTERS)


def _supply(read: Reader) -> Tables:
    """Talents, camels, goods and cubes, and what each player starts with."""
    talents = read.int_at("supply", "talents", "value")
    camels = read.int_at("supply", "camels", "value")
    goods = Table(read.int_at("supply", "goods", good) for good in GOOD_WORDS)
    read.expect(talents, 30, "supply", "talents", "value")
    read.expect(camels, 14, "supply", "camels", "value")
    read.expect_total(sum(goods), 35, "supply", "goods")
    return {
        "ALL_TALENTS": talents,
        "ALL_CAMELS": camels,
        "ALL_GOODS": goods,
        "ALL_CUBES": read.int_at("supply", "cubes", "value", low=20, high=40),
        "START_TALENTS": read.int_at("start", "talents", high=talents // 4),
        "START_CAMELS": read.int_at("start", "camels", high=camels // 4),
    }


def _fields(read: Reader) -> Tables:
    """The goods of the two field rows, wine last."""
    spaces = [f"space-{i}" for i in range(1, 6)]
    goods = Grid(
        [GOOD_WORDS.index(read.word_at("field", row, space, words=GOOD_WORDS)) for space in spaces] for row in ROW_WORDS
    )
    for row, found in zip(ROW_WORDS, goods, strict=True):
        words = [GOOD_WORDS[good] for good in found]
        read.expect(words[-1], GOOD_WORDS[WINE], "field", row, spaces[-1])
        read.expect_different(words, "field", row)
    return {"FIELD_GOOD": goods}


def _garden(read: Reader) -> Tables:
    """Floors, the quality they need, double canals, and the squares two players leave empty."""
    rows = [read.ints_at("garden", "floor", row, size=4, low=1, high=4) for row in "abcd"]
    floor = Table(f for row in rows for f in row)
    for f, expected in enumerate((7, 5, 3, 1), start=1):
        read.expect_count(str(f), floor.count(f), expected, "garden", "floor")
    needed = [read.int_at("garden", "quality", f"floor-{f}", low=1, high=3) for f in (1, 2, 3, 4)]
    quality = Table(needed[f - 1] for f in floor)
    for q in (1, 2, 3):
        squares, tiles = quality.count(q), TILES_OF_QUALITY[q]
        if squares > tiles:
            raise read.error("edition-few-tiles", ("garden", "quality"), quality=q, found=squares, most=tiles)
    unused = _unused(read, top=SQUARE_WORDS[floor.index(4)])
    return {
        "SQUARE_FLOOR": floor,
        "SQUARE_QUALITY": quality,
        "SQUARE_UNUSED": Table(int(square in unused) for square in SQUARE_WORDS),
        "CANAL_SIZE": _canal_size(read, floor),
    }


def _unused(read: Reader, top: str) -> list[str]:
    """The three squares two players leave empty; the square of the 10 tile cannot be one of them."""
    words = [square for square in SQUARE_WORDS if square != top]
    return read.words_at("garden", "unused", "value", words=words, size=3)


def _canal_size(read: Reader, floor: Table) -> Table:
    """The number of cubes that fill each canal."""
    place = ("garden", "double", "value")
    if read.is_list(*place):
        double = read.words_at(*place, words=CANAL_WORDS)
        return Table(2 if word in double else 1 for word in CANAL_WORDS)
    if read.word_at(*place, words=("both-floors-2-up", "one-floor-3-up")) == "both-floors-2-up":
        return Table(2 if min(floor[s], floor[t]) >= 2 else 1 for s, t in CANAL_PAIRS)
    return Table(2 if max(floor[s], floor[t]) >= 3 else 1 for s, t in CANAL_PAIRS)


def _tiles(read: Reader) -> Tables:
    """The twenty garden tiles; tile 0 is none."""
    names = TILE_WORDS[1:]
    read.expect_keys(names, "tile")
    quality = Table([0, *(read.int_at("tile", name, "quality", low=1, high=3) for name in names)])
    prestige = Table([0, *(read.int_at("tile", name, "prestige", high=20) for name in names)])
    _check_tiles(read, quality)
    top = [t for t in range(21) if quality[t] == 3 and prestige[t] == 10]
    read.expect_count("quality = 3, prestige = 10", len(top), 1, "tile")
    bonus = {f"TILE_{word.upper()}": _bonus(read, word) for word in BONUS_WORDS}
    return {"TILE_QUALITY": quality, "TILE_PRESTIGE": prestige, **bonus, "TOP_TILE": top[0]}


def _check_tiles(read: Reader, quality: Table) -> None:
    for q in (1, 2, 3):
        read.expect_count(f"quality = {q}", quality.count(q), TILES_OF_QUALITY[q], "tile")
    for tile, name in enumerate(TILE_WORDS[1:], start=1):
        read.expect(quality[tile], int(name[1]), "tile", name, "quality")


def _bonus(read: Reader, word: str) -> Table:
    """The amount of one kind of bonus on each tile; 0 where the edition gives none."""
    amounts = Table([0])
    for name in TILE_WORDS[1:]:
        read.keys_at("tile", name, "bonus")
        given = read.has("tile", name, "bonus", word)
        amounts.append(read.int_at("tile", name, "bonus", word, high=20) if given else 0)
    return amounts


def _scores(read: Reader) -> Tables:
    """The prestige scored during the game."""
    return {
        "ENGINEER_PRESTIGE": read.int_at("prestige", "engineer", "value", high=20),
        "SALE_PRESTIGE": Table(
            [0, *(read.int_at("prestige", "sale", key, high=20) for key in ("one-good", "two-goods"))],
        ),
        "MARDUK_PRESTIGE": Table(read.int_at("prestige", "marduk", key, high=20) for key in ("first", "second")),
        "GOOD_PRESTIGE": read.int_at("prestige", "good-left", "value", high=20),
    }


def _favour(read: Reader, key: str, low: int, high: int) -> Grid:
    """Tiles or prestige of both favours with 0 to 4 players; raises EditionError unless the large one has more."""
    found = Grid([[0, 0], [0, 0]])
    for seats in SEATS:
        here, there = (("favour", seats, size, key) for size in ("small", "large"))
        small, large = read.int_at(*here, low=low, high=high), read.int_at(*there, low=low + 1, high=high)
        if small >= large:
            raise read.error("edition-too-much", here, value=small, other=dotted(there), limit=large, most=large - 1)
        found.append([small, large])
    return found


def _end(read: Reader) -> Tables:
    """The favour of Amyitis and when the game ends."""
    return {
        "FAVOUR_TILES": _favour(read, "tiles", low=1, high=16),
        "FAVOUR_PRESTIGE": _favour(read, "prestige", low=0, high=20),
        "LAST_TILES": Table([0, 0, *(read.int_at("end", "tiles-left", seats, low=1, high=12) for seats in SEATS)]),
        "LAST_ROUND": read.int_at("end", "last-round", "value", low=1, high=100),
    }


CHAPTERS: tuple[Callable[[Reader], Tables], ...] = (
    _supply,
    read_cities,
    read_plants,
    read_courts,
    read_crafts,
    _fields,
    _garden,
    _tiles,
    _scores,
    _end,
)
