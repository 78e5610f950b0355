"""Clauses AMY-R, AMY-I, AMY-II and AMY-II.A: the round, its first phase, whose turn it is, and passing."""

import pytest

from semiramis.core.play.chance import Referee
from semiramis.core.play.expect import NotYet
from semiramis.core.play.match import Match
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.stages import ACT, DEAL_CRAFT, PROCESSION
from semiramis.games.amyitis.rules.state import TURNED, State
from tests.games.amyitis.support import (
    JASMINE,
    LOTUS,
    ROSE,
    SAFFRON,
    clause,
    fault,
    gained,
    last_card_due,
    legal,
    opening,
    pass_all,
    play,
    position,
    to_decision,
    weights,
)

NO_CARD = ["none"] * 3


@pytest.mark.clause("AMY-R.1", "allowed")
def test_a_round_is_setup_actions_and_round_end() -> None:
    state = position(2)
    assert (state.round, state.stage) == (1, ACT)
    state = play(state, "recruit 2 merchant", "pass", "pass")
    assert (state.round, state.stage) == (1, PROCESSION)
    state = play(state, "procession marduk")
    assert (state.round, state.stage) == (2, DEAL_CRAFT)
    assert to_decision(state).stage == ACT


@pytest.mark.clause("AMY-R.1", "refused")
def test_no_phase_happens_inside_another() -> None:
    assert clause(position(2), "procession marduk") == "AMY-III.1"
    assert clause(play(position(2), "pass", "pass"), "recruit 1 peasant") == "AMY-III.1"
    assert fault(position(2), table={"round": 0}).args["clause"] == "AMY-R.1"


@pytest.mark.clause("AMY-I.1", "allowed")
def test_x_craft_3p_three_players_face_three_triples() -> None:
    for seats in (3, 2, 4):
        state = opening(seats)
        shown = [[0 < card < TURNED for card in triple] for triple in state.triple]
        assert shown == [[triple < seats] * 3 for triple in range(4)]
    full = {"deal-craft peasant": 4, "deal-craft priest": 3, "deal-craft engineer": 3, "deal-craft merchant": 4}
    assert weights(pass_all(position(3))) == full  # every round begins with all cards in the pile


@pytest.mark.clause("AMY-I.1", "refused")
def test_there_are_no_more_triples_than_players() -> None:
    assert clause(position(3), "recruit 4 merchant") == "AMY-I.1"
    assert clause(position(2), "recruit 3 merchant") == "AMY-I.1"
    four = {"triple": {"4": ["priest", "engineer", "merchant"]}}
    assert fault(position(3), table=four).args == {"place": "table.triple", "found": 12, "expected": 9}
    turned = {"stage": "deal-craft", "dealt": 1, "triple": {"1": ["talent", "none", "none"], "2": NO_CARD}}
    assert fault(position(2), table=turned).args["clause"] == "AMY-I.1"


@pytest.mark.clause("AMY-I.1b", "allowed")
def test_cards_left_over_in_one_round_come_back_in_the_next() -> None:
    without_merchant = {"1": ["peasant", "peasant", "priest"], "2": ["priest", "engineer", "peasant"]}
    state = position(2, table={"triple": without_merchant})
    assert not any("merchant" in move for move in legal(state))
    assert weights(pass_all(state))["deal-craft merchant"] == 3


@pytest.mark.clause("AMY-I.1b", "refused")
def test_a_card_left_over_cannot_be_recruited_nor_a_card_be_dealt_twice() -> None:
    state = position(
        2, table={"triple": {"1": ["peasant", "peasant", "priest"], "2": ["priest", "engineer", "peasant"]}}
    )
    assert {clause(state, f"recruit {triple} merchant") for triple in (1, 2)} == {"AMY-II.B.1"}
    due = {"stage": "deal-craft", "dealt": 2, "triple": {"1": ["priest", "priest", "none"], "2": NO_CARD}}
    assert "deal-craft priest" not in legal(position(2, table=due))


@pytest.mark.clause("AMY-I.2", "allowed")
def test_x_income_banker_3_pays_2_talents_and_2_prestige() -> None:
    before = last_card_due(4, rose={"court": {"banker": 3}})
    after = play(before, "deal-craft merchant")
    assert (after.talents[ROSE] - before.talents[ROSE], gained(before, after, ROSE, "banker")) == (2, 2)
    assert after.stock_talents == before.stock_talents - 2


@pytest.mark.clause("AMY-I.2", "refused")
def test_only_the_highest_banker_pays_and_no_banker_pays_nothing() -> None:
    ranks = {"rose": 3, "saffron": 2, "lotus": 1}
    before = last_card_due(4, **{name: {"court": {"banker": level}} for name, level in ranks.items()})
    after = play(before, "deal-craft merchant")
    seats = (JASMINE, ROSE, SAFFRON, LOTUS)
    assert [after.talents[seat] - before.talents[seat] for seat in seats] == [0, 2, 2, 1]
    assert [gained(before, after, seat, "banker") for seat in seats] == [0, 2, 0, 0]
    assert play(after, "recruit 1 priest", "pray marduk").talents == after.talents  # once a round


