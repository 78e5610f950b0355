"""Our three games at two seats, compiled: random play, tree search and copies."""

from collections.abc import Callable
from typing import Any

from bench.peers.ours_search import ours_search
from bench.peers.worker import COPY, PLAY, SEARCH, SIMULATIONS, Contender, Counts, serve

from semiramis.core.compile import engines, playouts
from semiramis.core.compile.engine import Engine
from semiramis.core.game import Game
from semiramis.core.registry import find_game, keys

# the loop that `semiramis bench` measures, so that both measure the same
from semiramis.core.verify.bench import _random_player as random_player

SEATS = 2
COPIES = 1_000_000
"""Copies in one call of compiled code."""


def playing(engine: Engine) -> Callable[[int], Counts]:
    """Return a function that plays n random games from the first draw to the end; chance is counted separately."""
    play = random_player(engine, SEATS, 1)

    def run(games: int) -> Counts:
        tally = play(games)
        return Counts(games, tally[0] + tally[1], tally[0])

    return run


def copying(engine: Engine) -> Callable[[int], Counts]:
    """Return a function that copies a position n times in compiled code."""
    states: Any = engine.states(*[engine.game.new_state(SEATS)] * 64)
    clone_many = engine.entry(playouts.clone_many)

    def run(times: int) -> Counts:
        clone_many(states, times * COPIES)
        return Counts(times * COPIES)

    return run


def contenders_of(game: Game) -> list[Contender]:
    """Return the contenders of one of our games."""
    engine, name = engines.load(game), game.key.capitalize()
    whole = f"{SIMULATIONS:,} simulations a search from the first decision on, each played at random to the end"
    early = f"{SIMULATIONS:,} simulations a search from the first decision on, each judged early, as our bots do"
    return [
        Contender(f"{game.key}-play", PLAY, name, name, "whole games, compiled", playing(engine)),
        Contender(f"{game.key}-whole", SEARCH, f"{name}, to the end", name, whole, ours_search(game, full=True)),
        Contender(f"{game.key}-early", SEARCH, f"{name}, judged early", name, early, ours_search(game, full=False)),
        Contender(f"{game.key}-copy", COPY, name, name, "copies made in compiled code", copying(engine)),
    ]


def contenders() -> list[Contender]:
    """Return the contenders for all our games."""
    return [contender for key in keys() for contender in contenders_of(find_game(key))]


if __name__ == "__main__":
    serve(contenders)
