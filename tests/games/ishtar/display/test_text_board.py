"""The text board: every position there and back, deserts written by hand, and any other text that may be pasted in."""

import random
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.core.compile.link import Linked
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.message import Malformed
from semiramis.core.model.rule import Grid, Table
from semiramis.games.ishtar.components.names import NO_CELL
from semiramis.games.ishtar.components.tables import CARD_COST, TILE_FLOWERS
from semiramis.games.ishtar.display.text import board, desert_map, laid, panel, seats
from semiramis.games.ishtar.display.text.board import LEGEND, draw, parse
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules import placing, rebuild, scoring, setup, turn
from semiramis.games.ishtar.rules.actions import CAN_TO, END_TURN, KEEP_FROM, LEARN_SKILL, SKIP_SYMBOL
from semiramis.games.ishtar.rules.layout import read_layout
from semiramis.games.ishtar.rules.rebuild import derive
from semiramis.games.ishtar.rules.scoring import part_score
from semiramis.games.ishtar.rules.stages import CHOOSE, DEAL_BOARD, OVER, PLACING, SPECIAL, STAGE, TREE
from semiramis.games.ishtar.rules.state import CARD, CELL, FLOWERS, FOUNTAINS, SHADE, TILE, TREES, State, Work
from tests.support import drawings

problem_of = partial(drawings.problem_of, GAME)
read_or_refuse = partial(drawings.read_or_refuse, GAME)

MODULES = (rebuild, board, laid, desert_map, panel, seats, placing, scoring)


@cache
def rich_game(n_seats: int, seed: int) -> tuple[State, ...]:
    """Every position of a game in which all players unlock skills and plant; the seed also chooses the options."""
    dice, work, start = random.Random(seed), Work(), State()
    setup.set_up(start, n_seats)
    setup.next_board(start)
    start.most_trees, start.seams, start.double_bloom = seed % 6, seed // 2 % 2, seed // 3 % 2
    start.hidden_stack = seed // 5 % 2
    states = [start]
    while turn.mover(states[-1]) != NOBODY:
        state = states[-1].clone()
        codes = work.legal[: turn.legal(state, work)]
        if state.stage in (SPECIAL, TREE) and dice.random() < 0.9:
            codes = [code for code in codes if code not in (END_TURN, SKIP_SYMBOL)] or codes
        if state.stage == SPECIAL:
            codes = [code for code in codes if code >= LEARN_SKILL] or codes
        if state.stage == CHOOSE:
            codes = codes[-2:]
        if KEEP_FROM + state.can in codes and dice.random() < 0.5:
            codes = [KEEP_FROM + state.can]
        turn.apply(state, work, dice.choice(codes))
        states.append(state)
    return tuple(states)


def position(n_seats: int = 4, seed: int = 10, part: float = 0.7) -> State:
    game = rich_game(n_seats, seed)
    return game[int(part * (len(game) - 1))].clone()


def laid_out(n_seats: int, layout: str = "") -> State:
    state = State()
    setup.set_up(state, n_seats)
    if layout:
        read_layout(state, layout)
    else:
        setup.next_board(state)
    return state


def first_turn(n_seats: int = 2) -> State:
    """The first turn after a deal in order of the codes."""
    state, work = laid_out(n_seats), Work()
    while state.stage != CHOOSE:
        turn.legal(state, work)
        turn.apply(state, work, work.legal[0])
    return state


def without_map(text: str) -> str:
    """A text board with a blank map, so that everything else can be edited."""
    lines = text.split("\n")
    start, end = line_with(text, "── BOARDS") - 1, line_with(text, "── PLAYERS") - 1
    return "\n".join([*lines[:start], *(line[:24] for line in lines[start:end]), *lines[end:]])


def with_words(tiles: str, jasmine: str = ".", rose: str = ".") -> str:
    """The first turn with tiles and pieces written by hand; the tiles on the cups can be laid too."""
    text = without_map(draw(first_turn()))
    for name, shown in (("is1", "g·2A·g"), ("is2", "1A·g·1"), ("vs1", "g·2A·g"), ("vs2", "1A·g·1"), ("ts1", "2A·g·g")):
        text = text.replace(f"{name} {shown}", "-  ")
    text = text.replace(" 1 c01 pp        3", " 1 -").replace(" 2 c02 pr        4", " 2 -")
    return text.replace("\n  .\n", f"\n{tiles}\n").replace("\nJ .\nR .\n", f"\nJ {jasmine}\nR {rose}\n")


