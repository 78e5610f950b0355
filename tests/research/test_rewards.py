"""Rewards: evenly spaced places, shared where they are shared, and margins that are cut off."""

from dataclasses import replace

import pytest

from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.registry import find_game
from semiramis.research.rewards import margin_rewards, rank_rewards, rewards_at_end


def table(scores: list[int], breaks: list[int] | None = None) -> tuple[Game, object]:
    """A game that ends with these scores."""
    game = find_game("amyitis")
    state = game.new_state(len(scores))
    broken = breaks or [0] * len(scores)
    rules = replace(
        game.rules, total_score=lambda state, seat: scores[seat], tie_break=lambda state, seat: broken[seat]
    )
    return replace(game, rules=rules), state


@pytest.mark.parametrize(
    ("scores", "rewards"),
    [
        ([10, 3], [1, -1]),
        ([5, 5], [0, 0]),
        ([1, 9, 4], [-1, 1, 0]),
        ([9, 9, 4], [0.5, 0.5, -1]),
        ([7, 7, 7], [0, 0, 0]),
        ([4, 3, 2, 1], [1, 1 / 3, -1 / 3, -1]),
        ([4, 1, 1, 1], [1, -1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_places_are_evenly_spaced_and_shared(scores: list[int], rewards: list[float]) -> None:
    assert rank_rewards(*table(scores)) == pytest.approx(rewards)
    assert sum(rank_rewards(*table(scores))) == pytest.approx(0)


def test_a_tie_break_decides_the_place_but_not_the_margin() -> None:
    assert rank_rewards(*table([5, 5, 1], [1, 2, 9])) == [0, 1, -1]
    assert margin_rewards(*table([5, 5, 1], [1, 2, 9])) == [0, 0, -0.04]


def test_margins_are_hundreds_of_points_within_one() -> None:
    assert margin_rewards(*table([40, 15])) == [0.25, -0.25]
    assert margin_rewards(*table([400, 15, 30])) == [1, -1, -1]


def test_other_rewards_are_refused() -> None:
    game, state = table([1, 2])
    assert rewards_at_end(game, state, "margin") == [-0.01, 0.01]
    with pytest.raises(Malformed, match="research-batch-rewards-unknown"):
        rewards_at_end(game, state, "glory")
