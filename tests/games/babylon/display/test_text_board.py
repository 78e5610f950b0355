"""The text board: every position written and parsed, gardens written by hand, and arbitrary input."""

import re
from typing import Any

import pytest

from semiramis.games.babylon.components.names import BRIDGE, FOUNTAIN, NO_HOLE, STAIRS, STATUE
from semiramis.games.babylon.display.text.board import draw, parse
from semiramis.games.babylon.rules import scoring
from semiramis.games.babylon.rules.stages import BUILD, HANGING, OVER, STAGE
from semiramis.games.babylon.rules.state import HEIGHT, State
from tests.games.babylon.display.text_board_support import first_turn, line_with, position, rich_game, with_garden


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_every_position_is_read_back(n_seats: int) -> None:
    stages, kinds, seen = set[str](), set[int](), set[str]()
    for seed in (1, 2, 5):
        game = rich_game(n_seats, seed)
        first_of_stage = {state.stage: state for state in reversed(game)}
        recast = (state for state in game if state.wild_hole != NO_HOLE)
        for state in (*first_of_stage.values(), *game[seed % 5 :: 15], *recast):
            assert parse(draw(state)) == state
            stages.add(STAGE.words[state.stage])
            kinds.update(kind for row in state.piece_kind for kind in row)
            seen.update(name for name in ("last_pair", "token_used") if getattr(state, name))
            seen.update(["statue under a slab"] * (state.statues != state.statues_ever))
        seen.update(["two in a turn"] * any(s.n_slabs[s.asked] > s.slabs_before + 1 for s in game if s.stage == BUILD))
    assert set(STAGE.words) - stages == ({"remove"} if n_seats == 4 else set())
    assert kinds == {0, STATUE, FOUNTAIN, BRIDGE, STAIRS}
    assert seen == {"last_pair", "token_used", "statue under a slab", "two in a turn"}


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_a_drawing_fits_a_terminal_of_100_columns(n_seats: int) -> None:
    for state in (*rich_game(n_seats, 2)[::10], *rich_game(n_seats, 5)[::10]):
        lines = draw(state).split("\n")
        assert max(map(len, lines)) <= 98
        assert len(lines) <= 70
        assert all(line == line.rstrip() and line.isprintable() for line in lines)


def test_the_largest_numbers_keep_their_columns() -> None:
    state = position()
    for field in State.fields:
        if field.words is None and not field.derived and len(field.shape) < 2 and field.name not in UNLIKE_NUMBERS:
            highest = field.high
            setattr(state, field.name, [highest] * field.shape[0] if field.shape else highest)
    state.token_left[0] = state.buried[0] = 0
    state.buried[49:] = [0] * 4
    assert parse(draw(state)) == state
    assert max(map(len, draw(state).split("\n")[:-2])) == 98


UNLIKE_NUMBERS = ("n_seats", "n_slabs", "n_pieces")


BUILT = ("slab_tile", "slab_place", "slab_level", "slab_turn", "slab_hang", *UNLIKE_NUMBERS)


SET = ("piece_kind", "piece_hole", "piece_other", "piece_after")


@pytest.mark.wide
@pytest.mark.parametrize("part", [0.6, 1.0])
def test_every_number_of_the_position_has_its_own_place(part: float) -> None:
    state, lost = position(part=part), set()
    for field in State.fields:
        if field.derived or field.name in (*BUILT, *SET):
            continue
        for at in range(field.size):
            changed = state.clone()
            holder: Any = getattr(changed, field.name)
            old = holder[at] if field.shape else holder
            most = 48 if field.name == "face" else field.high  # starting tiles never lie in the quarry
            new = field.low + (old - field.low + 1) % (most - field.low + 1)
            if field.shape:
                holder[at] = new
            else:
                setattr(changed, field.name, new)
            if parse(draw(changed)) != changed:
                lost.add((field.name, at))
    assert lost == {("token_left", 0), *(("buried", tile) for tile in (0, 49, 50, 51, 52))}


def test_trailing_spaces_line_ends_and_blank_lines_do_not_matter() -> None:
    for state in (position(), position(2, 5, 0.02)):
        text = draw(state)
        assert parse(text.rstrip()) == state
        assert parse("\n \n\n" + text + "\n\t\n  ") == state
        assert parse(text.replace("\n", "\r\n")) == state
        assert parse(text.replace("\n", "   \n")) == state


def test_options_and_pending_lines_stand_only_where_something_differs() -> None:
    state = first_turn()
    assert "options" not in draw(state)
    assert "pending" not in draw(state)
    state.bridge_gap, state.supply_limit, state.stage, state.building, state.build_level = 2, 1, HANGING, 1, 1
    text = draw(state)
    assert text.split("\n")[1] == "options  bridge-gap=decorated  supply-limit=unlimited"
    assert text.split("\n")[-2] == "pending  building=mined  build-place=a1  build-level=1"
    assert parse(text) == state
    state.footprint, state.overhang, state.first_statue = 1, 1, 1
    assert [line[:9] for line in draw(state).split("\n")[1:4]] == ["options  ", "options  ", "── QUARRY"]
    assert parse(draw(state)) == state


