"""How fast a search runs on this machine: a short measurement that anybody can wait for."""

import time
from dataclasses import dataclass

from semiramis.bots.search import kernel
from semiramis.bots.search.tree import Tree
from semiramis.core.compile.engine import Engine

CHUNK = 100
ROWS = 1 << 16
SEED = 1


@dataclass(frozen=True)
class Speed:
    """Simulations of a search a second, and the decisions, chance outcomes included, that they consist of."""

    simulations: float
    decisions: float


def measure(engine: Engine, n_seats: int = 2, seconds: float = 0.1) -> Speed:
    """Search the first position of a game for some seconds."""
    tree, state = Tree(engine, ROWS), engine.game.new_state(n_seats)
    tree.reset(state, SEED)
    tree.simulate(CHUNK)  # until everything is in memory
    simulations = decisions = 0
    begun = now = time.perf_counter()
    while now < begun + seconds or simulations == 0:
        tree.reset(state, SEED)
        simulations += tree.simulate(CHUNK)
        decisions += tree.tally[kernel.MOVES]
        now = time.perf_counter()
    return Speed(simulations / (now - begun), decisions / (now - begun))
