"""Planes: the layout of an observation, declared once; and owners relative to the observing seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from semiramis.core.model.domain import NEUTRAL, SEAT
from semiramis.core.model.rule import Grid, rule

MOST_SEATS = len(SEAT)


@dataclass(frozen=True)
class Plane:
    """A run of numbers in an observation: its length, its range, and its meaning.

    If the numbers are categories rather than amounts, `words` lists what 0, 1, 2 … stand for.
    """

    name: str
    length: int
    low: int
    high: int
    text: str
    words: tuple[str, ...] = ()


def names(name: str, length: int, words: Sequence[str], text: str) -> Plane:
    """Return a plane of numbers that stand for words."""
    return Plane(name, length, 0, len(words) - 1, text, tuple(words))


def starts(planes: Sequence[Plane]) -> list[int]:
    """Return the index at which each plane begins."""
    return [sum(plane.length for plane in planes[:place]) for place in range(len(planes))]


def length_of(planes: Sequence[Plane]) -> int:
    """Return the length of an observation."""
    return sum(plane.length for plane in planes)


WHO_WORDS = ("none", "me", "next", "second next", "third next", "neutral")
"""The names of seats in an observation: the observing seat is `me`, the others follow clockwise."""
WHOSE_TURN = WHO_WORDS[: MOST_SEATS + 1]


BITS_OF_WHO = 4
ONE_WHO = (1 << BITS_OF_WHO) - 1


def _seen_from(n_seats: int, seat: int) -> int:
    """Return each owner relative to a seat; seats that are not at the table count as nobody."""
    seen = NEUTRAL << BITS_OF_WHO * NEUTRAL
    for owner in range(1, n_seats + 1):
        seen |= 1 + (owner - 1 - seat) % n_seats << BITS_OF_WHO * owner
    return seen


SEEN_OWNERS: Grid = Grid(
    [[_seen_from(n_seats, seat) for seat in range(MOST_SEATS)] for n_seats in range(1, MOST_SEATS + 1)]
)
"""By number of seats less one and observing seat: each owner (0 nobody, seat + 1, or neutral) relative to that seat.

All six are packed into one number, four bits each, so that many owners can be looked up at once:
`seen >> BITS_OF_WHO * owner & ONE_WHO`.
"""


@rule()
def seat_clockwise(n_seats: int, seat: int, places: int) -> int:
    """Return the seat that sits a number of places clockwise of another, fewer than there are seats."""
    other = seat + places
    return other if other < n_seats else other - n_seats