def map_of(text: str) -> list[str]:
    start, end = line_with(text, "── BOARDS") - 1, line_with(text, "── PLAYERS") - 1
    return [line[26:] for line in text.split("\n")[start:end]]


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), start=1) if part in line)


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_every_position_is_read_back(n_seats: int) -> None:
    stages, seen = set[str](), set[str]()
    for seed in range(8):
        game = rich_game(n_seats, seed)
        first_of_stage = {state.stage: state for state in reversed(game)}
        for state in (*first_of_stage.values(), *game[seed::24]):
            assert parse(draw(state)) == state
            assert parse(without_map(draw(state))) == state
            stages.add(STAGE.words[state.stage])
            seen.update(name for name in ("kept", "reserved", "planted") if getattr(state, name) not in (0, [0] * 4))
            seen.update(name for name in ("single_at", "double_at") if min(getattr(state, name)) != NO_CELL)
    assert stages == set(STAGE.words)
    assert seen == {"kept", "reserved", "planted", "single_at", "double_at"}


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_a_drawing_fits_a_terminal_of_100_columns(n_seats: int) -> None:
    for state in (*rich_game(n_seats, 2)[::10], *rich_game(n_seats, 7)[::10]):
        lines = draw(state).split("\n")
        assert max(map(len, lines)) <= 98
        assert len(lines) <= 62
        assert all(line == line.rstrip() and line.isprintable() for line in lines)


def test_the_largest_numbers_keep_their_columns() -> None:
    state = position()
    for name in ("turns", "gems", "spent", "in_front", "on_carpet", "bank", "height", "wooden"):
        field = next(field for field in State.fields if field.name == name)
        value: Any = [field.high] * field.shape[-1] if field.shape else field.high
        setattr(state, name, [value[:] for _ in range(4)] if len(field.shape) == 2 else value)
    assert parse(draw(state)) == state
    assert max(map(len, draw(state).split("\n"))) <= 98


LAID = ("tile_at", "tile_turn", "tree_at", "card_of", "assistant_at", "single_at", "double_at", "double_way")
FOLLOWING = ("unseen", "in_deck", "n_seats", "n_boards")
NAMED = {"top": "unseen", "kept": "unseen", "hand": "unseen", "row": "in_deck", "reserved": "in_deck"}


@pytest.mark.wide
@pytest.mark.parametrize("state", [position(4, 1, 0.6), position(4, 1, 1.0), first_turn(4)])
def test_every_number_of_the_position_has_its_own_place(state: State) -> None:
    lost, numbers = set(), 0
    for field in State.fields:
        boards = field.name in ("side", "rotation", "board_a", "board_b", "seams")
        if field.derived or field.name in (*LAID, *FOLLOWING) or (boards and any(state.turns)):
            continue
        for at in range(field.size):
            changed = state.clone()
            holder: Any = getattr(changed, field.name)
            if len(field.shape) == 2:
                holder, place = holder[at // field.shape[1]], at % field.shape[1]
            else:
                place = at
            old = holder[place] if field.shape else holder
            if field.name in NAMED:
                left = getattr(changed, NAMED[field.name])
                new = left.index(1)
                left[new], left[old] = 0, int(field.name in ("row", "reserved") and old > 0)
            elif field.name in ("board_a", "board_b"):
                new = field.low  # away from all others
            else:
                new = field.low + (old - field.low + 1) % (field.high - field.low + 1)
            if field.shape:
                holder[place] = new
            else:
                setattr(changed, field.name, new)
            derive(changed)
            numbers += 1
            if parse(draw(changed)) != changed:
                lost.add((field.name, at))
    assert not lost
    assert numbers > 130


def test_trailing_spaces_line_ends_and_blank_lines_do_not_matter() -> None:
    for state in (position(), position(2, 2, 0.02)):
        text = draw(state)
        assert parse(text.rstrip()) == state
        assert parse("\n \n\n" + text + "\n\t\n  ") == state
        assert parse(text.replace("\n", "\r\n")) == state
        assert parse(text.replace("\n", "   \n")) == state


def test_the_words_of_a_player_may_go_over_several_lines() -> None:
    state = position()
    lines = draw(state).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("J ") and line.count("  ") > 1)
    first, rest = lines[at].split("  ", 1)
    assert parse("\n".join([*lines[:at], first, f"  {rest}", *lines[at + 1 :]])) == state


