"""Building modules from emitted C, with the compiler and linker of one exact version of the package ziglang.

The same text gives the same bytes on every machine, so that a test can tell whether the modules in the repository are
those of the rules.
"""

import hashlib
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from semiramis.core.compile.arguments import Signature
from semiramis.core.compile.build import ZIG, BuildError, run_compiler
from semiramis.core.compile.c.unit import Unit
from semiramis.core.compile.cache import source_hash
from semiramis.core.compile.program import Program
from semiramis.core.compile.wasm.modules import Module, ModuleManifest, module_path

if TYPE_CHECKING:
    from semiramis.core.game import Game

ZIG_VERSION = "0.17.0"
COMPILE = (
    "--target=wasm32-freestanding", "-std=c11", "-O3", "-fwrapv", "-ffp-contract=off", "-fno-math-errno",
    "-fvisibility=hidden", "-fno-sanitize=undefined", "-w",
)  # fmt: skip
LINK = ("--no-entry", "--strip-all", "--stack-first", "-z", "stack-size=65536", "--export=__heap_base")
"""The stack is first in memory, so that one which grows too large traps instead of overwriting data."""


def build_module(game: "Game", program: Program) -> Module:
    """Translate a program over a game and compile it to WebAssembly; nothing is written outside a temporary folder.

    Raises BuildError without ziglang of the right version, or with what it said.
    """
    _check_zig()
    unit = Unit(game, program)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source, compiled, linked = folder / "rules.c", folder / "rules.o", folder / "rules.wasm"
        source.write_text(unit.text, encoding="utf-8")
        zig = [sys.executable, "-m", ZIG]
        run_compiler([*zig, "cc", *COMPILE, f'-DSTAMP="{unit.stamp}"', "-c", str(source), "-o", str(compiled)])
        exports = [f"--export=entry_{entry.python_name}" for entry in unit.entries]
        run_compiler([*zig, "wasm-ld", *LINK, *exports, "--export=stamp", str(compiled), "-o", str(linked)])
        code = linked.read_bytes()
    return Module(module_path(game, program), code, _manifest(game, program, unit, code))


def _check_zig() -> None:
    try:
        found = version(ZIG)
    except PackageNotFoundError:
        found = ""
    if found != ZIG_VERSION:
        raise BuildError("compile-wasm-no-zig", wanted=ZIG_VERSION, found=found or "–")


def _manifest(game: "Game", program: Program, unit: Unit, code: bytes) -> ModuleManifest:
    loops = (*program.entries, *program.on_demand)
    return ModuleManifest(
        unit.stamp,
        unit.edition_shapes,
        source_hash(game, program),
        hashlib.sha256(code).hexdigest(),
        {each.__name__: each.packing.size for each in (game.rules.State, game.rules.Work)},
        {f"entry_{loop.__name__}": tuple(Signature(loop, unit.kinds).slot_names()) for loop in loops},
    )
