"""Write the modules that come with the package: `python -m semiramis.bots.search.write_wasm`."""

import gzip

from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.compile.wasm.build import build_module
from semiramis.core.compile.wasm.modules import manifest_path
from semiramis.core.registry import find_game, keys

PROGRAMS = (SEARCH, PLAYOUTS)
"""What play needs, and what measures and proves it."""


def main() -> None:
    """Build every module and write it with its manifest."""
    for key in keys():
        for program in PROGRAMS:
            made = build_module(find_game(key), program)
            made.path.parent.mkdir(exist_ok=True)
            made.path.write_bytes(made.code)
            manifest_path(made.path).write_text(made.manifest.to_json(), encoding="utf-8")
            print(f"{made.path.name}: {len(made.code)} bytes, {len(gzip.compress(made.code, 9))} compressed")


if __name__ == "__main__":
    main()
