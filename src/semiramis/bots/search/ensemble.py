"""An ensemble of search trees: one thread each, reused from one decision to the next.

All trees search the same position with different random streams, and their visits are added up. Where the limit is a
number of simulations, the result depends on the seed only, not on the number or speed of threads.
"""

import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count, cycle, islice
from typing import Any

from semiramis.bots.search.tree import Tree
from semiramis.core.compile.engine import Engine
from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import CHANCE
from semiramis.core.model.record import hash_of

FIRST_CHUNK = 32
CHUNK_SECONDS = 0.03
"""Seconds of simulation between two checks of the clock."""

LEAST_FRESH = 4
"""A reused subtree still gets at least this fraction, 1 / LEAST_FRESH, of the simulations of a new tree."""

MOST_TRIED = 200
"""The most chance outcomes tried to recognise a position as a successor of the root."""

EXPLORATION_FACTORS = (1.0, 1.5, 0.75, 2.0)
"""Exploration of each tree, relative to the game's: without chance, equal trees would find the same."""

ENSEMBLES_KEPT = 4
"""The number of ensembles a process keeps, to bound memory."""


@dataclass(frozen=True)
class Limits:
    """When a search ends: after a number of simulations or seconds, whichever comes first; None is no limit."""

    simulations: int | None
    seconds: float | None = None
    trees: int = 1


class Ensemble:
    """Trees of one game, and the position at their roots."""

    def __init__(self, engine: Engine, trees: int) -> None:
        self.game: Game = engine.game
        factors = islice(cycle(EXPLORATION_FACTORS), trees)
        self.trees = [Tree(engine, exploration_factor=factor) for factor in factors]
        self._state: Any = None
        self._played: list[int] = []

    def follow(self, code: int) -> None:
        """Record a decision made since the last reroot."""
        self._played.append(code)

    def reroot(self, state: State, seed: int) -> bool:
        """Move the roots to a position: into the subtrees that reach it, or to new trees.

        Return whether the subtrees are a plan: they were kept, and no chance outcome came since they were searched.
        """
        nodes = self._subtrees(state)
        is_plan = bool(nodes) and leads_straight_to(self.game, self._state, self._played, state)
        if nodes:
            for tree, node in zip(self.trees, nodes, strict=True):
                tree.reroot(state, node)
        else:
            here = int(hash_of(state.to_bytes())[:12], 16)
            for number, tree in enumerate(self.trees):
                tree.reset(state, (here ^ seed) + 7919 * number)
        self._state = state.clone()
        self._played = []
        return is_plan

    def simulations(self) -> int:
        """Return the simulations through the roots, added up over the trees."""
        return sum(tree.simulations for tree in self.trees)

    def simulate(self, limits: Limits, deadline: float | None, to_choose: bool = False) -> None:
        """Simulate until a limit is reached, at least once in each tree.

        `to_choose`: only the most visited move is wanted, so a tree stops once that is decided.
        """
        share = None if limits.simulations is None else -(-limits.simulations // len(self.trees))
        if len(self.trees) == 1:
            _simulate(self.trees[0], share, deadline, to_choose)
            return
        with ThreadPoolExecutor(len(self.trees)) as threads:
            for finished in [threads.submit(_simulate, tree, share, deadline, to_choose) for tree in self.trees]:
                finished.result()

    def visits(self) -> dict[int, int]:
        """Return the visits of each legal code at the root, added up over the trees."""
        together = dict.fromkeys(self.game.legal_codes(self._state), 0)
        for tree in self.trees:
            for code, visits in tree.visits().items():
                if code in together:
                    together[code] += visits
        return together

    def principal_variation(self, code: int, least: int) -> list[int]:
        """Return the principal variation that begins with a code, from the tree that visited the code most."""
        found = [
            (visits, number, node)
            for number, tree in enumerate(self.trees)
            for node, own, visits in tree.children(tree.root)
            if own == code
        ]
        if not found:
            return [code]
        _, number, node = max(found)
        return [code, *self.trees[number].principal_variation(node, least)]

    def _subtrees(self, state: State) -> list[int]:
        """Return the node of each tree that stands for a position; empty if one has none or no room left."""
        if self._state is None or not all(tree.has_room for tree in self.trees):
            return []
        nodes = [_descend(tree, self._played) for tree in self.trees]
        if min(nodes) < 0 or not leads_to(self.game, self._state, self._played, state):
            return []
        return nodes


def _simulate(tree: Tree, share: int | None, deadline: float | None, to_choose: bool) -> None:
    left = None if share is None else max(share - tree.simulations, share // LEAST_FRESH, 1)
    until = tree.simulations + left if to_choose and left is not None else 0
    chunk = FIRST_CHUNK
    while left is None or left > 0:
        begun = time.monotonic()
        wanted = chunk if left is None else min(chunk, left)
        if tree.simulate(wanted, until) < wanted:
            return
        now = time.monotonic()
        if deadline is not None and now >= deadline:
            return
        if left is not None:
            left -= wanted
        chunk = max(FIRST_CHUNK, min(chunk * 4, int(wanted * CHUNK_SECONDS / max(now - begun, 1e-6))))


def _descend(tree: Tree, codes: list[int]) -> int:
    """Return the node some decisions lead to, or -1 where the tree has not visited it."""
    at = tree.root
    for code in codes:
        at = next((node for node, own, visits in tree.children(at) if own == code and visits > 0), -1)
        if at < 0:
            return -1
    return at


def leads_to(game: Game, before: State, codes: list[int], after: State) -> bool:
    """Return whether some decisions, with any chance outcomes in between, lead from one position to another."""
    work = game.rules.Work()
    reached = drawn_from(game, [before])
    for code in codes:
        reached = [state for state in reached if game.rules.mover(state) >= 0 and code in game.legal_codes(state, work)]
        for state in reached:
            game.rules.apply(state, work, code)
        reached = drawn_from(game, reached)
    return after in reached


def leads_straight_to(game: Game, before: State, codes: list[int], after: State) -> bool:
    """Return whether some decisions alone, without a chance outcome, lead from one position to another."""
    work = game.rules.Work()
    state = before.clone()
    for code in codes:
        if game.rules.mover(state) < 0:
            return False
        game.rules.apply(state, work, code)
    return bool(state == after)


def drawn_from(game: Game, states: list[Any]) -> list[Any]:
    """Return copies of the positions that chance may lead to; no more than MOST_TRIED."""
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


class EnsembleCache:
    """The ensembles of a process; the least recently used are dropped."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, int], Ensemble] = OrderedDict()
        self._owners = count()

    def new_owner(self) -> int:
        """Return a new key for a bot."""
        return next(self._owners)

    def of(self, owner: int, engine: Engine, trees: int) -> Ensemble:
        """Return the ensemble of a bot, a new one where none is kept."""
        key = (owner, id(engine), trees)
        if key not in self._kept:
            self._kept[key] = Ensemble(engine, trees)
        self._kept.move_to_end(key)
        while len(self._kept) > ENSEMBLES_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    def follow(self, owner: int, code: int) -> None:
        """Record what a bot played in its ensembles."""
        for key, ensemble in self._kept.items():
            if key[0] == owner:
                ensemble.follow(code)
