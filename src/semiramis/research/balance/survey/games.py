"""Games by the heuristic in compiled code: one library serves every edition of a game."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from semiramis.core.compile import engines
from semiramis.core.compile.program import INTERFACE, Program
from semiramis.core.game import Game
from semiramis.core.model.catalogue import Catalogue
from semiramis.research.balance.survey import kernel
from semiramis.research.simulation import kernel as simulation
from semiramis.research.simulation.games import Numbers, places_of

SLIPS = 20
"""One decision in so many is random."""
MOST_WORDS = 10
"""A last argument with more words than this, such as a square, does not split a kind of action into groups."""

HEURISTIC = Program(
    "heuristic",
    entries=(kernel.heuristic_games,),
    modules=(simulation, kernel),
    interface=(*INTERFACE, "part_score", "tie_break", "round_of", "value"),
)
"""Whole games by the heuristic."""


@dataclass(frozen=True)
class Played:
    """Games of one edition: `first` [games], `scores` and `places` [games, seats], `choices` [games, groups]."""

    first: Numbers
    scores: Numbers
    places: Numbers
    choices: Numbers

    @property
    def first_share(self) -> NDArray[np.float64]:
        """The share of the win of the seat that decided first, [games]."""
        won = self.places == 1
        shares = won / won.sum(axis=1, keepdims=True)
        found: NDArray[np.float64] = shares[np.arange(len(self.first)), self.first]
        return found


def groups_of(catalogue: Catalogue) -> tuple[list[str], Numbers]:
    """Return the groups that choices are counted in, and the group of each code.

    A group is a kind of action, split by its last argument where that has few words: `take palace`, `caravan susa`.
    """
    names: list[str] = []
    group_of = np.zeros(catalogue.size, dtype=np.int64)
    for code in range(catalogue.size):
        action = catalogue.action(code).to_json()
        args = catalogue.kinds[action["do"]].args
        last = list(args)[-1] if args else ""
        name = f"{action['do']} {action[last]}" if last and len(args[last]) <= MOST_WORDS else str(action["do"])
        if name not in names:
            names.append(name)
        group_of[code] = names.index(name)
    return names, group_of


def play_games(game: Game, n_seats: int, seeds: Numbers) -> Played:
    """Play a game by the heuristic for every seed."""
    engine = engines.load(game, HEURISTIC)
    opening = game.new_state(n_seats)
    each = simulation.BEFORE_PARTS + len(game.rules.parts.words)
    width = simulation.HEAD + n_seats * each
    names, group_of = groups_of(game.rules.catalogue)
    results = np.zeros(len(seeds) * width, dtype=np.int64)
    choices = np.zeros(len(seeds) * len(names), dtype=np.int64)
    luck, stream = np.zeros(2, dtype=np.int64), np.zeros(2, dtype=np.int64)
    states, works = engine.states(opening, opening, opening), engine.works(2)
    run = engine.entry(kernel.heuristic_games)
    run(states, works, luck, stream, seeds, results, width, each, choices, len(names), group_of, SLIPS)
    rows = results.reshape(len(seeds), width)
    of_seat = rows[:, simulation.HEAD :].reshape(len(seeds), n_seats, each)
    scores = of_seat[:, :, 1]
    return Played(rows[:, 0], scores, places_of(scores, of_seat[:, :, 2]), choices.reshape(len(seeds), len(names)))
