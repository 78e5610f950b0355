"""Engines: a game's rules and the loops of a program, compiled by numba from the same source that runs plain.

Every rule gets one fixed signature from its annotations and is compiled after the rules it calls. `Engine.load` takes
about a second when the cache is filled and several when it is not; `core.compile.engines` loads each engine once.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import TYPE_CHECKING, Any, Self

from semiramis.core.compile.cache import COMPLETE, cache_folder, is_compiled, tables_in
from semiramis.core.compile.link import Linked
from semiramis.core.compile.order import in_call_order, rules_of
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.compile.signature import Signatures
from semiramis.core.model.rule import Cube, Grid, Table, is_rule

if TYPE_CHECKING:
    from semiramis.core.game import Game

Compiled = dict[FunctionType, Any]
"""Compiled functions by the plain ones they were made from."""


class Engine:
    """A game's rules compiled for this processor, with the loops of a program that run them."""

    def __init__(self, game: "Game", program: Program = PLAYOUTS, boundscheck: bool = False) -> None:
        self.game = game
        self.program = program
        self.boundscheck = boundscheck
        self.signatures = Signatures(game, program)
        # computed once: newer versions of the files may be written while this compiles
        self._folder = cache_folder(game, program, boundscheck)
        self._folder.mkdir(parents=True, exist_ok=True)
        self.compiled = self._decorate()

    def _decorate(self) -> Compiled:
        import numba

        from semiramis.core.compile.inline import InlinedCompiler

        called = (*self.program.entries, *self.program.on_demand)
        common = {"nogil": True, "error_model": "numpy", "boundscheck": self.boundscheck}
        entry = numba.njit(**common, cache=True)
        inlined = numba.njit(**common, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=InlinedCompiler)
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(self._folder)
        try:
            compiled = link_compiled(
                self.game, self.program, lambda original, linked: (entry if original in called else inlined)(linked)
            )
        finally:
            numba.config.CACHE_DIR = before
        apart = {self.game.function(name).__module__ for name in self.program.no_alias}
        for function, dispatcher in compiled.items():
            if function.__module__ in apart:
                _promise_no_alias(dispatcher)
        return compiled

    def compile_all(self) -> Iterator[tuple[int, int]]:
        """Compile every rule in call order, or read it from the cache; yields the number done and the total."""
        order = in_call_order(list(self.compiled), self.program.entries)
        for done, function in enumerate(order):
            yield done, len(order)
            self._compile(function)
            if function not in self.program.entries:
                # callers with narrower numbers widen them; a version for each would take half as long again
                self.compiled[function].disable_compile()
        (self._folder / COMPLETE).touch()
        yield len(order), len(order)

    def _compile(self, function: FunctionType) -> None:
        with _optimised(self.program.vectorize):
            self.compiled[function].compile(self.signatures.of(function))

    def load(self) -> Self:
        """Make the entries ready to be called; quick when the cache is filled."""
        if not is_compiled(self.game, self.program, self.boundscheck):
            for _ in self.compile_all():
                pass
        for entry in self.program.entries:
            self._compile(entry)
        return self

    def entry(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The compiled form of one of the program's loops; one that is compiled on demand is compiled now."""
        if function in self.program.on_demand:
            self._compile(function)  # type: ignore[arg-type]
        elif function not in self.program.entries:
            raise ValueError(f"{function.__name__} is no entry of the program {self.program.name}")
        found: Callable[..., Any] = self.compiled[function]  # type: ignore[index]
        return found

    def states(self, *states: Any) -> Any:
        """Plain states as an array of records."""
        import numpy as np

        return np.frombuffer(bytearray(b"".join(s.to_bytes() for s in states)), dtype=self.game.rules.State.dtype())

    def blank_states(self, n: int) -> Any:
        """An array of n states, all zero."""
        import numpy as np

        return np.zeros(n, dtype=self.game.rules.State.dtype())

    def works(self, n: int = 1) -> Any:
        """An array of n scratch records."""
        import numpy as np

        return np.zeros(n, dtype=self.game.rules.Work.dtype())

    def plain(self, record: Any) -> Any:
        """A compiled record as a plain state."""
        return self.game.rules.State.from_bytes(record.tobytes())


def link_compiled(game: "Game", program: Program, decorate: Callable[[FunctionType, FunctionType], Any]) -> Compiled:
    """Every rule of a program over a game, decorated by a compiler and linked to the others' decorated forms.

    `decorate` gets a rule and the same rule rebuilt over the game's tables, and returns what compiled code calls.
    """
    modules = program.modules_for(game)
    names = frozen_arrays({**tables_in(modules), **game.components.tables})
    linked = Linked(modules, names)
    compiled = {function: decorate(function, linked.rebuilt[function]) for function in rules_of(modules)}
    # another edition's functions are rebuilt, but from the same code
    by_code = {function.__code__: (function, compiled.get(function)) for function in linked.rebuilt}
    for name in program.interface:
        function, made = by_code[game.function(name).__code__]
        # a function that is not written as a rule, such as a tie-break, is compiled as it is
        names[name] = made if made is not None else decorate(function, linked.rebuilt[function])
    names["copy_state"] = decorate(copy_record, copy_record)  # type: ignore[arg-type]
    _point(linked.spaces.values(), names, {function.__name__: made for function, made in compiled.items()})
    return compiled


def _point(spaces: Any, names: dict[str, Any], rules: dict[str, Any]) -> None:
    """Let every copied namespace look up the given names, and compiled rules instead of plain ones."""
    for space in spaces:
        for key, thing in space.items():
            if key in names:
                space[key] = names[key]
            elif is_rule(thing):
                space[key] = rules[thing.__name__]


def frozen_arrays(tables: dict[str, Any]) -> dict[str, Any]:
    """Tables as read-only arrays, which compiled code treats as constants."""
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


def copy_record(states: Any, target: int, source: int) -> None:
    """`copy_state` where states are records."""
    states[target] = states[source]


@contextmanager
def _optimised(vectorize: bool) -> Iterator[None]:
    """Set how hard LLVM tries: without vectorizing, the last level of optimisation only costs time."""
    from numba.core import config

    before = config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.OPT
    level = type(config.OPT)("3" if vectorize else "2")
    config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.OPT = int(vectorize), int(vectorize), level
    try:
        yield
    finally:
        config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.OPT = before


def _promise_no_alias(dispatcher: Any) -> None:
    """Tell the compiler that the arrays a function reads and writes never overlap, where numba lets us."""
    compiler = getattr(dispatcher, "_compiler", None)
    usual = getattr(compiler, "_customize_flags", None)
    if compiler is None or usual is None:
        return

    def customized(flags: Any) -> Any:
        flags = usual(flags)
        if hasattr(flags, "noalias"):
            flags.noalias = True
        return flags

    compiler._customize_flags = customized
