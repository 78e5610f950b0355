"""The potential of a garden and of what is kept for it: pillars, sets, tiles and open symbols, in points."""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.ai.weights import (
    FIRST_PILLARS,
    FLOWER_AFTER_NEXT,
    MORE_BRIDGES,
    MORE_FOUNTAINS,
    MORE_PILLARS,
    NEXT_FLOWER,
    NEXT_PIECE,
    ONE_BRIDGE,
    ONE_FOUNTAIN,
    OPEN_STAIRS,
    PIECE_AFTER_NEXT,
    PILLAR,
    SPARE_PILLARS,
    SYMBOL_ON_TILE,
    TILE_AT_ALL,
    TURNS_FOR_PILLARS,
)
from semiramis.games.babylon.components.names import BRIDGE, FOUNTAIN, NO_HOLE, STAIRS, STATUE
from semiramis.games.babylon.components.tables import (
    BRIDGE_POINTS,
    FLOWER_SET_POINTS,
    FOUNTAIN_POINTS,
    HOLE_NEIGHBOUR,
    SET_POINTS,
    STATUE_POINTS,
    STORE_PILLARS,
    TILE_FLOWER,
    TILE_SYMBOL,
)
from semiramis.games.babylon.rules.building import support_height
from semiramis.games.babylon.rules.decorating import in_line, is_first_statue
from semiramis.games.babylon.rules.scoring import decoration_sets, flower_sets
from semiramis.games.babylon.rules.state import FIRST_PIECE, State


@rule()
def pillar_value(pillars: int, turns: int) -> float:
    """Return the value of pillars in the turns to come; the first are worth most."""
    kept = min(pillars, STORE_PILLARS)
    points = PILLAR * min(kept, FIRST_PILLARS) + MORE_PILLARS * max(0, kept - FIRST_PILLARS)
    points += SPARE_PILLARS * (pillars - kept)
    return points * min(turns, TURNS_FOR_PILLARS) / TURNS_FOR_PILLARS


@rule()
def set_potential(state: State, seat: int) -> float:
    """Return the value of decorations and flowers beyond the complete sets."""
    pieces = decoration_sets(state, seat)
    flowers = flower_sets(state, seat)
    potential = 0.0
    for kind in range(4):
        over = state.shown[seat][kind] - pieces
        potential += SET_POINTS * (NEXT_PIECE[kind] * min(over, 1) + PIECE_AFTER_NEXT * max(0, min(over, 2) - 1)) / 100
        over = state.flowers[seat][kind] - flowers
        potential += FLOWER_SET_POINTS * (NEXT_FLOWER * min(over, 1) + FLOWER_AFTER_NEXT * max(0, min(over, 2) - 1))
    return potential


@rule()
def tile_value(state: State, seat: int, tile: int) -> float:
    """Return the expected value of a tile in hand."""
    points = TILE_AT_ALL + flower_need(state, seat, TILE_FLOWER[tile])
    for corner in range(4):
        if TILE_SYMBOL[tile][corner] > 0:
            points += SYMBOL_ON_TILE
    return points


@rule()
def flower_need(state: State, seat: int, flower: int) -> float:
    """Return what one more tile of a flower adds to the sets."""
    fewest = flower_sets(state, seat)
    have = state.flowers[seat][flower]
    if have > fewest + 1:
        return 0.0
    if have == fewest + 1:
        return FLOWER_SET_POINTS * FLOWER_AFTER_NEXT
    for other in range(4):
        if other != flower and state.flowers[seat][other] == fewest:
            return FLOWER_SET_POINTS * NEXT_FLOWER
    return FLOWER_SET_POINTS * (1 - 3 * NEXT_FLOWER)


@rule()
def is_open(state: State, seat: int, hole: int) -> bool:
    """Return whether a field of a slab is empty."""
    return state.standing[seat][hole] == 0 and state.span[seat][hole] == 0 and state.roof[seat][hole] > 0


