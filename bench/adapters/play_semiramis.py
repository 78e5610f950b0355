"""Our PettingZoo environments at two seats, with compiled rules."""

from collections.abc import Callable
from random import Random

from bench.adapters.loop import play_aec
from bench.peers.worker import PLAY, Contender, Counts, serve

from semiramis.core.registry import keys
from semiramis.research.pettingzoo import env


def playing(key: str) -> Callable[[int], Counts]:
    """Return a function that plays n games in one environment."""
    made, lot = env(key, compiled=True, seed=1), Random(1)
    return lambda games: play_aec(made, games, lot)


def contenders() -> list[Contender]:
    """Return the contenders for all our games."""
    note = "env(), compiled, two seats"
    return [Contender(key, PLAY, key.capitalize(), key.capitalize(), note, playing(key)) for key in keys()]


if __name__ == "__main__":
    serve(contenders)
