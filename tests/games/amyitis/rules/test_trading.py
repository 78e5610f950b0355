"""Clauses AMY-II.C.b and c: buying court cards and plants."""

import pytest

from semiramis.games.amyitis.components.names import BANKER, BARLEY, CARAVANEER, DATES, MARI, PALACE, PALM, UR
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.planting import plant_quality
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    Words,
    beds,
    bound_for,
    canals,
    clause,
    fault,
    gained,
    legal,
    play,
    position,
    refusal,
    to_decision,
)

A_PALM = {"barley": 0, "dates": 0, "salt": 0, "palm": 1}


def before(city: str, table: Words | None = None, seats: int = 3, rose: Words | None = None, **mine: Words) -> State:
    """Jasmine has one camel and the caravan is one step before a city."""
    return position(seats, table=bound_for(city) | (table or {}), jasmine=mine, rose=rose or {})


def at_the_plants(city: str, card: str, face: str, **goods: int) -> State:
    """Jasmine is one step before a plant city, with goods, and a square of the lowest floor is watered."""
    table = bound_for(city, card, face) | beds() | canals("a1-a2 rose")
    return position(3, table=table, jasmine={"goods": goods})


def held(state: State) -> list[int]:
    """Jasmine's barley, dates, salt, palms and wine."""
    return state.goods[JASMINE]


# ------------------------------------------------------------------------------------------------------- court cards


@pytest.mark.clause("AMY-II.C.b.1", "AMY-II.C.b.3", "allowed")
def test_x_uruk_caravaneer_2_is_bought_for_dates_and_brings_its_palm() -> None:
    # Red of the example is Jasmine.
    state = before("uruk", {"load": A_PALM}, goods={"dates": 1}, court={"caravaneer": 1})
    after = play(state, "caravan uruk", "take caravaneer")
    assert held(after) == [0, 0, 0, 1, 0]
    assert after.camels[JASMINE] == state.camels[JASMINE] - 1
    assert after.court[JASMINE][CARAVANEER] == 2
    assert after.stock_goods[DATES] == state.stock_goods[DATES] + 1
    assert after.stock_goods[PALM] == state.stock_goods[PALM]
    assert sum(after.load) == 0


@pytest.mark.clause("AMY-II.C.b.1", "allowed")
def test_x_uruk_b_a_banker_may_be_taken_instead() -> None:
    state = before("uruk", {"load": A_PALM}, goods={"dates": 1}, court={"caravaneer": 1})
    after = play(state, "caravan uruk", "take banker")
    assert after.court[JASMINE] == [1, 1, 0]
    assert held(after) == [0, 0, 0, 0, 0]
    assert after.load[PALM] == 1


@pytest.mark.clause("AMY-II.C.b.5", "allowed")
def test_x_uruk_c_with_no_banker_1_left_only_the_caravaneer_may_be_taken() -> None:
    # With three players there are two Bankers of level 1; Rose and Saffron hold them.
    owners: dict[str, Words] = {"rose": {"court": {"banker": 1}}, "saffron": {"court": {"banker": 1}}}
    mine = {"goods": {"dates": 1}, "court": {"caravaneer": 1}}
    state = play(position(3, table=bound_for("uruk"), jasmine=mine, **owners), "caravan uruk")
    assert state.court_stock[BANKER] == [0, 0, 2, 2]
    assert legal(state) == ["take caravaneer"]
    assert clause(state, "take banker") == "AMY-II.C.b.5"


@pytest.mark.clause("AMY-II.C.b.1", "allowed")
def test_wine_may_replace_a_good_and_is_a_choice_only_where_both_can_be_paid() -> None:
    both = play(before("uruk", goods={"dates": 1, "wine": 1}), "caravan uruk")
    assert legal(both) == ["pay dates", "pay wine"]
    assert held(play(both, "pay wine", "take banker")) == [0, 1, 0, 0, 0]
    assert held(play(both, "pay dates", "take banker")) == [0, 0, 0, 0, 1]
    assert held(play(before("uruk", goods={"wine": 1}), "caravan uruk", "take banker")) == [0] * 5


@pytest.mark.clause("AMY-II.C.b.1", "refused")
def test_without_the_demanded_good_or_for_a_type_not_shown_there_is_no_card() -> None:
    state = before("uruk", goods={"barley": 2, "salt": 2, "palm": 2})
    assert clause(state, "caravan uruk") == "AMY-II.C.b.1"
    assert refusal(state, "caravan uruk").message.id == "amyitis-no-payment"
    bought = play(before("uruk", goods={"dates": 2}), "caravan uruk")
    assert legal(bought) == ["take caravaneer", "take banker"]
    for other in ("take palace", "take gardener"):
        assert clause(bought, other) == "AMY-II.C.b.1"
    assert "take banker" not in legal(play(bought, "take caravaneer"))  # one card, not both