@rule()
def piece_points(symbol: int, level: int) -> float:
    """Return what a decoration scores on a level."""
    if symbol == STATUE:
        return 1.0 * STATUE_POINTS * level
    if symbol == FOUNTAIN:
        return 1.0 * FOUNTAIN_POINTS * level
    if symbol == BRIDGE:
        return 1.0 * BRIDGE_POINTS * level
    return 2.0 * level + 1


@rule()
def has_room(state: State, seat: int, hole: int, side: int, symbol: int) -> bool:
    """Return whether a new slab could bring the partner of an open symbol to one side of it."""
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
    """Return what a symbol on a level scores with an open partner on one side; 0 without a partner."""
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
def garden_potential(state: State, seat: int, share: float, under_way: bool) -> float:
    """Return the potential of all open symbols."""
    potential = 0.0
    standing = state.standing[seat]
    span = state.span[seat]
    symbol = state.symbol[seat]
    for hole in range(64):
        if symbol[hole] > 0 and standing[hole] == 0 and span[hole] == 0:
            potential += symbol_potential(state, seat, hole, symbol[hole], share, under_way)
    return potential


@rule()
def symbol_potential(state: State, seat: int, hole: int, symbol: int, share: float, under_way: bool) -> float:
    """Return the potential of an open symbol: at once where a slab of this turn allows it, or with a later slab."""
    level = state.top[seat][hole]
    is_new = under_way and state.roof[seat][hole] > state.slabs_before
    if symbol == STATUE:
        if is_new and (is_first_statue(state, seat) or in_line(state, seat, hole)):
            return piece_points(symbol, level) + piece_need(state, seat, symbol)
        return 0.0
    if under_way:
        for side in range(4):
            at_once = joins_side(state, seat, hole, level, side, symbol)
            if at_once > 0:
                with_new = is_new_partner(state, seat, hole, side, symbol)
                if is_new:
                    return (0.5 if with_new else 1.0) * (at_once + piece_need(state, seat, symbol))
                if with_new:
                    return 0.0
    sides = 0
    for side in range(4):
        if has_room(state, seat, hole, side, symbol):
            sides += 1
    if sides == 0:
        return 0.0
    return share * partner_potential(symbol, level, sides)


@rule()
def partner_potential(symbol: int, level: int, sides: int) -> float:
    """Return the potential of a symbol whose partner may still come to `sides` sides of it."""
    if symbol == STAIRS:
        return OPEN_STAIRS
    if symbol == FOUNTAIN:
        return (ONE_FOUNTAIN if sides == 1 else MORE_FOUNTAINS) * level
    return (ONE_BRIDGE if sides == 1 else MORE_BRIDGES) * (level - 1)


@rule()
def is_new_partner(state: State, seat: int, hole: int, side: int, symbol: int) -> bool:
    """Return whether the partner of a symbol on one side lies on a slab of this turn, and so counts the piece too."""
    other = HOLE_NEIGHBOUR[hole][side]
    if symbol == BRIDGE:
        other = HOLE_NEIGHBOUR[other][side]
    return state.roof[seat][other] > state.slabs_before


@rule()
def piece_need(state: State, seat: int, symbol: int) -> float:
    """Return what one more decoration of a kind adds to the sets; -100 where the supply is empty."""
    if state.supply_limit == 0 and state.supply[FIRST_PIECE + symbol - 1] == 0:
        return -100.0
    fewest = decoration_sets(state, seat)
    if state.shown[seat][symbol - 1] > fewest:
        return SET_POINTS * PIECE_AFTER_NEXT / 100
    waiting = 0
    for kind in range(4):
        if kind != symbol - 1:
            if state.shown[seat][kind] == fewest:
                return SET_POINTS * NEXT_PIECE[symbol - 1] / 100
            waiting += NEXT_PIECE[kind]
    return SET_POINTS * (100 - waiting) / 100
