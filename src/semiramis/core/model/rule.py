"""Decorators for rule functions, and the types of the tables they read; imports nothing else of the package."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


class Table(list[int]):
    """A row of numbers that rules look up; a constant array in compiled code."""


class Grid(list[list[int]]):
    """A table with two indices."""


class Cube(list[list[list[int]]]):
    """A table with three indices."""


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark a function in the rules dialect with the clauses it implements; the function is returned unchanged."""

    def mark(function: F) -> F:
        function.__dict__["clauses"] = clauses
        function.__dict__["is_rule"] = True
        return function

    return mark


def enforces(*clauses: str) -> Callable[[F], F]:
    """Mark an ordinary function (set-up, refusals, checks) with the clauses it enforces."""

    def mark(function: F) -> F:
        function.__dict__["clauses"] = clauses
        return function

    return mark


def is_rule(thing: object) -> bool:
    """Whether an object is a function marked as a rule."""
    return getattr(thing, "is_rule", False) is True


def clauses_of(thing: object) -> tuple[str, ...]:
    """Return the clause ids a function is marked with."""
    clauses: tuple[str, ...] = getattr(thing, "clauses", ())
    return clauses
