"""One rule or loop as a C function."""

import ast
import inspect
import textwrap
from types import FunctionType
from typing import TYPE_CHECKING

from semiramis.core.compile.c.declarations import declare
from semiramis.core.compile.c.expressions import Expressions
from semiramis.core.compile.c.kinds import WIDE, Array, Cells, Kind, RecordRef, Scalar, TupleRef
from semiramis.core.compile.c.statements import Statements
from semiramis.core.model.rule import clauses_of

if TYPE_CHECKING:
    from semiramis.core.compile.c.unit import Unit

ROUNDS = 6
"""Times a body is translated at most until the kinds of its locals stay as they are."""


class CFunction:
    """A function in C: its name, parameters, result and text, and whether it leaves memory as it is."""

    def __init__(self, unit: "Unit", function: FunctionType, name: str) -> None:
        source, first_line = inspect.getsourcelines(function)
        tree = ast.parse(textwrap.dedent("".join(source))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.name = name
        self.python_name = function.__name__
        expressions = Expressions(unit, function, first_line)
        self.parameters = self._parameters(unit, function, expressions, tree)
        self.returns = unit.kinds.of(function.__annotations__.get("return"))
        body = tree.body[1:] if ast.get_docstring(tree) else tree.body
        statements = self._translate(expressions, body)
        self.is_pure = expressions.is_pure
        self.text = self._text(function, expressions, statements)

    def _parameters(
        self, unit: "Unit", function: FunctionType, expressions: Expressions, tree: ast.FunctionDef
    ) -> list[tuple[str, Kind]]:
        found = []
        given = tree.args
        if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs or given.defaults:
            raise expressions.fault(tree, "parameters that are not simply named one after the other")
        for argument in given.args:
            try:
                kind = unit.kinds.of(function.__annotations__[argument.arg])
            except (KeyError, TypeError) as error:
                raise expressions.fault(
                    argument, f"a parameter {argument.arg} whose type says nothing ({error})"
                ) from error
            found.append((argument.arg, kind))
        return found

    def _translate(self, expressions: Expressions, body: list[ast.stmt]) -> Statements:
        expressions.locals.update(self.parameters)
        for _ in range(ROUNDS):
            before = dict(expressions.locals)
            statements = Statements(expressions, body, self.returns)
            if expressions.locals == before:
                break
        return statements

    def _text(self, function: FunctionType, expressions: Expressions, statements: Statements) -> str:
        given = ", ".join(["const Tables *tables", *(declare(kind, name) for name, kind in self.parameters)])
        assert isinstance(self.returns, Scalar)
        own = {name for name, _ in self.parameters} | statements.undeclared
        declared = [
            f"  {declare(kind, name)}{_nothing(kind)};" for name, kind in expressions.locals.items() if name not in own
        ]
        head = f"RULE {self.returns.c} {self.name}({given}) {{"
        return "\n".join([*_comment(function), head, *declared, *statements.lines, "}"])

    def export(self) -> str:
        """The function for callers outside: one array of 64-bit slots for the result, the tables and the arguments.

        An array takes a slot for its address and one for each axis, a record or a field one for its address, a float
        the bits of a double; a named tuple takes the slots of its fields one after the other.
        """
        lines, given, slot = [], ["(const Tables *)(uintptr_t)arguments[1]"], 2
        for name, kind in self.parameters:
            if isinstance(kind, TupleRef):
                fields = []
                for _, each in kind.fields:
                    text, slot = _from_slots(each, slot)
                    fields.append(text)
                lines += [f"  const {kind.name} {name}_ = {{", *(f"    {field}," for field in fields), "  };"]
                given.append(f"&{name}_")
            else:
                text, slot = _from_slots(kind, slot)
                given.append(text)
        call = f"{self.name}({', '.join(given)})"
        assert isinstance(self.returns, Scalar)
        stored = {"void": call, "double": f"arguments[0] = bits_of_double({call})"}.get(
            self.returns.c, f"arguments[0] = {call}"
        )
        return "\n".join([f"EXPORT void entry_{self.python_name}(int64_t *arguments) {{", *lines, f"  {stored};", "}"])


def _nothing(kind: Kind) -> str:
    """The initial value of a local: Python has none, but a compiler cannot see that it is never read."""
    return " = 0" if isinstance(kind, Scalar | Cells | RecordRef) else ""


def _comment(function: FunctionType) -> list[str]:
    clauses = ", ".join(clauses_of(function))
    said = (function.__doc__ or "").strip().split("\n")[0].replace("*/", "")
    text = ": ".join(filter(None, [clauses, said]))
    return ["", f"/* {text} */"] if text else [""]


def _from_slots(kind: Kind, slot: int) -> tuple[str, int]:
    """An argument read from its slots, and the number of the slot after them."""
    if isinstance(kind, Array):
        parts = [
            f"({kind.element_c} *)(uintptr_t)arguments[{slot}]",
            *(f"arguments[{slot + 1 + a}]" for a in range(kind.axes)),
        ]
        return f"({kind.name}){{{', '.join(parts)}}}", slot + 1 + kind.axes
    if isinstance(kind, RecordRef):
        return f"({kind.name} *)(uintptr_t)arguments[{slot}]", slot + 1
    if isinstance(kind, Cells):
        return f"({declare(kind, '').strip()})(uintptr_t)arguments[{slot}]", slot + 1
    assert isinstance(kind, Scalar)
    if kind.c == "double":
        return f"double_from_bits(arguments[{slot}])", slot + 1
    return f"({kind.c})arguments[{slot}]" if kind != WIDE else f"arguments[{slot}]", slot + 1
