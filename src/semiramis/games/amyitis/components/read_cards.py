"""Read the cities and cards of an edition into tables, and check them against the box list."""

from itertools import pairwise
from typing import Any

from semiramis.core.editions.reader import Reader, dotted, quote_value
from semiramis.core.model.rule import Cube, Grid, Table
from semiramis.games.amyitis.components.names import (
    BABYLON,
    BANKER,
    CARAVANEER,
    CARD_WORDS,
    CITY_WORDS,
    COURT_CITY,
    COURT_WORDS,
    CRAFT_WORDS,
    ESHNUNNA,
    GARDENER,
    GOOD_WORDS,
    KHORSABAD,
    KIND_WORDS,
    MARI,
    NO_GOOD,
    NO_SLOT,
    PALACE,
    PLANT_CITY,
    SALE_CITY,
    UR,
    WINE,
)

Tables = dict[str, Any]
"""Tables by name: each a Table, Grid, Cube or number."""

ANY = "*"
SEATS = ("2", "3", "4")


def read_cities(read: Reader) -> Tables:
    """The nine cities: their position on the road, demand and offers."""
    read.expect_keys(CITY_WORDS, "city")
    place = Table(read.int_at("city", city, "place", high=8) for city in CITY_WORDS)
    _check_places(read, place)
    kind = Table(KIND_WORDS.index(read.word_at("city", city, "kind", words=KIND_WORDS)) for city in CITY_WORDS)
    _check_kinds(read, kind)
    demand, sells = Table([NO_GOOD] * 9), Grid([0] * 4 for _ in CITY_WORDS)
    for c, city in enumerate(CITY_WORDS):
        if kind[c] != SALE_CITY:
            demand[c] = GOOD_WORDS.index(read.word_at("city", city, "demand", words=GOOD_WORDS[:WINE]))
        if kind[c] == COURT_CITY:
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
        read.expect_different(place[: c + 1], "city", city, "place")
    read.expect(place[BABYLON], 0, "city", "babylon", "place")


def _check_kinds(read: Reader, kind: Table) -> None:
    for k, expected in enumerate((1, 4, 4)):
        read.expect_count(f"kind = {quote_value(KIND_WORDS[k])}", kind.count(k), expected, "city")
    for c, k in (
        (BABYLON, SALE_CITY),
        (ESHNUNNA, PLANT_CITY),
        (UR, PLANT_CITY),
        (MARI, PLANT_CITY),
        (KHORSABAD, PLANT_CITY),
    ):
        read.expect(KIND_WORDS[kind[c]], KIND_WORDS[k], "city", CITY_WORDS[c], "kind")


def read_plants(read: Reader) -> Tables:
    """The four plant cards: quality and extra good of both faces."""
    read.expect_keys(CARD_WORDS, "plant")
    quality, extra = Grid(), Grid()
    extras = (*GOOD_WORDS[:WINE], "none")
    for card in CARD_WORDS:
        faces = [("plant", card, face) for face in ("face-1", "face-2")]
        quality.append([read.int_at(*face, "quality", low=1, high=3) for face in faces])
        words = [read.word_at(*face, "extra", words=extras) for face in faces]
        extra.append([NO_GOOD if word == "none" else GOOD_WORDS.index(word) for word in words])
        for face, found, expected in zip(faces, quality[-1], (2, 2) if card == "d" else (1, 2), strict=True):
            read.expect(found, expected, *face, "quality")
    return {"CARD_QUALITY": quality, "CARD_EXTRA": extra}


def _counts(read: Reader, *place: str) -> list[int]:
    """The number of cards in play with 0 to 4 players; raises EditionError where it falls as players join."""
    places = [(*place, "count", seats) for seats in SEATS]
    counts = [read.int_at(*where, high=31) for where in places]
    for (here, fewer), (there, more) in pairwise(zip(places, counts, strict=True)):
        if fewer > more:
            raise read.error("edition-too-much", here, value=fewer, other=dotted(there), limit=more, most=more)
    return [0, 0, *counts]


def read_courts(read: Reader) -> Tables:
    """The Court cards: the number of each type and level, and their values."""
    read.expect_keys([name for _, _, name in _court_names()], "court")
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
    """The type, level and edition key of each kind of Court card."""
    levels = ((0, 1, 2), (1, 2, 3), (1, 2, 3))
    names = [(t, n, f"{COURT_WORDS[t]}-{n}") for t in (CARAVANEER, BANKER, PALACE) for n in levels[t]]
    return [*names, (GARDENER, 1, "gardener")]


def _check_courts(read: Reader, count: Cube) -> None:
    for seats in (2, 3, 4):
        caravaneers = count[seats][CARAVANEER]
        read.expect(caravaneers[0], seats, "court", "caravaneer-0", "count", str(seats))
        read.expect(caravaneers[2], (1, 1, 2)[seats - 2], "court", "caravaneer-2", "count", str(seats))
    read.expect_total(sum(map(sum, count[4])), 31, "court", ANY, "count", "4")
    for t, level, name in _court_names():
        if count[4][t][level] == 0 and name != "palace-3":
            raise read.error("edition-range", ("court", name, "count", "4"), value=quote_value(0), least=1, most=31)


def read_crafts(read: Reader) -> Tables:
    """The Craft cards: the number of each type for each number of players."""
    read.expect_keys(CRAFT_WORDS, "craft")
    columns = [_counts(read, "craft", craft) for craft in CRAFT_WORDS]
    count = Grid(list(row) for row in zip(*columns, strict=True))
    read.expect_total(sum(count[4]), 18, "craft", ANY, "count", "4")
    for seats in (3, 2):
        place = ("craft", ANY, "count", str(seats))
        cards, least, most = sum(count[seats]), 3 * seats, sum(count[seats + 1]) - 1
        if not least <= cards <= most:
            raise read.error("edition-total-range", place, found=cards, least=least, most=most)
    return {"CRAFT_COUNT": count}
