"""Advice for bots: what a position is worth to a seat in victory points, guessed from what lies open.

A guess, not a rule. It is written in the rules dialect, with decimals, so that compiled search can use it too.
"""

from semiramis.core.rule import Table, rule
from semiramis.games.ishtar.beds import is_free_grass
from semiramis.games.ishtar.pieces import (
    ASSISTANT,
    BOARD_CELLS,
    CARD_COST,
    CARD_POINTS,
    COLUMNS,
    CUPS,
    FOUNTAIN_POINTS,
    GEM_POINTS,
    HANDFUL,
    HANDFULS_FROM,
    IDLE_POINTS,
    NO_CARD,
    NO_TILE,
    PURPLE,
    PURPLE_ROCK,
    RED,
    RED_ROCK,
    ROW,
    SHADE_POINTS,
    SINGLE_FLOWERS,
    SKILL_A,
    SKILL_B,
    SKILL_C,
    SKILL_D,
    SKILL_E,
    SKILL_F,
    SKILL_G,
    SKILL_GEMS,
    SKILL_H,
    SKILL_J,
    SKILL_PRICE,
    STAR,
    SYMBOL_POINTS,
    TABLET_POINTS,
    TILE_FLOWERS,
    TILE_IS_SPLIT,
    TILE_SHAPE,
    TILE_SYMBOL,
    TILE_SYMBOL_CELL,
    TILE_TURNS,
    WHITE,
    WHITE_ROCK,
    WILD,
)
from semiramis.games.ishtar.placing import last_cell, may_lie, middle_cell
from semiramis.games.ishtar.purse import has_handful, n_gems
from semiramis.games.ishtar.scoring import total_score
from semiramis.games.ishtar.special import may_assist, may_learn, may_pay_star
from semiramis.games.ishtar.state import (
    CHOOSE,
    CROSSING,
    DOUBLE,
    DRAW,
    FILL_ROW,
    KEEP,
    MANY,
    OVER,
    PAY_SKILL,
    PAY_STEPS,
    PLACING,
    PLANT,
    RESERVE,
    RESERVED,
    REVEAL,
    SINGLE,
    SPECIAL,
    TAKE,
    State,
)
from semiramis.games.ishtar.trees import card_at, may_plant_more

# All in victory points, except shares, chances and turns; found by letting bots with other numbers play many games.

RIVAL = 0.5
"""How much the strongest opponent counts; the rest is the average of all opponents."""

TURNS_OF_LOW, TURNS_OF_TILES = 1.1, 0.25
"""How many turns the game will last for each tile of the two lowest stacks, and besides for each tile of any."""

PURPLE_PRICE, RED_PRICE, WHITE_PRICE, GEM_TURNS = 2.0, 2.1, 2.8, 3.0
"""What a gem is worth for trees, and in how many turns before the end it loses that worth."""
FIRST_GEMS, FEW_GEMS = 0.6, 2
"""What each of the first few gems is worth besides, because it gives a choice of tiles and skills."""
CARD_STAYS, ONE_GEM_SHORT, TWO_GEMS_SHORT = 0.5, 0.4, 0.13
"""How likely a card is bought later that could be paid now, and one for which one or two gems are missing."""

GROWTH, ENOUGH_ROOM = 1.5, 4.0
"""What beds gain in a turn, and how many empty cells around them allow half of that."""
NEW_BED, BED_TURNS, BED_LATE = 4.8, 2.0, 4.0
"""An assistant in front with time enough, the turns each one before it takes, and the turns one needs in full."""
FLIP, NO_CELLS, LAST_ROUNDS = 0.5, 0.32, 4.0
"""By how many cells a lead at a fountain can change in a round, and the share of hope of whoever has none there yet."""

TABLETS_TO_COME, SHADE_TO_COME, GEMS_TO_COME, FREE_SYMBOL = 0.15, 0.45, 1.0, 0.25
"""What skills A, D, C and B will find in each turn to come: tablets, trees, points for gems, use of symbols."""
STARS, OPENS, STAR_PRICE = 0.15, 0.7, 5.0
"""How likely a star comes in a turn, the share in an upper skill of the lower one, and what gems and star are worth."""
KEPT_TILE, RESERVING, DOUBLE_GAIN, LOOSE_BLOOM, BLIND_TILE = 1.5, 1.0, 3.0, 0.5, 4.0
"""A tile kept, a card to reserve, a double bloom, any bloom away from the own beds, a tile still hidden."""

LOOSE, CELL_LEAD, NEW_ROOM = 0.1, 0.4, 5
"""Of a tile in hand: a flower that nobody controls, a cell in an own bed, and the room around a new bed."""
NO_PLACE = -100.0

