"""Editions of Ishtar that contradict the box list, and those that may differ from ours."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.editions.edition import EditionError, parse_edition, provenance
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Arg
from semiramis.core.model.rule import Grid, Table
from semiramis.games.ishtar.components import names, read_cards, read_desert, read_edition, tables

TEXT = (Path(tables.__file__).parents[1] / "data" / "edition.toml").read_text(encoding="utf-8")
NAMES = set(tables.tables(tables.default_edition()))

TWO = '2 = ["0,0", "1,0", "0,1", "1,1"]'

Change = tuple[str, str]
Expected = tuple[str, dict[str, Arg]]


def edited(*changes: Change) -> dict[str, object]:
    """The tables of the default edition with some lines changed."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return tables.tables(parse_edition(text.encode(), "ishtar", "mine.toml"))


def in_table(header: str, old: str, new: str) -> Change:
    """A change to one line under a header."""
    start = TEXT.index(f"[{header}]\n")
    end = TEXT.index(old, start) + len(old)
    return TEXT[start:end], TEXT[start : end - len(old)] + new


def drawn(side: str, *rows: str) -> Change:
    """A change of all rows of a side."""
    start = TEXT.index(f"[board.{side}]\n")
    end = TEXT.index("]\n", TEXT.index("rows = [", start))
    lines = "".join(f'    "{row}",\n' for row in rows)
    return TEXT[start:end], f"[board.{side}]\nrows = [\n{lines}"


def laid(*positions: str) -> Change:
    """A change of the layout for two players."""
    return in_table("layout", TWO, f"2 = [{', '.join(f'{position!r}' for position in positions)}]")


def refusal(*changes: Change) -> EditionError:
    with pytest.raises(EditionError) as caught:
        edited(*changes)
    assert caught.value.file == "mine.toml"
    assert all(sentence.startswith(f"mine.toml, {caught.value.place}: ") for sentence in texts_of(caught.value))
    return caught.value


def texts_of(error: EditionError) -> list[str]:
    """The text of an error in all languages."""
    return [texts(language).render(error.message) for language in LANGUAGES]


def said(error: EditionError) -> tuple[str, Expected]:
    """The place, id and other arguments of an error."""
    args = {name: arg for name, arg in error.message.args.items() if name not in ("file", "place")}
    return error.place, (error.message.id, args)


def must_be(value: int, expected: int) -> Expected:
    return "edition-must-be", {"value": str(value), "expected": str(expected)}


def total(found: int, expected: int) -> Expected:
    return "edition-total", {"found": found, "expected": expected}


def total_from(found: int, least: int, most: int) -> Expected:
    return "edition-total-range", {"found": found, "least": least, "most": most}


def occurs(what: str, found: int, expected: int) -> Expected:
    return "edition-occurs", {"what": what, "found": found, "expected": expected}


def out_of(value: int, least: int, most: int) -> Expected:
    return "edition-range", {"value": str(value), "least": least, "most": most}


def choice(value: str, known: str) -> Expected:
    return "edition-choice", {"value": f'"{value}"', "known": known}


def missing(known: str) -> Expected:
    return "edition-missing", {"known": known}


def size(found: int, expected: int) -> Expected:
    return "edition-size", {"found": found, "expected": expected}


def twice(value: str) -> Expected:
    return "edition-twice", {"value": f'"{value}"'}


def not_(kind: str, value: str) -> Expected:
    return f"edition-not-{kind}", {"value": value}


UNKNOWN: Expected = ("edition-unknown-key", {})
LETTERS = '".", "p", "r", "w", "T", "F"'
CELLS = '"g", "1", "2", "3", "4", "1A", "2A", "3A", "4A", "1S", "2S", "3S", "4S", "1?", "2?", "3?", "4?"'
I01 = 'cells = ["3", "g", "2"]'
C01 = "cost = { purple = 2, red = 0, white = 0 }"


