"""What the lint knows of the values in a rule from its source alone: truth values, floats, and what writes or reads."""

import ast
import inspect
import textwrap
from functools import cache
from types import FunctionType
from typing import Any

from semiramis.core.model.rule import is_rule

INTERFACE = "semiramis.core.compile.interface"
"""The module of the functions that a game puts in place of names in generic loops."""

SCALARS = (int, float, bool)


def is_interface(thing: object) -> bool:
    """Whether a function stands for one of the game's."""
    return getattr(thing, "__module__", "") == INTERFACE


@cache
def tree_of(function: FunctionType) -> ast.FunctionDef:
    """The syntax tree of a rule; its lines are counted from its first."""
    lines, _ = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return tree


def called_in(node: ast.AST, function: FunctionType) -> list[FunctionType]:
    """The rules and interface functions that are called somewhere in a node."""
    names = [n.func.id for n in ast.walk(node) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    found = [function.__globals__.get(name) for name in names]
    return [each for each in found if isinstance(each, FunctionType) and (is_rule(each) or is_interface(each))]


def calls_itself(function: FunctionType) -> bool:
    """Whether a rule calls itself, directly or not."""
    seen: set[FunctionType] = set()
    waiting = called_in(tree_of(function), function)
    while waiting:
        at = waiting.pop()
        if at is function:
            return True
        if at not in seen and not is_interface(at):
            seen.add(at)
            waiting += called_in(tree_of(at), at)
    return False


def writes(function: FunctionType, inside: frozenset[FunctionType] = frozenset()) -> bool:
    """Whether a rule writes to memory; an interface function does if it returns nothing or is given a Work."""
    hints = function.__annotations__
    if is_interface(function):
        return hints.get("return") is None or "work" in hints
    if function in inside:
        return False
    tree = tree_of(function)
    stored = any(isinstance(n, ast.Attribute | ast.Subscript) and isinstance(n.ctx, ast.Store) for n in ast.walk(tree))
    return stored or any(writes(each, inside | {function}) for each in called_in(tree, function))


class Values:
    """The values in one rule."""

    def __init__(self, function: FunctionType) -> None:
        self._function = function
        self._hints: dict[str, Any] = function.__annotations__
        self._assigned: dict[str, list[ast.expr]] = {}
        self._loops: set[str] = set()
        for node in ast.walk(tree_of(function)):
            if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign) and node.value is not None:
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    if isinstance(target, ast.Name):
                        whole = (
                            ast.BinOp(target, node.op, node.value) if isinstance(node, ast.AugAssign) else node.value
                        )
                        self._assigned.setdefault(target.id, []).append(whole)
            elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                self._loops.add(node.target.id)

    def is_truth(self, node: ast.expr, inside: frozenset[str] = frozenset()) -> bool:
        """Whether an expression is a truth value and not a number."""
        match node:
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return True
            case ast.Constant():
                return isinstance(node.value, bool)
            case ast.IfExp():
                return self.is_truth(node.body, inside) and self.is_truth(node.orelse, inside)
            case ast.Call(func=ast.Name(id=name)):
                return self._result(name) is bool
            case ast.Name(id=name) if name in inside:
                return True
            case ast.Name(id=name) if name in self._assigned:
                return name not in self._loops and all(self.is_truth(v, inside | {name}) for v in self._assigned[name])
            case ast.Name(id=name):
                known = self._hints.get(name) is bool or isinstance(self._function.__globals__.get(name), bool)
                return known and name not in self._loops
        return False

    def is_float(self, node: ast.expr, inside: frozenset[str] = frozenset()) -> bool:
        """Whether an expression is known to be a float."""
        match node:
            case ast.Constant():
                return isinstance(node.value, float)
            case ast.BinOp(op=ast.Div() | ast.Pow()):
                return True
            case ast.BinOp():
                return self.is_float(node.left, inside) or self.is_float(node.right, inside)
            case ast.UnaryOp():
                return self.is_float(node.operand, inside)
            case ast.IfExp():
                return self.is_float(node.body, inside) or self.is_float(node.orelse, inside)
            case ast.Call(func=ast.Name(id="min" | "max" | "abs")):
                return any(self.is_float(each, inside) for each in node.args)
            case ast.Call(func=ast.Name(id=name)):
                return name == "float" or self._result(name) is float
            case ast.Subscript():
                return self._holds_floats(node)
            case ast.Name(id=name) if name in self._assigned and name not in inside:
                return any(self.is_float(value, inside | {name}) for value in self._assigned[name])
            case ast.Name(id=name):
                return self._hints.get(name) is float or isinstance(self._function.__globals__.get(name), float)
        return False

    def _holds_floats(self, node: ast.expr) -> bool:
        while isinstance(node, ast.Subscript):
            node = node.value
        hint = self._hints.get(node.id) if isinstance(node, ast.Name) else None
        return str(next(iter(getattr(hint, "__metadata__", ())), "")).startswith("float")

    def _result(self, name: str) -> Any:
        called = self._function.__globals__.get(name)
        return called.__annotations__.get("return") if isinstance(called, FunctionType) else None

    def writes(self, node: ast.AST) -> bool:
        """Whether an expression calls a rule that writes to memory."""
        return any(writes(each) for each in called_in(node, self._function))

    def reads(self, node: ast.expr, is_number: bool = True) -> bool:
        """Whether an expression reads a number from memory; handing on a record or an array reads only its indices."""
        if not is_number and isinstance(node, ast.Attribute | ast.Subscript):
            return any(self.reads(each.slice) for each in ast.walk(node) if isinstance(each, ast.Subscript))
        return any(isinstance(part, ast.Attribute | ast.Subscript | ast.Call) for part in ast.walk(node))

    def mixes(self, node: ast.AST) -> bool:
        """Whether one operand writes and another reads or writes: then their order matters, and C has another."""
        parts = self._operands(node)
        writing = [part for part, _ in parts if self.writes(part)]
        others = [(part, number) for part, number in parts if not writing or part is not writing[0]]
        return bool(writing) and (len(writing) > 1 or any(self.reads(part, number) for part, number in others))

    def _operands(self, node: ast.AST) -> list[tuple[ast.expr, bool]]:
        """The operands of a node whose order Python defines and C does not, and whether each is a number."""
        match node:
            case ast.BinOp():
                return [(node.left, True), (node.right, True)]
            case ast.Compare():
                return [(each, True) for each in (node.left, *node.comparators)]
            case ast.AugAssign():
                return [(node.target, not isinstance(node.target, ast.Name)), (node.value, True)]
            case ast.Subscript():
                return [(node.value, False), (node.slice, True)]
            case ast.Call(func=ast.Name(id=name)):
                called = self._function.__globals__.get(name)
                hints = list(called.__annotations__.values()) if isinstance(called, FunctionType) else []
                kinds = [*(hint in SCALARS for hint in hints), *[True] * len(node.args)]
                return [(each, kind) for each, kind in zip(node.args, kinds, strict=False)]
        return []
