"""Impossible unfinished turns, and moves that their stages refuse."""

from collections.abc import Callable
from itertools import islice

import pytest

from semiramis.core.model.domain import CHANCE
from semiramis.games.ishtar.components.names import NO_CELL, NO_CUP, NO_SKILL
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.referee.validate_stage import check_stage
from semiramis.games.ishtar.rules.stages import STAGE
from semiramis.games.ishtar.rules.state import State
from tests.games.ishtar.support import clause, fault, reached
from tests.support.random_play import positions

STAGES = [stage for stage in STAGE.words if stage != "over"]
Change = Callable[[State], object]


def put(name: str, value: object) -> Change:
    """A change of one field."""
    return lambda state: setattr(state, name, value)


def faults(stage: str, *changes: Change) -> list[tuple[str, str]]:
    """The faults of a position at a stage after some changes: places and clauses."""
    state = reached(stage)
    assert list(check_stage(state)) == []
    for change in changes:
        change(state)
    return [(str(result.args["place"]), str(result.args.get("clause", result.id))) for result in check_stage(state)]


def empty_stacks(state: State) -> None:
    state.height = [0] * 6


def fill_row(state: State) -> None:
    state.in_deck = [0] * len(state.in_deck)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("dealt", 1), ("drawn", 1), ("cost", 1), ("target", "2"), ("symbol", "star"), ("symbol_at", "1a1"),
        ("learning", "j"), ("planted", 1), ("idle", 1),
    ],
)  # fmt: skip
def test_nothing_is_pending_before_a_tile_is_chosen(name: str, value: object) -> None:
    result = fault(reached("choose"), {name: value})
    assert (result.id, result.args) == ("position-pending", {"place": f"table.{name}", "stage": "choose"})


@pytest.mark.clause("ISH-2.1", "refused")
@pytest.mark.parametrize("name", ["hand", "opened", "bought"])
def test_what_a_stage_does_not_ask_for_is_not_pending(name: str) -> None:
    assert faults("choose", put(name, 1)) == [(f"table.{name}", "position-pending")]


@pytest.mark.clause("ISH-1.2", "ISH-1.10", "refused")
@pytest.mark.parametrize(
    ("stage", "change", "expected"),
    [
        ("deal-fountain", put("dealt", 4), ("table.dealt", "ISH-1.2")),
        ("deal-cup", put("dealt", 6), ("table.dealt", "ISH-1.2")),
        ("deal-side", put("drawn", 0), ("table.drawn", "ISH-1.2")),
        ("deal-board", put("side", [1, 0, 0, 0, 0, 0]), ("table.dealt", "ISH-1.2")),
        ("deal-start", put("row", [1, 0, 0, 0, 0]), ("table.row", "ISH-1.10")),
        ("deal-first", put("row", [0, 0, 0, 0, 0]), ("table.row", "ISH-7.5")),
    ],
)
def test_set_up_is_at_a_place_that_exists(stage: str, change: Change, expected: tuple[str, str]) -> None:
    assert faults(stage, change) == [expected]