@pytest.mark.clause("AMY-II.1", "allowed")
def test_turns_go_clockwise_from_the_first_player_until_all_have_passed() -> None:
    state = position(3, table={"first": "saffron", "asked": "saffron"})
    state = play(state, "recruit 2 merchant")
    assert state.asked == JASMINE
    state = play(state, "recruit 1 peasant", "farm top")
    assert state.asked == ROSE
    state = play(state, "pass")
    assert state.asked == SAFFRON
    state = play(state, "pass", "recruit 3 merchant")
    assert state.asked == JASMINE
    assert play(state, "pass").stage == PROCESSION


@pytest.mark.clause("AMY-II.1", "refused")
def test_nobody_acts_out_of_turn_or_twice_in_a_turn() -> None:
    match = Match(GAME, 2, position=position(2), referee=Referee("test"))
    match.deal()
    with pytest.raises(NotYet, match="match-not-your-turn"):
        match.play(ROSE, "pass")
    match.play(JASMINE, "recruit 2 merchant")
    with pytest.raises(NotYet, match="match-not-your-turn"):
        match.play(JASMINE, "recruit 1 priest")
    assert match.mover == ROSE


@pytest.mark.clause("AMY-II.2", "allowed")
def test_a_player_passes_recruits_or_moves_the_caravan() -> None:
    state = position(2, jasmine={"goods": {"dates": 1}, "camels": 3})
    assert {move.split()[0] for move in legal(state)} == {"pass", "recruit", "caravan"}
    assert "caravan uruk" in legal(state)


@pytest.mark.clause("AMY-II.2", "refused")
def test_nothing_else_is_an_action() -> None:
    state = position(2, jasmine={"goods": {"dates": 1}, "camels": 3})
    expected = {
        "farm top": "AMY-II.B.P.1", "pray ishtar": "AMY-II.B.R.1", "irrigate a1-a2": "AMY-II.B.E.1",
        "sell dates": "AMY-II.C.a.3", "take banker": "AMY-II.C.b.1", "plant a2": "AMY-II.C.c.2",
    }  # fmt: skip
    assert {move: clause(state, move) for move in expected} == expected


@pytest.mark.clause("AMY-II.A.1", "allowed")
def test_passing_puts_a_cube_on_the_pass_space_and_ends_a_players_actions() -> None:
    state = play(position(2), "pass")
    assert (state.passed[JASMINE], state.cubes[JASMINE]) == (1, 26)
    for move in ("recruit 2 merchant", "recruit 2 peasant", "farm top", "recruit 1 priest", "pray ishtar"):
        assert state.asked == ROSE
        state = play(state, move)


@pytest.mark.clause("AMY-II.A.1", "refused")
def test_a_passed_player_has_no_further_turn() -> None:
    match = Match(GAME, 2, position=play(position(2), "pass"), referee=Referee("test"))
    match.deal()
    with pytest.raises(NotYet):
        match.play(JASMINE, "recruit 2 merchant")
    passed = {"passed": "yes", "cubes": 26}
    assert fault(position(2), jasmine=passed).args == {"place": "table.asked", "clause": "AMY-II.A.1"}


# White sits as Jasmine, Black as Rose, Blue as Saffron, Red as Lotus; White and Black have passed, Blue has recruited.
def x_pass() -> State:
    return position(4, table={"asked": "lotus"}, jasmine={"passed": "yes"}, rose={"passed": "yes"})


@pytest.mark.clause("AMY-II.A.2", "allowed")
@pytest.mark.clause("AMY-II.A.3", "allowed")
def test_x_pass_those_who_passed_earlier_take_a_talent_and_the_last_pass_ends_the_phase() -> None:
    red_passed = play(x_pass(), "pass")
    assert (red_passed.talents, red_passed.asked) == ([5, 5, 4, 4], SAFFRON)
    blue_passed = play(red_passed, "pass")
    assert (blue_passed.stage, blue_passed.talents) == (PROCESSION, [5, 5, 4, 4])


@pytest.mark.clause("AMY-II.A.2", "refused")
def test_passing_itself_pays_nothing() -> None:
    state = play(position(4), "pass")
    assert (state.talents, state.asked) == ([4, 4, 4, 4], ROSE)
    assert play(state, "pass").talents == [4, 4, 4, 4]


@pytest.mark.clause("AMY-II.A.3", "refused")
def test_nobody_takes_a_talent_after_the_last_pass_and_nobody_acts() -> None:
    state = play(x_pass(), "recruit 2 merchant")
    assert state.talents == [5, 5, 4, 4]  # White and Black on the way to Blue
    state = play(state, "pass")
    assert (state.talents, state.asked) == ([5, 5, 4, 4], LOTUS)
    state = play(state, "pass")
    assert state.talents == [5, 5, 4, 4]
    assert clause(state, "recruit 1 priest") == "AMY-III.1"
    assert clause(state, "pass") == "AMY-III.1"
