"""The components of Babylon against the box list, and how the tables are named and computed."""

import subprocess
import sys
from collections import Counter

import pytest

from semiramis.core.editions.edition import provenance
from semiramis.core.model.rule import Grid, Table
from semiramis.games.babylon.components import names, tables
from semiramis.games.babylon.components.tables import default_edition

NAMES = {name for name in tables.__annotations__ if name.isupper() and not name.startswith("_")}

CLAY_TILES, GRANITE_TILES, BASALT_TILES, START_TILES = range(1, 17), range(17, 33), range(33, 49), range(49, 53)
QUARRY_TILES = range(1, 49)


def symbols_on(tiles: range | list[int]) -> list[int]:
    """How often no symbol, a statue, fountain, bridge and staircase are printed on some tiles."""
    found = Counter(symbol for tile in tiles for symbol in tables.TILE_SYMBOL[tile])
    return [found[symbol] for symbol in range(5)]


def turned(symbols: list[int]) -> tuple[int, ...]:
    """The same pattern for all four ways to turn a tile."""
    return min(tuple(symbols[turn:] + symbols[:turn]) for turn in range(4))


def test_the_box_list_adds_up() -> None:
    decorations = (tables.ALL_STATUES, tables.ALL_STAIRS, tables.ALL_FOUNTAINS, tables.ALL_BRIDGES)
    assert decorations == (38, 15, 15, 15)
    assert (tables.ALL_SINGLES, tables.ALL_DOUBLES, tables.ALL_BELVEDERES) == (148, 60, 38)
    assert sum(decorations) + tables.ALL_SINGLES + tables.ALL_DOUBLES + tables.ALL_BELVEDERES == 329
    assert [tables.TILE_MATERIAL.count(m) for m in range(4)] == [16, 16, 16, 5]
    assert tables.TOKEN_COUNT == [0, 2, 2, 2, 2, 2, 2, 2]
    assert sum(tables.TOKEN_COUNT) == 14


def test_the_numbers_of_the_rulebooks() -> None:
    assert tables.TOKENS_USED == [0, 0, 14, 12, 10]
    assert tables.ROUNDS == [0, 0, 15, 13, 11]
    assert tables.CLAY_REMOVED == [0, 0, 6, 3, 0]
    assert tables.STORE_PILLARS == 6
    assert (tables.STATUE_POINTS, tables.FOUNTAIN_POINTS, tables.BRIDGE_POINTS) == (1, 3, 3)
    assert (tables.SET_POINTS, tables.FLOWER_SET_POINTS) == (4, 4)
    assert (tables.BELVEDERE_POINTS, tables.HEIGHT_POINTS) == (1, 2)


def test_bab_2_5_the_quarry_never_empties() -> None:
    left = [48 - tables.CLAY_REMOVED[seats] - seats * tables.ROUNDS[seats] for seats in (2, 3, 4)]
    assert left == [12, 6, 4]


def test_each_material_has_its_number_of_symbols() -> None:
    for tiles, material, symbols in (
        (CLAY_TILES, names.CLAY, 2),
        (GRANITE_TILES, names.GRANITE, 3),
        (BASALT_TILES, names.BASALT, 4),
        (START_TILES, names.NO_MATERIAL, 4),
    ):
        for tile in tiles:
            assert tables.TILE_MATERIAL[tile] == material
            found = [symbol for symbol in tables.TILE_SYMBOL[tile] if symbol != names.NO_SYMBOL]
            assert len(found) == len(set(found)) == symbols
    assert tables.TILE_MATERIAL[names.NO_TILE] == names.NO_MATERIAL
    assert tables.TILE_FLOWER[names.NO_TILE] == names.NO_FLOWER
    assert tables.TILE_SYMBOL[names.NO_TILE] == [names.NO_SYMBOL] * 4


def test_symbols_are_equally_frequent_in_every_material_and_with_every_flower() -> None:
    assert symbols_on(CLAY_TILES) == [32, 8, 8, 8, 8]
    assert symbols_on(GRANITE_TILES) == [16, 12, 12, 12, 12]
    assert symbols_on(BASALT_TILES) == [0, 16, 16, 16, 16]
    assert symbols_on(QUARRY_TILES) == [48, 36, 36, 36, 36]
    assert symbols_on(START_TILES) == [0, 4, 4, 4, 4]
    for flower in range(4):
        mine = [tile for tile in QUARRY_TILES if tables.TILE_FLOWER[tile] == flower]
        assert symbols_on(mine) == [12, 9, 9, 9, 9]
        assert [tables.TILE_MATERIAL[tile] for tile in mine] == [0] * 4 + [1] * 4 + [2] * 4


