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

KNOBS: dict[str, float] = {
    "curiosity": 0.8,
    "evenness": 0.5,
    "caution": 3.0,
    "faith": 1.0,
    "slope": 18.0,
    "rank_weight": 0.5,
    "farsight": 0.0,
    "candidates": 0.0,
}
"""How a search is set where a game says nothing else; search.py tells what each knob does."""


def thinking_of(game: Game, n_seats: int) -> dict[str, float]:
    """How a game's search is set at so many seats: what it says of just so many goes before what it says of all."""
    ending = f"-{n_seats}"
    own = {
        name.removesuffix(ending): setting for name, setting in game.ai.search_params.items() if name.endswith(ending)
    }
    return {**game.ai.search_params, **own}


def knobs_for(game: Game, n_seats: int, **others: float) -> list[float]:
    """The knobs of a search, in order: the usual ones, a game's own, and what is asked for here."""
    own = {name: setting for name, setting in thinking_of(game, n_seats).items() if name in KNOBS}
    return list({**KNOBS, **own, **others}.values())


def simulations_of(game: Game, strength: str, n_seats: int) -> int:
    """How many simulations a strength makes at a decision."""
    return int(thinking_of(game, n_seats)[strength])


class SearchEngine(Engine):
    """The numba twins of a game's rules and advice, with the search on top."""

    entries = (kernel.grow_tree, kernel.sample_ends)
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
