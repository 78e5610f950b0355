"""Clauses ISH-3.1 to ISH-3.8 with ISH-AMB-01 and ISH-AMB-03: the watering can, what it costs, takes and reveals."""

import pytest

from semiramis.core.model.domain import CHANCE
from semiramis.games.ishtar.components.names import NO_CUP
from semiramis.games.ishtar.rules.stages import CHOOSE, PAY_STEPS, PLACING, REVEAL
from semiramis.games.ishtar.rules.state import CUP, TILE, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    choosing,
    clause,
    dealt,
    fault,
    game_of,
    legal,
    new_game,
    play,
    refusal,
    until,
    weights,
)

STRAIGHT = [f"deal-tile i{n:02}" for n in range(1, 13)]


def cups(*numbers: int) -> list[str]:
    return [f"can {number}" for number in numbers]


def costs(state: State) -> dict[str, int]:
    """What each cup costs, found by paying."""
    before = sum(state.gems[JASMINE])
    found = {}
    for move in legal(state):
        after = play(state, move)
        found[move[-1]] = after.cost if after.stage == PAY_STEPS else before - sum(after.gems[JASMINE])
    return found


@pytest.mark.clause("ISH-3.1", "allowed")
def test_the_very_first_can_goes_anywhere_for_nothing() -> None:
    state = new_game(2)
    assert legal(state) == cups(1, 2, 3, 4, 5, 6)
    for cup in range(6):
        after = play(state, f"can {cup + 1}")
        assert (after.stage, after.can, after.hand) == (PLACING, cup, state.top[cup])
        assert (after.gems, after.bank) == (state.gems, state.bank)
        assert after.top == [0 if other == cup else tile for other, tile in enumerate(state.top)]  # nothing turned up


@pytest.mark.clause("ISH-3.1", "refused")
def test_nobody_pays_in_the_very_first_turn_and_only_then_all_cups_are_free() -> None:
    state = new_game(2)
    assert clause(state, "pay p") == "ISH-2.1"
    assert clause(play(state, "can 4"), "pay p") == "ISH-2.2"
    later = until(play(state, "can 4"), CHOOSE)
    assert legal(later) == cups(5, 6)  # Jasmine has one gem
    nowhere = fault(later, {"can": "none", "top": {"4": "v01"}, "unseen": {"v01": 0}})
    assert nowhere.args == {"place": "table.can", "clause": "ISH-3.1"}


@pytest.mark.clause("ISH-3.2", "ISH-AMB-03", "allowed")
def test_empty_cups_are_skipped_and_cost_nothing() -> None:
    assert legal(choosing("2", "555555")) == cups(3)
    assert legal(choosing("2", "550555")) == cups(4)
    assert costs(choosing("2", "550555", "pppp")) == {"1": 3, "4": 0, "5": 1, "6": 2}
    assert costs(choosing("5", "500050", "p")) == {"1": 0}


@pytest.mark.clause("ISH-3.2", "ISH-AMB-03", "refused")
def test_the_can_stops_at_no_empty_cup_and_never_walks_back() -> None:
    state = choosing("2", "550555", "pp")
    assert clause(state, "can 3") == "ISH-3.2"
    assert refusal(state, "can 3").message.args == {"cup": "3"}
    assert clause(state, "can 1") == "ISH-3.3"  # four full cups on, not one back
    assert refusal(state, "can 1").message.args == {"cup": "1", "price": 3, "gems": 2}


@pytest.mark.clause("ISH-3.3", "allowed")
def test_every_further_step_costs_a_gem() -> None:
    assert costs(choosing("1", gems="pprw")) == {"2": 0, "3": 1, "4": 2, "5": 3, "6": 4}
    assert legal(choosing("1", gems="p")) == cups(2, 3)
    assert legal(choosing("1")) == cups(2)
    state = play(choosing("1", gems="pprw"), "can 4")
    assert (state.stage, state.cost, CUP.words[state.target]) == (PAY_STEPS, 2, "4")
    assert legal(state) == ["pay pp", "pay pr", "pay pw", "pay rw"]


@pytest.mark.clause("ISH-3.3", "refused")
def test_nobody_walks_further_than_the_gems_reach_or_pays_otherwise() -> None:
    state = choosing("1", gems="p")
    assert [clause(state, move) for move in cups(4, 5, 6)] == ["ISH-3.3"] * 3
    assert refusal(state, "can 4").message.args == {"cup": "4", "price": 2, "gems": 1}
    paying = play(choosing("1", gems="pprw"), "can 4")
    assert [clause(paying, move) for move in ("pay p", "pay ppr", "pay rr", "can 3", "end")] == ["ISH-3.3"] * 5


@pytest.mark.clause("ISH-3.4", "allowed")
def test_gems_paid_for_steps_come_to_the_bank() -> None:
    state = choosing("1", gems="pprw")
    paid = play(state, "can 4", "pay rw")
    assert paid.gems[JASMINE] == [2, 0, 0]
    assert [b - a for a, b in zip(state.bank, paid.bank, strict=True)] == [0, 1, 1]
    alone = play(choosing("1", gems="rr"), "can 3")  # no choice of gems, so nothing is asked
    assert (alone.stage, alone.gems[JASMINE], alone.bank[1]) == (REVEAL, [0, 1, 0], state.bank[1] + 1)