def test_patterns_are_spread_over_the_tiles() -> None:
    for tiles, number in ((CLAY_TILES, 14), (GRANITE_TILES, 16), (BASALT_TILES, 6)):
        assert len({turned(tables.TILE_SYMBOL[tile]) for tile in tiles}) == number
    basalt = Counter(turned(tables.TILE_SYMBOL[tile]) for tile in BASALT_TILES)
    assert sorted(basalt.values()) == [2, 2, 3, 3, 3, 3]
    identities = {
        (tables.TILE_MATERIAL[tile], tables.TILE_FLOWER[tile], turned(tables.TILE_SYMBOL[tile]))
        for tile in QUARRY_TILES
    }
    assert len(identities) == 48


def test_positions_on_clay_and_granite_are_balanced() -> None:
    for flower in range(4):
        clay = [tables.TILE_SYMBOL[tile] for tile in CLAY_TILES if tables.TILE_FLOWER[tile] == flower]
        beside, across = ([s for s in clay if bool(s[names.NE]) is adjacent] for adjacent in (True, False))
        assert sorted(symbol for s in beside for symbol in s if symbol) == [1, 2, 3, 4]
        assert sorted(symbol for s in across for symbol in s if symbol) == [1, 2, 3, 4]
    for corner in (names.NW, names.NE, names.SE):
        assert Counter(tables.TILE_SYMBOL[tile][corner] for tile in GRANITE_TILES) == {1: 4, 2: 4, 3: 4, 4: 4}


@pytest.mark.parametrize(
    ("name", "flower", "symbols"),
    [
        ("c01", "white", "statue bridge none none"),
        ("c07", "pink", "statue none fountain none"),
        ("c16", "blue", "fountain none stairs none"),
        ("g01", "white", "fountain bridge stairs none"),
        ("g12", "orange", "bridge statue fountain none"),
        ("g16", "blue", "bridge fountain statue none"),
        ("b01", "white", "statue fountain bridge stairs"),
        ("b08", "pink", "statue stairs fountain bridge"),
        ("b16", "blue", "statue bridge stairs fountain"),
        ("st-white", "white", "statue fountain bridge stairs"),
        ("st-blue", "blue", "statue fountain bridge stairs"),
    ],
)
def test_single_tiles_read_clockwise(name: str, flower: str, symbols: str) -> None:
    tile = names.TILE_WORDS.index(name)
    assert names.FLOWER_WORDS[tables.TILE_FLOWER[tile]] == flower
    assert [names.SYMBOL_WORDS[symbol] for symbol in tables.TILE_SYMBOL[tile]] == symbols.split()


def test_words_and_numbers_agree() -> None:
    for words in (names.FLOWER_WORDS, names.MATERIAL_WORDS, names.CORNER_WORDS):
        for number, word in enumerate(words):
            assert getattr(names, word.upper()) == number
    for number, word in enumerate(names.SYMBOL_WORDS[1:], start=1):
        assert getattr(names, word.upper()) == number
    for number, word in enumerate(names.TOKEN_WORDS[1:], start=1):
        assert getattr(names, f"{word.upper()}_TOKEN") == number
    assert (names.NO_SYMBOL, names.NO_TOKEN, names.NO_TILE) == (0, 0, 0)
    assert (names.NO_FLOWER, names.NO_MATERIAL) == (4, 3)
    assert names.PIECE_WORDS == ("statue", "fountain", "bridge", "stairs")
    assert (names.NORTH, names.EAST, names.SOUTH, names.WEST) == (0, 1, 2, 3)


def test_tiles_holes_places_and_cells_are_numbered_as_named() -> None:
    assert len(set(names.TILE_WORDS)) == 53
    named = {0: "none", 1: "c01", 16: "c16", 17: "g01", 32: "g16", 33: "b01", 48: "b16"}
    assert all(names.TILE_WORDS[tile] == word for tile, word in named.items())
    for flower, word in enumerate(names.FLOWER_WORDS):
        assert names.TILE_WORDS[names.FIRST_START_TILE + flower] == f"st-{word}"
        assert tables.TILE_FLOWER[names.FIRST_START_TILE + flower] == flower
    assert [names.HOLE_WORDS[h] for h in (0, 1, 7, 8, 63)] == ["a1", "b1", "h1", "a2", "h8"]
    assert len(set(names.HOLE_WORDS)) == names.NO_HOLE == 64
    assert [names.PLACE_WORDS[p] for p in (0, 6, 7, 48)] == ["a1", "g1", "a2", "g7"]
    assert len(set(names.PLACE_WORDS)) == names.NO_PLACE == 49
    assert [names.QUARRY_WORDS[q] for q in (0, 3, 4, 15)] == ["q11", "q14", "q21", "q44"]
    assert len(set(names.QUARRY_WORDS)) == names.WALL == 16


