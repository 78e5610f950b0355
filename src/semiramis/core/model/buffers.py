"""Arrays of numbers for compiled code, without numpy: large ones only take memory when it is used."""

import struct
from math import prod
from typing import Any

SMALL = 1 << 16


def zeros(code: str, *shape: int) -> Any:
    """A zeroed array: 64-bit integers for the code "q", doubles for "d"; indexed by one integer or one per axis."""
    size = struct.calcsize(code) * prod(shape)
    return memoryview(_zeroed(size))[:size].cast("B").cast(code, list(shape))  # type: ignore[call-overload]


def _zeroed(size: int) -> Any:
    if size < SMALL:
        return bytearray(size)
    try:
        import mmap

        # pages of an anonymous mapping are zeroed by the system when they are first touched
        return mmap.mmap(-1, size)
    except (ImportError, OSError):  # in a browser
        return bytearray(size)
