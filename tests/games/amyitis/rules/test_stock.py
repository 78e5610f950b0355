"""Rulings AMY-Q.1 to Q.5, Q.22 and Q.24: empty stocks, players without cubes, and field rows without a winner."""

from typing import Any

import pytest

from semiramis.core.model.domain import NEUTRAL
from semiramis.core.model.message import Malformed
from semiramis.games.amyitis.components.names import BARLEY, CANAL_WORDS, ISHTAR, MARDUK, TAMMOUZ
from semiramis.games.amyitis.components.tables import CANAL_SIZE
from semiramis.games.amyitis.game import GAME
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    SAFFRON,
    Words,
    beds,
    canals,
    clause,
    cubes,
    evening,
    fault,
    gained,
    last_card_due,
    legal,
    play,
    position,
    refusal,
    stage,
)

PALM_LOADED = {"load": {"barley": 0, "dates": 0, "salt": 0, "palm": 1}}
"""The level-2 Caravaneer carries a palm, so all barley can be in somebody's hands."""


def higher_canals(owner: str, singles: int) -> Words:
    """Table words for 24 cubes on the double canals and some more on single ones; the river bank stays open."""
    double = {canal: [owner] * 2 for canal, size in zip(CANAL_WORDS, CANAL_SIZE, strict=True) if size == 2}
    single = {canal: [owner, "none"] for canal in ("a2-b2", "a3-b3", "a4-b4")[:singles]}
    return {"canal": double | single}


def all_canals(owner: str) -> Words:
    """Table words for a garden without an empty segment."""
    return {
        "canal": {
            canal: [owner, owner][:size] + ["none"] * (2 - size)
            for canal, size in zip(CANAL_WORDS, CANAL_SIZE, strict=True)
        }
    }


@pytest.mark.clause("AMY-Q.1", "allowed")
def test_a_gain_reaches_as_far_as_the_stock_and_the_rest_of_the_action_happens() -> None:
    table = (
        beds(a2="q1-e") | canals("a1-a2 saffron") | {"stage": "plant", "caravan": "ur", "plant_face": {"ur": "first"}}
    )
    before = position(3, table, rose={"talents": 21})
    assert before.stock_talents == 1
    after = play(before, "plant a2")  # 2 prestige and 2 talents
    assert (after.talents[JASMINE], after.stock_talents) == (before.talents[JASMINE] + 1, 0)
    assert gained(before, after, JASMINE, "tiles") == 2
    assert gained(before, after, SAFFRON, "bonus") == 1


@pytest.mark.clause("AMY-Q.1", "allowed")
def test_income_is_paid_in_turn_order_from_the_first_player_as_far_as_it_reaches() -> None:
    bankers = {"jasmine": {"court": {"banker": 2}, "talents": 8}, "saffron": {"court": {"banker": 3}, "talents": 8}}
    before = last_card_due(3, **bankers, rose={"talents": 11})
    after = play(before, "deal-craft merchant")
    assert before.stock_talents == 3
    assert [after.talents[seat] - before.talents[seat] for seat in range(3)] == [2, 0, 1]
    assert gained(before, after, SAFFRON, "banker") == 2  # the prestige of level 3 is not cut
    before.first = ROSE  # then Saffron comes before Jasmine
    after = play(before, "deal-craft merchant")
    assert [after.talents[seat] - before.talents[seat] for seat in range(3)] == [1, 0, 2]


@pytest.mark.clause("AMY-Q.1", "allowed")
@pytest.mark.parametrize(("thing", "other"), [("camels", "talents"), ("talents", "camels")])
def test_with_one_gift_out_of_stock_ishtars_first_gets_the_other(thing: str, other: str) -> None:
    hoard = {"camels": 12, "talents": 22}[thing]
    before = evening(3, {"temple": {"ishtar": cubes("rose saffron")}}, jasmine={thing: hoard})
    assert getattr(before, f"stock_{thing}") == 0
    after = play(before, "procession marduk")
    assert stage(after) == "deal-craft"  # nothing was to be chosen
    assert getattr(after, other)[SAFFRON] == getattr(before, other)[SAFFRON] + 1
    assert getattr(after, thing) == getattr(before, thing)
    assert getattr(after, other)[ROSE] == getattr(before, other)[ROSE]  # the second gets nothing


@pytest.mark.clause("AMY-Q.1", "refused")
def test_nothing_comes_out_of_an_empty_stock() -> None:
    bare: dict[str, Any] = {"jasmine": {"camels": 12, "talents": 22}}
    before = evening(3, {"temple": {"ishtar": cubes("rose saffron")}}, **bare)
    after = play(before, "procession marduk")
    assert (after.camels, after.talents) == (before.camels, before.talents)
    table = PALM_LOADED | {"stage": "swap", "asked": "rose", "temple": {"tammouz": cubes("rose jasmine")}}
    state = position(3, table, rose={"goods": {"salt": 1}}, jasmine={"goods": {"barley": 7}})
    assert clause(state, "swap salt barley") == "AMY-Q.1"
    assert legal(state) == ["swap salt dates", "swap salt palm", "decline"]
    assert fault(state, {"stock_goods": {"barley": 1}}).args == {"place": "goods.barley", "found": 8, "expected": 7}


