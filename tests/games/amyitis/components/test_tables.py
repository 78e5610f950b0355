"""The components of Amyitis against the box list, and editions that contradict it."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.editions.edition import EditionError, parse_edition, provenance
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Arg
from semiramis.core.model.rule import Cube, Grid, Table
from semiramis.games.amyitis.components import names, read_cards, read_edition, tables
from semiramis.games.amyitis.components.tables import default_edition

TEXT = (Path(tables.__file__).parents[1] / "data" / "edition.toml").read_text(encoding="utf-8")
NAMES = {name for name in tables.__annotations__ if name.isupper() and not name.startswith("_")}


def edited(*changes: tuple[str, str]) -> dict[str, object]:
    """The tables of the default edition with some lines changed."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return tables.tables(parse_edition(text.encode(), "amyitis", "mine.toml"))


def in_table(header: str, old: str, new: str) -> tuple[str, str]:
    """A change to one line under a header."""
    start = TEXT.index(f"[{header}]\n")
    end = TEXT.index(old, start) + len(old)
    return TEXT[start:end], TEXT[start : end - len(old)] + new


def refusal(*changes: tuple[str, str]) -> EditionError:
    with pytest.raises(EditionError) as caught:
        edited(*changes)
    assert caught.value.file == "mine.toml"
    assert all(sentence.startswith(f"mine.toml, {caught.value.place}: ") for sentence in result(caught.value))
    return caught.value


def result(error: EditionError) -> list[str]:
    """The text of an error in every language."""
    return [texts(language).render(error.message) for language in LANGUAGES]


def args_of(error: EditionError) -> dict[str, Arg]:
    """The arguments of an error besides file and place."""
    return {name: arg for name, arg in error.message.args.items() if name not in ("file", "place")}


def test_the_box_list_adds_up() -> None:
    assert tables.ALL_TALENTS == 30
    assert tables.ALL_CAMELS == 14
    assert sum(tables.ALL_GOODS) == 35
    assert [sum(row) for row in tables.CRAFT_COUNT] == [0, 0, 10, 14, 18]
    assert [sum(map(sum, seats)) for seats in tables.COURT_COUNT] == [0, 0, 14, 22, 31]
    assert sum(tables.CRAFT_COUNT[4]) + sum(map(sum, tables.COURT_COUNT[4])) + len(tables.CARD_QUALITY) + 3 == 56
    assert [tables.TILE_QUALITY.count(q) for q in (1, 2, 3)] == [9, 6, 5]
    assert tables.ALL_CUBES * 5 == 135


def test_the_numbers_of_the_rulebooks() -> None:
    assert (tables.START_TALENTS, tables.START_CAMELS) == (4, 1)
    assert (tables.ENGINEER_PRESTIGE, tables.GOOD_PRESTIGE) == (2, 1)
    assert tables.SALE_PRESTIGE == [0, 3, 6]
    assert tables.MARDUK_PRESTIGE == [2, 1]
    assert tables.CARAVANEER_STEPS == [0, 2, 4]
    assert tables.CARAVANEER_STORE == [2, 2, 4]
    assert tables.BANKER_TALENTS == [0, 1, 2, 2]
    assert tables.BANKER_PRESTIGE == [0, 0, 0, 2]
    assert tables.COURT_TOP == [2, 3, 3, 1]
    assert tables.FAVOUR_TILES == [[0, 0], [0, 0], [5, 7], [4, 6], [3, 5]]
    assert tables.FAVOUR_PRESTIGE[2:] == [[5, 10]] * 3
    assert tables.LAST_TILES == [0, 0, 3, 4, 4]
    assert tables.LAST_ROUND == 40


