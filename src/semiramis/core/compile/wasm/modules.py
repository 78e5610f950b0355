"""The modules that come with the package: `GAME-PROGRAM.wasm`, each with a manifest beside it.

They are built by `make wasm`, kept in the repository, and the same on every system.
"""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from semiramis.core.compile.build import BuildError
from semiramis.core.compile.c.declarations import shape_of
from semiramis.core.compile.c.unit import Unit
from semiramis.core.compile.cache import Manifest, source_hash
from semiramis.core.compile.program import Program

if TYPE_CHECKING:
    from semiramis.core.game import Game

FOLDER = Path(__file__).parents[3] / "wasm"
Slots = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class ModuleManifest(Manifest):
    """What Python and JavaScript know of a module."""

    sources: str
    """`cache.source_hash` of what it was built from."""
    sha256: str
    """The checksum of the module."""
    records: dict[str, int]
    """The bytes of each record."""
    exports: Slots
    """The functions, with the names of the 64-bit slots that each reads; the first one is its result."""

    def to_json(self) -> str:
        """The manifest as text, an entry a line."""
        rows = [f'  "{name}": {json.dumps(value)}' for name, value in vars(self).items()]
        return "{\n" + ",\n".join(rows) + "\n}\n"

    @classmethod
    def read(cls, path: Path) -> "ModuleManifest | None":
        """The manifest in a file; None where there is none or it is damaged."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            return cls(
                str(data["stamp"]),
                {str(name): tuple(map(int, shape)) for name, shape in data["tables"].items()},
                str(data["sources"]),
                str(data["sha256"]),
                {str(name): int(size) for name, size in data["records"].items()},
                {str(name): tuple(map(str, slots)) for name, slots in data["exports"].items()},
            )
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None


@dataclass(frozen=True)
class Module:
    """A module with its manifest."""

    path: Path
    code: bytes
    manifest: ModuleManifest


def module_path(game: "Game", program: Program) -> Path:
    """Where the module of a program over a game is, if there is one."""
    return FOLDER / f"{game.key}-{program.name}.wasm"


def manifest_path(module: Path) -> Path:
    """Where the manifest of a module is."""
    return module.with_suffix(".json")


def find(game: "Game", program: Program) -> Module:
    """The module of a program over a game. Raises BuildError where it is missing, damaged or built from other rules."""
    path = module_path(game, program)
    if not path.exists():
        raise BuildError("compile-wasm-missing", game=game.key, program=program.name)
    found = Module(path, *_whole(path))
    _check_shapes(found, game)
    if found.manifest.sources != source_hash(game, program) and found.manifest.stamp != Unit(game, program).stamp:
        raise BuildError("compile-wasm-stale", file=path.name)
    return found


def _whole(path: Path) -> tuple[bytes, ModuleManifest]:
    """The code and manifest of a module. Raises BuildError where one of them is damaged or does not fit the other."""
    manifest = ModuleManifest.read(manifest_path(path))
    if manifest is None:
        raise BuildError("compile-wasm-damaged", file=manifest_path(path).name, said="JSON")
    try:
        code = path.read_bytes()
    except OSError as problem:
        raise BuildError("compile-wasm-damaged", file=path.name, said=str(problem)) from problem
    if hashlib.sha256(code).hexdigest() != manifest.sha256:
        raise BuildError("compile-wasm-damaged", file=path.name, said="SHA-256")
    if manifest.stamp.encode() not in code:
        raise BuildError("compile-wasm-stale", file=path.name)
    return code, manifest


def _check_shapes(module: Module, game: "Game") -> None:
    for name, shape in module.manifest.tables.items():
        table = game.components.tables.get(name, ())
        if shape_of(table) != shape:
            raise BuildError("compile-wasm-shapes", file=module.path.name, table=name)
