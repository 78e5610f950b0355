"""WebAssembly run by the browser that runs this program."""

from typing import Any

import js  # the page's own names, inside Pyodide only
from pyodide.ffi import JsException, to_js

from semiramis.core.compile.wasm.runtime import WasmError

HEAP_BASE = "__heap_base"
"""Not written as an attribute: inside a class Python would mangle its name."""


class BrowserRuntime:
    """Runs modules by the browser; it implements `WasmRuntime`."""

    name = "the browser"

    def compile(self, module: bytes) -> "BrowserModule":
        """Make a module ready."""
        try:
            return BrowserModule(js.WebAssembly.Module.new(to_js(module)))
        except JsException as problem:
            raise WasmError(str(problem)) from problem


class BrowserModule:
    """A module compiled by the browser."""

    def __init__(self, module: Any) -> None:
        self._module = module

    def instantiate(self) -> "BrowserInstance":
        """A new instance."""
        try:
            return BrowserInstance(js.WebAssembly.Instance.new(self._module).exports)
        except JsException as problem:
            raise MemoryError(str(problem)) from problem


class BrowserInstance:
    """An instance; its memory is read and written through a view of all its bytes."""

    def __init__(self, exports: Any) -> None:
        self._exports = exports
        self.heap_base = int(getattr(exports, HEAP_BASE).value)
        self._functions: dict[str, Any] = {}
        self._look()

    def _look(self) -> None:
        """Make the view; growing ends it."""
        self._bytes = js.Uint8Array.new(self._exports.memory.buffer)
        self.size = int(self._bytes.length)

    def grow(self, pages: int) -> None:
        """Add zeroed pages to the end of the memory."""
        try:
            self._exports.memory.grow(pages)
        except JsException as problem:
            raise MemoryError(str(problem)) from problem
        self._look()

    def read(self, at: int, n: int) -> bytes:
        """A copy of n bytes of the memory."""
        self._check(at, n)
        copied: bytes = self._bytes.subarray(at, at + n).to_bytes()
        return copied

    def write(self, at: int, data: bytes) -> None:
        """Copy bytes into the memory."""
        self._check(at, len(data))
        self._bytes.subarray(at, at + len(data)).assign(data)

    def _check(self, at: int, n: int) -> None:
        if at < 0 or n < 0 or at + n > self.size:
            raise IndexError(f"{n} bytes at {at} of a memory of {self.size}")

    def call(self, export: str, pointer: int) -> None:
        """Call an exported function with a pointer."""
        if export not in self._functions:
            self._functions[export] = getattr(self._exports, export)
        try:
            self._functions[export](pointer)
        except JsException as problem:
            raise WasmError(f"{export}: {problem}") from problem
