"""Rulings AMY-Q.11 and 13 to 17: free court cards, the order at planting, neutral cubes, spare Gardeners."""

import pytest

from semiramis.core.model.message import Malformed
from semiramis.games.amyitis.components.names import CARAVANEER, GARDENER, PALACE
from semiramis.games.amyitis.game import GAME
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    SAFFRON,
    beds,
    canals,
    clause,
    cubes_on,
    gained,
    in_mari,
    legal,
    play,
    position,
    refusal,
)

A_COURT_CARD = beds(a1="q1-i") | canals("a1-a2 rose")
"""A watered square a1 with a tile that gives any Court card."""

TO_THE_TOP = canals("a3-a4 rose", "b3-b4 rose rose", "c3-c4 rose rose", "c4-d4 rose rose")


@pytest.mark.clause("AMY-Q.11", "allowed")
def test_a_free_court_card_may_be_of_any_type_and_costs_nothing() -> None:
    asked = play(in_mari(1, A_COURT_CARD), "plant a1")
    assert legal(asked) == ["take caravaneer", "take banker", "take palace", "take gardener"]
    assert GAME.display.prompt(asked).id == "amyitis-ask-take-free"
    palace = play(asked, "take palace")
    assert palace.court[JASMINE][PALACE] == 1
    assert gained(asked, palace, JASMINE, "palace") == 3
    assert (palace.goods, palace.talents, palace.camels) == (asked.goods, asked.talents, asked.camels)
    assert play(asked, "take gardener").gardeners[JASMINE] == 1
    assert play(asked, "take banker").court[JASMINE] == [0, 1, 0]


@pytest.mark.clause("AMY-Q.11", "allowed")
def test_a_free_caravaneer_2_brings_its_good() -> None:
    load = {"load": {"barley": 0, "dates": 1, "salt": 0, "palm": 1}}
    state = in_mari(1, A_COURT_CARD | load, 4, jasmine={"court": {"caravaneer": 1}})
    after = play(state, "plant a1", "take caravaneer", "load dates")
    assert after.court[JASMINE][CARAVANEER] == 2
    assert after.goods[JASMINE] == [0, 1, 0, 0, 0]
    assert GAME.rules.mover(after) == ROSE
    assert after.plant_face != state.plant_face  # the planting has come to its end


@pytest.mark.clause("AMY-Q.11", "allowed")
def test_a_free_court_card_is_lost_when_there_is_none_to_take() -> None:
    court = {"caravaneer": 2, "banker": 3, "palace": 3}
    state = in_mari(1, A_COURT_CARD, jasmine={"court": court}, saffron={"gardeners": 4})
    after = play(state, "plant a1")
    assert GAME.rules.mover(after) == ROSE
    assert after.court == state.court
    assert after.gardeners == state.gardeners
    assert gained(state, after, JASMINE, "tiles") == 1


@pytest.mark.clause("AMY-Q.11", "refused")
def test_a_free_court_card_may_not_be_declined_and_none_but_the_next_level_be_taken() -> None:
    rose, saffron = {"court": {"banker": 1}}, {"court": {"banker": 1}, "gardeners": 4}
    state = in_mari(1, A_COURT_CARD, jasmine={"court": {"palace": 3}}, rose=rose, saffron=saffron)
    asked = play(state, "plant a1")
    assert legal(asked) == ["take caravaneer"]
    assert refusal(asked, "pass").message.id == "amyitis-no-first"
    assert clause(asked, "take gardener") == "AMY-Q.11"
    assert clause(asked, "take banker") == "AMY-II.C.b.5"
    assert clause(asked, "take palace") == "AMY-II.C.b.2"


@pytest.mark.clause("AMY-Q.13", "allowed")
def test_gardeners_are_back_in_stock_before_the_tile_gives() -> None:
    table = beds(b3="q2-f") | TO_THE_TOP
    state = in_mari(1, table, jasmine={"gardeners": 4})
    assert state.court_stock[GARDENER][1] == 0
    after = play(state, "plant b3", "take gardener")
    assert after.gardeners[JASMINE] == 4


