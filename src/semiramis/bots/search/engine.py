"""The search linked to a game: compiled, or plain with the same result."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from semiramis.bots.search import kernel
from semiramis.core.compile import playouts
from semiramis.core.compile.jit import SLOTS, Engine
from semiramis.core.compile.link import Linked
from semiramis.core.game import Game

SEARCH_SLOTS = (*SLOTS, "part_score", "value")


class SearchEngine(Engine):
    """The search compiled together with a game's rules and evaluation."""

    entries = (kernel.simulate, kernel.rollouts_to_end)
    slots = SEARCH_SLOTS

    def __init__(self, game: Game, boundscheck: bool = False) -> None:
        self.extra = self.modules_for(game)
        super().__init__(game, boundscheck)

    @staticmethod
    def modules_for(game: Game) -> tuple[ModuleType, ...]:
        """Return the modules compiled in addition to a game's rules."""
        return (*game.ai.modules, kernel)


def plain_search(game: Game) -> Callable[[Any], Any]:
    """Return a function that links an entry of the kernel to a game's plain rules: slow, for tests and debugging."""
    rules = {name: game.function(name) for name in SEARCH_SLOTS}
    of: Callable[[Any], Any] = Linked((playouts, kernel), rules).of
    return of