@pytest.mark.parametrize(
    ("header", "old", "new", "place", "expected"),
    [
        ("gems", "purple = 64", "purple = 65", "gems", total(115, 114)),
        ("gems", "purple = 64", "purple = 57", "gems.purple", out_of(57, 58, 72)),
        ("gems", "red = 34", "red = 29", "gems.red", out_of(29, 30, 44)),
        ("gems", "white = 16", "white = 27", "gems.white", out_of(27, 12, 26)),
        ("gems", "white = 16", 'white = "16"', "gems.white", not_("number", '"16"')),
        ("gems", "white = 16", "white = 16\nclear = 2", "gems.clear", UNKNOWN),
        ("gems", "white = 16\n", "", "gems.white", missing("purple, red")),
        ("fountain.purple", "count = 3", "count = 4", "fountain", total(7, 6)),
        ("fountain.purple", "count = 3", "count = 5", "fountain.purple.count", out_of(5, 1, 4)),
        ("fountain.white", "count = 1", "count = 0", "fountain.white.count", out_of(0, 1, 4)),
        ("fountain.white", "count = 1", "count = true", "fountain.white.count", not_("number", "true")),
        ("fountain.red", "points = 6", "points = 21", "fountain.red.points", out_of(21, 0, 20)),
        ("fountain.red", "points = 6", "points = -6", "fountain.red.points", out_of(-6, 0, 20)),
        ("fountain.red", "points = 6", "points = 6\nheight = 1", "fountain.red.height", UNKNOWN),
        ("stack", "2 = 5", "2 = 7", "stack.2", must_be(7, 5)),
        ("stack", "3 = 6", "3 = 7", "stack.3", must_be(7, 6)),
        ("stack", "4 = 7", "4 = 8", "stack.4", must_be(8, 7)),
        ("stack", "4 = 7", "4 = 7\n5 = 7", "stack.5", UNKNOWN),
        ("layout", TWO, '2 = ["0,0", "1,0", "0,1"]', "layout.2", size(3, 4)),
        ("layout", TWO, "2 = []", "layout.2", size(0, 4)),
        ("layout", TWO, '2 = ["0,0", "1,0", 1, 1]', "layout.2.3", not_("word", "1")),
        ("layout", TWO, '2 = "0,0"', "layout.2", not_("list", '"0,0"')),
        ("layout", TWO, '2 = ["0,0", "1,0", "0,1", "1,0"]', "layout.2", twice("1,0")),
        ("layout", '"1,1"]', '"1,1"]\n1 = ["0,0"]', "layout.1", UNKNOWN),
        ("assistants", "front = 2", "front = 3", "assistants.front", must_be(3, 2)),
        ("assistants", "carpet = 2", "carpet = 1", "assistants.carpet", must_be(1, 2)),
        ("start-gems", "purple = 1", "purple = 2", "start-gems.purple", must_be(2, 1)),
        ("start-gems", "white = 0", "white = 1", "start-gems.white", must_be(1, 0)),
        ("start-gems", "red = 0", "red = -1", "start-gems.red", out_of(-1, 0, 1000)),
        ("skill", "price = 2", "price = 3", "skill.price", must_be(3, 2)),
        ("skill", "gems = 2", "gems = 0", "skill.gems", must_be(0, 2)),
        ("points", "tablet = 2", "tablet = 21", "points.tablet", out_of(21, 0, 20)),
        ("points", "symbols = 7", "symbols = [7]", "points.symbols", not_("number", "[…]")),
        ("points", "idle = 7", "idle = 7\nflowers = 1", "points.flowers", UNKNOWN),
        ("points.gem", "white = 1", "white = -1", "points.gem.white", out_of(-1, 0, 20)),
        ("points.gem", "white = 1", "clear = 1", "points.gem.white", missing("purple, red, clear")),
        ("tree", "row = 5", "row = 6", "tree.row", must_be(6, 5)),
        ("tree", "wooden = 20", "wooden = 26", "tree.wooden", must_be(26, 20)),
        ("bloom", "singles = 4", "singles = 5", "bloom.singles", must_be(5, 4)),
        ("bloom", "doubles = 4", "doubles = 0", "bloom.doubles", must_be(0, 4)),
        ("bloom", "flowers = 3", "flowers = 4", "bloom.flowers", must_be(4, 3)),
        ("board.1a", '"p . p p"', '"p . p t"', "board.1a.rows.1", choice("t", LETTERS)),
        ("board.1a", '"p . p p"', '"p . p \\u001b"', "board.1a.rows.1", choice("\\x1b", LETTERS)),
        ("board.1a", '"w . r . w"', '"w . r . w ."', "board.1a.rows.2", size(6, 5)),
        ("board.1a", '". . . ."', '""', "board.1a.rows.7", size(0, 4)),
        ("board.1a", '". . . ."', "4", "board.1a.rows.7", not_("word", "4")),
        ("board.1a", '       ". . . .",\n', "", "board.1a.rows", size(6, 7)),
        ("board.1a", "T . F . T", "T . . . T", "board.1a.rows", occurs("F", 0, 1)),
        ("board.6b", "p . F . p .", "p . F F p .", "board.6b.rows", occurs("F", 2, 1)),
        ("board.6b", "rows = [", "turned = 1\nrows = [", "board.6b.turned", UNKNOWN),
        ("board.6b", "rows = [", "cells = [", "board.6b.rows", missing("cells")),
        ("tile.i01", I01, 'cells = ["3", "g"]', "tile.i01.cells", size(2, 3)),
        ("tile.i01", I01, 'cells = "3 g 2"', "tile.i01.cells", not_("list", '"3 g 2"')),
        ("tile.i01", I01, 'cells = [3, "g", "2"]', "tile.i01.cells.1", not_("word", "3")),
        ("tile.i01", I01, 'cells = ["3", "g", "5"]', "tile.i01.cells.3", choice("5", CELLS)),
        ("tile.i01", I01, 'cells = ["3", "0", "2"]', "tile.i01.cells.2", choice("0", CELLS)),
        ("tile.i01", I01, 'cells = ["3", "gA", "2"]', "tile.i01.cells.2", choice("gA", CELLS)),
        ("tile.i01", I01, 'cells = ["3a", "g", "2"]', "tile.i01.cells.1", choice("3a", CELLS)),
        ("tile.i01", I01, 'cells = ["3AS", "g", "2"]', "tile.i01.cells.1", choice("3AS", CELLS)),
        ("tile.i01", I01, 'cells = ["", "g", "2"]', "tile.i01.cells.1", choice("", CELLS)),
        ("tile.i01", I01, 'cells = ["g", "g", "g"]', "tile.i01.cells", total_from(0, 1, 12)),
        ("tile.i01", I01, 'cells = ["3A", "g", "2A"]', "tile.i01.cells", occurs("A, S, ?", 2, 1)),
        ("tile.ts2", '"1A", "1", "g"', '"1A", "1S", "1?"', "tile.ts2.cells", occurs("A, S, ?", 3, 1)),
        ("tile.v03", "cells", 'shape = "bent"\ncells', "tile.v03.shape", UNKNOWN),
        ("tile.v03", "cells", "fields", "tile.v03.cells", missing("fields")),
        ("card.c01", C01, "cost = { purple = 0, red = 0, white = 0 }", "card.c01.cost", total_from(0, 1, 9)),
        ("card.c01", C01, "cost = { purple = 5, red = 5, white = 0 }", "card.c01.cost", total_from(10, 1, 9)),
        ("card.c01", C01, "cost = { purple = 10, red = 0, white = 0 }", "card.c01.cost.purple", out_of(10, 0, 9)),
        ("card.c01", C01, "cost = { purple = 3, red = -1, white = 0 }", "card.c01.cost.red", out_of(-1, 0, 9)),
        ("card.c01", C01, "cost = { purple = 2, red = 0 }", "card.c01.cost.white", missing("purple, red")),
        ("card.c01", C01, "cost = [2, 0, 0]", "card.c01.cost", not_("table", "[…]")),
        ("card.c01", C01, "cost = {}", "card.c01.cost.purple", missing("–")),
        ("card.c01", "white = 0", "white = 0, any = 1", "card.c01.cost.any", UNKNOWN),
        ("card.c26", "points = 17", "points = 0", "card.c26.points", out_of(0, 1, 20)),
        ("card.c26", "points = 17", "points = 21", "card.c26.points", out_of(21, 1, 20)),
    ],
)
def test_what_contradicts_the_box_is_placed(header: str, old: str, new: str, place: str, expected: Expected) -> None:
    assert said(refusal(in_table(header, old, new))) == (place, expected)