def test_options_and_pending_lines_stand_only_where_something_differs() -> None:
    state = first_turn()
    assert "options" not in draw(state)
    assert "pending" not in draw(state)
    state.most_trees, state.double_bloom, state.stage, state.target, state.cost = 5, 1, PLACING, 3, 2
    text = draw(state)
    assert text.split("\n")[1] == "options  most-trees=any  double-bloom=two-each"
    assert text.split("\n")[-2] == "pending  cost=2  target=4"
    assert parse(text) == state


def test_a_card_whose_tree_is_not_planted_was_just_bought() -> None:
    state = next(s for s in rich_game(3, 2) if STAGE.words[s.stage] == "plant")
    text, name = draw(state), CARD.words[state.bought]
    assert "bought=" not in text
    parsed = parse(text + "pending  bought=none\n")
    assert (parsed.bought, parsed.card_of[state.bought]) == (0, state.asked + 1)
    assert "bought=none" in draw(parsed)
    assert parse(draw(parsed)) == parsed
    with pytest.raises(Malformed):
        parse(text.replace(f"{name}", f"{name}@1d4"))


TILES_BY_HAND = "  is1@1c3↻0  t05@1d3↻2  vs2@1e4↻1\n  gone  i05  v03"
MAP_BY_HAND = """\
      a p   ·   p   p
    b w   ·   r   ·   w
  c ·   ·   ♣  ♙2J *3J  ·
d r   ▤   2R ≈1p  ·   ▤   r a p   ▤   p   ▤
  e ·  °1R °1R ♙1R  r   · b p   ·   ·   r   ·
    f ▤   p   r   "   1 c ·   ·  ≈2p  ·   p   ·
      g ·   ·   ·   · d ·   p   p   p   ·   w   ·
"""


def test_a_desert_written_by_hand_is_seen_from_above() -> None:
    text = with_words(TILES_BY_HAND, "♙1c4  *1c5  c01@1c3", "♙1e4  °1e2-e")
    state = parse(text)
    assert [map_row.rstrip() for map_row in map_of(draw(state))[:7]] == MAP_BY_HAND.splitlines()
    assert state.tile_at[TILE.index("t05")] == CELL.index("1d3")
    assert [part_score(state, 0, part) for part in (TREES, FLOWERS, FOUNTAINS)] == [3, 5, 0]
    assert [part_score(state, 1, part) for part in (TREES, FLOWERS, FOUNTAINS)] == [0, 5, 4]
    assert state.cells_at[0] == [2, 4, 0, 0]
    assert state.shade[:2] == [1, 1]
    assert part_score(state, 0, SHADE) == 0
    assert [state.unseen[TILE.index(name)] for name in ("is1", "i05", "v03", "v04")] == [0, 0, 0, 1]
    assert [state.in_deck[CARD.index(name)] for name in ("c01", "c02", "c03")] == [0, 1, 0]
    assert "\n  gone  i05  v03\n" in draw(state)
    assert parse(draw(state)) == state


def test_tiles_may_be_told_in_any_order() -> None:
    words = ["is1@1c3↻0", "t05@1d3↻2", "vs2@1e4↻1"]
    found = [parse(with_words(f"  {' '.join(order)}")) for order in (words, words[::-1], words[1:] + words[:1])]
    assert found[0] == found[1] == found[2]
    assert parse(with_words("\n".join(f"      {word}" for word in words))) == found[0]


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


def test_boards_lie_where_and_how_they_are_told() -> None:
    text = without_map(draw(first_turn()))
    old = "3 3a ↻0 purple 4     0,1"
    assert old in text
    state = parse(text.replace(old, "3 6b ↻4 white  8    -1,1"))
    assert (state.side[2], state.rotation[2], state.fountain[2]) == (12, 4, 3)
    assert (state.board_a[2], state.board_b[2]) == (-1, 1)
    assert parse(draw(state)) == state
    for new, wrong, expected in (
        ("3 7a ↻0 purple 4     0,1", "7a", "- 1a 1b"),
        ("3 3c ↻0 purple 4     0,1", "3c", "- 1a 1b"),
        ("3 3a ↻6 purple 4     0,1", "↻6", "↻0 ↻1"),
        ("3 3a ↻0 green  4     0,1", "green", "- purple red white"),
        ("3 3a ↻0 purple 5     0,1", "5", "4"),
        ("3 3a ↻0 purple 4     0;1", "0;1", "0,0 "),
        ("3 3a ↻0 purple 4   -10,1", "", ""),
        ("3 3a ↻0 purple 4     1,0", "1,0", "-1,0"),
    ):
        problem = problem_of(text.replace(old, new))
        assert problem["line"] == line_with(text, old)
        assert wrong in problem["text"]
        assert problem["expected"].startswith(expected)


