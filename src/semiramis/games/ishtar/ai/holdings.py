"""The value of what a player holds: beds, gems, cards, skills, assistants."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.ai.weights import (
    BED_LATE,
    BED_TURNS,
    CARD_STAYS,
    DOUBLE_GAIN,
    DOUBLE_GAIN_OF_TWO,
    ENOUGH_ROOM,
    FREE_SYMBOL,
    GEM_TURNS,
    GEMS_TO_COME,
    GROWTH,
    KEPT_TILE,
    LOOSE_BLOOM,
    NEW_BED,
    NEW_ROOM,
    ONE_GEM_SHORT,
    OPENS,
    OWN_BLOOM,
    OWN_BLOOM_OF_TWO,
    PURPLE_PRICE,
    RED_PRICE,
    RESERVING,
    SHADE_TO_COME,
    SPREAD,
    STAR_PRICE,
    STARS,
    TABLETS_TO_COME,
    TWO_GEMS_SHORT,
    UPPER_LESS,
    UPPER_LESS_OF_TWO,
    WHITE_PRICE,
)
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    COLUMNS,
    N_GEMS,
    NO_CARD,
    PURPLE,
    RED,
    ROW,
    SKILL_A,
    SKILL_B,
    SKILL_C,
    SKILL_D,
    SKILL_E,
    SKILL_F,
    SKILL_G,
    SKILL_H,
    SKILL_J,
    WHITE,
)
from semiramis.games.ishtar.components.tables import (
    CARD_COST,
    CARD_POINTS,
    GEM_POINTS,
    HANDFUL,
    HANDFULS_FROM,
    IDLE_POINTS,
    SHADE_POINTS,
    SINGLE_FLOWERS,
    SKILL_GEMS,
    SKILL_PRICE,
    SYMBOL_POINTS,
    TABLET_POINTS,
)
from semiramis.games.ishtar.rules.beds import is_free_grass
from semiramis.games.ishtar.rules.payment import has_handful
from semiramis.games.ishtar.rules.state import CROSSING, MANY, RESERVED, State
from semiramis.games.ishtar.rules.symbols import may_learn
from semiramis.games.ishtar.rules.trees import card_at

MOST_SHORT = 2
"""Gems that may be missing for a card that is still counted on."""


@rule()
def at_seats(state: State, of_two: float, of_more: float) -> float:
    """Return the first number at two seats, the second at more."""
    return of_two if state.n_seats == 2 else of_more


@rule()
def count_rooms(state: State) -> int:
    """Return the number of empty cells that only one seat's beds could grow to; a byte for each seat."""
    rooms = 0
    water = state.water
    touch = state.touch
    claim = state.claim
    for cell in range(state.n_boards * BOARD_CELLS):
        if touch[cell] > 0 and water[cell] < CROSSING and claim[cell] != MANY:
            rooms += SPREAD[touch[cell]]
    return rooms


@rule()
def growth(state: State, turns: float, room: int) -> float:
    """Return what the beds of a seat are expected to gain in the turns to come."""
    return GROWTH * turns * room / (room + ENOUGH_ROOM)


@rule()
def assistant_potential(state: State, number: int, turns: float, idle: int) -> float:
    """Return the value of assistants in front of a seat: new beds while there is time, or points for idle ones."""
    potential = 0.0
    for before in range(number):
        new_bed = NEW_BED * max(0.0, min(1.0, (turns - BED_TURNS * before) / BED_LATE))
        potential += max(1.0 * idle, new_bed)
    return potential


@rule()
def next_assistant(state: State, seat: int, number: int, turns: float) -> float:
    """Return the value of one more assistant to a seat that has `number`."""
    idle = IDLE_POINTS * state.skill[seat][SKILL_E]
    return assistant_potential(state, number + 1, turns, idle) - assistant_potential(state, number, turns, idle)


@rule()
def gem_price(state: State, seat: int, gem: int, turns: float) -> float:
    """Return the value of a gem to a seat: its part of a tree, or with skill C what it scores."""
    price = PURPLE_PRICE
    if gem == RED:
        price = RED_PRICE
    elif gem == WHITE:
        price = WHITE_PRICE
    price *= min(1.0, turns / GEM_TURNS)
    return max(price, 1.0 * GEM_POINTS[gem] * state.skill[seat][SKILL_C])


@rule()
def gems_value(state: State, seat: int, turns: float) -> float:
    """Return the value of a seat's gems."""
    points = 0.0
    for gem in range(3):
        if state.gems[seat][gem] > 0:
            points += state.gems[seat][gem] * gem_price(state, seat, gem, turns)
    return points


@rule()
def card_potential(state: State, seat: int, turns: float, under_way: bool) -> float:
    """Return what the best card within reach brings beyond the gems it costs."""
    purple = gem_price(state, seat, PURPLE, turns)
    red = gem_price(state, seat, RED, turns)
    white = gem_price(state, seat, WHITE, turns)
    potential = 0.0
    for place in range(ROW + 1):
        card = card_at(state, seat, place)
        if card != NO_CARD:
            short = gems_short(state, seat, card)
            if short <= MOST_SHORT:
                gain = 1.0 * CARD_POINTS[card]
                gain -= CARD_COST[card][PURPLE] * purple
                gain -= CARD_COST[card][RED] * red
                gain -= CARD_COST[card][WHITE] * white
                potential = max(potential, gain * card_chance(state, short, place == RESERVED, under_way))
    return potential


@rule()
def gems_short(state: State, seat: int, card: int) -> int:
    """Return the number of gems that a seat lacks for a card."""
    gems = state.gems[seat]
    short = 0
    for gem in range(N_GEMS):
        short += max(0, CARD_COST[card][gem] - gems[gem])
    return short


