"""Clauses AMY-D.1 to D.10: where the rulebooks differ on pieces and trade; the other reading does not happen."""

import pytest

from semiramis.games.amyitis.components.names import GARDENER, PALM
from semiramis.games.amyitis.components.tables import SQUARE_FLOOR, TILE_QUALITY
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    beds,
    bound_for,
    canals,
    clause,
    edited_edition,
    fault,
    legal,
    opening,
    play,
    position,
    refusal,
    stage,
)

LOADED = {"load": {"barley": 0, "dates": 0, "salt": 0, "palm": 1}}
BANK = ["a1-a2", "a1-b1", "a2-a3", "a3-a4", "b1-c1", "c1-d1"]
PLANTING = {"stage": "plant", "caravan": "ur", "plant_face": {"ur": "first"}}


def cities(state: State) -> list[str]:
    """The cities the caravan may go to."""
    return [move.split()[1] for move in legal(state) if move.startswith("caravan")]


def tile_left_over(state: State, quality: int) -> list[int]:
    """The tiles of a quality that lie in the box."""
    return [t for t in range(1, 21) if TILE_QUALITY[t] == quality and t not in state.tile]


@pytest.mark.clause("AMY-D.1", "allowed")
def test_a_level_2_caravaneer_brings_the_good_lying_on_it() -> None:
    before = position(
        2, LOADED | bound_for("uruk"), jasmine={"court": {"caravaneer": 1}, "goods": {"dates": 1, "salt": 2}}
    )
    after = play(before, "caravan uruk", "take caravaneer")
    assert (after.court[JASMINE][0], after.goods[JASMINE]) == (2, [0, 0, 2, 1, 0])
    assert (after.load, after.stock_goods[PALM]) == ([0] * 5, before.stock_goods[PALM])


@pytest.mark.clause("AMY-D.1", "refused")
def test_nobody_puts_their_own_goods_on_a_caravaneer() -> None:
    state = position(
        2, LOADED | bound_for("uruk"), jasmine={"court": {"caravaneer": 1}, "goods": {"dates": 1, "salt": 2}}
    )
    after = play(state, "caravan uruk", "take caravaneer")
    assert (after.goods[JASMINE][2], stage(after), GAME.rules.mover(after)) == (2, "act", ROSE)
    put = fault(after, {"load": {"salt": 2}}, jasmine={"goods": {"salt": 0}})
    assert put.args == {"place": "table.load", "found": 2, "expected": 0}


@pytest.mark.clause("AMY-D.2", "allowed")
def test_fourteen_camels_can_be_owned_while_the_caravan_stands_on_the_board() -> None:
    state = position(2, bound_for("susa"), jasmine={"camels": 13, "goods": {"barley": 1}}, rose={"camels": 1})
    assert (state.stock_camels, sum(state.camels)) == (0, 14)
    after = play(state, "caravan susa")
    assert (after.stock_camels, after.camels[JASMINE]) == (1, 12)


@pytest.mark.clause("AMY-D.2", "refused")
def test_the_caravan_is_none_of_the_fourteen_camels() -> None:
    state = position(2)
    for stock, found in ((11, 13), (13, 15)):
        assert fault(state, {"stock_camels": stock}).args == {"place": "camels", "found": found, "expected": 14}


@pytest.mark.clause("AMY-D.3", "allowed")
def test_four_players_share_two_level_2_caravaneers_fewer_players_one() -> None:
    assert {seats: opening(seats).court_stock[0][2] for seats in (2, 3, 4)} == {2: 1, 3: 1, 4: 2}
    assert {seats: sum(opening(seats).load) for seats in (2, 3, 4)} == {2: 1, 3: 1, 4: 2}


