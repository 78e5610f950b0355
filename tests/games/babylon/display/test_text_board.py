"""The text board: every position written and parsed, gardens written by hand, and arbitrary input."""

import random
import re
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.core.compile.link import Linked, modules_of
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.rule import Grid, Table
from semiramis.games.babylon.components.names import BRIDGE, FOUNTAIN, NO_HOLE, STAIRS, STATUE
from semiramis.games.babylon.components.tables import TILE_FLOWER, TILE_SYMBOL
from semiramis.games.babylon.display import text as text_board
from semiramis.games.babylon.display.text.board import draw, parse
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules import garden, quarry, scoring, setup, turn
from semiramis.games.babylon.rules.actions import BUILD_FROM, DEAL_FIRST_CODE, DEAL_TILE_CODE, FOUNTAIN_ON, PLACE_AT
from semiramis.games.babylon.rules.stages import BUILD, HANGING, MINE, OVER, PLACING, STAGE, TURNING
from semiramis.games.babylon.rules.state import HEIGHT, LEVELS, PIECES, SLABS, State, Work
from tests.support import drawings

problem_of = partial(drawings.problem_of, GAME)
read_or_refuse = partial(drawings.read_or_refuse, GAME)


def decorations(codes: list[int]) -> list[int]:
    return [code for code in codes if FOUNTAIN_ON <= code < PLACE_AT]


def plan_slab(state: State, work: Work, dice: random.Random) -> tuple[float, list[int]]:
    """A random way to lay the slab in hand, and the points it gains with every decoration that fits."""
    state, codes, seat = state.clone(), [], state.asked
    while state.stage in (PLACING, HANGING, TURNING):
        codes.append(dice.choice(work.legal[: turn.legal(state, work)]))
        turn.apply(state, work, codes[-1])
    while found := decorations(work.legal[: turn.legal(state, work)]):
        turn.apply(state, work, found[0])
    return scoring.total_score(state, seat) + dice.random(), codes


@cache
def rich_game(n_seats: int, seed: int) -> tuple[State, ...]:
    """Every position of a game in which all players build and decorate; the seed also chooses the options."""
    dice, work, start = random.Random(seed), Work(), State()
    setup.set_up(start, n_seats)
    start.footprint, start.bridge_gap, start.overhang = seed % 2, seed % 3, seed // 2 % 2
    start.first_statue, start.supply_limit = seed // 3 % 2, seed // 4 % 2
    states, plan = [start], list[int]()
    while turn.mover(states[-1]) != NOBODY:
        state = states[-1].clone()
        codes = work.legal[: turn.legal(state, work)]
        if state.stage == BUILD and dice.random() < 0.95:
            codes = decorations(codes) or [code for code in codes if BUILD_FROM <= code < FOUNTAIN_ON] or codes
        if state.stage == PLACING:
            plan = max(plan_slab(state, work, dice) for _ in range(8))[1]
        turn.apply(state, work, plan.pop(0) if plan else dice.choice(codes))
        states.append(state)
    return tuple(states)


def position(n_seats: int = 4, seed: int = 5, part: float = 0.7) -> State:
    game = rich_game(n_seats, seed)
    return game[int(part * (len(game) - 1))].clone()


def first_turn(n_seats: int = 4) -> State:
    """Everything dealt in order, and the second player begins."""
    state, work = State(), Work()
    setup.set_up(state, n_seats)
    for code in (*range(DEAL_TILE_CODE + 1, DEAL_TILE_CODE + 17), DEAL_FIRST_CODE + 1):
        turn.apply(state, work, code)
    while state.stage != MINE:
        turn.legal(state, work)
        turn.apply(state, work, work.legal[0])
    return state


def with_garden(*lines: str) -> str:
    """The first turn with the first garden written by hand."""
    return draw(first_turn()).replace("\nJ .\n", "\n" + "\n".join(lines) + "\n")


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), start=1) if part in line)


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
