"""Clauses AMY-II.C.1 to 4 and a: the caravan on its way clockwise, and the sale in Babylon."""

import pytest

from semiramis.core.model.message import Malformed
from semiramis.games.amyitis.components.names import CANAL_WORDS, DATES, SUSA, URUK
from semiramis.games.amyitis.components.tables import CANAL_SIZE
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    Words,
    beds,
    bound_for,
    canals,
    clause,
    gained,
    legal,
    play,
    position,
    refusal,
)

ONE_OF_EACH = {"barley": 1, "dates": 1, "salt": 1, "palm": 1}
ROUND_TRIP = ["susa", "eshnunna", "uruk", "ur", "palmyra", "mari", "ninoua", "khorsabad"]
"""The cities in clockwise order after Babylon."""

BANK = ["a1-a2", "a1-b1", "a2-a3", "a3-a4", "b1-c1", "c1-d1"]
"""The canals on the river bank, where irrigation begins."""


def on_the_road(caravan: str = "babylon", level: int = 0, camels: int = 1, **mine: Words | int) -> State:
    """Jasmine could trade in every city: one of each basic good, and a watered square on the lowest floor."""
    table = {"caravan": caravan} | beds() | canals("a1-a2 rose")
    court = {"caravaneer": level}
    return position(3, table=table, jasmine={"camels": camels, "goods": ONE_OF_EACH, "court": court} | mine)


def selling(table: Words | None = None, **goods: int) -> State:
    """Jasmine has one camel and some goods, and the caravan is one step before Babylon."""
    return position(3, table=bound_for("babylon") | (table or {}), jasmine={"goods": goods})


def full_canals() -> Words:
    """Table words for a garden without an empty segment."""
    return canals(*(f"{name} rose" + " saffron" * (CANAL_SIZE[i] - 1) for i, name in enumerate(CANAL_WORDS)))


def cities(state: State) -> list[str]:
    """Where the caravan may go."""
    return [move.removeprefix("caravan ") for move in legal(state) if move.startswith("caravan ")]


@pytest.mark.clause("AMY-II.C.1", "allowed")
def test_x_move_one_camel_and_caravaneer_1_reach_three_spaces() -> None:
    # Red of the example is Jasmine.
    state = on_the_road(level=1, camels=1)
    assert cities(state) == ["susa", "eshnunna", "uruk"]
    assert refusal(state, "caravan ur").message.args["camels"] == 2


@pytest.mark.clause("AMY-II.C.1", "allowed")
@pytest.mark.parametrize(
    ("level", "camels", "reach"),
    [(0, 1, 1), (0, 2, 2), (0, 5, 5), (1, 2, 4), (1, 5, 7), (2, 1, 5), (2, 3, 7), (2, 4, 8)],
)
def test_each_camel_is_a_space_and_the_caravaneer_adds_up_to_two_or_four(level: int, camels: int, reach: int) -> None:
    state = on_the_road(level=level, camels=camels)
    assert cities(state) == ROUND_TRIP[:reach]
    assert play(state, f"caravan {ROUND_TRIP[reach - 1]}").camels[JASMINE] == 0


@pytest.mark.clause("AMY-II.C.1", "refused")
def test_the_caravan_goes_no_further_and_never_backwards() -> None:
    assert clause(on_the_road(level=1, camels=1), "caravan ur") == "AMY-II.C.1"
    assert clause(on_the_road(level=2, camels=1), "caravan mari") == "AMY-II.C.1"
    state = on_the_road(caravan="uruk", level=0, camels=7)
    assert clause(state, "caravan eshnunna") == "AMY-II.C.1"
    assert refusal(state, "caravan eshnunna").message.args["camels"] == 8
    assert cities(state) == ["babylon", "susa", "ur", "palmyra", "mari", "ninoua", "khorsabad"]


@pytest.mark.clause("AMY-II.C.2", "allowed")
def test_one_space_is_enough() -> None:
    after = play(on_the_road(), "caravan susa")
    assert after.caravan == SUSA
    assert cities(on_the_road(caravan="khorsabad")) == ["babylon"]


@pytest.mark.clause("AMY-II.C.2", "refused")
def test_the_caravan_may_not_stay_where_it_is() -> None:
    state = on_the_road(caravan="uruk", level=2, camels=8)
    assert clause(state, "caravan uruk") == "AMY-II.C.2"
    assert refusal(state, "caravan uruk").message.id == "amyitis-no-stay"
    assert len(cities(state)) == 8


@pytest.mark.clause("AMY-II.C.3", "allowed")
def test_a_camel_is_paid_even_where_the_caravaneer_alone_would_reach() -> None:
    state = on_the_road(level=2, camels=3)
    after = play(state, "caravan uruk")
    assert after.camels[JASMINE] == 2
    assert after.stock_camels == state.stock_camels + 1


