"""Rules linked to one another as functions compiled for a GPU."""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from semiramis.core.compile.link import Linked
from semiramis.core.compile.order import rules_of
from semiramis.core.compile.program import Program
from semiramis.core.model.rule import Cube, Grid, Table, is_rule

if TYPE_CHECKING:
    from semiramis.core.game import Game

Compiled = dict[FunctionType, Any]
"""Compiled functions by the plain ones they were made from."""


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


def tables_in(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """All tables in the namespaces of some modules, by name."""
    return {k: v for m in modules for k, v in vars(m).items() if isinstance(v, Table | Grid | Cube)}
