"""The text board: round trips of positions, edits by hand, and arbitrary pasted text."""

from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.core.compile import playouts
from semiramis.core.compile.link import Linked, modules_of
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.rule import Grid, Table
from semiramis.games.amyitis.components.names import BARLEY, SALT, WINE
from semiramis.games.amyitis.components.tables import CANAL_SIZE, COURT_TOP
from semiramis.games.amyitis.display.text.board import draw, parse
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules import canals, scoring, setup, turn
from semiramis.games.amyitis.rules.stages import DONE, STAGE
from semiramis.games.amyitis.rules.state import CANAL, State, Work
from tests.support import drawings

problem_of = partial(drawings.problem_of, GAME)
read_or_refuse = partial(drawings.read_or_refuse, GAME)

LOOPS = Linked(
    [playouts], {"mover": turn.mover, "legal": turn.legal, "apply": turn.apply, "total_score": scoring.total_score}
)


@cache
def random_game(n_seats: int, seed: int) -> tuple[State, ...]:
    """Every position of a random game; the seed also chooses the options."""
    start = State()
    setup.set_up(start, n_seats)
    start.any_good_wine, start.cut_off_canals, start.field_tie = seed & 1, seed >> 1 & 1, seed >> 2 & 1
    states, work, stream = [start], Work(), [0, 0]
    LOOPS.of(playouts.seed_stream)(stream, seed)
    while turn.mover(states[-1]) != NOBODY:
        code = LOOPS.of(playouts.random_code)(states[-1], work, stream)
        states.append(states[-1].clone())
        turn.apply(states[-1], work, code)
    return tuple(states)


def position(n_seats: int = 4, seed: int = 8, part: float = 0.6) -> State:
    game = random_game(n_seats, seed)
    return game[int(part * (len(game) - 1))].clone()


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), start=1) if part in line)


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_every_position_is_read_back(n_seats: int) -> None:
    stages = set()
    for seed in range(8):
        game = random_game(n_seats, seed)
        first_of_stage = {state.stage: state for state in reversed(game)}
        for state in (*first_of_stage.values(), *game[seed::60]):
            assert parse(draw(state)) == state
            stages.add(STAGE.words[state.stage])
    # only with four seats do two Caravaneers carry goods, with two nobody swaps, and no tile lets you choose a good
    assert set(STAGE.words) - stages <= {"done", "load", "swap", "gain"}


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_a_drawing_fits_a_terminal_of_100_columns(n_seats: int) -> None:
    for state in random_game(n_seats, 3)[::20]:
        lines = draw(state).split("\n")
        assert max(map(len, lines)) <= 98
        assert len(lines) <= 40
        assert all(line == line.rstrip() and line.isprintable() for line in lines)


def test_the_largest_numbers_keep_their_columns() -> None:
    state = position()
    for field in State.fields:
        if field.words is None and not field.derived and field.name not in ("load", "n_seats"):
            cells = getattr(state, field.name)
            if not field.shape:
                setattr(state, field.name, field.high)
            elif len(field.shape) == 1:
                cells[:] = [field.high] * field.shape[0]
    for seat in range(4):
        state.part[seat][:7] = [9999] * 7
        state.goods[seat][:] = [35] * 5
    assert max(map(len, draw(state).split("\n")[:-2])) == 98
    assert parse(draw(state)) == state


@pytest.mark.wide
def test_every_number_of_the_position_has_its_own_place() -> None:
    state = position()
    lost = set()
    for field in State.fields:
        if field.derived or field.name == "n_seats":
            continue
        for at in range(field.size):
            changed = state.clone()
            holder: Any = getattr(changed, field.name)
            places = [at] if len(field.shape) == 1 else list(divmod(at, field.shape[-1])) if field.shape else []
            for i in places[:-1]:
                holder = holder[i]
            old = holder[places[-1]] if places else holder
            new = field.low + (old - field.low + 1) % (field.high - field.low + 1)
            if places:
                holder[places[-1]] = new
            else:
                setattr(changed, field.name, new)
            canals.survey_water(changed)
            if parse(draw(changed)) != changed:
                lost.add((field.name, *places))
    single = {("canal", canal, 1) for canal in range(24) if CANAL_SIZE[canal] == 1}
    no_such_card = {
        ("court_stock", court, level) for court in range(4) for level in range(4) if not 0 < level <= COURT_TOP[court]
    }
    follows = {("part", seat, part) for seat in range(4) for part in (7, 8)}
    assert lost == single | no_such_card | follows


def test_trailing_spaces_line_ends_and_blank_lines_do_not_matter() -> None:
    for state in (position(), position(2, 5, 0.02)):
        text = draw(state)
        assert parse(text.rstrip()) == state
        assert parse("\n \n\n" + text + "\n\t\n  ") == state
        assert parse(text.replace("\n", "\r\n")) == state
        assert parse(text.replace("\n", "   \n")) == state


