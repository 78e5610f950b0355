"""The text board: round trips of positions, edits by hand, and arbitrary pasted text."""

from typing import Any

import pytest

from semiramis.games.amyitis.components.names import WINE
from semiramis.games.amyitis.components.tables import CANAL_SIZE, COURT_TOP
from semiramis.games.amyitis.display.text.board import draw, parse
from semiramis.games.amyitis.rules import canals
from semiramis.games.amyitis.rules.stages import STAGE
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.display.text_board_support import position, random_game


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


def test_a_zero_may_be_written_as_such() -> None:
    state = position(4, 8, 1.0)
    line = next(line for line in draw(state).split("\n") if line.startswith("   palace"[2:], 62))
    assert parse(draw(state).replace(line, line.replace(".", "0"))) == state


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
