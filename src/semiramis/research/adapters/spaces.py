"""Observation and action spaces of a game, for Gymnasium and PettingZoo alike."""

import numpy as np
from gymnasium import spaces

from semiramis.core.game import Game
from semiramis.research.observation import action_count, observation_bounds


def observation_space(game: Game) -> spaces.Dict:
    """A row of numbers within their declared bounds, and the mask of what may be played."""
    low, high = observation_bounds(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (action_count(game),), np.int8),
        }
    )


def action_space(game: Game) -> "spaces.Discrete":
    """The codes of all actions of players."""
    return spaces.Discrete(action_count(game))
