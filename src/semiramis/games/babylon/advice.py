"""Advice for bots: what a position is worth to a seat in victory points, guessed from what lies open.

A guess, not a rule. It is written in the rules dialect, with decimals, so that compiled search can use it too.
"""

from semiramis.core.rule import Table, rule
from semiramis.games.babylon.building import CANNOT, slab_price, support_height, tile_in_hand
from semiramis.games.babylon.decorating import in_line, is_first_statue
from semiramis.games.babylon.garden import symbol_of
from semiramis.games.babylon.pieces import (
    BELVEDERE_POINTS,
    BRIDGE,
    BRIDGE_POINTS,
    FLOWER_SET_POINTS,
    FOUNTAIN,
    FOUNTAIN_POINTS,
    HEIGHT_POINTS,
    HOLE_NEIGHBOUR,
    PLACE_HOLE,
    ROUNDS,
    SET_POINTS,
    STAIRS,
    STATUE,
    STATUE_POINTS,
    STORE_PILLARS,
    TILE_FLOWER,
    TILE_SYMBOL,
)
from semiramis.games.babylon.scoring import decoration_sets, flower_sets, total_score
from semiramis.games.babylon.state import (
    DEAL_TOKEN,
    FIRST_PIECE,
    HANGING,
    MINE,
    MINED,
    NO_HANG,
    NO_HOLE,
    OVER,
    REVEAL,
    STANDS_STATUE,
    STORED,
    TURNING,
    State,
)

# All in victory points, except shares and turns.

RIVAL = 0.5
"""How much the strongest opponent counts; the rest is the average of all opponents."""

PILLAR, MORE_PILLARS, SPARE_PILLARS = 1.2, 0.75, 0.2
FIRST_PILLARS = 3
"""A pillar of the first few, of the others that can be stored, and of those that can only be used this turn."""

NEXT_IN_SET, AFTER_NEXT_IN_SET = 0.2, 0.08
"""The share of a set that a piece or flower is worth which the next set needs, and the one after that."""

TILE_AT_ALL, SYMBOL_HOPE, STORED_SHARE = 1.0, 0.8, 0.7
"""A tile to build, each symbol on it, and how much less a stored one is worth."""

HOPE_OF_ONE, HOPE_OF_MORE = 0.12, 0.2
"""How likely an open symbol finds its partner in the end, with one side free or with more."""

LAST_TURNS, TURN, ROUGH_TURN = Table([0, -37, -63, -30, 7, 38, 106]), 7.2, 6.2
"""How the outlook changes on average until the end, in tenths, when so many turns are left to begin; for each turn
more; and for each turn of an opponent, who is only glanced at. Hopes of the last turns are seldom fulfilled. With this
a position is worth the same whoever has just moved, so that a search may compare short plans with long ones."""

TURNS_FOR_HOPE, TURNS_FOR_PILLARS = 5, 2
ROOM = 0.12
"""A field that can carry a pillar, for each level a tile on it would have."""


THINKING = {"gardener": 2000, "architect": 8000, "royal": 24000}
"""How a search is best set for this game, and how many simulations each strength makes at a decision."""


@rule()
def value(state: State, seat: int) -> float:
    """How far a seat stands ahead of its opponents, the strongest above all, in victory points."""
    strongest = -1000.0
    together = 0.0
    for other in range(state.n_seats):
        if other != seat:
            theirs = rough_outlook(state, other)
            strongest = max(strongest, theirs)
            together += theirs
    others = together / (state.n_seats - 1)
    return outlook(state, seat) - RIVAL * strongest - (1 - RIVAL) * others


@rule()
def rough_outlook(state: State, seat: int) -> float:
    """The points an opponent has and may expect; a glance, because a seat can do little about the others' gardens."""
    worth = float(total_score(state, seat))
    turns = turns_to_come(state, seat)
    return worth + pillar_worth(state.singles[seat], turns) + ROUGH_TURN * turns


@rule()
def outlook(state: State, seat: int) -> float:
    """The points a seat has and may expect from its garden and what it holds."""
    worth = float(total_score(state, seat))
    if state.stage == OVER:
        return worth
    under_way = is_under_way(state, seat)
    turns = turns_to_come(state, seat) + (1 if under_way else 0)
    if turns == 0:
        return worth
    share = min(turns, TURNS_FOR_HOPE) / TURNS_FOR_HOPE
    worth += turns_bring(turns_to_come(state, seat)) + share * set_hope(state, seat)
    worth += pillar_worth(state.singles[seat] + 2 * state.doubles[seat], turns)
    worth += garden_hope(state, seat, share, under_way)
    laying = 0
    if under_way and (state.stage == HANGING or state.stage == TURNING):
        laying = state.building
        worth += laying_worth(state, seat, share, turns)
    if under_way and state.mined > 0 and laying != MINED:
        worth += tile_worth(state, seat, state.mined) * (STORED_SHARE if laying > 0 else 1.0)
    if state.stored[seat] > 0 and laying != STORED:
        worth += tile_worth(state, seat, state.stored[seat]) * STORED_SHARE * min(turns, 2) / 2
    return worth


