"""The search parameters of a game, as the kernel reads them."""

from dataclasses import astuple, replace

from semiramis.core.game import Game
from semiramis.core.model.search_params import SearchParams


def params_for(game: Game, n_seats: int, **overrides: float) -> list[float]:
    """Return the parameters of a game at a number of seats in the order of the kernel, with some overridden."""
    return list(astuple(replace(game.ai.search_params.get(n_seats, SearchParams()), **overrides)))


def simulations_of(game: Game, level: str, n_seats: int) -> int:
    """Return the simulations a level makes at each decision; KeyError where the game does not know the level."""
    return game.ai.simulations[level][n_seats]
