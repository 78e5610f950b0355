"""The text board of Amyitis as input: edits by hand, mutated and arbitrary text."""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.core.compile.link import Linked, modules_of
from semiramis.core.model.rule import Grid, Table
from semiramis.games.amyitis.components.names import BARLEY, SALT, WINE
from semiramis.games.amyitis.display.text.board import draw, parse
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules import scoring, setup
from semiramis.games.amyitis.rules.stages import DONE, STAGE
from semiramis.games.amyitis.rules.state import CANAL, State
from tests.games.amyitis.display.text_board_support import position
from tests.support import drawings

problem_of = partial(drawings.problem_of, GAME)


read_or_refuse = partial(drawings.read_or_refuse, GAME)


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), start=1) if part in line)


def test_edits_by_hand_are_read_and_sums_follow() -> None:
    state = position()
    text = draw(state)
    row = line_with(text, " L lotus")
    lines = text.split("\n")
    lines[row - 1] = (
        " L lotus     ○       12       .      3   1  .  .  .  2           2       3       .         4     ."
    )
    edited = parse("\n".join(lines))
    state.passed[3], state.talents[3], state.camels[3], state.cubes[3] = 2, 12, 0, 3
    state.goods[3], state.court[3], state.gardeners[3] = [1, 0, 0, 0, 2], [2, 3, 0], 4
    assert edited == state
    assert scoring.part_score(edited, 3, 8) == 3


def test_a_canal_drawn_by_hand_carries_water() -> None:
    state = State()
    setup.set_up(state, 4)
    text = draw(state)
    banks = text.split("\n")[line_with(text, " a ≈") - 2]
    assert banks.startswith("   ≈┄┄┄┄┄ . ┄┄┄┄┄┼")
    edited = parse(text.replace(banks, banks.replace(".", "S", 1)))
    canal = CANAL.index("a1-b1")
    assert edited.canal[canal] == [3, 0]
    assert edited.watered[0] == edited.watered[4] == 1
    assert "   ≈═════ S ═════╬┄" in draw(edited)


def test_the_caravan_stands_in_exactly_one_city() -> None:
    text = draw(position()).replace("►", " ")
    number = line_with(text, "Babylon")
    assert problem_of(text) == {"line": number, "text": "", "expected": "►"}
    assert parse(text.replace(" Uruk", "►Uruk")).caravan == 3
    assert problem_of(text.replace(" Uruk", "►Uruk").replace(" Mari", "►Mari"))["line"] == number


def test_what_is_printed_must_agree_with_the_edition() -> None:
    text = draw(position(4, 8, 0.1))
    for number, (old, new) in enumerate((("d →", "w →"), ("2 tal", "9 tal"), ("1 good →3", "1 good →4"))):
        assert old in text, number
        assert problem_of(text.replace(old, new, 1))["line"] == line_with(text, old)


def test_seats_that_do_not_play_own_nothing_and_are_not_asked() -> None:
    state = position(2, 8, 0.5)
    text = draw(state)
    temple = text.split("\n")[line_with(text, "marduk") - 1]
    assert problem_of(text.replace(temple, temple[:-1] + "L")) == {
        "line": line_with(text, "marduk"),
        "text": "L",
        "expected": ". J R N",
    }
    assert problem_of(text.replace("first " + "JR"[state.first], "first S"))["line"] == 1


def test_the_line_that_cannot_be_read_is_named_with_what_it_lacks() -> None:
    text = draw(position())
    assert problem_of("") == problem_of(" \n\t\n") == {"line": 1, "text": "", "expected": "AMYITIS"}
    assert problem_of("\n\nBABYLON")["line"] == 3
    assert problem_of(text + "more")["text"] == "more"
    assert problem_of("\n\n" + text.replace("── COURT", "── COURTS"))["line"] == line_with(text, "COURT") + 2
    shorter = "\n".join(text.split("\n")[:20])
    assert problem_of(shorter)["line"] == 21
    assert problem_of(text.replace("round ", "round ²"))["line"] == 1
    assert problem_of(text.replace("AMYITIS   4", "AMYITIS   5"))["expected"] == "2 3 4"
    assert problem_of(text.replace("\n── ROAD", "\noptions  field-tie=none\n── ROAD"))["expected"] == "nobody rightmost"
    assert problem_of(text.replace("\n── ROAD", "\noptions  golden-rule=yes\n── ROAD"))["text"] == "golden-rule=yes"
    twice = "\npending  dealt=1 dealt=2\n"
    assert problem_of(text.rstrip() + twice)["text"] == "dealt=2"
    assert problem_of(text.rstrip() + "\npending  dealt=99999999999999999999\n")["expected"] == "0–20"
    done = text.replace(STAGE.words[position().stage].ljust(10), STAGE.words[DONE].ljust(10), 1)
    assert problem_of(done)["line"] == 1


SIGNS = st.sampled_from("JRSLN.bdspw0123456789►▲′●○¤♣≈│═┄ \n\r\t=\0\u2028\ud800٣") | st.characters()


@pytest.mark.wide
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_mutated_drawing_is_read_or_refused(data: st.DataObject) -> None:
    n_seats = data.draw(st.integers(2, 4))
    text = draw(position(n_seats, n_seats, data.draw(st.floats(0, 1))))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        removed = data.draw(st.sampled_from((0, 1, 1, 1, 2, 40, 1000)))
        text = text[:at] + "".join(data.draw(st.lists(SIGNS, max_size=3))) + text[at + removed :]
    read_or_refuse(text)


@pytest.mark.wide
@settings(max_examples=100, deadline=None)
@given(st.text(), st.integers(0, 40))
def test_any_text_in_place_of_a_line_is_read_or_refused(line: str, at: int) -> None:
    lines = draw(position(3, 5, 0.4)).split("\n")
    lines[min(at, len(lines) - 1)] = line
    read_or_refuse("\n".join(lines))
    read_or_refuse(line)


def test_a_text_board_of_another_edition_shows_and_parses_its_numbers() -> None:
    fields = Grid([[SALT, BARLEY, 1, 3, WINE], [3, 1, SALT, BARLEY, WINE]])
    names = {"FIELD_GOOD": fields, "CITY_PLACE": Table([0, 8, 7, 6, 5, 4, 3, 2, 1]), "TILE_CAMELS": Table([7] * 21)}
    linked = Linked(modules_of("semiramis.games.amyitis.display.text"), names)
    state = position()
    text = linked.of(draw)(state)
    assert linked.of(parse)(text) == state
    assert text.index("Khorsabad") < text.index("Susa")
    assert " s b d p w" in text
    assert "7cam" in text
    assert problem_of(text)["line"] == line_with(text, "Babylon")
