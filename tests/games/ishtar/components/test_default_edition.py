"""The values of the default edition against the rulebook and the box list."""

import pytest

from semiramis.games.ishtar.components import names, tables
from tests.games.ishtar.components.geometry import (
    SHAPES,
    START_TILES,
    cells_of_board,
    first_places,
    ground_of,
    is_connected,
    near,
    tile_named,
    turned,
)

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
def test_the_number_of_first_places_on_each_side(side: str, numbers: tuple[int, ...]) -> None:
    assert tuple(first_places(ground_of(side), shape) for shape in SHAPES) == numbers


def test_the_number_of_first_places_in_bare_sand() -> None:
    ground = dict.fromkeys(names.LOCAL_CELLS, names.SAND) | {(0, 0): names.FOUNTAIN}
    assert [first_places(ground, shape) for shape in SHAPES] == [30, 60, 18]


def test_the_rows_of_a_board_read_from_left_to_right_and_from_top_to_bottom() -> None:
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


def test_the_numbers_of_flowers_and_symbols_on_tiles() -> None:
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


def test_the_costs_and_points_of_cards() -> None:
    assert len(tables.CARD_COST) == len(tables.CARD_POINTS) == 27
    assert (tables.CARD_COST[names.NO_CARD], tables.CARD_POINTS[names.NO_CARD]) == ([0, 0, 0], 0)
    assert sum(tables.CARD_POINTS) == 218
    assert [sum(cost[c] for cost in tables.CARD_COST) for c in range(3)] == [49, 31, 11]
    assert min(map(sum, tables.CARD_COST[1:])) == 2
    assert [tables.CARD_POINTS[card] for card in (1, 9, 26)] == [3, 7, 17]
    assert tables.CARD_COST[26] == [2, 2, 2]
    assert max(tables.CARD_POINTS) == 17
    assert [card for card in range(27) if sum(tables.CARD_COST[card]) == 6] == [26]


def test_a_card_that_costs_more_never_scores_less() -> None:
    for card in range(1, 27):
        for other in range(1, 27):
            if all(map(int.__le__, tables.CARD_COST[card], tables.CARD_COST[other])):
                assert tables.CARD_POINTS[card] <= tables.CARD_POINTS[other]
