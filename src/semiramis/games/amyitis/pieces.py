"""The components of Amyitis: words, numbers and tables, read from an edition and held against the box list.

The tables in capitals are those of the default edition; `tables` computes the same names for any other.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

from semiramis.core.edition import Edition, Reader, packaged_edition
from semiramis.core.rule import Cube, Grid, Table

GOOD_WORDS = ("barley", "dates", "salt", "palm", "wine")
BARLEY, DATES, SALT, PALM, WINE, NO_GOOD = range(6)

CRAFT_WORDS = ("peasant", "priest", "engineer", "merchant")
PEASANT, PRIEST, ENGINEER, MERCHANT = range(4)

COURT_WORDS = ("caravaneer", "banker", "palace", "gardener")
CARAVANEER, BANKER, PALACE, GARDENER = range(4)

CITY_WORDS = ("babylon", "susa", "eshnunna", "uruk", "ur", "palmyra", "mari", "ninoua", "khorsabad")
BABYLON, SUSA, ESHNUNNA, URUK, UR, PALMYRA, MARI, NINOUA, KHORSABAD = range(9)

KIND_WORDS = ("sale", "court", "plant")
SALE, COURT, PLANT = range(3)

TEMPLE_WORDS = ("ishtar", "marduk", "tammouz")
ISHTAR, MARDUK, TAMMOUZ = range(3)

ROW_WORDS = ("top", "bottom")
TOP_ROW, BOTTOM_ROW = range(2)

CARD_WORDS = ("a", "b", "c", "d")
CARD_A, CARD_B, CARD_C, CARD_D = range(4)
NO_SLOT = 4

SQUARE_WORDS = tuple(row + column for row in "abcd" for column in "1234")
_CANALS = sorted((s, t) for s in range(16) for t in ((s + 1) if s % 4 < 3 else 16, s + 4) if t < 16)
CANAL_WORDS = tuple(f"{SQUARE_WORDS[s]}-{SQUARE_WORDS[t]}" for s, t in _CANALS)
NO_CANAL = 24

TILES_OF_QUALITY = (0, 9, 6, 5)
TILE_WORDS = ("none", *(f"q{q}-{letter}" for q in (1, 2, 3) for letter in "abcdefghi"[: TILES_OF_QUALITY[q]]))
BONUS_WORDS = ("talents", "camels", "goods", "gardeners", "courts")

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

Tables = dict[str, object]
_SEATS = ("2", "3", "4")


def default_edition() -> Edition:
    """The edition that comes with the program."""
    return packaged_edition("semiramis.games.amyitis", "data/edition.toml", "amyitis")


def tables(edition: Edition) -> Tables:
    """Every table of an edition by its name; an EditionError names what contradicts the box list."""
    read = Reader(edition)
    found = _geometry()
    for chapter in _CHAPTERS:
        found |= chapter(read)
    read.finish()
    return found


def _expect(read: Reader, found: int, expected: int, thing: str, *place: str) -> None:
    """Refuse a total that differs from the box list."""
    if found != expected:
        raise read.error(place, f"{found} {thing}", f"The box list says {expected}; correct the numbers here")


def _expect_names(read: Reader, names: Sequence[str], table: str) -> None:
    """Refuse a table that lacks one of the things in the box, or has one more."""
    found = read.keys_at(table)
    for name in (*found, *names):
        if name not in names or name not in found:
            problem = "is missing" if name in names else "is not in the box"
            raise read.error((table, name), problem, f"There are {len(names)}: {', '.join(names)}")


def _supply(read: Reader) -> Tables:
    """Talents, camels, goods and cubes, and each player's start."""
    talents = read.int_at("supply", "talents", "value")
    camels = read.int_at("supply", "camels", "value")
    goods = Table(read.int_at("supply", "goods", good) for good in GOOD_WORDS)
    _expect(read, talents, 30, "talents", "supply", "talents", "value")
    _expect(read, camels, 14, "camels", "supply", "camels", "value")
    _expect(read, sum(goods), 35, "goods", "supply", "goods")
    return {
        "ALL_TALENTS": talents,
        "ALL_CAMELS": camels,
        "ALL_GOODS": goods,
        "ALL_CUBES": read.int_at("supply", "cubes", "value", low=20, high=40),
        "START_TALENTS": read.int_at("start", "talents", high=talents // 4),
        "START_CAMELS": read.int_at("start", "camels", high=camels // 4),
    }


def _cities(read: Reader) -> Tables:
    """The nine cities around the road, what they ask for and what they offer."""
    _expect_names(read, CITY_WORDS, "city")
    place = Table(read.int_at("city", city, "place", high=8) for city in CITY_WORDS)
    _check_places(read, place)
    kind = Table(KIND_WORDS.index(read.word_at("city", city, "kind", words=KIND_WORDS)) for city in CITY_WORDS)
    _check_kinds(read, kind)
    demand, sells = Table([NO_GOOD] * 9), Grid([0] * 4 for _ in CITY_WORDS)
    for c, city in enumerate(CITY_WORDS):
        if kind[c] != SALE:
            demand[c] = GOOD_WORDS.index(read.word_at("city", city, "demand", words=GOOD_WORDS[:WINE]))
        if kind[c] == COURT:
            for court in read.words_at("city", city, "offers", words=COURT_WORDS, size=2):
                sells[c][COURT_WORDS.index(court)] = 1
    slots = Table([ESHNUNNA, UR, MARI, KHORSABAD])
    return {
        "CITY_PLACE": place,
        "CITY_KIND": kind,
        "CITY_DEMAND": demand,
        "CITY_SELLS": sells,
        "PLANT_SLOT_OF_CITY": Table(slots.index(c) if c in slots else NO_SLOT for c in range(9)),
        "CITY_OF_SLOT": slots,
    }


def _check_places(read: Reader, place: Table) -> None:
    for c, city in enumerate(CITY_WORDS):
        if place[c] in place[:c]:
            other = CITY_WORDS[place.index(place[c])]
            raise read.error(("city", city, "place"), f"{other} lies there too", "Give each city one of 0 to 8")
    if place[BABYLON] != 0:
        raise read.error(("city", "babylon", "place"), "the road does not begin here", "Count from Babylon: write 0")


def _check_kinds(read: Reader, kind: Table) -> None:
    for k, expected in enumerate((1, 4, 4)):
        _expect(read, kind.count(k), expected, f"{KIND_WORDS[k]} cities", "city")
    for c, k in ((BABYLON, SALE), (ESHNUNNA, PLANT), (UR, PLANT), (MARI, PLANT), (KHORSABAD, PLANT)):
        if kind[c] != k:
            raise read.error(
                ("city", CITY_WORDS[c], "kind"),
                f"{KIND_WORDS[kind[c]]!r} contradicts the rulebook",
                f"Write {KIND_WORDS[k]!r}",
            )


def _plants(read: Reader) -> Tables:
    """The four plant cards: quality and extra good of both faces."""
    _expect_names(read, CARD_WORDS, "plant")
    quality, extra = Grid(), Grid()
    extras = (*GOOD_WORDS[:WINE], "none")
    for card in CARD_WORDS:
        faces = [("plant", card, face) for face in ("face-1", "face-2")]
        quality.append([read.int_at(*face, "quality", low=1, high=3) for face in faces])
        words = [read.word_at(*face, "extra", words=extras) for face in faces]
        extra.append([NO_GOOD if word == "none" else GOOD_WORDS.index(word) for word in words])
    for card, found, expected in zip(CARD_WORDS, quality, ([1, 2], [1, 2], [1, 2], [2, 2]), strict=True):
        if found != expected:
            problem = f"the faces have quality {found[0]} and {found[1]}"
            raise read.error(("plant", card), problem, f"The box holds three cards 1/2 and, as d, one 2/2: {expected}")
    return {"CARD_QUALITY": quality, "CARD_EXTRA": extra}


def _counts(read: Reader, *place: str) -> list[int]:
    """How many cards are in play with 0 to 4 players; never more with fewer players."""
    counts = [read.int_at(*place, "count", seats, high=31) for seats in _SEATS]
    for fewer, more, seats in zip(counts, counts[1:], _SEATS, strict=False):
        if fewer > more:
            problem = f"{fewer} cards, but {more} with one player more"
            raise read.error((*place, "count", seats), problem, "Fewer players never use more cards")
    return [0, 0, *counts]


def _courts(read: Reader) -> Tables:
    """The Court cards: how many of each type and level, and what each is worth."""
    _expect_names(read, [name for _, _, name in _court_names()], "court")
    count = Cube([[0] * 4 for _ in COURT_WORDS] for _ in range(5))
    for t, level, name in _court_names():
        for seats, cards in enumerate(_counts(read, "court", name)):
            count[seats][t][level] = cards
    _check_courts(read, count)
    banker = [("court", f"banker-{level}") for level in (1, 2, 3)]
    return {
        "COURT_COUNT": count,
        "COURT_TOP": Table(max(level for level in range(4) if count[4][t][level]) for t in range(4)),
        "CARAVANEER_STEPS": Table(read.int_at("court", f"caravaneer-{n}", "steps", high=20) for n in range(3)),
        "CARAVANEER_STORE": Table(read.int_at("court", f"caravaneer-{n}", "store", high=20) for n in range(3)),
        "BANKER_TALENTS": Table([0, *(read.int_at(*card, "talents", high=20) for card in banker)]),
        "BANKER_PRESTIGE": Table([0, *(read.int_at(*card, "prestige", high=20) for card in banker)]),
        "PALACE_PRESTIGE": Table(
            [0, *(read.int_at("court", f"palace-{n}", "prestige", high=20) for n in (1, 2, 3))],
        ),
    }


def _court_names() -> list[tuple[int, int, str]]:
    """Type, level and name of each kind of Court card."""
    levels = ((0, 1, 2), (1, 2, 3), (1, 2, 3))
    names = [(t, n, f"{COURT_WORDS[t]}-{n}") for t in (CARAVANEER, BANKER, PALACE) for n in levels[t]]
    return [*names, (GARDENER, 1, "gardener")]


def _check_courts(read: Reader, count: Cube) -> None:
    for seats in (2, 3, 4):
        caravaneers = count[seats][CARAVANEER]
        _expect(read, caravaneers[0], seats, "cards", "court", "caravaneer-0", "count", str(seats))
        _expect(read, caravaneers[2], (1, 1, 2)[seats - 2], "cards", "court", "caravaneer-2", "count", str(seats))
    _expect(read, sum(map(sum, count[4])), 31, "Court cards with 4 players", "court")
    for t, level, name in _court_names():
        if count[4][t][level] == 0 and name != "palace-3":
            raise read.error(("court", name, "count", "4"), "no card with 4 players", "Each level has at least one")


def _crafts(read: Reader) -> Tables:
    """The Craft cards: how many of each type for each number of players."""
    _expect_names(read, CRAFT_WORDS, "craft")
    columns = [_counts(read, "craft", craft) for craft in CRAFT_WORDS]
    count = Grid(list(row) for row in zip(*columns, strict=True))
    _expect(read, sum(count[4]), 18, "Craft cards with 4 players", "craft")
    for seats in (2, 3):
        cards, more = sum(count[seats]), sum(count[seats + 1])
        if not 3 * seats <= cards < more:
            problem = f"{cards} Craft cards with {seats} players"
            remedy = f"In all at least {3 * seats} are needed, and fewer than the {more} with one player more"
            raise read.error(("craft",), problem, remedy)
    return {"CRAFT_COUNT": count}


def _fields(read: Reader) -> Tables:
    """The goods of the two field rows, wine last."""
    spaces = [f"space-{i}" for i in range(1, 6)]
    goods = Grid(
        [GOOD_WORDS.index(read.word_at("field", row, space, words=GOOD_WORDS)) for space in spaces] for row in ROW_WORDS
    )
    for row, found in zip(ROW_WORDS, goods, strict=True):
        if found[4] != WINE:
            problem = f"the row ends with {GOOD_WORDS[found[4]]}"
            raise read.error(("field", row, "space-5"), problem, "The last space of a row is wine")
        if len(set(found)) != 5:
            raise read.error(("field", row), "a good stands there twice", "Each of the five goods stands there once")
    return {"FIELD_GOOD": goods}


def _geometry() -> Tables:
    """How squares, canals and corners touch; the same in every edition. Corner (a, b) is number 5a + b."""
    corners = Grid()
    for s, t in _CANALS:
        row, column = divmod(s, 4)
        far = 5 * (row + 1) + column + 1
        corners.append([far - 5, far] if t == s + 1 else [far - 1, far])
    canals = [[i for i, pair in enumerate(_CANALS) if s in pair] for s in range(16)]
    return {
        "SQUARE_CANALS": Grid(found + [NO_CANAL] * (4 - len(found)) for found in canals),
        "CANAL_SQUARES": Grid(list(pair) for pair in _CANALS),
        "CANAL_CORNERS": corners,
        "RIVER_CORNERS": sum(1 << 5 * a + b for a in range(5) for b in range(5) if a == 0 or b == 0),
    }


def _garden(read: Reader) -> Tables:
    """Floors, the quality they need, double canals, and the squares two players leave empty."""
    rows = [read.ints_at("garden", "floor", row, size=4, low=1, high=4) for row in "abcd"]
    floor = Table(f for row in rows for f in row)
    for f, expected in enumerate((7, 5, 3, 1), start=1):
        _expect(read, floor.count(f), expected, f"squares on floor {f}", "garden", "floor")
    needed = [read.int_at("garden", "quality", f"floor-{f}", low=1, high=3) for f in (1, 2, 3, 4)]
    quality = Table(needed[f - 1] for f in floor)
    for q in (1, 2, 3):
        if quality.count(q) > TILES_OF_QUALITY[q]:
            problem = f"{quality.count(q)} squares need quality {q}"
            raise read.error(("garden", "quality"), problem, f"The box holds only {TILES_OF_QUALITY[q]} such tiles")
    if floor.index(4) in (unused := _unused(read)):
        problem = f"{SQUARE_WORDS[floor.index(4)]} is the square of the 10 tile"
        raise read.error(("garden", "unused", "value"), problem, "Name three squares of the floors 1 to 3")
    return {
        "SQUARE_FLOOR": floor,
        "SQUARE_QUALITY": quality,
        "SQUARE_UNUSED": Table(int(s in unused) for s in range(16)),
        "CANAL_SIZE": _canal_size(read, floor),
    }


def _unused(read: Reader) -> list[int]:
    words = read.words_at("garden", "unused", "value", words=SQUARE_WORDS, size=3)
    return [SQUARE_WORDS.index(word) for word in words]


def _canal_size(read: Reader, floor: Table) -> Table:
    """How many cubes fill each canal."""
    place = ("garden", "double", "value")
    if read.is_list(*place):
        double = read.words_at(*place, words=CANAL_WORDS)
        return Table(2 if word in double else 1 for word in CANAL_WORDS)
    if read.word_at(*place, words=("both-floors-2-up", "one-floor-3-up")) == "both-floors-2-up":
        return Table(2 if min(floor[s], floor[t]) >= 2 else 1 for s, t in _CANALS)
    return Table(2 if max(floor[s], floor[t]) >= 3 else 1 for s, t in _CANALS)


def _tiles(read: Reader) -> Tables:
    """The twenty garden tiles; tile 0 is none."""
    names = TILE_WORDS[1:]
    _expect_names(read, names, "tile")
    quality = Table([0, *(read.int_at("tile", name, "quality", low=1, high=3) for name in names)])
    prestige = Table([0, *(read.int_at("tile", name, "prestige", high=20) for name in names)])
    _check_tiles(read, quality)
    top = [t for t in range(21) if quality[t] == 3 and prestige[t] == 10]
    _expect(read, len(top), 1, "tiles of quality 3 with 10 prestige", "tile")
    bonus = {f"TILE_{word.upper()}": _bonus(read, word) for word in BONUS_WORDS}
    return {"TILE_QUALITY": quality, "TILE_PRESTIGE": prestige, **bonus, "TOP_TILE": top[0]}


def _check_tiles(read: Reader, quality: Table) -> None:
    for q in (1, 2, 3):
        _expect(read, quality.count(q), TILES_OF_QUALITY[q], f"tiles of quality {q}", "tile")
    for tile, name in enumerate(TILE_WORDS):
        if tile and name[1] != str(quality[tile]):
            problem = f"quality {quality[tile]} does not fit the name {name}"
            raise read.error(("tile", name, "quality"), problem, f"Write {name[1]}")


def _bonus(read: Reader, word: str) -> Table:
    """One kind of bonus of each tile; what is not written is none."""
    amounts = Table([0])
    for name in TILE_WORDS[1:]:
        read.keys_at("tile", name, "bonus")
        given = read.has("tile", name, "bonus", word)
        amounts.append(read.int_at("tile", name, "bonus", word, high=20) if given else 0)
    return amounts


def _scores(read: Reader) -> Tables:
    """What is scored during the game."""
    return {
        "ENGINEER_PRESTIGE": read.int_at("prestige", "engineer", "value", high=20),
        "SALE_PRESTIGE": Table(
            [0, *(read.int_at("prestige", "sale", key, high=20) for key in ("one-good", "two-goods"))],
        ),
        "MARDUK_PRESTIGE": Table(read.int_at("prestige", "marduk", key, high=20) for key in ("first", "second")),
        "GOOD_PRESTIGE": read.int_at("prestige", "good-left", "value", high=20),
    }


def _end(read: Reader) -> Tables:
    """The favour of Amyitis and when the game ends."""
    favour_tiles, favour_prestige = Grid([0, 0] for _ in range(5)), Grid([0, 0] for _ in range(5))
    for seats in _SEATS:
        steps = [("favour", seats, step) for step in ("small", "large")]
        tiles = [read.int_at(*step, "tiles", low=1, high=16) for step in steps]
        prestige = [read.int_at(*step, "prestige", high=20) for step in steps]
        if any(a >= b for a, b in (*pairwise(tiles), *pairwise(prestige))):
            raise read.error(("favour", seats), "large is not more than small", "More tiles earn more prestige")
        favour_tiles[int(seats)], favour_prestige[int(seats)] = tiles, prestige
    left = [read.int_at("end", "tiles-left", seats, low=1, high=12) for seats in _SEATS]
    return {
        "FAVOUR_TILES": favour_tiles,
        "FAVOUR_PRESTIGE": favour_prestige,
        "LAST_TILES": Table([0, 0, *left]),
        "LAST_ROUND": read.int_at("end", "last-round", "value", low=1, high=100),
    }


_CHAPTERS: tuple[Callable[[Reader], Tables], ...] = (
    _supply,
    _cities,
    _plants,
    _courts,
    _crafts,
    _fields,
    _garden,
    _tiles,
    _scores,
    _end,
)

globals().update(tables(default_edition()))
