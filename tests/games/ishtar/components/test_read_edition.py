"""Editions of Ishtar that contradict the box list, and those that may differ from ours."""

import re

import pytest

from semiramis.core.editions.edition import parse_edition
from semiramis.games.ishtar.components import tables
from tests.games.ishtar.components.edition_support import (
    FULL,
    I01,
    LETTERS,
    TEXT,
    TWO,
    Expected,
    choice,
    drawn,
    edited,
    in_table,
    laid,
    refusal,
    said,
    size,
)


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


def missing(known: str) -> Expected:
    return "edition-missing", {"known": known}


def twice(value: str) -> Expected:
    return "edition-twice", {"value": f'"{value}"'}


def not_(kind: str, value: str) -> Expected:
    return f"edition-not-{kind}", {"value": value}


UNKNOWN: Expected = ("edition-unknown-key", {})


CELLS = '"g", "1", "2", "3", "4", "1A", "2A", "3A", "4A", "1S", "2S", "3S", "4S", "1?", "2?", "3?", "4?"'


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