def test_the_cities_of_the_examples() -> None:
    assert tables.CITY_DEMAND[names.URUK] == names.DATES
    assert tables.CITY_SELLS[names.URUK] == [1, 1, 0, 0]
    assert tables.CITY_DEMAND[names.MARI] == names.BARLEY
    assert tables.CITY_DEMAND[names.BABYLON] == names.NO_GOOD
    assert tables.CITY_PLACE[names.BABYLON] == 0
    assert sorted(tables.CITY_PLACE) == list(range(9))
    for slot, city in enumerate(tables.CITY_OF_SLOT):
        assert tables.PLANT_SLOT_OF_CITY[city] == slot
        assert tables.CITY_KIND[city] == names.PLANT_CITY
    for city in range(9):
        assert sum(tables.CITY_SELLS[city]) == (2 if tables.CITY_KIND[city] == names.COURT_CITY else 0)
        assert (tables.PLANT_SLOT_OF_CITY[city] == names.NO_SLOT) == (tables.CITY_KIND[city] != names.PLANT_CITY)


def test_the_plant_cards_and_fields() -> None:
    assert tables.CARD_QUALITY == [[1, 2], [1, 2], [1, 2], [2, 2]]
    assert tables.CARD_EXTRA[names.CARD_A] == [names.NO_GOOD, names.PALM]
    assert [row[4] for row in tables.FIELD_GOOD] == [names.WINE, names.WINE]
    assert tables.FIELD_GOOD[names.TOP_ROW][0] == names.BARLEY
    assert all(sorted(row) == list(range(5)) for row in tables.FIELD_GOOD)


def test_the_tiles_of_the_rulebooks() -> None:
    assert names.TILE_WORDS[tables.TOP_TILE] == "q3-a"
    assert tables.TILE_PRESTIGE[tables.TOP_TILE] == 10
    example = names.TILE_WORDS.index("q2-d")
    assert (tables.TILE_PRESTIGE[example], tables.TILE_TALENTS[example]) == (4, 2)
    values = ("QUALITY", "PRESTIGE", "TALENTS", "CAMELS", "GOODS", "GARDENERS", "COURTS")
    columns = [getattr(tables, f"TILE_{value}") for value in values]
    assert all(len(column) == len(names.TILE_WORDS) == 21 and column[0] == 0 for column in columns)
    assert [sum(column) for column in columns[2:]] == [12, 6, 0, 1, 3]


def test_words_and_numbers_agree() -> None:
    for words in ("GOOD", "CRAFT", "COURT", "CITY", "TEMPLE"):
        for number, word in enumerate(getattr(names, f"{words}_WORDS")):
            assert getattr(names, word.upper()) == number
    for number, word in enumerate(names.KIND_WORDS):
        assert getattr(names, f"{word.upper()}_CITY") == number
    assert names.ROW_WORDS == ("top", "bottom")
    assert (names.TOP_ROW, names.BOTTOM_ROW) == (0, 1)
    assert names.CARD_WORDS == ("a", "b", "c", "d")
    assert (len(names.SQUARE_WORDS), names.SQUARE_WORDS[6]) == (16, "b3")
    assert names.CANAL_WORDS[:4] == ("a1-a2", "a1-b1", "a2-a3", "a2-b2")
    assert len(set(names.CANAL_WORDS)) == names.NO_CANAL == 24
    assert names.TILE_WORDS[:2] == ("none", "q1-a")


def test_floors_and_canals_of_the_garden() -> None:
    for square in range(16):
        assert tables.SQUARE_FLOOR[square] == min(divmod(square, 4)) + 1
        assert tables.SQUARE_QUALITY[square] == min(*divmod(square, 4), 2) + 1
    assert [names.SQUARE_WORDS[s] for s in range(16) if tables.SQUARE_UNUSED[s]] == ["a1", "b2", "c3"]
    assert (len(tables.CANAL_SIZE), sum(tables.CANAL_SIZE)) == (24, 36)
    for canal, (s, t) in enumerate(tables.CANAL_SQUARES):
        assert canal in tables.SQUARE_CANALS[s]
        assert canal in tables.SQUARE_CANALS[t]
        assert f"{names.SQUARE_WORDS[s]}-{names.SQUARE_WORDS[t]}" == names.CANAL_WORDS[canal]
        corners = {frozenset(corners_of(square)) for square in (s, t)}
        assert frozenset.intersection(*corners) == set(tables.CANAL_CORNERS[canal])
    assert all(a < b for row in tables.SQUARE_CANALS for a, b in pairwise(row) if b < 24)


