"""Compiled engines, loaded once per process for each program, game and edition; safe to call from any thread."""

import threading
from typing import TYPE_CHECKING

from semiramis.core.compile.engine import Engine
from semiramis.core.compile.native import NativeEngine
from semiramis.core.compile.program import PLAYOUTS, Program

if TYPE_CHECKING:
    from semiramis.core.game import Game

_Key = tuple[str, str, int, str]
_engines: dict[_Key, Engine] = {}
_loading = threading.Lock()


def load(game: "Game", program: Program = PLAYOUTS) -> Engine:
    """The engine of a program over a game; built first where there is no library, which takes seconds.

    Raises BuildError where that is not possible.
    """
    with _loading:
        found = loaded(game, program)
        if found is None:
            found = _engines[_key(game, program)] = NativeEngine.load(game, program)
        return found


def loaded(game: "Game", program: Program = PLAYOUTS) -> Engine | None:
    """The engine of a program over a game if this process has loaded it already; never waits."""
    return _engines.get(_key(game, program))


def _key(game: "Game", program: Program) -> _Key:
    return program.name, game.key, game.version, game.edition.hash
