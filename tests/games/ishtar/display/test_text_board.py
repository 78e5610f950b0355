"""The text board: every position there and back, deserts written by hand, other layouts and editions."""

from typing import Any

import pytest

from semiramis.core.model.message import Malformed
from semiramis.games.ishtar.components.names import NO_CELL
from semiramis.games.ishtar.display.text.board import LEGEND, draw, parse
from semiramis.games.ishtar.referee.rebuild import derive
from semiramis.games.ishtar.rules import turn
from semiramis.games.ishtar.rules.actions import CAN_TO
from semiramis.games.ishtar.rules.stages import OVER, PLACING, STAGE
from semiramis.games.ishtar.rules.state import CARD, TILE, State, Work
from tests.games.ishtar.display.text_boards import (
    first_turn,
    position,
    rich_game,
    without_map,
)


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, pytest.param(3, marks=pytest.mark.long), 4])
def test_every_position_is_parsed_back(n_seats: int) -> None:
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
def test_a_text_board_fits_a_terminal_of_100_columns(n_seats: int) -> None:
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


def test_the_end_of_a_game_shows_no_mover() -> None:
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
