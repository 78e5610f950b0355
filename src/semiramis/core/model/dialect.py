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

from semiramis.core.model.dialect_values import Values, calls_itself, is_interface, tree_of
from semiramis.core.model.rule import Cube, Grid, Table, is_rule

LONGEST_RULE = 34
SQUARE_ROOT = 0.5
CALLABLE = {"range", "min", "max", "abs", "len"}
FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Dict: "a dict", ast.Set: "a set", ast.List: "a list", ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension", ast.DictComp: "a comprehension", ast.GeneratorExp: "a generator",
    ast.JoinedStr: "a string", ast.Lambda: "a lambda", ast.Raise: "an exception", ast.Try: "an exception",
    ast.Assert: "an assert", ast.With: "a with block", ast.Yield: "a generator", ast.YieldFrom: "a generator",
    ast.Await: "a coroutine", ast.Global: "global", ast.Nonlocal: "nonlocal", ast.Import: "an import",
    ast.ImportFrom: "an import", ast.ClassDef: "a class", ast.Delete: "del", ast.Starred: "a star",
    ast.Slice: "a slice", ast.NamedExpr: "an assignment inside an expression", ast.Tuple: "a tuple",
    ast.Div: "a float division", ast.Pow: "a power", ast.Match: "match", ast.MatMult: "a matrix product",
    ast.In: "in", ast.NotIn: "in", ast.Is: "is", ast.IsNot: "is", ast.FunctionDef: "a function inside a rule",
    ast.AsyncFunctionDef: "a function inside a rule", ast.AsyncFor: "a coroutine", ast.AsyncWith: "a coroutine",
}  # fmt: skip
LARGEST = 1 << 63
"""Integers have 64 bits."""


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
    tree, first = tree_of(function), inspect.getsourcelines(function)[1]
    body = tree.body[1:] if ast.get_docstring(tree) else tree.body
    found = [*_parameters(tree.args), *_list_faults(body, function, floats)]
    faults = [_fault(function, first + line - 1, what) for line, what in found]
    length = tree.end_lineno - tree.lineno if tree.end_lineno else 0
    if length > LONGEST_RULE:
        faults.append(_fault(function, first, f"{length} lines; a rule is at most {LONGEST_RULE} long"))
    if ast.get_docstring(tree) is None:
        faults.append(_fault(function, first, "no docstring"))
    if calls_itself(function):
        faults.append(_fault(function, first, "a call of itself, directly or not"))
    return faults


def _fault(function: FunctionType, line: int, what: str) -> Fault:
    return Fault.at(function, line or function.__code__.co_firstlineno, what)


def _parameters(given: ast.arguments) -> Iterator[tuple[int, str]]:
    if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs or given.defaults:
        yield (given.args[0].lineno if given.args else 1), "parameters that are not simply named one after the other"
    for each in given.args:
        if each.annotation is None:
            yield each.lineno, f"a parameter {each.arg} without a type"


def _list_faults(body: list[ast.stmt], function: FunctionType, floats: bool) -> Iterator[tuple[int, str]]:
    values = Values(function)
    for statement in body:
        for node in ast.walk(statement):
            line = getattr(node, "lineno", statement.lineno)
            for what in _node_faults(node, function, floats):
                yield line, what
            if isinstance(node, ast.expr | ast.stmt):
                for what in _value_faults(node, values):
                    yield line, what


def _node_faults(node: ast.AST, function: FunctionType, floats: bool) -> Iterator[str]:
    if type(node) in FORBIDDEN and not (floats and isinstance(node, ast.Div | ast.Pow)):
        yield FORBIDDEN[type(node)]
    elif isinstance(node, ast.Constant):
        yield from _constant(node, floats)
    elif isinstance(node, ast.Call):
        yield from _call(node, function)
    elif isinstance(node, ast.stmt):
        yield from _statement(node)
    elif isinstance(node, ast.Name) and node.id not in function.__code__.co_varnames:
        yield from _name(node, function, floats)


