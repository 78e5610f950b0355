"""Kernels compiled by NVRTC, NVIDIA's compiler as a library; kept in this machine's cache by stamp and architecture."""

import hashlib
from pathlib import Path
from typing import Any

from semiramis.core.compile.build import MOST_SAID, TIMEOUT, checksum_file, is_whole, only_one
from semiramis.core.compile.cache import cache_folder, write_whole
from semiramis.core.model.message import Malformed
from semiramis.research.gpu.source import Source

HEADERS = {
    b"stdint.h": b"""
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
"""
}
"""What the text includes; NVRTC comes without a C library."""

OPTIONS = ("--std=c++17", "--fmad=false", "--disable-warnings")
"""Floating-point results must not depend on the compiler, so multiplications and additions are never fused."""


def compiled(source: Source, architecture: str, nvrtc: Any) -> bytes:
    """The kernels of a source for an architecture such as `sm_90`, from the cache or compiled into it.

    Raises Malformed with what the compiler said.
    """
    path = image_path(source, architecture)
    if not is_whole(path):
        with only_one(path.with_suffix(".lock"), TIMEOUT):
            if not is_whole(path):  # else another process has compiled it meanwhile
                _keep(path, compile_kernels(source, architecture, nvrtc))
    return path.read_bytes()


def image_path(source: Source, architecture: str) -> Path:
    """Where compiled kernels are kept."""
    name = f"{source.game.key}-{source.kernels.name}-{source.stamp}-{architecture}.cubin"
    return cache_folder().with_name("gpu") / name


def _keep(path: Path, image: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".partial")
    partial.write_bytes(image)
    write_whole(checksum_file(path), hashlib.sha256(image).hexdigest())
    partial.replace(path)


def compile_kernels(source: Source, architecture: str, nvrtc: Any) -> bytes:
    """Compile a source to machine code; takes seconds. Raises Malformed with what the compiler said."""
    options = [f"--gpu-architecture={architecture}", f"--maxrregcount={source.settings['REGISTERS']}", *OPTIONS]
    encoded = [option.encode() for option in options]
    try:
        texts, names = list(HEADERS.values()), list(HEADERS)
        program = _call(nvrtc, "nvrtcCreateProgram", source.text.encode(), b"kernels.cu", len(names), texts, names)
    except RuntimeError as error:  # the bindings load the library at the first call
        raise Malformed("research-gpu-missing", reason=str(error)[:MOST_SAID]) from error
    try:
        (result,) = nvrtc.nvrtcCompileProgram(program, len(encoded), encoded)
        if int(result) != 0:
            raise Malformed("research-gpu-not-compiled", said=_log(nvrtc, program))
        image = bytearray(_call(nvrtc, "nvrtcGetCUBINSize", program))
        _call(nvrtc, "nvrtcGetCUBIN", program, image)
        return bytes(image)
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _log(nvrtc: Any, program: Any) -> str:
    log = bytearray(_call(nvrtc, "nvrtcGetProgramLogSize", program))
    _call(nvrtc, "nvrtcGetProgramLog", program, log)
    return log.decode(errors="replace").rstrip("\0").strip()[:MOST_SAID]


def _call(nvrtc: Any, name: str, *arguments: Any) -> Any:
    error, *results = getattr(nvrtc, name)(*arguments)
    if int(error) != 0:
        raise Malformed("research-gpu-failed", call=name, error=getattr(error, "name", str(error)))
    return results[0] if results else None