@pytest.mark.clause("AMY-D.3", "refused")
def test_three_players_have_no_second_caravaneer_of_level_2() -> None:
    found = fault(position(3), {"court_stock": {"caravaneer": {"2": 2}}})
    assert found.args == {"place": "table.court_stock.caravaneer.2", "found": 2, "expected": 1}
    sold = bound_for("uruk")
    state = position(
        3, sold, jasmine={"court": {"caravaneer": 1}, "goods": {"dates": 1}}, rose={"court": {"caravaneer": 2}}
    )
    assert clause(play(state, "caravan uruk"), "take caravaneer") == "AMY-II.C.b.5"


@pytest.mark.clause("AMY-D.4", "allowed")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_two_and_one_tile_are_left_over(seats: int) -> None:
    state = opening(seats)
    assert [len(tile_left_over(state, quality)) for quality in (3, 2, 1)] == [1, 1, 2]


@pytest.mark.clause("AMY-D.4", "refused")
def test_no_more_tiles_stay_in_the_box() -> None:
    for square in ("a1", "b2", "c3", "d4"):
        assert fault(opening(3), {"tile": {square: "none"}}).args == {
            "place": f"table.tile.{square}",
            "clause": "AMY-S.9",
        }
    assert len([tile for tile in opening(3).tile if tile]) == 16


@pytest.mark.clause("AMY-D.5", "allowed")
def test_a_caravaneer_adds_up_to_two_spaces() -> None:
    goods = {"barley": 1, "dates": 1, "salt": 1, "palm": 1}
    table = canals("a1-a2 rose") | {"plant_face": {"eshnunna": "first", "ur": "first"}}
    state = position(2, table, jasmine={"court": {"caravaneer": 1}, "camels": 1, "goods": goods})
    assert cities(state) == ["susa", "eshnunna", "uruk"]
    for city in cities(state):
        assert play(state, f"caravan {city}").camels[JASMINE] == 0


@pytest.mark.clause("AMY-D.5", "refused")
def test_the_spaces_of_a_caravaneer_are_optional_and_at_most_two() -> None:
    goods = {"barley": 1, "dates": 1, "salt": 1, "palm": 1}
    table = canals("a1-a2 rose") | {"plant_face": {"ur": "first"}}
    state = position(2, table, jasmine={"court": {"caravaneer": 1}, "camels": 1, "goods": goods})
    assert "caravan susa" in legal(state)  # one space, although camel and card are good for three
    assert clause(state, "caravan ur") == "AMY-II.C.1"
    assert refusal(state, "caravan ur").message.args["camels"] == 2


@pytest.mark.clause("AMY-D.6", "allowed")
def test_the_extra_good_is_what_the_visible_face_shows() -> None:
    both = {"goods": {"barley": 1, "palm": 1}}
    for face, goods_left in (("first", [0, 0, 0, 1, 0]), ("second", [0] * 5)):
        table = canals("a1-a2 rose") | bound_for("mari", "a", face)
        assert play(position(2, table, jasmine=both), "caravan mari").goods[JASMINE] == goods_left
    plain = GAME.with_edition(edited_edition(("plant.a", 'extra = "palm"', 'extra = "none"')))
    state = position(2, canals("a1-a2 rose") | bound_for("mari", "a", "second"), jasmine={"goods": {"barley": 1}})
    assert "mari" not in cities(state)
    assert plain.rules.catalogue.parse("caravan mari") in plain.legal_codes(
        state
    )  # a face without a good asks for none


@pytest.mark.clause("AMY-D.6", "refused")
def test_a_face_with_an_extra_good_costs_more_than_the_demand() -> None:
    state = position(2, canals("a1-a2 rose") | bound_for("mari", "a", "second"), jasmine={"goods": {"barley": 2}})
    assert clause(state, "caravan mari") == "AMY-II.C.c.1"
    assert refusal(state, "caravan mari").message.id == "amyitis-no-payment-two"


@pytest.mark.clause("AMY-D.7", "allowed")
def test_the_caravan_goes_where_the_player_can_trade() -> None:
    state = position(2, jasmine={"camels": 9, "goods": {"barley": 1}})
    assert cities(state) == ["susa"]  # Mari asks for barley too, but no square could be planted
    assert legal(play(state, "caravan susa")) == ["take banker", "take palace"]


