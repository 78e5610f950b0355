"""Observation and action spaces of a game, for Gymnasium and PettingZoo."""

import numpy as np
from gymnasium import spaces

from semiramis.core.game import Game
from semiramis.research.observation import action_count, observation_bounds


def observation_space(game: Game) -> spaces.Dict:
    """A dictionary of the observation within its declared bounds and the legal action mask."""
    low, high = observation_bounds(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (action_count(game),), np.int8),
        }
    )


def action_space(game: Game) -> "spaces.Discrete":
    """The codes of all players' actions."""
    return spaces.Discrete(action_count(game))
