"""Arrays in device memory, which other libraries share without a copy."""

import weakref
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from semiramis.research.gpu.card import Card

DEFAULT_STREAM = 1
"""The number of the default stream in the CUDA array interface."""


class DeviceArray:
    """An array in device memory, all zero at first; rows may be padded, so that each begins at a multiple of bytes.

    PyTorch and CuPy read it through `__cuda_array_interface__`: the same memory, no copy.
    """

    def __init__(self, card: Card, shape: tuple[int, ...], dtype: Any, row_alignment: int = 1) -> None:
        """Raises Malformed where the device has too little memory left."""
        self.card = card
        self.shape: tuple[int, ...] = shape
        self.dtype = np.dtype(dtype)
        row = prod(shape[1:]) * self.dtype.itemsize
        self._row_bytes = -(-row // row_alignment) * row_alignment
        self.nbytes = shape[0] * self._row_bytes
        self.address = card.allocate(self.nbytes)
        weakref.finalize(self, card.free, self.address)
        card.clear(self.address, self.nbytes)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def strides(self) -> tuple[int, ...]:
        """The bytes from one element to the next, along each axis."""
        inner = [prod(self.shape[axis + 1 :]) * self.dtype.itemsize for axis in range(1, len(self.shape))]
        return (self._row_bytes, *inner)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """What other libraries need to use the same memory."""
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "strides": self.strides,
            "version": 3,
            "stream": DEFAULT_STREAM,
        }

    def clear(self) -> None:
        """Set all elements to zero."""
        self.card.clear(self.address, self.nbytes)

    def row(self, index: int) -> int:
        """The address of a row."""
        return int(self.address + index * self._row_bytes)

    def copy_to_host(self, first: int = 0, n: int | None = None) -> NDArray[Any]:
        """A copy of n rows in the memory of the processor, of all rows after `first` without n."""
        rows = len(self) - first if n is None else n
        data = self.card.download(self.row(first), rows * self._row_bytes)
        view: NDArray[Any] = np.ndarray((rows, *self.shape[1:]), self.dtype, data, 0, self.strides)
        return np.ascontiguousarray(view)

    def copy_to_device(self, given: NDArray[Any], first: int = 0) -> None:
        """Overwrite rows with an array of the same type from the memory of the processor."""
        data = np.zeros((len(given), self._row_bytes), dtype=np.uint8)
        rows = np.ascontiguousarray(given).view(np.uint8).reshape(len(given), -1)
        data[:, : rows.shape[1]] = rows
        self.card.upload(self.row(first), data.reshape(-1))
