"""Expressions of the rules dialect as C.

C may evaluate operands in any order, Python goes from left to right. So an expression in which one operand calls a rule
that writes and another reads what it may write is refused; such a rule is called in a statement of its own.
"""

import ast
from types import FunctionType
from typing import TYPE_CHECKING, Any

from semiramis.core.compile.c.kinds import (
    BOOL,
    INTEGERS,
    NUM,
    REAL,
    VOID,
    WIDE,
    Array,
    Cells,
    Kind,
    Row,
    Scalar,
)
from semiramis.core.compile.c.places import Expr, Places

if TYPE_CHECKING:
    from semiramis.core.compile.c.function import CFunction

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.RShift: ">>",
}  # fmt: skip
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
SQUARE_ROOT = 0.5


class Expressions(Places):
    """Translates the expressions of one function."""

    def translate(self, node: ast.expr) -> Expr:
        """The C expression for a node."""
        translators: dict[type[ast.expr], Any] = {
            ast.Constant: lambda n: self.constant(n, n.value),
            ast.Name: self.name,
            ast.Attribute: self.place,
            ast.Subscript: self.place,
            ast.UnaryOp: self._unary,
            ast.BinOp: self._binary,
            ast.BoolOp: self._logical,
            ast.Compare: self._compare,
            ast.IfExp: self._conditional,
            ast.Call: self._call,
        }
        if type(node) not in translators:
            raise self.fault(node, f"an expression of the kind {type(node).__name__}")
        if isinstance(node, ast.Subscript):
            self._check_order(node, [node.value, node.slice])
        made: Expr = translators[type(node)](node)
        return made

    # operations

    def _unary(self, node: ast.UnaryOp) -> Expr:
        made, kind = self.scalar(node.operand)
        if isinstance(node.op, ast.Not):
            return Expr(f"!{made.operand}", BOOL)
        sign = {ast.USub: "-", ast.Invert: "~", ast.UAdd: "+"}[type(node.op)]
        return Expr(f"{sign}{made.number}", NUM if kind == BOOL else kind, atom=False)

    def _binary(self, node: ast.BinOp) -> Expr:
        self._check_order(node, [node.left, node.right])
        (left, left_kind), (right, right_kind) = self.scalar(node.left), self.scalar(node.right)
        kind = joined(left_kind, right_kind)
        if isinstance(node.op, ast.Div):
            return Expr(f"(double){left.operand} / (double){right.operand}", REAL, atom=False)
        if isinstance(node.op, ast.Pow):
            if not (isinstance(node.right, ast.Constant) and node.right.value == SQUARE_ROOT):
                raise self.fault(node, "a power other than the square root (** 0.5)")
            return Expr(f"__builtin_sqrt({left.text})", REAL)
        if isinstance(node.op, ast.FloorDiv | ast.Mod):
            if kind == REAL:
                raise self.fault(node, "floor division of floats")
            name = "floordiv" if isinstance(node.op, ast.FloorDiv) else "floormod"
            return Expr(f"{name}{'_wide' if kind == WIDE else ''}({left.text}, {right.text})", kind)
        if isinstance(node.op, ast.LShift):
            return Expr(f"({kind.c}){left.operand} << {right.number}", kind, atom=False)
        if type(node.op) not in OPERATORS:
            raise self.fault(node, f"the operator in {ast.unparse(node)}")
        return Expr(f"{left.number} {OPERATORS[type(node.op)]} {right.number}", kind, atom=False)

    def _logical(self, node: ast.BoolOp) -> Expr:
        parts = [self.scalar(each) for each in node.values]
        if any(kind != BOOL for _, kind in parts):
            raise self.fault(node, "`and` or `or` of numbers; compare them")
        sign = " && " if isinstance(node.op, ast.And) else " || "
        return Expr(sign.join(made.operand for made, _ in parts), BOOL, atom=False)

    def _compare(self, node: ast.Compare) -> Expr:
        sides = [node.left, *node.comparators]
        self._check_order(node, sides)
        if any(isinstance(part, ast.Call) for side in sides[1:-1] for part in ast.walk(side)):
            raise self.fault(node, "a call in the middle of a chained comparison")
        made = [self.scalar(side)[0] for side in sides]
        pairs = []
        for left, operator, right in zip(made, node.ops, made[1:], strict=False):
            if type(operator) not in COMPARISONS:
                raise self.fault(node, f"the comparison {ast.unparse(node)}")
            pairs.append(f"{left.operand} {COMPARISONS[type(operator)]} {right.operand}")
        return Expr(" && ".join(pairs), BOOL, atom=False)

    def _conditional(self, node: ast.IfExp) -> Expr:
        test = self.scalar(node.test)[0]
        (first, first_kind), (second, second_kind) = self.scalar(node.body), self.scalar(node.orelse)
        kind = joined(first_kind, second_kind, same=first_kind)
        return Expr(f"{test.operand} ? {first.number} : {second.number}", kind, atom=False)

    # calls

    def _call(self, node: ast.Call) -> Expr:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.fault(node, f"the call {ast.unparse(node)}")
        name = node.func.id
        if name in ("min", "max", "abs"):
            return self._extreme(name, node)
        if name in ("int", "float"):
            made, _ = self.scalar(node.args[0])
            kind = NUM if name == "int" else REAL
            return Expr(f"({kind.c}){made.operand}", kind, atom=False)
        if name == "len":
            return self._length(node)
        self._check_order(node, node.args)
        called = self.called(node)
        given = [self.translate(each) for each in node.args]
        if called is not None and len(given) != len(called.parameters):
            raise self.fault(node, f"{len(given)} arguments for {name}, which takes {len(called.parameters)}")
        if called is None:
            self.is_pure = False
            array = given[0].text
            return Expr(f"{array}.at[{given[1].text}] = {array}.at[{given[2].text}]", VOID, atom=False)
        self.is_pure = self.is_pure and called.is_pure
        for each, (parameter, wanted) in zip(given, called.parameters, strict=True):
            if not _fits(each.kind, wanted):
                raise self.fault(node, f"{each.text} of the kind {each.kind} for {parameter}, which is {wanted}")
        return Expr(f"{called.name}({', '.join(['tables', *(each.text for each in given)])})", called.returns)

    def called(self, node: ast.Call) -> "CFunction | None":
        """The function that a call means; None for `copy_state`, which is an assignment in C."""
        assert isinstance(node.func, ast.Name)
        called = self.function.__globals__.get(node.func.id)
        if not isinstance(called, FunctionType):
            raise self.fault(node, f"a call of {node.func.id}, which is not a rule")
        return self.unit.function(called, self)

    def _extreme(self, name: str, node: ast.Call) -> Expr:
        self._check_order(node, node.args)
        parts = [self.scalar(each) for each in node.args]
        kind = parts[0][1]
        for _, other in parts[1:]:
            kind = joined(kind, other)
        kind = NUM if kind == BOOL else kind
        text = parts[0][0].text
        if name == "abs":
            return Expr(f"abs_{kind.c}({text})", kind)
        for other_part, _ in parts[1:]:
            text = f"{name}_{kind.c}({text}, {other_part.text})"
        return Expr(text, kind)

    def _length(self, node: ast.Call) -> Expr:
        made = self.translate(node.args[0])
        if isinstance(made.kind, Cells):
            return Expr(str(made.kind.shape[0]), NUM)
        if isinstance(made.kind, Array):
            return Expr(f"{made.text}.n", NUM)
        if isinstance(made.kind, Row):
            return Expr(f"{made.kind.of}.m", NUM)
        raise self.fault(node, f"the length of {ast.unparse(node.args[0])}, which is no table")

    # the order of evaluation

    def writes(self, node: ast.AST) -> bool:
        """Whether an expression calls a rule that writes to memory."""
        for part in ast.walk(node):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
                called = self.function.__globals__.get(part.func.id)
                if isinstance(called, FunctionType):
                    made = self.unit.function(called, self)
                    if made is None or not made.is_pure:
                        return True
        return False

    def _check_order(self, node: ast.expr, parts: list[ast.expr]) -> None:
        writing = [part for part in parts if self.writes(part)]
        if writing and (len(writing) > 1 or any(part is not writing[0] and self._reads(part) for part in parts)):
            raise self.fault(node, f"{ast.unparse(node)}, where one part writes and another reads; use two statements")

    def _reads(self, node: ast.expr) -> bool:
        """Whether an expression reads a number from memory; handing on a record or an array reads nothing."""
        if isinstance(node, ast.Name | ast.Constant):
            return False
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(self.place(node).kind, Scalar):
            return any(self._reads(part.slice) for part in ast.walk(node) if isinstance(part, ast.Subscript))
        return any(isinstance(part, ast.Attribute | ast.Subscript | ast.Call) for part in ast.walk(node))


def joined(one: Scalar, other: Scalar, same: Scalar = NUM) -> Scalar:
    """The kind of an operation on two numbers; `same` is that of two truth values."""
    if REAL in (one, other):
        return REAL
    if one == other == BOOL:
        return same
    return INTEGERS[max(INTEGERS.index(one), INTEGERS.index(other))]


def _fits(given: Kind, wanted: Kind) -> bool:
    if isinstance(given, Scalar) and isinstance(wanted, Scalar):
        return given != VOID and (given != REAL or wanted == REAL)
    return given == wanted
