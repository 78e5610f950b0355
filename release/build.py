"""Distributions: the source distribution and wheels, with the same bytes whenever the same sources are built."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from release.libraries import PROGRAMS, build_libraries
from release.targets import Target
from release.wheel_hook import LIBRARIES, TAG
from semiramis.core.compile.program import Program
from semiramis.server.http.client import BUILT, FIRST_PAGE

ROOT = Path(__file__).parents[1]
EPOCH = "SOURCE_DATE_EPOCH"
"""The time that archives state for their files, in seconds; https://reproducible-builds.org/specs/source-date-epoch."""


class NotReady(Exception):
    """A distribution cannot be built; the text says why."""


def build_all(out: Path, targets: Iterable[Target]) -> list[Path]:
    """Build the source distribution, the pure wheel and the wheels of some platforms; returns their paths.

    Raises NotReady without the browser client, BuildError with what the compiler said.
    """
    if not (BUILT / FIRST_PAGE).is_file():
        raise NotReady("The browser client is not built; `make dist` builds it first.")
    out.mkdir(parents=True, exist_ok=True)
    made = [build_sdist(out), build_wheel(out)]
    for target in targets:
        made.append(build_platform_wheel(out, target))
    return made


def build_sdist(out: Path) -> Path:
    """Build the source distribution, with the browser client inside, so that installing from it needs no Node."""
    return _hatch(out, "sdist")


def build_wheel(out: Path) -> Path:
    """Build the pure wheel."""
    return _hatch(out, "wheel")


def build_platform_wheel(out: Path, target: Target, programs: Iterable[Program] = PROGRAMS) -> Path:
    """Build the wheel of a platform, with the libraries of some programs."""
    with tempfile.TemporaryDirectory() as folder:
        build_libraries(target, Path(folder), programs=programs)
        return _hatch(out, "wheel", {LIBRARIES: folder, TAG: target.wheel_tag})


def check(paths: Iterable[Path]) -> None:
    """Check metadata and description as the package index will. Raises CalledProcessError, having said why."""
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *map(str, paths)], check=True)


def _hatch(out: Path, kind: str, settings: dict[str, str] | None = None) -> Path:
    with tempfile.TemporaryDirectory() as folder:
        environ = {**os.environ, EPOCH: source_date(), **(settings or {})}
        command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", folder]
        done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise NotReady(f"{kind} could not be built:\n{done.stdout}{done.stderr}")
        (made,) = Path(folder).iterdir()
        return Path(shutil.move(made, out / made.name))


def source_date() -> str:
    """The time archives state: as the environment says, else that of the last commit, else a fixed one."""
    if given := os.environ.get(EPOCH):
        return given
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "1580601600"