@pytest.mark.clause("AMY-II.C.3", "refused")
def test_without_a_camel_not_even_caravaneer_2_moves() -> None:
    state = on_the_road(level=2, camels=0)
    assert cities(state) == []
    assert clause(state, "caravan susa") == "AMY-II.C.3"
    assert refusal(state, "caravan susa").message.id == "amyitis-no-camel"
    drinking = on_the_road(level=2, camels=0, goods=ONE_OF_EACH | {"wine": 3})
    assert cities(drinking) == []  # wine is no camel


@pytest.mark.clause("AMY-II.C.4", "allowed")
def test_a_plant_city_is_legal_where_own_gardeners_make_a_square_fit() -> None:
    table = bound_for("mari") | beds() | canals("b2-b3 rose rose")
    state = position(3, table=table, jasmine={"goods": {"barley": 1}, "gardeners": 1})
    assert cities(state) == ["mari"]
    assert legal(play(state, "caravan mari")) == ["plant b2", "plant b3"]


@pytest.mark.clause("AMY-II.C.4", "refused")
def test_a_plant_city_without_a_square_to_plant_is_refused() -> None:
    table = bound_for("mari") | beds() | canals("b2-b3 rose rose")
    state = position(3, table=table, jasmine={"goods": {"barley": 1}}, rose={"gardeners": 2})
    assert clause(state, "caravan mari") == "AMY-II.C.4"
    assert refusal(state, "caravan mari").message.args["gardeners"] == 0


@pytest.mark.clause("AMY-II.C.4", "refused")
@pytest.mark.parametrize(
    ("city", "asked"), [("babylon", "AMY-II.C.a.1"), ("susa", "AMY-II.C.b.1"), ("mari", "AMY-II.C.c.1")]
)
def test_a_city_whose_demand_cannot_be_paid_is_refused(city: str, asked: str) -> None:
    state = position(3, table=bound_for(city) | beds() | canals("a1-a2 rose"))
    assert cities(state) == []
    assert clause(state, f"caravan {city}") == asked


@pytest.mark.clause("AMY-II.C.4", "refused")
@pytest.mark.parametrize("city", ["babylon", "susa", "mari"])
def test_the_trade_is_mandatory(city: str) -> None:
    state = play(on_the_road(caravan="uruk", camels=9), f"caravan {city}")
    assert "pass" not in legal(state)
    assert refusal(state, "pass").message.id == "amyitis-no-first"
    assert GAME.rules.mover(state) == JASMINE


@pytest.mark.clause("AMY-Q.6", "allowed")
@pytest.mark.parametrize(("city", "camels"), [("susa", 1), ("uruk", 1), ("ur", 2), ("khorsabad", 6)])
def test_the_price_is_the_distance_less_the_steps_of_the_caravaneer(city: str, camels: int) -> None:
    after = play(on_the_road(level=1, camels=9), f"caravan {city}")
    assert after.camels[JASMINE] == 9 - camels


@pytest.mark.clause("AMY-Q.6", "refused")
def test_no_camels_beyond_the_price_may_be_paid() -> None:
    state = on_the_road(level=1, camels=9)
    assert cities(state) == ROUND_TRIP  # each once: there is one price
    with pytest.raises(Malformed):
        GAME.rules.catalogue.parse("caravan uruk 2")


@pytest.mark.clause("AMY-Q.7", "allowed")
def test_eight_spaces_are_the_longest_move() -> None:
    state = on_the_road(caravan="susa", camels=8)
    assert play(state, "caravan babylon").camels[JASMINE] == 0
    assert sorted(cities(state)) == sorted(["babylon", *ROUND_TRIP[1:]])


@pytest.mark.clause("AMY-Q.7", "refused")
@pytest.mark.parametrize("level", [0, 2])
def test_a_full_lap_is_refused(level: int) -> None:
    state = on_the_road(caravan="susa", level=level, camels=11)
    assert clause(state, "caravan susa") == "AMY-II.C.2"
    assert "caravan babylon" in legal(state)


@pytest.mark.clause("AMY-Q.8", "allowed")
def test_cities_on_the_way_are_passed_through_for_free() -> None:
    state = on_the_road(caravan="khorsabad", camels=4)
    after = play(state, "caravan uruk")  # by Babylon, Susa and Eshnunna
    assert after.caravan == URUK
    paid = [state.goods[JASMINE][good] - after.goods[JASMINE][good] for good in range(5)]
    assert [good for good in range(5) if paid[good]] == [DATES]
    assert after.plant_face == state.plant_face
    assert (after.planted, after.canal, after.part) == (state.planted, state.canal, state.part)