@pytest.mark.parametrize(
    ("name", "other", "known"),
    [
        ("board.1a", "board.7a", "1a, 1b, 2a, "),
        ("board.6b", "board.6c", "1a, 1b, 2a, "),
        ("tile.i12", "tile.i13", "i01, i02, i03, "),
        ("tile.t01", "tile.t1", "i01, i02, i03, "),
        ("tile.ts2", "tile.ts3", "i01, i02, i03, "),
        ("tile.is1", "tile.none", "i01, i02, i03, "),
        ("card.c26", "card.c27", "c01, c02, c03, "),
    ],
)
def test_a_missing_or_surplus_board_tile_or_card_is_named(name: str, other: str, known: str) -> None:
    error = refusal((f"[{name}]", f"[{other}]"))
    assert (error.message.id, error.place) == ("edition-choice", other)
    assert error.message.args["value"] == other.partition(".")[2]
    assert str(error.message.args["known"]).startswith(known)
    start = TEXT.index(f"[{name}]")
    following = re.compile(r"^(\[|# )|\Z", re.MULTILINE).search(TEXT, start + 1)
    assert following
    error = refusal((TEXT[start : following.start()], ""))
    assert (error.message.id, error.place) == ("edition-missing", name)


@pytest.mark.parametrize("wrong", ["10,0", "0,-10", "0", "", "0,0,0", "0, 1", "+1,0", "a,b", "01,0", "1.0"])
def test_a_place_in_the_desert_is_two_whole_numbers(wrong: str) -> None:
    error = refusal(laid("0,0", "1,0", "0,1", wrong))
    place, (message, args) = said(error)
    assert (place, message, args["value"]) == ("layout.2.4", "edition-choice", f'"{wrong}"')
    assert str(args["known"]).startswith('"0,0", "-1,0", ')


