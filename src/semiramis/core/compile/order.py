"""The rules of some modules, and the order in which to compile them: each after those it calls."""

import dis
from collections.abc import Iterable
from types import FunctionType, ModuleType

from semiramis.core.model.rule import is_rule


def rules_of(modules: tuple[ModuleType, ...]) -> list[FunctionType]:
    """Every rule defined in some modules, each once."""
    found: dict[FunctionType, None] = {}
    for module in modules:
        for thing in vars(module).values():
            if is_rule(thing) and thing.__module__ == module.__name__:
                found[thing] = None
    return list(found)


def called_names(function: FunctionType) -> list[str]:
    """The global names a function looks up, in order."""
    return [i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"]


def in_call_order(rules: list[FunctionType], wanted: Iterable[FunctionType]) -> list[FunctionType]:
    """The wanted rules and all they call, each after those it calls; ValueError where rules call one another."""
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