def corners_of(square: int) -> list[int]:
    row, column = divmod(square, 4)
    return [5 * (row + a) + column + b for a in (0, 1) for b in (0, 1)]


def test_exactly_six_canals_begin_at_the_river() -> None:
    bank = [c for c in range(24) if any(tables.RIVER_CORNERS >> v & 1 for v in tables.CANAL_CORNERS[c])]
    assert tables.RIVER_CORNERS.bit_count() == 9
    assert [names.CANAL_WORDS[c] for c in bank] == ["a1-a2", "a1-b1", "a2-a3", "a3-a4", "b1-c1", "c1-d1"]
    assert all(tables.CANAL_SIZE[c] == 1 for c in bank)


def fewest_cubes(size: Table, floor: int) -> int:
    """The fewest cubes from an empty garden until one side of a square on that floor is full."""
    wet = {v: 0 for v in range(25) if tables.RIVER_CORNERS >> v & 1}
    best = 99
    for _ in range(24):
        for canal, (v, w) in enumerate(tables.CANAL_CORNERS):
            for here, there in ((v, w), (w, v)):
                if here in wet:
                    cost = wet[here] + size[canal]
                    wet[there] = min(cost, wet.get(there, 99))
                    if floor in (tables.SQUARE_FLOOR[s] for s in tables.CANAL_SQUARES[canal]):
                        best = min(best, cost)
    return best


def test_the_way_of_the_water_has_the_computed_length() -> None:
    assert [fewest_cubes(tables.CANAL_SIZE, floor) for floor in (1, 2, 3, 4)] == [1, 2, 5, 7]
    other = edited(('"both-floors-2-up"\nconf', '"one-floor-3-up"\nconf'))["CANAL_SIZE"]
    assert isinstance(other, Table)
    assert sum(other) == 32
    assert [fewest_cubes(other, floor) for floor in (1, 2, 3, 4)] == [1, 2, 4, 6]


def test_double_canals_may_be_listed_one_by_one() -> None:
    size = edited(('"both-floors-2-up"\nconf', '["b2-b3", "d3-d4"]\nconf'))["CANAL_SIZE"]
    assert isinstance(size, Table)
    assert [names.CANAL_WORDS[c] for c in range(24) if size[c] == 2] == ["b2-b3", "d3-d4"]


def test_every_declared_table_is_computed_and_no_other() -> None:
    found = tables.tables(default_edition())
    assert set(found) == NAMES
    for name, value in found.items():
        assert getattr(tables, name) == value
        assert type(value).__name__ == tables.__annotations__[name].__name__


def test_tables_are_rectangles_of_whole_numbers() -> None:
    for value in tables.tables(default_edition()).values():
        if isinstance(value, Cube):
            assert len({len(row) for plane in value for row in plane}) == 1
            assert all(type(x) is int for plane in value for row in plane for x in row)
        elif isinstance(value, Grid):
            assert len({len(row) for row in value}) == 1
            assert all(type(x) is int for row in value for x in row)
        elif isinstance(value, Table):
            assert all(type(x) is int for x in value)
        else:
            assert type(value) is int


def test_two_computations_share_nothing() -> None:
    first, second = tables.tables(default_edition()), tables.tables(default_edition())
    for name, value in first.items():
        if isinstance(value, list):
            assert value is not second[name]
            assert value is not getattr(tables, name)
            assert not isinstance(value[0], list) or len({id(row) for row in value}) == len(value)


def test_every_value_says_where_it_is_from() -> None:
    rows = provenance(default_edition())
    places = {row.place: row for row in rows}
    assert len(places) == len(rows) == 218
    assert all(row.source.endswith(".") and len(row.source) > 15 for row in rows)
    for place, confidence in {
        "supply.talents.value": "rules",
        "supply.goods.barley": "constrained",
        "city.uruk.demand": "rules",
        "city.uruk.place": "constrained",
        "city.susa.kind": "external",
        "plant.a.face-2.extra": "rules",
        "plant.b.face-2.extra": "constrained",
        "court.caravaneer-1.count.3": "external",
        "court.caravaneer-1.count.4": "constrained",
        "court.banker-1.talents": "external",
        "court.banker-3.prestige": "rules",
        "court.palace-1.prestige": "free",
        "field.top.space-1": "external",
        "field.bottom.space-5": "rules",
        "tile.q2-d.bonus.talents": "rules",
        "tile.q3-a.prestige": "rules",
        "tile.q3-b.prestige": "free",
        "favour.4.large.tiles": "rules",
        "end.last-round.value": "free",
    }.items():
        assert places[place].confidence == confidence, place


