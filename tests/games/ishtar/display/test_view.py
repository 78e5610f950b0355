"""The view: everything a client needs to show the board without knowing any rules."""

import json
from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from semiramis.core.model.domain import SEAT
from semiramis.core.play.view import legal_for
from semiramis.games.ishtar.components.names import LATTICE, WAYS
from semiramis.games.ishtar.display.view import View
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.state import CELL, MAYBE_CELL, State
from tests.games.ishtar.board_views import FOLDER, POSITIONS, written
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    cell,
    choosing,
    game_of,
    give,
    lay,
    new_game,
    plant,
    skilled,
    stand,
)
from tests.support.random_play import positions

EAST = ((1, 0), (2, 0), (3, 0))


def seen(state: State, seat: int = JASMINE) -> Mapping[str, Any]:
    """The view of a seat, on a blank or a real map."""
    return game_of(state).display.view(state, seat)


def test_cells_are_shown_where_they_lie_across_all_boards() -> None:
    state = new_game(2)
    shown = seen(state)["map"]
    assert {len(row) for row in shown.values()} == {4 * 37}
    spots = dict(zip(zip(shown["q"], shown["r"], strict=True), shown["cell"], strict=True))
    assert len(spots) == 4 * 37  # no two cells lie on one spot
    for (q, r), name in spots.items():
        near = [MAYBE_CELL.words[other] for other in state.around[CELL.words.index(name)]]
        assert near == [spots.get((q + along_q, r + along_r), "none") for along_q, along_r in WAYS]
    centre = shown["cell"].index("2d4")
    a, b = state.board_a[1], state.board_b[1]
    assert (shown["q"][centre], shown["r"][centre]) == (a * LATTICE[0][0] + b * LATTICE[1][0], a * 3 + b * 7)


def test_a_laid_tile_waters_its_garden_and_the_cells_around_it() -> None:
    state = blank(2)
    lay(state, "i05", *EAST)
    stand(state, ROSE, (1, 0))
    shown = seen(state)
    assert shown["laid"] == [{"tile": "i05", "cells": [cell(spot) for spot in EAST]}]
    assert shown["tiles"]["i05"]["shape"] == "straight"
    at = {name: n for n, name in enumerate(shown["map"]["cell"])}
    first, beside, dry = (at[cell(spot)] for spot in ((1, 0), (1, 1), (-3, 0)))
    assert [shown["map"][name][first] for name in ("plant", "standing", "water", "garden")] == [3, "rose", 0, 1]
    assert [shown["map"][name][beside] for name in ("plant", "standing", "water", "garden")] == [0, "none", 1, 0]
    assert [shown["map"][name][dry] for name in ("ground", "water")] == ["sand", 0]
    assert shown["map"]["ground"][at["1d4"]] == "fountain"


def test_cards_tell_which_gems_each_seat_lacks() -> None:
    state = choosing(can="2", heights="555555", gems="pprw")
    give(state, "p", ROSE)
    card = seen(state)["cards"]["c22"]  # two purple, a red and a white gem
    assert card["lacks"] == {"rose": {"purple": 1, "red": 1, "white": 1}}
    bought = new_game(2)
    bought.card_of[26], bought.in_deck[26] = JASMINE + 1, 0
    assert seen(bought)["cards"]["c26"]["lacks"] == {}
    assert seen(bought)["deck"] == sum(bought.in_deck)


def test_skills_are_worth_what_they_would_score_unlocked_or_not() -> None:
    state = blank(gems="ppw")
    lay(state, "i05", *EAST)
    stand(state, JASMINE, (1, 0))
    shown = seen(state)
    assert shown["skill_price"] == 2
    mine = shown["skills"]["jasmine"]
    assert [mine[word]["worth"] for word in "abcde"] == [0, 7, 7, 0, 7 * state.in_front[JASMINE]]
    assert {word for word in mine if mine[word]["open"]} == set("fghij")
    assert not any(skill["has"] for skill in mine.values())
    plant(state, ROSE, "c01", (2, 0))
    skilled(state, JASMINE, "i", "d")
    mine = seen(state)["skills"]["jasmine"]
    assert mine["d"] == {"has": True, "open": False, "worth": 2}
    assert seen(state)["skills"]["rose"]["d"] == {"has": False, "open": False, "worth": 0}
    assert seen(state)["scores"]["jasmine"]["parts"]["shade"] == 2


def test_lower_skills_tell_what_they_bring() -> None:
    bare = blank()
    mine = seen(bare)["skills"]["jasmine"]
    assert [mine[word]["worth"] for word in "fghij"] == [2, 0, 0, 1, 1]  # no grass for a bloom yet
    lay(bare, "i05", *EAST)
    bare.on_carpet[JASMINE] = 0
    bare.bank[:] = [1, 0, 0]
    mine = seen(bare)["skills"]["jasmine"]
    assert [mine[word]["worth"] for word in "fghij"] == [1, 3, 2, 0, 0]


def test_the_last_round_names_who_has_a_turn_yet() -> None:
    state = choosing(can="2", heights="505555", gems="p")
    shown = seen(state)
    assert (shown["round"], shown["empty_stacks"], shown["last_round"], shown["still_to_play"]) == (1, 1, False, [])
    state.height[0] = 0
    state.first, state.asked = ROSE, JASMINE
    assert seen(state)["still_to_play"] == ["jasmine"]
    state.first = JASMINE
    assert seen(state)["still_to_play"] == ["jasmine", "rose"]


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_view_says_agrees_with_what_is_legal(seats: int) -> None:
    done = set()
    for state in islice(positions(GAME, seats, 2), 400):
        shown = GAME.display.view(state, state.asked)
        assert list(shown) == list(View.__annotations__)
        assert json.loads(json.dumps(shown)) == shown
        for action in legal_for(GAME, state, state.asked):
            done.add(action["do"])
            assert agrees(shown, SEAT.words[state.asked], action, state)
    assert {"can", "place", "skill", "buy", "tree", "end"} <= done


def agrees(shown: Mapping[str, Any], seat: str, action: dict[str, Any], state: State) -> bool:
    """Whether the view allows the mover exactly what is legal."""
    if action["do"] == "can" and str(action["cup"]) != str(state.can + 1):
        return str(action["cup"]) in shown["can_costs"]
    if action["do"] == "skill":
        return bool(shown["skills"][seat][action["skill"]]["open"])
    if action["do"] == "buy" and action["card"] != "reserved":
        card = next(iter(name for name in shown["cards"] if name == f"c{state.row[action['card'] - 1]:02}"))
        return seat not in shown["cards"][card]["lacks"]
    if action["do"] in ("tree", "single"):
        at = shown["map"]["cell"].index(action["cell"])
        return (shown["map"]["plant"][at], shown["map"]["standing"][at]) == (1, "none")
    if action["do"] == "place":
        at = shown["map"]["cell"].index(action["cell"])
        bare = shown["map"]["plant"][at] == 0
        return bool(bare and shown["map"]["ground"][at] in ("sand", "purple", "red", "white"))
    return True


@pytest.mark.parametrize("name", POSITIONS)
def test_the_boards_of_the_browser_are_tested_with_views_as_they_are_sent(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_text(encoding="utf-8") == written(name)
