"""Statements of the rules dialect as C."""

import ast

from semiramis.core.compile.c.expressions import OPERATORS, Expressions, joined
from semiramis.core.compile.c.kinds import NUM, REAL, VOID, Array, Cells, Kind, RecordRef, Scalar
from semiramis.core.compile.c.places import Expr
from semiramis.core.compile.c.prelude import c_name


class Statements:
    """Translates the body of one function; `lines` is the C text, indented by two spaces a level."""

    def __init__(self, expressions: Expressions, body: list[ast.stmt], returns: Kind) -> None:
        self.expressions = expressions
        self.lines: list[str] = []
        self._returns = returns
        self._depth = 1
        self._temporaries = 0
        self._loop_variables = _loop_variables(body)
        self.block(body)

    @property
    def undeclared(self) -> set[str]:
        """Locals that their loops declare."""
        return self._loop_variables

    def block(self, body: list[ast.stmt]) -> None:
        """Translate statements one after the other."""
        for statement in body:
            match statement:
                case ast.Pass():
                    self._put(";")
                case ast.Break():
                    self._put("break;")
                case ast.Continue():
                    self._put("continue;")
                case ast.Return():
                    self._return(statement)
                case ast.Expr():
                    if not isinstance(statement.value, ast.Constant):
                        self._put(f"{self.expressions.translate(statement.value).text};")
                case ast.If():
                    self._if(statement, "if")
                case ast.While(orelse=[]):
                    self._nested(f"while ({self._test(statement.test)})", statement.body)
                    self._put("}")
                case ast.For(orelse=[], target=ast.Name()):
                    self._for(statement)
                case ast.Assign(targets=[target]):
                    self._assign(target, statement.value, statement)
                case ast.AnnAssign(value=ast.expr() as value):
                    self._assign(statement.target, value, statement)
                case ast.AugAssign():
                    self._assign_in_place(statement)
                case _:
                    raise self.expressions.fault(statement, f"a statement of the kind {type(statement).__name__}")

    def _put(self, line: str) -> None:
        self.lines.append("  " * self._depth + line)

    def _nested(self, head: str, body: list[ast.stmt]) -> None:
        self._put(f"{head} {{")
        self._depth += 1
        self.block(body)
        self._depth -= 1

    def _test(self, node: ast.expr) -> str:
        return self.expressions.scalar(node)[0].text

    def _temporary(self, prefix: str) -> str:
        self._temporaries += 1
        return f"{prefix}{self._temporaries}_"

    def _return(self, statement: ast.Return) -> None:
        if statement.value is None:
            self._put("return;")
            return
        made, kind = self.expressions.scalar(statement.value)
        if self._returns == VOID or (kind == REAL and self._returns != REAL):
            raise self.expressions.fault(statement, f"a result of the kind {kind.c}")
        self._put(f"return {made.text};")

    def _if(self, statement: ast.If, word: str) -> None:
        self._nested(f"{word} ({self._test(statement.test)})", statement.body)
        match statement.orelse:
            case []:
                self._put("}")
            case [ast.If() as other]:
                self._if(other, "} else if")
            case other:
                self._nested("} else", other)
                self._put("}")

    def _for(self, statement: ast.For) -> None:
        """A loop over a range: its bounds are evaluated once, and the body may not influence the counting."""
        assert isinstance(statement.target, ast.Name)
        call = statement.iter
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"):
            raise self.expressions.fault(statement, "a loop over something else than range")
        bounds = [self.expressions.scalar(each)[0] for each in call.args]
        first, last = (Expr("0", NUM), bounds[0]) if len(bounds) == 1 else (bounds[0], bounds[1])
        step = self._step(call.args[2]) if len(bounds) == 3 else 1
        name = c_name(statement.target.id)
        self._know(statement.target.id, NUM, statement)
        end = last.text
        bound = call.args[0] if len(bounds) == 1 else call.args[1]
        is_block = not self._is_fixed(bound, statement)
        if is_block:
            end = self._temporary("end")
            self._put("{")
            self._depth += 1
            self._put(f"const num {end} = {last.text};")
        simple = statement.target.id in self._loop_variables
        counter = name if simple else self._temporary("i")
        advance = f"{counter}++" if step == 1 else f"{counter}--" if step == -1 else f"{counter} += {step}"
        sign = "<" if step > 0 else ">"
        self._put(f"for (num {counter} = {first.text}; {counter} {sign} {end}; {advance}) {{")
        self._depth += 1
        if not simple:
            self._put(f"{name} = {counter};")
        self.block(statement.body)
        self._depth -= 1
        self._put("}")
        if is_block:
            self._depth -= 1
            self._put("}")

    def _step(self, node: ast.expr) -> int:
        try:
            step = ast.literal_eval(node)
        except ValueError:
            step = None
        if not isinstance(step, int) or step == 0:
            raise self.expressions.fault(node, "a step that is not a constant")
        return step

    def _is_fixed(self, bound: ast.expr, loop: ast.For) -> bool:
        """Whether the bound of a loop consists of constants and of locals that the loop does not assign."""
        if any(isinstance(node, ast.Call | ast.Attribute | ast.Subscript) for node in ast.walk(bound)):
            return False
        named = {node.id for node in ast.walk(bound) if isinstance(node, ast.Name)}
        return named.isdisjoint(_assigned(loop.body))

    def _assign(self, target: ast.expr, value: ast.expr, statement: ast.stmt) -> None:
        made = self.expressions.translate(value)
        if isinstance(target, ast.Name):
            self._know(target.id, made.kind, statement)
            self._put(f"{c_name(target.id)} = {made.text};")
            return
        text = made.text
        if self.expressions.writes(value):
            # Python evaluates the value first, then where it goes
            assert isinstance(made.kind, Scalar)
            name = self._temporary("value")
            self._put(f"const {made.kind.c} {name} = {text};")
            text = name
        self._store(self._target(target), "=", text)

    def _assign_in_place(self, statement: ast.AugAssign) -> None:
        target = statement.target
        read = ast.copy_location(ast.parse(ast.unparse(target), mode="eval").body, target)
        whole = ast.copy_location(ast.BinOp(read, statement.op, statement.value), statement)
        ast.fix_missing_locations(whole)
        made, kind = self.expressions.scalar(whole)
        if isinstance(target, ast.Name):
            self._know(target.id, joined(self._number_kind(target), kind), statement)
            if type(statement.op) in OPERATORS:
                value = self.expressions.scalar(statement.value)[0]
                self._put(f"{c_name(target.id)} {OPERATORS[type(statement.op)]}= {value.text};")
            else:
                self._put(f"{c_name(target.id)} = {made.text};")
            return
        place = self._target(target)
        value, value_kind = self.expressions.scalar(statement.value)
        if type(statement.op) in OPERATORS and (value_kind != REAL or place.kind == REAL):
            self._store(place, f"{OPERATORS[type(statement.op)]}=", value.text)
        else:
            self._store(place, "=", made.text)

    def _number_kind(self, target: ast.Name) -> Scalar:
        kind = self.expressions.locals.get(target.id, NUM)
        return kind if isinstance(kind, Scalar) else NUM

    def _target(self, target: ast.expr) -> Expr:
        if self.expressions.writes(target):
            raise self.expressions.fault(
                target, f"an assignment to {ast.unparse(target)}, whose index writes; use two statements"
            )
        place = self.expressions.place(target)
        if not isinstance(place.kind, Scalar):
            raise self.expressions.fault(
                target, f"an assignment to {ast.unparse(target)}, which is more than one number"
            )
        return place

    def _store(self, place: Expr, sign: str, text: str) -> None:
        self.expressions.is_pure = False
        self._put(f"{place.text} {sign} {text};")

    def _know(self, name: str, kind: Kind, node: ast.stmt) -> None:
        """Note the kind of a local; numbers of several kinds make it the widest."""
        before = self.expressions.locals.get(name)
        if isinstance(kind, Cells | Array | RecordRef):
            if before not in (None, kind):
                raise self.expressions.fault(node, f"the name {name} for different things")
            self.expressions.locals[name] = kind
            return
        if not isinstance(kind, Scalar) or kind == VOID:
            raise self.expressions.fault(node, f"a name for something of the kind {kind}")
        if isinstance(before, Scalar):
            kind = joined(before, kind, same=kind)
        self.expressions.locals[name] = kind


def _assigned(body: list[ast.stmt]) -> set[str]:
    """The names that some statements assign, loop variables included."""
    return {
        node.id
        for statement in body
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def _loop_variables(body: list[ast.stmt]) -> set[str]:
    """Names that only loops assign, and that are read inside these loops only, so that a C loop can declare them."""
    loops = [node for statement in body for node in ast.walk(statement) if isinstance(node, ast.For)]
    names = {loop.target.id for loop in loops if isinstance(loop.target, ast.Name)}
    inside: dict[str, set[int]] = {name: set() for name in names}
    nested: set[str] = set()
    for loop in loops:
        if not isinstance(loop.target, ast.Name):
            continue
        name = loop.target.id
        inside[name].add(id(loop.target))
        if name in _assigned(loop.body):
            nested.add(name)
        inside[name] |= {id(node) for each in loop.body for node in ast.walk(each)}
    used = [node for statement in body for node in ast.walk(statement) if isinstance(node, ast.Name)]
    return {name for name in names - nested if all(id(n) in inside[name] for n in used if n.id == name)}
