"""Engines of native libraries: loading takes milliseconds where the library exists, a few seconds where it is built."""

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from semiramis.core.compile import cache
from semiramis.core.compile.arguments import Signature
from semiramis.core.compile.build import BuildError, is_whole
from semiramis.core.compile.engine import Backend, Engine, Entry, LibraryError
from semiramis.core.compile.program import PLAYOUTS, Program

if TYPE_CHECKING:
    from semiramis.core.game import Game


class NativeEngine(Engine):
    """A game's rules compiled for this processor."""

    def __init__(self, game: "Game", library: Path, manifest: cache.Manifest, program: Program = PLAYOUTS) -> None:
        """Raises LibraryError for a library that cannot be loaded or has another stamp."""
        super().__init__(game, program, library, manifest)
        self._library = _opened(library, manifest.stamp)
        self._tables = ctypes.create_string_buffer(self._edition)

    @classmethod
    def load(cls, game: "Game", program: Program = PLAYOUTS, checked: bool = False) -> "NativeEngine":
        """The engine from its library, built first where there is none that can be used; see `cache.build`."""
        return cls._found(game, program, checked) or cls(game, *cache.build(game, program, checked), program)

    @classmethod
    def packaged(cls, game: "Game", program: Program = PLAYOUTS) -> "NativeEngine":
        """The engine from a library in the package only. Raises BuildError where there is none that can be used."""
        found = cls._found(game, program, False, cache.PACKAGED)
        if found is None:
            raise BuildError("compile-not-packaged", game=game.key)
        return found

    @classmethod
    def built(cls, game: "Game", program: Program = PLAYOUTS) -> "NativeEngine":
        """The engine from a library built on this machine only; see `cache.build`."""
        found = cls._found(game, program, False, cache.cache_folder())
        return found or cls(game, *cache.build(game, program), program)

    @classmethod
    def _found(cls, game: "Game", program: Program, checked: bool, folder: Path | None = None) -> "NativeEngine | None":
        for library, manifest in cache.candidates(game, program, checked):
            if folder in (None, library.parent):
                try:
                    return cls(game, library, manifest, program)
                except (LibraryError, LookupError, ValueError):
                    pass  # damaged, or a manifest that names other tables: the next one, or built anew
        return None

    @property
    def backend(self) -> Backend:
        """Whether the library came with the package or was built on this machine."""
        return "packaged" if self.path.parent == cache.PACKAGED else "built"

    def _entry(self, symbol: str, signature: Signature) -> "NativeEntry":
        return NativeEntry(getattr(self._library, symbol), signature, ctypes.addressof(self._tables), self)


class NativeEntry(Entry):
    """A loop in a native library; a bound one is called in under a microsecond, from several threads side by side."""

    def __init__(self, call: Any, signature: Signature, tables: int, engine: NativeEngine) -> None:
        self._call = call
        self._signature = signature
        self._tables = tables
        self._engine = engine  # keeps library and tables in memory
        call.restype = None
        call.argtypes = [ctypes.c_void_p]

    def __call__(self, *given: Any) -> Any:
        """Call the loop."""
        slots = self._signature.packed(given, self._tables, address_of)
        arguments = (ctypes.c_int64 * len(slots))(*slots)
        self._call(ctypes.addressof(arguments))
        return self._signature.result(arguments[0])

    def bind(self, *arrays: Any) -> Callable[..., Any]:
        """The loop with its first arguments fixed."""
        first, n_numbers = self._signature.packed_first(arrays, self._tables, address_of)
        call, result, size = self._call, self._signature.result, len(first)
        kind = ctypes.c_int64 * size
        template = bytes(kind(*first))
        start = size - n_numbers

        def bound(*numbers: int, _arrays: Any = arrays, _engine: Any = self._engine) -> Any:
            arguments = kind.from_buffer_copy(template)
            arguments[start:] = list(numbers)
            call(ctypes.addressof(arguments))
            return result(arguments[0])

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


def address_of(buffer: Any) -> int:
    """Where the first byte of a writable buffer is; 0 where it is empty."""
    if hasattr(buffer, "__array_interface__"):
        return int(buffer.__array_interface__["data"][0])
    view = memoryview(buffer)
    if view.nbytes == 0:
        return 0
    return ctypes.addressof(ctypes.c_char.from_buffer(view))
