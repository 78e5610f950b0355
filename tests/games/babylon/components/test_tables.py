"""The components of Babylon against the box list, and editions that contradict it."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.editions.edition import EditionError, parse_edition, provenance
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Arg
from semiramis.core.model.rule import Grid, Table
from semiramis.games.babylon.components import names, read_edition, tables
from semiramis.games.babylon.components.tables import default_edition

TEXT = (Path(tables.__file__).parents[1] / "data" / "edition.toml").read_text(encoding="utf-8")
NAMES = {name for name in tables.__annotations__ if name.isupper() and not name.startswith("_")}

CLAY_TILES, GRANITE_TILES, BASALT_TILES, START_TILES = range(1, 17), range(17, 33), range(33, 49), range(49, 53)
QUARRY_TILES = range(1, 49)


def edited(*changes: tuple[str, str]) -> dict[str, object]:
    """The tables of the default edition with some lines changed."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return tables.tables(parse_edition(text.encode(), "babylon", "mine.toml"))


def in_table(header: str, old: str, new: str) -> tuple[str, str]:
    """A change to one line under a header."""
    start = TEXT.index(f"[{header}]\n")
    end = TEXT.index(old, start) + len(old)
    return TEXT[start:end], TEXT[start : end - len(old)] + new


def refusal(*changes: tuple[str, str]) -> EditionError:
    with pytest.raises(EditionError) as caught:
        edited(*changes)
    assert caught.value.file == "mine.toml"
    assert all(sentence.startswith(f"mine.toml, {caught.value.place}: ") for sentence in told(caught.value))
    return caught.value


def told(error: EditionError) -> list[str]:
    """The sentences for an error in all languages."""
    return [texts(language).render(error.message) for language in LANGUAGES]


def args_of(error: EditionError) -> dict[str, Arg]:
    """The arguments of an error besides file and place."""
    return {name: arg for name, arg in error.message.args.items() if name not in ("file", "place")}


def symbols_on(tiles: range | list[int]) -> list[int]:
    """How often no symbol, a statue, fountain, bridge and staircase stand on some tiles."""
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
        "token.count.pillar": "recon",
        "token.count.blank": "recon",
        "setup.tokens.2": "rules",
        "setup.rounds.4": "rules",
        "setup.clay-removed.3": "rules",
        "setup.clay-removed.4": "derived",
        "points.flower-set": "rules",
        "tile.c01.material": "rules",
        "tile.c01.flower": "recon",
        "tile.b16.symbols.sw": "recon",
        "tile.st-pink.flower": "rules",
        "tile.st-pink.symbols.nw": "recon",
    }.items():
        assert places[place].confidence == confidence, place
    assert places["tile.st-blue.symbols.nw"].source != places["tile.b16.symbols.nw"].source


FLOWERS = "white, pink, orange, blue"
MATERIALS = "clay, granite, basalt"
SYMBOLS = "none, statue, fountain, bridge, stairs"
C01 = '{ nw = "statue", ne = "bridge", se = "none", sw = "none" }'


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


def missing(known: str) -> tuple[str, dict[str, Arg]]:
    return "edition-missing", {"known": known}


def not_(kind: str, value: str) -> tuple[str, dict[str, Arg]]:
    return f"edition-not-{kind}", {"value": value}


UNKNOWN: tuple[str, dict[str, Arg]] = ("edition-unknown-key", {})