@pytest.mark.clause("AMY-Q.2", "allowed")
def test_a_peasant_works_even_if_the_good_is_out_of_stock() -> None:
    before = position(2, PALM_LOADED, rose={"goods": {"barley": 7}})
    after = play(before, "recruit 1 peasant", "farm top")
    assert after.field[0] == [JASMINE + 1, 0, 0, 0, 0]
    assert after.goods[JASMINE][BARLEY] == 0


@pytest.mark.clause("AMY-Q.2", "refused")
def test_a_merchant_without_camels_and_an_engineer_without_room_are_not_recruited() -> None:
    state = position(2, rose={"camels": 13})
    assert clause(state, "recruit 2 merchant") == "AMY-Q.2"
    assert refusal(state, "recruit 2 merchant").message.id == "amyitis-no-camel-stock"
    assert "recruit 2 merchant" in legal(position(2, rose={"camels": 12}))
    state = position(2, all_canals("neutral"))
    assert clause(state, "recruit 1 engineer") == "AMY-Q.2"
    assert refusal(state, "recruit 1 engineer").message.id == "amyitis-no-open-canal"
    assert "recruit 1 priest" in legal(state)


@pytest.mark.clause("AMY-Q.3", "allowed")
def test_neutral_cubes_never_run_out() -> None:
    temples = {name: cubes("neutral neutral neutral rose") for name in ("ishtar", "marduk", "tammouz")}
    before = evening(2, all_canals("neutral") | {"temple": temples})  # 45 neutral cubes lie already
    after = play(before, "procession tammouz")
    assert after.temple[ISHTAR] == after.temple[MARDUK] == [NEUTRAL] * 4
    assert after.temple[TAMMOUZ] == [ROSE + 1, NEUTRAL, NEUTRAL, NEUTRAL]
    assert after.cubes[ROSE] == before.cubes[ROSE] - 1 + 3


@pytest.mark.clause("AMY-Q.3", "refused")
def test_only_neutral_cubes_are_without_number() -> None:
    state = position(2, higher_canals("rose", 3))
    one_more = {"temple": {"ishtar": cubes("rose")}}
    assert fault(state, one_more).args == {"place": "seats.rose.cubes", "found": 28, "expected": 27}
    assert position(2, higher_canals("neutral", 3) | {"temple": {"ishtar": cubes("neutral")}}).cubes[ROSE] == 27


@pytest.mark.clause("AMY-Q.4", "allowed")
def test_without_a_cube_one_may_pass_trade_and_hire_merchants() -> None:
    table = higher_canals("jasmine", 3) | {"caravan": "khorsabad"}
    state = position(2, table, jasmine={"goods": {"salt": 1}})
    assert state.cubes[JASMINE] == 0
    assert {move.split()[-1] for move in legal(state) if move.startswith("recruit")} == {"merchant"}
    sold = play(state, "caravan babylon", "sell salt")
    assert (gained(state, sold, JASMINE, "sales"), stage(sold), GAME.rules.mover(sold)) == (3, "act", ROSE)
    passed = play(state, "pass")
    assert passed.cubes[JASMINE] == 0
    assert play(passed, "recruit 2 merchant").talents[JASMINE] == passed.talents[JASMINE] + 1


@pytest.mark.clause("AMY-Q.4", "allowed")
def test_without_a_cube_the_whole_procession_is_skipped() -> None:
    temples = {"temple": {"ishtar": cubes("rose"), "marduk": cubes("rose")}}
    table = higher_canals("jasmine", 3) | temples | {"first": "rose"}  # Jasmine sits right of Rose
    state = evening(2, table)
    assert (stage(state), GAME.rules.mover(state)) == ("ishtar", ROSE)
    assert state.temple == [[ROSE + 1, 0, 0, 0], [ROSE + 1, 0, 0, 0], [0] * 4]
    assert state.cubes[JASMINE] == 0


@pytest.mark.clause("AMY-Q.4", "allowed")
def test_without_a_cube_the_field_of_tammouz_is_skipped_but_not_the_swap() -> None:
    temples = {"ishtar": cubes("saffron"), "tammouz": cubes("rose jasmine")}
    table = higher_canals("jasmine", 2) | {"temple": temples, "stage": "ishtar", "asked": "saffron"}
    before = position(3, table, rose={"goods": {"dates": 1}})
    assert before.cubes[JASMINE] == 0
    after = play(before, "accept camel")
    assert (stage(after), GAME.rules.mover(after), after.field) == ("swap", ROSE, [[0] * 5] * 2)


