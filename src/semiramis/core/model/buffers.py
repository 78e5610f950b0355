"""Arrays of numbers for compiled code, without numpy: memory that is only taken when it is used."""

import mmap
import struct
from math import prod
from typing import Any


def zeros(code: str, *shape: int) -> Any:
    """A zeroed array: 64-bit integers for the code "q", doubles for "d"; indexed by one integer or one per axis."""
    size = struct.calcsize(code) * prod(shape)
    # pages of an anonymous mapping are zeroed by the system when they are first touched
    return memoryview(mmap.mmap(-1, max(size, 1)))[:size].cast("B").cast(code, list(shape))  # type: ignore[call-overload]
