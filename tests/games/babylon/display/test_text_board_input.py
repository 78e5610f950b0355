"""The text board of Babylon as input: edits by hand, other editions, mutated and arbitrary text."""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.core.compile.link import Linked, modules_of
from semiramis.core.model.rule import Grid, Table
from semiramis.games.babylon.components.names import BRIDGE
from semiramis.games.babylon.components.tables import TILE_FLOWER, TILE_SYMBOL
from semiramis.games.babylon.display import text as text_board
from semiramis.games.babylon.display.text.board import draw, parse
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules import garden, quarry, scoring
from semiramis.games.babylon.rules.state import LEVELS, PIECES, SLABS
from tests.games.babylon.display.text_board_support import first_turn, line_with, position, with_garden
from tests.support import drawings

problem_of = partial(drawings.problem_of, GAME)


read_or_refuse = partial(drawings.read_or_refuse, GAME)


def test_edits_of_the_table_by_hand_are_read() -> None:
    state = first_turn()
    lines = draw(state).split("\n")
    row = line_with(draw(state), "S saffron orange") - 1
    assert lines[row].endswith("   S saffron orange        .       .  st-orange o SF/TB")
    lines[row] = lines[row][:43] + "   S saffron orange        5       2  b07       p SB/TF"
    cell = line_with(draw(state), "3 │c09") - 1
    lines[cell] = lines[cell].replace("3 │c09 o F S", "3 │g05 p B T")
    lines[cell + 1] = lines[cell + 1].replace("│3  +4 · ·", "│2     · F", 1)
    edited = parse("\n".join(lines))
    state.singles[2], state.doubles[2], state.stored[2] = 5, 2, 39
    state.face[8], state.stack[8] = 21, 2
    assert edited == state


@pytest.mark.parametrize(
    ("garden_line", "wrong", "expected"),
    [
        ("J c99 a1 L1 ↻0", "c99", "c01 c02 c03"),
        ("J none a1 L1 ↻0", "none", "c01 c02 c03"),
        ("J +", "", "c01 c02 c03"),
        ("J . c01", ".", "c01 c02 c03"),
        ("J c01", "", "a1 b1 c1"),
        ("J c01 h1 L1 ↻0", "h1", "a1 b1 c1"),
        ("J c01 a8 L1 ↻0", "a8", "a1 b1 c1"),
        ("J c01 a1 L0 ↻0", "L0", "L1 L2 L3"),
        ("J c01 a1 L17 ↻0", "L17", "L1 L2 L3"),
        ("J c01 a1 L1 ↻4", "↻4", "↻0 ↻1 ↻2 ↻3"),
        ("J c01 a1 L1 ⌂nw", "⌂nw", "↻0 ↻1 ↻2 ↻3"),
        ("J c01 a1 L1 ↻0 ⌂north", "⌂north", "c01 c02 c03"),
        ("J c01 a1 L1 ↻0 c02 b2 L1 ↻0", "L1", "L2 L3 L4"),
        ("J c01 a1 L16 ↻0 c02 b2 L16 ↻0", "L16", "␣"),
        ("J ♙a1", "♙a1", "␣"),
        ("J c01 a1 L1 ↻0 ♙c1", "♙c1", "♙a1 ♙b1 ♙a2 ♙b2"),
        ("J c01 a1 L1 ↻0 ♙", "♙", "♙a1 ♙b1 ♙a2 ♙b2"),
        ("J c01 a1 L1 ↻0 ⌂ne ♙a1 ♙a1", "♙a1", "♙a2 ♙b2"),
        ("J c01 a1 L1 ↻0 ≈a1-b2", "≈a1-b2", "≈a1-b1 ≈a1-a2 ≈b1-b2 ≈a2-b2"),
        ("J c01 a1 L1 ↻0 ▤a1-b1", "▤a1-b1", "␣"),
        ("J c01 a1 L1 ↻0 c02 c1 L2 ↻0 ≈b1-c1", "≈b1-c1", "≈a1-b1"),
        ("J c01 a1 L1 ↻0 c02 c1 L2 ↻0 ═a1-c1", "═a1-c1", "␣"),
        ("J c01 a1 L1 ↻0 c02 c1 L1 ↻0 ═a1-c1", "═a1-c1", "␣"),
        ("J c01 a1 L1 ↻0 c02 d1 L1 ↻0 ═b1-c1", "═b1-c1", "═b1-d1 ═b2-d2"),
        ("R .", "R .", "J"),
    ],
)
def test_a_garden_that_cannot_be_is_refused_with_what_could_stand_there(
    garden_line: str, wrong: str, expected: str
) -> None:
    text = with_garden(garden_line)
    problem = problem_of(text)
    assert problem["line"] == line_with(text, "── BUILT") + 1
    assert problem["text"] == wrong
    assert problem["expected"].startswith(expected)


def test_a_garden_has_room_for_so_many_slabs_and_pieces() -> None:
    tower = " ".join(f"c{level:02} {'ab'[level % 2]}1 L{level} ↻0" for level in range(1, LEVELS + 1))
    full = f"J {tower} g01 d1 L1 ↻0 g02 f1 L1 ↻0"
    assert parse(with_garden(full)).n_slabs[0] == SLABS
    assert problem_of(with_garden(f"{full} g03 d3 L1 ↻0"))["expected"] == "⏎"
    statues = [f"♙{column}{row}" for row in "1234567" for column in "abcdefgh"]
    rows = [f"c{place + 1:02} {column}{row} L1 ↻0" for place, (row, column) in enumerate(ROOM)]
    assert parse(with_garden("J " + " ".join(rows + statues[:PIECES]))).n_pieces[0] == PIECES
    assert problem_of(with_garden("J " + " ".join(rows + statues[: PIECES + 1])))["text"] == statues[PIECES]


