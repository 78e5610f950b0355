"""Evaluation weights as a table with one row each, for people and for fitting programs.

    WEIGHTS = Weights()
    CAMEL = WEIGHTS.add("CAMEL", 1.1, "prestige", MATCHES, "a camel")
    LEAD_OF_TWO, LEAD = WEIGHTS.by_seats("LEAD", 0.7, 0.1, "prestige", MATCHES, "a lead at two seats, and at more")

Adding a row returns its plain value, so that compiled rules see a constant.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from semiramis.core.model.rule import Table

MATCHES = "matches between bots with other values"
AVERAGES = "the average of what followed in games of bots"
REGRESSION = "a regression over the ends of turns in games of bots"
ESTIMATE = "an estimate"

T = TypeVar("T", int, float, Table)


@dataclass(frozen=True)
class Weight:
    """A row: name of the constant, value by number of seats, unit, how the value was found, and what it weighs."""

    name: str
    values: Mapping[int, int | float | Table]
    unit: str
    found: str
    about: str


class Weights:
    """The weights of a game, in the order of their definition."""

    def __init__(self) -> None:
        self.rows: list[Weight] = []

    def add(self, name: str, value: T, unit: str, found: str, about: str) -> T:
        """Add a row with one value for every number of seats and return the value."""
        self.rows.append(Weight(name, dict.fromkeys((2, 3, 4), value), unit, found, about))
        return value

    def by_seats(self, name: str, two: T, more: T, unit: str, found: str, about: str) -> tuple[T, T]:
        """Add a row with a value for two seats and one for more, and return both."""
        self.rows.append(Weight(name, {2: two, 3: more, 4: more}, unit, found, about))
        return two, more
