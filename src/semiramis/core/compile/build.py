"""The machine's C compiler: finds it, and builds a library from emitted C.

Floating-point results must not depend on the compiler, so multiplications and additions are never fused; integers wrap.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from semiramis.core.model.message import Problem

FLAGS = (
    "-std=c11", "-O3", "-fwrapv", "-ffp-contract=off", "-fno-math-errno", "-fvisibility=hidden", "-fPIC", "-shared",
    "-w",
)  # fmt: skip
CHECKED = ("-DCHECK_BOUNDS", "-O1", "-g")
"""Flags of builds for tests: every index out of range ends the process with its place."""

COMPILERS = ("cc", "gcc", "clang")
TIMEOUT = 300.0
POLL_SECONDS = 0.05
MOST_SAID = 600
"""Characters of what a compiler said that an error repeats."""


class BuildError(Problem):
    """There is no working C compiler, or it refused the emitted code."""


def find_compiler() -> str | None:
    """The path of a C compiler: the one in the environment variable CC, or the first of COMPILERS that is installed."""
    chosen = os.environ.get("CC")
    names = (chosen,) if chosen is not None else COMPILERS
    return next((path for name in names if name and (path := shutil.which(name))), None)


def build_library(text: str, target: Path, flags: tuple[str, ...] = ()) -> None:
    """Compile C into a shared library at `target`, replacing it at once when it is complete.

    Raises BuildError without a compiler, or with what the compiler said.
    """
    compiler = find_compiler()
    if compiler is None:
        tried = f"CC={os.environ['CC']}" if "CC" in os.environ else ", ".join(COMPILERS)
        raise BuildError("compile-no-compiler", tried=tried)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        source, made = Path(folder) / "rules.c", Path(folder) / target.name
        source.write_text(text, encoding="utf-8")
        run_compiler([compiler, *FLAGS, *flags, str(source), "-o", str(made)])
        checksum_file(target).write_text(hashlib.sha256(made.read_bytes()).hexdigest(), encoding="ascii")
        made.replace(target)


def checksum_file(library: Path) -> Path:
    """Where the checksum of a library is kept: loading one that is cut short would end the process."""
    return library.with_name(f"{library.name}.sha256")


def is_whole(library: Path) -> bool:
    """Whether a library has the checksum it was built with."""
    try:
        kept = checksum_file(library).read_text(encoding="ascii")
        return kept == hashlib.sha256(library.read_bytes()).hexdigest()
    except (OSError, ValueError):
        return False


@contextmanager
def only_one(lock: Path, timeout: float) -> Iterator[None]:
    """Wait until no other process holds a lock file, and hold it; one older than `timeout` seconds was left behind."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    while True:
        try:
            lock.touch(exist_ok=False)
            break
        except FileExistsError:
            with suppress(FileNotFoundError):
                if time.time() - lock.stat().st_mtime > timeout:
                    lock.unlink()
            time.sleep(POLL_SECONDS)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def run_compiler(command: list[str]) -> None:
    """Run a compiler. Raises BuildError with the end of what it said if it fails or does not finish."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise BuildError("compile-failed", compiler=command[0], said=str(problem)[:MOST_SAID]) from problem
    if done.returncode != 0:
        raise BuildError("compile-failed", compiler=command[0], said=done.stderr.strip()[-MOST_SAID:])


def library_suffix() -> str:
    """The usual file suffix of a shared library on this system."""
    return {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
