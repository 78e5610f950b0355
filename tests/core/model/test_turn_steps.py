"""The steps of a turn: where it stands at each stage, from the table of stages alone."""

from collections.abc import Sequence

import pytest

from semiramis.core.model.stage import TurnStep
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from semiramis.games.babylon.rules.stages import BUILD
from semiramis.games.babylon.rules.stages import STAGES as BABYLON
from semiramis.games.ishtar.rules.stages import SPECIAL
from semiramis.games.ishtar.rules.stages import STAGES as ISHTAR


def states(steps: Sequence[TurnStep]) -> list[str]:
    return [step["state"] for step in steps]


def test_a_step_passed_over_is_done_and_later_ones_are_to_come() -> None:
    steps = ISHTAR.turn_steps(SPECIAL)
    assert [step["step"] for step in steps] == ["can", "place", "gems", "special", "trees"]
    assert states(steps) == ["done", "done", "done", "now", "later"]


@pytest.mark.parametrize(
    ("kinds", "wanted"),
    [
        ({"build", "store", "discard"}, ["done", "now", "later", "open"]),
        ({"build", "statue", "end"}, ["done", "now", "open", "open"]),
        ({"statue"}, ["done", "done", "now", "later"]),
        ({"end"}, ["done", "done", "done", "now"]),
    ],
)
def test_where_a_turn_may_go_on_in_several_ways_the_first_is_now(kinds: set[str], wanted: list[str]) -> None:
    assert states(BABYLON.turn_steps(BUILD, kinds)) == wanted


def test_before_the_first_turn_there_is_none() -> None:
    assert BABYLON.turn_steps(BABYLON.index("remove")) == []


@pytest.mark.parametrize("game", keys())
def test_every_decision_of_a_game_has_one_current_step_or_none_at_all(game: str) -> None:
    match = Match.begin(find_game(game), 2, referee=Referee("steps"))
    for _ in range(40):
        found = match.game.display.view(match.state, match.mover)["steps"]
        assert states(found).count("now") == (1 if found else 0)
        match.play(match.mover, match.legal()[-1])