@pytest.mark.clause("AMY-Q.13", "refused")
def test_bonus_water_and_the_turning_of_the_card_do_not_come_before_the_gains() -> None:
    state = in_mari(1, beds(planted={"b1": "saffron"}, a1="q1-i") | canals("a1-a2 rose"))
    asked = play(state, "plant a1")
    assert gained(state, asked, JASMINE, "tiles") == 1
    assert gained(state, asked, ROSE, "bonus") == 0
    assert cubes_on(asked, "a1-b1") == []
    assert asked.plant_face == state.plant_face
    after = play(asked, "take banker")
    assert gained(state, after, ROSE, "bonus") == 1  # by the face before it is turned to quality 2
    assert cubes_on(after, "a1-b1") == ["neutral"]
    assert after.plant_face != state.plant_face


@pytest.mark.clause("AMY-Q.14", "allowed")
def test_neutral_cubes_neither_lead_nor_tie_in_the_irrigation_bonus() -> None:
    state = in_mari(2, canals("a2-a3 rose", "b2-b3 neutral neutral", "a3-b3 rose"))
    assert gained(state, play(state, "plant b3"), ROSE, "bonus") == 2
    tied = in_mari(1, canals("a1-a2 neutral", "a1-b1 saffron"))
    assert gained(tied, play(tied, "plant a1"), SAFFRON, "bonus") == 1


@pytest.mark.clause("AMY-Q.14", "refused")
def test_neutral_cubes_alone_bring_nobody_a_bonus() -> None:
    state = in_mari(1, canals("a1-a2 neutral"))
    after = play(state, "plant a1")
    assert [gained(state, after, seat, "bonus") for seat in (JASMINE, ROSE, SAFFRON)] == [0, 0, 0]


@pytest.mark.clause("AMY-Q.15", "allowed")
def test_the_bonus_goes_to_the_leader_not_to_the_planter() -> None:
    state = in_mari(2, canals("a2-a3 saffron"))
    assert gained(state, play(state, "plant a3"), SAFFRON, "bonus") == 2
    own = in_mari(2, canals("a2-a3 jasmine"))
    assert gained(own, play(own, "plant a3"), JASMINE, "bonus") == 2


@pytest.mark.clause("AMY-Q.15", "refused")
def test_planting_alone_brings_no_bonus() -> None:
    state = in_mari(2, canals("a2-a3 saffron", "a3-b3 jasmine", "a3-a4 saffron"))
    assert gained(state, play(state, "plant a3"), JASMINE, "bonus") == 0


@pytest.mark.clause("AMY-Q.16", "allowed")
def test_neutral_cubes_cut_off_from_the_river_water_their_squares() -> None:
    cut_off = canals("c2-d2 neutral neutral")
    assert legal(in_mari(2, cut_off)) == ["plant c2", "plant d2"]
    wet = play(position(3, cut_off, {"cut-off-canals": "wet"}), "recruit 1 engineer")
    assert "irrigate c2-c3" in legal(wet)  # the table option lets them carry water on


@pytest.mark.clause("AMY-Q.16", "refused")
def test_irrigation_does_not_go_on_from_cubes_cut_off_from_the_river() -> None:
    state = play(position(3, canals("c2-d2 neutral neutral")), "recruit 1 engineer")
    for canal in ("c2-c3", "d2-d3", "c1-c2"):
        assert clause(state, f"irrigate {canal}") == "AMY-II.B.E.3"
    owned = play(position(3, canals("c2-d2 rose rose"), {"cut-off-canals": "wet"}), "recruit 1 engineer")
    assert clause(owned, "irrigate c2-c3") == "AMY-II.B.E.3"  # the option speaks of neutral cubes


@pytest.mark.clause("AMY-Q.17", "allowed")
@pytest.mark.parametrize(
    ("quality", "square", "used"), [(1, "a3", 0), (1, "b3", 1), (1, "c3", 2), (1, "d4", 2), (2, "b3", 0), (2, "d4", 1)]
)
def test_only_the_gardeners_needed_are_discarded(quality: int, square: str, used: int) -> None:
    state = in_mari(quality, TO_THE_TOP, jasmine={"gardeners": 3})
    after = play(state, f"plant {square}")
    assert after.gardeners[JASMINE] == 3 - used
    assert after.court_stock[GARDENER][1] == 1 + used


@pytest.mark.clause("AMY-Q.17", "refused")
def test_no_gardener_can_be_spent_in_vain() -> None:
    state = in_mari(1, TO_THE_TOP, jasmine={"gardeners": 3})
    moves = legal(state)
    assert len(moves) == len(set(moves)) == 7  # one way to plant each watered square
    with pytest.raises(Malformed):
        GAME.rules.catalogue.parse("plant a3 2")
    assert play(state, "plant a3").gardeners[JASMINE] == 3
