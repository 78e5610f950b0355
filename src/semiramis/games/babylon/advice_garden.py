"""Advice: what a garden and the things kept for it may become: pillars, sets, tiles and open symbols.

All in victory points, except shares and turns.
"""

from semiramis.core.rule import rule
from semiramis.games.babylon.building import support_height
from semiramis.games.babylon.decorating import in_line, is_first_statue
from semiramis.games.babylon.pieces import (
    BRIDGE,
    BRIDGE_POINTS,
    FLOWER_SET_POINTS,
    FOUNTAIN,
    FOUNTAIN_POINTS,
    HOLE_NEIGHBOUR,
    SET_POINTS,
    STAIRS,
    STATUE,
    STATUE_POINTS,
    STORE_PILLARS,
    TILE_FLOWER,
    TILE_SYMBOL,
)
from semiramis.games.babylon.scoring import decoration_sets, flower_sets
from semiramis.games.babylon.state import (
    FIRST_PIECE,
    NO_HOLE,
    STANDS_STATUE,
    State,
)

PILLAR, MORE_PILLARS, SPARE_PILLARS = 1.2, 0.75, 0.2
FIRST_PILLARS = 3
"""A pillar of the first few, of the others that can be stored, and of those that can only be used this turn."""

NEXT_IN_SET, AFTER_NEXT_IN_SET = 0.2, 0.08
"""The share of a set that a piece or flower is worth which the next set needs, and the one after that."""

TILE_AT_ALL, SYMBOL_HOPE = 1.0, 0.8
"""A tile to build, and each symbol on it."""

HOPE_OF_ONE, HOPE_OF_MORE = 0.12, 0.2
"""How likely an open symbol finds its partner in the end, with one side free or with more."""

TURNS_FOR_PILLARS = 2
ROOM = 0.12
"""A field that can carry a pillar, for each level a tile on it would have."""


@rule()
def pillar_worth(pillars: int, turns: int) -> float:
    """What pillars help in the turns to come; the first ones help most."""
    kept = min(pillars, STORE_PILLARS)
    worth = PILLAR * min(kept, FIRST_PILLARS) + MORE_PILLARS * max(0, kept - FIRST_PILLARS)
    worth += SPARE_PILLARS * (pillars - kept)
    return worth * min(turns, TURNS_FOR_PILLARS) / TURNS_FOR_PILLARS


@rule()
def set_hope(state: State, seat: int) -> float:
    """What decorations and flowers beyond the sets that are complete are worth for the next sets."""
    pieces = decoration_sets(state, seat)
    flowers = flower_sets(state, seat)
    hope = 0.0
    for kind in range(4):
        over = state.shown[seat][kind] - pieces
        hope += SET_POINTS * (NEXT_IN_SET * min(over, 1) + AFTER_NEXT_IN_SET * max(0, min(over, 2) - 1))
        over = state.flowers[seat][kind] - flowers
        hope += FLOWER_SET_POINTS * (NEXT_IN_SET * min(over, 1) + AFTER_NEXT_IN_SET * max(0, min(over, 2) - 1))
    return hope


@rule()
def tile_worth(state: State, seat: int, tile: int) -> float:
    """What a tile in hand will probably bring."""
    worth = TILE_AT_ALL + flower_need(state, seat, TILE_FLOWER[tile])
    for corner in range(4):
        if TILE_SYMBOL[tile][corner] > 0:
            worth += SYMBOL_HOPE
    return worth


@rule()
def flower_need(state: State, seat: int, flower: int) -> float:
    """What one more tile of a flower adds to the sets."""
    fewest = flower_sets(state, seat)
    have = state.flowers[seat][flower]
    if have > fewest + 1:
        return 0.0
    if have == fewest + 1:
        return FLOWER_SET_POINTS * AFTER_NEXT_IN_SET
    for other in range(4):
        if other != flower and state.flowers[seat][other] == fewest:
            return FLOWER_SET_POINTS * NEXT_IN_SET
    return FLOWER_SET_POINTS * (1 - 3 * NEXT_IN_SET)


@rule()
def is_open(state: State, seat: int, hole: int) -> bool:
    """Whether a field of a slab is empty."""
    return state.standing[seat][hole] == 0 and state.span[seat][hole] == 0 and state.roof[seat][hole] > 0


@rule()
def piece_points(symbol: int, level: int) -> float:
    """What a decoration scores on a level."""
    if symbol == STATUE:
        return 1.0 * STATUE_POINTS * level
    if symbol == FOUNTAIN:
        return 1.0 * FOUNTAIN_POINTS * level
    if symbol == BRIDGE:
        return 1.0 * BRIDGE_POINTS * level
    return 2.0 * level + 1


