"""Advice for bots: what a position is worth to a seat in prestige, guessed from what lies open.

A guess, not a rule: numbers below are tuned by play. All of it is written in the rules dialect, with decimals,
so that compiled search can use it too.
"""

from semiramis.core.rule import rule
from semiramis.games.amyitis.caravan import camels_needed, can_pay, extra_good
from semiramis.games.amyitis.court import can_take
from semiramis.games.amyitis.evening import tiles_left
from semiramis.games.amyitis.pieces import (
    BABYLON,
    BANKER,
    BANKER_PRESTIGE,
    BANKER_TALENTS,
    CARAVANEER,
    CARAVANEER_STEPS,
    CARAVANEER_STORE,
    CITY_DEMAND,
    CITY_KIND,
    CITY_SELLS,
    COURT,
    COURT_TOP,
    FAVOUR_PRESTIGE,
    FAVOUR_TILES,
    GARDENER,
    ISHTAR,
    LAST_TILES,
    MARDUK,
    MARDUK_PRESTIGE,
    NO_GOOD,
    PALACE,
    PALACE_PRESTIGE,
    SALE_PRESTIGE,
    SQUARE_CANALS,
    SQUARE_QUALITY,
    TILE_CAMELS,
    TILE_COURTS,
    TILE_GARDENERS,
    TILE_GOODS,
    TILE_PRESTIGE,
    TILE_TALENTS,
    WINE,
)
from semiramis.games.amyitis.planting import plant_quality
from semiramis.games.amyitis.scoring import total_score
from semiramis.games.amyitis.state import ACT, OVER, PROCESSION, TURNED, State
from semiramis.games.amyitis.stock import count_goods
from semiramis.games.amyitis.temples import temple_first, temple_second

ROUND_PER_TILE = 0.6
ROUND_PER_TILE_AND_PLAYER = 1.4
RIVAL = 1.0
TALENT = 0.65
MORE_TALENTS = 0.22
CAMEL = 1.1
MORE_CAMELS = 0.37
GOOD = 1.0
WINE_MORE = 0.5
SECOND_ALIKE = 0.3
TOO_MANY = 1.3
GARDENER_HELP = 1.4
FREE_COURT = 5.0
STEP = 0.25
STORE = 0.25
NEXT_RUNG = 0.2
ISHTAR_GIFT_WORTH = 0.8
TAMMOUZ_GOOD = 1.8
TAMMOUZ_SWAP = 0.4
CUBE_IN_TEMPLE = 0.1
THIS_EVENING = 0.6
NEXT_EVENINGS = 0.4
SMALL_FAVOUR = 1.0
LARGE_FAVOUR = 0.7
FIELD_LEAD = 0.1
LEADING = 0.7
FREE_WATER = 0.6
REACH_NEXT = 0.7
REACH_LATER = 0.45
REACH_PASSED = 0.3
WAGES = 0.35
NEIGHBOURLY = 1.0


@rule()
def value(state: State, seat: int) -> float:
    """How far a seat stands ahead of its strongest opponent, in prestige."""
    rounds = rounds_to_come(state)
    strongest = -1000.0
    for other in range(state.n_seats):
        if other != seat:
            strongest = max(strongest, outlook(state, other, rounds))
    return outlook(state, seat, rounds) - RIVAL * strongest


@rule()
def rounds_to_come(state: State) -> int:
    """How many rounds will probably follow the current one."""
    pace = ROUND_PER_TILE + ROUND_PER_TILE_AND_PLAYER / state.n_seats
    return int((tiles_left(state) - LAST_TILES[state.n_seats]) * pace)


@rule()
def outlook(state: State, seat: int, rounds: int) -> float:
    """The prestige a seat has and may expect from what it holds."""
    worth = float(total_score(state, seat))
    if state.stage == OVER:
        return worth
    for court in range(3):
        worth += rung_worth(court, state.court[seat][court], rounds)
        if can_take(state, seat, court):
            worth += NEXT_RUNG * rise_worth(state, seat, court, rounds)
    worth += FIELD_LEAD * field_lead(state, seat)
    worth += purse_worth(state, seat, rounds) + temple_worth(state, seat, rounds) + favour_hope(state, seat)
    if state.passed[seat] > 0:
        worth += WAGES * cards_per_player(state)
    return worth + water_worth(state, seat) + chance_to_trade(state, seat) * best_trade(state, seat, rounds)


