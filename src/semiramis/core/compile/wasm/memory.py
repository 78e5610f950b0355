"""The memory of an instance: its allocation, and arrays of numbers in it that Python reads and writes."""

import struct
import threading
from math import prod
from typing import Any

from semiramis.core.compile.wasm.runtime import PAGE, WasmInstance

ALIGNMENT = 64


class Memory:
    """The memory of one instance: the tables of an edition, arrays, and room for the arguments of calls.

    `lock` is held by the thread that uses it.
    """

    def __init__(self, instance: WasmInstance, tables: bytes) -> None:
        self.instance = instance
        self.lock = threading.RLock()
        self._top = -(-instance.heap_base // ALIGNMENT) * ALIGNMENT
        self._free: dict[int, list[int]] = {}
        self.tables = self.allocate(len(tables))
        instance.write(self.tables, tables)

    def allocate(self, n: int) -> int:
        """The address of n bytes. Raises MemoryError where there is no room."""
        size = _block(n)
        free = self._free.get(size)
        if free:
            return free.pop()
        at = self._top
        missing = at + size - self.instance.size
        if missing > 0:
            self.instance.grow(-(-missing // PAGE))
        self._top = at + size
        return at

    def allocate_zeros(self, n: int) -> int:
        """The address of n bytes, all zero. Raises MemoryError where there is no room."""
        with self.lock:
            fresh = self._top
            at = self.allocate(n)
            if at < fresh:  # used before; memory beyond the top never was
                self.instance.write(at, bytes(n))
        return at

    def release(self, at: int, n: int) -> None:
        """Let n bytes at an address be allocated again."""
        self._free.setdefault(_block(n), []).append(at)


def _block(n: int) -> int:
    """The size of the block that holds n bytes: few sizes, so that released blocks fit later arrays."""
    if n >= PAGE:
        return -(-n // PAGE) * PAGE
    return max(ALIGNMENT, 1 << (n - 1).bit_length())


class ModuleArray:
    """Numbers in the memory of an instance, indexed by one integer or one per axis, like those of `buffers.zeros`.

    A slice of the first axis is read as a copy. The attributes are those of a memoryview.
    """

    c_contiguous = True

    def __init__(self, memory: Memory, code: str, *shape: int) -> None:
        self.memory = memory
        self.format = code
        self.shape = shape
        self.ndim = len(shape)
        self._number = struct.Struct(f"<{code}")
        self.itemsize = self._number.size
        self.nbytes = self.itemsize * prod(shape)
        self.at = memory.allocate_zeros(self.nbytes)

    def __del__(self) -> None:
        if hasattr(self, "at"):  # not where there was no room for it
            self.memory.release(self.at, self.nbytes)

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            return self._part(key)
        return self._number.unpack(self.memory.instance.read(self._place(key), self.itemsize))[0]

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, slice):
            at, n = self._range(key)
            data = bytes(value)
            if len(data) != n:
                raise ValueError(f"{len(data)} bytes for a slice of {n}")
            self.memory.instance.write(at, data)
        else:
            self.memory.instance.write(self._place(key), self._number.pack(value))

    def tobytes(self) -> bytes:
        """A copy of all numbers as bytes."""
        return self.memory.instance.read(self.at, self.nbytes)

    def tolist(self) -> list[Any]:
        """All numbers as nested lists."""
        found: list[Any] = self[:].tolist()
        return found

    def _place(self, key: Any) -> int:
        index = 0
        keys = key if isinstance(key, tuple) else (key,)
        if len(keys) != self.ndim:
            raise IndexError(f"{len(keys)} indices for an array of {self.ndim} axes")
        for n, one in zip(self.shape, keys, strict=True):
            if not 0 <= one < n:
                raise IndexError(f"index {one} outside 0 to {n - 1}")
            index = index * n + one
        return self.at + index * self.itemsize

    def _range(self, key: slice) -> tuple[int, int]:
        first, last, step = key.indices(self.shape[0])
        if step != 1:
            raise IndexError("a slice with steps")
        row = self.itemsize * prod(self.shape[1:])
        return self.at + first * row, max(0, last - first) * row

    def _part(self, key: slice) -> memoryview:
        at, n = self._range(key)
        data = memoryview(self.memory.instance.read(at, n))
        if n == 0:
            return data
        rest = self.shape[1:]
        return data.cast(self.format, [n // (self.itemsize * prod(rest)), *rest])  # type: ignore[call-overload,no-any-return]
