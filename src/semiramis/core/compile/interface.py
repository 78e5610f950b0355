"""The functions of a game that generic loops call by name; linking puts those of one game in their place.

All of them except `copy_state` raise NotImplementedError until a loop is linked to a game.
"""

from semiramis.core.model.arrays import ObservationValues, State, States, Work

UNLINKED = "link this loop to a game first"


def mover(state: State) -> int:
    """Who decides: a seat, CHANCE, or NOBODY when the game is over."""
    raise NotImplementedError(UNLINKED)


def legal(state: State, work: Work) -> int:
    """Write the legal codes to `work.legal` (and weights at chance nodes); return their number."""
    raise NotImplementedError(UNLINKED)


def apply(state: State, work: Work, code: int) -> None:
    """Carry out a legal code and all that follows, up to the next decision."""
    raise NotImplementedError(UNLINKED)


def total_score(state: State, seat: int) -> int:
    """A seat's score as if the game ended now."""
    raise NotImplementedError(UNLINKED)


def part_score(state: State, seat: int, part: int) -> int:
    """One part of a seat's score as if the game ended now."""
    raise NotImplementedError(UNLINKED)


def tie_break(state: State, seat: int) -> int:
    """A number that decides between equal scores; the higher one wins."""
    raise NotImplementedError(UNLINKED)


def round_of(state: State) -> int:
    """The round that is being played."""
    raise NotImplementedError(UNLINKED)


def is_sound(state: State) -> bool:
    """Whether a position has neither lost nor doubled a component."""
    raise NotImplementedError(UNLINKED)


def value(state: State, seat: int) -> float:
    """The expected final margin of a seat over the best other seat, in points, by the game's heuristic."""
    raise NotImplementedError(UNLINKED)


def observe(state: State, seat: int, out: ObservationValues) -> None:
    """Write a position as a seat sees it."""
    raise NotImplementedError(UNLINKED)


def copy_state(states: States, target: int, source: int) -> None:
    """Copy one state of an array over another."""
    states[target].assign(states[source])