@pytest.mark.clause("ISH-3.4", "refused")
def test_gems_paid_for_steps_go_to_nobody_else_and_are_not_lost() -> None:
    state = choosing("1", gems="pprw")
    paid = play(state, "can 4", "pay pr")
    assert paid.gems[ROSE] == state.gems[ROSE]
    assert paid.spent == state.spent
    assert sum(paid.bank) + sum(paid.gems[JASMINE]) == sum(state.bank) + 4


@pytest.mark.clause("ISH-3.5", "allowed")
def test_the_top_tile_comes_to_hand_where_the_can_stops() -> None:
    state = choosing("1", gems="p")
    after = play(state, "can 3")
    assert (after.can, after.hand) == (2, state.top[2])
    assert after.height == [5, 5, 4, 5, 5, 5]


@pytest.mark.clause("ISH-3.5", "refused")
def test_no_tile_comes_from_a_stack_the_can_only_passes() -> None:
    state = choosing("1", gems="p")
    after = dealt(play(state, "can 3"))
    assert (after.top[1], after.height[1]) == (state.top[1], 5)
    assert {move.split()[0] for move in legal(after)} == {"place"}
    assert clause(after, "can 4") == "ISH-2.2"  # one tile, not two


@pytest.mark.clause("ISH-3.6", "ISH-AMB-01", "allowed")
def test_the_stack_left_behind_is_turned_up_before_the_tile_is_placed() -> None:
    state = choosing("1")
    moved = play(state, "can 2")
    assert (moved.stage, moved.opened, game_of(moved).rules.mover(moved)) == (REVEAL, 0, CHANCE)
    assert list(weights(moved)) == STRAIGHT
    lower = play(choosing("1", "355555"), "can 2")
    assert [game_of(at).referee.deal(at).place for at in (moved, lower)] == [
        4,
        2,
    ]  # each tile of a stack has its own place
    after = play(moved, "deal-tile i07")
    assert (after.stage, TILE.words[after.top[0]], after.top[1]) == (PLACING, "i07", 0)
    assert after.top[2:] == state.top[2:]
    assert not after.unseen[TILE.index("i07")]


@pytest.mark.clause("ISH-3.6", "ISH-AMB-01", "refused")
def test_the_stack_under_the_can_stays_hidden() -> None:
    moved = play(choosing("1"), "can 2")
    for move in ("deal-tile v01", "deal-tile is1", "place 1a1 0", "can 3"):
        assert clause(moved, move) == "ISH-3.6"
    played = until(play(new_game(2), "can 4"), CHOOSE)
    seen = fault(played, {"top": {"4": "v01"}, "unseen": {"v01": 0}})
    assert seen.args == {"place": "table.top.4", "clause": "ISH-3.6"}
    unseen = fault(played, {"top": {"5": "none"}})
    assert unseen.args == {"place": "table.top.5", "clause": "ISH-3.6"}


@pytest.mark.clause("ISH-3.7", "allowed")
def test_nothing_is_turned_up_from_an_empty_stack() -> None:
    state = choosing("1", "055555")
    after = play(state, "can 2")
    assert (after.stage, after.opened) == (PLACING, NO_CUP)
    assert after.unseen == state.unseen


@pytest.mark.clause("ISH-3.7", "refused")
def test_a_last_tile_is_turned_up_and_no_other_stack_instead_of_an_empty_one() -> None:
    assert play(choosing("1", "155555"), "can 2").stage == REVEAL
    after = play(choosing("1", "055555"), "can 2")
    assert clause(after, "deal-tile i07") == "ISH-1.7"
    assert after.top[0] == 0


@pytest.mark.clause("ISH-3.8", "ISH-AMB-08", "allowed")
def test_a_kept_tile_is_used_and_the_can_stays() -> None:
    state = choosing("1", gems="pr", kept="v09")
    assert legal(state) == ["kept", *cups(2, 3, 4)]
    after = play(state, "kept")
    assert (after.stage, TILE.words[after.hand], after.kept[JASMINE]) == (PLACING, "v09", 0)
    assert (after.can, after.height, after.top, after.unseen) == (state.can, state.height, state.top, state.unseen)
    assert (after.gems, after.bank) == (state.gems, state.bank)


@pytest.mark.clause("ISH-3.8", "refused")
def test_nobody_uses_a_tile_that_was_not_kept_or_pays_for_one() -> None:
    assert clause(choosing("1"), "kept") == "ISH-3.8"
    state = choosing("1")
    state.kept[ROSE] = TILE.index("v09")
    assert refusal(state, "kept").message.id == "ishtar-no-kept"  # Rose keeps it, not Jasmine
    after = play(choosing("1", gems="pr", kept="v09"), "kept")
    assert [clause(after, move) for move in ("pay p", "kept", "can 2", "deal-tile i01")] == [
        *["ISH-2.2"] * 3,
        "ISH-1.7",
    ]