@pytest.mark.parametrize("layout", ["0,0 1,0 2,0 3,0", "0,0 0,1 0,2 0,3", "0,0:3b/2 -1,1 0,-1:1a/5 1,-2"])
def test_other_layouts_are_drawn_as_wide_and_high_as_they_are(layout: str) -> None:
    state, work, dice = laid_out(2, layout), Work(), random.Random(7)
    while turn.mover(state) != NOBODY:
        if dice.random() < 0.1 or state.stage < CHOOSE:
            assert parse(draw(state)) == state
        turn.apply(state, work, dice.choice(work.legal[: turn.legal(state, work)]))
    assert parse(draw(state)) == state
    rows = [row for row in map_of(draw(state)) if row]
    assert len(rows) == {"0,0 1,0": 16, "0,0 0,1": 28, "0,0:3b/": 22}[layout[:7]]


def test_boards_that_are_not_dealt_yet_show_their_number() -> None:
    state = laid_out(2)
    assert state.stage == DEAL_BOARD
    assert map_of(draw(state))[3].split() == ["d", "1", "a"]
    assert parse(draw(state)) == state


def test_what_is_printed_must_agree_with_the_edition() -> None:
    text = draw(first_turn())
    for old, new in (
        ("is1 g·2A·g", "is1 g·2S·g"),
        ("c02 pr        4", "c02 pp        4"),
        ("pr        4", "pr        5"),
    ):
        assert problem_of(text.replace(old, new))["line"] == line_with(text, old)


def test_a_drawing_of_another_edition_shows_and_reads_its_tiles_and_cards() -> None:
    flowers, cost = Grid(row[::-1] for row in TILE_FLOWERS), Grid(row[::-1] for row in CARD_COST)
    linked = Linked(MODULES, {"TILE_FLOWERS": flowers, "CARD_COST": cost})
    state = first_turn()
    text = linked.of(draw)(state)
    assert "c01 ww" in text
    assert linked.of(parse)(text) == state
    assert problem_of(text)["line"] == line_with(text, "ts1")
    dear = Linked(MODULES, {"FOUNTAIN_POINTS": Table([0, 5, 7, 20])})
    assert "1 1a ↻0 purple 5     0,0" in dear.of(draw)(state)


def test_seats_that_do_not_play_have_no_pieces_and_are_not_asked() -> None:
    text = draw(first_turn(2))
    assert problem_of(text.replace("\nR .\n", "\nR .\nS .\n"))["text"] == "S ."
    assert problem_of(text.replace("first J", "first S")) == {"line": 1, "text": "S", "expected": "J R"}
    assert problem_of(text.replace("\nR .\n", "\n"))["expected"] == "R"


def test_the_line_that_cannot_be_read_is_named_with_what_it_lacks() -> None:
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


SIGNS = st.sampled_from('JRSL.·ivtcgs0123456789adf@↻-*°♙♣≈▤"▸prw \n\r\t=\0\u2028\ud800٣') | st.characters()


@pytest.mark.wide
@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_mutated_drawing_is_read_or_refused(data: st.DataObject) -> None:
    n_seats = data.draw(st.integers(2, 4))
    text = draw(position(n_seats, 2, data.draw(st.floats(0, 1))))
    text = without_map(text) if data.draw(st.booleans()) else text
    for _ in range(data.draw(st.integers(1, 4))):
        tiles = min(text.find("── TILES"), len(text))
        at = data.draw(st.integers(0, len(text)) | st.integers(max(tiles, 0), len(text)))
        removed = data.draw(st.sampled_from((0, 1, 1, 1, 2, 40, 1000)))
        text = text[:at] + "".join(data.draw(st.lists(SIGNS, max_size=3))) + text[at + removed :]
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
def test_any_text_in_place_of_a_line_is_read_or_refused(line: str, at: int) -> None:
    lines = draw(position(3, 7, 0.4)).split("\n")
    lines[min(at, len(lines) - 1)] = line
    read_or_refuse("\n".join(lines))
    read_or_refuse(line)


def test_the_end_of_a_game_is_drawn_without_a_seat_asked() -> None:
    state = position(2, 2, 1.0)
    assert state.stage == OVER
    text = draw(state)
    assert "asked" not in text.split("\n")[0]
    assert "▸" not in text[text.index("── PLAYERS") : text.index(LEGEND[-1])]