@pytest.mark.parametrize(
    ("header", "old", "new", "place", "expected"),
    [
        ("supply", "singles = 148", "singles = 152", "supply.singles", must_be(152, 148)),
        ("supply", "singles = 148", "singles = -1", "supply.singles", out_of(-1, 0, 1000)),
        ("supply", "singles = 148", 'singles = "148"', "supply.singles", not_("number", '"148"')),
        ("supply", "doubles = 60", "doubles = 64", "supply.doubles", must_be(64, 60)),
        ("supply", "belvederes = 38", "belvederes = 40", "supply.belvederes", must_be(40, 38)),
        ("supply", "statues = 38", "statues = 0", "supply.statues", must_be(0, 38)),
        ("supply", "stairs = 15", "stairs = 16", "supply.stairs", must_be(16, 15)),
        ("supply", "fountains = 15", "fountains = 14", "supply.fountains", must_be(14, 15)),
        ("supply", "bridges = 15", "bridges = true", "supply.bridges", not_("number", "true")),
        ("supply", "bridges = 15", "bridges = 15\nlookouts = 3", "supply.lookouts", UNKNOWN),
        (
            "supply",
            "bridges = 15\n",
            "",
            "supply.bridges",
            missing("singles, doubles, belvederes, statues, stairs, fountains"),
        ),
        ("store", "pillars = 6", "pillars = 7", "store.pillars", must_be(7, 6)),
        ("token.count", "pillar = 2", "pillar = 3", "token.count", total(15, 14)),
        ("token.count", "blank = 2", "blank = 0", "token.count", total(12, 14)),
        ("token.count", "blank = 2", "blank = -2", "token.count.blank", out_of(-2, 0, 14)),
        ("token.count", "blank = 2", "blank = 15", "token.count.blank", out_of(15, 0, 14)),
        ("token.count", "blank = 2", "blank = 2\nnone = 0", "token.count.none", UNKNOWN),
        ("setup.tokens", "2 = 14", "2 = 15", "setup.tokens.2", out_of(15, 1, 14)),
        ("setup.tokens", "3 = 12", "3 = 15", "setup.tokens.3", out_of(15, 1, 14)),
        ("setup.tokens", "4 = 10", "4 = 12", "setup.tokens.4", out_of(12, 1, 11)),
        ("setup.tokens", "4 = 10", "4 = 0", "setup.tokens.4", out_of(0, 1, 11)),
        ("setup.tokens", "4 = 10", "4 = 9", "setup.rounds.4", must_be(11, 10)),
        ("setup.tokens", "4 = 10", "4 = 10\n5 = 8", "setup.tokens.5", UNKNOWN),
        ("setup.rounds", "2 = 15", "2 = 14", "setup.rounds.2", must_be(14, 15)),
        ("setup.rounds", "3 = 13", "3 = 12", "setup.rounds.3", must_be(12, 13)),
        ("setup.clay-removed", "2 = 6", "2 = 17", "setup.clay-removed.2", out_of(17, 0, 16)),
        ("setup.clay-removed", "3 = 3", "3 = 10", "setup.clay-removed.3", out_of(10, 0, 9)),
        ("setup.clay-removed", "4 = 0", "4 = 5", "setup.clay-removed.4", out_of(5, 0, 4)),
        ("setup.clay-removed", "4 = 0", "4 = -1", "setup.clay-removed.4", out_of(-1, 0, 4)),
        ("points", "statue = 1", "statue = 21", "points.statue", out_of(21, 0, 20)),
        ("points", "fountain = 3", "fountain = -3", "points.fountain", out_of(-3, 0, 20)),
        ("points", "set = 4", "set = [4]", "points.set", not_("number", "[…]")),
        ("points", "height = 2", "height = 2\nstairs = 1", "points.stairs", UNKNOWN),
        ("tile.c01", '"clay"', '"granite"', "tile", occurs('material = "clay"', 15, 16)),
        ("tile.c01", '"clay"', '"marble"', "tile.c01.material", choice("marble", MATERIALS)),
        ("tile.c01", '"white"', '"red"', "tile.c01.flower", choice("red", FLOWERS)),
        ("tile.c01", '"white"', "0", "tile.c01.flower", not_("word", "0")),
        ("tile.c01", 'ne = "bridge"', 'ne = "belvedere"', "tile.c01.symbols.ne", choice("belvedere", SYMBOLS)),
        ("tile.c01", 'ne = "bridge"', 'ne = "none"', "tile.c01.symbols", occurs('"none"', 3, 2)),
        ("tile.c01", 'se = "none"', 'se = "stairs"', "tile.c01.symbols", occurs('"none"', 1, 2)),
        ("tile.g05", 'sw = "none"', 'sw = "statue"', "tile.g05.symbols", occurs('"none"', 0, 1)),
        ("tile.b16", 'sw = "fountain"', 'sw = "none"', "tile.b16.symbols", occurs('"none"', 1, 0)),
        ("tile.c01", ', sw = "none"', "", "tile.c01.symbols.sw", missing("nw, ne, se")),
        ("tile.c01", 'sw = "none"', 'sw = "none", n = "statue"', "tile.c01.symbols.n", UNKNOWN),
        ("tile.c01", C01, '["statue", "bridge"]', "tile.c01.symbols", not_("table", "[…]")),
        ("tile.c01", C01, "{}", "tile.c01.symbols.nw", missing("–")),
        ("tile.st-pink", '"pink"', '"white"', "tile.st-pink.flower", must_be('"white"', '"pink"')),
        ("tile.st-pink", '"pink"', '"pink"\nmaterial = "clay"', "tile.st-pink.material", UNKNOWN),
    ],
)
def test_what_contradicts_the_box_is_placed(
    header: str, old: str, new: str, place: str, expected: tuple[str, dict[str, Arg]]
) -> None:
    error = refusal(in_table(header, old, new))
    assert (error.message.id, error.place) == (expected[0], place)
    assert args_of(error) == expected[1]


