"""Every way in which a position can be unsound, and the fault that validation reports for it."""

from collections.abc import Callable
from typing import Any

import pytest

from semiramis.games.ishtar.components.names import NO_CELL
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.conservation import is_sound
from semiramis.games.ishtar.rules.stages import CHOOSE, OVER
from semiramis.games.ishtar.rules.state import CARD, State
from tests.games.ishtar.support import fault, give, reached
from tests.support.random_play import positions

Change = Callable[[State], object]


def middle_game() -> State:
    """A position at the start of a turn with an assistant in a bed of two cells, a tree and a bought card."""
    state: State
    for state in positions(GAME, 2, 20):
        pair = any(len({near for near in state.around[n] if state.bed[near]}) for n in _claimed(state))
        if state.stage == CHOOSE and pair and any(state.card_of):
            return state
    raise AssertionError("no such position")


def _claimed(state: State) -> list[int]:
    """The flower cells of beds with assistants."""
    return [n for n in range(NO_CELL) if state.bed[n] and state.claim[n]]


def _joined(state: State) -> int:
    """A flower cell with an assistant in its bed and another flower cell to the east, north-east or north-west."""
    return next(n for n in _claimed(state) if any(state.bed[near] for near in state.around[n][:3]))


def bump(name: str, *path: int, by: int = 1) -> Change:
    """Change one number of a position."""

    def change(state: State) -> None:
        inner: Any = getattr(state, name)
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] += by

    return change


def move_gem_below_zero(state: State) -> None:
    state.bank[2] += state.gems[1][2] + 1
    state.gems[1][2] = -1


def owe_the_bank(state: State) -> None:
    state.gems[0][0] += state.bank[0] + 1
    state.bank[0] = -1


def open_an_empty_stack(state: State) -> None:
    state.height[0], state.top[0] = 0, 1


def hide_too_many(state: State) -> None:
    state.unseen = [0] * len(state.unseen)


def double_a_card(state: State) -> None:
    state.row[0] = 0


def uproot(state: State) -> None:
    bought = next(card for card, holder in enumerate(state.card_of) if holder)
    state.tree_at[bought] = NO_CELL


def plant_a_card_of_the_row(state: State) -> None:
    state.tree_at[state.row[0]] = 0


def swap_assistants(state: State) -> None:
    state.assistant_at[0], state.assistant_at[1] = state.assistant_at[1], state.assistant_at[0]


def lose_a_claim(state: State) -> None:
    where = next(cell for mine in state.assistant_at for cell in mine if cell != NO_CELL)
    state.claim[where] = 0


def mix_water(state: State) -> None:
    state.spring[_joined(state)] += 1


def split_a_bed(state: State) -> None:
    state.bed[_joined(state)] += 1


def split_control(state: State) -> None:
    where = next(
        n
        for n in _claimed(state)
        if not state.standing[n] and any(state.bed[near] for way, near in enumerate(state.around[n]))
    )
    state.claim[where] += 1


def late_turn(state: State) -> None:
    state.turns[1 - state.first] = state.turns[state.first] + 1


def lost_turns(state: State) -> None:
    state.turns[state.first] += 3


def stop_too_early(state: State) -> None:
    state.turns[1 - state.first] = state.turns[state.first]
    state.stage = OVER


def stop_in_the_round(state: State) -> None:
    state.turns[1 - state.first] = state.turns[state.first] - 1
    state.height[:2] = [0, 0]
    state.top[:2] = [0, 0]
    state.stage = OVER


@pytest.mark.wide
def test_every_position_of_a_game_is_sound() -> None:
    for seats in (2, 3, 4):
        for state in positions(GAME, seats, 2):
            assert GAME.rules.is_sound(state)


@pytest.mark.parametrize(
    "change",
    [
        bump("bank", 0), bump("gems", 0, 1), bump("spent", 1, 2), owe_the_bank, move_gem_below_zero,
        bump("height", 3, by=-9), open_an_empty_stack, hide_too_many,
        lambda state: setattr(state, "wooden", state.wooden + 1), double_a_card, uproot, plant_a_card_of_the_row,
        lambda state: state.reserved.__setitem__(0, CARD.index("c01")),
        bump("in_front", 0), bump("on_carpet", 1, by=-1), swap_assistants, lose_a_claim,
        mix_water, split_a_bed, split_control,
        late_turn, lost_turns, stop_too_early, stop_in_the_round,
    ],
)  # fmt: skip
def test_nothing_is_lost_doubled_or_mixed(change: Change) -> None:
    state = middle_game()
    assert is_sound(state)
    change(state)
    assert not is_sound(state)


