"""One game's rules and advice under the search: compiled, or plain with the same result."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from semiramis.bots import search
from semiramis.core import drive
from semiramis.core.backend import SLOTS, Engine
from semiramis.core.game import Game
from semiramis.core.link import Linked

ROWS = 1 << 18
DEEPEST = 400
SEARCH_SLOTS = (*SLOTS, "value")


def advice_modules(game: Game) -> tuple[ModuleType, ...]:
    """The modules in which a game's advice is written."""
    return tuple(module for module in game.other_modules if module.__name__.rpartition(".")[2].startswith("advice"))


class SearchEngine(Engine):
    """The numba twins of a game's rules and advice, with the search on top."""

    entries = (search.grow_tree,)
    slots = SEARCH_SLOTS

    def __init__(self, game: Game, boundscheck: bool = False) -> None:
        self.extra = (*advice_modules(game), search)
        super().__init__(game, boundscheck)


def plain_search(game: Game) -> Callable[..., int]:
    """The search over a game's plain rules: far slower, for tests and debuggers."""
    rules = {name: getattr(game, name) for name in SEARCH_SLOTS}
    linked = Linked((drive, search), rules)
    grow: Callable[..., int] = linked.of(search.grow_tree)
    return grow


class Tree:
    """The memory of one search: its nodes, and the positions it works on. A row takes 72 bytes."""

    def __init__(self, engine: SearchEngine, rows: int = ROWS) -> None:
        import numpy as np

        self.engine = engine
        self.links = np.zeros((rows, search.VISITS + 1), dtype=np.int64)
        self.worth = np.zeros((rows, search.PRIOR + 1), dtype=np.float64)
        self.path = np.zeros(DEEPEST, dtype=np.int64)
        self.gain = np.zeros(4, dtype=np.float64)
        self.tally = np.zeros(1, dtype=np.int64)
        self.stream = np.zeros(2, dtype=np.int64)
        self.works = engine.works(2)
        self.states: Any = None

    def plant(self, state: Any, seed: int) -> None:
        """Begin anew at a position."""
        from semiramis.core.soundness import seed_twin

        self.states = self.engine.states(state, state, state)
        self.links[0] = 0
        self.worth[0] = 0.0
        self.tally[0] = 1
        seed_twin(self.stream, seed)

    def grow(self, times: int) -> int:
        """Add simulations; how many there was room for."""
        made: int = self.engine.grow_tree(
            self.states, self.works, self.stream, self.links, self.worth, self.path, self.gain, self.tally, times
        )
        return made

    def visits(self) -> dict[int, int]:
        """The codes at the root, and how often each was tried."""
        first, count = int(self.links[0, search.FIRST]), int(self.links[0, search.CHILDREN])
        return {int(row[search.CODE]): int(row[search.VISITS]) for row in self.links[first : first + count]}

    def best(self) -> int:
        """The code tried most often; the lowest of several."""
        visits = self.visits()
        return max(visits, key=lambda code: (visits[code], -code))