@pytest.mark.clause("AMY-II.C.b.2", "allowed")
def test_the_next_level_is_taken_and_covers_the_old_card() -> None:
    state = before("uruk", seats=2, goods={"dates": 1}, court={"caravaneer": 1, "banker": 1}, rose={"passed": "yes"})
    banker = play(state, "caravan uruk", "take banker")
    assert banker.court[JASMINE][BANKER] == 2
    assert banker.court_stock[BANKER] == [0, 0, 0, 1]  # the covered card does not go back
    evening = play(banker, "pass", "procession marduk")
    assert to_decision(evening).talents[JASMINE] == evening.talents[JASMINE] + 2  # neither 1 nor 1 + 2


@pytest.mark.clause("AMY-II.C.b.2", "refused")
def test_only_the_new_card_counts_and_there_is_none_above_the_top() -> None:
    barley = {"barley": 1}
    mine = {"goods": barley | {"dates": 1}, "court": {"caravaneer": 1}, "camels": 2}
    state = position(2, table=bound_for("uruk") | {"load": A_PALM}, jasmine=mine, rose={"passed": "yes"})
    second = play(state, "caravan uruk", "take caravaneer")
    assert clause(second, "caravan susa") == "AMY-II.C.1"
    assert refusal(second, "caravan susa").message.args["camels"] == 7 - 4  # not 7 - 2 - 4
    top = play(before("susa", goods=barley, court={"palace": 3}), "caravan susa")
    assert clause(top, "take palace") == "AMY-II.C.b.2"
    covered = fault(position(3, jasmine={"court": {"banker": 2}}), table={"court_stock": {"banker": {"1": 2}}})
    assert covered.args["place"] == "table.court_stock.banker.1"


@pytest.mark.clause("AMY-II.C.b.3", "refused")
def test_caravaneer_1_brings_no_good_and_none_is_unloaded_otherwise() -> None:
    state = before("uruk", {"load": A_PALM}, goods={"dates": 1})
    after = play(state, "caravan uruk", "take caravaneer")
    assert after.court[JASMINE][CARAVANEER] == 1
    assert held(after) == [0] * 5
    assert after.load[PALM] == 1
    assert clause(state, "load palm") == "AMY-II.C.b.3"
    assert fault(state, table={"load": {"palm": 0}, "stock_goods": {"palm": 7}}).args["place"] == "table.load"


@pytest.mark.clause("AMY-II.C.b.4", "allowed")
@pytest.mark.parametrize(("level", "prestige"), [(1, 3), (2, 6), (3, 9)])
def test_a_palace_scores_immediately(level: int, prestige: int) -> None:
    state = before("susa", goods={"barley": 1}, court={"palace": level - 1})
    after = play(state, "caravan susa", "take palace")
    assert after.court[JASMINE][PALACE] == level
    assert gained(state, after, JASMINE, "palace") == prestige


@pytest.mark.clause("AMY-II.C.b.4", "refused")
def test_a_palace_never_scores_again_and_other_cards_score_nothing() -> None:
    state = before("susa", seats=2, goods={"barley": 1}, rose={"passed": "yes", "court": {"palace": 2}})
    banker = play(state, "caravan susa", "take banker")
    assert GAME.rules.total_score(banker, JASMINE) == GAME.rules.total_score(state, JASMINE) - 1  # the barley
    morning = to_decision(play(banker, "pass", "procession ishtar", "accept camel"))
    assert morning.round == 2
    assert gained(state, morning, ROSE, "palace") == gained(state, morning, JASMINE, "palace") == 0


@pytest.mark.clause("AMY-II.C.b.5", "refused")
def test_a_sold_out_level_shuts_a_player_out_though_higher_cards_are_left() -> None:
    rose = {"court": {"caravaneer": 1, "banker": 1}}  # with two players there is one card of each level
    state = before("uruk", seats=2, rose=rose, goods={"dates": 1})
    assert state.court_stock[CARAVANEER][1:3] == [0, 1]
    assert clause(state, "caravan uruk") == "AMY-II.C.b.5"
    assert refusal(state, "caravan uruk").message.id == "amyitis-no-city-sold-out"
    ninoua = play(before("ninoua", seats=2, rose=rose, goods={"salt": 1}), "caravan ninoua")
    assert legal(ninoua) == ["take palace"]
    assert clause(ninoua, "take caravaneer") == "AMY-II.C.b.5"


@pytest.mark.clause("AMY-Q.10", "allowed")
def test_the_buyer_chooses_between_two_caravaneers_with_different_goods() -> None:
    loads = {"barley": 1, "dates": 0, "salt": 0, "palm": 1}
    state = before("uruk", {"load": loads}, seats=4, goods={"dates": 1}, court={"caravaneer": 1})
    asked = play(state, "caravan uruk", "take caravaneer")
    assert legal(asked) == ["load barley", "load palm"]
    after = play(asked, "load barley")
    assert held(after) == [1, 0, 0, 0, 0]
    assert after.load == [0, 0, 0, 1, 0]  # the other Caravaneer keeps its palm
    assert after.court_stock[CARAVANEER][2] == 1