SPREAD = Table(sum(1 << 8 * seat for seat in range(4) if touch >> seat & 1) for touch in range(16))
"""The seats that touch a cell, each as one in a byte of its own, so that one walk over the desert counts for all."""


@rule()
def value(state: State, seat: int) -> float:
    """How far a seat stands ahead of its opponents, the strongest above all, in victory points."""
    rounds = rounds_to_come(state)
    rooms = count_rooms(state)
    strongest = -1000.0
    together = 0.0
    for other in range(state.n_seats):
        if other != seat:
            theirs = outlook(state, other, rounds, (rooms >> (8 * other)) & 255)
            strongest = max(strongest, theirs)
            together += theirs
    others = together / (state.n_seats - 1)
    mine = outlook(state, seat, rounds, (rooms >> (8 * seat)) & 255)
    return mine - RIVAL * strongest - (1 - RIVAL) * others


@rule()
def outlook(state: State, seat: int, rounds: float, room: int) -> float:
    """The points a seat has and may expect."""
    if state.stage == OVER:
        return float(total_score(state, seat))
    under_way = is_under_way(state, seat)
    turns = turns_to_come(state, seat, rounds)
    buying = turns + (1.0 if under_way else 0.0)
    worth = 1.0 * (state.tree_points[seat] + state.flowers[seat])
    worth += fountain_hope(state, seat, rounds)
    worth += growth(state, turns, room)
    worth += assistant_hope(state, state.in_front[seat], turns, IDLE_POINTS * state.skill[seat][SKILL_E])
    worth += skill_worth(state, seat, turns)
    worth += purse_worth(state, seat, buying)
    if buying > 0:
        worth += card_hope(state, seat, buying, under_way and may_plant_more(state))
    worth += FIRST_GEMS * min(FEW_GEMS, n_gems(state, seat)) * min(1.0, turns)
    if state.kept[seat] != NO_TILE:
        worth += KEPT_TILE * min(1.0, turns)
    if under_way:
        worth += pending_worth(state, seat, turns, room)
    return worth


@rule()
def is_under_way(state: State, seat: int) -> bool:
    """Whether a seat has begun its turn and not yet ended it."""
    return state.asked == seat and state.stage > CHOOSE and state.stage < FILL_ROW


@rule()
def rounds_to_come(state: State) -> float:
    """How many rounds will probably follow the current one: the game ends when two stacks are empty."""
    tiles = 0
    lowest = 9
    second = 9
    for cup in range(CUPS):
        height = state.height[cup]
        tiles += height
        if height < lowest:
            second = lowest
            lowest = height
        elif height < second:
            second = height
    if second == 0:
        return 0.0
    turns = TURNS_OF_LOW * (lowest + second) + TURNS_OF_TILES * tiles
    return max(0.0, (turns - seats_to_come(state)) / state.n_seats)


@rule()
def seats_to_come(state: State) -> int:
    """How many seats have still to begin their turn of the current round."""
    playing = (state.asked - state.first + state.n_seats) % state.n_seats
    return state.n_seats - playing - (0 if state.stage == CHOOSE else 1)


@rule()
def turns_to_come(state: State, seat: int, rounds: float) -> float:
    """How many turns a seat will probably still begin."""
    place = (seat - state.first + state.n_seats) % state.n_seats
    playing = (state.asked - state.first + state.n_seats) % state.n_seats
    if place > playing or (place == playing and state.stage == CHOOSE):
        return rounds + 1
    return rounds


@rule()
def count_rooms(state: State) -> int:
    """How many empty cells each seat's beds alone could grow to; a byte for each seat."""
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
    """What the beds of a seat will probably gain in the turns to come."""
    return GROWTH * turns * room / (room + ENOUGH_ROOM)


@rule()
def fountain_hope(state: State, seat: int, rounds: float) -> float:
    """What fountains will probably bring; the fewer turns are left, the less a lead can be turned."""
    hope = 0.0
    spread = 1.0 + 2 * FLIP * (rounds + seats_to_come(state) / state.n_seats)
    for board in range(state.n_boards):
        mine = state.cells_at[board][seat]
        most = 0
        for other in range(state.n_seats):
            if other != seat:
                most = max(most, state.cells_at[board][other])
        chance = max(0.0, min(1.0, 0.5 + (mine - most + 0.5) / spread))
        if mine == 0:
            chance *= NO_CELLS * min(1.0, rounds / LAST_ROUNDS)
        hope += chance * FOUNTAIN_POINTS[state.fountain[board]]
    return hope


@rule()
def assistant_hope(state: State, number: int, turns: float, idle: int) -> float:
    """What assistants in front of a seat are worth: new beds while there is time, or points where they are idle."""
    hope = 0.0
    for before in range(number):
        new_bed = NEW_BED * max(0.0, min(1.0, (turns - BED_TURNS * before) / BED_LATE))
        hope += max(1.0 * idle, new_bed)
    return hope


