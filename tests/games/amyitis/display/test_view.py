"""The view: everything a client needs to draw the board without knowing the rules."""

import json
from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from semiramis.core.model.domain import NOBODY, SEAT
from semiramis.core.play.view import legal_for, seen_by
from semiramis.games.amyitis.components import names
from semiramis.games.amyitis.display.view import View
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.board_views import FOLDER, POSITIONS, board_view
from tests.games.amyitis.support import (
    JASMINE,
    LOTUS,
    ROSE,
    SAFFRON,
    beds,
    bound_for,
    canals,
    cubes,
    edited_edition,
    evening,
    in_mari,
    opening,
    play,
    position,
)
from tests.support.random_play import positions


def test_the_road_shows_the_demand_and_offers_of_every_city() -> None:
    road = GAME.display.view(position(3, bound_for("mari", "a", "second")), JASMINE)["road"]
    assert sorted(road, key=lambda name: road[name]["place"]) == list(names.CITY_WORDS)
    assert (road["babylon"]["kind"], road["babylon"]["demand"]) == ("sale", "none")
    assert (road["uruk"]["kind"], road["uruk"]["demand"]) == ("court", "dates")
    assert road["uruk"]["offers"] == ["caravaneer", "banker"]
    plant = {name: road["mari"][name] for name in ("kind", "demand", "extra", "quality", "offers")}
    assert plant == {"kind": "plant", "demand": "barley", "extra": "palm", "quality": 2, "offers": []}


def test_distances_and_camels_are_those_of_the_viewing_seat() -> None:
    state = position(2, {"caravan": "uruk"}, jasmine={"camels": 1, "court": {"caravaneer": 2}}, rose={"camels": 0})
    mine, hers = GAME.display.view(state, JASMINE), GAME.display.view(state, ROSE)
    assert [mine["road"][city]["steps"] for city in ("uruk", "ur", "babylon", "eshnunna")] == [0, 1, 6, 8]
    assert [mine["road"][city]["camels"] for city in ("ur", "babylon", "eshnunna")] == [1, 2, 4]
    assert [hers["road"][city]["camels"] for city in ("ur", "babylon", "eshnunna")] == [1, 6, 8]
    assert (mine["reach"], hers["reach"]) == (
        {"camels": 1, "bonus": 4, "spaces": 5},
        {"camels": 0, "bonus": 0, "spaces": 0},
    )
    assert GAME.display.view(state, NOBODY)["reach"] == mine["reach"]  # a spectator sees what the mover sees


def test_a_square_shows_its_tile_its_water_and_who_would_score_for_it() -> None:
    water = canals("a2-b2 rose", "b2-b3 rose saffron", "b2-c2 neutral")
    garden = GAME.display.view(position(3, beds(b2="q2-d") | water), JASMINE)["garden"]
    assert garden["b2"] == {
        "floor": 2,
        "needs": 2,
        "unused": False,
        "tile": {"prestige": 4, "quality": 2, "bonus": {"talents": 2}},
        "sides": 2,
        "cubes": {"rose": 2, "saffron": 1, "neutral": 1},
        "bonus": "rose",
        "gardeners": 0,
    }
    assert (garden["b3"]["sides"], garden["b3"]["bonus"]) == (1, "nobody")  # a tie
    assert (garden["c2"]["sides"], garden["c2"]["cubes"]) == (0, {"neutral": 1})  # half a double canal
    assert garden["d4"]["needs"] == 3


def test_planted_and_unused_squares_have_no_tile() -> None:
    garden = GAME.display.view(position(3, beds(planted={"a1": "rose"})), JASMINE)["garden"]
    assert (garden["a1"]["tile"], garden["a1"]["unused"]) == (None, False)
    small = GAME.display.view(opening(2), JASMINE)["garden"]
    assert [name for name, square in small.items() if square["unused"]] == ["a1", "b2", "c3"]
    assert small["b2"]["tile"] is None


def test_gardeners_are_counted_for_the_plant_in_hand() -> None:
    water = canals("a3-a4 rose", "b3-b4 rose rose", "c3-c4 rose rose")
    before = position(3, beds() | water)
    assert {square["gardeners"] for square in GAME.display.view(before, JASMINE)["garden"].values()} == {0}
    garden = GAME.display.view(in_mari(1, water, jasmine={"gardeners": 2}), JASMINE)["garden"]
    assert [garden[square]["gardeners"] for square in ("a3", "b3", "c3", "d4")] == [0, 1, 2, 2]
    garden = GAME.display.view(in_mari(2, water, jasmine={"gardeners": 2}), JASMINE)["garden"]
    assert [garden[square]["gardeners"] for square in ("a3", "b3", "c3", "d4")] == [0, 0, 1, 1]


def test_canals_show_their_size_and_whether_water_reaches_them() -> None:
    shown = GAME.display.view(position(3, canals("a1-a2 rose", "b2-b3 rose")), JASMINE)["canals"]
    assert list(shown) == list(names.CANAL_WORDS)
    assert shown["a1-a2"] == {"size": 1, "full": True, "open": False}
    assert shown["b2-b3"] == {"size": 2, "full": False, "open": False}  # half full, far from the water
    assert shown["b1-c1"] == {"size": 1, "full": False, "open": True}