def test_a_missing_or_surplus_tile_is_named_with_their_number() -> None:
    for old, new, place in (
        ("[tile.c16]", "[tile.c17]", "tile.c17"),
        ("[tile.b01]", "[tile.b1]", "tile.b1"),
        ("[tile.st-blue]", "[tile.st-red]", "tile.st-red"),
        ("[tile.c01]", "[tile.none]", "tile.none"),
    ):
        error = refusal((old, new))
        assert (error.message.id, error.place) == ("edition-choice", place)
        assert error.message.args["value"] == place.partition(".")[2]
        # so many names are cut off before they flood the sentence
        assert str(error.message.args["known"]).startswith("c01, c02, c03, ")
        assert str(error.message.args["known"]).endswith("…")
    start, end = (TEXT.index(f"[tile.{name}]") for name in ("c01", "c02"))
    error = refusal((TEXT[start:end], ""))
    assert (error.message.id, error.place) == ("edition-missing", "tile.c01")


def test_swapped_materials_and_flowers_are_refused_even_if_the_totals_fit() -> None:
    material = in_table("tile.c02", '"clay"', '"basalt"'), in_table("tile.b02", '"basalt"', '"clay"')
    flower = in_table("tile.st-pink", '"pink"', '"blue"'), in_table("tile.st-blue", '"blue"', '"pink"')
    for changes, place, expected in (
        (material, "tile.c02.material", must_be('"basalt"', '"clay"')),
        (flower, "tile.st-pink.flower", must_be('"blue"', '"pink"')),
    ):
        error = refusal(*changes)
        assert (error.place, (error.message.id, args_of(error))) == (place, expected)


def test_fewer_tokens_give_fewer_rounds_and_more_clay_to_remove() -> None:
    found = edited(
        in_table("setup.tokens", "4 = 10", "4 = 7"),
        in_table("setup.rounds", "4 = 11", "4 = 8"),
        in_table("setup.clay-removed", "4 = 0", "4 = 16"),
    )
    assert (found["TOKENS_USED"], found["ROUNDS"]) == ([0, 0, 14, 12, 7], [0, 0, 15, 13, 8])
    assert found["CLAY_REMOVED"] == [0, 0, 6, 3, 16]


def test_the_longest_game_of_four_takes_the_whole_quarry() -> None:
    found = edited(in_table("setup.tokens", "4 = 10", "4 = 11"), in_table("setup.rounds", "4 = 11", "4 = 12"))
    assert found["ROUNDS"] == [0, 0, 15, 13, 12]
    error = refusal(
        in_table("setup.tokens", "4 = 10", "4 = 11"),
        in_table("setup.rounds", "4 = 11", "4 = 12"),
        in_table("setup.clay-removed", "4 = 0", "4 = 1"),
    )
    assert (error.place, (error.message.id, args_of(error))) == ("setup.clay-removed.4", out_of(1, 0, 0))