@rule()
def purse_worth(state: State, seat: int, rounds: int) -> float:
    """Talents, camels, goods and Gardeners, beyond what they score at the end; the first ones help most."""
    share = min(rounds + 1, 4) / 4
    worth = TALENT * min(state.talents[seat], 6) + MORE_TALENTS * max(0, state.talents[seat] - 6)
    worth += CAMEL * min(state.camels[seat], 3) + MORE_CAMELS * max(0, state.camels[seat] - 3)
    worth += GARDENER_HELP * min(state.gardeners[seat], 2) + GARDENER_HELP / 3 * max(0, state.gardeners[seat] - 2)
    held = 0
    for good in range(5):
        held += state.goods[seat][good]
        worth -= SECOND_ALIKE * max(0, state.goods[seat][good] - 1)
    excess = max(0, held - CARAVANEER_STORE[state.court[seat][CARAVANEER]])
    worth += GOOD * held + WINE_MORE * state.goods[seat][WINE]
    return worth * share - TOO_MANY * excess


@rule()
def rung_worth(court: int, level: int, rounds: int) -> float:
    """What a court card of some level brings in the rounds to come."""
    if court == BANKER:
        return (TALENT * BANKER_TALENTS[level] + BANKER_PRESTIGE[level]) * rounds
    if court == CARAVANEER:
        return (STEP * CARAVANEER_STEPS[level] + STORE * (CARAVANEER_STORE[level] - CARAVANEER_STORE[0])) * rounds
    return 0.0


@rule()
def rise_worth(state: State, seat: int, court: int, rounds: int) -> float:
    """What the next court card of a type would bring. Assumes it can be taken."""
    if court == GARDENER:
        return GARDENER_HELP
    level = state.court[seat][court]
    worth = rung_worth(court, level + 1, rounds) - rung_worth(court, level, rounds)
    if court == PALACE:
        worth += PALACE_PRESTIGE[level + 1]
    return worth


@rule()
def temple_worth(state: State, seat: int, rounds: int) -> float:
    """What the temples will probably bring in the evenings to come."""
    evenings = THIS_EVENING + NEXT_EVENINGS * min(rounds, 2)
    worth = 0.0
    for temple in range(3):
        first = temple_first(state, temple)
        is_second = seat != first and seat == temple_second(state, temple, first)
        if temple == ISHTAR:
            worth += ISHTAR_GIFT_WORTH * evenings if seat == first or is_second else 0.0
        elif temple == MARDUK:
            worth += MARDUK_PRESTIGE[0] * evenings if seat == first else 0.0
            worth += MARDUK_PRESTIGE[1] * evenings if is_second else 0.0
        else:
            worth += TAMMOUZ_GOOD * evenings if seat == first else 0.0
            worth += TAMMOUZ_SWAP * evenings if is_second else 0.0
        for space in range(4):
            if state.temple[temple][space] == seat + 1:
                worth += CUBE_IN_TEMPLE * min(4 - space, rounds)
    return worth


@rule()
def favour_hope(state: State, seat: int) -> float:
    """The part already earned of the next step in the favour of Amyitis, while there are tiles enough to reach it."""
    planted = 0
    for square in range(16):
        if state.planted[square] == seat + 1:
            planted += 1
    to_come = tiles_left(state) - LAST_TILES[state.n_seats]
    small = FAVOUR_TILES[state.n_seats][0]
    large = FAVOUR_TILES[state.n_seats][1]
    if planted < small:
        return (
            SMALL_FAVOUR * FAVOUR_PRESTIGE[state.n_seats][0] * planted / (small + 1)
            if planted + to_come >= small
            else 0.0
        )
    if planted < large and planted + to_come >= large:
        step = FAVOUR_PRESTIGE[state.n_seats][1] - FAVOUR_PRESTIGE[state.n_seats][0]
        return LARGE_FAVOUR * step * (planted - small + 1) / (large - small + 1)
    return 0.0


