"""Kernels on a processor: the CUDA text compiled as C++ through `shim.h`, every index and overflow checked."""

import ctypes
import hashlib
import shutil
import sys
import tempfile
from pathlib import Path

import numpy as np

from semiramis.core.compile.build import ZIG, run_compiler
from semiramis.core.compile.cache import cache_folder
from semiramis.research.gpu.card import Bytes, Card
from semiramis.research.gpu.source import Source

SHIM = Path(__file__).parent / "shim.h"
FLAGS = (
    "-std=c++17", "-O1", "-fPIC", "-shared", "-w", "-ffp-contract=off", "-fno-strict-aliasing", "-DCHECK_BOUNDS",
    "-fsanitize=signed-integer-overflow,shift,integer-divide-by-zero,bounds", "-fno-sanitize-recover=all",
    "-fsanitize-undefined-trap-on-error",
)  # fmt: skip
"""32-bit numbers that overflow, a wrong shift or an index outside its table end the process."""


def cpp_compiler() -> list[str]:
    """The command of a C++ compiler."""
    found = next((path for name in ("c++", "g++", "clang++") if (path := shutil.which(name))), None)
    return [found] if found else [sys.executable, "-m", ZIG, "c++"]


class HostCard(Card):
    """The memory and the threads of this processor, as a device."""

    name = "this processor"

    def __init__(self) -> None:
        self._memory: dict[int, object] = {}

    @property
    def allocated(self) -> int:
        """The number of arrays that have not been given back."""
        return len(self._memory)

    def load(self, source: Source) -> ctypes.CDLL:
        text = f"{SHIM.read_text()}\n{source.text}"
        stamp = hashlib.sha256(text.encode()).hexdigest()[:16]
        library = cache_folder().with_name("shim") / f"{source.game.key}-{source.kernels.name}-{stamp}.so"
        if not library.exists():
            library.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=library.parent) as folder:
                written, made = Path(folder) / "kernels.cpp", Path(folder) / "kernels.so"
                written.write_text(text)
                run_compiler([*cpp_compiler(), *FLAGS, str(written), "-o", str(made)])
                made.replace(library)
        return ctypes.CDLL(str(library))

    def launch(self, kernels: ctypes.CDLL, name: str, blocks: int, threads: int, arguments: ctypes.Structure) -> None:
        getattr(kernels, f"launch_{name}")(ctypes.byref(arguments), blocks, threads)

    def allocate(self, size: int) -> int:
        # a GPU gives addresses that are multiples of 256, and memory that nobody has cleared
        room = ctypes.create_string_buffer(b"\xa5" * (size + 256), size + 256)
        address = ctypes.addressof(room) + -ctypes.addressof(room) % 256
        self._memory[address] = room
        return address

    def free(self, address: int) -> None:
        del self._memory[address]

    def clear(self, address: int, size: int) -> None:
        ctypes.memset(address, 0, size)

    def upload(self, address: int, data: Bytes) -> None:
        ctypes.memmove(address, data.ctypes.data, data.nbytes)

    def download(self, address: int, size: int) -> Bytes:
        data = np.empty(size, dtype=np.uint8)
        ctypes.memmove(data.ctypes.data, address, size)
        return data

    def copy(self, target: int, source: int, size: int) -> None:
        ctypes.memmove(target, source, size)

    def synchronize(self) -> None:
        pass
