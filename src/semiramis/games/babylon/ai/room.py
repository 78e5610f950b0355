"""The room to build on that a garden leaves for the turns to come."""

from semiramis.core.model.rule import Grid, rule
from semiramis.games.babylon.ai.weights import MOST_ROOM, ROOM_HELPS, TURNS_FOR_ROOM
from semiramis.games.babylon.components.names import N_HOLES, N_PLACES
from semiramis.games.babylon.components.tables import PLACE_HOLE
from semiramis.games.babylon.rules.building import is_taken
from semiramis.games.babylon.rules.state import STANDS_STATUE, State

NOWHERE = N_PLACES
"""A place off the board."""
IS_UNDER: Grid = Grid([1 if hole in holes else 0 for hole in range(N_HOLES)] for holes in (*PLACE_HOLE, ()))
"""1 for the holes under a slab, [place, hole]; none are under one that is nowhere."""

SUPPORTS = 3
"""The corners of a slab that must be supported; the fourth may hang free."""


@rule()
def room_value(state: State, seat: int, turns: int, laid: int, level: int) -> float:
    """Return the value of room in the turns to come, as it is or after a slab is laid at a place on a level."""
    tallest = max(state.highest[seat], level) + 1
    room = 0
    for place in range(49):
        if place != laid:
            room += room_at(state, seat, place, tallest, laid, level)
    return min(turns, TURNS_FOR_ROOM) * ROOM_HELPS[min(room, MOST_ROOM)] / 100


@rule()
def room_at(state: State, seat: int, place: int, tallest: int, laid: int, level: int) -> int:
    """Return the sum of the levels a slab could have at a place, on single pillars or statues and on double pillars."""
    below = 0
    lowest = tallest
    for corner in range(4):
        top = top_with(state, seat, PLACE_HOLE[place][corner], laid, level)
        below = max(below, top)
        lowest = min(lowest, top)
    if below >= tallest:
        return 0
    low = 0
    high = 0
    for corner in range(4):
        hole = PLACE_HOLE[place][corner]
        top = top_with(state, seat, hole, laid, level)
        if IS_UNDER[laid][hole] > 0 or (state.standing[seat][hole] == 0 and state.span[seat][hole] == 0):
            low += 1 if top + 1 >= below else 0
            high += 1 if top == below else 0
        elif state.standing[seat][hole] == STANDS_STATUE and top == below:
            low += 1
    if low < SUPPORTS or (lowest > 0 and is_taken(state, seat, place, below + 1)):
        return 0
    return below + 1 + (below + 2 if high >= SUPPORTS and below + 2 <= tallest else 0)


@rule()
def top_with(state: State, seat: int, hole: int, laid: int, level: int) -> int:
    """Return the height of a hole after a slab is laid at a place on a level."""
    return level if IS_UNDER[laid][hole] > 0 else state.top[seat][hole]
