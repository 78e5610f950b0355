"""The lint refuses whatever the translation to C refuses, at the same line, and nothing that it accepts."""

# Long because every form that C cannot have is a rule of its own.
# mypy: ignore-errors
# ruff: noqa: F842, PLW0120, SIM110

import inspect
from types import FunctionType

import pytest

from semiramis.bots.search import kernel
from semiramis.core.compile import playouts
from semiramis.core.compile.c.unit import Unit
from semiramis.core.compile.interface import legal, mover
from semiramis.core.compile.playouts import draw_below, draw_outcome
from semiramis.core.compile.program import Program
from semiramis.core.model.arrays import Floats, Ints, Ints2, State, States, Stream, Work
from semiramis.core.model.dialect import NotInDialect, lint, lint_rule
from semiramis.core.model.rule import rule
from semiramis.core.registry import find_game, keys

GAME = find_game("amyitis")


@rule()
def next_number(stream: Stream) -> int:
    """Write and return something."""
    stream[0] = stream[0] + 1
    return stream[0]


@rule()
def is_first(seat: int) -> bool:
    """Return a truth value."""
    return seat == 0


@rule()
def half(number: int) -> float:
    """Return a float."""
    return number / 2


@rule()
def power(x: float) -> float:
    """A power other than the square root."""
    return x**2.0  # here


@rule()
def or_of_numbers(x: int) -> int:
    """`or` of numbers."""
    return 1 if x or x > 2 else 0  # here


@rule()
def and_of_local_numbers(x: int) -> bool:
    """`and` of a number in a local."""
    left = x > 1
    left = x - 1
    return is_first(x) and left  # here


@rule()
def and_of_a_loop_variable(x: int) -> bool:
    """`and` of the variable of a loop."""
    for i in range(x):
        if is_first(x) and i:  # here
            return True
    return False


@rule()
def floor_of_floats(x: int) -> float:
    """Floor division of floats."""
    y = half(x)
    return y // 2  # here


@rule()
def remainder_of_floats(values: Floats) -> float:
    """The remainder of a float from an array."""
    return values[0] % 2  # here


@rule()
def float_index(values: Ints, x: int) -> int:
    """A float as an index."""
    return values[half(x)]  # here


@rule()
def middle_call(x: int, stream: Stream) -> bool:
    """A call in the middle of a chained comparison."""
    return 0 < draw_below(stream, 5) < x  # here


@rule()
def membership(x: int) -> bool:
    """The operator `is`."""
    return x is x  # here


@rule()
def matrix_product(x: int) -> int:
    """An operator that there is not."""
    return x @ x  # here


@rule()
def added_in_order(stream: Stream) -> int:
    """Reads what the other operand writes."""
    return stream[0] + next_number(stream)  # here


@rule()
def two_writes(stream: Stream) -> int:
    """Two operands write."""
    return next_number(stream) - next_number(stream)  # here


@rule()
def compared_in_order(stream: Stream) -> bool:
    """Compares what the other side writes."""
    return stream[1] < next_number(stream)  # here


@rule()
def arguments_in_order(stream: Stream) -> int:
    """An argument reads what another writes."""
    return draw_below(stream, next_number(stream) + stream[0])  # here


@rule()
def extreme_in_order(stream: Stream) -> int:
    """The greater of two that depend on each other."""
    return max(stream[0], next_number(stream))  # here


@rule()
def added_in_place(stream: Stream) -> None:
    """Adds what is written meanwhile."""
    stream[1] += next_number(stream)  # here


@rule()
def indexed_in_order(table: Ints2, stream: Stream) -> int:
    """One index reads what the other writes."""
    return table[stream[0]][next_number(stream)]  # here


@rule()
def stored_by_a_writing_index(table: Ints, stream: Stream) -> None:
    """The place of a store is written meanwhile."""
    table[next_number(stream)] = table[0]  # here


@rule()
def interface_in_order(state: State, work: Work) -> int:
    """A function of the game writes."""
    return legal(state, work) + work.n_legal  # here


