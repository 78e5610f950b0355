"""Names that generic loops call; linking puts one game's own rules in their place."""

from typing import Any


def mover(state: Any) -> int:
    """Who decides now."""
    raise NotImplementedError("link this loop to a game first")


def legal(state: Any, work: Any) -> int:
    """Fill in the legal codes, and at chance nodes their weights; how many they are."""
    raise NotImplementedError("link this loop to a game first")


def apply(state: Any, work: Any, code: int) -> None:
    """Do one decision."""
    raise NotImplementedError("link this loop to a game first")


def total_score(state: Any, seat: int) -> int:
    """A seat's score as if the game ended now."""
    raise NotImplementedError("link this loop to a game first")


def part_score(state: Any, seat: int, part: int) -> int:
    """One part of a seat's score as if the game ended now."""
    raise NotImplementedError("link this loop to a game first")


def tie_break(state: Any, seat: int) -> int:
    """What decides between equal scores."""
    raise NotImplementedError("link this loop to a game first")


def is_sound(state: Any) -> bool:
    """Whether nothing is lost or doubled in a position."""
    raise NotImplementedError("link this loop to a game first")


def value(state: Any, seat: int) -> float:
    """What a position is worth to a seat, by the game's advice."""
    raise NotImplementedError("link this loop to a game first")


def observe(state: Any, seat: int, out: Any) -> None:
    """Write what a seat sees of a position."""
    raise NotImplementedError("link this loop to a game first")


def copy_state(states: Any, target: int, source: int) -> None:
    """Copy one state of a list over another."""
    states[target].assign(states[source])