@pytest.mark.clause("AMY-Q.10", "refused")
def test_a_good_that_lies_on_neither_caravaneer_is_refused() -> None:
    loads = {"barley": 1, "dates": 0, "salt": 0, "palm": 1}
    state = before("uruk", {"load": loads}, seats=4, goods={"dates": 1}, court={"caravaneer": 1})
    asked = play(state, "caravan uruk", "take caravaneer")
    for move in ("load dates", "load salt", "load wine", "pass"):
        assert clause(asked, move) == "AMY-Q.10"


# ------------------------------------------------------------------------------------------------------ plant cities


@pytest.mark.clause("AMY-II.C.c.1", "AMY-II.C.c.2", "allowed")
def test_x_mari_barley_and_palm_are_paid_and_the_card_is_turned() -> None:
    # White of the example is Jasmine.
    state = at_the_plants("mari", "a", "second", barley=1, palm=1)
    assert plant_quality(state, MARI) == 2
    after = play(state, "caravan mari", "plant a1")
    assert held(after) == [0] * 5
    assert after.stock_goods[BARLEY] == state.stock_goods[BARLEY] + 1
    assert after.stock_goods[PALM] == state.stock_goods[PALM] + 1
    assert plant_quality(after, MARI) == 1
    assert after.plant_card == state.plant_card


@pytest.mark.clause("AMY-II.C.c.1", "allowed")
def test_quality_1_needs_no_extra_good_and_the_same_good_twice_is_two_of_it() -> None:
    plain = play(at_the_plants("ur", "b", "first", salt=2), "caravan ur", "plant a1")
    assert held(plain) == [0, 0, 1, 0, 0]
    twice = play(at_the_plants("ur", "b", "second", salt=3), "caravan ur", "plant a1")
    assert held(twice) == [0, 0, 1, 0, 0]
    with_wine = play(at_the_plants("ur", "b", "second", salt=1, wine=2), "caravan ur", "pay salt", "plant a1")
    assert held(with_wine) == [0, 0, 0, 0, 1]
    all_wine = play(at_the_plants("ur", "b", "second", salt=1, wine=2), "caravan ur", "pay wine", "plant a1")
    assert held(all_wine) == [0, 0, 1, 0, 0]


@pytest.mark.clause("AMY-II.C.c.1", "refused")
def test_without_the_extra_good_there_is_no_plant() -> None:
    for state, city in (
        (at_the_plants("mari", "a", "second", barley=2, salt=1), "mari"),
        (at_the_plants("mari", "a", "second", palm=2), "mari"),
        (at_the_plants("ur", "b", "second", salt=1, palm=3), "ur"),
        (at_the_plants("khorsabad", "d", "first", dates=1), "khorsabad"),
        (at_the_plants("khorsabad", "d", "second", dates=1, barley=1), "khorsabad"),
    ):
        assert clause(state, f"caravan {city}") == "AMY-II.C.c.1"
        assert refusal(state, f"caravan {city}").message.id == "amyitis-no-payment-two"
    one_wine = play(at_the_plants("mari", "a", "second", barley=1, wine=1), "caravan mari")
    assert held(one_wine) == [0] * 5  # the wine stands in for the palm, so it cannot spare the barley


@pytest.mark.clause("AMY-II.C.c.2", "allowed")
def test_each_purchase_turns_the_card_of_that_city_alone() -> None:
    state = at_the_plants("ur", "c", "first", salt=1)
    after = play(state, "caravan ur", "plant a2")
    assert (plant_quality(state, UR), plant_quality(after, UR)) == (1, 2)
    assert [face != old for face, old in zip(after.plant_face, state.plant_face, strict=True)] == [0, 1, 0, 0]
    dates = at_the_plants("khorsabad", "d", "second", dates=1, salt=1)
    assert play(dates, "caravan khorsabad", "plant a2").plant_face[3] == 0


@pytest.mark.clause("AMY-II.C.c.2", "refused")
def test_a_plant_is_planted_immediately_and_never_kept() -> None:
    state = at_the_plants("ur", "c", "first", salt=1, wine=1)
    assert clause(state, "plant a1") == "AMY-II.C.c.2"
    bought = play(state, "caravan ur", "pay wine")
    assert bought.plant_face == state.plant_face  # not turned before the planting
    assert legal(bought) == ["plant a1", "plant a2"]
    assert clause(bought, "pass") == "AMY-II.C.c.2"
    assert held(bought) == [0, 0, 1, 0, 0]
