"""PettingZoo's classic games, as `env()` returns them and as the bare `raw_env()`."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.adapters.loop import play_aec
from bench.peers.worker import PLAY, Contender, Counts, serve

GAMES = {"tictactoe_v3": "tic-tac-toe", "connect_four_v3": "Connect Four"}
"""The classic games that need nothing but pygame."""
MAKERS = {"env": "with the wrappers it is published with", "raw_env": "without any wrapper"}


def playing(make: Callable[[], Any]) -> Callable[[int], Counts]:
    """Return a function that plays n games in one environment."""
    made, lot = make(), Random(1)
    return lambda games: play_aec(made, games, lot)


def contenders() -> list[Contender]:
    """Return every game with and without its wrappers."""
    report = f"PettingZoo {version('pettingzoo')}"
    return [
        Contender(f"{game}-{maker}", PLAY, f"{report} {name}, {maker}", f"{name}, {maker}", f"{maker}(), {how}", run)
        for game, name in GAMES.items()
        for maker, how in MAKERS.items()
        for run in [playing(getattr(import_module(f"pettingzoo.classic.{game}"), maker))]
    ]


if __name__ == "__main__":
    serve(contenders)
