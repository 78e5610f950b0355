"""A game compiled with the compiler's sanitizers, and records replayed in it: `python -m tests.support.sanitized`.

Undefined behaviour and memory that is not an array's end the process with the place in the C text. Integers may not
overflow either: plain Python would go on with larger ones.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from semiramis.bots.search import kernel
from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile import playouts
from semiramis.core.compile.build import BuildError, build_library, find_compiler, library_suffix
from semiramis.core.compile.c.unit import Unit
from semiramis.core.compile.cache import Manifest, platform_name
from semiramis.core.compile.native import NativeEngine
from semiramis.core.compile.program import Program
from semiramis.core.registry import find_game
from tests.support.recorded import differences

PROOFS = Program(
    "proofs",
    entries=(playouts.seed_stream, playouts.trace_game, playouts.soak_games, kernel.simulate, kernel.rollouts_to_end),
    modules=(kernel,),
    interface=SEARCH.interface,
)
"""Everything that is compared with plain Python, in one library."""

UNDEFINED = ("-O0", "-g", "-fno-wrapv", "-fsanitize=undefined", "-fno-sanitize-recover=all")
ADDRESSES = ("-fsanitize=address",)


def run(key: str, recorded: Path, change: Callable[[str], str] = str) -> subprocess.CompletedProcess[str]:
    """Build a game with sanitizers and replay a record in a process of its own, which prints what differs.

    `change` is made to the C text, to see that the sanitizers notice.
    """
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / f"{key}{library_suffix(platform_name())}"
        unit = Unit(find_game(key), PROOFS)
        environment = {**os.environ, "PYTHONMALLOC": "malloc"}
        stamp = f'-DSTAMP="{unit.stamp}"'
        runtime = address_runtime()
        if runtime:
            environment |= {"LD_PRELOAD": runtime, "ASAN_OPTIONS": "detect_leaks=0"}
        build_library(change(unit.text), library, (stamp, *UNDEFINED, *(ADDRESSES if runtime else ())))
        library.with_suffix(".json").write_text(Manifest(unit.stamp, unit.edition_shapes).to_json())
        command = [sys.executable, "-m", "tests.support.sanitized", key, str(library), str(recorded)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def address_runtime() -> str:
    """The library of the address sanitizer, which Python must load first; empty where the compiler has none."""
    compiler = find_compiler()
    if compiler is None:
        raise BuildError("compile-no-compiler", tried="cc")
    asked = subprocess.run(
        [*compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=False
    ).stdout.strip()
    return str(Path(asked).resolve()) if Path(asked).is_absolute() else ""


def main(key: str, library: str, recorded: str) -> None:
    """Replay a record in a library that is already built."""
    path = Path(library)
    manifest = Manifest.read(path.with_suffix(".json"))
    assert manifest is not None
    engine = NativeEngine(find_game(key), path, manifest, PROOFS)
    for line in differences(engine, json.loads(Path(recorded).read_text())):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
