"""Compiled engines, loaded once per process for each program, game and edition; safe to call from any thread.

The first of these is taken: a native library that came with the package, one built by the machine's C compiler, and
WebAssembly, if something runs it. Without any of them a game is played by its plain rules. The environment variable
SEMIRAMIS_BACKEND asks for one of them: `packaged`, `built`, `wasm` or `plain`.
"""

import logging
import os
import sys
import threading
from typing import TYPE_CHECKING, get_args

from semiramis.core.compile.build import BuildError
from semiramis.core.compile.engine import Backend, Engine, LibraryError
from semiramis.core.compile.program import PLAYOUTS, Program

if TYPE_CHECKING:
    from semiramis.core.game import Game

VARIABLE = "SEMIRAMIS_BACKEND"
PLAIN = "plain"
WITHOUT_LIBRARIES = ("emscripten", "wasi")
"""Systems that are WebAssembly themselves and load no native libraries."""

UNHELPFUL = ("compile-wasm-no-runtime", "compile-wasm-missing")
"""Why WebAssembly is no way out; then it is the native library that people should have."""

LOG = logging.getLogger(__name__)

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
            found = _engines[_key(game, program)] = open_engine(game, program)
        return found


def loaded(game: "Game", program: Program = PLAYOUTS) -> Engine | None:
    """The engine of a program over a game if this process has loaded it already; never waits."""
    return _engines.get(_key(game, program))


def open_engine(game: "Game", program: Program = PLAYOUTS) -> Engine:
    """A new engine of the back end that the environment asks for, else of the first that works."""
    chosen = os.environ.get(VARIABLE, "")
    if chosen == PLAIN:
        raise BuildError("compile-plain")
    if chosen == "wasm" or (not chosen and sys.platform in WITHOUT_LIBRARIES):
        return _wasm(game, program)
    if chosen:
        return _native(game, program, chosen)
    try:
        return _native(game, program)
    except BuildError as problem:
        return _instead(game, program, problem)


def _native(game: "Game", program: Program, only: str = "") -> Engine:
    from semiramis.core.compile.native import NativeEngine

    known: tuple[str, ...] = get_args(Backend)
    if only and only not in known:
        raise BuildError("compile-backend-unknown", given=only, known=", ".join((*known, PLAIN)))
    try:
        if only == "packaged":
            return NativeEngine.packaged(game, program)
        return NativeEngine.built(game, program) if only else NativeEngine.load(game, program)
    except LibraryError as problem:
        raise BuildError("compile-not-loadable", said=str(problem)) from problem


def _wasm(game: "Game", program: Program) -> Engine:
    from semiramis.core.compile.wasm.engine import WasmEngine

    return WasmEngine.load(game, program)


def _instead(game: "Game", program: Program, reason: BuildError) -> Engine:
    """The engine in WebAssembly, where a native one cannot be had."""
    try:
        found = _wasm(game, program)
    except BuildError as problem:
        raise reason if problem.message.id in UNHELPFUL else problem from reason
    LOG.info("the program %s of %s runs as WebAssembly: %s", program.name, game.key, reason)
    return found


def _key(game: "Game", program: Program) -> _Key:
    return program.name, game.key, game.version, game.edition.hash
