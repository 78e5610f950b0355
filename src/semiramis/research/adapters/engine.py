"""The batch engine of a game with single steps on top, and the same steps over plain rules.

`python -m semiramis.research.adapters.engine [GAME …]` fills the cache beforehand; environments take what is there.
"""

import sys
import threading
from types import ModuleType
from typing import Any

from semiramis.core.compile import playouts
from semiramis.core.compile.jit import SLOTS, is_compiled
from semiramis.core.compile.link import Linked
from semiramis.core.game import Game
from semiramis.core.registry import find_game, keys
from semiramis.research import kernel
from semiramis.research.adapters import single
from semiramis.research.engine import BatchEngine

_Key = tuple[str, int, str]
_engines: dict[_Key, "SoloEngine"] = {}
_loading = threading.Lock()


class SoloEngine(BatchEngine):
    """A game's rules compiled, with single steps and observations on top."""

    entries: tuple[Any, ...] = (single.begin_solo, single.step_solo, single.look_solo)

    @staticmethod
    def modules_for(game: Game) -> tuple[ModuleType, ...]:
        """The modules compiled beside a game's rules."""
        return (*BatchEngine.modules_for(game), single)


def is_ready(game: Game) -> bool:
    """Whether the compiled steps of a game can be had at once."""
    return _key(game) in _engines or is_compiled(game, extra=SoloEngine.modules_for(game))


def solo_engine(game: Game) -> SoloEngine:
    """The compiled steps of a game, loaded once; compiled first where they are not in the cache."""
    with _loading:
        if _key(game) not in _engines:
            engine = SoloEngine(game)
            engine.load()
            _engines[_key(game)] = engine
        return _engines[_key(game)]


def plain_solo(game: Game) -> Linked:
    """The same steps over a game's plain rules."""
    functions = {name: game.function(name) for name in (*SLOTS, "tie_break", "observe")}
    return Linked((playouts, kernel, single), functions)


def _key(game: Game) -> _Key:
    return game.key, game.version, game.edition.hash


if __name__ == "__main__":
    for name in sys.argv[1:] or keys():
        solo_engine(find_game(name))
        sys.stdout.write(f"{name}\n")
