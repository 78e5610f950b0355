"""Where compiled code is kept: a folder named by everything it depends on.

numba's own cache does not notice an edited callee, so the name of the folder is a hash of all sources, all tables,
numba and the processor. `complete` is a file in the folder once every loop of the program is in it.
"""

import hashlib
import inspect
import json
import os
import platform
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.model.rule import Cube, Grid, Table

if TYPE_CHECKING:
    from semiramis.core.game import Game

FORMAT = "4"
COMPLETE = "complete"


def cache_key(game: "Game", program: Program, boundscheck: bool) -> str:
    """A name for exactly this code, these tables, this numba and this processor."""
    import llvmlite
    import numba
    import numpy as np
    from llvmlite import binding

    digest = hashlib.sha256()
    modules = program.modules_for(game)
    for module in modules:
        digest.update(Path(inspect.getfile(module)).read_bytes())
        # numba stamps its entries with the file's path and time; another checkout must not share a folder
        digest.update(inspect.getfile(module).encode())
    digest.update(json.dumps(game.components.tables, sort_keys=True).encode())
    digest.update(json.dumps(constants_in(modules), sort_keys=True).encode())
    digest.update(repr((game.rules.State.dtype(), game.rules.Work.dtype())).encode())
    digest.update(repr((program.name, [entry.__qualname__ for entry in program.entries])).encode())
    versions = (FORMAT, numba.__version__, np.__version__, llvmlite.__version__, platform.python_version(), boundscheck)
    digest.update(repr(versions).encode())
    digest.update(f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}".encode())
    return f"{game.key}-{game.version}-{digest.hexdigest()[:20]}"


def cache_folder(game: "Game", program: Program = PLAYOUTS, boundscheck: bool = False) -> Path:
    """Where the compiled code of a program over a game is kept."""
    import platformdirs

    root = os.environ.get("SEMIRAMIS_CACHE") or platformdirs.user_cache_dir("semiramis")
    return Path(root) / "compiled" / cache_key(game, program, boundscheck)


def is_compiled(game: "Game", program: Program = PLAYOUTS, boundscheck: bool = False) -> bool:
    """Whether the cache holds all compiled code of a program over a game."""
    return (cache_folder(game, program, boundscheck) / COMPLETE).exists()


def constants_in(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """All tables and integers in the namespaces of some modules, by name."""
    return {k: v for m in modules for k, v in vars(m).items() if isinstance(v, int | Table | Grid | Cube)}


def tables_in(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """All tables in the namespaces of some modules, by name."""
    return {k: v for m in modules for k, v in vars(m).items() if isinstance(v, Table | Grid | Cube)}