def test_a_place_covers_four_holes_clockwise() -> None:
    assert len(tables.PLACE_HOLE) == 49
    for place, (nw, ne, se, sw) in enumerate(tables.PLACE_HOLE):
        y, x = divmod(place, 7)
        assert [divmod(hole, 8) for hole in (nw, ne, se, sw)] == [(y, x), (y, x + 1), (y + 1, x + 1), (y + 1, x)]
        assert names.HOLE_WORDS[nw] == names.PLACE_WORDS[place]
    covers = Counter(hole for holes in tables.PLACE_HOLE for hole in holes)
    assert sorted(Counter(covers.values()).items()) == [(1, 4), (2, 24), (4, 36)]


@pytest.mark.parametrize(("name", "side"), [("HOLE_NEIGHBOUR", 8), ("QUARRY_NEIGHBOUR", 4)])
def test_neighbours_lie_north_east_south_and_west(name: str, side: int) -> None:
    found = getattr(tables, name)
    outside = side * side
    assert len(found) == outside
    for cell, (north, east, south, west) in enumerate(found):
        y, x = divmod(cell, side)
        assert north == (cell - side if y > 0 else outside)
        assert east == (cell + 1 if x < side - 1 else outside)
        assert south == (cell + side if y < side - 1 else outside)
        assert west == (cell - 1 if x > 0 else outside)
        for direction, neighbour in enumerate(found[cell]):
            assert neighbour == outside or found[neighbour][(direction + 2) % 4] == cell
    assert sum(row.count(outside) for row in found) == 4 * side


def test_every_declared_table_is_computed_and_no_other() -> None:
    found = tables.tables(default_edition())
    assert set(found) == NAMES
    for name, value in found.items():
        assert getattr(tables, name) == value
        assert type(value).__name__ == tables.__annotations__[name].__name__


def test_tables_are_rectangles_of_whole_numbers() -> None:
    found = tables.tables(default_edition())
    for value in found.values():
        if isinstance(value, Grid):
            assert {len(row) for row in value} == {4}
            assert all(type(x) is int for row in value for x in row)
        elif isinstance(value, Table):
            assert all(type(x) is int for x in value)
        else:
            assert type(value) is int
    sizes = {name: len(value) for name, value in found.items() if isinstance(value, list)}
    assert [sizes[f"TILE_{name}"] for name in ("FLOWER", "MATERIAL", "SYMBOL")] == [53] * 3
    assert [sizes[name] for name in ("TOKEN_COUNT", "TOKENS_USED", "CLAY_REMOVED", "ROUNDS")] == [8, 5, 5, 5]


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
    assert len(places) == len(rows) == 7 + 1 + 7 + 9 + 7 + 48 * 6 + 4 * 5
    assert all(row.source.endswith(".") and len(row.source) > 15 for row in rows)
    for place, confidence in {
        "supply.singles": "rules",
        "store.pillars": "rules",
        "token.count.pillar": "constrained",
        "token.count.blank": "constrained",
        "setup.tokens.2": "rules",
        "setup.rounds.4": "rules",
        "setup.clay-removed.3": "rules",
        "setup.clay-removed.4": "rules",
        "points.flower-set": "rules",
        "tile.c01.material": "rules",
        "tile.c01.flower": "constrained",
        "tile.b16.symbols.sw": "free",
        "tile.st-pink.flower": "rules",
        "tile.st-pink.symbols.nw": "constrained",
    }.items():
        assert places[place].confidence == confidence, place
    assert places["tile.st-blue.symbols.nw"].source != places["tile.b16.symbols.nw"].source


@pytest.mark.parametrize("module", ["components.tables", "components.read_edition", "components.names"])
def test_importing_the_tables_needs_the_standard_library_alone(module: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); import semiramis.games.babylon.{module}; "
        "print(*{m.partition('.')[0] for m in set(sys.modules) - before} - set(sys.stdlib_module_names))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found.split() == ["semiramis"]
