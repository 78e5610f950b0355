"""The rules dialect: what a rule may use, checked from its source with file and line.

Rules run plain, compiled and on a GPU, so they are limited to what behaves identically in all three: integers and
booleans, `if`, `while`, `for … in range(…)`, record fields, indexed tables, other rules, `min`, `max`, `abs`.
"""

import ast
import builtins
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType

from semiramis.core.model.rule import Cube, Grid, Table, is_rule

LONGEST_RULE = 34
CALLABLE = {"range", "min", "max", "abs", "len"}
FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Dict: "a dict", ast.Set: "a set", ast.List: "a list", ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension", ast.DictComp: "a comprehension", ast.GeneratorExp: "a generator",
    ast.JoinedStr: "a string", ast.Lambda: "a lambda", ast.Raise: "an exception", ast.Try: "an exception",
    ast.Assert: "an assert", ast.With: "a with block", ast.Yield: "a generator", ast.YieldFrom: "a generator",
    ast.Await: "a coroutine", ast.Global: "global", ast.Nonlocal: "nonlocal", ast.Import: "an import",
    ast.ImportFrom: "an import", ast.ClassDef: "a class", ast.Delete: "del", ast.Starred: "a star",
    ast.Slice: "a slice", ast.NamedExpr: "an assignment inside an expression", ast.Tuple: "a tuple",
    ast.Div: "a float division", ast.Pow: "a power", ast.Match: "match",
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """A construct in a rule that is not in the dialect."""

    file: str
    line: int
    rule: str
    what: str

    @classmethod
    def at(cls, function: FunctionType, line: int, what: str) -> "Fault":
        """A fault in a rule, at a line of its file."""
        return cls(Path(inspect.getfile(function)).name, line, function.__name__, what)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: rule {self.rule} uses {self.what}"


class NotInDialect(Exception):
    """A rule that cannot be compiled, with the fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def lint(modules: tuple[ModuleType, ...], floats: bool = False) -> list[Fault]:
    """Return all faults in the rules of some modules; `floats` allows floating point (heuristics and search)."""
    faults: list[Fault] = []
    names: dict[str, str] = {}
    for module in modules:
        for thing in vars(module).values():
            if is_rule(thing) and thing.__module__ == module.__name__:
                faults += lint_rule(thing, floats)
                if names.setdefault(thing.__name__, module.__name__) != module.__name__:
                    faults.append(_fault(thing, 0, f"a name that {names[thing.__name__]} has too"))
    return faults


def lint_rule(function: FunctionType, floats: bool = False) -> list[Fault]:
    """Return the faults in one rule."""
    lines, first = inspect.getsourcelines(function)
    indent = len(lines[0]) - len(lines[0].lstrip())
    tree = ast.parse("".join(line[indent:] for line in lines)).body[0]
    assert isinstance(tree, ast.FunctionDef)
    body = tree.body[1:] if ast.get_docstring(tree) else tree.body
    faults = [_fault(function, first + node.lineno - 1, what) for node, what in _list_faults(body, function, floats)]
    length = tree.end_lineno - tree.lineno if tree.end_lineno else 0
    if length > LONGEST_RULE:
        faults.append(_fault(function, first, f"{length} lines; a rule is at most {LONGEST_RULE} long"))
    if ast.get_docstring(tree) is None:
        faults.append(_fault(function, first, "no docstring"))
    return faults


def _fault(function: FunctionType, line: int, what: str) -> Fault:
    return Fault.at(function, line or function.__code__.co_firstlineno, what)


def _list_faults(
    body: list[ast.stmt], function: FunctionType, floats: bool
) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    local = set(function.__code__.co_varnames)
    for statement in body:
        for node in ast.walk(statement):
            if type(node) in FORBIDDEN and not (floats and isinstance(node, ast.Div | ast.Pow)):
                at = node if isinstance(node, ast.expr | ast.stmt) else statement
                yield at, FORBIDDEN[type(node)]
            elif isinstance(node, ast.Constant):
                yield from _constant(node, floats)
            elif isinstance(node, ast.Call):
                yield from _call(node, function)
            elif isinstance(node, ast.For):
                yield from _loop(node)
            elif isinstance(node, ast.Name) and node.id not in local:
                yield from _name(node, function, floats)


def _constant(node: ast.Constant, floats: bool) -> Iterator[tuple[ast.expr, str]]:
    if isinstance(node.value, str | bytes) or node.value is None or node.value is Ellipsis:
        yield node, "None" if node.value is None else "a string"
    elif isinstance(node.value, float | complex) and not floats:
        yield node, "a float"


def _call(node: ast.Call, function: FunctionType) -> Iterator[tuple[ast.expr, str]]:
    if node.keywords:
        yield node, "a keyword argument"
    if isinstance(node.func, ast.Attribute):
        yield node, f"a method call .{node.func.attr}()"
    elif isinstance(node.func, ast.Name) and node.func.id not in CALLABLE | {"float", "int"}:
        called = function.__globals__.get(node.func.id)
        slot = getattr(called, "__module__", "") == "semiramis.core.compile.interface"
        if not is_rule(called) and not slot:
            yield node, f"a call of {node.func.id}, which is not a rule"


def _loop(node: ast.For) -> Iterator[tuple[ast.stmt, str]]:
    called = node.iter.func if isinstance(node.iter, ast.Call) else None
    if not (isinstance(called, ast.Name) and called.id == "range"):
        yield node, "a loop over something else than range"


def _name(node: ast.Name, function: FunctionType, floats: bool) -> Iterator[tuple[ast.expr, str]]:
    if node.id not in function.__globals__:
        if not hasattr(builtins, node.id):
            yield node, f"an unknown name {node.id}"
        return
    value = function.__globals__[node.id]
    known = isinstance(value, int | Table | Grid | Cube | FunctionType) or (floats and isinstance(value, float))
    if not known:
        yield node, f"{node.id}, which is neither a number nor a table nor a rule"
