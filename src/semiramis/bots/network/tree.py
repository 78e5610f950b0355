"""A network and a search tree over it: the arrays that the kernels work on."""

from collections.abc import Iterator

from semiramis.bots.network import evaluation, kernel
from semiramis.bots.network.engine import observation_row
from semiramis.bots.network.weights import layout_for, weights_of
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.playouts import seed_stream
from semiramis.core.model.arrays import State
from semiramis.core.model.network import Layout
from semiramis.core.model.observation import MOST_SEATS, length_of

ROWS = 1 << 17
DEEPEST = 200
PARAMS = (1.0, 0.03, 0.75, 30.0, 40.0)
"""Exploration, what a move that was never tried counts less, the weight of winning beside the margin, the margin that
is worth half of the most, and the points of one unit of the network's margin.
"""
TENSORS = (
    "embed.weight", "embed.bias", "trunk_1.weight", "trunk_1.bias", "trunk_2.weight", "trunk_2.bias",
    "flat.weight", "flat.bias", "value.weight", "value.bias",
)  # fmt: skip
"""In the order of `plan`, after the width."""


class NetworkTree:
    """A network's evaluation of a position, and a search tree rooted there."""

    def __init__(self, engine: Engine, rows: int = ROWS) -> None:
        """Raises WeightsError where there are no weights for the game and its edition."""
        self.layout: Layout = layout_for(engine.game)
        given = weights_of(engine.game)
        self.engine = engine = engine.with_own_memory()
        zeros, work = engine.zeros, engine.works(1)
        most = len(work[0].legal)
        weights = zeros("f", len(given.numbers))
        weights[:] = memoryview(given.numbers)
        features = zeros("q", len(self.layout.features), 5)
        for number, each in enumerate(self.layout.features):
            for column, value in enumerate((each.position, each.kind, each.row, each.low, each.most)):
                features[number, column] = value
        plan = zeros("q", len(TENSORS) + 2)
        for number, value in enumerate(
            (self.layout.spec.width, *(given.first[name] for name in TENSORS), self.layout.values_per_seat)
        ):
            plan[number] = value
        width = self.layout.spec.width
        self.priors = zeros("d", most)
        self.said = zeros("f", MOST_SEATS * self.layout.values_per_seat)
        self.network = evaluation.NetworkArrays(
            weights=weights,
            features=features,
            plan=plan,
            rows=engine.records(observation_row(length_of(engine.game.ai.planes)), 1),
            hidden=zeros("f", width),
            further=zeros("f", width),
            said=self.said,
            priors=self.priors,
        )
        self.links = zeros("q", rows, kernel.VISITS + 1)
        self.values = zeros("d", rows, kernel.COLUMNS)
        self.tally = zeros("q", kernel.MOVES + 1)
        self.leaf = zeros("d", 12)
        self._stream = zeros("q", 2)
        self._states = engine.blank_states(2)
        params = zeros("d", len(PARAMS))
        for number, param in enumerate(PARAMS):
            params[number] = param
        tree = kernel.TreeArrays(
            states=self._states,
            works=work,
            stream=self._stream,
            links=self.links,
            values=self.values,
            path=zeros("q", DEEPEST),
            children=zeros("q", most),
            leaf=self.leaf,
            params=params,
            tally=self.tally,
        )
        self._evaluate = engine.entry(kernel.evaluate_root).bind(tree, self.network)
        self._search = engine.entry(kernel.search_moves).bind(tree, self.network)

    def reset(self, state: State, seed: int) -> None:
        """Start an empty tree at a position in which a player decides."""
        for column in range(kernel.VISITS + 1):
            self.links[0, column] = 0
        for column in range(kernel.COLUMNS):
            self.values[0, column] = 0.0
        self.tally[kernel.NODES], self.tally[kernel.MOVES] = 1, 0
        self._states[0] = state
        seed_stream(self._stream, seed)

    def policy(self) -> list[float]:
        """Return the probability of each legal action, in their order."""
        n: int = self._evaluate()
        return [self.priors[place] for place in range(n)]

    def simulate(self, times: int) -> int:
        """Run simulations and return their number: fewer where the tree is full."""
        made: int = self._search(times)
        return made

    def children(self) -> Iterator[tuple[int, int, int]]:
        """Yield the node, code and visits of each child of the root, ordered by code."""
        child = self.links[0, kernel.CHILD]
        while child != 0:
            yield child, self.links[child, kernel.CODE], self.links[child, kernel.VISITS]
            child = self.links[child, kernel.SIBLING]