@rule()
def water_worth(state: State, seat: int) -> float:
    """The irrigation bonuses a seat would get for the tiles still in the garden."""
    worth = 0.0
    for square in range(16):
        if state.tile[square] > 0:
            counts = 0
            for side in range(4):
                canal = SQUARE_CANALS[square][side]
                if canal < 24:
                    # four bits for each owner's cubes, because the rules dialect builds no lists
                    counts += (1 << 4 * state.canal[canal][0]) + (1 << 4 * state.canal[canal][1])
            mine = counts >> 4 * (seat + 1) & 15
            if mine > 0:
                leads = True
                for other in range(state.n_seats):
                    if other != seat and counts >> 4 * (other + 1) & 15 >= mine:
                        leads = False
                if leads:
                    worth += LEADING
    return worth


@rule()
def field_lead(state: State, seat: int) -> int:
    """How many spaces are filled in the field rows where a seat has more cubes than the others."""
    spaces = 0
    for row in range(2):
        filled = 0
        mine = 0
        for space in range(5):
            if state.field[row][space] > 0:
                filled += 1
            if state.field[row][space] == seat + 1:
                mine += 1
        if 2 * mine > filled:
            spaces += filled
    return spaces


@rule()
def cards_per_player(state: State) -> float:
    """How many craft cards are still to be recruited for each player who has not passed."""
    cards = 0
    for triple in range(state.n_seats):
        for card in range(3):
            if 0 < state.triple[triple][card] < TURNED:
                cards += 1
    players = 0
    for seat in range(state.n_seats):
        if state.passed[seat] == 0:
            players += 1
    return cards / players if players > 0 else 0.0


@rule()
def plot_worth(state: State, seat: int, quality: int) -> float:
    """The best tile a plant of this quality would bring with the help of the seat's Gardeners; -100 when there is none."""
    best = -100.0
    for square in range(16):
        tile = state.tile[square]
        helpers = max(0, SQUARE_QUALITY[square] - quality)
        if tile > 0 and state.watered[square] > 0 and helpers <= state.gardeners[seat]:
            worth = TILE_PRESTIGE[tile] + TALENT * TILE_TALENTS[tile] + CAMEL * TILE_CAMELS[tile]
            worth += (GOOD + 1) * TILE_GOODS[tile] + FREE_COURT * TILE_COURTS[tile]
            worth += GARDENER_HELP * (TILE_GARDENERS[tile] - helpers)
            best = max(best, worth)
    return best


@rule()
def best_trade(state: State, seat: int, rounds: int) -> float:
    """What the best stop of the caravan in reach would bring beyond what it costs; 0 when nothing is worth it."""
    best = 0.0
    held = count_goods(state, seat)
    for city in range(9):
        camels = camels_needed(state, seat, city)
        if held > 0 and city != state.caravan and camels <= state.camels[seat]:
            worth = -CAMEL * camels
            if city == BABYLON:
                worth += SALE_PRESTIGE[min(held, 2)] - (GOOD + 1) * min(held, 2) + FREE_WATER
                best = max(best, worth)
            elif can_pay(state, seat, CITY_DEMAND[city], extra_good(state, city)):
                worth -= GOOD + 1
                if CITY_KIND[city] == COURT:
                    for court in range(4):
                        if CITY_SELLS[city][court] > 0 and can_take(state, seat, court):
                            best = max(best, worth + rise_worth(state, seat, court, rounds))
                else:
                    worth -= 0.0 if extra_good(state, city) == NO_GOOD else GOOD + 1
                    best = max(best, worth + NEIGHBOURLY + plot_worth(state, seat, plant_quality(state, city)))
    return best


@rule()
def chance_to_trade(state: State, seat: int) -> float:
    """How likely a seat will get at the caravan before it is somewhere else."""
    if state.passed[seat] > 0:
        return REACH_PASSED
    if state.stage < ACT or state.stage >= PROCESSION:
        return REACH_NEXT if seat == state.first else REACH_LATER
    return REACH_NEXT if seat == state.asked else REACH_LATER
