"""The loop that everybody writes around a PettingZoo environment, and that all of them are measured with.

Masks of bytes are looked through as truth values, which numpy does several times as fast.
"""

from random import Random
from typing import Any

import numpy as np
from bench.peers.worker import Counts


def play_aec(env: Any, games: int, lot: Random) -> Counts:
    """Whole games at random: observe, choose from the mask, step; steps that only take leave are not counted."""
    steps = 0
    for _ in range(games):
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(lot.choice(seen["action_mask"].view(np.bool_).nonzero()[0]))
                steps += 1
    return Counts(games, steps, steps)