@pytest.mark.clause("AMY-Q.4", "refused")
def test_without_a_cube_no_craft_that_needs_one_is_recruited() -> None:
    state = position(2, higher_canals("jasmine", 3))
    for craft in ("peasant", "priest", "engineer"):
        assert clause(state, f"recruit 1 {craft}") == "AMY-Q.4"
        assert refusal(state, f"recruit 1 {craft}").message.id == "amyitis-no-cube"
    with_one = position(2, higher_canals("jasmine", 2))
    assert {"recruit 1 peasant", "recruit 1 priest", "recruit 1 engineer"} <= set(legal(with_one))
    marker = fault(play(state, "pass"), jasmine={"passed": "yes"})  # there is no cube to lie on the Pass space
    assert marker.args == {"place": "seats.jasmine.cubes", "found": 28, "expected": 27}


@pytest.mark.clause("AMY-Q.4", "refused")
@pytest.mark.parametrize("asked_for", ["farm", "pray", "irrigate", "procession", "tammouz"])
def test_a_position_does_not_ask_for_a_cube_that_is_not_there(asked_for: str) -> None:
    found = fault(position(2, higher_canals("rose", 3)), {"stage": asked_for, "asked": "rose"})
    assert found.args == {"place": "table.asked", "clause": "AMY-Q.4"}


@pytest.mark.clause("AMY-Q.5", "allowed")
def test_the_pass_cube_is_home_before_the_procession() -> None:
    state = evening(2, higher_canals("rose", 2))  # Rose's last cube lay on the Pass space
    assert (stage(state), GAME.rules.mover(state)) == ("procession", ROSE)
    assert (state.cubes[JASMINE], state.cubes[ROSE], state.passed) == (27, 1, [0] * 4)


@pytest.mark.clause("AMY-Q.5", "refused")
def test_the_pass_cube_does_not_come_back_while_others_still_act() -> None:
    passed = play(position(2), "pass")
    assert (passed.cubes[JASMINE], passed.passed[JASMINE]) == (26, 1)
    assert play(passed, "recruit 2 merchant").cubes[JASMINE] == 26
    assert fault(passed, jasmine={"cubes": 27}).args == {"place": "seats.jasmine.cubes", "found": 28, "expected": 27}


TIED = {"field": {"bottom": cubes("rose rose saffron jasmine", 5)}}
HARVEST = ("recruit 1 peasant", "farm bottom")


@pytest.mark.clause("AMY-Q.22", "allowed")
def test_a_row_is_emptied_on_a_tie_and_without_gardeners_in_stock() -> None:
    won = {"field": {"bottom": cubes("rose rose saffron rose", 5)}}
    for table, gardeners in ((TIED, 0), (won, 4)):
        before = position(3, table, saffron={"gardeners": gardeners})
        after = play(before, *HARVEST)
        assert after.field[1] == [0] * 5
        assert after.gardeners == before.gardeners
        assert after.cubes[:3] == [27, 27, 27]
        assert after.goods[JASMINE][4] == 1


@pytest.mark.clause("AMY-Q.22", "refused")
def test_no_full_row_waits_for_a_winner() -> None:
    state = position(3, TIED)
    full = {"field": {"bottom": cubes("rose rose saffron jasmine jasmine", 5)}}
    assert fault(state, full, jasmine={"cubes": 25}).args["clause"] == "AMY-II.B.P.2"
    assert legal(play(play(state, *HARVEST), "recruit 2 peasant")) == ["farm top", "farm bottom"]


@pytest.mark.clause("AMY-Q.24", "allowed")
def test_a_tie_in_a_row_gives_nobody_a_gardener_or_by_option_the_one_furthest_right() -> None:
    assert play(position(3, TIED), *HARVEST).gardeners == [0] * 4
    variant = {"field-tie": "rightmost"}
    assert play(position(3, TIED, variant), *HARVEST).gardeners == [1, 0, 0, 0]


@pytest.mark.clause("AMY-Q.24", "refused")
def test_the_option_changes_ties_only_and_knows_no_third_way() -> None:
    variant = {"field-tie": "rightmost"}
    table = {"field": {"bottom": cubes("rose rose saffron rose", 5)}}
    assert play(position(3, table, variant), *HARVEST).gardeners == [0, 1, 0, 0]
    lone_right = {"field": {"bottom": cubes("rose rose saffron saffron", 5)}}  # Jasmine, furthest right, is not tied
    assert play(position(3, lone_right, variant), *HARVEST).gardeners == [0, 0, 1, 0]
    with pytest.raises(Malformed, match="option-bad-value"):
        position(3, TIED, {"field-tie": "leftmost"})
