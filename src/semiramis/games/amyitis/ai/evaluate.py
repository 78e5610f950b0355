"""The heuristic value of a position, in prestige, from public information.

Written in the rules dialect, with floats, so that it is compiled into the search.
"""
# Long because the terms of one evaluation are read beside each other.

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
    """Return a seat's expected lead over its opponents in prestige; the strongest opponent counts half."""
    rounds = rounds_to_come(state)
    strongest = -1000.0
    together = 0.0
    for other in range(state.n_seats):
        if other != seat:
            theirs = expected_score(state, other, rounds)
            strongest = max(strongest, theirs)
            together += theirs
    others = together / (state.n_seats - 1)
    return expected_score(state, seat, rounds) - RIVAL * strongest - (1 - RIVAL) * others


@rule()
def rounds_to_come(state: State) -> int:
    """Return the expected number of rounds after the current one."""
    pace = ROUND_PER_TILE + ROUND_PER_TILE_AND_PLAYER / state.n_seats
    return int(max(0, tiles_left(state) - LAST_TILES[state.n_seats]) * pace)


@rule()
def expected_score(state: State, seat: int, rounds: int) -> float:
    """Return the prestige a seat has and may expect from what it holds."""
    points = float(total_score(state, seat))
    if state.stage == OVER:
        return points
    for court in range(3):
        points += court_value(court, state.court[seat][court], rounds)
        if can_take(state, seat, court):
            points += NEXT_RUNG * next_court_value(state, seat, court, rounds)
    points += FIELD_LEAD * field_majority(state, seat)
    points += stock_value(state, seat, rounds) + temple_value(state, seat, rounds) + favour_potential(state, seat)
    if state.passed[seat] == 0:
        points += OPEN_CARD * cards_per_player(state) + REACH * best_trade(state, seat, rounds)
    if state.asked == seat:
        points += PENDING[state.stage] / 10
    return points + water_value(state, seat)


@rule()
def stock_value(state: State, seat: int, rounds: int) -> float:
    """Return the value of talents, camels, goods and Gardeners beyond their final score; the first are worth most."""
    share = min(rounds + 1, 4) / 4
    points = TALENT * state.talents[seat] + CAMEL * state.camels[seat] + GARDENER_HELP * state.gardeners[seat]
    points -= (TALENT - MORE_TALENTS) * max(0, state.talents[seat] - PLENTY_OF_TALENTS)
    points -= (CAMEL - MORE_CAMELS) * max(0, state.camels[seat] - PLENTY_OF_CAMELS)
    points -= (GARDENER_HELP - MORE_GARDENERS) * max(0, state.gardeners[seat] - PLENTY_OF_GARDENERS)
    held = count_goods(state, seat)
    excess = max(0, held - CARAVANEER_STORE[state.court[seat][CARAVANEER]])
    points += GOOD * held + WINE_MORE * state.goods[seat][WINE]
    return points * share - TOO_MANY * excess


@rule()
def court_value(court: int, level: int, rounds: int) -> float:
    """Return what a court card of a level brings in the rounds to come."""
    if court == BANKER:
        return (TALENT * BANKER_TALENTS[level] + BANKER_PRESTIGE[level]) * rounds
    if court == CARAVANEER:
        return (STEP * CARAVANEER_STEPS[level] + STORE * (CARAVANEER_STORE[level] - CARAVANEER_STORE[0])) * rounds
    return 0.0


@rule()
def next_court_value(state: State, seat: int, court: int, rounds: int) -> float:
    """Return what the next court card of a type would bring, assuming it can be taken."""
    if court == GARDENER:
        return GARDENER_HELP
    level = state.court[seat][court]
    points = court_value(court, level + 1, rounds) - court_value(court, level, rounds)
    if court == PALACE:
        points += PALACE_PRESTIGE[level + 1]
    return points


@rule()
def temple_value(state: State, seat: int, rounds: int) -> float:
    """Return what the temples are expected to bring in the evenings to come."""
    evenings = THIS_EVENING + NEXT_EVENINGS * min(rounds, 2)
    points = 0.0
    for temple in range(3):
        first = temple_first(state, temple)
        is_second = seat != first and seat == temple_second(state, temple, first)
        if temple == ISHTAR:
            points += ISHTAR_EVENING * evenings if seat == first or is_second else 0.0
        elif temple == MARDUK:
            points += MARDUK_PRESTIGE[0] * evenings if seat == first else 0.0
            points += MARDUK_PRESTIGE[1] * evenings if is_second else 0.0
        else:
            points += TAMMOUZ_EVENING * evenings if seat == first else 0.0
        for space in range(4):
            if state.temple[temple][space] == seat + 1:
                points += CUBE_IN_TEMPLE * min(4 - space, rounds) / (state.n_seats - 1)
    return points


@rule()
def favour_potential(state: State, seat: int) -> float:
    """Return the part already earned of the next favour of Amyitis, while enough tiles are left to reach it."""
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
def water_value(state: State, seat: int) -> float:
    """Return the value of a seat's majorities of cubes around the tiles still in the garden."""
    points = 0.0
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
                    points += WATER_LEAD_OF_TWO if state.n_seats == 2 else WATER_LEAD
    return points


@rule()
def field_majority(state: State, seat: int) -> int:
    """Return the number of filled spaces in the field rows where a seat has an absolute majority of cubes."""
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
    """Return the craft cards left to recruit for each player who has not passed."""
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
def plot_value(state: State, seat: int, quality: int) -> float:
    """Return the value of the best tile for a plant of a quality, with the seat's Gardeners; -100 without any."""
    best = -100.0
    for square in range(16):
        tile = state.tile[square]
        helpers = max(0, SQUARE_QUALITY[square] - quality)
        if tile > 0 and state.watered[square] > 0 and helpers <= state.gardeners[seat]:
            points = TILE_PRESTIGE[tile] + TALENT * TILE_TALENTS[tile] + CAMEL * TILE_CAMELS[tile]
            points += (GOOD + GOOD_PRESTIGE) * TILE_GOODS[tile] + FREE_COURT * TILE_COURTS[tile]
            points += GARDENER_HELP * (TILE_GARDENERS[tile] - helpers)
            best = max(best, points)
    return best


@rule()
def best_trade(state: State, seat: int, rounds: int) -> float:
    """Return what the best stop of the caravan in reach would bring beyond its cost; 0 where none is profitable."""
    best = 0.0
    held = count_goods(state, seat)
    good_value = GOOD + GOOD_PRESTIGE
    for city in range(9):
        camels = camels_needed(state, seat, city)
        if held > 0 and city != state.caravan and camels <= state.camels[seat]:
            points = -CAMEL * camels
            if city == BABYLON:
                points += SALE_PRESTIGE[min(held, 2)] - good_value * min(held, 2)
                best = max(best, points)
            elif can_pay(state, seat, CITY_DEMAND[city], extra_good(state, city)):
                points -= good_value
                if CITY_KIND[city] == COURT_CITY:
                    for court in range(4):
                        if CITY_SELLS[city][court] > 0 and can_take(state, seat, court):
                            best = max(best, points + next_court_value(state, seat, court, rounds))
                else:
                    points -= 0.0 if extra_good(state, city) == NO_GOOD else good_value
                    best = max(best, points + PLANTING_MORE + plot_value(state, seat, plant_quality(state, city)))
    return best