@rule()
def has_room(state: State, seat: int, hole: int, side: int, symbol: int) -> bool:
    """Whether a new slab could bring the partner of an open symbol to one side of it."""
    other = HOLE_NEIGHBOUR[hole][side]
    if other == NO_HOLE:
        return False
    level = state.top[seat][hole]
    if symbol == STAIRS:
        level += 1
    elif symbol == BRIDGE:
        if state.top[seat][other] >= level or state.standing[seat][other] > 0 or state.span[seat][other] > 0:
            return False
        other = HOLE_NEIGHBOUR[other][side]
        if other == NO_HOLE:
            return False
    return support_height(state, seat, other, level) <= 2 and state.top[seat][other] < level


@rule()
def joins_side(state: State, seat: int, hole: int, level: int, side: int, symbol: int) -> float:
    """What a symbol on a level scores together with an open partner to one side of it; 0 without."""
    other = HOLE_NEIGHBOUR[hole][side]
    if other == NO_HOLE:
        return 0.0
    if symbol == BRIDGE:
        if state.top[seat][other] >= level or state.standing[seat][other] > 0 or state.span[seat][other] > 0:
            return 0.0
        other = HOLE_NEIGHBOUR[other][side]
        if other == NO_HOLE:
            return 0.0
    if state.symbol[seat][other] != symbol or not is_open(state, seat, other):
        return 0.0
    if symbol == STAIRS:
        rise = state.top[seat][other] - level
        return 1.0 * (2 * level + rise) if abs(rise) == 1 else 0.0
    return piece_points(symbol, level) if state.top[seat][other] == level else 0.0


@rule()
def garden_hope(state: State, seat: int, share: float, under_way: bool) -> float:
    """What open symbols may still become, and room to build on."""
    hope = 0.0
    room = 0
    standing = state.standing[seat]
    span = state.span[seat]
    symbol = state.symbol[seat]
    top = state.top[seat]
    for hole in range(64):
        if standing[hole] <= STANDS_STATUE and span[hole] == 0:
            room += top[hole] + 1
            if symbol[hole] > 0 and standing[hole] == 0:
                hope += symbol_hope(state, seat, hole, symbol[hole], share, under_way)
    return hope + ROOM * share * room


@rule()
def symbol_hope(state: State, seat: int, hole: int, symbol: int, share: float, under_way: bool) -> float:
    """What an open symbol may become: at once where a slab of this turn allows it, or later with a new slab."""
    level = state.top[seat][hole]
    is_new = under_way and state.roof[seat][hole] > state.slabs_before
    if symbol == STATUE:
        if is_new and (is_first_statue(state, seat) or in_line(state, seat, hole)):
            return piece_points(symbol, level) + need_of(state, seat, symbol)
        return 0.0
    if under_way:
        for side in range(4):
            at_once = joins_side(state, seat, hole, level, side, symbol)
            if at_once > 0:
                with_new = is_new_partner(state, seat, hole, side, symbol)
                if is_new:
                    return (0.5 if with_new else 1.0) * (at_once + need_of(state, seat, symbol))
                if with_new:
                    return 0.0
    sides = 0
    for side in range(4):
        if has_room(state, seat, hole, side, symbol):
            sides += 1
    if sides == 0:
        return 0.0
    return (HOPE_OF_ONE if sides == 1 else HOPE_OF_MORE) * share * piece_points(symbol, level)


@rule()
def is_new_partner(state: State, seat: int, hole: int, side: int, symbol: int) -> bool:
    """Whether the partner of a symbol to one side lies on a slab of this turn; then it counts the piece, or half."""
    other = HOLE_NEIGHBOUR[hole][side]
    if symbol == BRIDGE:
        other = HOLE_NEIGHBOUR[other][side]
    return state.roof[seat][other] > state.slabs_before


@rule()
def need_of(state: State, seat: int, symbol: int) -> float:
    """What one more decoration of a kind adds to the sets; nothing of it comes when the supply is out."""
    if state.supply_limit == 0 and state.supply[FIRST_PIECE + symbol - 1] == 0:
        return -100.0
    fewest = decoration_sets(state, seat)
    if state.shown[seat][symbol - 1] > fewest:
        return SET_POINTS * AFTER_NEXT_IN_SET
    for kind in range(4):
        if kind != symbol - 1 and state.shown[seat][kind] == fewest:
            return SET_POINTS * NEXT_IN_SET
    return SET_POINTS * (1 - 3 * NEXT_IN_SET)
