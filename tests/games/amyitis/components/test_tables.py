"""The components of Amyitis against the box list, and editions that contradict it."""

import subprocess
import sys
from itertools import pairwise

import pytest

from semiramis.core.editions.edition import provenance
from semiramis.core.model.rule import Cube, Grid, Table
from semiramis.games.amyitis.components import names, tables
from semiramis.games.amyitis.components.tables import default_edition
from tests.games.amyitis.components.edition_support import NAMES, edited


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


@pytest.mark.parametrize("module", ["components.tables", "components.read_edition", "components.names"])
def test_importing_the_components_needs_the_standard_library_alone(module: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); import semiramis.games.amyitis.{module}; "
        "print(*{m.partition('.')[0] for m in set(sys.modules) - before} - set(sys.stdlib_module_names))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found.split() == ["semiramis"]
