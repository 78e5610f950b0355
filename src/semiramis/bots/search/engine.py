"""One game's rules and advice under the search: compiled, or plain with the same result."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from semiramis.bots.search import kernel
from semiramis.core.compile import playouts
from semiramis.core.compile.jit import SLOTS, Engine
from semiramis.core.compile.link import Linked
from semiramis.core.game import Game

SEARCH_SLOTS = (*SLOTS, "part_score", "value")

DEFAULT_PARAMS: dict[str, float] = {
    "exploration": 0.8,
    "uniform_mix": 0.5,
    "prior_scale": 3.0,
    "prior_visits": 1.0,
    "lead_scale": 18.0,
    "rank_weight": 0.5,
    "rollout_turns": 0.0,
    "rollout_candidates": 0.0,
}
"""The search parameters where a game sets none; kernel.py explains each."""


def thinking_of(game: Game, n_seats: int) -> dict[str, float]:
    """How a game's search is set at so many seats: what it says of just so many goes before what it says of all."""
    ending = f"-{n_seats}"
    own = {
        name.removesuffix(ending): setting for name, setting in game.ai.search_params.items() if name.endswith(ending)
    }
    return {**game.ai.search_params, **own}


def params_for(game: Game, n_seats: int, **others: float) -> list[float]:
    """Return the parameters in the order of the kernel: defaults, overridden by the game's, then by `others`."""
    own = {name: setting for name, setting in thinking_of(game, n_seats).items() if name in DEFAULT_PARAMS}
    return list({**DEFAULT_PARAMS, **own, **others}.values())


def simulations_of(game: Game, strength: str, n_seats: int) -> int:
    """How many simulations a strength makes at a decision."""
    return int(thinking_of(game, n_seats)[strength])


class SearchEngine(Engine):
    """The numba twins of a game's rules and advice, with the search on top."""

    entries = (kernel.simulate, kernel.rollouts_to_end)
    slots = SEARCH_SLOTS

    def __init__(self, game: Game, boundscheck: bool = False) -> None:
        self.extra = self.modules_for(game)
        super().__init__(game, boundscheck)

    @staticmethod
    def modules_for(game: Game) -> tuple[ModuleType, ...]:
        """The modules compiled beside a game's rules."""
        return (*game.ai.modules, kernel)


def plain_search(game: Game) -> Callable[[Any], Any]:
    """The search over a game's plain rules, entry by entry: far slower, for tests and debuggers."""
    rules = {name: game.function(name) for name in SEARCH_SLOTS}
    of: Callable[[Any], Any] = Linked((playouts, kernel), rules).of
    return of