@rule()
def next_assistant(state: State, seat: int, number: int, turns: float) -> float:
    """What one more assistant is worth to a seat that has so many."""
    idle = IDLE_POINTS * state.skill[seat][SKILL_E]
    return assistant_hope(state, number + 1, turns, idle) - assistant_hope(state, number, turns, idle)


@rule()
def gem_price(state: State, seat: int, gem: int, turns: float) -> float:
    """What a gem is worth to a seat: its part of a tree, or with skill C what it scores."""
    price = PURPLE_PRICE
    if gem == RED:
        price = RED_PRICE
    elif gem == WHITE:
        price = WHITE_PRICE
    price *= min(1.0, turns / GEM_TURNS)
    return max(price, 1.0 * GEM_POINTS[gem] * state.skill[seat][SKILL_C])


@rule()
def purse_worth(state: State, seat: int, turns: float) -> float:
    """What the gems of a seat are worth."""
    worth = 0.0
    for gem in range(3):
        if state.gems[seat][gem] > 0:
            worth += state.gems[seat][gem] * gem_price(state, seat, gem, turns)
    return worth


@rule()
def card_hope(state: State, seat: int, turns: float, under_way: bool) -> float:
    """What the best card within reach brings beyond the gems it costs."""
    hope = 0.0
    for place in range(ROW + 1):
        card = card_at(state, seat, place)
        if card != NO_CARD:
            gain = 1.0 * CARD_POINTS[card]
            short = 0
            for gem in range(3):
                cost = CARD_COST[card][gem]
                if cost > 0:
                    gain -= cost * gem_price(state, seat, gem, turns)
                    short += max(0, cost - state.gems[seat][gem])
            hope = max(hope, gain * card_chance(state, short, place == RESERVED, under_way))
    return hope


@rule()
def card_chance(state: State, short: int, is_reserved: bool, under_way: bool) -> float:
    """How likely a card is bought for which a seat is short of so many gems."""
    if short > 2:
        return 0.0
    if short == 2:
        return TWO_GEMS_SHORT
    if short == 1:
        return ONE_GEM_SHORT
    return 1.0 if is_reserved or under_way else CARD_STAYS


@rule()
def skill_worth(state: State, seat: int, turns: float) -> float:
    """What unlocked upper skills bring at the end, and the best of those that could be unlocked next."""
    worth = 0.0
    best = 0.0
    for skill in range(COLUMNS):
        if state.skill[seat][skill] > 0:
            worth += upper_points(state, seat, skill, turns)
        elif state.skill[seat][skill + COLUMNS] > 0:
            best = max(best, upper_gain(state, seat, skill, turns) - STAR_PRICE)
    return worth + best * min(1.0, STARS * turns)


@rule()
def upper_points(state: State, seat: int, skill: int, turns: float) -> float:
    """What an upper skill brings at the end, beyond what gems and assistants are worth already."""
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
    """What unlocking an upper skill would bring."""
    gain = upper_points(state, seat, skill, turns)
    if skill == SKILL_C:
        for gem in range(3):
            more = GEM_POINTS[gem] - gem_price(state, seat, gem, turns)
            gain += state.gems[seat][gem] * max(0.0, more)
    elif skill == SKILL_E:
        gain += assistant_hope(state, state.in_front[seat], turns, IDLE_POINTS)
        gain -= assistant_hope(state, state.in_front[seat], turns, 0)
    return gain


@rule()
def lower_gain(state: State, seat: int, skill: int, turns: float) -> float:
    """What unlocking a lower skill would bring at once."""
    if skill == SKILL_F:
        return SKILL_GEMS * best_gem(state, seat, turns)
    if skill == SKILL_G:
        return 1.0 * SINGLE_FLOWERS if has_own_grass(state, seat) else LOOSE_BLOOM
    if skill == SKILL_H:
        return DOUBLE_GAIN if has_own_grass(state, seat) else LOOSE_BLOOM
    gain = next_assistant(state, seat, state.in_front[seat], turns)
    return gain + (KEPT_TILE if skill == SKILL_J else RESERVING) * min(1.0, turns)


@rule()
def best_gem(state: State, seat: int, turns: float) -> float:
    """The price of the dearest gem in the bank."""
    best = 0.0
    for gem in range(3):
        if state.bank[gem] > 0:
            best = max(best, gem_price(state, seat, gem, turns + 1))
    return best


@rule()
def has_own_grass(state: State, seat: int) -> bool:
    """Whether a seat's bed touches grass for a bloom."""
    for cell in range(state.n_boards * BOARD_CELLS):
        if (state.touch[cell] >> seat) & 1 > 0 and is_free_grass(state, cell) and state.claim[cell] != MANY:
            return True
    return False


