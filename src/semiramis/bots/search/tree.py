"""The memory of a search: the nodes of one tree, and the positions it works on.

A row takes 72 bytes and memory is only taken when a row is used, so a tree takes 72 MiB at most, however long it grows;
when it is full it grows no further.
"""

from collections.abc import Iterator
from typing import Any

from semiramis.bots.search import kernel
from semiramis.bots.search.engine import KNOBS, SearchEngine, knobs_for
from semiramis.core.verify.invariants import seed_twin

ROWS = 1 << 20
DEEPEST = 400
MOST_MOVES = 1400
"""No position of any game has more legal moves than this."""


class Tree:
    """A tree of plans from a position on."""

    def __init__(self, engine: SearchEngine, rows: int = ROWS, variety: float = 1.0) -> None:
        """`variety`: how much more or less curious it is than a search of its game is set to be."""
        import numpy as np

        self.engine = engine
        self.links = np.zeros((rows, kernel.VISITS + 1), dtype=np.int64)
        self.worth = np.zeros((rows, kernel.GUESS + 1), dtype=np.float64)
        self.knobs = np.zeros(len(KNOBS), dtype=np.float64)
        self._variety = variety
        self.tally = np.zeros(kernel.LAST + 1, dtype=np.int64)
        self.root = 0
        self._path = np.zeros(DEEPEST, dtype=np.int64)
        self._menu = np.zeros(MOST_MOVES, dtype=np.int64)
        self._gain = np.zeros(kernel.GUESS, dtype=np.float64)
        self._stream = np.zeros(2, dtype=np.int64)
        self._works = engine.works(2)
        self._states: Any = None

    def plant(self, state: Any, seed: int, **knobs: float) -> None:
        """Begin anew at a position, set as its game is at so many seats, but for the knobs that are given."""
        self.knobs[:] = knobs_for(self.engine.game, state.n_seats, **knobs)
        self.knobs[kernel.CURIOSITY] *= self._variety
        self.links[0] = 0
        self.worth[0] = 0.0
        self.tally[:] = 0
        self.tally[kernel.NODES] = 1
        self.root = 0
        self._states = self.engine.states(state, state, state)
        seed_twin(self._stream, seed)

    def move(self, state: Any, node: int) -> None:
        """Go on with a branch: what was learnt of it is kept, the rest stands idle until the next planting."""
        self._states = self.engine.states(state, state, state)
        self.root = node

    def grow(self, times: int, until: int = 0) -> int:
        """Add simulations; how many there was room for, and need of where the tree chooses after `until` of them."""
        made: int = self.engine.grow_tree(
            self._states,
            self._works,
            self._stream,
            self.links,
            self.worth,
            self._path,
            self._menu,
            self._gain,
            self.knobs,
            self.tally,
            self.root,
            times,
            until,
        )
        return made

    @property
    def simulations(self) -> int:
        """How many simulations the root has seen."""
        return int(self.links[self.root, kernel.VISITS])

    @property
    def has_room(self) -> bool:
        """Whether another simulation surely fits."""
        return bool(self.tally[kernel.NODES] + MOST_MOVES <= len(self.links))

    def children(self, node: int) -> Iterator[tuple[int, int, int]]:
        """The decisions at a node: node, code and visits of each, in the order of their codes."""
        child = int(self.links[node, kernel.CHILD])
        while child != 0:
            yield child, int(self.links[child, kernel.CODE]), int(self.links[child, kernel.VISITS])
            child = int(self.links[child, kernel.SIBLING])

    def visits(self) -> dict[int, int]:
        """The codes at the root, and how often each was tried."""
        return {code: visits for _, code, visits in self.children(self.root)}

    def line(self, node: int, least: int) -> list[int]:
        """The codes most often tried one after the other from a node on, as far as they were tried a few times."""
        codes: list[int] = []
        while True:
            best = max(self.children(node), key=lambda child: (child[2], -child[1]), default=(0, 0, 0))
            if best[2] < least or len(codes) == DEEPEST:
                return codes
            node = best[0]
            codes.append(best[1])