@pytest.mark.clause("AMY-D.7", "refused")
def test_nobody_travels_for_nothing_or_leaves_without_trading() -> None:
    state = position(2, jasmine={"camels": 9, "goods": {"barley": 1}})
    assert clause(state, "caravan uruk") == "AMY-II.C.b.1"
    assert clause(state, "caravan mari") == "AMY-II.C.4"
    arrived = play(state, "caravan susa")
    for move in ("pass", "decline", "recruit 1 peasant"):
        assert clause(arrived, move) == "AMY-II.C.b.1"


@pytest.mark.clause("AMY-D.8", "allowed")
def test_goods_are_sold_in_babylon() -> None:
    state = position(2, bound_for("babylon"), jasmine={"goods": {"barley": 1, "wine": 1}})
    selling = play(state, "caravan babylon")
    assert legal(selling) == ["sell barley", "sell wine", "sell barley+wine"]
    assert [GAME.parts_of(play(selling, move), JASMINE)["sales"] for move in legal(selling)] == [3, 3, 6]


@pytest.mark.clause("AMY-D.8", "refused")
def test_goods_are_sold_nowhere_else() -> None:
    state = position(2, jasmine={"goods": {"barley": 1, "salt": 1}})
    assert clause(state, "sell salt") == "AMY-II.C.a.3"
    assert "sell salt" not in legal(play(state, "caravan susa"))
    assert fault(state, {"stage": "sell", "caravan": "susa"}).id == "position-stage"


@pytest.mark.clause("AMY-D.9", "allowed")
def test_two_sides_of_the_garden_lie_on_the_river() -> None:
    state = play(position(2), "recruit 1 engineer")
    assert legal(state) == [f"irrigate {canal}" for canal in BANK]
    assert [[SQUARE_FLOOR[4 * row + column] for column in range(4)] for row in (3, 2, 1, 0)] == [
        [1, 2, 3, 4],
        [1, 2, 3, 3],
        [1, 2, 2, 2],
        [1, 1, 1, 1],
    ]


@pytest.mark.clause("AMY-D.9", "refused")
def test_the_other_two_sides_are_dry() -> None:
    state = play(position(2), "recruit 1 engineer")
    for canal in ("d1-d2", "d2-d3", "d3-d4", "a4-b4", "b4-c4", "c4-d4"):
        assert clause(state, f"irrigate {canal}") == "AMY-II.B.E.3"


@pytest.mark.clause("AMY-D.10", "allowed")
def test_a_sold_out_level_stops_nobody_who_has_it_and_gardeners_come_back() -> None:
    banker = {"court": {"banker": 1}, "goods": {"barley": 1}}
    state = play(position(2, bound_for("susa"), jasmine=banker), "caravan susa")  # Banker 1 is sold out
    assert play(state, "take banker").court[JASMINE][1] == 2
    table = beds() | PLANTING | canals("b2-b3 rose rose")
    before = position(3, table, jasmine={"gardeners": 4})
    after = play(before, "plant b2")
    assert (before.court_stock[GARDENER][1], after.court_stock[GARDENER][1]) == (0, 1)


@pytest.mark.clause("AMY-D.10", "refused")
def test_a_player_whose_next_level_is_sold_out_never_rises() -> None:
    table = bound_for("susa")
    state = position(2, table, jasmine={"goods": {"barley": 1}}, rose={"court": {"banker": 1}})
    assert legal(play(state, "caravan susa")) == ["take palace"]
    assert clause(play(state, "caravan susa"), "take banker") == "AMY-II.C.b.5"
    shut_out = position(2, table, jasmine={"goods": {"barley": 1}}, rose={"court": {"banker": 3, "palace": 1}})
    assert clause(shut_out, "caravan susa") == "AMY-II.C.b.5"