def test_the_last_pieces_of_a_turn_follow_from_the_garden_unless_written() -> None:
    state = next(s for s in rich_game(3, 2) if s.last_pair and s.last_statue != NO_HOLE and s.slabs_before)
    text = draw(state)
    assert f"slabs-before={state.slabs_before}" in text
    assert "last-" not in text
    pending = text.split("\n")[-2]
    result = parse(text.replace(pending, f"{pending}  last-pair=7  last-statue=none"))
    assert (result.last_pair, result.last_statue) == (7, NO_HOLE)
    assert "last-pair=7  last-statue=none" in draw(result)
    earlier = parse(text.replace(pending, ""))
    assert earlier.slabs_before == state.n_slabs[state.asked]
    assert (earlier.last_pair, earlier.last_statue) == (0, NO_HOLE)


GARDEN = (
    "J st-white b2 L1 ↻0 │ c04 d2 L1 ↻0 ≈c2-d2   g02 g3 L1 ↻0 ═e3-g3",
    "  ♙h4 │ c02 b4 L2 ↻0 ⌂sw ▤b3-b4",
)


FROM_ABOVE = """\
 ┏━a━━b━━c━━d━━e━━f━━g━━h┳
1┃ .  .  .  .  .  .  .  .┃
 ┃  ┌─────┬─────┐        ┃
2┃ .│1S 1≈≈1≈ 1·│ .  .  .┃
 ┃  │     │     │  ┌─────┨
3┃ .│1▤ 1B│1· 1═════1═ 1T┃
 ┃  ├─↓───┼─────┘  │     ┃
4┃ .│2▤ 2F│ .  .  .│1· 1♙┃
 ┃  │     │        └─────┨
5┃ .│2⌂ 2·│ .  .  .  .  .┃
 ┃  └─────┘              ┃
"""


def test_a_garden_written_by_hand_is_seen_from_above() -> None:
    state = parse(with_garden(*GARDEN))
    assert state.n_slabs[0] == 4
    assert state.slab_hang[0][:4] == [4, 4, 4, 3]
    assert state.piece_after[0][:4] == [2, 3, 3, 4]
    assert [scoring.part_score(state, 0, part) for part in range(HEIGHT + 1)] == [1, 3, 3, 3, 4, 0, 1, 4]
    text = draw(state)
    start = line_with(text, "┏") - 1
    assert [line[:26] for line in text.split("\n")[start : start + 11]] == FROM_ABOVE.splitlines()
    assert "J st-white b2 L1 ↻0             │ c04 d2 L1 ↻0 ≈c2-d2           │ g02 g3 L1 ↻0 ═e3-g3 ♙h4" in text
    assert "\n  c02 b4 L2 ↻0 ⌂sw ▤b3-b4\n" in text


def test_bridges_pass_over_lower_slabs_and_arrows_lead_upstairs() -> None:
    slabs = "c01 b3 L1 ↻0 │ c02 a1 L2 ↻0 │ c03 a4 L2 ↻0 │ c05 d3 L2 ↻0 │ c06 d5 L1 ↻0 │ c07 f4 L1 ↻0"
    text = draw(parse(with_garden(f"J {slabs} ═a2-a4 ═b2-b4 ▤c3-d3 ▤d4-d5 ▤e4-f4")))
    start = line_with(text, "┏")
    assert [line[:26] for line in text.split("\n")[start : start + 11]] == CROSSING.splitlines()


CROSSING = """\
1┃2T 2F│ .  .  .  .  .  .┃
 ┃     │                 ┃
2┃2║ 2║│ .  .  .  .  .  .┃
 ┠─║┬─║┴──┬─────┐        ┃
3┃ ║│1║ 1▤→2▤ 2S│ .  .  .┃
 ┠─║┴─║┐  │     ├─────┐  ┃
4┃2║ 2║│1·│2▤ 2▤←1▤ 1·│ .┃
 ┃     ├──┼─↑───┤     │  ┃
5┃2· 2T│ .│1▤ 1F│1· 1F│ .┃
 ┠─────┘  │     ├─────┘  ┃
6┃ .  .  .│1· 1·│ .  .  .┃
"""


def test_a_piece_half_covered_keeps_its_sign_but_no_link() -> None:
    text = draw(parse(with_garden("J c01 a1 L1 ↻0 │ c02 c1 L1 ↻0 ≈b1-c1 │ c03 c1 L2 ↻0 ⌂nw")))
    assert "1┃1S 1≈│2⌂ 2·│" in text


def test_a_slab_that_just_fills_its_columns_keeps_clear_of_the_next() -> None:
    slabs = "st-orange a1 L1 ↻0 ⌂nw ♙b1 ♙a2", "c01 c1 L1 ↻0"
    state = parse(with_garden("J " + " │ ".join(slabs)))
    assert parse(draw(state)) == state
    assert f"J {slabs[0]:<62}│ {slabs[1]}" in draw(state)


