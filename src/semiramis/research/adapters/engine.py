"""Single games as a program: the batch kernel's rules, one call per decision.

`python -m semiramis.research.adapters.engine [GAME …]` fills the cache beforehand; environments use what it holds.
"""

import sys
from dataclasses import replace

from semiramis.core.compile import engines
from semiramis.core.compile.cache import is_compiled
from semiramis.core.game import Game
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters import single
from semiramis.research.engine import BATCH

SINGLE = replace(
    BATCH,
    name="single",
    entries=(single.begin_single, single.step_single, single.observe_single),
    modules=(*BATCH.modules, single),
)


def is_ready(game: Game) -> bool:
    """Whether the compiled steps of a game can be had without compiling."""
    return engines.loaded(game, SINGLE) is not None or is_compiled(game, SINGLE)


if __name__ == "__main__":
    for name in sys.argv[1:] or keys():
        engines.load(find_game(name), SINGLE)
        sys.stdout.write(f"{name}\n")
