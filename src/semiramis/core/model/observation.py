"""Planes: what the numbers of an observation are, declared once; and how owners look from a seat's own chair."""

from collections.abc import Sequence
from dataclasses import dataclass

from semiramis.core.model.domain import NEUTRAL, SEAT
from semiramis.core.model.rule import Grid

MOST_SEATS = len(SEAT)


@dataclass(frozen=True)
class Plane:
    """A run of numbers in an observation: how many, from what to what, and what they say.

    Where a number is the name of something rather than an amount, `words` lists what 0, 1, 2 … stand for.
    """

    name: str
    length: int
    low: int
    high: int
    text: str
    words: tuple[str, ...] = ()


def names(name: str, length: int, words: Sequence[str], text: str) -> Plane:
    """A plane of numbers that stand for words."""
    return Plane(name, length, 0, len(words) - 1, text, tuple(words))


def starts(planes: Sequence[Plane]) -> list[int]:
    """Where each plane begins."""
    return [sum(plane.length for plane in planes[:place]) for place in range(len(planes))]


def length_of(planes: Sequence[Plane]) -> int:
    """The length of an observation."""
    return sum(plane.length for plane in planes)


WHO_WORDS = ("none", "me", "next", "second next", "third next", "neutral")
"""The names of seats in an observation: the observing seat is `me`, the others follow clockwise."""
WHOSE_TURN = WHO_WORDS[: MOST_SEATS + 1]


BITS_OF_WHO = 4
ONE_WHO = (1 << BITS_OF_WHO) - 1


def _seen_from(n_seats: int, seat: int) -> int:
    """Each owner as a seat sees him; seats that are not at the table are nobody's."""
    seen = NEUTRAL << BITS_OF_WHO * NEUTRAL
    for owner in range(1, n_seats + 1):
        seen |= 1 + (owner - 1 - seat) % n_seats << BITS_OF_WHO * owner
    return seen


SEEN_OWNERS: Grid = Grid(
    [[_seen_from(n_seats, seat) for seat in range(MOST_SEATS)] for n_seats in range(1, MOST_SEATS + 1)]
)
"""By seats at the table less one and seat that looks: who each owner (0 nobody, seat + 1, or neutral) is to him.

All six stand in one number, four bits each, so that many owners can be looked up at once:
`seen >> BITS_OF_WHO * owner & ONE_WHO`.
"""