def test_marks_of_this_turn_and_bars_are_only_for_people() -> None:
    state = position(3, 2, 0.9)
    text = draw(state)
    head, built = text[: text.index("── BUILT")], text[text.index("── BUILT") :]
    assert parse(head + built.replace("│", " ").replace(" +c", " c")) == state
    assert parse(head + re.sub(r" ([cgb][0-9]{2}|st-[a-z]+) ", r" +\1 ", built)) == state
    blurred = "".join(sign if sign in " \n" else "?" for sign in text[text.index(" ┏") : text.index("── POINTS")])
    assert parse(text[: text.index(" ┏")] + blurred + text[text.index("── POINTS") :]) == state


def test_the_end_of_a_game_is_drawn_without_a_seat_asked() -> None:
    state = position(2, 5, 1.0)
    assert state.stage == OVER
    header = draw(state).split("\n")[0]
    assert header.startswith("BABYLON   2 seats   round 15 of 15")
    assert "asked" not in header
    assert "▸" not in draw(state).split("── BUILT")[0]


def test_the_first_turn_looks_like_this() -> None:
    assert draw(first_turn()) == OPENING


OPENING = """\
BABYLON   4 seats   round  1 of 11   first R   token -        stage mine         asked R
── QUARRY  clay removed . ───────────────  ── PLAYERS ─────── singles doubles  stored
  ┌────1────┬────2────┬────3────┬────4────┐   J jasmine white         .       .  st-white  w SF/TB
1 │c01 w S B│c02 w T F│c03 w S ·│c04 w F ·│  ▸R rose    pink   1      .       .  st-pink   p SF/TB
  │3  +4 · ·│3  +4 · ·│3  +4 · T│3  +4 · B│   S saffron orange        .       .  st-orange o SF/TB
  ├─────────┼─────────┼─────────┼─────────┤   L lotus   blue          .       .  st-blue   b SF/TB
2 │c05 p T S│c06 p B F│c07 p S ·│c08 p B ·│   mined                              -
  │3  +5 · ·│3  +5 · ·│3  +5 · F│3  +5 · T│  ── SUPPLY  single  double    ⌂    ♙    ≈    ═    ▤
  ├─────────┼─────────┼─────────┼─────────┤                148      60   38   38   15   15   15
3 │c09 o F S│c10 o B T│c11 o S ·│c12 o F ·│  ── TOKENS pillar double change add flower minus blank
  │3  +4 · ·│3  +4 · ·│3  +4 · B│3  +4 · T│   unseen        2      2      2   2      2     2     2
  ├─────────┼─────────┼─────────┼─────────┤  ── TILES UNSEEN ─────────────────────────────────────
4 │c13 b S T│c14 b F B│c15 b S ·│c16 b F ·│   c    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
  │3  +4 · ·│3  +4 · ·│3  +4 · B│3  +4 · T│   g   01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16
  └─────────┴─────────┴─────────┴─────────┘   b   01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16
─── J jasmine ───────────── R rose ──────────────── S saffron ───────────── L lotus ─────────────
 ┏━a━━b━━c━━d━━e━━f━━g━━h┳━a━━b━━c━━d━━e━━f━━g━━h┳━a━━b━━c━━d━━e━━f━━g━━h┳━a━━b━━c━━d━━e━━f━━g━━h┓
1┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃
 ┃                       ┃                       ┃                       ┃                       ┃
2┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃
 ┃                       ┃                       ┃                       ┃                       ┃
3┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃
 ┃                       ┃                       ┃                       ┃                       ┃
4┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃
 ┃                       ┃                       ┃                       ┃                       ┃
5┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃
 ┃                       ┃                       ┃                       ┃                       ┃
6┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃
 ┃                       ┃                       ┃                       ┃                       ┃
7┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃
 ┃                       ┃                       ┃                       ┃                       ┃
8┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃ .  .  .  .  .  .  .  .┃
 ┗━━━━━━━━━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━━━━━━━━━┛
── POINTS ───  statues  fountains  bridges  stairs  sets  flowers  belvederes  height        total
 J jasmine           .          .        .       .     .        .           .       .            .
 R rose              .          .        .       .     .        .           .       .            .
 S saffron           .          .        .       .     .        .           .       .            .
 L lotus             .          .        .       .     .        .           .       .            .
── BUILT ─────────────────────────────────────────────────────────────────────────────────────────
J .
R .
S .
L .
S statue   F fountain   B bridge   T stairs   · no symbol   w white   p pink   o orange   b blue
♙ statue   ≈ fountain   ═ ║ bridge   ▤ stairs   ⌂ belvedere   ░ floor   ? face down   . none
▸ asked   1 first   + built this turn   L level   ↻ quarter turns clockwise
"""
