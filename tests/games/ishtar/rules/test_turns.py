"""Clauses ISH-2.1 to ISH-2.3, the steps of a turn, with ISH-AMB-07, 08 (kept tiles), 16 (no secrets), 22 (order)."""

import pytest

from semiramis.core.model.domain import CHANCE
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.stages import CHOOSE, DRAW, KEEP, PLANT, REVEAL, STAGE, TREE
from semiramis.games.ishtar.rules.state import CARD, CELL, TILE, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    cell,
    choosing,
    clause,
    dealt,
    fault,
    game_of,
    give,
    holding,
    legal,
    new_game,
    placed,
    play,
    refusal,
    skilled,
    until,
    weights,
)
from tests.support.random_play import positions

FIRST_1A = "0,0:1a 1,0 0,1 1,1"  # purple rocks on 1c3, 1c4 and 1c5, sand on 1c6
STAR = ("i08", (1, 0), (2, 0), (3, 0))  # a tile with a star at the fountain of a blank board, grass on (3, 0)
STRAIGHT = [f"deal-tile i{n:02}" for n in range(1, 13)]


def starred(gems: str = "pp", hidden_stack: str = "open") -> State:
    """Jasmine has placed a tile with a star on a blank board; the top under the can is hidden."""
    state = blank(gems=gems, hidden_stack=hidden_stack)
    state.top[state.can] = 0
    return placed(state, *STAR)


@pytest.mark.clause("ISH-2.1", "allowed")
def test_a_turn_goes_through_five_steps_in_order() -> None:
    state = choosing(gems="p", layout=FIRST_1A)
    state.cup_shape[1], state.top[1], state.height[1], state.row[0] = 1, TILE.index("i08"), 4, CARD.index("c01")
    moves = ("can 2", "deal-tile i01", "place 1c4 0", "skill g", "single 1c6", "end")
    stages = []
    for move in moves:
        stages.append(STAGE.words[state.stage])
        state = play(state, move)
    assert stages == ["choose", "reveal", "place", "special", "single", "tree"]
    assert (state.gems[JASMINE], state.spent[JASMINE]) == ([1, 0, 0], [2, 0, 0])  # one and two collected, two laid
    assert (state.asked, state.stage, state.turns) == (ROSE, CHOOSE, [1, 0, 0, 0])


