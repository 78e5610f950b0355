"""Editions of Ishtar that differ from ours and may, and arbitrary changes."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.editions.edition import EditionError, parse_edition, provenance
from semiramis.core.model.rule import Grid, Table
from semiramis.games.ishtar.components import names, read_cards, read_desert, read_edition, tables
from tests.games.ishtar.components.edition_support import (
    FULL,
    I01,
    LETTERS,
    TEXT,
    choice,
    drawn,
    edited,
    in_table,
    laid,
    refusal,
    said,
    size,
    texts_of,
)

NAMES = set(tables.tables(tables.default_edition()))


def test_boards_may_lie_in_a_line_around_any_place_and_in_any_order() -> None:
    found = edited(laid("-2,3", "-4,5", "-3,4", "-5,6"))
    along, across = found["LAYOUT_A"], found["LAYOUT_B"]
    assert isinstance(along, Grid)
    assert isinstance(across, Grid)
    assert along[2] == [-2, -4, -3, -5, 0, 0]
    assert across[2] == [3, 5, 4, 6, 0, 0]
    assert along[3] == tables.LAYOUT_A[3]


def test_spaces_in_a_drawing_do_not_matter() -> None:
    rows = ("p.pp", " w . r.w ", "..ppp.", "rT.F.Tr", "\\t. . p . r .", "Tprp.", ". .  . .")
    assert edited(drawn("1a", *rows))["SIDE_GROUND"] == tables.SIDE_GROUND


def test_a_long_drawing_is_not_told_at_length() -> None:
    error = refusal(drawn("1a", "x" * 5000, *FULL[1:]))
    assert said(error) == ("board.1a.rows.1", choice("x", LETTERS))
    error = refusal(drawn("1a", "p" * 5000, *FULL[1:]))
    assert said(error) == ("board.1a.rows.1", size(5000, 4))
    error = refusal(in_table("tile.i01", I01, f'cells = ["{"3" * 5000}", "g", "2"]'))
    assert error.place == "tile.i01.cells.1"
    assert max(map(len, texts_of(error))) < 400


def test_real_tiles_need_not_be_as_even_as_ours() -> None:
    found = edited(
        in_table("tile.i01", I01, 'cells = ["1", "2S", "1"]'),
        in_table("tile.v01", '"2", "g", "3"', '"4", "4", "4?"'),
        in_table("tile.i07", '"1A", "g", "1"', '"1", "g", "1"'),
        in_table("tile.is1", '"g", "2A", "g"', '"g", "g", "1"'),
    )
    flowers, symbol, cell, turns, split = (
        found[f"TILE_{name}"] for name in ("FLOWERS", "SYMBOL", "SYMBOL_CELL", "TURNS", "IS_SPLIT")
    )
    assert isinstance(flowers, Grid)
    assert all(isinstance(table, Table) for table in (symbol, cell, turns, split))
    i01, v01, i07, is1 = (names.TILE_WORDS.index(name) for name in ("i01", "v01", "i07", "is1"))
    assert [flowers[tile] for tile in (i01, v01, i07, is1)] == [[1, 2, 1], [4, 4, 4], [1, 0, 1], [0, 0, 1]]
    for table, values in (
        (symbol, [names.STAR, names.WILD, names.NO_SYMBOL, names.NO_SYMBOL]),
        (cell, [1, 2, 0, 0]),
        (turns, [3, 6, 3, 6]),
        (split, [0, 0, 1, 0]),
    ):
        assert isinstance(table, Table)
        assert [table[tile] for tile in (i01, v01, i07, is1)] == values


def test_a_symbol_on_one_end_keeps_a_straight_tile_from_looking_the_same() -> None:
    turns = edited(in_table("tile.i02", '"g", "4", "g"', '"1A", "4", "1"'))["TILE_TURNS"]
    assert isinstance(turns, Table)
    assert turns[names.TILE_WORDS.index("i02")] == 6


def test_a_bent_tile_always_has_six_turns_and_a_triangle_of_equal_cells_two() -> None:
    turns = edited(
        in_table("tile.v01", '"2", "g", "3"', '"2", "g", "2"'), in_table("tile.t01", '"3", "2", "g"', '"2", "2", "2"')
    )["TILE_TURNS"]
    first_triangle = 25
    assert turns == [2 if tile == first_triangle else n for tile, n in enumerate(tables.TILE_TURNS)]


def test_fountains_and_cards_may_be_worth_something_else() -> None:
    found = edited(
        in_table("fountain.purple", "count = 3", "count = 2"),
        in_table("fountain.white", "points = 8", "points = 9"),
        in_table("card.c01", "points = 3", "points = 20"),
        in_table("points.gem", "purple = 3", "purple = 0"),
        ("[fountain.red]\ncount = 2", "[fountain.red]\ncount = 3"),
    )
    assert found["FOUNTAIN_COUNT"] == [0, 2, 3, 1]
    assert found["FOUNTAIN_POINTS"] == [0, 4, 6, 9]
    assert found["GEM_POINTS"] == [0, 2, 1]
    points = found["CARD_POINTS"]
    assert isinstance(points, Table)
    assert points[1] == 20


def test_an_owner_may_correct_a_board_and_say_so() -> None:
    note = '\nconfidence = "external"\nsource = "My copy."\nrows = ['
    text = TEXT.replace("reconstruction 1", "my copy", 1).replace("[board.2a]\nrows = [", "[board.2a]" + note, 1)
    start = text.index("[board.2a]")
    text = text[:start] + text[start:].replace('"p T p T"', '"p . p T"', 1)
    edition = parse_edition(text.encode(), "ishtar", "mine.toml")
    ground = tables.tables(edition)["SIDE_GROUND"]
    assert isinstance(ground, Grid)
    assert ground[names.SIDE_WORDS.index("2a")][:4] == [2, 1, 2, 5]
    assert edition.hash != tables.default_edition().hash
    row = next(row for row in provenance(edition) if row.place == "board.2a.rows")
    assert row[2:4] == ("external", "My copy.")


def test_an_edition_of_another_game_is_refused() -> None:
    assert said(refusal(('game = "ishtar"', 'game = "babylon"')))[0] == "game"


@given(st.integers(0, len(TEXT.rstrip()) - 1))
def test_a_truncated_edition_is_refused(length: int) -> None:
    with pytest.raises(EditionError):
        tables.tables(parse_edition(TEXT[:length].encode(), "ishtar", "mine.toml"))


@pytest.mark.wide
@given(st.data())
def test_any_value_replaced_by_another_kind_is_refused_or_computed(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    values = [i for i, line in enumerate(lines) if " = " in line and line[0] != "#" and not line.endswith("[")]
    number = data.draw(st.sampled_from(values))
    value = data.draw(st.sampled_from(["-1", "99", '""', '"x"', "[]", "{}", "true", "1.5", '["g"]', "1979-05-27"]))
    lines[number] = lines[number].partition(" = ")[0] + " = " + value
    check("\n".join(lines))


@pytest.mark.wide
@given(st.data())
def test_any_row_of_a_drawing_replaced_is_refused_or_computed(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    number = data.draw(st.sampled_from([i for i, line in enumerate(lines) if line.startswith("    ")]))
    row = data.draw(st.text(".prwTF x", max_size=16) | st.sampled_from(["", "é", "..\\u0000.", '.", "p']))
    lines[number] = f'    "{row}",'
    check("\n".join(lines))


def check(text: str) -> None:
    """An edition yields every table, or an error with a text in every language."""
    sentences: list[str] = []
    try:
        assert set(tables.tables(parse_edition(text.encode(), "ishtar", "mine.toml"))) == NAMES
    except EditionError as error:
        sentences = texts_of(error)
    assert all(sentence.startswith("mine.toml, ") for sentence in sentences)


def test_the_box_raises_only_messages_that_all_languages_have() -> None:
    found: set[str] = set()
    for module in (read_edition, read_cards, read_desert):
        found |= set(re.findall(r'"(edition-[a-z0-9-]+)"', Path(module.__file__ or "").read_text("utf-8")))
    assert found == {"edition-size", "edition-total-range"}