ROOM = [(row, column) for row in "1357" for column in "aceg"]


def test_what_is_printed_must_agree_with_the_edition() -> None:
    text = draw(first_turn())
    for old, new in (("c06 p B F", "c06 p B T"), ("c06 p", "c06 w"), ("st-pink   p SF/TB", "st-pink   p SF/BT")):
        assert problem_of(text.replace(old, new))["line"] == line_with(text, old)
    assert problem_of(text.replace("c06 p B F", "st-pink p B F"))["line"] == line_with(text, "c06")


def test_a_text_board_of_another_edition_shows_and_reads_its_tiles() -> None:
    symbols, flowers = Grid(row[::-1] for row in TILE_SYMBOL), Table(3 - f if f < 4 else f for f in TILE_FLOWER)
    modules = [*modules_of(text_board.__name__), garden, quarry, scoring]
    linked = Linked(modules, {"TILE_SYMBOL": symbols, "TILE_FLOWER": flowers})
    state = first_turn()
    text = linked.of(draw)(state)
    assert "c06 o · ·" in text
    assert linked.of(parse)(text) == state
    assert problem_of(text)["line"] == line_with(text, "J jasmine")
    built = linked.of(parse)(text.replace("\nJ .\n", "\nJ c06 a1 L1 ↻0\n"))
    assert (built.symbol[0][0], built.symbol[0][8], built.flowers[0]) == (0, BRIDGE, [0, 0, 1, 0])


def test_seats_that_do_not_play_have_no_garden_and_are_not_asked() -> None:
    text = draw(first_turn(2))
    assert problem_of(text.replace("\nR .\n", "\nR .\nS .\n"))["text"] == "S ."
    assert problem_of(text.replace("first R", "first S")) == {"line": 1, "text": "S", "expected": "J R"}
    assert problem_of(text.replace("\nR .\n", "\n"))["expected"] == "R"


def test_the_line_that_cannot_be_read_is_named_with_what_it_lacks() -> None:
    text = draw(first_turn())
    assert problem_of("") == problem_of(" \n\t\n") == {"line": 1, "text": "", "expected": "BABYLON"}
    assert problem_of("\n\nAMYITIS")["line"] == 3
    assert problem_of(text + "more") == {"line": text.count("\n") + 1, "text": "more", "expected": "⏎"}
    assert problem_of(text + "pending  dealt=1\nmore")["text"] == "more"
    assert problem_of("\n".join(text.split("\n")[:20]))["line"] == 21
    for title in ("── BUILT", "\nR .", "S statue   F", "▸ asked   1 first"):
        number = text[: text.index(title) + 1].count("\n")
        assert problem_of(text[: text.index(title)])["line"] == number + 1
    assert problem_of("\n\n" + text.replace("── POINTS", "── POINTZ"))["line"] == line_with(text, "POINTS") + 2
    assert problem_of(text.replace("BABYLON   4", "BABYLON   5"))["expected"] == "2 3 4"
    assert problem_of(text.replace("round  1", "round 17"))["expected"] == "0–16"
    assert (
        problem_of(text.replace("\n── QUARRY", "\noptions  overhang=some\n── QUARRY"))["expected"] == "anything clear"
    )
    assert problem_of(text + "pending  build-hang=north")["expected"] == "nw ne se sw none"
    for twice in ("pending  dealt=1 dealt=2", "pending  dealt=1\npending  dealt=2"):
        assert problem_of(text + twice)["text"] == "dealt=2"
    assert problem_of(text + "pending  slabs-before=19")["expected"] == "0–18"


SIGNS = st.sampled_from("JRSL.·cgb0123456789afhL↻⌂♙≈═▤║+-│?░▸ \n\r\t=\0\u2028\ud800٣") | st.characters()


@pytest.mark.wide
@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_mutated_drawing_is_read_or_refused(data: st.DataObject) -> None:
    n_seats = data.draw(st.integers(2, 4))
    text = draw(position(n_seats, 2, data.draw(st.floats(0, 1))))
    built = text.index("── BUILT")
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)) | st.integers(min(built, len(text)), len(text)))
        removed = data.draw(st.sampled_from((0, 1, 1, 1, 2, 40, 1000)))
        text = text[:at] + "".join(data.draw(st.lists(SIGNS, max_size=3))) + text[at + removed :]
    read_or_refuse(text)


@pytest.mark.wide
@settings(max_examples=100, deadline=None)
@given(st.data())
def test_shuffled_words_of_a_garden_are_read_or_refused(data: st.DataObject) -> None:
    """Well-formed slabs and pieces, in any order and of any kind."""
    column, row = st.sampled_from("abcdefgh"), st.sampled_from("12345678")
    hole = st.builds("{}{}".format, column, row)
    slab = st.builds("c{:02} {} L{} ↻{}".format, st.integers(1, 16), hole, st.integers(1, 5), st.integers(0, 3))
    hanging = st.builds("{} ⌂{}".format, slab, st.sampled_from(("nw", "ne", "se", "sw")))
    pair = st.builds("{}{}-{}".format, st.sampled_from("≈═▤"), hole, hole)
    piece = st.builds("♙{}".format, hole) | pair
    read_or_refuse(with_garden("J " + " ".join(data.draw(st.lists(slab | hanging | piece, max_size=20)))))


@pytest.mark.wide
@settings(max_examples=60, deadline=None)
@given(st.text(), st.integers(0, 60))
def test_any_text_in_place_of_a_line_is_read_or_refused(line: str, at: int) -> None:
    lines = draw(position(3, 5, 0.4)).split("\n")
    lines[min(at, len(lines) - 1)] = line
    read_or_refuse("\n".join(lines))
    read_or_refuse(line)