def test_the_game_may_be_over_after_a_whole_round_with_two_empty_stacks() -> None:
    state = reached("over")
    assert is_sound(state)
    state.turns[state.first] += 1
    assert not is_sound(state)


def first_words(state: State) -> list[dict[str, Any]]:
    return [dict(found.args) for found in GAME.referee.validate(state)]


def test_a_number_out_of_range_is_told_first() -> None:
    state = reached("choose")
    state.bank[0] = 200
    assert first_words(state) == [{"place": "bank.purple", "value": 200, "least": 0, "most": 114}]


@pytest.mark.clause("ISH-1.5", "refused")
def test_no_gem_is_lost_or_made() -> None:
    found = fault(reached("choose"), rose={"gems": {"white": 5}})
    assert (found.id, found.args["place"], found.args["expected"]) == ("position-total", "table.bank.white", 16)


@pytest.mark.clause("ISH-1.1", "ISH-1.11", "refused")
def test_whoever_does_not_play_owns_nothing_and_is_not_asked() -> None:
    state = reached("choose")
    card = CARD.words[state.row[0]]
    assert fault(state, {"card_of": {card: "saffron"}}).args == {"place": "seats.saffron", "clause": "ISH-1.1"}
    assert fault(state, {"asked": "lotus"}).args == {"place": "table.asked", "clause": "ISH-1.11"}
    assert fault(state, {"first": "saffron"}).args == {"place": "table.first", "clause": "ISH-1.11"}
    for change in (bump("assistant_at", 3, 0, by=-5), bump("single_at", 2, by=-5), bump("gems", 3, 0)):
        other = state.clone()
        change(other)
        assert "ISH-1.1" in [words["clause"] for words in first_words(other)]


@pytest.mark.clause("ISH-1.2", "ISH-1.3", "refused")
@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"n_boards": 5}, "table.n_boards"),
        ({"board_a": {"2": 0}, "board_b": {"2": 0}}, "table.board_a"),
        ({"board_a": {"2": 7}}, "table.board_a"),
        ({"side": {"5": "6a"}}, "table.side.5"),
        ({"board_b": {"6": 1}}, "table.board_a.6"),
        ({"side": {"1": "none"}}, "table.side.1"),
        ({"fountain": {"1": "none"}}, "table.fountain.1"),
        ({"fountain": dict.fromkeys("1234", "white")}, "table.fountain"),
    ],
)
def test_boards_and_fountains_are_those_of_the_box(change: dict[str, Any], place: str) -> None:
    assert fault(reached("choose"), change).args["place"] == place


@pytest.mark.clause("ISH-1.2", "refused")
def test_no_board_lies_with_both_sides_up() -> None:
    state = reached("choose")
    twin = {n: n + 1 if n % 2 else n - 1 for n in range(1, 13)}
    state.side[1] = twin[state.side[0]]
    GAME.rules.derive(state)
    assert {"place": "table.side.1", "clause": "ISH-1.2"} in first_words(state)


def test_what_follows_from_the_desert_is_right() -> None:
    state = reached("choose")
    state.flowers[0] += 1
    assert first_words(state) == [{"place": "table.flowers", "clause": "ISH-9.2"}]


@pytest.mark.clause("ISH-1.10", "refused")
def test_no_card_is_missing_or_without_a_name() -> None:
    state = reached("choose")
    card = CARD.words[state.row[0]]
    assert fault(state, {"in_deck": {card: 1}, "wooden": 16}).args == {"place": "table.row", "thing": card}
    assert fault(state, {"in_deck": {"none": 1}, "wooden": 16}).args == {"place": "table.row", "thing": "none"}


def test_a_stage_without_any_move_is_told() -> None:
    state = reached("take")
    gems = [mine + left for mine, left in zip(state.gems[1], state.bank, strict=True)]
    give(state, "p" * gems[0] + "r" * gems[1] + "w" * gems[2], 1)
    state.bank = [0, 0, 0]
    assert [(found.id, found.args) for found in GAME.referee.validate(state)] == [
        ("position-no-move", {"stage": "take"})
    ]