SQUARES = "a1, a2, a3, a4, b1, b2, b3, b4, c1, c2, c3, c4, d1, d2, d3"


def must_be(value: int | str, expected: int | str) -> tuple[str, dict[str, Arg]]:
    return "edition-must-be", {"value": str(value), "expected": str(expected)}


def total(found: int, expected: int) -> tuple[str, dict[str, Arg]]:
    return "edition-total", {"found": found, "expected": expected}


def occurs(what: str, found: int, expected: int) -> tuple[str, dict[str, Arg]]:
    return "edition-occurs", {"what": what, "found": found, "expected": expected}


def out_of(value: int, least: int, most: int) -> tuple[str, dict[str, Arg]]:
    return "edition-range", {"value": str(value), "least": least, "most": most}


def choice(value: str, known: str) -> tuple[str, dict[str, Arg]]:
    return "edition-choice", {"value": f'"{value}"', "known": known}


def too_much(value: int, other: str, limit: int, most: int) -> tuple[str, dict[str, Arg]]:
    return "edition-too-much", {"value": value, "other": other, "limit": limit, "most": most}


def size(found: int, expected: int) -> tuple[str, dict[str, Arg]]:
    return "edition-size", {"found": found, "expected": expected}


def not_(kind: str, value: str) -> tuple[str, dict[str, Arg]]:
    return f"edition-not-{kind}", {"value": value}


def twice(value: str) -> tuple[str, dict[str, Arg]]:
    return "edition-twice", {"value": value}


UNKNOWN: tuple[str, dict[str, Arg]] = ("edition-unknown-key", {})


