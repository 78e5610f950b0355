"""Clauses AMY-II.C.1 to 4: moving the caravan clockwise with camels and a Caravaneer, to a city that trades."""

import pytest

from semiramis.core.message import Malformed
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.pieces import BABYLON, BARLEY, DATES, PALM, SUSA, URUK
from semiramis.games.amyitis.state import State
from tests.amyitis.table import JASMINE, Words, beds, bound_for, canals, clause, legal, play, position, refusal

ONE_OF_EACH = {"barley": 1, "dates": 1, "salt": 1, "palm": 1}
ROUND_TRIP = ["susa", "eshnunna", "uruk", "ur", "palmyra", "mari", "ninoua", "khorsabad"]
"""The cities in clockwise order after Babylon."""


def on_the_road(caravan: str = "babylon", level: int = 0, camels: int = 1, **mine: Words | int) -> State:
    """Jasmine could trade in every city: one of each basic good, and a watered square on the lowest floor."""
    table = {"caravan": caravan} | beds() | canals("a1-a2 rose")
    court = {"caravaneer": level}
    return position(3, table=table, jasmine={"camels": camels, "goods": ONE_OF_EACH, "court": court} | mine)


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
def test_a_plant_city_is_open_where_ones_own_gardeners_make_a_square_fit() -> None:
    table = bound_for("mari") | beds() | canals("b2-b3 rose rose")
    barley = {"barley": 1}
    assert cities(position(3, table=table, jasmine={"goods": barley, "gardeners": 1})) == ["mari"]
    assert legal(play(position(3, table=table, jasmine={"goods": barley, "gardeners": 1}), "caravan mari")) == [
        "plant b2",
        "plant b3",
    ]


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
def test_a_city_where_one_can_pay_nothing_is_refused(city: str, asked: str) -> None:
    state = position(3, table=bound_for(city) | beds() | canals("a1-a2 rose"))
    assert cities(state) == []
    assert clause(state, f"caravan {city}") == asked


@pytest.mark.clause("AMY-II.C.4", "refused")
@pytest.mark.parametrize("city", ["babylon", "susa", "mari"])
def test_the_trade_may_not_be_left_out(city: str) -> None:
    state = play(on_the_road(caravan="uruk", camels=9), f"caravan {city}")
    assert "pass" not in legal(state)
    assert refusal(state, "pass").message.id == "amyitis-no-first"
    assert GAME.mover(state) == JASMINE


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
        GAME.catalogue.parse("caravan uruk 2")


@pytest.mark.clause("AMY-Q.7", "allowed")
def test_eight_spaces_are_the_longest_way() -> None:
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
    assert after.goods[JASMINE][BARLEY] == after.goods[JASMINE][PALM] == 1
    assert after.plant_face == state.plant_face
    assert (after.planted, after.canal, after.part) == (state.planted, state.canal, state.part)


@pytest.mark.clause("AMY-Q.8", "refused")
def test_there_is_no_trade_in_a_city_passed_through() -> None:
    state = on_the_road(caravan="khorsabad", camels=4)
    assert state.caravan != BABYLON
    after = play(state, "caravan uruk")
    assert clause(after, "take palace") == "AMY-II.C.b.1"  # offered in Susa
    for passed in ("sell barley", "plant a1", "pay barley"):
        assert refusal(after, passed).message.id == "amyitis-no-first"