def test_every_tile_and_card_shows_somewhere() -> None:
    """Unseen ones have their number in the table at the end, and all others are named above it."""
    state = position(3, 7, 0.5)
    text = draw(state)
    above, below = text.split("── UNSEEN")
    rows = dict(zip("ivtc", (line[3:].split() for line in below.split("\n")[1:5]), strict=True))
    for words, left in ((TILE.words, state.unseen), (CARD.words, state.in_deck)):
        for name, unseen in list(zip(words, left, strict=True))[1:]:
            assert (name in above) != bool(unseen)
            assert (name[1:] in rows[name[0]]) == bool(unseen)


def test_the_can_and_the_tile_in_hand_are_seen() -> None:
    state, work = first_turn(), Work()
    turn.legal(state, work)
    turn.apply(state, work, CAN_TO + 2)
    assert state.stage == PLACING
    lines = draw(state).split("\n")
    assert lines[9].startswith("▸3 bent     4 -  ")
    assert lines[13].startswith(" hand         vs1 g·2A·g")


def test_the_opening_looks_like_this() -> None:
    assert draw(first_turn()) == OPENING


OPENING = """\
ISHTAR   2 seats   4 boards   first J   stage choose          asked J
── BOARDS ──────────────        a p   ·   p   p
1 1a ↻0 purple 4     0,0      b w   ·   r   ·   w
2 2a ↻0 purple 4     1,0    c ·   ·   p   p   p   ·
3 3a ↻0 purple 4     0,1  d r   ▤   ·  ≈1p  ·   ▤   r a p   ▤   p   ▤
4 4a ↻0 red    6     1,1    e ·   ·   p   ·   r   · b p   ·   ·   r   ·
── CARPET ──────────────      f ▤   p   r   p   · c ·   ·  ≈2p  ·   p   ·
 1 straight 5 is1 g·2A·g        g ·   ·   ·   · d ·   p   p   p   ·   w   ·
 2 straight 5 is2 1A·g·1          a ·   ·   r   · e w   ·   ·   r   ·   p
 3 bent     5 vs1 g·2A·g        b r   p   ▤   p   r f ▤   r   ▤   p   r
 4 bent     5 vs2 1A·g·1      c ▤   ·   ·   p   ·   ▤ g ·   ·   r   ·
 5 triangle 5 ts1 2A·g·g    d w   ·   p  ≈3p  ·   r   · a ▤   w   ·   ·
 6 triangle 5 ts2 1A·1·g      e ·   ·   ·   p   p   · b r   ·   ▤   r   p
 hand         -                 f ·   r   p   p   w c p   p   p   ·   ▤   ·
── TREE CARDS ──────────          g ·   ·   p   · d ·   ·  ≈4r  p   ·   p   w
 1 c01 pp        3                                  e p   ·   ·   p   ·   ▤
 2 c02 pr        4                                    f ·   r   ·   ·   r
 3 c03 ppp       5                                      g ·   p   r   ·
 4 c04 ppp       5
 5 c05 rr        5
 deck 21   wooden 15
── BANK ────────────────
 p  26  r  14  w   8
── PLAYERS ─ turns   p   r   w spent  p  r  w  skills     front carpet kept       reserved
▸J jasmine 1     .   1   .   .        .  .  .  ..........     2      2 -          -
 R rose          .   1   .   .        .  .  .  ..........     2      2 -          -
── TILES LAID ────────────────────────────────────────────────────────────────────────────────────
  .
── ASSISTANTS, BLOOMS, TREES ─────────────────────────────────────────────────────────────────────
J .
R .
── POINTS ─ trees flowers fountains tablets symbols gems shade assistants total ≈1 ≈2 ≈3 ≈4
 J jasmine      .       .         .       .       .    .     .          .     .  .  .  .  .
 R rose         .       .         .       .       .    .     .          .     .  .  .  .  .
── UNSEEN ────────────────────────────────────────────────────────────────────────────────────────
 i 01 02 03 04 05 06 07 08 09 10 11 12   .  .
 v 01 02 03 04 05 06 07 08 09 10 11 12   .  .
 t 01 02 03 04 05 06 07 08 09 10 11 12   .  .
 c  .  .  .  .  . 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26
1d4 fourth cell in row d of board 1   ≈1p its fountain, purple   · sand   p r w gem   ▤ tablet
" grass   ♣ tree   1–4 flowers, J R S L whose bed   ♙ assistant   * single bloom   ° double bloom
▸ asked, can   1 first   @ first cell of a tile   ↻ sixths clockwise   g grass   A S ? symbols
"""
