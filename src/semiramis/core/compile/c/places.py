"""What expressions read and assignments write: names, constants, fields of records, elements of arrays and tables."""

import ast
from abc import ABC, abstractmethod
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING

from semiramis.core.compile.c.kinds import (
    BOOL,
    NUM,
    REAL,
    VOID,
    WIDE,
    Array,
    Cells,
    Kind,
    RecordRef,
    Row,
    Scalar,
    TupleRef,
    cells_of,
    kind_of_element,
)
from semiramis.core.compile.c.prelude import c_name
from semiramis.core.model.dialect import Fault, NotInDialect
from semiramis.core.model.rule import Cube, Grid, Table

if TYPE_CHECKING:
    from semiramis.core.compile.c.unit import Unit

LARGEST_INT = (1 << 31) - 1
LARGEST_WIDE = 1 << 63


@dataclass(frozen=True)
class Expr:
    """A C expression. `atom`: needs no parentheses as an operand; `narrow`: a stored number not widened yet."""

    text: str
    kind: Kind
    atom: bool = True
    narrow: bool = False

    @property
    def operand(self) -> str:
        """The expression as an operand of another one."""
        return self.text if self.atom else f"({self.text})"

    @property
    def number(self) -> str:
        """The expression as an operand of arithmetic, which must not be done in the width of the storage."""
        return f"({self.kind.c}){self.operand}" if self.narrow and isinstance(self.kind, Scalar) else self.operand


class Places(ABC):
    """Translates names, constants, attributes and subscripts of one function."""

    def __init__(self, unit: "Unit", function: FunctionType, first_line: int) -> None:
        self.unit = unit
        self.function = function
        self.local_names = set(function.__code__.co_varnames)
        self.locals: dict[str, Kind] = {}
        self.is_pure = True
        self._first_line = first_line

    def fault(self, node: ast.AST, what: str) -> NotInDialect:
        """The error for a node that cannot be translated, with its file and line."""
        line = self._first_line + getattr(node, "lineno", 1) - 1
        return NotInDialect(Fault.at(self.function, line, what))

    @abstractmethod
    def translate(self, node: ast.expr) -> Expr:
        """The C expression for a node."""

    def scalar(self, node: ast.expr) -> tuple[Expr, Scalar]:
        """The C expression for a node that must be a number or truth value, and its kind."""
        made = self.translate(node)
        if not isinstance(made.kind, Scalar) or made.kind == VOID:
            raise self.fault(node, f"{ast.unparse(node)} where a number is needed")
        return made, made.kind

    # names and constants

    def constant(self, node: ast.expr, value: object) -> Expr:
        """A number or truth value that is known now."""
        if isinstance(value, bool):
            return Expr("true" if value else "false", BOOL)
        if isinstance(value, int):
            if abs(value) >= LARGEST_WIDE:
                raise self.fault(node, "an integer of more than 64 bits")
            if abs(value) > LARGEST_INT:
                return Expr(f"INT64_C({value})", WIDE)
            return Expr(str(value), NUM, atom=value >= 0)
        if isinstance(value, float):
            return Expr(float.hex(value), REAL, atom=value >= 0)
        raise self.fault(node, f"{ast.unparse(node)}, which is neither a number nor a table")

    def name(self, node: ast.Name) -> Expr:
        """A local, a table, or a constant of the module."""
        if node.id in self.local_names:
            return Expr(c_name(node.id), self.locals.get(node.id, NUM))
        if node.id in self.unit.game.components.tables:
            shape = self.unit.edition_table(node.id)
            text = f"tables->{node.id}"
            return Expr(text, Cells(shape, "const int32_t")) if shape else Expr(text, NUM, narrow=True)
        value = self.function.__globals__.get(node.id)
        if isinstance(value, Table | Grid | Cube):
            return Expr(*self.unit.constant_table(node.id, value))
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST_INT:
            return Expr(self.unit.constant_number(node.id, value), NUM)
        return self.constant(node, value)

    # places in memory

    def place(self, node: ast.expr) -> Expr:
        """The place that an attribute or index names, to be read or written."""
        if isinstance(node, ast.Attribute):
            return self._attribute(node)
        if isinstance(node, ast.Subscript):
            return self._subscript(node)
        raise self.fault(node, f"{ast.unparse(node)} as a place in memory")

    def _attribute(self, node: ast.Attribute) -> Expr:
        base = self.translate(node.value)
        text = f"{base.operand}->{c_name(node.attr)}"
        if isinstance(base.kind, TupleRef):
            return Expr(text, dict(base.kind.fields)[node.attr])
        if not isinstance(base.kind, RecordRef):
            raise self.fault(node, f"an attribute of {ast.unparse(node.value)}, which is no record")
        field = next((f for f in base.kind.record.fields if f.name == node.attr), None)
        if field is None:
            raise self.fault(node, f"{node.attr}, which {base.kind.name} does not have")
        if text.startswith("(&") and text.split(")->", maxsplit=1)[0].count("(") == 1:
            text = text[2:].replace(")->", ".", 1)  # (&states.at[1])->round is states.at[1].round
        cells = cells_of(field)
        return Expr(text, cells) if cells.shape else self._stored(text, cells.element)

    def _subscript(self, node: ast.Subscript) -> Expr:
        base = self.translate(node.value)
        index, kind = self.scalar(node.slice)
        if kind == REAL:
            raise self.fault(node, "a float as an index")
        if isinstance(base.kind, Cells):
            text = f"{base.operand}[AT({index.text}, {base.kind.shape[0]})]"
            rest = base.kind.shape[1:]
            return Expr(text, Cells(rest, base.kind.element)) if rest else self._stored(text, base.kind.element)
        if isinstance(base.kind, Array) and base.kind.axes > 1:
            return Expr(f"AT({index.text}, {base.text}.n) * {base.text}.m", Row(base.kind, base.text), atom=False)
        if isinstance(base.kind, Array):
            text = f"{base.text}.at[AT({index.text}, {base.text}.n)]"
            if isinstance(base.kind.element, RecordRef):
                return Expr(f"(&{text})", base.kind.element)
            return self._stored(text, base.kind.element)
        if isinstance(base.kind, Row):
            array, of = base.kind.array, base.kind.of
            return self._stored(f"{of}.at[{base.text} + AT({index.text}, {of}.m)]", array.element_c)
        raise self.fault(node, f"an index into {ast.unparse(node.value)}, which is no table")

    def _stored(self, text: str, element: str) -> Expr:
        kind = kind_of_element(element)
        return Expr(text, kind, narrow=kind != REAL and element != "int64_t")
