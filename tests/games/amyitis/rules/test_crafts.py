"""Clauses AMY-II.B.1, AMY-II.B.2 and AMY-II.B.M: recruiting from the triples, and the Merchant."""

import pytest

from semiramis.games.amyitis.components.names import PRIEST
from semiramis.games.amyitis.rules.stages import ACT, FARM, IRRIGATE, PRAY
from semiramis.games.amyitis.rules.state import TURNED
from tests.games.amyitis.support import JASMINE, LOTUS, ROSE, clause, legal, play, position, refusal


@pytest.mark.clause("AMY-II.B.1", "allowed")
def test_x_cost_the_price_is_the_number_of_cards_already_turned() -> None:
    state = position(
        seats=3,
        table={"triple": {"2": ["talent", "talent", "priest"], "3": ["talent", "peasant", "merchant"]}},
        jasmine={"talents": 2},
    )
    assert play(state, "recruit 2 priest").talents[JASMINE] == 0
    assert play(state, "recruit 3 peasant").talents[JASMINE] == 1
    assert play(state, "recruit 1 peasant").talents[JASMINE] == 2


@pytest.mark.clause("AMY-II.B.1", "allowed")
def test_the_talents_paid_go_to_the_stock_and_the_next_card_costs_one_more() -> None:
    state = position(2, rose={"talents": 1})
    state = play(state, "recruit 2 merchant")
    assert (state.talents[JASMINE], state.stock_talents) == (4, 25)
    state = play(state, "recruit 2 peasant", "farm top")
    assert (state.talents[ROSE], state.stock_talents) == (0, 26)
    state = play(state, "recruit 2 priest", "pray ishtar")
    assert (state.talents[JASMINE], state.stock_talents) == (2, 28)


@pytest.mark.clause("AMY-II.B.1", "refused")
def test_a_card_dearer_than_ones_talents_is_refused() -> None:
    state = position(table={"triple": {"2": ["talent", "talent", "priest"]}}, jasmine={"talents": 1})
    assert clause(state, "recruit 2 priest") == "AMY-II.B.1"
    assert refusal(state, "recruit 2 priest").message.id == "amyitis-no-price"
    assert clause(state, "recruit 2 engineer") == "AMY-II.B.1"
    assert "recruit 1 priest" in legal(state)


@pytest.mark.clause("AMY-II.B.2", "allowed")
@pytest.mark.parametrize(
    ("move", "place", "stage"),
    [
        ("recruit 1 peasant", (0, 0), FARM),
        ("recruit 1 priest", (0, 1), PRAY),
        ("recruit 1 engineer", (0, 2), IRRIGATE),
        ("recruit 2 merchant", (1, 0), ACT),
    ],
)
def test_the_card_shows_its_talent_side_and_its_craft_is_carried_out(
    move: str, place: tuple[int, int], stage: int
) -> None:
    state = play(position(2), move)
    turned = [(t, c) for t in range(2) for c in range(3) if state.triple[t][c] == TURNED]
    assert (turned, state.stage) == ([place], stage)
    assert state.asked == (ROSE if stage == ACT else JASMINE)


@pytest.mark.clause("AMY-II.B.2", "allowed")
def test_of_two_equal_cards_one_is_turned() -> None:
    state = position(
        2, table={"triple": {"1": ["peasant", "priest", "priest"], "2": ["merchant", "peasant", "merchant"]}}
    )
    state = play(state, "recruit 1 priest", "pray ishtar")
    assert state.triple[0] == [1, TURNED, PRIEST + 1]


@pytest.mark.clause("AMY-II.B.2", "refused")
def test_a_turned_card_is_gone_for_the_round_and_its_work_must_be_done() -> None:
    at_work = play(position(2), "recruit 1 engineer")
    assert clause(at_work, "pass") == "AMY-II.B.E.1"
    assert clause(at_work, "pray ishtar") == "AMY-II.B.E.1"
    assert clause(at_work, "recruit 2 priest") == "AMY-II.B.E.1"
    done = play(at_work, "irrigate a1-a2")
    assert refusal(done, "recruit 1 engineer").message.id == "amyitis-no-card"


# Red sits as Lotus.
@pytest.mark.clause("AMY-II.B.M.1", "allowed")
def test_x_merchant_red_takes_one_camel() -> None:
    before = position(4, table={"asked": "lotus"})
    after = play(before, "recruit 4 merchant")
    assert after.camels == [1, 1, 1, 2]
    assert after.stock_camels == before.stock_camels - 1
    assert (after.asked, after.cubes[LOTUS]) == (JASMINE, 27)


@pytest.mark.clause("AMY-II.B.M.1", "refused")
def test_no_merchant_without_a_camel_in_stock_and_no_camel_without_a_merchant() -> None:
    state = position(2, jasmine={"camels": 1}, rose={"camels": 13})
    assert state.stock_camels == 0
    assert clause(state, "recruit 2 merchant") == "AMY-Q.2"
    assert refusal(state, "recruit 2 merchant").message.id == "amyitis-no-camel-stock"
    for work in (("recruit 1 peasant", "farm top"), ("recruit 1 priest", "pray ishtar"), ("pass",)):
        assert play(position(2), *work).camels[JASMINE] == 1