@pytest.mark.wide
@pytest.mark.clause("ISH-2.1", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_start_player(seats: int) -> None:
    state = new_game(seats)
    asked = []
    for _ in range(2 * seats):
        assert GAME.rules.begins_turn(state)
        asked.append(state.asked)
        state = until(until(state, TREE), CHOOSE)
    assert asked == [(new_game(seats).first + step) % seats for step in range(2 * seats)]
    assert state.turns[:seats] == [2] * seats


@pytest.mark.clause("ISH-2.1", "refused")
def test_no_step_comes_before_its_time() -> None:
    state = choosing(gems="ppp", layout=FIRST_1A)
    for move in ("buy 1", "place 1c4 0", "assistant", "skill f", "end", "tree 1c4"):
        assert clause(state, move) == "ISH-2.1"
    held = holding(state, "i08")
    for move in ("buy 1", "assistant", "skill f", "can 2"):
        assert clause(held, move) == "ISH-2.2"
    assert not GAME.rules.begins_turn(held)
    later = until(until(new_game(3), TREE), CHOOSE)  # Saffron began; Jasmine is next
    assert fault(later, {"asked": "rose"}).args == {"place": "seats.rose.turns", "clause": "ISH-2.1"}


@pytest.mark.clause("ISH-2.2", "allowed")
def test_special_action_and_trees_may_be_left_out_but_gems_come_by_themselves() -> None:
    state = holding(choosing(layout=FIRST_1A), "i08")
    laid = play(state, "place 1c4 0")
    assert laid.gems[JASMINE] == [2, 0, 0]
    assert "skip" in legal(laid)
    after = play(laid, "skip", "end")
    assert (after.asked, after.skill[JASMINE], after.card_of) == (ROSE, state.skill[JASMINE], state.card_of)


@pytest.mark.clause("ISH-2.2", "refused")
def test_nobody_passes_while_a_tile_can_be_taken_and_placed() -> None:
    state = choosing(gems="pp")
    assert {move.split()[0] for move in legal(state)} == {"can"}
    assert refusal(state, "end").message.id == "ishtar-no-first"
    held = holding(state, "i08")
    assert {move.split()[0] for move in legal(held)} == {"place"}
    assert [clause(held, move) for move in ("end", "skip")] == ["ISH-2.2"] * 2
    later = until(until(new_game(2), TREE), CHOOSE)
    passed = fault(later, {"asked": "rose"}, jasmine={"turns": 1})
    assert passed.args == {"place": "seats.rose.turns", "clause": "ISH-2.2"}


@pytest.mark.clause("ISH-2.3", "allowed")
def test_gems_just_collected_pay_for_a_skill_and_a_tree() -> None:
    state = choosing(layout=FIRST_1A)
    state.row[0] = CARD.index("c01")  # two purple gems
    assert state.gems[JASMINE] == [0, 0, 0]
    laid = play(holding(state, "i08"), "place 1c4 0")  # two purple rocks and sand
    assert legal(laid) == ["skip", *(f"skill {skill}" for skill in "fghij")]
    assert play(laid, "skill j").spent[JASMINE] == [2, 0, 0]
    tree = play(laid, "skip", "buy 1", "tree 1c6")
    assert (tree.gems[JASMINE], tree.card_of[1]) == ([0, 0, 0], JASMINE + 1)


@pytest.mark.clause("ISH-2.3", "refused")
def test_gems_to_be_collected_pay_for_no_step_of_the_can() -> None:
    state = choosing("1", layout=FIRST_1A)
    assert clause(state, "can 3") == "ISH-3.3"
    laid = play(holding(state, "i08"), "place 1c4 0")
    assert clause(laid, "can 3") == "ISH-AMB-22"
    assert clause(play(laid, "skip"), "can 3") == "ISH-6.1"  # step 1 is over


@pytest.mark.clause("ISH-AMB-22", "allowed")
def test_the_special_action_comes_first_and_then_trees() -> None:
    state = blank(gems="pppp")
    state.row[0] = CARD.index("c01")
    after = placed(state, "v05", (1, 0), (2, 0), (3, -1), "assistant", "buy 1")  # its symbol is on the last cell
    assert (after.stage, after.in_front[JASMINE]) == (PLANT, 1)
    assert after.assistant_at[JASMINE][0] == CELL.index(cell((3, -1)))
    after = play(after, f"tree {cell((1, 0))}")
    assert (after.stage, after.planted) == (TREE, 1)


@pytest.mark.clause("ISH-AMB-22", "refused")
def test_nobody_plants_before_the_special_action_or_acts_after_planting() -> None:
    state = starred("pppp")
    state.row[0] = CARD.index("c01")
    assert [clause(state, move) for move in ("buy 1", "end")] == ["ISH-AMB-22"] * 2
    planted = play(state, "skip", "buy 1", f"tree {cell((3, 0))}")
    assert [clause(planted, move) for move in ("skill f", "assistant", "skip")] == ["ISH-6.1"] * 3


@pytest.mark.clause("ISH-AMB-07", "allowed")
def test_skill_j_takes_from_any_stack_and_blind_under_the_can() -> None:
    state = starred()
    state.cup_shape[0] = 1
    keeping = play(state, "skill j")
    assert (keeping.stage, legal(keeping)) == (KEEP, [f"keep {n}" for n in range(1, 7)])
    blind = play(keeping, "keep 1")
    assert (blind.stage, game_of(blind).rules.mover(blind)) == (DRAW, CHANCE)
    assert list(weights(blind)) == [tile for tile in STRAIGHT if tile != "deal-tile i08"]  # which was placed
    after = play(blind, "deal-tile i07")
    assert (TILE.words[after.kept[JASMINE]], after.height[0], after.top[0]) == ("i07", 4, 0)
    assert (after.stage, after.in_front[JASMINE]) == (TREE, 3)
    shown = play(keeping, "keep 2")
    assert (shown.stage, shown.opened, shown.kept[JASMINE]) == (REVEAL, 1, keeping.top[1])
    assert dealt(shown).top[1] > 0


@pytest.mark.clause("ISH-AMB-07", "allowed")
def test_where_the_hidden_stack_is_closed_it_opens_when_no_other_has_tiles() -> None:
    state = starred(hidden_stack="closed")
    assert legal(play(state, "skill j")) == [f"keep {n}" for n in range(2, 7)]
    state.height, state.top = [2, 0, 0, 0, 0, 0], [0] * 6
    assert legal(play(state, "skill j")) == ["keep 1"]


@pytest.mark.clause("ISH-AMB-07", "refused")
def test_a_closed_or_empty_stack_gives_no_tile_and_a_blind_one_is_not_chosen() -> None:
    assert clause(play(starred(hidden_stack="closed"), "skill j"), "keep 1") == "ISH-AMB-07"
    blind = play(starred(), "skill j", "keep 1")
    assert clause(blind, "deal-tile is1") == "ISH-AMB-02"
    assert dealt(blind).top[0] == 0  # nothing is turned up under the can
    none = starred()
    none.height, none.top = [0] * 6, [0] * 6
    assert play(none, "skill j").stage == TREE


@pytest.mark.clause("ISH-AMB-08", "refused")
def test_a_kept_tile_waits_for_another_turn_and_stays_the_only_one() -> None:
    state = dealt(play(starred(), "skill j", "keep 2"))
    assert refusal(state, "kept").clause == "ISH-6.1"
    skilled(state, JASMINE, "j")
    give(state, "pp")
    again = placed(state, "i09", (0, 1), (0, 2), (0, 3))
    assert clause(again, "skill j") == "ISH-6.5"


@pytest.mark.clause("ISH-AMB-16", "allowed")
def test_everybody_sees_kept_tiles_and_bought_cards_and_a_tile_taken_blind() -> None:
    state = choosing("1", "300000", kept="v09")
    state.card_of[26], state.in_deck[26] = JASMINE + 1, 0
    assert "v09" in GAME.display.view(state, ROSE)["tiles"]
    assert GAME.display.view(state, ROSE)["cards"]["c26"]["points"] == 17
    assert {**GAME.display.view(state, ROSE), "you": ""} == {**GAME.display.view(state, JASMINE), "you": ""}
    blind = play(state, "can 1")
    code = GAME.rules.catalogue.parse("deal-tile i07")
    drawn = play(blind, "deal-tile i07")
    messages = [GAME.display.events(blind, code, drawn, seat) for seat in (JASMINE, ROSE)]
    assert messages[0] == messages[1]
    assert (messages[0][0].id, messages[0][0].args["tile"]) == ("ishtar-log-draw", "i07")


@pytest.mark.clause("ISH-AMB-16", "refused")
def test_nobody_sees_more_than_another_or_what_is_still_hidden() -> None:
    state = choosing("1")
    views = [{**GAME.display.view(state, seat), "you": ""} for seat in (JASMINE, ROSE, -2)]
    assert views[0] == views[1] == views[2]
    assert set(views[0]["tiles"]) == {TILE.words[tile] for tile in state.top[1:]}
    hidden = {CARD.words[card] for card in range(1, 27) if state.in_deck[card]}
    assert not hidden & set(views[0]["cards"])


@pytest.mark.parametrize(
    ("skill", "stage"), [("f", "take"), ("g", "single"), ("h", "tree"), ("i", "reserve"), ("j", "keep"), ("a", "tree")]
)
def test_a_skill_is_paid_and_then_carried_out_as_far_as_it_can(skill: str, stage: str) -> None:
    state = starred("ppr")
    skilled(state, JASMINE, *("f" if skill == "a" else ""))
    paying = play(state, f"skill {skill}")
    assert legal(paying) == ["pay pp", "pay pr"]
    done = play(paying, "pay pr")
    assert (STAGE.words[done.stage], done.gems[JASMINE]) == (stage, [1, 0, 0])  # one grass cell: no double bloom


def test_skill_f_offers_only_what_the_bank_has() -> None:
    state = starred()
    state.bank = [1, 0, 2]
    assert legal(play(state, "skill f")) == ["take pw", "take ww"]
    assert clause(play(state, "skill f"), "take pp") == "ISH-8.6"


@pytest.mark.clause("ISH-2.1", "allowed")
def test_a_round_is_over_when_everybody_has_had_a_turn() -> None:
    seen = [GAME.rules.round_of(state) for state in positions(GAME, 3, games=1, seed=6)]
    assert seen[0] == 0
    assert seen == sorted(seen)
    final = list(positions(GAME, 3, games=1, seed=6))[-1]
    assert GAME.rules.round_of(final) == final.turns[0] == seen[-1] > 5
