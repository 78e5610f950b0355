"""Advice for bots: what a position is worth to a seat in prestige, guessed from what lies open.

A guess, not a rule. It is written in the rules dialect, with decimals, so that compiled search can use it too.
"""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.ai.weights import (
    CAMEL,
    CUBE_IN_TEMPLE,
    FIELD_LEAD,
    FREE_COURT,
    GARDENER_HELP,
    GOOD,
    ISHTAR_EVENING,
    LARGE_FAVOUR,
    MORE_CAMELS,
    MORE_GARDENERS,
    MORE_TALENTS,
    NEXT_EVENINGS,
    NEXT_RUNG,
    OPEN_CARD,
    PENDING,
    PLANTING_MORE,
    PLENTY_OF_CAMELS,
    PLENTY_OF_GARDENERS,
    PLENTY_OF_TALENTS,
    REACH,
    RIVAL,
    ROUND_PER_TILE,
    ROUND_PER_TILE_AND_PLAYER,
    SMALL_FAVOUR,
    STEP,
    STORE,
    TALENT,
    TAMMOUZ_EVENING,
    THIS_EVENING,
    TOO_MANY,
    WATER_LEAD,
    WATER_LEAD_OF_TWO,
    WINE_MORE,
)
from semiramis.games.amyitis.components.names import (
    BABYLON,
    BANKER,
    CARAVANEER,
    COURT_CITY,
    GARDENER,
    ISHTAR,
    MARDUK,
    NO_GOOD,
    PALACE,
    WINE,
)
from semiramis.games.amyitis.components.tables import (
    BANKER_PRESTIGE,
    BANKER_TALENTS,
    CARAVANEER_STEPS,
    CARAVANEER_STORE,
    CITY_DEMAND,
    CITY_KIND,
    CITY_SELLS,
    FAVOUR_PRESTIGE,
    FAVOUR_TILES,
    GOOD_PRESTIGE,
    LAST_TILES,
    MARDUK_PRESTIGE,
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
)
from semiramis.games.amyitis.rules.caravan import camels_needed, can_pay, extra_good
from semiramis.games.amyitis.rules.court import can_take
from semiramis.games.amyitis.rules.planting import plant_quality
from semiramis.games.amyitis.rules.round_end import tiles_left
from semiramis.games.amyitis.rules.scoring import total_score
from semiramis.games.amyitis.rules.stages import OVER
from semiramis.games.amyitis.rules.state import TURNED, State
from semiramis.games.amyitis.rules.stock import count_goods
from semiramis.games.amyitis.rules.temples import temple_first, temple_second


@rule()
def value(state: State, seat: int) -> float:
    """How far a seat stands ahead of its opponents, the strongest above all, in prestige."""
    rounds = rounds_to_come(state)
    strongest = -1000.0
    together = 0.0
    for other in range(state.n_seats):
        if other != seat:
            theirs = outlook(state, other, rounds)
            strongest = max(strongest, theirs)
            together += theirs
    others = together / (state.n_seats - 1)
    return outlook(state, seat, rounds) - RIVAL * strongest - (1 - RIVAL) * others


@rule()
def rounds_to_come(state: State) -> int:
    """How many rounds will probably follow the current one."""
    pace = ROUND_PER_TILE + ROUND_PER_TILE_AND_PLAYER / state.n_seats
    return int(max(0, tiles_left(state) - LAST_TILES[state.n_seats]) * pace)


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
    if state.passed[seat] == 0:
        worth += OPEN_CARD * cards_per_player(state) + REACH * best_trade(state, seat, rounds)
    if state.asked == seat:
        worth += PENDING[state.stage] / 10
    return worth + water_worth(state, seat)


@rule()
def purse_worth(state: State, seat: int, rounds: int) -> float:
    """Talents, camels, goods and Gardeners, beyond what they score at the end; the first ones help most."""
    share = min(rounds + 1, 4) / 4
    worth = TALENT * state.talents[seat] + CAMEL * state.camels[seat] + GARDENER_HELP * state.gardeners[seat]
    worth -= (TALENT - MORE_TALENTS) * max(0, state.talents[seat] - PLENTY_OF_TALENTS)
    worth -= (CAMEL - MORE_CAMELS) * max(0, state.camels[seat] - PLENTY_OF_CAMELS)
    worth -= (GARDENER_HELP - MORE_GARDENERS) * max(0, state.gardeners[seat] - PLENTY_OF_GARDENERS)
    held = count_goods(state, seat)
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
            worth += ISHTAR_EVENING * evenings if seat == first or is_second else 0.0
        elif temple == MARDUK:
            worth += MARDUK_PRESTIGE[0] * evenings if seat == first else 0.0
            worth += MARDUK_PRESTIGE[1] * evenings if is_second else 0.0
        else:
            worth += TAMMOUZ_EVENING * evenings if seat == first else 0.0
        for space in range(4):
            if state.temple[temple][space] == seat + 1:
                worth += CUBE_IN_TEMPLE * min(4 - space, rounds) / (state.n_seats - 1)
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
    if planted < small <= planted + to_come:
        return SMALL_FAVOUR * FAVOUR_PRESTIGE[state.n_seats][0] * planted / (small + 1)
    if small <= planted < large <= planted + to_come:
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
                    worth += WATER_LEAD_OF_TWO if state.n_seats == 2 else WATER_LEAD
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
    """The best tile for a plant of this quality with the help of the seat's Gardeners; -100 when there is none."""
    best = -100.0
    for square in range(16):
        tile = state.tile[square]
        helpers = max(0, SQUARE_QUALITY[square] - quality)
        if tile > 0 and state.watered[square] > 0 and helpers <= state.gardeners[seat]:
            worth = TILE_PRESTIGE[tile] + TALENT * TILE_TALENTS[tile] + CAMEL * TILE_CAMELS[tile]
            worth += (GOOD + GOOD_PRESTIGE) * TILE_GOODS[tile] + FREE_COURT * TILE_COURTS[tile]
            worth += GARDENER_HELP * (TILE_GARDENERS[tile] - helpers)
            best = max(best, worth)
    return best


@rule()
def best_trade(state: State, seat: int, rounds: int) -> float:
    """What the best stop of the caravan in reach would bring beyond what it costs; 0 when nothing is worth it."""
    best = 0.0
    held = count_goods(state, seat)
    good_worth = GOOD + GOOD_PRESTIGE
    for city in range(9):
        camels = camels_needed(state, seat, city)
        if held > 0 and city != state.caravan and camels <= state.camels[seat]:
            worth = -CAMEL * camels
            if city == BABYLON:
                worth += SALE_PRESTIGE[min(held, 2)] - good_worth * min(held, 2)
                best = max(best, worth)
            elif can_pay(state, seat, CITY_DEMAND[city], extra_good(state, city)):
                worth -= good_worth
                if CITY_KIND[city] == COURT_CITY:
                    for court in range(4):
                        if CITY_SELLS[city][court] > 0 and can_take(state, seat, court):
                            best = max(best, worth + rise_worth(state, seat, court, rounds))
                else:
                    worth -= 0.0 if extra_good(state, city) == NO_GOOD else good_worth
                    best = max(best, worth + PLANTING_MORE + plot_worth(state, seat, plant_quality(state, city)))
    return best
