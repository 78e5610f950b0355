"""What kernels run on: memory, copies and launches. `cuda_card` is a GPU; tests run the same kernels on a processor."""

import ctypes
from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from semiramis.research.gpu.source import Source

Bytes = NDArray[np.uint8]


class Card(ABC):
    """A device. Everything is done in the order it was asked for; copies to the host wait for what was launched."""

    name: str

    @abstractmethod
    def load(self, source: Source) -> Any:
        """Kernels compiled and loaded, for `launch`. Raises Malformed where they cannot be compiled."""

    @abstractmethod
    def launch(self, kernels: Any, name: str, blocks: int, threads: int, arguments: ctypes.Structure) -> None:
        """Run a kernel with threads in blocks, without waiting for it."""

    @abstractmethod
    def allocate(self, size: int) -> int:
        """The address of that many bytes in device memory. Raises Malformed where there are too few."""

    @abstractmethod
    def free(self, address: int) -> None:
        """Give memory back."""

    @abstractmethod
    def clear(self, address: int, size: int) -> None:
        """Set bytes to zero."""

    @abstractmethod
    def upload(self, address: int, data: Bytes) -> None:
        """Copy bytes to the device."""

    @abstractmethod
    def download(self, address: int, size: int) -> Bytes:
        """Copy bytes from the device."""

    @abstractmethod
    def copy(self, target: int, source: int, size: int) -> None:
        """Copy bytes on the device."""

    @abstractmethod
    def synchronize(self) -> None:
        """Wait for everything that was launched."""
