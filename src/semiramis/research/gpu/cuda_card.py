"""A GPU through NVIDIA's own bindings for Python (`cuda-bindings`), in the context that PyTorch and CuPy use too."""

import ctypes
from functools import cache
from typing import Any

import numpy as np

from semiramis.core.model.message import Malformed
from semiramis.research.gpu.card import Bytes, Card
from semiramis.research.gpu.compiler import compiled
from semiramis.research.gpu.source import Source

LEGACY_STREAM = 0
"""The default stream, which orders our launches with those of other libraries."""


def bindings() -> tuple[Any, Any]:
    """The modules `driver` and `nvrtc` of cuda-bindings. Raises Malformed with what is missing."""
    try:
        from cuda.bindings import driver, nvrtc
    except ImportError as error:
        raise Malformed("research-gpu-missing", reason=str(error)) from error
    return driver, nvrtc


@cache
def first_card() -> "CudaCard":
    """The first GPU of this machine. Raises Malformed with what is missing."""
    return CudaCard()


class CudaCard(Card):
    """A GPU."""

    def __init__(self, index: int = 0) -> None:
        self._driver, self._nvrtc = bindings()
        try:
            self._call("cuInit", 0)
            n_cards = self._call("cuDeviceGetCount")
        except (Malformed, RuntimeError) as error:  # the bindings raise RuntimeError where there is no driver
            raise Malformed("research-gpu-no-card", reason=_reason(error)) from error
        if index >= n_cards:
            raise Malformed("research-gpu-no-card", reason=f"{n_cards} GPUs")
        self._device = self._call("cuDeviceGet", index)
        self._context = self._call("cuDevicePrimaryCtxRetain", self._device)
        self.name = self._call("cuDeviceGetName", 128, self._device).split(b"\0")[0].decode()

    @property
    def architecture(self) -> str:
        """What kernels are compiled for: `sm_90`."""
        kinds = self._driver.CUdevice_attribute
        major, minor = (
            self._call("cuDeviceGetAttribute", kind, self._device)
            for kind in (
                kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
            )
        )
        return f"sm_{major}{minor}"

    def load(self, source: Source) -> dict[str, Any]:
        """Kernels by name, compiled first where the cache has none."""
        self._use()
        image = compiled(source, self.architecture, self._nvrtc)
        module = self._call("cuModuleLoadData", image)
        return {name: self._call("cuModuleGetFunction", module, name.encode()) for name in source.kernels.names}

    def launch(
        self, kernels: dict[str, Any], name: str, blocks: int, threads: int, arguments: ctypes.Structure
    ) -> None:
        """Run a kernel without waiting for it."""
        self._use()
        pointers = (ctypes.c_void_p * 1)(ctypes.addressof(arguments))
        self._call(
            "cuLaunchKernel",
            kernels[name],
            blocks,
            1,
            1,
            threads,
            1,
            1,
            0,
            LEGACY_STREAM,
            ctypes.addressof(pointers),
            0,
        )

    def allocate(self, size: int) -> int:
        """The address of bytes in device memory."""
        self._use()
        return int(self._call("cuMemAlloc", max(size, 1)))

    def free(self, address: int) -> None:
        """Give memory back."""
        self._use()
        self._call("cuMemFree", address)

    def clear(self, address: int, size: int) -> None:
        """Set bytes to zero."""
        self._use()
        self._call("cuMemsetD8", address, 0, size)

    def upload(self, address: int, data: Bytes) -> None:
        """Copy bytes to the device."""
        self._use()
        self._call("cuMemcpyHtoD", address, data.ctypes.data, data.nbytes)

    def download(self, address: int, size: int) -> Bytes:
        """Copy bytes from the device."""
        self._use()
        data = np.empty(size, dtype=np.uint8)
        self._call("cuMemcpyDtoH", data.ctypes.data, address, size)
        return data

    def copy(self, target: int, source: int, size: int) -> None:
        """Copy bytes on the device."""
        self._use()
        self._call("cuMemcpyDtoD", target, source, size)

    def synchronize(self) -> None:
        """Wait for everything that was launched."""
        self._use()
        self._call("cuCtxSynchronize")

    def _use(self) -> None:
        """Make the context that of this thread; another library may have set its own."""
        self._call("cuCtxSetCurrent", self._context)

    def _call(self, name: str, *arguments: Any) -> Any:
        """Call the driver; returns its result. Raises Malformed with the name of the error."""
        error, *results = getattr(self._driver, name)(*arguments)
        if int(error) != 0:
            raise Malformed("research-gpu-failed", call=name, error=getattr(error, "name", str(error)))
        return results[0] if results else None


def _reason(error: Exception) -> str:
    return str(error.message.args["error"]) if isinstance(error, Malformed) else str(error)
