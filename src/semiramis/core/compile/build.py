"""The machine's C compiler: finds it, and builds a library from emitted C.

Floating-point results must not depend on the compiler, so multiplications and additions are never fused; integers wrap.
"""

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from semiramis.core.model.message import Problem

FLAGS = (
    "-std=c11", "-O3", "-fwrapv", "-ffp-contract=off", "-fno-math-errno", "-fvisibility=hidden", "-fPIC", "-shared",
    "-w",
)  # fmt: skip
CHECKED = ("-DCHECK_BOUNDS", "-O1", "-g")
"""Flags of builds for tests: every index out of range ends the process with its place."""

COMPILERS = ("cc", "gcc", "clang")
ZIG = "ziglang"
"""A package with a C compiler inside, for machines that have none."""

TIMEOUT = 300.0
MOST_SAID = 600
"""Characters of what a compiler said that an error repeats."""


class BuildError(Problem):
    """Compiled rules cannot be had here; the message says why and what to do."""


def find_compiler() -> list[str] | None:
    """The command of a C compiler, None where there is none.

    With the environment variable CC only that one counts, which may have arguments. Without it the first of COMPILERS
    that is installed, or else the one in the package ZIG.
    """
    chosen = os.environ.get("CC")
    if chosen is not None:
        return _found([chosen]) or _found(shlex.split(chosen, posix=os.name == "posix"))
    installed = next((found for name in COMPILERS if (found := _found([name]))), None)
    if installed is None and importlib.util.find_spec(ZIG) is not None:
        # it would trap where other compilers do what the flags define
        return [sys.executable, "-m", ZIG, "cc", "-fno-sanitize=undefined"]
    return installed


def _found(command: list[str]) -> list[str] | None:
    """A command with the path of its program, None where that is not installed."""
    path = shutil.which(command[0]) if command and command[0] else None
    return None if path is None else [path, *command[1:]]


def build_library(text: str, target: Path, flags: tuple[str, ...] = (), compiler: Sequence[str] | None = None) -> None:
    """Compile C into a shared library at `target`, replacing it at once when it is complete.

    `compiler` is the command of another compiler than the machine's own. Raises BuildError without a compiler, or
    with what the compiler said.
    """
    compiler = compiler or find_compiler()
    if compiler is None:
        tried = f"CC={os.environ['CC']}" if "CC" in os.environ else ", ".join((*COMPILERS, ZIG))
        raise BuildError("compile-no-compiler", tried=tried)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        source, made = Path(folder) / "rules.c", Path(folder) / target.name
        source.write_text(text, encoding="utf-8")
        run_compiler([*compiler, *FLAGS, *flags, str(source), "-o", str(made)])
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
    """Hold a lock file, waiting up to `timeout` seconds for another process to release it.

    The system releases it when the process ends, however it ends. After the timeout the work is done all the same:
    files are replaced at once, so doing it twice only takes longer.
    """
    import sqlite3  # its locks work on every system

    lock.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as held:
        with suppress(sqlite3.Error):
            connection = sqlite3.connect(lock, timeout=timeout, isolation_level=None)
            held.callback(connection.close)
            connection.execute("BEGIN EXCLUSIVE")
        yield


def run_compiler(command: list[str]) -> None:
    """Run a compiler. Raises BuildError with the end of what it said if it fails or does not finish."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise BuildError("compile-failed", compiler=_name(command), said=str(problem)[:MOST_SAID]) from problem
    if done.returncode != 0:
        raise BuildError("compile-failed", compiler=_name(command), said=done.stderr.strip()[-MOST_SAID:])


def _name(command: list[str]) -> str:
    """What people call a compiler: its path or, inside a package, the name of that."""
    return ZIG if command[1:3] == ["-m", ZIG] else command[0]


def library_suffix(platform: str) -> str:
    """The usual file suffix of a shared library on a platform, named as `cache.platform_name` does."""
    return {"win32": ".dll", "darwin": ".dylib"}.get(platform.partition("-")[0], ".so")
