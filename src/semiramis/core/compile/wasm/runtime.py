"""What runs WebAssembly: the few things an engine asks of a runtime, and which runtime this process uses.

A module of ours imports nothing. It exports its memory, the global `__heap_base` (the first byte that is free for
callers), the global `stamp`, and functions that take one 32-bit pointer and return nothing.
"""

import importlib.util
from typing import Protocol

PAGE = 65536
"""Bytes of a page of memory."""


class WasmError(Exception):
    """A module that the runtime cannot read, or a call that ended in a trap."""


class WasmInstance(Protocol):
    """A module with memory of its own; used by one thread at a time."""

    @property
    def heap_base(self) -> int:
        """The address of the first byte that the module leaves to its caller."""

    @property
    def size(self) -> int:
        """The bytes of its memory."""

    def grow(self, pages: int) -> None:
        """Add zeroed pages to the end of its memory. Raises MemoryError where there are no more."""

    def read(self, at: int, n: int) -> bytes:
        """A copy of n bytes of its memory. Raises IndexError outside it."""

    def write(self, at: int, data: bytes) -> None:
        """Copy bytes into its memory. Raises IndexError outside it."""

    def call(self, export: str, pointer: int) -> None:
        """Call an exported function with a pointer. Raises WasmError for a trap; the memory is then undefined."""


class WasmModule(Protocol):
    """A module that is ready to be instantiated, many times and from any thread."""

    def instantiate(self) -> WasmInstance:
        """A new instance. Raises MemoryError where there is no memory for it."""


class WasmRuntime(Protocol):
    """Runs WebAssembly."""

    @property
    def name(self) -> str:
        """What people call it."""

    def compile(self, module: bytes) -> WasmModule:
        """Make a module ready. Raises WasmError where the bytes are no module of ours."""


_given: list[WasmRuntime] = []


def use_runtime(runtime: WasmRuntime | None) -> None:
    """Let this process run WebAssembly by a certain runtime; None goes back to an installed one."""
    _given[:] = [] if runtime is None else [runtime]


def find_runtime() -> WasmRuntime | None:
    """The runtime of this process: the one given to `use_runtime`, else the package wasmtime; None without any."""
    if _given:
        return _given[0]
    if importlib.util.find_spec("wasmtime") is None:
        return None
    from semiramis.core.compile.wasm.wasmtime_runtime import WasmtimeRuntime

    return WasmtimeRuntime()
