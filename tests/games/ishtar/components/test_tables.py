"""The components of Ishtar: words, geometry, and the default edition against the box list."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from semiramis.core.editions.edition import EditionError, provenance
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.rule import Grid, Table
from semiramis.games.ishtar.components import names, tables

Cell = tuple[int, int]

NAMES = {name for name in tables.__annotations__ if name.isupper() and not name.startswith("_")}
SHAPES: dict[str, tuple[Cell, Cell, Cell]] = {
    "straight": ((0, 0), (1, 0), (2, 0)),
    "bent": ((0, 0), (1, 0), (2, -1)),
    "triangle": ((0, 0), (1, 0), (1, -1)),
}
BASIC_TILES, START_TILES = range(1, 37), range(37, 43)


def turned(cell: Cell, sixths: int) -> Cell:
    """A cell turned clockwise around the middle by a number of sixths."""
    q, r = cell
    return cell if sixths == 0 else turned((-r, q + r), sixths - 1)


def moved(cell: Cell, by: Cell) -> Cell:
    return cell[0] + by[0], cell[1] + by[1]


def near(cell: Cell) -> set[Cell]:
    return {moved(cell, way) for way in names.WAYS}


def centre(a: int, b: int) -> Cell:
    """The middle of the board at a position of the lattice."""
    q, r = (vector[0] * a + vector[1] * b for vector in (tables.LATTICE_Q, tables.LATTICE_R))
    return q, r


def cells_of_board(a: int, b: int) -> set[Cell]:
    return {moved(cell, centre(a, b)) for cell in names.LOCAL_CELLS}


def ground_of(side: str) -> dict[Cell, int]:
    """What is printed on a side, by cell."""
    return dict(zip(names.LOCAL_CELLS, tables.SIDE_GROUND[names.SIDE_WORDS.index(side)], strict=True))


def first_places(ground: dict[Cell, int], shape: str) -> int:
    """The number of sets of cells that a first tile of a shape can cover on a single board."""
    fountain = next(cell for cell, kind in ground.items() if kind == names.FOUNTAIN)
    free = {cell for cell, kind in ground.items() if names.SAND <= kind <= names.WHITE_ROCK}
    sets = {
        frozenset(moved(turned(cell, turn), anchor) for cell in SHAPES[shape]) for anchor in ground for turn in range(6)
    }
    return sum(cells <= free and bool(cells & near(fountain)) for cells in sets)


def tile_named(name: str) -> int:
    return names.TILE_WORDS.index(name)


def is_connected(positions: list[Cell]) -> bool:
    """Whether the boards at some positions form one desert, judged by their cells."""
    reached = cells_of_board(*positions[0])
    rest = positions[1:]
    while rest:
        border = {cell for inner in reached for cell in near(inner)}
        touching = [position for position in rest if cells_of_board(*position) & border]
        if not touching:
            return False
        reached |= {cell for position in touching for cell in cells_of_board(*position)}
        rest = [position for position in rest if position not in touching]
    return True


# ------------------------------------------------------------------------------------------------------------- words


def test_words_and_numbers_agree() -> None:
    for number, word in enumerate(names.GEM_WORDS):
        assert getattr(names, word.upper()) == number
    for number, word in enumerate(names.SKILL_WORDS):
        assert getattr(names, f"SKILL_{word.upper()}") == number
    for words in (names.SHAPE_WORDS, names.SYMBOL_WORDS):
        for number, word in enumerate(words[1:], start=1):
            assert getattr(names, word.upper()) == number
    for rock, word in enumerate(names.GEM_WORDS, start=names.PURPLE_ROCK):
        assert names.GROUND_WORDS[rock] == word
    named = {names.NOWHERE: "outside", names.SAND: "sand", names.TABLET: "tablet", names.FOUNTAIN: "fountain"}
    assert all(names.GROUND_WORDS[ground] == word for ground, word in named.items())
    assert (names.NO_SHAPE, names.NO_SYMBOL, names.NO_TILE, names.NO_CARD, names.NO_SIDE) == (0, 0, 0, 0, 0)


def test_tiles_cards_sides_and_cells_are_numbered_as_named() -> None:
    named = {0: "none", 1: "i01", 12: "i12", 13: "v01", 25: "t01", 36: "t12", 37: "is1", 39: "vs1", 42: "ts2"}
    assert all(names.TILE_WORDS[tile] == word for tile, word in named.items())
    assert len(set(names.TILE_WORDS)) == names.TILES + 1 == 43
    assert len(set(names.CARD_WORDS)) == names.CARDS + 1 == 27
    assert names.CARD_WORDS[26] == "c26"
    assert [names.SIDE_WORDS[side] for side in (0, 1, 2, 3, 12)] == ["none", "1a", "1b", "2a", "6b"]
    assert len(set(names.CELL_WORDS)) == names.CELLS == 6 * 37
    assert [names.CELL_WORDS[cell] for cell in (0, 3, 4, 18, 36, 37)] == ["1a1", "1a4", "1b1", "1d4", "1g4", "2a1"]


# ---------------------------------------------------------------------------------------------------------- geometry


def test_a_board_is_a_hexagon_of_37_cells_row_by_row() -> None:
    cells = list(zip(tables.LOCAL_Q, tables.LOCAL_R, strict=True))
    assert len(set(cells)) == 37
    assert {max(abs(q), abs(r), abs(q + r)) for q, r in cells} == {0, 1, 2, 3}
    assert [tables.LOCAL_R.count(r) for r in range(-3, 4)] == [4, 5, 6, 7, 6, 5, 4]
    assert cells == sorted(cells, key=lambda cell: (cell[1], cell[0]))
    assert cells[18] == (0, 0)
    assert cells[0] == (0, -3)


def test_neighbours_on_a_board_lie_in_the_six_ways() -> None:
    for cell, row in enumerate(tables.LOCAL_NEXT):
        here = tables.LOCAL_Q[cell], tables.LOCAL_R[cell]
        for way, neighbour in enumerate(row):
            there = moved(here, names.WAYS[way])
            if neighbour == 37:
                assert there not in names.LOCAL_CELLS
            else:
                assert (tables.LOCAL_Q[neighbour], tables.LOCAL_R[neighbour]) == there
                assert tables.LOCAL_NEXT[neighbour][(way + 3) % 6] == cell
    leaving = Counter(row.count(37) for row in tables.LOCAL_NEXT)
    assert leaving == {0: 19, 2: 12, 3: 6}


def test_a_turned_board_keeps_its_middle_and_moves_the_rest_clockwise() -> None:
    assert len(tables.PRINTED_AT) == 6
    assert tables.PRINTED_AT[0] == list(range(37))
    for turn, row in enumerate(tables.PRINTED_AT):
        assert sorted(row) == list(range(37))
        for cell, printed in enumerate(row):
            assert turned(names.LOCAL_CELLS[printed], turn) == names.LOCAL_CELLS[cell]
    east, south_east = names.LOCAL_CELLS.index((3, 0)), names.LOCAL_CELLS.index((0, 3))
    assert tables.PRINTED_AT[1][south_east] == east
    assert {row[18] for row in tables.PRINTED_AT} == {18}


def test_turning_keeps_neighbours_neighbours() -> None:
    for row in tables.PRINTED_AT:
        for cell in range(37):
            for neighbour in tables.LOCAL_NEXT[cell]:
                assert neighbour == 37 or row[neighbour] in tables.LOCAL_NEXT[row[cell]]


def test_boards_on_the_lattice_fill_the_desert_without_gaps() -> None:
    positions = [(a, b) for a in range(-3, 4) for b in range(-3, 4)]
    covered = Counter(cell for position in positions for cell in cells_of_board(*position))
    assert set(covered.values()) == {1}
    middle = {(q, r) for q in range(-6, 7) for r in range(-6, 7)}
    assert middle <= set(covered)


def test_a_board_touches_six_others_along_seven_pairs_of_cells() -> None:
    here = cells_of_board(0, 0)
    pairs = {
        (a, b): sum(len(near(cell) & cells_of_board(a, b)) for cell in here)
        for a in range(-2, 3)
        for b in range(-2, 3)
        if (a, b) != (0, 0)
    }
    touching = {position: number for position, number in pairs.items() if number}
    assert touching == dict.fromkeys(((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)), 7)
    assert {centre(*position) for position in touching} == {(4, 3), (-3, 7), (-7, 4), (-4, -3), (3, -7), (7, -4)}


def test_handfuls_are_all_ways_to_pay_one_to_four_gems() -> None:
    assert len(tables.HANDFUL) == len(names.GEMS_WORDS) == 34
    assert len({tuple(row) for row in tables.HANDFUL}) == 34
    assert tables.HANDFUL[names.GEMS_WORDS.index("pprw")] == [2, 1, 1]
    for size in range(1, 5):
        start, end = tables.HANDFULS_FROM[size], tables.HANDFULS_FROM[size + 1]
        assert {sum(row) for row in tables.HANDFUL[start:end]} == {size}
    assert (tables.HANDFULS_FROM[1], tables.HANDFULS_FROM[5]) == (0, 34)


# ------------------------------------------------------------------------------------------------------- the box list


def test_the_numbers_of_the_rulebook() -> None:
    assert tables.STACK_HEIGHT == [0, 0, 5, 6, 7]
    assert (tables.FRONT_ASSISTANTS, tables.CARPET_ASSISTANTS) == (2, 2)
    assert (tables.SKILL_PRICE, tables.SKILL_GEMS) == (2, 2)
    assert tables.START_GEMS == [1, 0, 0]
    assert tables.SINGLE_FLOWERS == 3
    assert tables.FOUNTAIN_POINTS == [0, 4, 6, 8]
    assert (tables.TABLET_POINTS, tables.SYMBOL_POINTS, tables.SHADE_POINTS, tables.IDLE_POINTS) == (2, 7, 2, 7)
    assert tables.GEM_POINTS == [3, 2, 1]


def test_the_box_list_adds_up() -> None:
    assert tables.ALL_GEMS == [64, 34, 16]
    assert sum(tables.ALL_GEMS) == 114
    assert tables.FOUNTAIN_COUNT == [0, 3, 2, 1]
    assert sum(tables.FOUNTAIN_COUNT) == 6
    assert tables.ALL_TREES == 20
    assert [tables.TILE_SHAPE.count(shape) for shape in range(4)] == [1, 14, 14, 14]
    assert [tile for tile in range(43) if tables.TILE_IS_START[tile]] == list(START_TILES)
    assert 6 * tables.STACK_HEIGHT[4] == names.TILES


def test_four_players_leave_fourteen_gems_in_the_bank() -> None:
    for sides in (range(1, 13, 2), range(2, 13, 2)):
        rocks = [sum(tables.SIDE_GROUND[side].count(rock) for side in sides) for rock in (2, 3, 4)]
        assert rocks == [54, 30, 12]
        bank = [tables.ALL_GEMS[c] - rocks[c] - 4 * tables.START_GEMS[c] for c in range(3)]
        assert bank == [6, 4, 4]


def test_every_side_has_the_same_rocks_and_three_to_five_tablets() -> None:
    assert len(tables.SIDE_GROUND) == 13
    assert tables.SIDE_GROUND[names.NO_SIDE] == [names.NOWHERE] * 37
    for ground in tables.SIDE_GROUND[1:]:
        assert [ground.count(rock) for rock in (2, 3, 4)] == [9, 5, 2]
        assert ground.count(names.FOUNTAIN) == 1
        assert names.NOWHERE not in ground
        fountain = names.LOCAL_CELLS[ground.index(names.FOUNTAIN)]
        assert fountain == (0, 0) or fountain in near((0, 0))
    tablets = [ground.count(names.TABLET) for ground in tables.SIDE_GROUND[1:]]
    assert tablets == [3, 5, 4, 4, 3, 5, 4, 4, 4, 4, 3, 5]


@pytest.mark.parametrize(
    ("side", "numbers"),
    [
        ("1a", (27, 46, 14)),
        ("1b", (19, 36, 14)),
        ("2a", (18, 44, 15)),
        ("2b", (20, 35, 12)),
        ("3a", (24, 50, 15)),
        ("3b", (18, 44, 18)),
        ("4a", (20, 42, 16)),
        ("4b", (20, 34, 12)),
        ("5a", (26, 48, 16)),
        ("5b", (15, 34, 10)),
        ("6a", (24, 52, 15)),
        ("6b", (20, 46, 18)),
    ],
)
def test_a_first_tile_has_so_many_places_on_each_side(side: str, numbers: tuple[int, ...]) -> None:
    assert tuple(first_places(ground_of(side), shape) for shape in SHAPES) == numbers


def test_a_first_tile_has_so_many_places_in_bare_sand() -> None:
    ground = dict.fromkeys(names.LOCAL_CELLS, names.SAND) | {(0, 0): names.FOUNTAIN}
    assert [first_places(ground, shape) for shape in SHAPES] == [30, 60, 18]


def test_a_drawing_reads_from_left_to_right_and_from_top_to_bottom() -> None:
    ground = ground_of("1b")
    read = {(0, -3): "sand", (3, -3): "tablet", (-1, -2): "purple", (1, 0): "fountain", (2, 1): "red", (-2, 3): "white"}
    assert {cell: names.GROUND_WORDS[ground[cell]] for cell in read} == read


def test_layouts_are_one_desert_in_which_every_board_touches_two() -> None:
    for seats in (2, 3, 4):
        positions = list(zip(tables.LAYOUT_A[seats], tables.LAYOUT_B[seats], strict=True))
        used = positions[: seats + 2]
        assert len(set(used)) == seats + 2
        assert is_connected(used)
        assert positions[seats + 2 :] == [(0, 0)] * (4 - seats)
        for here in used:
            border = {cell for inner in cells_of_board(*here) for cell in near(inner)}
            assert sum(bool(border & cells_of_board(*there)) for there in used if there != here) >= 2
    assert tables.LAYOUT_A[:2] == tables.LAYOUT_B[:2] == [[0] * 6] * 2
    assert list(zip(tables.LAYOUT_A[4], tables.LAYOUT_B[4], strict=True)) == [
        (0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2),
    ]  # fmt: skip


def test_tiles_have_so_many_flowers_and_symbols() -> None:
    for first in (1, 13, 25):
        flowers = tables.TILE_FLOWERS[first : first + 12]
        assert sum(map(sum, flowers)) == 35
        assert sum(cell == 0 for row in flowers for cell in row) == 15
    assert sum(map(sum, tables.TILE_FLOWERS)) == 117
    assert sum(cell > 0 for row in tables.TILE_FLOWERS for cell in row) == 72
    assert [tables.TILE_SYMBOL[1:].count(symbol) for symbol in range(4)] == [12, 15, 9, 6]
    assert {tables.TILE_SYMBOL[tile] for tile in START_TILES} == {names.ASSISTANT}


def test_symbols_stand_on_flowers_and_no_tile_is_all_grass() -> None:
    for tile in range(1, 43):
        assert any(tables.TILE_FLOWERS[tile])
        assert max(tables.TILE_FLOWERS[tile]) <= 4
        if tables.TILE_SYMBOL[tile]:
            assert tables.TILE_FLOWERS[tile][tables.TILE_SYMBOL_CELL[tile]] > 0
        else:
            assert tables.TILE_SYMBOL_CELL[tile] == 0


@pytest.mark.parametrize(
    ("name", "flowers", "symbol", "cell"),
    [
        ("i01", [3, 0, 2], "none", 0),
        ("i06", [0, 1, 2], "assistant", 1),
        ("i12", [0, 1, 1], "wild", 1),
        ("v05", [0, 0, 2], "assistant", 2),
        ("v10", [2, 0, 1], "star", 2),
        ("t03", [2, 0, 2], "none", 0),
        ("t10", [1, 0, 2], "star", 0),
        ("is1", [0, 2, 0], "assistant", 1),
        ("vs2", [1, 0, 1], "assistant", 0),
        ("ts2", [1, 1, 0], "assistant", 0),
    ],
)
def test_single_tiles(name: str, flowers: list[int], symbol: str, cell: int) -> None:
    tile = tile_named(name)
    assert tables.TILE_FLOWERS[tile] == flowers
    assert names.SYMBOL_WORDS[tables.TILE_SYMBOL[tile]] == symbol
    assert tables.TILE_SYMBOL_CELL[tile] == cell


def test_no_tile_has_nothing() -> None:
    found = tables.tables(tables.default_edition())
    for name in ("SHAPE", "SYMBOL", "SYMBOL_CELL", "IS_START", "TURNS", "IS_SPLIT"):
        assert getattr(tables, f"TILE_{name}")[names.NO_TILE] == 0
        assert len(getattr(tables, f"TILE_{name}")) == 43
    assert found["TILE_FLOWERS"] == tables.TILE_FLOWERS
    assert tables.TILE_FLOWERS[names.NO_TILE] == [0, 0, 0]


def test_straight_tiles_that_look_the_same_upside_down_have_three_turns() -> None:
    three = {names.TILE_WORDS[tile] for tile in range(1, 43) if tables.TILE_TURNS[tile] == 3}
    assert three == {"i02", "i04", "i09", "is1"}
    assert set(tables.TILE_TURNS[1:]) == {3, 6}


def test_all_turns_of_a_tile_look_different() -> None:
    for tile in range(1, 43):
        shape = SHAPES[names.SHAPE_WORDS[tables.TILE_SHAPE[tile]]]
        looks = set()
        for turn in range(6):
            cells = [turned(cell, turn) for cell in shape]
            first = min(cells)
            symbol = [0, 0, 0]
            symbol[tables.TILE_SYMBOL_CELL[tile]] = tables.TILE_SYMBOL[tile]
            looks.add(
                frozenset(
                    ((q - first[0], r - first[1]), tables.TILE_FLOWERS[tile][n], symbol[n])
                    for n, (q, r) in enumerate(cells)
                )
            )
        assert len(looks) == tables.TILE_TURNS[tile]


def test_split_tiles_have_their_grass_in_the_middle() -> None:
    split = {names.TILE_WORDS[tile] for tile in range(43) if tables.TILE_IS_SPLIT[tile]}
    assert split == {"i01", "i07", "i10", "v01", "v07", "v10", "is2", "vs2"}


def test_cards_cost_and_bring_so_much() -> None:
    assert len(tables.CARD_COST) == len(tables.CARD_POINTS) == 27
    assert (tables.CARD_COST[names.NO_CARD], tables.CARD_POINTS[names.NO_CARD]) == ([0, 0, 0], 0)
    assert sum(tables.CARD_POINTS) == 218
    assert [sum(cost[c] for cost in tables.CARD_COST) for c in range(3)] == [49, 31, 11]
    assert min(map(sum, tables.CARD_COST[1:])) == 2
    assert [tables.CARD_POINTS[card] for card in (1, 9, 26)] == [3, 7, 17]
    assert tables.CARD_COST[26] == [2, 2, 2]
    assert max(tables.CARD_POINTS) == 17
    assert [card for card in range(27) if sum(tables.CARD_COST[card]) == 6] == [26]


def test_a_card_that_costs_more_never_brings_less() -> None:
    for card in range(1, 27):
        for other in range(1, 27):
            if all(map(int.__le__, tables.CARD_COST[card], tables.CARD_COST[other])):
                assert tables.CARD_POINTS[card] <= tables.CARD_POINTS[other]


# ------------------------------------------------------------------------------------------------------------- tables


def test_every_declared_table_is_computed_and_no_other() -> None:
    found = tables.tables(tables.default_edition())
    assert set(found) == NAMES
    for name, value in found.items():
        assert getattr(tables, name) is tables.TABLES[name]
        assert getattr(tables, name) == value
        assert type(value).__name__ == tables.__annotations__[name].__name__


def test_tables_are_rectangles_of_whole_numbers() -> None:
    found = tables.tables(tables.default_edition())
    for value in found.values():
        if isinstance(value, Grid):
            assert len({len(row) for row in value}) == 1
            assert all(type(x) is int for row in value for x in row)
        elif isinstance(value, Table):
            assert all(type(x) is int for x in value)
        else:
            assert type(value) is int
    sizes = {name: (len(value), len(value[0])) for name, value in found.items() if isinstance(value, Grid)}
    assert sizes == {
        "LOCAL_NEXT": (37, 6),
        "PRINTED_AT": (6, 37),
        "HANDFUL": (34, 3),
        "SIDE_GROUND": (13, 37),
        "LAYOUT_A": (5, 6),
        "LAYOUT_B": (5, 6),
        "TILE_FLOWERS": (43, 3),
        "CARD_COST": (27, 3),
    }


def test_two_computations_share_nothing() -> None:
    first, second = tables.tables(tables.default_edition()), tables.tables(tables.default_edition())
    for name, value in first.items():
        if isinstance(value, list):
            assert value is not second[name]
            assert value is not getattr(tables, name)
            assert not isinstance(value[0], list) or len({id(row) for row in value}) == len(value)


def test_every_value_says_where_it_is_from() -> None:
    rows = provenance(tables.default_edition())
    places = {row.place: row for row in rows}
    assert len(places) == len(rows) == 3 + 6 + 3 + 3 + 2 + 3 + 2 + 7 + 2 + 3 + 12 + 42 + 26 * 4
    assert all(row.source.endswith(".") and len(row.source) > 15 for row in rows)
    for place, confidence in {
        "gems.purple": "recon",
        "fountain.purple.count": "derived",
        "fountain.white.count": "external",
        "fountain.white.points": "rules",
        "stack.2": "rules",
        "layout.4": "recon",
        "assistants.front": "rules",
        "start-gems.purple": "rules",
        "skill.price": "rules",
        "points.idle": "rules",
        "points.gem.white": "rules",
        "tree.row": "rules",
        "tree.wooden": "external",
        "bloom.singles": "derived",
        "bloom.flowers": "rules",
        "board.1a.rows": "recon",
        "tile.t12.cells": "recon",
        "tile.ts2.cells": "recon",
        "card.c01.cost.purple": "recon",
        "card.c26.points": "recon",
    }.items():
        assert places[place].confidence == confidence, place
    assert places["tile.is1.cells"].source != places["tile.i01.cells"].source


def test_an_error_in_the_default_edition_names_no_place_on_this_machine() -> None:
    file = tables.default_edition().file
    assert file == "semiramis/games/ishtar/data/edition.toml"
    error = EditionError("edition-no-file", file)
    rendered = [texts(language).render(error.message) for language in LANGUAGES]
    assert all(str(Path(tables.__file__).parents[1]) not in text for text in rendered)


@pytest.mark.parametrize("module", ["components.tables", "components.read_edition", "components.names"])
def test_importing_the_components_needs_the_standard_library_alone(module: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); import semiramis.games.ishtar.{module}; "
        "print(*{m.partition('.')[0] for m in set(sys.modules) - before} - set(sys.stdlib_module_names))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found.split() == ["semiramis"]
