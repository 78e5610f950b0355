"""The search tree: the arrays that the kernel works on.

A node takes 72 bytes, touched only when it is used, so a tree takes at most 72 MiB. A full tree is searched no further.
"""

from collections.abc import Iterator

from semiramis.bots.search import kernel
from semiramis.bots.search.params import params_for
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.playouts import seed_stream
from semiramis.core.model.arrays import State

ROWS = 1 << 20
DEEPEST = 400
MOST_MOVES = 1400
"""An upper bound on the legal moves of a position of any game."""


class Tree:
    """A search tree rooted at a position."""

    def __init__(self, engine: Engine, rows: int = ROWS, exploration_factor: float = 1.0) -> None:
        """`exploration_factor` multiplies the exploration of the game's search parameters."""
        self.engine = engine = engine.with_own_memory()
        zeros = engine.zeros
        self.links = zeros("q", rows, kernel.VISITS + 1)
        self.values = zeros("d", rows, kernel.HEURISTIC + 1)
        self.params = zeros("d", kernel.ROLLOUT_CANDIDATES + 1)
        self._exploration_factor = exploration_factor
        self.tally = zeros("q", kernel.LAST + 1)
        self.root = 0
        self._stream = zeros("q", 2)
        self._states = engine.blank_states(3)
        self._simulate = engine.entry(kernel.simulate).bind(
            kernel.SearchArrays(
                states=self._states,
                works=engine.works(2),
                stream=self._stream,
                links=self.links,
                values=self.values,
                path=zeros("q", DEEPEST),
                children=zeros("q", MOST_MOVES),
                leaf_values=zeros("d", kernel.HEURISTIC),
                params=self.params,
                tally=self.tally,
            )
        )

    def reset(self, state: State, seed: int, **params: float) -> None:
        """Start an empty tree at a position; `params` override those of the game for its number of seats."""
        for number, param in enumerate(params_for(self.engine.game, state.n_seats, **params)):
            self.params[number] = param
        self.params[kernel.EXPLORATION] *= self._exploration_factor
        for column in range(kernel.VISITS + 1):
            self.links[0, column] = 0
        for column in range(kernel.HEURISTIC + 1):
            self.values[0, column] = 0.0
        for entry, number in ((kernel.NODES, 1), (kernel.MOVES, 0), (kernel.LAST, 0)):
            self.tally[entry] = number
        self.root = 0
        self._states[0] = state
        seed_stream(self._stream, seed)

    def reroot(self, state: State, node: int) -> None:
        """Make a node the root and keep its subtree; the other nodes stay allocated until the next reset."""
        self._states[0] = state
        self.root = node

    def simulate(self, times: int, until: int = 0) -> int:
        """Run simulations and return their number: fewer where the tree is full, or decided before `until` visits."""
        made: int = self._simulate(self.root, times, until)
        return made

    @property
    def simulations(self) -> int:
        """The number of simulations through the root."""
        visits: int = self.links[self.root, kernel.VISITS]
        return visits

    @property
    def has_room(self) -> bool:
        """Whether another simulation is certain to fit."""
        has_room: bool = self.tally[kernel.NODES] + MOST_MOVES <= len(self.links)
        return has_room

    def children(self, node: int) -> Iterator[tuple[int, int, int]]:
        """Yield the node, code and visits of each child, ordered by code."""
        child = self.links[node, kernel.CHILD]
        while child != 0:
            yield child, self.links[child, kernel.CODE], self.links[child, kernel.VISITS]
            child = self.links[child, kernel.SIBLING]

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