@rule()
def card_chance(state: State, short: int, is_reserved: bool, under_way: bool) -> float:
    """Return the probability that a card is bought for which a seat is short of `short` gems, at most MOST_SHORT."""
    if short == 2:
        return TWO_GEMS_SHORT
    if short == 1:
        return ONE_GEM_SHORT
    return 1.0 if is_reserved or under_way else CARD_STAYS


@rule()
def skill_value(state: State, seat: int, turns: float) -> float:
    """Return the value of unlocked upper skills, and of the best that could be unlocked next."""
    points = 0.0
    best = 0.0
    for skill in range(COLUMNS):
        if state.skill[seat][skill] > 0:
            points += upper_points(state, seat, skill, turns)
        elif state.skill[seat][skill + COLUMNS] > 0:
            best = max(best, upper_gain(state, seat, skill, turns) - STAR_PRICE)
    return points + best * min(1.0, STARS * turns)


@rule()
def upper_points(state: State, seat: int, skill: int, turns: float) -> float:
    """Return what an upper skill brings at the end beyond the value of gems and assistants."""
    if skill == SKILL_A:
        return TABLET_POINTS * (state.tablets[seat] + TABLETS_TO_COME * turns)
    if skill == SKILL_B:
        return SYMBOL_POINTS + FREE_SYMBOL * turns
    if skill == SKILL_C:
        return GEMS_TO_COME * turns
    if skill == SKILL_D:
        return SHADE_POINTS * (state.shade[seat] + SHADE_TO_COME * turns)
    return 0.0


@rule()
def upper_gain(state: State, seat: int, skill: int, turns: float) -> float:
    """Return the value of unlocking an upper skill."""
    gain = upper_points(state, seat, skill, turns)
    if skill == SKILL_C:
        for gem in range(3):
            more = GEM_POINTS[gem] - gem_price(state, seat, gem, turns)
            gain += state.gems[seat][gem] * max(0.0, more)
    elif skill == SKILL_E:
        gain += assistant_potential(state, state.in_front[seat], turns, IDLE_POINTS)
        gain -= assistant_potential(state, state.in_front[seat], turns, 0)
    return gain


@rule()
def lower_gain(state: State, seat: int, skill: int, turns: float) -> float:
    """Return the immediate value of unlocking a lower skill."""
    if skill == SKILL_F:
        return SKILL_GEMS * best_gem(state, seat, turns)
    bloom = at_seats(state, OWN_BLOOM_OF_TWO, OWN_BLOOM)
    if skill == SKILL_G:
        return SINGLE_FLOWERS + bloom if has_own_grass(state, seat) else LOOSE_BLOOM
    if skill == SKILL_H:
        double = at_seats(state, DOUBLE_GAIN_OF_TWO, DOUBLE_GAIN)
        return double + bloom if has_own_grass(state, seat) else LOOSE_BLOOM
    gain = next_assistant(state, seat, state.in_front[seat], turns)
    return gain + (KEPT_TILE if skill == SKILL_J else RESERVING) * min(1.0, turns)


@rule()
def best_gem(state: State, seat: int, turns: float) -> float:
    """Return the price of the dearest gem in the bank."""
    best = 0.0
    for gem in range(3):
        if state.bank[gem] > 0:
            best = max(best, gem_price(state, seat, gem, turns + 1))
    return best


@rule()
def has_own_grass(state: State, seat: int) -> bool:
    """Return whether a seat's bed touches grass for a bloom."""
    for cell in range(state.n_boards * BOARD_CELLS):
        if (state.touch[cell] >> seat) & 1 > 0 and is_free_grass(state, cell) and state.claim[cell] != MANY:
            return True
    return False


@rule()
def learning_gain(state: State, seat: int, skill: int, turns: float) -> float:
    """Return the value of unlocking a skill, before its price; a lower one also opens the upper one."""
    if skill < COLUMNS:
        return max(0.0, upper_gain(state, seat, skill, turns) - at_seats(state, UPPER_LESS_OF_TWO, UPPER_LESS))
    gain = lower_gain(state, seat, skill, turns)
    above = upper_gain(state, seat, skill - COLUMNS, turns) - STAR_PRICE
    return gain + OPENS * max(0.0, above) * min(1.0, STARS * turns)


@rule()
def cheapest_gems(state: State, seat: int, number: int, turns: float) -> float:
    """Return the least value that `number` gems of a seat can have."""
    least = 1000.0
    for handful in range(HANDFULS_FROM[number], HANDFULS_FROM[number + 1]):
        if has_handful(state, seat, handful):
            price = 0.0
            for gem in range(3):
                if HANDFUL[handful][gem] > 0:
                    price += HANDFUL[handful][gem] * gem_price(state, seat, gem, turns)
            least = min(least, price)
    return least if least < 1000.0 else number * PURPLE_PRICE


@rule()
def star_gain(state: State, seat: int, turns: float) -> float:
    """Return the value of a star: the best skill less the cheapest gems."""
    best = 0.0
    for skill in range(2 * COLUMNS):
        if may_learn(state, seat, skill):
            best = max(best, learning_gain(state, seat, skill, turns))
    return max(0.0, best - cheapest_gems(state, seat, SKILL_PRICE, turns + 1))


@rule()
def bed_gain(state: State, seat: int, turns: float, room: int) -> float:
    """Return what a new bed brings beyond its flowers: room to grow, less the assistant it takes."""
    gain = growth(state, turns, room + NEW_ROOM) - growth(state, turns, room)
    return gain - next_assistant(state, seat, state.in_front[seat] - 1, turns)