@rule()
def turns_bring(turns: int) -> float:
    """What turns that have not begun will probably add to the outlook."""
    last = min(turns, len(LAST_TURNS) - 1)
    return LAST_TURNS[last] / 10 + TURN * (turns - last)


@rule()
def is_under_way(state: State, seat: int) -> bool:
    """Whether a seat has mined and not yet ended its turn."""
    if state.asked != seat or state.round == 0 or state.stage < REVEAL or state.stage >= DEAL_TOKEN:
        return False
    return state.stage != MINE


@rule()
def turns_to_come(state: State, seat: int) -> int:
    """How many turns a seat will still begin."""
    turns = ROUNDS[state.n_seats] - state.round
    if state.round == 0 or state.stage >= DEAL_TOKEN:
        return turns
    place = (seat - state.first + state.n_seats) % state.n_seats
    playing = (state.asked - state.first + state.n_seats) % state.n_seats
    if place > playing or (place == playing and state.stage == MINE):
        turns += 1
    return turns


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
    if is_new:
        for side in range(4):
            at_once = joins_side(state, seat, hole, level, side, symbol)
            if at_once > 0:
                return at_once + need_of(state, seat, symbol)
    sides = 0
    for side in range(4):
        if has_room(state, seat, hole, side, symbol):
            sides += 1
    if sides == 0:
        return 0.0
    return (HOPE_OF_ONE if sides == 1 else HOPE_OF_MORE) * share * piece_points(symbol, level)


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


@rule()
def laying_worth(state: State, seat: int, share: float, turns: int) -> float:
    """What the tile in hand will bring at the place chosen for it, on the best supports and the best way round."""
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
                worth = corner_worth(state, seat, corner, symbol_of(tile, turn, corner), share)
                gain += worth
                if worth < least:
                    least = worth
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
    """The corner that hangs free, if it is chosen or if nothing can support it."""
    if state.stage == TURNING:
        return state.build_hang
    for corner in range(4):
        if support_height(state, seat, PLACE_HOLE[state.build_place][corner], state.build_level) == CANNOT:
            return corner
    return NO_HANG


@rule()
def pillars_lost(state: State, seat: int, hang: int, turns: int) -> float:
    """What the pillars under the tile in hand would have been worth; four of them where no corner may hang."""
    price = slab_price(state, seat, state.build_place, state.build_level, hang)
    if price == CANNOT:
        price = slab_price(state, seat, state.build_place, state.build_level, NO_HANG)
    held = state.singles[seat] + 2 * state.doubles[seat]
    return pillar_worth(held, turns) - pillar_worth(max(0, held - price), turns)


@rule()
def corner_worth(state: State, seat: int, corner: int, symbol: int, share: float) -> float:
    """What a symbol at a corner of the tile in hand would bring; only two sides of a corner are outside the tile."""
    hole = PLACE_HOLE[state.build_place][corner]
    level = state.build_level
    room = ROOM * share * (level + 1)
    if symbol == 0:
        return room
    if symbol == STATUE:
        if is_first_statue(state, seat) or in_line(state, seat, hole):
            return room + piece_points(symbol, level) + need_of(state, seat, symbol)
        return room
    first = joins_side(state, seat, hole, level, corner, symbol)
    second = joins_side(state, seat, hole, level, (corner + 3) % 4, symbol)
    if first > 0 or second > 0:
        return max(first, second) + need_of(state, seat, symbol)
    return room + HOPE_OF_ONE * share * piece_points(symbol, level)


@rule()
def cover_cost(state: State, seat: int, share: float) -> float:
    """What the tile in hand hides: statues, and open fields with their symbols."""
    cost = 0.0
    for corner in range(4):
        hole = PLACE_HOLE[state.build_place][corner]
        if state.standing[seat][hole] == STANDS_STATUE:
            cost += STATUE_POINTS * state.top[seat][hole]
        elif is_open(state, seat, hole):
            cost += ROOM * share * (state.top[seat][hole] + 1)
            symbol = state.symbol[seat][hole]
            if symbol > 0:
                cost += symbol_hope(state, seat, hole, symbol, share, True)
        else:
            cost += ROOM * share
    return cost
