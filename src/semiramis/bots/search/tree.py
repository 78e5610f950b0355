"""The search tree: the arrays that the kernel works on.

A node takes 72 bytes, touched only when it is used, so a tree takes at most 72 MiB. A full tree is searched no further.
"""

from collections.abc import Iterator
from typing import Any

from semiramis.bots.search import kernel
from semiramis.bots.search.params import params_for
from semiramis.core.compile.jit import Engine
from semiramis.core.compile.playouts import seed_stream

ROWS = 1 << 20
DEEPEST = 400
MOST_MOVES = 1400
"""An upper bound on the legal moves of a position of any game."""


class Tree:
    """A search tree rooted at a position."""

    def __init__(self, engine: Engine, rows: int = ROWS, exploration_factor: float = 1.0) -> None:
        """`exploration_factor` multiplies the exploration of the game's search parameters."""
        import numpy as np

        self.engine = engine
        self._simulate = engine.entry(kernel.simulate)
        self.links = np.zeros((rows, kernel.VISITS + 1), dtype=np.int64)
        self.values = np.zeros((rows, kernel.HEURISTIC + 1), dtype=np.float64)
        self.params = np.zeros(kernel.ROLLOUT_CANDIDATES + 1, dtype=np.float64)
        self._exploration_factor = exploration_factor
        self.tally = np.zeros(kernel.LAST + 1, dtype=np.int64)
        self.root = 0
        self._path = np.zeros(DEEPEST, dtype=np.int64)
        self._children = np.zeros(MOST_MOVES, dtype=np.int64)
        self._leaf_values = np.zeros(kernel.HEURISTIC, dtype=np.float64)
        self._stream = np.zeros(2, dtype=np.int64)
        self._works = engine.works(2)
        self._states: Any = None

    def reset(self, state: Any, seed: int, **params: float) -> None:
        """Start an empty tree at a position; `params` override those of the game for its number of seats."""
        self.params[:] = params_for(self.engine.game, state.n_seats, **params)
        self.params[kernel.EXPLORATION] *= self._exploration_factor
        self.links[0] = 0
        self.values[0] = 0.0
        self.tally[:] = 0
        self.tally[kernel.NODES] = 1
        self.root = 0
        self._states = self.engine.states(state, state, state)
        seed_stream(self._stream, seed)

    def reroot(self, state: Any, node: int) -> None:
        """Make a node the root and keep its subtree; the other nodes stay allocated until the next reset."""
        self._states = self.engine.states(state, state, state)
        self.root = node

    def simulate(self, times: int, until: int = 0) -> int:
        """Run simulations and return their number: fewer where the tree is full, or decided before `until` visits."""
        made: int = self._simulate(
            kernel.SearchArrays(
                states=self._states,
                works=self._works,
                stream=self._stream,
                links=self.links,
                values=self.values,
                path=self._path,
                children=self._children,
                leaf_values=self._leaf_values,
                params=self.params,
                tally=self.tally,
            ),
            self.root,
            times,
            until,
        )
        return made

    @property
    def simulations(self) -> int:
        """The number of simulations through the root."""
        return int(self.links[self.root, kernel.VISITS])

    @property
    def has_room(self) -> bool:
        """Whether another simulation is certain to fit."""
        return bool(self.tally[kernel.NODES] + MOST_MOVES <= len(self.links))

    def children(self, node: int) -> Iterator[tuple[int, int, int]]:
        """Yield the node, code and visits of each child, ordered by code."""
        child = int(self.links[node, kernel.CHILD])
        while child != 0:
            yield child, int(self.links[child, kernel.CODE]), int(self.links[child, kernel.VISITS])
            child = int(self.links[child, kernel.SIBLING])

    def visits(self) -> dict[int, int]:
        """Return the visits of each code at the root."""
        return {code: visits for _, code, visits in self.children(self.root)}

    def principal_variation(self, node: int, least: int) -> list[int]:
        """Return the most visited codes from a node on, as long as each has at least `least` visits."""
        codes: list[int] = []
        while True:
            best = max(self.children(node), key=lambda child: (child[2], -child[1]), default=(0, 0, 0))
            if best[2] < least or len(codes) == DEEPEST:
                return codes
            node = best[0]
            codes.append(best[1])
