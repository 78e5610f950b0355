"""The backend: numba twins of a game's rules, from the same source, kept in a cache that cannot go stale.

Every rule gets one fixed signature from the names of its parameters and is compiled after the rules it calls.
The cache folder is named by a hash of all rule sources, all tables, numba and the processor, because numba's own
cache does not notice an edited callee. `Engine.load` needs about a second when that folder is filled and several
when it is not, so people never wait for it: `semiramis.bots.search.warmup` fills it in a process of its own.
"""

import dis
import hashlib
import inspect
import json
import os
import platform
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from semiramis.core.compile import playouts
from semiramis.core.compile.link import Linked
from semiramis.core.model.rule import Cube, Grid, Table, is_rule

if TYPE_CHECKING:
    from semiramis.core.game import Game

ENTRIES: tuple[Any, ...] = (
    playouts.seed_stream,
    playouts.random_games,
)
"""The loops that Python calls; all other rules are called from these."""

BY_HAND: tuple[Any, ...] = (playouts.trace_game, playouts.clone_many, playouts.soak_games)
"""Loops for proofs and measurements, compiled only when they are asked for."""

SLOTS = ("mover", "legal", "apply", "total_score", "is_sound")
"""The rules of a game that the loops call."""

FORMAT = "3"
Progress = Callable[[int, int], None]