@pytest.mark.parametrize(
    ("positions", "apart"),
    [
        (("0,0", "1,0", "0,1", "2,2"), "2,2"),
        (("0,0", "1,0", "0,1", "2,1"), "2,1"),
        (("5,5", "0,0", "1,0", "0,1"), "5,5"),
        (("9,9", "9,8", "8,9", "-9,-9"), "-9,-9"),
    ],
)
def test_a_board_that_lies_apart_is_named_with_the_places_it_could_have(positions: tuple[str, ...], apart: str) -> None:
    place, (message, args) = said(refusal(laid(*positions)))
    assert (place, message, args["value"]) == ("layout.2", "edition-choice", f'"{apart}"')
    free = [position.strip('"') for position in str(args["known"]).split(", ")]
    assert free
    for position in free:
        edited(laid(*(position if name == apart else name for name in positions)))


@pytest.mark.parametrize(
    ("positions", "apart"),
    [
        (("0,0", "1,1", "2,2", "3,2"), "0,0"),
        (("0,0", "1,0", "4,4", "5,4"), "4,4"),
        (("0,0", "2,2", "4,4", "6,6"), "2,2"),
    ],
)
def test_of_several_boards_apart_the_first_outside_the_largest_desert_is_named(
    positions: tuple[str, ...], apart: str
) -> None:
    place, (message, args) = said(refusal(laid(*positions)))
    assert (place, message, args["value"]) == ("layout.2", "edition-choice", f'"{apart}"')


def test_boards_may_lie_in_a_line_around_any_place_and_in_any_order() -> None:
    found = edited(laid("-2,3", "-4,5", "-3,4", "-5,6"))
    along, across = found["LAYOUT_A"], found["LAYOUT_B"]
    assert isinstance(along, Grid)
    assert isinstance(across, Grid)
    assert along[2] == [-2, -4, -3, -5, 0, 0]
    assert across[2] == [3, 5, 4, 6, 0, 0]
    assert along[3] == tables.LAYOUT_A[3]


FULL = ("pppp", "ppppp", "pppppp", "pppFppp", "pppppp", "ppppp", "pppp")


def test_gems_must_suffice_for_the_richer_side_of_every_board() -> None:
    white = in_table("board.1a", '". . . ."', '"w w w w"')
    assert edited(white)["ALL_GEMS"] == [64, 34, 16]
    more = in_table("board.2b", '"r . p p p"', '"r w p p p"')
    assert said(refusal(white, more)) == ("gems.white", out_of(16, 17, 26))
    enough = in_table("gems", "red = 34", "red = 33"), in_table("gems", "white = 16", "white = 17")
    assert said(refusal(white, more, enough[0])) == ("gems.white", out_of(16, 17, 26))
    text = TEXT
    for old, new in (white, more):
        text = text.replace(old, new, 1)
    text = text.replace("red = 34\nwhite = 16", "red = 33\nwhite = 17", 1)
    found = tables.tables(parse_edition(text.encode(), "ishtar", "mine.toml"))
    assert found["ALL_GEMS"] == [64, 33, 17]


def test_both_sides_of_one_board_never_lie_up_together() -> None:
    changes = [in_table(f"board.3{side}", old, new) for side, old, new in (
        ("a", '". . p ."', '"w w p w"'),
        ("b", '". w . p"', '"w w w p"'),
    )]  # fmt: skip
    assert edited(*changes)["ALL_GEMS"] == [64, 34, 16]


def test_more_rocks_than_gems_of_all_colours_are_refused_at_the_boards() -> None:
    full = [drawn(f"{board}a", *FULL) for board in (1, 2)]
    assert said(refusal(*full)) == ("board", total_from(2 * 36 + 4 * 9 + 30 + 12, 0, 110))
    assert said(refusal(full[0])) == ("board", total_from(36 + 5 * 9 + 30 + 12, 0, 110))


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
