"""The kinds of actions that a view names as due: those of the stage table, and every legal one among them."""

from itertools import islice

import pytest

from semiramis.core.model.domain import NOBODY
from semiramis.core.play.view import legal_for, seen_by
from semiramis.core.registry import find_game, keys
from tests.support.random_play import positions


@pytest.mark.parametrize("key", keys())
def test_every_legal_action_is_of_a_kind_that_is_due(key: str) -> None:
    game = find_game(key)
    stages = set()
    for state in islice(positions(game, 2, 3), 300):
        seat = game.rules.mover(state)
        shown = seen_by(game, state, seat)
        stages.add(shown["stage"])
        assert {action["do"] for action in legal_for(game, state, seat)} <= set(shown["due"])
    assert len(stages) > 3


@pytest.mark.parametrize("key", keys())
def test_what_is_due_is_the_same_for_everybody_and_is_never_empty_before_the_end(key: str) -> None:
    game = find_game(key)
    for state in islice(positions(game, 3, 4), 40):
        due = seen_by(game, state, NOBODY)["due"]
        assert due == seen_by(game, state, 0)["due"] == seen_by(game, state, 2)["due"] != []


@pytest.mark.parametrize("key", keys())
def test_nothing_is_due_when_the_game_is_over(key: str) -> None:
    game = find_game(key)
    state = game.new_state(2)
    state.stage = next(field.words for field in type(state).fields if field.name == "stage").index("over")
    assert game.display.view(state, 0)["due"] == []
