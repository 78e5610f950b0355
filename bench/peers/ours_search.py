"""Our tree search, as the comparison runs it: the only module here that sets up a search."""

from collections.abc import Callable
from functools import cache

from bench.peers.worker import SIMULATIONS, Counts

from semiramis.bots.search import kernel
from semiramis.bots.search.engine import SEARCH
from semiramis.bots.search.tree import Tree
from semiramis.core.compile import engines
from semiramis.core.compile.engine import Engine
from semiramis.core.game import Game
from semiramis.core.model.domain import CHANCE
from semiramis.core.play.chance import Referee

SEATS = 2
NO_LIMIT = 1e9
"""Longer than any game."""


@cache
def engine_of(key: str) -> Engine:
    """Return the compiled search of one game, shared by its contenders."""
    from semiramis.core.registry import find_game

    return engines.load(find_game(key), SEARCH)


def ours_search(game: Game, full: bool) -> Callable[[int], Counts]:
    """Return a function that searches from the first decision; leaves are rolled out, or evaluated as by our bots."""
    tree = Tree(engine_of(game.key))
    params = {"rollout_turns": NO_LIMIT, "rollout_candidates": 0.0} if full else {}
    state = game.new_state(SEATS)
    while game.rules.mover(state) == CHANCE:
        game.rules.apply(state, game.rules.Work(), Referee("peers").draw(game, state))
    seed = 0

    def run(times: int) -> Counts:
        nonlocal seed
        done = Counts(0)
        for _ in range(times):
            seed += 1
            tree.tally[kernel.MOVES] = 0
            tree.reset(state, seed, **params)
            made = tree.simulate(SIMULATIONS)
            done += Counts(made, int(tree.tally[kernel.MOVES]))
        return done

    return run
