"""The end of the game (ISH-10.1, ISH-10.2)."""

import pytest

from semiramis.core.model.domain import NOBODY
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.stages import CHOOSE, FILL_ROW, OVER, TREE
from semiramis.games.ishtar.rules.state import State
from tests.games.ishtar.support import JASMINE, ROSE, SAFFRON, choosing, clause, dealt, fault, legal, play, reached
from tests.support.random_play import positions


def whole_turn(state: State, cup: int) -> State:
    """The player to move takes a tile from a cup, places it somewhere and does nothing else."""
    state = dealt(play(state, f"can {cup}"))
    state = play(state, legal(state)[0])
    if state.stage != TREE:
        state = play(state, "skip")
    return dealt(play(state, "end"))


def after_end(heights: str, seat: int, seats: int = 2, first: int = JASMINE) -> State:
    """The position after a seat ends its turn with stacks of these heights."""
    state = choosing(heights=heights, seats=seats)
    state.first, state.asked, state.stage = first, seat, TREE
    return play(state, "end")


@pytest.mark.clause("ISH-10.1", "allowed")
def test_the_second_empty_stack_triggers_the_end() -> None:
    state = choosing(heights="501555")
    state.turns = [0, 0, 0, 0]
    after = whole_turn(state, 3)
    assert (after.height, after.stage, after.asked) == ([5, 0, 0, 5, 5, 5], CHOOSE, ROSE)
    over = whole_turn(after, 4)
    assert (over.stage, GAME.rules.mover(over), over.turns[:2]) == (OVER, NOBODY, [1, 1])


@pytest.mark.clause("ISH-10.1", "refused")
def test_one_empty_stack_does_not_end_the_game() -> None:
    after = whole_turn(whole_turn(choosing(heights="501555", gems="p"), 4), 5)
    assert (after.height, after.stage, after.asked) == ([5, 0, 1, 4, 4, 5], CHOOSE, JASMINE)


@pytest.mark.clause("ISH-10.2", "allowed")
def test_the_round_is_finished_when_the_second_of_three_triggers_the_end() -> None:
    state = choosing(heights="501555", seats=3)
    state.asked, state.turns[JASMINE] = ROSE, 1
    after = whole_turn(state, 3)
    assert (after.stage, after.asked) == (CHOOSE, SAFFRON)
    over = whole_turn(after, 4)
    assert (over.stage, over.turns[:3]) == (OVER, [1, 1, 1])


@pytest.mark.clause("ISH-10.2", "allowed")
@pytest.mark.parametrize(
    ("first", "asked", "ends"),
    [(0, 0, False), (0, 1, False), (0, 2, True), (1, 1, False), (1, 2, False), (1, 0, True), (2, 1, True)],
)
def test_whoever_sits_right_of_the_start_player_plays_last(first: int, asked: int, ends: bool) -> None:
    after = after_end("500555", asked, 3, first)
    assert (after.stage == OVER) == ends
    if not ends:
        assert after.asked == (asked + 1) % 3


@pytest.mark.clause("ISH-10.2", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_game_all_have_had_equally_many_turns(seats: int) -> None:
    ends = [state for state in positions(GAME, seats, 4) if state.stage == OVER]
    assert len(ends) == 4
    for state in ends:
        assert len(set(state.turns[:seats])) == 1
        assert state.height.count(0) >= 2


@pytest.mark.clause("ISH-10.2", "refused")
def test_the_last_turn_of_a_round_with_one_empty_stack_is_not_the_end() -> None:
    assert after_end("505555", ROSE).stage == CHOOSE


@pytest.mark.clause("ISH-10.2", "refused")
def test_nothing_is_allowed_after_the_end() -> None:
    over = after_end("500555", ROSE)
    assert legal(over) == []
    for move in ("end", "can 1", "buy 1", "deal-card c01"):
        assert clause(over, move) == "ISH-10.2"


@pytest.mark.clause("ISH-10.2", "refused")
def test_no_position_is_over_before_the_round_is() -> None:
    found = fault(reached("fill-row"), {"stage": "over"})
    assert found.args == {"place": "table.stage", "clause": "ISH-10.2"}


@pytest.mark.clause("ISH-10.2", "refused")
def test_no_position_goes_on_after_the_last_round() -> None:
    state = next(s for s in positions(GAME, 2, 20) if s.stage == OVER and not all(s.row))
    found = fault(state, {"stage": "fill-row"})
    assert found.args == {"place": "table.stage", "clause": "ISH-10.2"}


@pytest.mark.clause("ISH-7.5", "refused")
def test_after_the_last_turn_no_card_is_turned_up() -> None:
    state = choosing(heights="500555")
    state.asked, state.stage, state.row[0] = ROSE, TREE, 0
    over = play(state, "end")
    assert (over.stage, over.row[0]) == (OVER, 0)
    state.asked = JASMINE
    assert play(state, "end").stage == FILL_ROW


def test_the_last_round_is_told_and_seen() -> None:
    state = choosing(heights="501555")
    move = GAME.rules.catalogue.parse("can 3")
    after = play(state, "can 3")
    assert [event.id for event in GAME.display.events(state, move, after, JASMINE)] == [
        "ishtar-log-can",
        "ishtar-log-last-round",
    ]
    assert (GAME.display.view(state, ROSE)["last_round"], GAME.display.view(after, ROSE)["last_round"]) == (False, True)


def test_the_end_is_told() -> None:
    state = choosing(heights="500555")
    state.asked, state.stage = ROSE, TREE
    over = play(state, "end")
    ids = [event.id for event in GAME.display.events(state, GAME.rules.catalogue.parse("end"), over, ROSE)]
    assert ids == ["ishtar-log-end", "ishtar-log-over"]
    assert GAME.display.prompt(over).id == "ishtar-ask-over"