@pytest.mark.parametrize(
    ("header", "old", "new", "place", "expected"),
    [
        ("supply.talents", "30", "31", "supply.talents.value", must_be(31, 30)),
        ("supply.talents", "30", "-1", "supply.talents.value", out_of(-1, 0, 1000)),
        ("supply.talents", "30", '"30"', "supply.talents.value", not_("number", '"30"')),
        ("supply.camels", "14", "15", "supply.camels.value", must_be(15, 14)),
        ("supply.goods", "dates = 7", "dates = 8", "supply.goods", total(36, 35)),
        ("supply.cubes", "27", "19", "supply.cubes.value", out_of(19, 20, 40)),
        ("supply.cubes", "27", "41", "supply.cubes.value", out_of(41, 20, 40)),
        ("start", "talents = 4", "talents = 8", "start.talents", out_of(8, 0, 7)),
        ("start", "camels = 1", "camels = 4", "start.camels", out_of(4, 0, 3)),
        ("city.susa", "place = 1", "place = 2", "city.eshnunna.place", twice("2")),
        ("city.susa", "place = 1", "place = 9", "city.susa.place", out_of(9, 0, 8)),
        ("city.susa", '"court"', '"plant"', "city", occurs('kind = "court"', 3, 4)),
        ("city.susa", '"court"', '"harbour"', "city.susa.kind", choice("harbour", "sale, court, plant")),
        ("city.susa", '"barley"', '"wine"', "city.susa.demand", choice("wine", "barley, dates, salt, palm")),
        ("city.susa", '["banker", "palace"]', '["banker", "banker"]', "city.susa.offers", twice('"banker"')),
        ("city.susa", '["banker", "palace"]', '["banker"]', "city.susa.offers", size(1, 2)),
        (
            "city.susa",
            '["banker", "palace"]',
            '["banker", "king"]',
            "city.susa.offers",
            choice("king", "caravaneer, banker, palace, gardener"),
        ),
        ("city.susa", '["banker", "palace"]', '"banker"', "city.susa.offers", not_("list", '"banker"')),
        ("city.ur", 'kind = "plant"\n', 'kind = "plant"\noffers = ["banker", "palace"]\n', "city.ur.offers", UNKNOWN),
        ("city.babylon", 'kind = "sale"\n', 'kind = "sale"\ndemand = "salt"\n', "city.babylon.demand", UNKNOWN),
        ("plant.b", "quality = 2", "quality = 1", "plant.b.face-2.quality", must_be(1, 2)),
        ("plant.d", "quality = 2", "quality = 1", "plant.d.face-1.quality", must_be(1, 2)),
        ("plant.b", '"salt"', '"wine"', "plant.b.face-2.extra", choice("wine", "barley, dates, salt, palm, none")),
        ("court.caravaneer-0", "4 = 4", "4 = 5", "court.caravaneer-0.count.4", must_be(5, 4)),
        ("court.caravaneer-2", "4 = 2", "4 = 1", "court.caravaneer-2.count.4", must_be(1, 2)),
        ("court.caravaneer-2", "3 = 1", "3 = 2", "court.caravaneer-2.count.3", must_be(2, 1)),
        ("court.banker-2", "4 = 3", "4 = 4", "court.*.count.4", total(32, 31)),
        (
            "court.banker-2",
            "2 = 1",
            "2 = 3",
            "court.banker-2.count.2",
            too_much(3, "court.banker-2.count.3", 2, 2),
        ),
        ("court.palace-1", "prestige = 3", "prestige = 21", "court.palace-1.prestige", out_of(21, 0, 20)),
        (
            "court.gardener",
            "4 = 4",
            "4 = 3",
            "court.gardener.count.3",
            too_much(4, "court.gardener.count.4", 3, 3),
        ),
        ("craft.peasant", "4 = 5", "4 = 6", "craft.*.count.4", total(19, 18)),
        ("craft.peasant", "3 = 4", "3 = 6", "craft.peasant.count.3", too_much(6, "craft.peasant.count.4", 5, 5)),
        ("field.top", 'space-5 = "wine"', 'space-5 = "salt"', "field.top.space-5", must_be('"salt"', '"wine"')),
        ("field.top", 'space-2 = "salt"', 'space-2 = "dates"', "field.top", twice('"dates"')),
        ("garden.floor", "[1, 2, 3, 4]", "[1, 2, 4, 4]", "garden.floor", occurs("3", 2, 3)),
        ("garden.floor", "[1, 2, 3, 4]", "[1, 2, 3]", "garden.floor.d", size(3, 4)),
        ("garden.floor", "[1, 2, 3, 4]", '[1, 2, 3, "4"]', "garden.floor.d", not_("number", '"4"')),
        (
            "garden.quality",
            "floor-2 = 2",
            "floor-2 = 1",
            "garden.quality",
            ("edition-few-tiles", {"quality": 1, "found": 12, "most": 9}),
        ),
        (
            "garden.double",
            '"both-floors-2-up"',
            '"all"',
            "garden.double.value",
            choice("all", "both-floors-2-up, one-floor-3-up"),
        ),
        (
            "garden.double",
            '"both-floors-2-up"',
            '["b3-b2"]',
            "garden.double.value",
            choice("b3-b2", ", ".join(names.CANAL_WORDS)),
        ),
        ("garden.unused", '["a1", "b2", "c3"]', '["a1", "b2"]', "garden.unused.value", size(2, 3)),
        ("garden.unused", '["a1", "b2", "c3"]', '["a1", "b2", "d4"]', "garden.unused.value", choice("d4", SQUARES)),
        ("garden.unused", '["a1", "b2", "c3"]', '["a1", "b2", "e5"]', "garden.unused.value", choice("e5", SQUARES)),
        ("tile.q1-a", "quality = 1", "quality = 2", "tile", occurs("quality = 1", 8, 9)),
        ("tile.q1-a", "prestige = 4", "prestige = 21", "tile.q1-a.prestige", out_of(21, 0, 20)),
        ("tile.q1-b", "talents = 1", "talents = 21", "tile.q1-b.bonus.talents", out_of(21, 0, 20)),
        ("tile.q1-b", "talents = 1", "talent = 1", "tile.q1-b.bonus.talent", UNKNOWN),
        ("tile.q1-b", "{ talents = 1 }", "1", "tile.q1-b.bonus", not_("table", "1")),
        ("tile.q3-b", "prestige = 8", "prestige = 10", "tile", occurs("quality = 3, prestige = 10", 2, 1)),
        ("tile.q3-a", "prestige = 10", "prestige = 9", "tile", occurs("quality = 3, prestige = 10", 0, 1)),
        ("prestige.engineer", "2", "21", "prestige.engineer.value", out_of(21, 0, 20)),
        ("prestige.sale", "one-good = 3", "one-good = true", "prestige.sale.one-good", not_("number", "true")),
        ("favour", "tiles = 7", "tiles = 5", "favour.2.small.tiles", too_much(5, "favour.2.large.tiles", 5, 4)),
        ("favour", "tiles = 7", "tiles = 17", "favour.2.large.tiles", out_of(17, 2, 16)),
        (
            "favour",
            "prestige = 10",
            "prestige = 5",
            "favour.2.small.prestige",
            too_much(5, "favour.2.large.prestige", 5, 4),
        ),
        ("end.tiles-left", "2 = 3", "2 = 13", "end.tiles-left.2", out_of(13, 1, 12)),
        ("end.last-round", "40", "0", "end.last-round.value", out_of(0, 1, 100)),
        ("end.last-round", "value = 40", "value = 40\nrounds = 3", "end.last-round.rounds", UNKNOWN),
    ],
)
def test_a_contradiction_of_the_box_list_names_its_place(
    header: str, old: str, new: str, place: str, expected: tuple[str, dict[str, Arg]]
) -> None:
    error = refusal(in_table(header, old, new))
    assert (error.message.id, error.place) == (expected[0], place)
    assert args_of(error) == expected[1]