def test_triples_fields_temples_and_court_cards() -> None:
    table = {
        "triple": {"1": ["talent", "priest", "talent"], "2": ["talent", "peasant", "priest"]},
        "field": {"top": cubes("rose rose", 5)},
        "temple": {"marduk": cubes("rose jasmine rose"), "ishtar": cubes("neutral saffron")},
    }
    state = position(3, table, jasmine={"court": {"palace": 3, "banker": 1}}, rose={"court": {"banker": 1}})
    shown = GAME.display.view(state, JASMINE)
    assert shown["prices"] == {"1": 2, "2": 1, "3": 0}
    assert shown["fields"]["top"] == {"goods": ["barley", "salt", "dates", "palm", "wine"], "open": 2}
    assert shown["fields"]["bottom"]["open"] == 0
    assert shown["temples"]["marduk"] == {"first": "rose", "second": "jasmine"}
    assert shown["temples"]["ishtar"] == {"first": "saffron", "second": "nobody"}
    assert shown["temples"]["tammouz"] == {"first": "nobody", "second": "nobody"}
    assert (shown["court"]["palace"]["next"], shown["court"]["banker"]["next"]) == (0, 2)
    assert (
        GAME.display.view(state, ROSE)["court"]["palace"]["next"],
        GAME.display.view(state, SAFFRON)["court"]["banker"]["next"],
    ) == (
        1,
        0,
    )
    assert shown["court"]["banker"]["cards"][2] == {
        "level": 3,
        "count": 2,
        "steps": 0,
        "store": 0,
        "talents": 2,
        "prestige": 2,
    }
    assert [card["count"] for card in shown["court"]["gardener"]["cards"]] == [4]
    assert [card["steps"] for card in shown["court"]["caravaneer"]["cards"]] == [2, 4]


def test_holdings_favour_and_what_sales_and_marduk_pay() -> None:
    state = position(4, beds(planted={"a1": "lotus"}), lotus={"goods": {"salt": 2}, "court": {"caravaneer": 2}})
    shown = GAME.display.view(state, LOTUS)
    assert shown["holdings"]["lotus"] == {"goods": 2, "keeps": 4, "tiles": 1}
    assert shown["holdings"]["rose"] == {"goods": 0, "keeps": 2, "tiles": 0}
    assert (shown["sale"], shown["marduk"]) == ([3, 6], [2, 1])
    assert shown["favour"] == [{"tiles": 3, "prestige": 5}, {"tiles": 5, "prestige": 10}]


def test_the_three_phases_of_a_round() -> None:
    assert GAME.display.view(GAME.new_state(2), JASMINE)["phase"] == "setup"
    assert GAME.display.view(opening(2), JASMINE)["phase"] == "actions"
    assert GAME.display.view(evening(3), JASMINE)["phase"] == "temples"


def test_another_edition_shows_its_own_values() -> None:
    edition = edited_edition(("prestige.sale", "two-goods = 6", "two-goods = 7"), ("city.susa", '"barley"', '"salt"'))
    shown = GAME.with_edition(edition).display.view(opening(2), JASMINE)
    assert (shown["sale"], shown["road"]["susa"]["demand"]) == ([3, 7], "salt")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_agrees_with_the_legal_actions(seats: int) -> None:
    seen = set()
    for state in islice(positions(GAME, seats, 2), 600):
        shown = GAME.display.view(state, state.asked)
        assert list(shown) == list(View.__annotations__)
        assert json.loads(json.dumps(shown)) == shown
        for action in legal_for(GAME, state, state.asked):
            seen.add(action["do"])
            assert agrees(state, shown, action)
    assert {"recruit", "caravan", "irrigate", "plant", "take", "discard", "pass"} <= seen


def agrees(state: State, shown: Mapping[str, Any], action: dict[str, Any]) -> bool:
    """Whether the view says that the mover can pay for an action."""
    seat, holding = state.asked, shown["holdings"][SEAT.words[state.asked]]
    if action["do"] == "caravan":
        city = shown["road"][action["city"]]
        return bool(1 <= city["camels"] <= state.camels[seat] and city["steps"] <= shown["reach"]["spaces"])
    if action["do"] == "irrigate":
        return bool(shown["canals"][action["canal"]]["open"])
    if action["do"] == "plant":
        square = shown["garden"][action["square"]]
        return square["tile"] is not None and square["sides"] > 0 and square["gardeners"] <= state.gardeners[seat]
    if action["do"] == "recruit":
        return bool(shown["prices"][str(action["triple"])] <= state.talents[seat])
    if action["do"] == "take":
        return bool(shown["court"][action["court"]]["next"] > 0)
    if action["do"] == "discard":
        return bool(holding["goods"] > holding["keeps"])
    return True


def test_the_server_sends_the_view_with_the_table_and_the_seats() -> None:
    shown = seen_by(GAME, play(opening(2), "pass"), ROSE)
    assert set(shown) == {*View.__annotations__, "table", "seats"}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_positions_the_boards_are_tested_with_are_current(name: str) -> None:
    saved = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    now = board_view(POSITIONS[name]())
    assert saved["view"] == now["view"], "run: python -m tests.games.amyitis.board_views"
    assert [offer["action"] for offer in saved["legal"]] == [offer["action"] for offer in now["legal"]]