def called_names(function: FunctionType) -> list[str]:
    """The global names a function looks up, in order."""
    return [i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"]


def in_call_order(rules: list[FunctionType], wanted: Iterable[FunctionType]) -> list[FunctionType]:
    """The wanted rules and all they need, each after those it calls; calling in a circle is a programmer's error."""
    by_name = {f.__name__: f for f in rules}
    done: list[FunctionType] = []
    under_way: set[FunctionType] = set()

    def visit(function: FunctionType) -> None:
        if function in under_way:
            raise ValueError(
                f"rule {function.__name__} calls itself, directly or not; the rules dialect has no recursion"
            )
        if function in done:
            return
        under_way.add(function)
        for name in called_names(function):
            if name in by_name:
                visit(by_name[name])
        under_way.discard(function)
        done.append(function)

    for function in wanted:
        visit(function)
    return done


def rules_of(modules: tuple[ModuleType, ...]) -> list[FunctionType]:
    """Every rule defined in some modules, each once."""
    found: dict[FunctionType, None] = {}
    for module in modules:
        for thing in vars(module).values():
            if is_rule(thing) and thing.__module__ == module.__name__:
                found[thing] = None
    return list(found)


def all_modules(game: "Game", extra: tuple[ModuleType, ...] = ()) -> tuple[ModuleType, ...]:
    """The modules whose rules are compiled together: the game's, the loops', and what uses them."""
    return (*game.rules.modules, playouts, *extra)


def cache_key(game: "Game", boundscheck: bool, extra: tuple[ModuleType, ...] = ()) -> str:
    """A name for exactly this code, these tables, this numba and this processor."""
    import llvmlite
    import numba
    import numpy as np
    from llvmlite import binding

    digest = hashlib.sha256()
    for module in all_modules(game, extra):
        digest.update(Path(inspect.getfile(module)).read_bytes())
        # numba stamps its entries with the file's place and time; another checkout must not share a folder
        digest.update(inspect.getfile(module).encode())
    digest.update(json.dumps(game.components.tables, sort_keys=True).encode())
    digest.update(json.dumps(constants_in(all_modules(game, extra)), sort_keys=True).encode())
    digest.update(repr((game.rules.State.dtype(), game.rules.Work.dtype())).encode())
    versions = (FORMAT, numba.__version__, np.__version__, llvmlite.__version__, platform.python_version(), boundscheck)
    digest.update(repr(versions).encode())
    digest.update(f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}".encode())
    return f"{game.key}-{game.version}-{digest.hexdigest()[:20]}"


def cache_folder(game: "Game", boundscheck: bool = False, extra: tuple[ModuleType, ...] = ()) -> Path:
    """Where the compiled twins of a game are kept."""
    import platformdirs

    root = os.environ.get("SEMIRAMIS_CACHE") or platformdirs.user_cache_dir("semiramis")
    return Path(root) / "compiled" / cache_key(game, boundscheck, extra)


def is_compiled(game: "Game", boundscheck: bool = False, extra: tuple[ModuleType, ...] = ()) -> bool:
    """Whether the twins of a game lie complete in the cache."""
    return (cache_folder(game, boundscheck, extra) / "complete").exists()


def frozen_arrays(tables: dict[str, Any]) -> dict[str, Any]:
    """Tables as arrays that compiled code may take for constants."""
    import numpy as np

    frozen = {}
    for name, table in tables.items():
        if isinstance(table, Table | Grid | Cube):
            array = np.array(table, dtype=np.int64)
            array.setflags(write=False)
            frozen[name] = array
        else:
            frozen[name] = table
    return frozen


def constants_in(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """All tables and numbers that rules of these modules can see, wherever they were defined."""
    return {k: v for m in modules for k, v in vars(m).items() if isinstance(v, int | Table | Grid | Cube)}


def tables_in(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """All tables that rules of these modules can see, by name."""
    return {k: v for m in modules for k, v in vars(m).items() if isinstance(v, Table | Grid | Cube)}


class Engine:
    """A game's rules compiled, with the loops that run them."""

    extra: tuple[ModuleType, ...] = ()
    entries: tuple[Any, ...] = ENTRIES
    slots: tuple[str, ...] = SLOTS
    """Further modules, the loops Python calls, and the rules of a game that they call; other engines have others."""

    def __init__(self, game: "Game", boundscheck: bool = False) -> None:
        self.game = game
        self.boundscheck = boundscheck
        self._twins: dict[FunctionType, Any] = {}
        self._decorate()

    def _decorate(self) -> None:
        import numba

        from semiramis.core.compile.inline import InnerCompiler

        game = self.game
        modules = all_modules(game, self.extra)
        names = frozen_arrays({**tables_in(modules), **game.components.tables})
        linked = Linked(modules, names)
        # asked once: while this compiles, a newer version of the files may come to lie in the same place
        self._folder = cache_folder(game, self.boundscheck, self.extra)
        self._folder.mkdir(parents=True, exist_ok=True)
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(self._folder)
        try:
            common = {"nogil": True, "error_model": "numpy", "boundscheck": self.boundscheck}
            entry = {**common, "cache": True}
            inner = {**common, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": InnerCompiler}
            self._twins = {
                f: numba.njit(**(entry if f in self.entries + BY_HAND else inner))(linked.twins[f])
                for f in rules_of(modules)
            }
            copy = numba.njit(**inner)(copy_record)
        finally:
            numba.config.CACHE_DIR = before
        self._point(linked, {**names, "copy_state": copy, **self.slot_twins()})

    def slot_twins(self) -> dict[str, Any]:
        """The twins of the game's own rules that loops call; another edition's are rebuilt, but of the same code."""
        twin_of_code = {f.__code__: twin for f, twin in self._twins.items()}
        return {name: twin_of_code[self.game.function(name).__code__] for name in self.slots}

    def _point(self, linked: Linked, names: dict[str, Any]) -> None:
        """Point every copied namespace at the compiled twins instead of the rebuilt functions."""
        twin_of_name = {f.__name__: twin for f, twin in self._twins.items()}
        for space in linked.spaces.values():
            for key, thing in space.items():
                if key in names:
                    space[key] = names[key]
                elif is_rule(thing):
                    space[key] = twin_of_name[thing.__name__]

    def signature(self, function: FunctionType) -> tuple[Any, ...]:
        """The types of a rule's parameters, by their names."""
        import numba

        numbers = numba.int64[::1]
        state = numba.from_dtype(self.game.rules.State.dtype())
        work = numba.from_dtype(self.game.rules.Work.dtype())
        known = {"state": state, "work": work, "states": state[::1], "works": work[::1]}
        known |= {"stream": numbers, "tally": numbers, "codes": numbers, "path": numbers, "children": numbers}
        known |= {"links": numba.int64[:, ::1], "values": numba.float64[:, ::1], "ends": numba.float64[:, ::1]}
        known |= dict.fromkeys(("params", "leaf_values", "gain"), numba.float64[::1])
        known |= {"seeds": numbers, "results": numbers, "moves": numbers}
        kinds = {float: numba.float64, bool: numba.boolean}
        return tuple(
            known.get(name) or kinds.get(parameter.annotation, numba.int64)
            for name, parameter in inspect.signature(function).parameters.items()
        )

    def optimised(self) -> AbstractContextManager[None]:
        """How hard the compiler tries."""
        return _optimised_lightly()

    def compile_all(self) -> Iterator[tuple[int, int]]:
        """Compile every rule in call order, or read it from the cache; yields how many are done of how many."""
        order = in_call_order(list(self._twins), self.entries)
        for done, function in enumerate(order):
            yield done, len(order)
            with self.optimised():
                self._twins[function].compile(self.signature(function))
            if function not in self.entries:
                # callers with narrower numbers widen them; another version for each would take half as long again
                self._twins[function].disable_compile()
        (self._folder / "complete").touch()
        yield len(order), len(order)

    def load(self) -> "Engine":
        """Make the loops ready to be called; quick when the cache is filled."""
        if not is_compiled(self.game, self.boundscheck, self.extra):
            for _ in self.compile_all():
                pass
        for entry in self.entries:
            self._twins[entry].compile(self.signature(entry))
        return self

    def __getattr__(self, name: str) -> Any:
        for function, twin in self._twins.items():
            if function.__name__ == name:
                if function in BY_HAND:
                    twin.compile(self.signature(function))
                return twin
        raise AttributeError(name)

    def states(self, *states: Any) -> Any:
        """Plain states as an array of compiled records."""
        import numpy as np

        return np.frombuffer(bytearray(b"".join(s.to_bytes() for s in states)), dtype=self.game.rules.State.dtype())

    def room(self, n: int) -> Any:
        """Room for n states."""
        import numpy as np

        return np.zeros(n, dtype=self.game.rules.State.dtype())

    def works(self, n: int = 1) -> Any:
        """Scratch records."""
        import numpy as np

        return np.zeros(n, dtype=self.game.rules.Work.dtype())

    def plain(self, record: Any) -> Any:
        """A compiled record as a plain state."""
        return self.game.rules.State.from_bytes(record.tobytes())


@contextmanager
def _optimised_lightly() -> Iterator[None]:
    """Rules are short loops with branches: vectorizing and the last level of optimising only cost time here."""
    from numba.core import config

    before = config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.OPT
    config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.OPT = 0, 0, type(config.OPT)("2")
    try:
        yield
    finally:
        config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.OPT = before


def copy_record(states: Any, target: int, source: int) -> None:
    """What copying a state is where states are records."""
    states[target] = states[source]
