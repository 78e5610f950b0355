"""Plausible values: what may stand at a reconstructed place of an edition, as far as anybody knows.

A game lists them by place. Parts of a place may have wildcards: `tile.q1-?.prestige`, `city.*.demand`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from semiramis.core.editions.edition import RECONSTRUCTED, Edition, provenance
from semiramis.core.editions.reader import without_notes


@dataclass(frozen=True)
class Numbers:
    """A number from `low` to `high`."""

    low: int
    high: int


@dataclass(frozen=True)
class OneOf:
    """One of some words."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Several:
    """A list of `size` different words."""

    words: tuple[str, ...]
    size: int


@dataclass(frozen=True)
class Amounts:
    """A table with a number up to `high` for any of some words; a word without an amount is left out."""

    words: tuple[str, ...]
    high: int


@dataclass(frozen=True)
class Cells:
    """A list of `size` texts, each one of some words; words may repeat."""

    words: tuple[str, ...]
    size: int


@dataclass(frozen=True)
class Drawing:
    """Rows of letters, one for each cell, `sizes` cells in each row."""

    letters: str
    sizes: tuple[int, ...]


Range = Numbers | OneOf | Several | Amounts | Cells | Drawing
Ranges = Mapping[str, Range]


@dataclass(frozen=True)
class OpenValue:
    """A reconstructed value that another one may replace: its place, its value in the edition, and its range."""

    place: str
    value: Any
    confidence: str
    range: Range


def open_values(edition: Edition, ranges: Ranges) -> Iterator[OpenValue]:
    """Yield every reconstructed value of an edition that has a range, in the order of the file.

    A table of amounts is one value, however many amounts it has.
    """
    seen = set()
    for value in provenance(edition):
        if value.confidence not in RECONSTRUCTED:
            continue
        for place in (value.place, value.place.rpartition(".")[0]):
            found = range_at(place, ranges)
            if found is not None and place not in seen:
                seen.add(place)
                yield OpenValue(place, value_at(edition, place), value.confidence, found)


def range_at(place: str, ranges: Ranges) -> Range | None:
    """Return the range of a place, or None."""
    parts = place.split(".")
    for pattern, found in ranges.items():
        wanted = pattern.split(".")
        if len(wanted) == len(parts) and all(map(fnmatchcase, parts, wanted)):
            return found
    return None


def value_at(edition: Edition, place: str) -> Any:
    """Return the value or table at a place, without notes; KeyError if there is none."""
    found: Any = edition.data
    for key in place.split("."):
        found = found[key]
    return without_notes(found)
