"""The value of the tile in hand at the place chosen for it."""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.ai.garden import (
    flower_need,
    is_open,
    joins_side,
    partner_potential,
    piece_need,
    piece_points,
    pillar_value,
    symbol_potential,
)
from semiramis.games.babylon.components.names import STATUE
from semiramis.games.babylon.components.tables import (
    BELVEDERE_POINTS,
    HEIGHT_POINTS,
    PLACE_HOLE,
    STATUE_POINTS,
    TILE_FLOWER,
)
from semiramis.games.babylon.rules.building import slab_price, support_height, tile_in_hand
from semiramis.games.babylon.rules.decorating import in_line, is_first_statue
from semiramis.games.babylon.rules.garden import symbol_of
from semiramis.games.babylon.rules.ground import CANNOT
from semiramis.games.babylon.rules.stages import HANGING, TURNING
from semiramis.games.babylon.rules.state import NO_HANG, STANDS_STATUE, State


@rule()
def laying_value(state: State, seat: int, share: float, turns: int) -> float:
    """Return the value of the tile in hand at its chosen place, with the best supports and the best rotation."""
    tile = tile_in_hand(state, seat)
    settled = settled_hang(state, seat)
    best = -100.0
    hang = settled
    for turn in range(4):
        gain = 0.0
        least = 100.0
        least_corner = NO_HANG
        for corner in range(4):
            if corner != settled:
                points = corner_value(state, seat, corner, symbol_of(tile, turn, corner), share)
                gain += points
                if points < least:
                    least = points
                    least_corner = corner
        if settled == NO_HANG and state.stage == HANGING:
            gain -= least
        else:
            least_corner = settled
        if gain > best:
            best = gain
            hang = least_corner
    best += flower_need(state, seat, TILE_FLOWER[tile]) + HEIGHT_POINTS * max(
        0, state.build_level - state.highest[seat]
    )
    best += BELVEDERE_POINTS if hang != NO_HANG else 0
    return best - pillars_lost(state, seat, hang, turns) - cover_cost(state, seat, share)


@rule()
def settled_hang(state: State, seat: int) -> int:
    """Return the corner that hangs free, if it is chosen or nothing can support it; NO_HANG otherwise."""
    if state.stage == TURNING:
        return state.build_hang
    for corner in range(4):
        if support_height(state, seat, PLACE_HOLE[state.build_place][corner], state.build_level) == CANNOT:
            return corner
    return NO_HANG


@rule()
def pillars_lost(state: State, seat: int, hang: int, turns: int) -> float:
    """Return the value of the pillars under the tile in hand; of four where no corner may hang."""
    price = slab_price(state, seat, state.build_place, state.build_level, hang)
    if price == CANNOT:
        price = slab_price(state, seat, state.build_place, state.build_level, NO_HANG)
    held = state.singles[seat] + 2 * state.doubles[seat]
    return pillar_value(held, turns) - pillar_value(max(0, held - price), turns)


@rule()
def corner_value(state: State, seat: int, corner: int, symbol: int, share: float) -> float:
    """Return the value of a symbol at a corner of the tile in hand; only two of its sides are outside the tile."""
    hole = PLACE_HOLE[state.build_place][corner]
    level = state.build_level
    if symbol == 0:
        return 0.0
    if symbol == STATUE:
        if is_first_statue(state, seat) or in_line(state, seat, hole):
            return piece_points(symbol, level) + piece_need(state, seat, symbol)
        return 0.0
    first = joins_side(state, seat, hole, level, corner, symbol)
    second = joins_side(state, seat, hole, level, (corner + 3) % 4, symbol)
    if first > 0 or second > 0:
        return max(first, second) + piece_need(state, seat, symbol)
    return share * partner_potential(symbol, level, 1)


@rule()
def cover_cost(state: State, seat: int, share: float) -> float:
    """Return the value of the statues and open symbols that the tile in hand hides."""
    cost = 0.0
    for corner in range(4):
        hole = PLACE_HOLE[state.build_place][corner]
        if state.standing[seat][hole] == STANDS_STATUE:
            cost += STATUE_POINTS * state.top[seat][hole]
        elif is_open(state, seat, hole):
            symbol = state.symbol[seat][hole]
            if symbol > 0:
                cost += symbol_potential(state, seat, hole, symbol, share, True)
    return cost