@pytest.mark.clause("AMY-Q.8", "refused")
def test_there_is_no_trade_in_a_city_passed_through() -> None:
    after = play(on_the_road(caravan="khorsabad", camels=4), "caravan uruk")
    assert clause(after, "take palace") == "AMY-II.C.b.1"  # offered in Susa
    for passed in ("sell barley", "plant a1", "pay barley"):
        assert refusal(after, passed).message.id == "amyitis-no-first"


# ----------------------------------------------------------------------------------------------------------- Babylon


@pytest.mark.clause("AMY-II.C.a.1", "allowed")
@pytest.mark.parametrize(
    ("sale", "prestige", "left"),
    [("barley", 3, [1, 0, 1, 0, 1]), ("barley+barley", 6, [0, 0, 1, 0, 1]), ("salt+wine", 6, [2, 0, 0, 0, 0])],
)
def test_one_good_sells_for_3_and_two_for_6(sale: str, prestige: int, left: list[int]) -> None:
    state = selling(barley=2, salt=1, wine=1)
    after = play(state, "caravan babylon", f"sell {sale}")
    assert gained(state, after, JASMINE, "sales") == prestige
    assert after.goods[JASMINE] == left
    assert sum(after.stock_goods) == sum(state.stock_goods) + prestige // 3
    assert legal(after) == [f"irrigate {canal}" for canal in BANK]


@pytest.mark.clause("AMY-II.C.a.1", "refused")
def test_selling_goods_not_held_or_three_at_once_is_refused() -> None:
    state = play(selling(barley=1, salt=2), "caravan babylon")
    for sale in ("sell palm", "sell barley+barley", "sell barley+palm"):
        assert clause(state, sale) == "AMY-II.C.a.1"
    with pytest.raises(Malformed):
        GAME.rules.catalogue.parse("sell barley+salt+salt")
    assert refusal(play(state, "sell barley"), "sell salt").message.id == "amyitis-no-first"


@pytest.mark.clause("AMY-II.C.a.2", "allowed")
def test_the_free_irrigation_lays_a_cube_and_scores_nothing() -> None:
    state = play(selling(canals("a1-a2 rose"), salt=1), "caravan babylon", "sell salt")
    assert "irrigate a2-b2" in legal(state)
    assert "irrigate b1-b2" in legal(state)
    after = play(state, "irrigate a2-b2")
    assert after.canal[3] == [JASMINE + 1, 0]
    assert after.cubes[JASMINE] == state.cubes[JASMINE] - 1
    assert after.part == state.part
    assert GAME.rules.mover(after) == ROSE


@pytest.mark.clause("AMY-II.C.a.2", "refused")
def test_free_irrigation_is_mandatory_and_needs_water() -> None:
    state = play(selling(salt=1), "caravan babylon", "sell salt")
    assert clause(state, "pass") == "AMY-II.C.a.2"
    assert clause(state, "irrigate b2-b3") == "AMY-II.B.E.3"
    engineer = play(position(3), "recruit 1 engineer")
    assert legal(engineer) == legal(state)
    assert gained(engineer, play(engineer, "irrigate a1-a2"), JASMINE, "irrigation") == 2


@pytest.mark.clause("AMY-II.C.a.3", "allowed")
def test_babylon_is_where_goods_are_sold() -> None:
    state = play(selling(dates=1, palm=1), "caravan babylon")
    assert legal(state) == ["sell dates", "sell palm", "sell dates+palm"]


@pytest.mark.clause("AMY-II.C.a.3", "refused")
def test_nowhere_else_are_goods_sold() -> None:
    state = position(3, table=bound_for("uruk"), jasmine={"goods": {"dates": 2, "wine": 1}})
    assert clause(state, "sell dates") == "AMY-II.C.a.3"
    in_babylon = position(3, jasmine={"goods": {"dates": 1}})
    assert clause(in_babylon, "sell dates") == "AMY-II.C.a.3"  # it takes a move of the caravan
    assert not any(move.startswith("sell") for move in legal(play(state, "caravan uruk", "pay wine")))


@pytest.mark.clause("AMY-Q.9", "allowed")
def test_without_a_free_segment_a_sale_ends_the_turn() -> None:
    state = selling(full_canals(), salt=2)
    after = play(state, "caravan babylon", "sell salt+salt")
    assert gained(state, after, JASMINE, "sales") == 6
    assert after.canal == state.canal
    assert GAME.rules.mover(after) == ROSE


@pytest.mark.clause("AMY-Q.9", "refused")
def test_a_last_free_segment_must_be_irrigated_and_selling_always_needs_goods() -> None:
    table = full_canals()
    table["canal"]["d3-d4"] = ["rose", "none"]
    state = play(selling(table, salt=2), "caravan babylon", "sell salt")
    assert legal(state) == ["irrigate d3-d4"]
    assert clause(state, "pass") == "AMY-II.C.a.2"
    assert clause(selling(full_canals()), "caravan babylon") == "AMY-II.C.a.1"
