"""The trees of one search: grown side by side by threads, kept from one decision to the next.

Every tree sees the same position with another stream of chance, and their visits are added up. As long as the number
of simulations is the limit, the result depends on the seed only, not on how many threads there are or how fast.
"""

import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any

from semiramis.bots.search.engine import SearchEngine
from semiramis.bots.search.tree import Tree
from semiramis.core.game import Game
from semiramis.core.model.domain import CHANCE
from semiramis.core.model.record import hash_of

FIRST_CHUNK = 32
CHUNK_SECONDS = 0.03
"""How long a tree grows between two looks at the clock."""

LEAST_FRESH = 4
"""A branch that is kept still grows by one part in so many of what a new tree would."""

MOST_TRIED = 200
"""How many draws of chance are followed to see whether a position is the one that was expected."""

VARIETY = (1.0, 1.5, 0.75, 2.0)
"""How much more or less curious each tree is: where nothing is left to chance, equal trees would learn nothing new."""

GROVES_KEPT = 4
"""How many searches of a process keep their trees; more only cost memory."""


@dataclass(frozen=True)
class Limits:
    """When a search has thought enough: after so many simulations, or so many seconds, or whichever comes first."""

    simulations: int | None
    seconds: float | None = None
    trees: int = 1


class Grove:
    """Trees over one game, and the position at their roots."""

    def __init__(self, engine: SearchEngine, trees: int) -> None:
        self.game: Game = engine.game
        self.trees = [Tree(engine, variety=VARIETY[number % len(VARIETY)]) for number in range(trees)]
        self._state: Any = None
        self._played: list[int] = []

    def follow(self, code: int) -> None:
        """Remember what was played."""
        self._played.append(code)

    def come_to(self, state: Any, seed: int) -> None:
        """Stand at a position: in a branch that has grown already, or in new trees."""
        nodes = self._branch(state)
        if nodes:
            for tree, node in zip(self.trees, nodes, strict=True):
                tree.move(state, node)
        else:
            here = int(hash_of(state.to_bytes())[:12], 16)
            for number, tree in enumerate(self.trees):
                tree.plant(state, (here ^ seed) + 7919 * number)
        self._state = state.clone()
        self._played = []

    def grow(self, limits: Limits, deadline: float | None, to_choose: bool = False) -> None:
        """Simulate until a limit is reached, at least once in each tree.

        `to_choose`: only what is tried most is wanted, so a tree that has settled on a move grows no further.
        """
        share = None if limits.simulations is None else -(-limits.simulations // len(self.trees))
        if len(self.trees) == 1:
            _grow(self.trees[0], share, deadline, to_choose)
            return
        with ThreadPoolExecutor(len(self.trees)) as threads:
            for grown in [threads.submit(_grow, tree, share, deadline, to_choose) for tree in self.trees]:
                grown.result()

    def visits(self) -> dict[int, int]:
        """The codes that are legal at the root, and how often each was tried in all trees together."""
        together = dict.fromkeys(self.game.legal_codes(self._state), 0)
        for tree in self.trees:
            for code, visits in tree.visits().items():
                if code in together:
                    together[code] += visits
        return together

    def line(self, code: int, least: int) -> list[int]:
        """The plan that begins with a code, as the tree that has tried it most thinks it goes on."""
        found = [
            (visits, number, node)
            for number, tree in enumerate(self.trees)
            for node, own, visits in tree.children(tree.root)
            if own == code
        ]
        if not found:
            return [code]
        _, number, node = max(found)
        return [code, *self.trees[number].line(node, least)]

    def _branch(self, state: Any) -> list[int]:
        """The nodes at which all trees know a position, if they do and have room to go on from there."""
        if self._state is None or not all(tree.has_room for tree in self.trees):
            return []
        nodes = [_descend(tree, self._played) for tree in self.trees]
        if min(nodes) < 0 or not leads_to(self.game, self._state, self._played, state):
            return []
        return nodes


def _grow(tree: Tree, share: int | None, deadline: float | None, to_choose: bool) -> None:
    left = None if share is None else max(share - tree.simulations, share // LEAST_FRESH, 1)
    until = tree.simulations + left if to_choose and left is not None else 0
    chunk = FIRST_CHUNK
    while left is None or left > 0:
        begun = time.monotonic()
        wanted = chunk if left is None else min(chunk, left)
        if tree.grow(wanted, until) < wanted:
            return
        now = time.monotonic()
        if deadline is not None and now >= deadline:
            return
        if left is not None:
            left -= wanted
        chunk = max(FIRST_CHUNK, min(chunk * 4, int(wanted * CHUNK_SECONDS / max(now - begun, 1e-6))))


def _descend(tree: Tree, codes: list[int]) -> int:
    """The node that some decisions lead to; -1 where the tree has not tried them."""
    at = tree.root
    for code in codes:
        at = next((node for node, own, visits in tree.children(at) if own == code and visits > 0), -1)
        if at < 0:
            return -1
    return at


def leads_to(game: Game, before: Any, codes: list[int], after: Any) -> bool:
    """Whether some decisions, with whatever chance draws in between, lead from one position to another."""
    work = game.rules.Work()
    reached = drawn_from(game, [before])
    for code in codes:
        reached = [state for state in reached if game.rules.mover(state) >= 0 and code in game.legal_codes(state, work)]
        for state in reached:
            game.rules.apply(state, work, code)
        reached = drawn_from(game, reached)
    return after in reached


def drawn_from(game: Game, states: list[Any]) -> list[Any]:
    """The positions that chance may make of some, each a copy; only the first of very many."""
    work = game.rules.Work()
    settled: list[Any] = []
    waiting = [state.clone() for state in states]
    while waiting and len(settled) + len(waiting) <= MOST_TRIED:
        state = waiting.pop()
        if game.rules.mover(state) != CHANCE:
            settled.append(state)
            continue
        for code in game.legal_codes(state, work):
            further = state.clone()
            game.rules.apply(further, work, code)
            waiting.append(further)
    return settled


class Groves:
    """The groves of a process, the latest few kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, int], Grove] = OrderedDict()
        self._owners = count()

    def new_owner(self) -> int:
        """A number by which somebody who searches is known here."""
        return next(self._owners)

    def of(self, owner: int, engine: SearchEngine, trees: int) -> Grove:
        """The grove of somebody who searches."""
        key = (owner, id(engine), trees)
        if key not in self._kept:
            self._kept[key] = Grove(engine, trees)
        self._kept.move_to_end(key)
        while len(self._kept) > GROVES_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    def follow(self, owner: int, code: int) -> None:
        """Tell the groves of somebody, if any are kept, what was played."""
        for key, grove in self._kept.items():
            if key[0] == owner:
                grove.follow(code)