@pytest.mark.clause("ISH-1.2", "refused")
def test_no_board_is_drawn_twice() -> None:
    state = next(s for s in positions(GAME, 2, 1) if STAGE.words[s.stage] == "deal-side" and s.dealt == 1)
    assert fault(state, {"drawn": (state.side[0] + 1) // 2}).args == {"place": "table.drawn", "clause": "ISH-1.2"}


@pytest.mark.clause("ISH-3.3", "ISH-3.6", "ISH-4.9", "ISH-AMB-02", "refused")
@pytest.mark.parametrize(
    ("stage", "change", "expected"),
    [
        ("pay-steps", put("cost", 0), ("table.cost", "ISH-3.3")),
        ("pay-steps", put("cost", 4), ("table.cost", "ISH-3.3")),
        ("pay-steps", put("target", NO_CUP), ("table.cost", "ISH-3.3")),
        ("place", put("hand", 0), ("table.hand", "ISH-4.9")),
        ("place", put("water", [8] * (NO_CELL + 1)), ("table.hand", "ISH-4.9")),
        ("reveal", put("opened", NO_CUP), ("table.opened", "ISH-3.6")),
        ("reveal", lambda state: setattr(state, "opened", state.can), ("table.opened", "ISH-3.6")),
        ("reveal", empty_stacks, ("table.opened", "ISH-3.6")),
        ("reveal", put("hand", 0), ("table.hand", "ISH-3.5")),
        ("draw", put("can", NO_CUP), ("table.can", "ISH-AMB-02")),
        ("draw", empty_stacks, ("table.can", "ISH-AMB-02")),
        ("choose", empty_stacks, ("table.stage", "ISH-AMB-02")),
    ],
)
def test_the_can_and_the_tile_in_hand_make_sense(stage: str, change: Change, expected: tuple[str, str]) -> None:
    assert faults(stage, change) == [expected]


@pytest.mark.clause("ISH-6.1", "refused")
def test_a_symbol_that_allows_nothing_is_not_asked_about() -> None:
    idle = [put("in_front", [0] * 4), put("gems", [[0] * 3 for _ in range(4)])]
    assert faults("special", *idle) == [("table.symbol_at", "ISH-6.1")]


@pytest.mark.clause("ISH-6.4", "ISH-6.5", "ISH-8.10", "ISH-8.11", "refused")
@pytest.mark.parametrize(
    ("stage", "change", "expected"),
    [
        ("pay-skill", put("learning", NO_SKILL), ("table.learning", "ISH-6.5")),
        ("pay-skill", put("learning", 0), ("table.learning", "ISH-6.5")),
        ("pay-skill", put("gems", [[1, 0, 0]] * 4), ("table.learning", "ISH-6.5")),
        ("take", put("learning", 9), ("table.learning", "ISH-6.4")),
        ("take", put("learning", NO_SKILL), ("table.learning", "ISH-6.4")),
        ("single", put("skill", [[0] * 10] * 4), ("table.learning", "ISH-6.4")),
        ("draw", put("learning", 8), ("table.learning", "ISH-8.11")),
        ("draw", put("skill", [[0] * 10] * 4), ("table.learning", "ISH-8.11")),
        ("refill", put("reserved", [0] * 4), ("table.stage", "ISH-8.10")),
        ("refill", fill_row, ("table.stage", "ISH-8.10")),
    ],
)
def test_a_skill_is_paid_and_then_carried_out(stage: str, change: Change, expected: tuple[str, str]) -> None:
    assert faults(stage, change) == [expected]


@pytest.mark.clause("ISH-8.11", "refused")
def test_after_skill_j_a_tile_is_turned_up_only_for_a_kept_one() -> None:
    state = next(s for s in positions(GAME, 2, 20) if STAGE.words[s.stage] == "reveal" and s.learning < NO_SKILL)
    assert list(check_stage(state)) == []
    state.kept = [0] * 4
    assert [result.args for result in check_stage(state)] == [{"place": "table.learning", "clause": "ISH-8.11"}]


@pytest.mark.clause("ISH-7.3", "ISH-7.4", "ISH-2.2", "ISH-AMB-02", "ISH-AMB-06", "refused")
@pytest.mark.parametrize(
    ("stage", "change", "expected"),
    [
        ("plant", put("bought", 0), ("table.bought", "ISH-7.2")),
        ("plant", put("planted", 2), ("table.planted", "ISH-7.4")),
        ("tree", put("planted", 3), ("table.planted", "ISH-7.4")),
        ("tree", put("idle", 1), ("table.idle", "ISH-2.2")),
        ("fill-row", fill_row, ("table.stage", "ISH-7.5")),
    ],
)
def test_trees_are_planted_as_far_as_the_table_allows(stage: str, change: Change, expected: tuple[str, str]) -> None:
    assert faults(stage, change) == [expected]


@pytest.mark.clause("ISH-7.4", "ISH-AMB-06", "refused")
def test_nobody_has_planted_more_trees_than_he_has_cards() -> None:
    any_number = put("most_trees", 5)
    assert faults("tree", any_number, put("planted", 1)) == [("table.planted", "ISH-7.4")]
    assert faults("tree", any_number, put("planted", 6), put("card_of", [1] * 27)) == []


@pytest.mark.wide
@pytest.mark.parametrize("stage", STAGES)
def test_at_every_stage_exactly_the_legal_moves_have_nothing_against_them(stage: str) -> None:
    there = (state for state in positions(GAME, 3, 20) if STAGE.words[state.stage] == stage)
    for state in islice(there, 0, 60, 10):
        codes = set(GAME.legal_codes(state))
        allowed = {code for code in range(GAME.rules.catalogue.size) if GAME.referee.why_not(state, code) is None}
        assert allowed == codes


@pytest.mark.parametrize("stage", STAGES)
def test_chance_and_players_do_not_decide_for_one_another(stage: str) -> None:
    state = reached(stage)
    if GAME.rules.mover(state) == CHANCE:
        assert clause(state, "end").startswith("ISH-")
    else:
        assert clause(state, "deal-card c01") == "ISH-1.7"
