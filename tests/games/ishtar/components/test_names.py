"""The words and numbers of Ishtar, and the geometry of boards and handfuls."""

from collections import Counter

from semiramis.games.ishtar.components import names, tables
from tests.games.ishtar.components.geometry import cells_of_board, centre, moved, near, turned

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
