"""WebAssembly run by the package wasmtime."""

import ctypes
from importlib.metadata import version

import wasmtime

from semiramis.core.compile.wasm.runtime import WasmError


class WasmtimeRuntime:
    """Runs modules by wasmtime, which compiles them for this processor when they are loaded."""

    @property
    def name(self) -> str:
        """The package and its version."""
        return f"wasmtime {version('wasmtime')}"

    def compile(self, module: bytes) -> "WasmtimeModule":
        """Make a module ready."""
        engine = wasmtime.Engine()
        try:
            return WasmtimeModule(engine, wasmtime.Module(engine, module))
        except wasmtime.WasmtimeError as problem:
            raise WasmError(str(problem)) from problem


class WasmtimeModule:
    """A module compiled for this processor."""

    def __init__(self, engine: wasmtime.Engine, module: wasmtime.Module) -> None:
        self._engine = engine
        self._module = module

    def instantiate(self) -> "WasmtimeInstance":
        """A new instance, in a store of its own."""
        return WasmtimeInstance(self._engine, self._module)


class WasmtimeInstance:
    """An instance and its memory, which is read and written where it lies."""

    def __init__(self, engine: wasmtime.Engine, module: wasmtime.Module) -> None:
        self._store = wasmtime.Store(engine)
        try:
            self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        except wasmtime.WasmtimeError as problem:
            raise MemoryError(str(problem)) from problem
        memory, heap_base = self._exports["memory"], self._exports["__heap_base"]
        assert isinstance(memory, wasmtime.Memory)
        assert isinstance(heap_base, wasmtime.Global)
        self._memory = memory
        self.heap_base = int(heap_base.value(self._store))
        self._locate()

    def _locate(self) -> None:
        """Note where the memory lies, and its size: growing changes both."""
        self._address = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        self.size = self._memory.data_len(self._store)

    def grow(self, pages: int) -> None:
        """Add zeroed pages to the end of the memory."""
        try:
            self._memory.grow(self._store, pages)
        except wasmtime.WasmtimeError as problem:
            raise MemoryError(str(problem)) from problem
        self._locate()

    def read(self, at: int, n: int) -> bytes:
        """A copy of n bytes of the memory."""
        self._check(at, n)
        return ctypes.string_at(self._address + at, n)

    def write(self, at: int, data: bytes) -> None:
        """Copy bytes into the memory."""
        self._check(at, len(data))
        ctypes.memmove(self._address + at, data, len(data))

    def _check(self, at: int, n: int) -> None:
        if at < 0 or n < 0 or at + n > self.size:
            raise IndexError(f"{n} bytes at {at} of a memory of {self.size}")

    def call(self, export: str, pointer: int) -> None:
        """Call an exported function with a pointer."""
        function = self._exports[export]
        assert isinstance(function, wasmtime.Func)
        try:
            function(self._store, pointer)
        except (wasmtime.Trap, wasmtime.WasmtimeError) as problem:
            raise WasmError(f"{export}: {problem}") from problem
