"""OpenSpiel's backgammon: playouts and tree search entirely in C++, and the usual loop in Python.

The bindings have no call for many random playouts, but a search with a single simulation is one evaluation of its root,
for which the evaluator makes any given number of playouts. A search must begin at a player's decision, so the opening
roll is made beforehand.
"""

import statistics
from collections.abc import Iterator
from importlib.metadata import version
from math import sqrt
from random import Random
from typing import Any

from bench.peers.worker import COPY, PLAY, SEARCH, SIMULATIONS, Contender, Counts, serve

PLAYOUTS = 50
"""Playouts in one evaluation."""
COUNTED = 2_000
"""Playouts that are counted move by move, to find their mean length."""
TREES = 4
"""Trees from whose nodes they start when a search is measured."""
UCT_C = 1.4
MEMORY = 4_000
"""The limit for a tree in megabytes, far more than it needs, so that nothing is discarded."""


def visited(root: Any) -> Iterator[tuple[Any, tuple[int, ...]]]:
    """Yield every visited node of a tree, with the actions that lead to it."""
    waiting: list[tuple[Any, tuple[int, ...]]] = [(root, ())]
    while waiting:
        node, actions = waiting.pop()
        yield node, actions
        waiting += [(child, (*actions, child.action)) for child in node.children if child.explore_count]


def steps_in_tree(root: Any) -> int:
    """Return the moves that all simulations made inside a tree: one for each visit to a node below the root."""
    every: int = sum(node.explore_count for node, _ in visited(root))
    at_root: int = root.explore_count
    return every - at_root


class Backgammon:
    """The game, its opening position, and the two ways to let C++ play from there."""

    def __init__(self) -> None:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]

        self.pyspiel = pyspiel
        self.game = pyspiel.load_game("backgammon")
        self.opening = self.game.new_initial_state()
        self.opening.apply_action(self.opening.chance_outcomes()[0][0])
        self.bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(2)]
        self.lot = Random(1)

    def bot(self, simulations: int, playouts: int) -> Any:
        """Return a bot that searches and evaluates leaves by random playouts to the end."""
        evaluator = self.pyspiel.RandomRolloutEvaluator(n_rollouts=playouts, seed=7)
        return self.pyspiel.MCTSBot(self.game, evaluator, UCT_C, simulations, MEMORY, False, 42, False)

    def count_playout(self, state: Any) -> tuple[int, int]:
        """Play one random game to its end in C++; return the number of moves, and of those made by players."""
        begun = len(state.history())
        self.pyspiel.evaluate_bots(state, self.bots, self.lot.randrange(1 << 30))
        made = state.full_history()[begun:]
        return len(made), sum(step.player >= 0 for step in made)

    def play_in_python(self, games: int) -> Counts:
        """Play whole games, each step called from Python."""
        moves = own = 0
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(self.lot.choices(outcomes, weights)[0])
                else:
                    state.apply_action(self.lot.choice(state.legal_actions()))
                    own += 1
                moves += 1
        return Counts(games, moves, own)

    def copy(self, times: int) -> Counts:
        """Copy the opening position."""
        clone = self.opening.clone
        for _ in range(times):
            clone()
        return Counts(times)


def playouts_in_cpp(backgammon: Backgammon) -> Contender:
    """Return random playouts from the opening, many in one call."""
    bot = backgammon.bot(1, PLAYOUTS)
    counted = [backgammon.count_playout(backgammon.opening.clone()) for _ in range(COUNTED)]
    moves, own = (statistics.fmean(each) for each in zip(*counted, strict=True))
    error = statistics.stdev(made for made, _ in counted) / sqrt(COUNTED) / moves

    def run(times: int) -> Counts:
        for _ in range(times):
            bot.mcts_search(backgammon.opening)
        games = times * PLAYOUTS
        return Counts(games, games * moves, games * own)

    note = (
        "random playouts wholly in C++ (RandomRolloutEvaluator), from the opening roll on; "
        f"moves are playouts times the mean length of {COUNTED:,} counted ones (± {error:.1%})"
    )
    return Contender("openspiel-cpp", PLAY, name("C++"), "OpenSpiel, C++", note, run)


def search_in_cpp(backgammon: Backgammon) -> Contender:
    """Return tree search from the opening with one playout per simulation."""
    bot = backgammon.bot(SIMULATIONS, 1)
    moves, error = moves_of_simulation(backgammon, bot)

    def run(times: int) -> Counts:
        simulations = sum(bot.mcts_search(backgammon.opening).explore_count for _ in range(times))
        return Counts(simulations, simulations * moves)

    note = (
        f"MCTSBot wholly in C++ (UCT, one random playout to the end of the game for each simulation), "
        f"{SIMULATIONS:,} simulations a search from the opening roll on; moves a simulation are those inside the tree, "
        f"counted, and those of the playout, the mean of {COUNTED:,} counted ones from nodes of {TREES} such trees "
        f"(± {error:.1%})"
    )
    return Contender("openspiel-mcts", SEARCH, name("C++"), "OpenSpiel, C++", note, run)


def moves_of_simulation(backgammon: Backgammon, bot: Any) -> tuple[float, float]:
    """Return the mean number of moves of a simulation, and its relative standard error.

    A simulation makes its moves inside the tree and then one playout from the node it adds, so every visited node has
    been the start of exactly one: replaying from randomly drawn nodes gives their mean length.
    """
    simulations = steps = playouts = 0
    lengths = []
    for _ in range(TREES):
        root = bot.mcts_search(backgammon.opening)
        nodes = [actions for _, actions in visited(root)]
        simulations += root.explore_count
        steps += steps_in_tree(root)
        playouts += len(nodes)
        for actions in backgammon.lot.choices(nodes, k=COUNTED // TREES):
            state = backgammon.opening.clone()
            for action in actions:
                state.apply_action(action)
            lengths.append(backgammon.count_playout(state)[0])
    moves = (steps + playouts * statistics.fmean(lengths)) / simulations
    return moves, statistics.stdev(lengths) / sqrt(len(lengths)) / moves


def name(how: str) -> str:
    """Return the name shown in the tables."""
    return f"OpenSpiel {version('open_spiel')} backgammon, {how}"


def contenders() -> list[Contender]:
    """Return the contenders of OpenSpiel."""
    backgammon = Backgammon()
    stepped = "whole games, every step taken from Python"
    copied = "clone() of the opening position, called from Python"
    return [
        playouts_in_cpp(backgammon),
        Contender("openspiel-python", PLAY, name("Python"), "OpenSpiel, Python", stepped, backgammon.play_in_python),
        search_in_cpp(backgammon),
        Contender("openspiel-copy", COPY, name("C++"), "OpenSpiel", copied, backgammon.copy),
    ]


if __name__ == "__main__":
    serve(contenders)
