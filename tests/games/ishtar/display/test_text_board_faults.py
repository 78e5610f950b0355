"""Text boards that cannot be parsed: each is refused with its line and what is expected there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.games.ishtar.display.text.board import draw, parse
from semiramis.games.ishtar.rules.state import CELL, TILE
from tests.games.ishtar.display.text_boards import (
    first_turn,
    laid_out,
    line_with,
    position,
    problem_of,
    read_or_refuse,
    with_words,
    without_map,
)


@pytest.mark.parametrize(
    ("tiles", "wrong", "expected"),
    [
        ("x99@1c3↻0", "x99@1c3↻0", "i01 i02 i03"),
        ("none@1c3↻0", "none@1c3↻0", "i01 i02 i03"),
        ("is1", "is1", "1a1 1a2 1a3"),
        ("is1@", "is1@", "1a1 1a2 1a3"),
        ("is1@7c3↻0", "is1@7c3↻0", "1a1 1a2 1a3"),
        ("is1@1c7↻0", "is1@1c7↻0", "1a1 1a2 1a3"),
        ("is1@none↻0", "is1@none↻0", "1a1 1a2 1a3"),
        ("is1@1c3", "is1@1c3", "↻0 ↻1 ↻2 ↻3 ↻4 ↻5"),
        ("is1@1c3↻6", "is1@1c3↻6", "↻0 ↻1 ↻2 ↻3 ↻4 ↻5"),
        ("is1@1c3↻٣", "is1@1c3↻٣", "↻0 ↻1 ↻2 ↻3 ↻4 ↻5"),
        (". is1@1c3↻0", ".", "i01 i02 i03"),
        ("is1@1c3↻3", "is1@1c3↻3", "is1@"),  # it looks the same as when turned by nothing
        ("is1@1a1↻0", "is1@1a1↻0", "is1@"),  # dry
        ("is1@1d4↻0", "is1@1d4↻0", "is1@"),  # on a fountain
        ("is1@1d5↻0", "is1@1d5↻0", "is1@"),  # on a tablet
        ("is1@1c5↻0", "is1@1c5↻0", "is1@"),  # beyond the edge
        ("is1@5d4↻0", "is1@5d4↻0", "is1@"),  # on a board that is not there
        ("is1@1c3↻0 vs1@1c4↻1", "vs1@1c4↻1", "vs1@"),  # on another tile
        ("is1@1e4↻0 is2@2c2↻3", "is2@2c2↻3", "is2@"),  # joins two fountains
        ("gone x99", "x99", "i01 i02 i03"),
        ("gone gone", "gone", "i01 i02 i03"),
        ("gone i05 is1@1c3↻0", "is1@1c3↻0", "i01 i02 i03"),
    ],
)
def test_tiles_that_cannot_lie_are_refused_with_what_could_stand_there(tiles: str, wrong: str, expected: str) -> None:
    text = with_words(f"  {tiles}")
    problem = problem_of(text)
    assert problem["line"] == line_with(text, "── TILES LAID") + 1
    assert problem["text"] == wrong
    assert problem["expected"].startswith(expected)


@pytest.mark.parametrize(
    ("jasmine", "wrong", "expected"),
    [
        ("♙", "♙", "1a1 1a2 1a3"),
        ("♙9z9", "♙9z9", "1a1 1a2 1a3"),
        ("♙1c3", "♙1c3", "♙1c4  ♙1d3  ♙1e4"),  # on grass
        ("♙1e6", "♙1e6", "♙1c4  ♙1d3  ♙1e4"),  # on bare ground
        ("♙1c4 ♙1c4", "♙1c4", "♙1d3  ♙1e4"),
        ("♙1c4 ♙1d3 *1c3", "♙1d3", "♙1e4"),  # the bloom joins both beds
        ("♙1c4 ♙1d3 ♙1e4 ♙1a1 ♙1a2", "♙1a2", "⏎"),
        ("*1d4", "*1d4", "*1c3  *1c5"),
        ("*1c5 *1c3", "*1c3", "c01 c02 c03"),
        ("°1e2", "°1e2", "e ne nw"),
        ("°1e2-sw", "°1e2-sw", "e ne nw"),
        ("°1c5-e", "°1c5-e", "°1e2-e"),
        ("c01@1c4", "c01@1c4", "c01@1c3  c01@1c5"),
        ("c01@1c5 c02@1c5", "c02@1c5", "c02@1c3"),
        ("c01@", "c01@", "1a1 1a2 1a3"),
        ("c27", "c27", "c01 c02 c03"),
        ("none", "none", "c01 c02 c03"),
        ("🌳1c5", "🌳1c5", "c01 c02 c03"),
    ],
)
def test_pieces_that_cannot_stand_are_refused_with_what_could_stand_there(
    jasmine: str, wrong: str, expected: str
) -> None:
    text = with_words("  is1@1c3↻0  t05@1d3↻2  vs2@1e4↻1", jasmine)
    problem = problem_of(text)
    assert problem["line"] == line_with(text, "── ASSISTANTS") + 1
    assert problem["text"] == wrong
    assert problem["expected"].startswith(expected)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (with_words("  is1@1c3↻0  is1@1d5↻5"), "is1"),
        (with_words("  ts2@1c4↻0"), "ts2"),
        (with_words("  is1@1c3↻0\n  gone  is1"), "is1"),
        (with_words("  .", "c03"), "c03"),
        (with_words("  is1@1c3↻0", "c01", "c01@1c3"), "c01"),
        (without_map(draw(first_turn())).replace("hand         -", "hand         ts1 2A·g·g"), "ts1"),
        (without_map(draw(first_turn())).replace(" 2 c02 pr        4", " 2 c01 pp        3"), "c01"),
    ],
)
def test_nothing_lies_in_two_places(text: str, name: str) -> None:
    problem = problem_of(text)
    assert problem["text"] == name
    second = [number for number, line in enumerate(text.split("\n"), start=1) if name in line][-1]
    assert problem["line"] == second
    assert problem["expected"].startswith(("i01 i02", "c06 c07", "c01 c02", "c02 c0"))


def test_the_map_must_agree_but_its_rows_may_be_left_blank() -> None:
    state = position(2, 2, 0.6)
    text = draw(state)
    number = line_with(text, "≈2")
    lines = text.split("\n")
    row = lines[number - 1]
    for wrong in (row.replace("≈2", "≈3"), row + " x", row[:26] + " " + row[26:], row[:26] + row[27:], row[:25] + "x"):
        problem = problem_of("\n".join([*lines[: number - 1], wrong, *lines[number:]]))
        assert problem["line"] == number
        assert problem["text"] != problem["expected"]
    assert "≈5" in problem_of(text.replace("≈2", "≈5", 1))["text"]
    assert parse("\n".join([*lines[: number - 1], row[:24], *lines[number:]])) == state
    below = line_with(text, "── BANK")
    assert problem_of("\n".join([*lines[: below - 1], lines[below - 1] + "  ·", *lines[below:]])) == {
        "line": below,
        "text": "·",
        "expected": "␣",
    }


def test_what_is_printed_must_agree_with_the_edition() -> None:
    text = draw(first_turn())
    for old, new in (
        ("is1 g·2A·g", "is1 g·2S·g"),
        ("c02 pr        4", "c02 pp        4"),
        ("pr        4", "pr        5"),
    ):
        assert problem_of(text.replace(old, new))["line"] == line_with(text, old)


def test_seats_that_do_not_play_have_no_pieces_and_are_not_asked() -> None:
    text = draw(first_turn(2))
    assert problem_of(text.replace("\nR .\n", "\nR .\nS .\n"))["text"] == "S ."
    assert problem_of(text.replace("first J", "first S")) == {"line": 1, "text": "S", "expected": "J R"}
    assert problem_of(text.replace("\nR .\n", "\n"))["expected"] == "R"


def test_a_line_that_cannot_be_parsed_is_named_with_what_is_expected() -> None:
    text = draw(first_turn())
    assert problem_of("") == problem_of(" \n\t\n") == {"line": 1, "text": "", "expected": "ISHTAR"}
    assert problem_of("\n\nBABYLON")["line"] == 3
    assert problem_of(text + "more") == {"line": text.count("\n") + 1, "text": "more", "expected": "⏎"}
    assert problem_of(text + "pending  dealt=1\nmore")["text"] == "more"
    for line in (2, 9, 15, 20, 24, 27, 30, 34, 39, 41):
        problem = problem_of("\n".join(text.split("\n")[:line]))
        assert problem["line"] == line + 1
        assert problem["expected"]
    assert problem_of("\n\n" + text.replace("── POINTS", "── POINTZ"))["line"] == line_with(text, "POINTS") + 2
    assert problem_of(text.replace("ISHTAR   2", "ISHTAR   5"))["expected"] == "2 3 4"
    assert problem_of(text.replace("4 boards", "7 boards"))["expected"] == "0–6"
    assert problem_of(text.replace("4 boards", "3 boards"))["line"] == line_with(text, "4 4a")
    assert problem_of(text.replace(" 1 straight 5", " 1 straight 8"))["expected"] == "0–7"
    assert problem_of(text.replace(" 1 straight 5", " 1 crooked  5"))["expected"] == "- straight bent triangle"
    assert problem_of(text.replace("w   8", "w 115"))["expected"] == "0–114"
    assert problem_of(text.replace("..........", "b........."))["expected"] == ". A"
    assert problem_of(text.replace("\n── BOARDS", "\noptions  seams=some\n── BOARDS"))["expected"] == "crossed kept"
    assert problem_of(text + "pending  symbol=moon")["expected"] == "none assistant star wild"
    for twice in ("pending  dealt=1 dealt=2", "pending  dealt=1\npending  dealt=2"):
        assert problem_of(text + twice)["text"] == "dealt=2"
    assert (
        problem_of(text.replace(" 1 straight", "▸1 straight").replace(" 2 straight", "▸2 straight"))["expected"] == "␣"
    )


def test_a_map_that_reaches_below_the_panel_is_missed_when_it_is_cut_off() -> None:
    text = draw(laid_out(2, "0,0 0,1 0,2 0,3"))
    lines = text.split("\n")
    assert problem_of("\n".join(lines[:26]))["expected"].startswith("── PLAYERS")
    lines[26] = "x" + lines[26][1:]
    assert problem_of("\n".join(lines))["line"] == 27


CHARACTERS = st.sampled_from('JRSL.·ivtcgs0123456789adf@↻-*°♙♣≈▤"▸prw \n\r\t=\0\u2028\ud800٣') | st.characters()


@pytest.mark.wide
@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_mutated_text_board_is_parsed_or_refused(data: st.DataObject) -> None:
    n_seats = data.draw(st.integers(2, 4))
    text = draw(position(n_seats, 2, data.draw(st.floats(0, 1))))
    text = without_map(text) if data.draw(st.booleans()) else text
    for _ in range(data.draw(st.integers(1, 4))):
        tiles = min(text.find("── TILES"), len(text))
        at = data.draw(st.integers(0, len(text)) | st.integers(max(tiles, 0), len(text)))
        removed = data.draw(st.sampled_from((0, 1, 1, 1, 2, 40, 1000)))
        text = text[:at] + "".join(data.draw(st.lists(CHARACTERS, max_size=3))) + text[at + removed :]
    read_or_refuse(text)


@pytest.mark.wide
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_words_are_laid_or_refused(data: st.DataObject) -> None:
    """Tiles and pieces that are each well formed, anywhere in the desert."""
    near = [word for word in CELL.words[:37] if word[1] in "cdef"]
    cell = st.sampled_from(near) | st.sampled_from(CELL.words)
    tile = st.builds("{}@{}↻{}".format, st.sampled_from(TILE.words[1:]), cell, st.integers(0, 5))
    piece = (
        st.builds("{}{}".format, st.sampled_from("♙*"), cell)
        | st.builds("°{}-{}".format, cell, st.sampled_from(("e", "ne", "nw", "w")))
        | st.builds("{}@{}".format, st.sampled_from(("c01", "c02", "c20", "c26")), cell)
    )
    tiles, jasmine, rose = (
        data.draw(st.lists(words, max_size=most)) for words, most in ((tile, 4), (piece, 2), (piece, 2))
    )
    read_or_refuse(with_words("  " + " ".join(tiles or ["."]), " ".join(jasmine or ["."]), " ".join(rose or ["."])))


@pytest.mark.wide
@settings(max_examples=60, deadline=None)
@given(st.text(), st.integers(0, 60))
def test_any_text_in_place_of_a_line_is_parsed_or_refused(line: str, at: int) -> None:
    lines = draw(position(3, 7, 0.4)).split("\n")
    lines[min(at, len(lines) - 1)] = line
    read_or_refuse("\n".join(lines))
    read_or_refuse(line)
