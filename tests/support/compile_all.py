"""Compile every game for everything that the tests use, once: `python -m tests.support.compile_all`.

Test processes and the servers of the browser tests then load from the cache instead of compiling side by side.
"""

import time

from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile import engines
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.engine import SINGLE
from semiramis.research.engine import BATCH
from semiramis.research.simulation.random_games import SIMULATION

PROGRAMS = {"playouts": PLAYOUTS, "search": SEARCH, "batch": BATCH, "single": SINGLE, "simulation": SIMULATION}


def main() -> None:
    """Load every program of every game, compiling what the cache does not have."""
    for key in keys():
        for name, program in PROGRAMS.items():
            began = time.monotonic()
            engines.load(find_game(key), program)
            print(f"compiled {key} for {name} in {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
