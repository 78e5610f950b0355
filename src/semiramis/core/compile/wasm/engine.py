"""Engines of WebAssembly modules: no compiler is needed, and loading takes tenths of a second."""

import copy
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Self

from semiramis.core.compile.arguments import Signature
from semiramis.core.compile.build import BuildError
from semiramis.core.compile.engine import Backend, Engine, Entry
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.compile.wasm import modules
from semiramis.core.compile.wasm.memory import Memory, ModuleArray
from semiramis.core.compile.wasm.runtime import WasmError, WasmRuntime, find_runtime
from semiramis.core.model.record_array import RecordArray

if TYPE_CHECKING:
    from semiramis.core.game import Game

SLOT = 8
"""Bytes of a slot."""


class WasmEngine(Engine):
    """A game's rules as WebAssembly.

    Threads that share an engine use an instance each while they call it. An engine `with_own_memory` has one instance,
    in whose memory its arrays are.
    """

    def __init__(self, game: "Game", module: modules.Module, runtime: WasmRuntime, program: Program = PLAYOUTS) -> None:
        """Raises BuildError for a module that the runtime cannot read."""
        super().__init__(game, program, module.path, module.manifest)
        self._runtime = runtime.name
        try:
            self._module = runtime.compile(module.code)
        except WasmError as problem:
            raise BuildError("compile-wasm-damaged", file=module.path.name, said=str(problem)) from problem
        self._own: Memory | None = None
        self._idle: list[Memory] = []

    @classmethod
    def load(cls, game: "Game", program: Program = PLAYOUTS, runtime: WasmRuntime | None = None) -> "WasmEngine":
        """The engine from its module, by the runtime of this process unless another one is given.

        Raises BuildError without a runtime, and for a module that is missing, damaged or built from other rules.
        """
        runtime = runtime or find_runtime()
        if runtime is None:
            raise BuildError("compile-wasm-no-runtime")
        return cls(game, modules.find(game, program), runtime, program)

    @property
    def backend(self) -> Backend:
        """WebAssembly."""
        return "wasm"

    @property
    def runtime(self) -> str:
        """What runs WebAssembly here."""
        return self._runtime

    def with_own_memory(self) -> Self:
        """The same module in an instance of its own."""
        made = copy.copy(self)
        made._own, made._idle = self._new_memory(), []
        return made

    @property
    def has_own_memory(self) -> bool:
        """Whether its arrays are in the instance that it calls."""
        return self._own is not None

    def zeros(self, code: str, *shape: int) -> Any:
        """A zeroed array, in the instance if it is the engine's own."""
        return super().zeros(code, *shape) if self._own is None else ModuleArray(self._own, code, *shape)

    def _records(self, record: Any, n: int) -> RecordArray:
        if self._own is None:
            return super()._records(record, n)
        return RecordArray(record, n, ModuleArray(self._own, "B", n * record.packing.size))

    def _new_memory(self) -> Memory:
        return Memory(self._module.instantiate(), self._edition)

    @contextmanager
    def memory(self) -> Iterator[Memory]:
        """The memory of an instance that no other thread uses meanwhile."""
        if self._own is not None:
            with self._own.lock:
                yield self._own
            return
        try:
            memory = self._idle.pop()
        except IndexError:
            memory = self._new_memory()
        yield memory
        self._idle.append(memory)  # not after an error, which may leave it undefined

    def _entry(self, symbol: str, signature: Signature) -> "WasmEntry":
        return WasmEntry(symbol, signature, self)


class WasmEntry(Entry):
    """A loop in a module. Arrays outside the instance are copied in before a call and out after it."""

    def __init__(self, symbol: str, signature: Signature, engine: WasmEngine) -> None:
        self._symbol = symbol
        self._signature = signature
        self._engine = engine

    def __call__(self, *given: Any) -> Any:
        """Call the loop."""
        with self._engine.memory() as memory:
            copies = Copies(memory)
            try:
                slots = self._signature.packed(given, memory.tables, copies.address)
                at = copies.room(len(slots) * SLOT)
                memory.instance.write(at, struct.pack(f"<{len(slots)}q", *slots))
                memory.instance.call(self._symbol, at)
                copies.copy_out()
                return self._signature.result(_slot(memory, at))
            finally:
                copies.release()

    def bind(self, *arrays: Any) -> Callable[..., Any]:
        """The loop with its first arguments fixed; fast where all arrays are in the engine's own memory."""
        with self._engine.memory() as memory:
            copies = Copies(memory)
            slots, n_numbers = self._signature.packed_first(arrays, memory.tables, copies.address)
            copies.release()
        if copies.is_empty and self._engine.has_own_memory:
            return self._bound(arrays, memory, slots, n_numbers)
        return lambda *numbers: self(*arrays, *numbers)

    def _bound(self, arrays: Any, memory: Memory, slots: list[int], n_numbers: int) -> Callable[..., Any]:
        place = ModuleArray(memory, "q", len(slots))
        memory.instance.write(place.at, struct.pack(f"<{len(slots)}q", *slots))
        tail = place.at + (len(slots) - n_numbers) * SLOT
        pack, result = struct.Struct(f"<{n_numbers}q").pack, self._signature.result
        instance, symbol = memory.instance, self._symbol

        def bound(*numbers: int, _kept: Any = (arrays, place)) -> Any:
            with memory.lock:
                instance.write(tail, pack(*numbers))
                instance.call(symbol, place.at)
                return result(place[0])

        return bound


class Copies:
    """Arrays of a call that are outside the memory of an instance, and their copies in it."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._blocks: list[tuple[int, int]] = []
        self._copied: dict[int, tuple[Any, int]] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nothing had to be copied."""
        return not self._copied

    def room(self, n: int) -> int:
        """The address of n bytes that are free until `release`."""
        at = self._memory.allocate(n)
        self._blocks.append((at, n))
        return at

    def address(self, value: Any) -> int:
        """Where an array is in the memory, copied there if necessary; 0 where it is empty."""
        if isinstance(value, ModuleArray) and value.memory is self._memory:
            return value.at
        view = value if isinstance(value, ModuleArray) else memoryview(value)
        if view.nbytes == 0:
            return 0
        if id(value) not in self._copied:
            at = self.room(view.nbytes)
            self._memory.instance.write(at, view.tobytes())
            self._copied[id(value)] = view, at
        return self._copied[id(value)][1]

    def copy_out(self) -> None:
        """Copy what the compiled code has written to the arrays outside."""
        for view, at in self._copied.values():
            data = self._memory.instance.read(at, view.nbytes)
            if isinstance(view, ModuleArray):
                view.memory.instance.write(view.at, data)
            elif not view.readonly:
                view.cast("B")[:] = data

    def release(self) -> None:
        """Let the room of the copies be used again."""
        for at, n in self._blocks:
            self._memory.release(at, n)
        self._blocks.clear()


def _slot(memory: Memory, at: int) -> int:
    number: int = struct.unpack("<q", memory.instance.read(at, SLOT))[0]
    return number
