"""Where compiled code is found: libraries inside the package, and those built on this machine, kept in its cache.

A library is named by the stamp of its C text. As translating takes tenths of a second, a small file beside it, named by
a hash of the Python sources, tells the stamp and the tables that the code reads; so a process that finds both need not
translate anything.
"""

import hashlib
import inspect
import json
import os
import platform
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from semiramis.core.compile.build import CHECKED, TIMEOUT, BuildError, build_library, library_suffix, only_one
from semiramis.core.compile.c.declarations import shape_of
from semiramis.core.compile.c.unit import Unit
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.model.rule import Cube, Grid, Table

if TYPE_CHECKING:
    from semiramis.core.game import Game

PACKAGED = Path(__file__).parents[2] / "native"
"""Libraries that a platform wheel brings along."""

Shapes = dict[str, tuple[int, ...]]


@dataclass(frozen=True)
class Manifest:
    """What is known of the compiled code of one program over one game."""

    stamp: str
    tables: Shapes
    """The tables and numbers of an edition that the code reads, by name, with their shapes."""

    def to_json(self) -> str:
        """The manifest as text."""
        return json.dumps({"stamp": self.stamp, "tables": self.tables})

    @classmethod
    def read(cls, path: Path) -> "Manifest | None":
        """The manifest in a file; None where there is none or it is damaged."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            return cls(str(data["stamp"]), {name: tuple(shape) for name, shape in data["tables"].items()})
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None


def cache_folder() -> Path:
    """Where this machine keeps compiled code."""
    import platformdirs

    root = os.environ.get("SEMIRAMIS_CACHE") or platformdirs.user_cache_dir("semiramis")
    return Path(root) / "native"


def platform_name() -> str:
    """The system, C library and processor of this Python, as in `linux-x86_64` or `linux-musl-aarch64`."""
    if sys.platform == "win32":
        # `platform.machine` names the machine's processor, which may be emulating that of this Python
        return f"win32-{sysconfig.get_platform().removeprefix('win-')}"
    musl = "-musl" if sys.platform == "linux" and not _has_glibc() else ""
    return f"{sys.platform}{musl}-{platform.machine().lower()}"


def _has_glibc() -> bool:
    try:
        return bool(os.confstr("CS_GNU_LIBC_VERSION"))
    except (ValueError, OSError):  # other C libraries do not know that name, or have no value for it
        return False


def manifest_name(game: "Game", program: Program) -> str:
    """The name of the manifest of exactly these sources."""
    return f"{game.key}-{program.name}-{source_hash(game, program)}.json"


def library_name(game: "Game", program: Program, stamp: str, checked: bool = False, platform: str = "") -> str:
    """The name of a library with a stamp, for this platform or another."""
    kind = "-checked" if checked else ""
    platform = platform or platform_name()
    return f"{game.key}-{program.name}-{stamp}{kind}-{platform}{library_suffix(platform)}"


def candidates(game: "Game", program: Program = PLAYOUTS, checked: bool = False) -> Iterator[tuple[Path, Manifest]]:
    """The libraries of a program over a game with their manifests: in the package, and built on this machine.

    Translates and builds nothing.
    """
    for folder in (PACKAGED, cache_folder()):
        manifest = Manifest.read(folder / manifest_name(game, program))
        if manifest is not None:
            library = folder / library_name(game, program, manifest.stamp, checked)
            if library.exists():
                yield library, manifest


def is_compiled(game: "Game", program: Program = PLAYOUTS, checked: bool = False) -> bool:
    """Whether the compiled code of a program over a game can be loaded at once."""
    return next(candidates(game, program, checked), None) is not None


def build(game: "Game", program: Program = PLAYOUTS, checked: bool = False) -> tuple[Path, Manifest]:
    """Translate a program over a game and compile it into the cache.

    Raises BuildError where that cannot be done, NotInDialect for a rule that cannot be translated.
    """
    folder = cache_folder()
    kept = folder / manifest_name(game, program)
    before = _changed_at(kept)
    unit = Unit(game, program)
    manifest = Manifest(unit.stamp, unit.edition_shapes)
    library = folder / library_name(game, program, unit.stamp, checked)
    flags = (f'-DSTAMP="{unit.stamp}"', *(CHECKED if checked else ()))
    try:
        with only_one(library.with_suffix(".lock"), TIMEOUT):
            if _changed_at(kept) == before or not library.exists():  # else another process has built it meanwhile
                build_library(unit.text, library, flags)
                write_whole(kept, manifest.to_json())
    except OSError as problem:
        raise BuildError("compile-no-cache", folder=str(folder), said=problem.strerror or str(problem)) from problem
    return library, manifest


def _changed_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def write_whole(path: Path, text: str) -> None:
    """Write a file so that readers see all of it or none of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)


def source_hash(game: "Game", program: Program) -> str:
    """A hash of everything that the C text of a program over a game depends on."""
    digest = hashlib.sha256(_emitter_sources())
    modules = program.modules_for(game)
    for module in modules:
        digest.update(_source(module))
    shapes = {name: shape_of(table) for name, table in game.components.tables.items()}
    digest.update(json.dumps(shapes, sort_keys=True).encode())
    digest.update(json.dumps(_constants(modules), sort_keys=True).encode())
    digest.update(repr((program.name, [entry.__qualname__ for entry in program.entries])).encode())
    digest.update(repr([(each.__name__, each.packing.format) for each in (game.rules.State, game.rules.Work)]).encode())
    return digest.hexdigest()[:16]


@cache
def _emitter_sources() -> bytes:
    folder = Path(__file__).parent / "c"
    return b"".join(path.read_bytes() for path in sorted(folder.glob("*.py")))


@cache
def _source(module: ModuleType) -> bytes:
    # read once: newer versions of the files may be written while this process runs
    return Path(inspect.getfile(module)).read_bytes()


def _constants(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """The tables and integers in the namespaces of some modules, by module and name."""
    return {
        f"{module.__name__}.{name}": value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, int | Table | Grid | Cube)
    }
