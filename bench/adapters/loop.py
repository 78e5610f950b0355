"""The usual loop around a PettingZoo environment, with which all environments are measured.

Byte masks are viewed as booleans, which numpy scans several times as fast.
"""

from random import Random
from typing import Any

import numpy as np
from bench.peers.worker import Counts


def play_aec(env: Any, games: int, lot: Random) -> Counts:
    """Play whole random games: observe, choose from the mask, step; steps of finished agents are not counted."""
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
