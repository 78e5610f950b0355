"""Clauses AMY-G: what the game is about, and what holds everywhere."""

import pytest

from semiramis.core.model.domain import NOBODY
from semiramis.core.play.view import seen_by
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.stages import DEAL_CRAFT, DISCARD
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    SAFFRON,
    clause,
    fault,
    last_card_due,
    legal,
    pass_all,
    play,
    position,
    prestige,
    refusal,
    to_decision,
)


@pytest.mark.clause("AMY-G.1", "allowed")
def test_most_prestige_leads_and_everybody_sees_everything() -> None:
    state = position(3, jasmine={"part": {"sales": 6}}, rose={"part": {"palace": 9}}, saffron={"part": {"temples": 4}})
    assert GAME.ranking(state) == [2, 1, 3]
    views = [seen_by(GAME, state, seat) for seat in (JASMINE, ROSE, SAFFRON, NOBODY)]
    for view in views:
        assert view["seats"]["rose"]["talents"] == 4
        assert view["scores"]["rose"]["total"] == 9
        assert {**view, "you": ""} == {**views[0], "you": ""}


@pytest.mark.clause("AMY-G.1", "refused")
def test_riches_do_not_win_and_nobody_foresees_the_craft_cards() -> None:
    state = position(2, jasmine={"talents": 20, "camels": 9}, rose={"part": {"irrigation": 2}})
    assert (prestige(state, JASMINE), GAME.ranking(state)) == (0, [2, 1])
    evening = pass_all(state)  # the same for every seed: the coming cards lie nowhere in it
    futures = {tuple(map(tuple, to_decision(evening, f"seed {i}").triple)) for i in range(8)}
    assert len(futures) > 1
    assert set(map(tuple, evening.triple)) == {(0, 0, 0)}


@pytest.mark.clause("AMY-G.2", "allowed")
def test_a_new_card_covers_the_old_one_and_gardeners_are_collected() -> None:
    rich = {"goods": {"dates": 1}, "camels": 3, "court": {"caravaneer": 1}}
    taken = play(position(2, jasmine=rich), "caravan uruk", "take caravaneer")
    assert taken.court[JASMINE] == [2, 0, 0]
    row = {"bottom": ["jasmine", "jasmine", "jasmine", "rose", "none"]}
    state = position(2, table={"field": row}, jasmine={"gardeners": 2})
    assert play(state, "recruit 1 peasant", "farm bottom").gardeners[JASMINE] == 3


@pytest.mark.clause("AMY-G.2", "refused")
def test_no_second_card_of_a_levelled_type_counts() -> None:
    state = position(4, table={"stage": "take", "caravan": "uruk"}, jasmine={"court": {"caravaneer": 2}})
    assert refusal(state, "take caravaneer").message.id == "amyitis-no-court-top"
    assert legal(state) == ["take banker"]
    before = last_card_due(2, rose={"court": {"banker": 2}})
    assert play(before, "deal-craft merchant").talents[ROSE] == 4 + 2  # not 1 + 2
    assert fault(position(4), jasmine={"court": {"caravaneer": 3}}).id == "position-total"


@pytest.mark.clause("AMY-G.3", "allowed")
def test_wine_stands_in_for_any_good_in_a_payment() -> None:
    state = position(2, jasmine={"goods": {"wine": 1, "dates": 1}, "camels": 3})
    assert legal(play(state, "caravan uruk")) == ["pay dates", "pay wine"]
    assert play(state, "caravan uruk", "pay wine", "take banker").goods[JASMINE] == [0, 1, 0, 0, 0]
    only_wine = position(2, jasmine={"goods": {"wine": 1}, "camels": 8})
    for city, court in (("susa", "banker"), ("uruk", "banker"), ("palmyra", "palace"), ("ninoua", "palace")):
        after = play(only_wine, f"caravan {city}", f"take {court}")
        assert (sum(after.goods[JASMINE]), after.stock_goods[4]) == (0, 7)


@pytest.mark.clause("AMY-G.3", "refused")
def test_wine_is_no_camel_and_no_talent_and_nothing_else_is_wine() -> None:
    cellar = {"goods": {"wine": 5, "dates": 1, "salt": 1}, "camels": 0, "talents": 0}
    state = position(2, table={"triple": {"1": ["talent", "priest", "engineer"]}}, jasmine=cellar)
    assert clause(state, "caravan uruk") == "AMY-II.C.3"
    assert clause(state, "recruit 1 priest") == "AMY-II.B.1"
    paying = play(position(2, jasmine=cellar | {"camels": 3}), "caravan uruk")
    assert clause(paying, "pay salt") == "AMY-G.3"
    assert clause(position(2, jasmine={"goods": {"salt": 3}, "camels": 3}), "caravan uruk") == "AMY-II.C.b.1"


@pytest.mark.clause("AMY-G.4", "allowed")
def test_camels_and_talents_are_unlimited_and_goods_too_until_the_round_ends() -> None:
    hoard = {"camels": 12, "talents": 25, "goods": {"barley": 2, "salt": 3}}
    state = position(2, jasmine=hoard, rose={"camels": 1, "talents": 4})
    farmed = play(state, "recruit 1 peasant", "farm top")
    assert sum(farmed.goods[JASMINE]) == 6
    evening = pass_all(position(2, jasmine={"camels": 12, "talents": 25}))
    assert (evening.stage, evening.camels[JASMINE]) == (DEAL_CRAFT, 12)
    assert evening.talents[JASMINE] >= 25


@pytest.mark.clause("AMY-G.4", "refused")
def test_goods_are_returned_only_at_the_end_of_the_round() -> None:
    state = position(2, jasmine={"goods": {"barley": 2, "salt": 3}})
    assert clause(state, "discard salt") == "AMY-III.3"
    evening = pass_all(state)
    assert (evening.stage, evening.asked) == (DISCARD, JASMINE)
    assert legal(evening) == ["discard barley", "discard salt"]  # neither camels nor talents
