"""Continuations: each is legal step by step, leads where it says and scores as promised, and none is missing."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.core.model.domain import CHANCE
from semiramis.core.model.message import Refused
from semiramis.core.play import continuations
from semiramis.core.play.continuations import continuations_from, follow, list_continuations
from semiramis.core.play.expect import NotYet
from semiramis.core.registry import find_game
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import State
from tests.games.babylon.support import JASMINE, ROSE, building, legal, play
from tests.support.random_play import positions

CODES = GAME.rules.catalogue
GARDEN = ("c04 c3 1 0 none", "b06 e3 1 0 none", "g09 a6 1 0 none")
TOKENS = ("none", "change", "add")


def code(notation: str) -> int:
    return CODES.parse(notation)


def notations(answer: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """The actions of a continuation in order, as text."""
    return [answer["actions"][number]["notation"] for group in found["groups"] for number in group]


@st.composite
def begun(draw: st.DrawFn) -> tuple[State, list[str]]:
    """A position in which Jasmine may build, and the actions with which she takes a tile to a place."""
    tile = draw(st.sampled_from(("c01", "c09", "g05", "g12", "b01", "b11")))
    state = building(tile, singles=draw(st.integers(4, 9)), token=draw(st.sampled_from(TOKENS)), slabs=GARDEN)
    place = draw(st.sampled_from(sorted(legal(play(state, "build mined")))))
    return state, ["build mined", place]


@pytest.mark.wide
@settings(max_examples=40, deadline=None)
@given(begun())
def test_every_build_is_legal_step_by_step_and_scores_as_promised(case: tuple[State, list[str]]) -> None:
    state, first = case
    answer = continuations_from(GAME, state, JASMINE, tuple(map(code, first)))
    before = GAME.parts_of(state, JASMINE)
    assert answer["found"]
    assert not answer["is_cut"]
    for found in answer["found"]:
        after = play(state, *first, *notations(answer, found))  # fails at the first step that is not legal
        parts = GAME.parts_of(after, JASMINE)
        assert {name: parts[name] - before[name] for name in parts if parts[name] != before[name]} == found["parts"]
        assert "end" in legal(after), "the player may stop here"
    assert [ending["notation"] for ending in answer["endings"]] == ["end"]


@settings(max_examples=15, deadline=None)
@given(begun())
def test_none_is_missing_and_none_comes_twice(case: tuple[State, list[str]]) -> None:
    state, first = case
    answer = continuations_from(GAME, state, JASMINE, tuple(map(code, first)))
    listed = sorted(tuple(notations(answer, found)) for found in answer["found"])
    assert listed == sorted(ways(play(state, *first)))


def ways(state: State) -> list[tuple[str, ...]]:
    """Every sequence up to a point where the turn could end, found by playing."""
    offered = legal(state)
    found: list[tuple[str, ...]] = [()] if "end" in offered else []
    for notation in offered:
        if notation.split()[0] in GAME.display.joint:
            found += [(notation, *rest) for rest in ways(play(state, notation))]
    return found


def test_groups_end_where_the_player_may_stop() -> None:
    state = building("b01", singles=8, token="change", slabs=GARDEN)
    answer = continuations_from(GAME, state, JASMINE, (code("build mined"), code("place b2 2")))
    for found in answer["found"]:
        kinds = [[answer["actions"][number]["action"]["do"] for number in group] for group in found["groups"]]
        assert kinds[0] == ["hang", "turn"]
        assert all(len(group) == (2 if group[0] == "symbol" else 1) for group in kinds[1:])
    assert any(len(found["groups"]) > 2 for found in answer["found"])


def test_an_action_shows_what_it_adds_where_it_is_first_made() -> None:
    state = building("c01", singles=4)
    answer = continuations_from(GAME, state, JASMINE, (code("build mined"), code("place a1 1")))
    parts = {each["notation"]: each["parts"] for each in answer["actions"]}
    assert parts["statue a1"] == {"statues": 1}
    assert parts["hang se"] == {"belvederes": 1, "height": 2}


def test_decorations_alone_continue_after_a_tile_and_storing_is_another_way_to_end() -> None:
    laid = play(building("c01", singles=8, stored="c03"), "build stored", "place a1 1", "hang none", "turn 0")
    answer = continuations_from(GAME, laid, JASMINE, ())
    assert answer["found"][0] == {"groups": [], "parts": {}}
    assert {each["notation"] for each in answer["actions"]} >= {"statue a1"}
    assert [ending["notation"] for ending in answer["endings"]] == ["store", "discard"]


def test_an_ending_is_known_although_chance_follows_it() -> None:
    state = building("c01", singles=4)
    state.first = ROSE  # Jasmine ends the round: a token will be revealed
    answer = continuations_from(GAME, state, JASMINE, (code("build mined"), code("place a1 1")))
    assert [ending["notation"] for ending in answer["endings"]] == ["end"]


def test_only_legal_actions_of_the_mover_are_followed() -> None:
    state = building("c01", singles=4)
    with pytest.raises(Refused) as refused:
        follow(GAME, state, JASMINE, (code("build mined"), code("place a1 2")))
    assert refused.value.refusal.clause.startswith("BAB-")
    with pytest.raises(NotYet):
        follow(GAME, state, ROSE, (code("build mined"),))
    mining = next(each for each in positions(GAME, 2, 1) if legal(each)[:1] and legal(each)[0].startswith("mine"))
    revealed = follow(GAME, mining, mining.asked, (code(legal(mining)[0]),))
    assert GAME.rules.mover(revealed) == CHANCE
    assert list_continuations(GAME, revealed, mining.asked) == ([], False), "nothing is drawn"


def test_a_list_that_is_too_long_is_cut_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(continuations, "MOST_POSITIONS", 12)
    state = building("b01", singles=8, slabs=GARDEN)
    answer = continuations_from(GAME, state, JASMINE, (code("build mined"), code("place b2 2")))
    assert answer["is_cut"]
    assert answer["found"]


def test_a_game_without_joint_actions_has_only_the_empty_continuation() -> None:
    game = find_game("amyitis")
    state = next(each for each in positions(game, 2, 1) if game.rules.mover(each) >= 0)
    answer = continuations_from(game, state, game.rules.mover(state), ())
    assert answer["found"] == [{"groups": [], "parts": {}}]
    assert answer["actions"] == []
