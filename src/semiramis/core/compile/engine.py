"""Engines: a game's rules and the loops of a program as compiled code, called from Python.

`Engine.load` takes milliseconds where the library exists and a few seconds where it has to be built;
`core.compile.engines` loads each engine once.
"""

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from semiramis.core.compile import cache
from semiramis.core.compile.arguments import Signature
from semiramis.core.compile.build import is_whole
from semiramis.core.compile.c.declarations import pack_edition
from semiramis.core.compile.c.kinds import Kinds
from semiramis.core.compile.c.unit import STREAM
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.model.record_array import RecordArray

if TYPE_CHECKING:
    from semiramis.core.game import Game


class LibraryError(Exception):
    """A library that cannot be used: damaged, for another processor, or built from other rules."""


class Engine:
    """A game's rules compiled for this processor, with the loops of a program that run them."""

    def __init__(self, game: "Game", library: Path, manifest: cache.Manifest, program: Program = PLAYOUTS) -> None:
        """Raises LibraryError for a library that cannot be loaded or has another stamp."""
        self.game = game
        self.program = program
        self.path = library
        self._library = _opened(library, manifest.stamp)
        self._kinds = Kinds(
            {"State": game.rules.State, "Work": game.rules.Work, "Stream": STREAM, **program.types(game)}
        )
        self._tables = ctypes.create_string_buffer(pack_edition(manifest.tables, game.components.tables))

    @classmethod
    def load(cls, game: "Game", program: Program = PLAYOUTS, checked: bool = False) -> "Engine":
        """The engine from its library, built first where there is none or it is damaged; see `cache.build`."""
        found = cache.find(game, program, checked)
        if found is not None:
            try:
                return cls(game, *found, program)
            except LibraryError:
                pass  # built anew
        return cls(game, *cache.build(game, program, checked), program)

    def entry(self, function: Callable[..., Any]) -> "Entry":
        """The compiled form of one of the program's loops. Raises ValueError for another function."""
        if function not in (*self.program.entries, *self.program.on_demand):
            raise ValueError(f"{function.__name__} is no entry of the program {self.program.name}")
        call = getattr(self._library, f"entry_{function.__name__}")
        return Entry(call, Signature(function, self._kinds), ctypes.addressof(self._tables), self)

    def states(self, *states: Any) -> RecordArray:
        """Plain states as an array of records."""
        return RecordArray.of(self.game.rules.State, states)

    def blank_states(self, n: int) -> RecordArray:
        """An array of n states, all zero."""
        return RecordArray(self.game.rules.State, n)

    def works(self, n: int = 1) -> RecordArray:
        """An array of n scratch records."""
        return RecordArray(self.game.rules.Work, n)


class Entry:
    """A compiled loop. Arrays are passed as anything with a buffer: record arrays, memoryviews, numpy arrays."""

    def __init__(self, call: Any, signature: Signature, tables: int, engine: Engine) -> None:
        self._call = call
        self._signature = signature
        self._tables = tables
        self._engine = engine  # keeps library and tables in memory
        call.restype = None
        call.argtypes = [ctypes.c_void_p]

    def __call__(self, *given: Any) -> Any:
        """Call the loop; returns its result. Raises TypeError or ValueError for arguments that do not fit."""
        arguments = self._signature.packed(given, self._tables)
        self._call(ctypes.addressof(arguments))
        return self._signature.result(arguments)

    def bind(self, *arrays: Any) -> Callable[..., Any]:
        """The loop with its first arguments fixed; the others must be integers. Calls may run side by side.

        The arrays are checked once, so that a call takes under a microsecond, and kept in memory.
        """
        first, n_numbers = self._signature.packed_first(arrays, self._tables)
        call, result, size = self._call, self._signature.result, len(first)
        kind = ctypes.c_int64 * size
        template = bytes(first)
        start = size - n_numbers

        def bound(*numbers: int, _arrays: Any = arrays, _engine: Any = self._engine) -> Any:
            arguments = kind.from_buffer_copy(template)
            arguments[start:] = list(numbers)
            call(ctypes.addressof(arguments))
            return result(arguments)

        return bound


def _opened(path: Path, stamp: str) -> ctypes.CDLL:
    if not is_whole(path):
        raise LibraryError(f"{path} is damaged")
    # before it is loaded: a system that has loaded a library once keeps using it, whatever replaces its file
    if stamp.encode() not in path.read_bytes():
        raise LibraryError(f"{path} was built from other rules")
    try:
        return ctypes.CDLL(str(path))
    except OSError as problem:
        raise LibraryError(f"{path} cannot be loaded: {problem}") from problem
