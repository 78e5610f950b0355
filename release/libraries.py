"""The native libraries of all programs and games for a platform, built on this machine by the compiler of `ziglang`."""

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from release.targets import Target
from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile.build import ZIG, build_library
from semiramis.core.compile.c.unit import Unit
from semiramis.core.compile.cache import Manifest, library_name, manifest_name, write_whole
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.engine import SINGLE
from semiramis.research.engine import BATCH
from semiramis.research.simulation.random_games import SIMULATION

PROGRAMS = (PLAYOUTS, SEARCH, BATCH, SINGLE, SIMULATION)
"""Every program that some command or environment runs."""

MEMORY = Path(__file__).parent / "memory.c"
STRIPPED = ("-s",)
"""Without names of local symbols and debugging information."""
UNPLACED = ("-Wl,-install_name,rules.dylib",)
"""For macOS, whose libraries would otherwise state the folder they were built in."""
ALONE = ("-ffreestanding", "-nostdlib", "-Wl,--no-entry", str(MEMORY))
"""For Windows, whose C library takes minutes to build; the emitted code needs two functions of it."""


def compiler_for(target: Target) -> list[str]:
    """The command of a C compiler that produces code for a platform."""
    # undefined behaviour would trap where other compilers do what our flags define
    return [sys.executable, "-m", ZIG, "cc", "-target", target.triple, "-fno-sanitize=undefined"]


def flags_for(target: Target) -> tuple[str, ...]:
    """Flags beside those of every build."""
    system = target.platform.partition("-")[0]
    return (*STRIPPED, *{"win32": ALONE, "darwin": UNPLACED}.get(system, ()))


def build_libraries(
    target: Target, folder: Path, games: Iterable[str] = keys(), programs: Iterable[Program] = PROGRAMS
) -> None:
    """Build the libraries of some programs over some games into a folder, with manifests and checksums.

    Raises BuildError with what the compiler said.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(_build, target, folder, key, program) for key in games for program in programs]
        for job in jobs:
            job.result()


def _build(target: Target, folder: Path, key: str, program: Program) -> None:
    game, (text, manifest) = find_game(key), _translated(key, program)
    library = folder / library_name(game, program, manifest.stamp, platform=target.platform)
    flags = (f'-DSTAMP="{manifest.stamp}"', *flags_for(target))
    build_library(text, library, flags, compiler_for(target))
    write_whole(folder / manifest_name(game, program), manifest.to_json())


@cache
def _translated(key: str, program: Program) -> tuple[str, Manifest]:
    """The C text of a program over a game, the same for all platforms, and its manifest."""
    unit = Unit(find_game(key), program)
    return unit.text, Manifest(unit.stamp, unit.edition_shapes)
