"""A C file: the entries of a program over one game, everything they call, and the structs and tables they use."""

import hashlib
import threading
from types import FunctionType
from typing import TYPE_CHECKING, Any

from semiramis.core.compile.c.declarations import (
    array_struct,
    constant_table,
    edition_struct,
    pack_edition,
    record_struct,
    shape_of,
    tuple_struct,
)
from semiramis.core.compile.c.expressions import Expressions
from semiramis.core.compile.c.function import CFunction
from semiramis.core.compile.c.kinds import Array, Cells, Kind, Kinds, RecordRef, TupleRef
from semiramis.core.compile.c.prelude import PRELUDE, c_name
from semiramis.core.model.dialect import Fault, NotInDialect

if TYPE_CHECKING:
    from semiramis.core.compile.program import Program
    from semiramis.core.game import Game

INTERFACE_MODULE = "semiramis.core.compile.interface"
STREAM = Cells((2,), "int64_t")

TRANSLATING = threading.Lock()
"""Held while sources are parsed: two threads that do so at once make Python 3.11 raise a SystemError."""


class Unit:
    """One C file. Editions of a game share it as long as their tables have the same shapes: callers hand these in."""

    def __init__(self, game: "Game", program: "Program") -> None:
        self.game = game
        self.program = program
        self.kinds = Kinds(
            {"State": game.rules.State, "Work": game.rules.Work, "Stream": STREAM, **program.types(game)}
        )
        self.functions: list[CFunction] = []
        self.edition_shapes: dict[str, tuple[int, ...]] = {}
        self._by_code: dict[Any, CFunction | None] = {}
        self._names: set[str] = set()
        self._tables: dict[str, tuple[Any, str, Cells]] = {}
        self._numbers: dict[str, int] = {}
        with TRANSLATING:
            self.entries = [self._entry(each) for each in (*program.entries, *program.on_demand)]
        self.edition_shapes = dict(sorted(self.edition_shapes.items()))

    def _entry(self, function: FunctionType) -> CFunction:
        made = self.function(function, None)
        assert made is not None
        return made

    def function(self, function: FunctionType, caller: Expressions | None) -> CFunction | None:
        """The C form of a function, translated after those it calls; None for `copy_state`."""
        if function.__module__ == INTERFACE_MODULE:
            if function.__name__ == "copy_state":
                return None
            function = self.game.function(function.__name__)
        if function.__code__ not in self._by_code:
            self._by_code[function.__code__] = None
            name = c_name(function.__name__)
            while name in self._names:
                name += "_"
            self._names.add(name)
            made = CFunction(self, function, name)
            made.text = self.program.texts.get(function.__name__, made.text)
            self._by_code[function.__code__] = made
            self.functions.append(made)
        found = self._by_code[function.__code__]
        if found is None:
            line = function.__code__.co_firstlineno
            raise NotInDialect(Fault.at(function, line, "a call of itself, directly or not"))
        return found

    def edition_table(self, name: str) -> tuple[int, ...]:
        """Note that the code reads a table or number of the edition; returns its shape."""
        return self.edition_shapes.setdefault(name, shape_of(self.game.components.tables[name]))

    def constant_table(self, name: str, table: Any) -> tuple[str, Cells]:
        """The C name and kind of a table that no edition changes."""
        name = c_name(name)
        known = self._tables.get(name)
        if name in self._numbers or (known is not None and known[0] != table):
            return self.constant_table(f"{name}_", table)
        if known is None:
            text, kind = constant_table(name, table)
            self._tables[name] = known = (table, text, kind)
        return name, known[2]

    def constant_number(self, name: str, number: int) -> str:
        """The C name of an integer that no edition changes."""
        name = c_name(name)
        if name in self._tables or self._numbers.setdefault(name, number) != number:
            return self.constant_number(f"{name}_", number)
        return name

    def pack_tables(self, game: "Game") -> bytes:
        """The tables of an edition as the compiled code reads them. Raises ValueError for other shapes."""
        return pack_edition(self.edition_shapes, game.components.tables)

    @property
    def text(self) -> str:
        """The whole file."""
        parts = [
            f"/* {self.game.key}, version {self.game.version}: the program `{self.program.name}`. Generated. */",
            PRELUDE,
            *self._structs(),
            edition_struct(self.edition_shapes),
            "",
            *(f"enum {{ {name} = {number} }};" for name, number in self._numbers.items()),
            *(text for _, text, _ in self._tables.values()),
            *(function.text for function in self.functions),
            "",
            "#ifndef __CUDACC__",
            '#define EXPORT __attribute__((visibility("default")))',
            *(entry.export() for entry in self.entries),
            "EXPORT const char stamp[] = STAMP;",
            "#endif",
            "",
        ]
        return "\n".join(parts)

    @property
    def stamp(self) -> str:
        """Sixteen hex digits that identify the text, and so exactly these rules."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def _structs(self) -> list[str]:
        """The structs of all parameters, each after those it contains."""
        made: dict[str, str] = {}

        def add(kind: Kind) -> None:
            if isinstance(kind, RecordRef):
                made.setdefault(kind.name, record_struct(kind.record))
            elif isinstance(kind, Array):
                if isinstance(kind.element, RecordRef):
                    add(kind.element)
                made.setdefault(kind.name, array_struct(kind))
            elif isinstance(kind, TupleRef):
                for _, each in kind.fields:
                    add(each)
                made.setdefault(kind.name, tuple_struct(kind))

        for function in self.functions:
            for _, kind in function.parameters:
                add(kind)
        return list(made.values())