def _value_faults(node: ast.expr | ast.stmt, values: Values) -> Iterator[str]:
    """Faults that depend on what values are; a float in a place for integers is also a fault of types."""
    if values.mixes(node):
        yield f"{ast.unparse(node)}, where one part writes and another reads; use two statements"
    match node:
        case (
            ast.Assign(targets=[ast.Subscript() as target, *_])
            | ast.AnnAssign(target=ast.Subscript() as target)
            | ast.AugAssign(target=ast.Subscript() as target)
        ) if values.writes(target):
            yield f"an assignment to {ast.unparse(target)}, whose index writes; use two statements"
        case ast.BoolOp() if not all(map(values.is_truth, node.values)):
            yield "`and` or `or` of numbers; compare them"
        case ast.BinOp(op=ast.Pow()) if not (isinstance(node.right, ast.Constant) and node.right.value == SQUARE_ROOT):
            yield "a power other than the square root (** 0.5)"
        case ast.BinOp(op=ast.FloorDiv() | ast.Mod()) if values.is_float(node.left) or values.is_float(node.right):
            yield "floor division of floats"
        case ast.Subscript() if values.is_float(node.slice):
            yield "a float as an index"
        case ast.Compare() if any(isinstance(n, ast.Call) for side in node.comparators[:-1] for n in ast.walk(side)):
            yield "a call in the middle of a chained comparison"


def _statement(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.For():
            yield from _loop(node)
        case ast.While() if node.orelse:
            yield "else after a loop"
        case ast.Assign() if len(node.targets) > 1:
            yield "an assignment to several names at once"
        case ast.AnnAssign() if node.value is None:
            yield "a name without a value"


def _constant(node: ast.Constant, floats: bool) -> Iterator[str]:
    if isinstance(node.value, str | bytes) or node.value is None or node.value is Ellipsis:
        yield "None" if node.value is None else "a string"
    elif isinstance(node.value, complex):
        yield "a complex number"
    elif isinstance(node.value, float) and not floats:
        yield "a float"
    elif isinstance(node.value, int) and node.value >= LARGEST:
        yield "an integer of more than 64 bits"


def _call(node: ast.Call, function: FunctionType) -> Iterator[str]:
    if node.keywords:
        yield "a keyword argument"
    if isinstance(node.func, ast.Attribute):
        yield f"a method call .{node.func.attr}()"
    elif not isinstance(node.func, ast.Name):
        yield f"the call {ast.unparse(node)}"
    elif node.func.id not in CALLABLE | {"float", "int"}:
        called = function.__globals__.get(node.func.id)
        if not is_rule(called) and not is_interface(called):
            yield f"a call of {node.func.id}, which is not a rule"


def _loop(node: ast.For) -> Iterator[str]:
    called = node.iter.func if isinstance(node.iter, ast.Call) else None
    if not (isinstance(called, ast.Name) and called.id == "range"):
        yield "a loop over something else than range"
    elif isinstance(node.iter, ast.Call) and len(node.iter.args) == 3 and not _is_constant(node.iter.args[2]):
        yield "a step that is not a constant"
    if not isinstance(node.target, ast.Name):
        yield "a loop over more than one name"
    if node.orelse:
        yield "else after a loop"


def _is_constant(node: ast.expr) -> bool:
    inner = node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) else node
    return isinstance(inner, ast.Constant) and isinstance(inner.value, int) and inner.value != 0


def _name(node: ast.Name, function: FunctionType, floats: bool) -> Iterator[str]:
    if node.id not in function.__globals__:
        if not hasattr(builtins, node.id):
            yield f"an unknown name {node.id}"
        return
    value = function.__globals__[node.id]
    known = isinstance(value, int | Table | Grid | Cube | FunctionType) or (floats and isinstance(value, float))
    if not known:
        yield f"{node.id}, which is neither a number nor a table nor a rule"