def test_missing_and_surplus_components_are_named_with_the_total() -> None:
    for old, new, place, number in (
        ("[city.susa]", "[city.sippar]", "city.sippar", 9),
        ("[tile.q1-i]", "[tile.q1-j]", "tile.q1-j", 20),
        ("[court.palace-3]", "[court.palace-4]", "court.palace-4", 10),
        ("[craft.priest]", "[craft.scribe]", "craft.scribe", 4),
        ("[plant.b]", "[plant.e]", "plant.e", 4),
    ):
        error = refusal((old, new))
        assert (error.message.id, error.place) == ("edition-choice", place)
        assert error.message.args["value"] == place.partition(".")[2]
        assert len(str(error.message.args["known"]).split(", ")) == number
    error = refusal(("[tile.q1-a]\nquality = 1\nprestige = 4\nbonus = {}\n", ""))
    assert (error.message.id, error.place) == ("edition-missing", "tile.q1-a")
    assert args_of(error) == {"known": ", ".join(names.TILE_WORDS[2:])}


def test_swapped_kinds_and_places_are_refused_even_if_the_totals_fit() -> None:
    swap = in_table("city.susa", '"court"', '"plant"'), in_table("city.mari", '"plant"', '"court"')
    move = in_table("city.babylon", "place = 0", "place = 1"), in_table("city.susa", "place = 1", "place = 0")
    tile = in_table("tile.q1-a", "quality = 1", "quality = 2"), in_table("tile.q2-a", "quality = 2", "quality = 1")
    for changes, place, expected in (
        (swap, "city.mari.kind", must_be('"court"', '"plant"')),
        (move, "city.babylon.place", must_be(1, 0)),
        (tile, "tile.q1-a.quality", must_be(2, 1)),
    ):
        error = refusal(*changes)
        assert (error.place, (error.message.id, args_of(error))) == (place, expected)