@rule()
def step_by_variable(x: int) -> int:
    """A step that is not a constant."""
    total = 0
    for i in range(0, 9, x):  # here
        total += i
    return total


@rule()
def loop_with_else(x: int) -> int:
    """`else` after a loop."""
    for i in range(x):  # here
        x += i
    else:
        x = 0
    return x


@rule()
def while_with_else(x: int) -> int:
    """`else` after a loop."""
    while x > 0:  # here
        x -= 1
    else:
        x = 5
    return x


@rule()
def several_targets(x: int) -> int:
    """An assignment to several names."""
    a = b = x  # here
    return a + b


@rule()
def without_value(x: int) -> int:
    """A name without a value."""
    a: int  # here
    return x


@rule()
def called_result(x: int) -> int:
    """A call of a result."""
    return (is_first if x else half)(x)  # here


@rule()
def large_number(x: int) -> int:
    """An integer of more than 64 bits."""
    return x + 9223372036854775808  # here


@rule()
def complex_number(x: float) -> float:
    """A complex number."""
    return x * 2j  # here


@rule()
def again(x: int) -> int:  # here
    """Calls itself through another."""
    return and_again(x)


@rule()
def and_again(x: int) -> int:
    """Calls the one that calls it."""
    return again(x)


@rule()
def with_default(x: int = 3) -> int:  # here
    """A default value."""
    return x


@rule()
def with_star(*x: int) -> int:  # here
    """Any number of parameters."""
    return 1


@rule()
def without_type(x) -> int:  # here
    """A parameter without a type."""
    return x


BAD = [
    power, or_of_numbers, and_of_local_numbers, and_of_a_loop_variable, floor_of_floats, remainder_of_floats,
    float_index, middle_call, membership, matrix_product, added_in_order, two_writes, compared_in_order,
    arguments_in_order,
    extreme_in_order, added_in_place, indexed_in_order, stored_by_a_writing_index, interface_in_order, step_by_variable,
    loop_with_else, while_with_else, several_targets, without_value, called_result, large_number, complex_number, again,
    with_default, with_star, without_type,
]  # fmt: skip


def translated(function: FunctionType) -> str:
    return Unit(GAME, Program("one", entries=(function,))).text


def marked_line(function: FunctionType) -> int:
    lines, first = inspect.getsourcelines(function)
    return first + next(n for n, line in enumerate(lines) if "# here" in line)


@pytest.mark.parametrize("function", BAD, ids=lambda function: function.__name__)
def test_the_lint_refuses_what_cannot_be_translated(function: FunctionType) -> None:
    with pytest.raises(NotInDialect) as problem:
        translated(function)
    assert problem.value.fault.file == "test_dialect.py"
    faults = lint_rule(function, floats=True)
    assert [fault for fault in faults if fault.file == "test_dialect.py"] == faults != []
    decorator = 1 if "# here" in _head(function) else 0
    assert marked_line(function) - faults[0].line in (0, decorator)
    assert str(faults[0]).startswith(f"test_dialect.py:{faults[0].line}: rule {function.__name__} uses ")


def _head(function: FunctionType) -> str:
    return inspect.getsourcelines(function)[0][1]


@rule()
def allowed(states: States, work: Work, stream: Stream, values: Floats, table: Ints2, x: int) -> float:
    """Everything that only looks like those."""
    first = is_first(x)
    sure = first and (x > 1 or not first)
    once = next_number(stream)
    table[x][once] = next_number(stream)
    code = work.legal[draw_outcome(work, stream, once)]
    at = mover(states[x])
    for i in range(9, 0, -2):
        if sure and 0 < i < x:
            at += draw_below(stream, code)
    return (values[0] ** 0.5) / 2 + x // 2 + at


def test_the_lint_accepts_what_can_be_translated() -> None:
    assert "allowed" in translated(allowed)
    assert lint_rule(allowed, floats=True) == []


@pytest.mark.parametrize("key", keys())
def test_no_rule_of_the_games_or_the_search_is_refused(key: str) -> None:
    game = find_game(key)
    assert lint((*game.rules.modules, playouts)) == []
    assert lint((*game.ai.modules, kernel), floats=True) == []