def test_tokens_may_all_have_an_effect() -> None:
    changes = (("pillar = 2", "pillar = 3"), ("minus = 2", "minus = 3"), ("blank = 2", "blank = 0"))
    assert edited(*changes)["TOKEN_COUNT"] == [0, 3, 2, 2, 2, 2, 3, 0]


def test_real_tiles_need_not_be_as_even_as_ours() -> None:
    found = edited(
        in_table("tile.c01", 'ne = "bridge"', 'ne = "statue"'),
        in_table("tile.c02", '"white"', '"blue"'),
        in_table("tile.st-white", 'nw = "statue"', 'nw = "none"'),
    )
    symbol, flower = found["TILE_SYMBOL"], found["TILE_FLOWER"]
    assert isinstance(symbol, Grid)
    assert isinstance(flower, Table)
    assert (symbol[1], symbol[49]) == ([1, 1, 0, 0], [0, 2, 3, 4])
    assert flower.count(names.BLUE) == 14


def test_an_owner_may_correct_a_tile_and_say_so() -> None:
    change = in_table("tile.g03", 'nw = "stairs"', 'nw = "bridge"')
    note = 'flower = "white"\nconfidence = "external"\nsource = "My copy."'
    text = TEXT.replace(*change, 1).replace("reconstruction 1", "my copy", 1)
    start = text.index("[tile.g03]")
    text = text[:start] + text[start:].replace('flower = "white"', note, 1)
    edition = parse_edition(text.encode(), "babylon", "mine.toml")
    symbol = tables.tables(edition)["TILE_SYMBOL"]
    assert isinstance(symbol, Grid)
    assert symbol[names.TILE_WORDS.index("g03")] == [names.BRIDGE, names.STATUE, names.FOUNTAIN, names.NO_SYMBOL]
    assert edition.hash != default_edition().hash
    row = next(row for row in provenance(edition) if row.place == "tile.g03.symbols.nw")
    assert row[1:4] == ("bridge", "external", "My copy.")


def test_an_edition_of_another_game_is_refused() -> None:
    error = refusal(('game = "babylon"', 'game = "amyitis"'))
    assert (error.message.id, error.place) == ("edition-game", "game")


@given(st.integers(0, len(TEXT.rstrip()) - 1))
def test_a_truncated_edition_is_refused(length: int) -> None:
    with pytest.raises(EditionError):
        tables.tables(parse_edition(TEXT[:length].encode(), "babylon", "mine.toml"))


@given(st.data())
def test_any_value_replaced_by_another_kind_is_refused_or_computed(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    number = data.draw(st.sampled_from([i for i, line in enumerate(lines) if " = " in line and line[0] != "#"]))
    value = data.draw(st.sampled_from(["-1", "99", '""', '"x"', "[]", "{}", "true", "1.5", '["a1"]', "1979-05-27"]))
    lines[number] = lines[number].partition(" = ")[0] + " = " + value
    sentences: list[str] = []
    try:
        assert set(tables.tables(parse_edition("\n".join(lines).encode(), "babylon", "mine.toml"))) == NAMES
    except EditionError as error:
        sentences = told(error)
    assert all(sentence.startswith("mine.toml, ") for sentence in sentences)


def test_reading_raises_no_message_of_its_own() -> None:
    source = Path(read_edition.__file__ or "").read_text("utf-8")
    assert re.findall(r'"(edition-[a-z0-9-]+)"', source) == []


def test_an_error_in_the_default_edition_names_no_place_on_this_machine() -> None:
    file = default_edition().file
    assert file == "semiramis/games/babylon/data/edition.toml"
    assert all(
        str(Path(tables.__file__).parents[1]) not in text for text in told(EditionError("edition-no-file", file))
    )


@pytest.mark.parametrize("module", ["components.tables", "components.read_edition", "components.names"])
def test_importing_the_tables_needs_the_standard_library_alone(module: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); import semiramis.games.babylon.{module}; "
        "print(*{m.partition('.')[0] for m in set(sys.modules) - before} - set(sys.stdlib_module_names))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found.split() == ["semiramis"]