def test_options_and_pending_lines_stand_only_where_something_differs() -> None:
    plain = position(4, 8, 1.0)
    assert "options" not in draw(plain)
    assert "pending" not in draw(plain)
    plain.cut_off_canals, plain.owed, plain.planting, plain.gain_goods = 1, WINE, 7, 2
    text = draw(plain)
    assert text.split("\n")[1] == "options  cut-off-canals=wet"
    assert text.split("\n")[-2] == "pending  owed=wine  planting=b3  gain-goods=2"


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


def test_a_zero_may_be_written_as_such() -> None:
    state = position(4, 8, 1.0)
    line = next(line for line in draw(state).split("\n") if line.startswith("   palace"[2:], 62))
    assert parse(draw(state).replace(line, line.replace(".", "0"))) == state


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


def test_the_opening_looks_like_this() -> None:
    first_turn = next(state for state in random_game(4, 8) if STAGE.words[state.stage] == "act")
    assert draw(first_turn) == OPENING


OPENING = """\
AMYITIS   4 seats   round 1    first L   stage act          asked L
── ROAD ↻ ────────────────────────────────────────────────────────────────────────────────────────
►Babylon  │ Susa     │ Eshnunna │ Uruk     │ Ur       │ Palmyra  │ Mari     │ Ninoua   │ Khorsabad
1 good →3 │b →       │p →       │d →       │s →       │p →       │b →       │s →       │d + s →
2 goods→6 │banker    │▲         │caravaneer│▲         │banker    │▲         │caravaneer│▲▲
+ canal   │palace    │card c    │banker    │card b    │palace    │card a    │palace    │card d′
── GARDEN  tiles 16 → 4 ────────────────────────────────────  ── CRAFTS ──────────────────────────
   ┌─────────────┬─────────────┬─────────────┬─────────────┐   1  0¤  peasant  priest   engineer
 d ≈ ▲      q1-e . ▲▲     q2-d . ▲▲▲    q3-b . ▲▲▲▲   q3-a │   2  0¤  engineer merchant peasant
   ≈ 2 2tal      ┊ 4 2tal      . 8           . 10          │   3  0¤  merchant engineer peasant
   ≈┄┄┄┄┄ . ┄┄┄┄┄┼┄┄┄┄┄. .┄┄┄┄┄┼┄┄┄┄┄. .┄┄┄┄┄┼┄┄┄┄┄. .┄┄┄┄┄┤   4  0¤  peasant  priest   peasant
 c ≈ ▲      q1-a . ▲▲     q2-f . ▲▲▲    q3-d . ▲▲▲    q3-e │  ── FIELDS ──────── ── TEMPLES → ────
   ≈ 4           ┊ 3 court     . 6 tal+cam   . 5 court     │           b s d p w
   ≈┄┄┄┄┄ . ┄┄┄┄┄┼┄┄┄┄┄. .┄┄┄┄┄┼┄┄┄┄┄. .┄┄┄┄┄┼┄┄┄┄┄. .┄┄┄┄┄┤   top     . . . . .  ishtar   . . . .
 b ≈ ▲      q1-f . ▲▲     q2-a . ▲▲     q2-c . ▲▲     q2-b │           d p b s w  marduk   . . . .
   ≈ 2 tal+cam   ┊ 6           . 5 cam       . 5 tal       │   bottom  . . . . .  tammouz  . . . .
   ≈┄┄┄┄┄ . ┄┄┄┄┄┼┄┄┄┄┄ . ┄┄┄┄┄┼┄┄┄┄┄ . ┄┄┄┄┄┼┄┄┄┄┄ . ┄┄┄┄┄┤  ── COURT ─────── 1 ─── 2 ─── 3 ─────
 a ≈ ▲      q1-c . ▲      q1-b . ▲      q1-h . ▲      q1-d │   caravaneer     3     2    on 2: bd
   ≈ 3 cam       ┊ 3 tal       ┊ 2 tal+cam   ┊ 3 tal       │   banker         3     3     3
   ≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈   palace         3     3     3
         1             2             3             4           gardener       4
── PLAYERS ───  talents  camels  cubes   b  d  s  p  w  caravaneer  banker  palace  gardener tiles
 J jasmine            4       1     27   .  .  .  .  .           .       .       .         .     .
 R rose               4       1     27   .  .  .  .  .           .       .       .         .     .
 S saffron            4       1     27   .  .  .  .  .           .       .       .         .     .
▸L lotus   1          4       1     27   .  .  .  .  .           .       .       .         .     .
 stock               14      10          6  6  7  7  7
── PRESTIGE ──  irrigation  tiles  bonus  sales  palace  banker  temples  favour  goods      total
 J jasmine               .      .      .      .       .       .        .       .      .          .
 R rose                  .      .      .      .       .       .        .       .      .          .
 S saffron               .      .      .      .       .       .        .       .      .          .
 L lotus                 .      .      .      .       .       .        .       .      .          .
b barley   d dates   s salt   p palm   w wine   J R S L seats   N neutral   . none   * unused
▲ floor, quality   ′ turned   ¤ talent   ≈ water   ♣ planted   ▸ asked   1 first   ● ○ passed
"""
