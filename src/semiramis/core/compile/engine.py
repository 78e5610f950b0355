"""Engines: a game's rules and the loops of a program as compiled code, called from Python.

`core.compile.engines` chooses between the back ends and loads each engine once.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self

from semiramis.core.compile.arguments import Signature
from semiramis.core.compile.c.declarations import pack_edition
from semiramis.core.compile.c.kinds import Kinds
from semiramis.core.compile.c.unit import STREAM
from semiramis.core.compile.cache import Manifest
from semiramis.core.compile.program import Program
from semiramis.core.model.buffers import zeros
from semiramis.core.model.record_array import RecordArray

if TYPE_CHECKING:
    from semiramis.core.game import Game

Backend = Literal["packaged", "built", "wasm"]
"""What runs compiled rules: a library that came with the package, one built on this machine, or WebAssembly."""


class LibraryError(Exception):
    """Compiled code that cannot be used: damaged, for another processor, or built from other rules."""


class Engine(ABC):
    """A game's rules compiled, with the loops of a program that run them."""

    def __init__(self, game: "Game", program: Program, path: Path, manifest: Manifest) -> None:
        """Raises ValueError where the edition's tables have other shapes than the compiled code expects."""
        self.game = game
        self.program = program
        self.path = path
        self.stamp = manifest.stamp
        self._kinds = Kinds(
            {"State": game.rules.State, "Work": game.rules.Work, "Stream": STREAM, **program.types(game)}
        )
        self._edition = pack_edition(manifest.tables, game.components.tables)

    @property
    @abstractmethod
    def backend(self) -> Backend:
        """What runs the compiled code."""

    @property
    def runtime(self) -> str:
        """The program and version that run the code, empty where that is the processor itself."""
        return ""

    def entry(self, function: Callable[..., Any]) -> "Entry":
        """The compiled form of one of the program's loops. Raises ValueError for another function."""
        if function not in (*self.program.entries, *self.program.on_demand):
            raise ValueError(f"{function.__name__} is no entry of the program {self.program.name}")
        return self._entry(f"entry_{function.__name__}", Signature(function, self._kinds))

    @abstractmethod
    def _entry(self, symbol: str, signature: Signature) -> "Entry":
        """The entry of a name in the compiled code."""

    def with_own_memory(self) -> Self:
        """The same compiled code for a caller that keeps its arrays and calls it often, perhaps from its own thread.

        Arrays that the returned engine makes are passed without copying, and live as long as they are used.
        """
        return self

    def zeros(self, code: str, *shape: int) -> Any:
        """A zeroed array as `buffers.zeros` makes it."""
        return zeros(code, *shape)

    def states(self, *states: Any) -> RecordArray:
        """Plain states as an array of records."""
        made = self.blank_states(len(states))
        for index, state in enumerate(states):
            made[index] = state
        return made

    def blank_states(self, n: int) -> RecordArray:
        """An array of n states, all zero."""
        return self._records(self.game.rules.State, n)

    def works(self, n: int = 1) -> RecordArray:
        """An array of n scratch records."""
        return self._records(self.game.rules.Work, n)

    def records(self, record: Any, n: int) -> RecordArray:
        """An array of n records of a kind, all zero."""
        return self._records(record, n)

    def _records(self, record: Any, n: int) -> RecordArray:
        return RecordArray(record, n)


class Entry(ABC):
    """A compiled loop. Arrays are passed as anything with a buffer: record arrays, memoryviews, numpy arrays."""

    @abstractmethod
    def __call__(self, *given: Any) -> Any:
        """Call the loop; returns its result. Raises TypeError or ValueError for arguments that do not fit."""

    @abstractmethod
    def bind(self, *arrays: Any) -> Callable[..., Any]:
        """The loop with its first arguments fixed; the others must be integers.

        The arrays are checked once and kept in memory. The function may be called from several threads.
        """
