"""The value of a half-finished turn: the tile in hand, a symbol, a skill being learnt."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.ai.holdings import (
    at_seats,
    bed_gain,
    best_gem,
    cheapest_gems,
    gem_price,
    has_own_grass,
    learning_gain,
    lower_gain,
    star_gain,
)
from semiramis.games.ishtar.ai.weights import (
    ANY_PLACE,
    BEST_PLACE,
    BEST_PLACE_OF_TWO,
    BLIND_TILE,
    CELL_LEAD,
    FIRST_OWNER,
    FLOWER_IN_HAND,
    KEPT_TILE,
    LOOSE,
    NEW_OWNER,
    NEW_OWNER_OF_TWO,
    NO_PLACE,
    RESERVING,
)
from semiramis.games.ishtar.components.names import (
    ASSISTANT,
    BOARD_CELLS,
    NO_TILE,
    PURPLE,
    PURPLE_ROCK,
    RED,
    RED_ROCK,
    SKILL_B,
    SKILL_D,
    SKILL_G,
    SKILL_H,
    SKILL_J,
    STAR,
    TRIANGLE,
    WHITE,
    WHITE_ROCK,
    WILD,
)
from semiramis.games.ishtar.components.tables import (
    SHADE_POINTS,
    SKILL_GEMS,
    SKILL_PRICE,
    TILE_FLOWERS,
    TILE_IS_SPLIT,
    TILE_SHAPE,
    TILE_SYMBOL,
    TILE_SYMBOL_CELL,
    TILE_TURNS,
)
from semiramis.games.ishtar.rules.placing import AHEAD, MAY_COVER, ONWARD, may_join
from semiramis.games.ishtar.rules.stages import (
    DOUBLE,
    DRAW,
    KEEP,
    PAY_SKILL,
    PAY_STEPS,
    PLACING,
    PLANT,
    RESERVE,
    REVEAL,
    SINGLE,
    SPECIAL,
    TAKE,
)
from semiramis.games.ishtar.rules.state import CROSSING, State
from semiramis.games.ishtar.rules.symbols import may_assist, may_pay_star


@rule()
def pending_value(state: State, seat: int, turns: float, room: int) -> float:
    """Return what the rest of the current turn is expected to bring."""
    stage = state.stage
    if stage == PAY_STEPS:
        paid = cheapest_gems(state, seat, state.cost, turns + 1)
        return tile_value(state, seat, state.top[state.target], turns, room) - paid
    if (stage == REVEAL or stage == PLACING) and state.hand != NO_TILE:
        return tile_value(state, seat, state.hand, turns, room)
    if stage == DRAW:
        return KEPT_TILE if state.learning == SKILL_J else BLIND_TILE
    if stage == SPECIAL:
        return symbol_gain(state, seat, turns, room)
    if stage == PAY_SKILL:
        gain = learning_gain(state, seat, state.learning, turns)
        return gain - cheapest_gems(state, seat, SKILL_PRICE, turns + 1)
    return skill_effect_value(state, seat, turns)


@rule()
def skill_effect_value(state: State, seat: int, turns: float) -> float:
    """Return what the effect of a lower skill, or of a tree, will bring at the stage that asks for it."""
    stage = state.stage
    if stage == TAKE:
        return SKILL_GEMS * best_gem(state, seat, turns)
    if stage == SINGLE:
        return lower_gain(state, seat, SKILL_G, turns)
    if stage == DOUBLE:
        return lower_gain(state, seat, SKILL_H, turns)
    if stage == RESERVE:
        return RESERVING * min(1.0, turns)
    if stage == KEEP:
        return KEPT_TILE * min(1.0, turns)
    if stage == PLANT:
        return 1.0 * SHADE_POINTS * state.skill[seat][SKILL_D] if has_own_grass(state, seat) else 0.0
    return 0.0


@rule()
def symbol_gain(state: State, seat: int, turns: float, room: int) -> float:
    """Return the value of the best use of the symbol of the tile just laid."""
    gain = 0.0
    if may_assist(state, seat):
        bed = state.bed[state.symbol_at]
        flowers = 0
        for cell in range(bed - 1, state.n_boards * BOARD_CELLS):
            if state.bed[cell] == bed:
                flowers += state.plant[cell] - 1
        owner = at_seats(state, NEW_OWNER_OF_TWO, NEW_OWNER)
        gain = max(0.0, owner + flowers + bed_gain(state, seat, turns, room))
    if may_pay_star(state, seat):
        gain = max(gain, star_gain(state, seat, turns))
    return gain


@rule()
def tile_value(state: State, seat: int, tile: int, turns: float, room: int) -> float:
    """Return the value of a tile in hand; with more than two seats its place is left to the search."""
    symbol = TILE_SYMBOL[tile]
    either = symbol == WILD or (symbol > 0 and state.skill[seat][SKILL_B] > 0)
    star = star_gain(state, seat, turns) if either or symbol == STAR else 0.0
    bed = NO_PLACE
    if (either or symbol == ASSISTANT) and state.in_front[seat] > 0:
        bed = bed_gain(state, seat, turns, room)
    if state.n_seats > 2:
        return BEST_PLACE + value_anywhere(state, tile, bed, star)
    return BEST_PLACE_OF_TWO + value_at_best(state, seat, tile, turns, bed, star)


@rule()
def value_anywhere(state: State, tile: int, bed: float, star: float) -> float:
    """Return the value of a tile at an average place: its flowers, and the better use of its symbol."""
    flowers = TILE_FLOWERS[tile][0] + TILE_FLOWERS[tile][1] + TILE_FLOWERS[tile][2]
    return ANY_PLACE + FLOWER_IN_HAND * flowers + max(star, FIRST_OWNER + bed)


@rule()
def value_at_best(state: State, seat: int, tile: int, turns: float, bed: float, star: float) -> float:
    """Return the value of a tile at the best place for it; 0 where there is none."""
    purple = gem_price(state, seat, PURPLE, turns + 1)
    red = gem_price(state, seat, RED, turns + 1)
    white = gem_price(state, seat, WHITE, turns + 1)
    best = NO_PLACE
    onward = ONWARD[TILE_SHAPE[tile]]
    is_triangle = TILE_SHAPE[tile] == TRIANGLE
    around = state.around
    water = state.water
    for cell in range(state.n_boards * BOARD_CELLS):
        if water[cell] < CROSSING:
            answers = MAY_COVER[water[cell]]
            for turn in range(TILE_TURNS[tile]):
                middle = around[cell][AHEAD[turn]]
                last = around[cell if is_triangle else middle][onward[turn]]
                if answers[water[middle]][water[last]] > 0 and may_join(state, tile, cell, middle, last):
                    gems = ground_value(state, cell, purple, red, white)
                    gems += ground_value(state, middle, purple, red, white)
                    gems += ground_value(state, last, purple, red, white)
                    gain = flower_gain(state, seat, tile, cell, middle, last, bed, star)
                    best = max(best, gems + gain)
    return best if best > NO_PLACE else 0.0


@rule()
def ground_value(state: State, cell: int, purple: float, red: float, white: float) -> float:
    """Return the price of the gem on a cell; 0 without one."""
    ground = state.ground[cell]
    if ground == PURPLE_ROCK:
        return purple
    if ground == RED_ROCK:
        return red
    return white if ground == WHITE_ROCK else 0.0


@rule()
def flower_gain(
    state: State, seat: int, tile: int, cell: int, middle: int, last: int, bed: float, star: float
) -> float:
    """Return the value of the flowers and the symbol of a tile at a place."""
    first_claim = state.claim[cell] if TILE_FLOWERS[tile][0] > 0 else 0
    last_claim = state.claim[last] if TILE_FLOWERS[tile][2] > 0 else 0
    symbol_at = TILE_SYMBOL_CELL[tile]
    if TILE_IS_SPLIT[tile] > 0:
        gain = group_gain(state, seat, first_claim, TILE_FLOWERS[tile][0], 1)
        gain += group_gain(state, seat, last_claim, TILE_FLOWERS[tile][2], 1)
        claim = first_claim if symbol_at == 0 else last_claim
        flowers = TILE_FLOWERS[tile][symbol_at]
    else:
        claim = max(first_claim, last_claim)
        flowers = 0
        cells = 0
        if TILE_FLOWERS[tile][1] > 0:
            claim = max(claim, state.claim[middle])
        for part in range(3):
            flowers += TILE_FLOWERS[tile][part]
            cells += min(1, TILE_FLOWERS[tile][part])
        gain = group_gain(state, seat, claim, flowers, cells)
    more = star
    if claim == 0 and bed > NO_PLACE:
        at = cell if symbol_at == 0 else middle if symbol_at == 1 else last
        more = max(more, bed + flowers + loose_flowers(state, at))
    return gain + max(0.0, more)


@rule()
def group_gain(state: State, seat: int, claim: int, flowers: int, cells: int) -> float:
    """Return the value of flowers that join a bed."""
    if claim == 0:
        return LOOSE * flowers
    if state.standing[claim - 1] == seat + 1:
        return flowers + CELL_LEAD * cells
    return -1.0 * flowers


@rule()
def loose_flowers(state: State, cell: int) -> int:
    """Return the number of flowers beside a cell that nobody controls yet."""
    flowers = 0
    for way in range(6):
        near = state.around[cell][way]
        if state.bed[near] > 0 and state.claim[near] == 0:
            flowers += state.plant[near] - 1
    return flowers