@rule()
def learning_gain(state: State, seat: int, skill: int, turns: float) -> float:
    """What unlocking a skill would bring, before it is paid; a lower one also makes way for the upper one."""
    if skill < COLUMNS:
        return upper_gain(state, seat, skill, turns)
    gain = lower_gain(state, seat, skill, turns)
    above = upper_gain(state, seat, skill - COLUMNS, turns) - STAR_PRICE
    return gain + OPENS * max(0.0, above) * min(1.0, STARS * turns)


@rule()
def cheapest_gems(state: State, seat: int, number: int, turns: float) -> float:
    """The least that so many gems are worth to a seat."""
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
    """What a star would bring: the best skill less the cheapest gems."""
    best = 0.0
    for skill in range(2 * COLUMNS):
        if may_learn(state, seat, skill):
            best = max(best, learning_gain(state, seat, skill, turns))
    return max(0.0, best - cheapest_gems(state, seat, SKILL_PRICE, turns + 1))


@rule()
def bed_gain(state: State, seat: int, turns: float, room: int) -> float:
    """What a new bed would bring beyond its flowers: room to grow, for an assistant less in front."""
    gain = growth(state, turns, room + NEW_ROOM) - growth(state, turns, room)
    return gain - next_assistant(state, seat, state.in_front[seat] - 1, turns)


@rule()
def pending_worth(state: State, seat: int, turns: float, room: int) -> float:
    """What is still to come in a turn under way."""
    stage = state.stage
    if stage == PAY_STEPS:
        paid = cheapest_gems(state, seat, state.cost, turns + 1)
        return tile_hope(state, seat, state.top[state.target], turns, room) - paid
    if (stage == REVEAL or stage == PLACING) and state.hand != NO_TILE:
        return tile_hope(state, seat, state.hand, turns, room)
    if stage == DRAW:
        return KEPT_TILE if state.learning == SKILL_J else BLIND_TILE
    if stage == SPECIAL:
        return symbol_gain(state, seat, turns, room)
    if stage == PAY_SKILL:
        gain = learning_gain(state, seat, state.learning, turns)
        return gain - cheapest_gems(state, seat, SKILL_PRICE, turns + 1)
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
    """What the symbol of the tile just laid would bring, used in the best way."""
    gain = 0.0
    if may_assist(state, seat):
        bed = state.bed[state.symbol_at]
        flowers = 0
        for cell in range(bed - 1, state.n_boards * BOARD_CELLS):
            if state.bed[cell] == bed:
                flowers += state.plant[cell] - 1
        gain = max(0.0, flowers + bed_gain(state, seat, turns, room))
    if may_pay_star(state, seat):
        gain = max(gain, star_gain(state, seat, turns))
    return gain


@rule()
def tile_hope(state: State, seat: int, tile: int, turns: float, room: int) -> float:
    """What a tile brings at the best place for it."""
    purple = gem_price(state, seat, PURPLE, turns + 1)
    red = gem_price(state, seat, RED, turns + 1)
    white = gem_price(state, seat, WHITE, turns + 1)
    symbol = TILE_SYMBOL[tile]
    either = symbol == WILD or (symbol > 0 and state.skill[seat][SKILL_B] > 0)
    star = star_gain(state, seat, turns) if either or symbol == STAR else 0.0
    bed = NO_PLACE
    if (either or symbol == ASSISTANT) and state.in_front[seat] > 0:
        bed = bed_gain(state, seat, turns, room)
    best = NO_PLACE
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.water[cell] < CROSSING:
            for turn in range(TILE_TURNS[tile]):
                if may_lie(state, tile, cell, turn):
                    middle = middle_cell(state, cell, turn)
                    last = last_cell(state, TILE_SHAPE[tile], cell, middle, turn)
                    gems = ground_worth(state, cell, purple, red, white)
                    gems += ground_worth(state, middle, purple, red, white)
                    gems += ground_worth(state, last, purple, red, white)
                    gain = flower_gain(state, seat, tile, cell, middle, last, bed, star)
                    best = max(best, gems + gain)
    return best if best > NO_PLACE else 0.0


@rule()
def ground_worth(state: State, cell: int, purple: float, red: float, white: float) -> float:
    """The gem on a cell at its price."""
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
    """What the flowers and the symbol of a tile bring at a place."""
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
    """What flowers bring that come to a bed."""
    if claim == 0:
        return LOOSE * flowers
    if state.standing[claim - 1] == seat + 1:
        return flowers + CELL_LEAD * cells
    return -1.0 * flowers


@rule()
def loose_flowers(state: State, cell: int) -> int:
    """Flowers beside a cell that nobody controls yet."""
    flowers = 0
    for way in range(6):
        near = state.around[cell][way]
        if state.bed[near] > 0 and state.claim[near] == 0:
            flowers += state.plant[near] - 1
    return flowers