def test_too_few_craft_cards_for_the_triples_are_refused() -> None:
    thin = [in_table(f"craft.{craft}", "2 = ", "2 = 1, 3 = 4, 4 = 5 } #") for craft in ("peasant", "merchant")]
    error = refusal(*thin, in_table("craft.priest", "2 = 2", "2 = 1"))
    assert (error.message.id, error.place) == ("edition-total-range", "craft.*.count.2")
    assert args_of(error) == {"found": 5, "least": 6, "most": 13}
    same = [
        in_table(f"craft.{craft}", f"2 = {few}", f"2 = {few + 1}")
        for craft, few in {"peasant": 3, "priest": 2, "engineer": 2, "merchant": 3}.items()
    ]
    error = refusal(*same)
    assert (error.message.id, error.place) == ("edition-total-range", "craft.*.count.2")
    assert args_of(error) == {"found": 14, "least": 6, "most": 13}


def test_a_level_without_cards_is_refused_unless_it_is_the_top_palace() -> None:
    none = "count = { 2 = 0, 3 = 0, 4 = 0 } #"
    more = in_table("court.gardener", "4 = 4", "4 = 7")
    error = refusal(in_table("court.palace-2", "count =", none), more)
    assert (error.place, (error.message.id, args_of(error))) == ("court.palace-2.count.4", out_of(0, 1, 31))
    found = edited(in_table("court.palace-3", "count =", none), more)
    assert found["COURT_TOP"] == [2, 3, 2, 1]


def test_an_owner_may_correct_a_tile_and_say_so() -> None:
    change = in_table("tile.q3-b", "prestige = 8", 'prestige = 9\nconfidence = "external"\nsource = "My copy."')
    text = TEXT.replace(*change, 1).replace("reconstruction 2", "my copy", 1)
    edition = parse_edition(text.encode(), "amyitis", "mine.toml")
    prestige = tables.tables(edition)["TILE_PRESTIGE"]
    assert isinstance(prestige, Table)
    assert prestige[names.TILE_WORDS.index("q3-b")] == 9
    assert edition.hash != default_edition().hash
    row = next(row for row in provenance(edition) if row.place == "tile.q3-b.prestige")
    assert row[1:4] == (9, "external", "My copy.")


@given(st.integers(0, len(TEXT.rstrip()) - 1))
def test_a_truncated_edition_is_refused(length: int) -> None:
    with pytest.raises(EditionError):
        tables.tables(parse_edition(TEXT[:length].encode(), "amyitis", "mine.toml"))


@pytest.mark.wide
@given(st.data())
def test_any_value_replaced_by_another_kind_is_refused_or_computed(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    number = data.draw(st.sampled_from([i for i, line in enumerate(lines) if " = " in line and line[0] != "#"]))
    value = data.draw(st.sampled_from(["-1", "99", '""', '"x"', "[]", "{}", "true", "1.5", '["a1"]', "1979-05-27"]))
    lines[number] = lines[number].partition(" = ")[0] + " = " + value
    sentences: list[str] = []
    try:
        assert set(tables.tables(parse_edition("\n".join(lines).encode(), "amyitis", "mine.toml"))) == NAMES
    except EditionError as error:
        sentences = result(error)
    assert all(sentence.startswith("mine.toml, ") for sentence in sentences)


def test_every_edition_error_has_a_text_in_four_languages() -> None:
    sources = [Path(module.__file__ or "").read_text("utf-8") for module in (read_edition, read_cards)]
    ids = set(re.findall(r'"(edition-[a-z0-9-]+)"', "".join(sources)))
    assert ids == {"edition-few-tiles", "edition-range", "edition-too-much", "edition-total-range"}
    names = ("place", "value", "other", "limit", "least", "most", "found", "quality")
    for id in ids:
        result(EditionError(id, "mine.toml", **dict.fromkeys(names[1:], 1), place=("a",)))


def test_an_error_in_the_default_edition_shows_no_local_path() -> None:
    file = default_edition().file
    assert file == "semiramis/games/amyitis/data/edition.toml"
    assert all(
        str(Path(tables.__file__).parents[1]) not in text for text in result(EditionError("edition-no-file", file))
    )


@pytest.mark.parametrize("module", ["components.tables", "components.read_edition", "components.names"])
def test_importing_the_components_needs_the_standard_library_alone(module: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); import semiramis.games.amyitis.{module}; "
        "print(*{m.partition('.')[0] for m in set(sys.modules) - before} - set(sys.stdlib_module_names))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found.split() == ["semiramis"]
