"""Conservation in the rules dialect: whether every component is accounted for, fast enough for millions of positions.

The full check with places and reasons is referee/validate.py; this one only answers yes or no.
"""

from semiramis.core.model.domain import NEUTRAL
from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import (
    CANAL_SEGMENTS,
    FIELD_SPACES,
    GARDENER,
    MAX_SEATS,
    N_CANALS,
    N_GOODS,
    N_ROWS,
    N_SQUARES,
    N_TEMPLES,
    TEMPLE_SPACES,
)
from semiramis.games.amyitis.components.tables import (
    ALL_CAMELS,
    ALL_CUBES,
    ALL_GOODS,
    ALL_TALENTS,
    COURT_COUNT,
    COURT_TOP,
    LAST_ROUND,
)
from semiramis.games.amyitis.rules.stages import DONE
from semiramis.games.amyitis.rules.state import State


@rule("AMY-S.3", "AMY-Q.1")
def stock_is_whole(state: State) -> bool:
    """Whether talents, camels and goods add up, and no amount is negative."""
    talents = state.stock_talents
    camels = state.stock_camels
    for seat in range(MAX_SEATS):
        talents += state.talents[seat]
        camels += state.camels[seat]
        if state.talents[seat] < 0 or state.camels[seat] < 0 or state.cubes[seat] < 0 or state.gardeners[seat] < 0:
            return False
    for good in range(N_GOODS):
        goods = state.stock_goods[good] + state.load[good]
        for seat in range(MAX_SEATS):
            goods += state.goods[seat][good]
            if state.goods[seat][good] < 0:
                return False
        if goods != ALL_GOODS[good] or state.stock_goods[good] < 0:
            return False
    return talents == ALL_TALENTS and camels == ALL_CAMELS and state.stock_talents >= 0 and state.stock_camels >= 0


@rule("AMY-S.11", "AMY-Q.3")
def cubes_are_whole(state: State, seat: int) -> bool:
    """Whether a player's cubes are all on the boards or in their own supply."""
    cubes = state.cubes[seat] + (1 if state.passed[seat] == 1 else 0)
    for canal in range(N_CANALS):
        for segment in range(CANAL_SEGMENTS):
            if state.canal[canal][segment] == seat + 1:
                cubes += 1
    for row in range(N_ROWS):
        for space in range(FIELD_SPACES):
            if state.field[row][space] == seat + 1:
                cubes += 1
    for temple in range(N_TEMPLES):
        for space in range(TEMPLE_SPACES):
            if state.temple[temple][space] == seat + 1:
                cubes += 1
    return cubes == ALL_CUBES


@rule("AMY-S.7", "AMY-II.C.b.2")
def cards_are_whole(state: State) -> bool:
    """Whether every Court card is in stock or with a player."""
    gardeners = state.court_stock[GARDENER][1]
    for seat in range(state.n_seats):
        gardeners += state.gardeners[seat]
    for court in range(GARDENER):
        for level in range(1, COURT_TOP[court] + 1):
            cards = state.court_stock[court][level]
            for seat in range(state.n_seats):
                if state.court[seat][court] >= level:
                    cards += 1
            if cards != COURT_COUNT[state.n_seats][court][level]:
                return False
    return gardeners == COURT_COUNT[state.n_seats][GARDENER][1]


@rule("AMY-II.B.P.2")
def fields_are_sound(state: State) -> bool:
    """Whether field rows fill from the left with players' cubes, and a full row has been emptied."""
    for row in range(N_ROWS):
        for space in range(FIELD_SPACES - 1):
            if state.field[row][space + 1] > 0 and state.field[row][space] == 0:
                return False
            if state.field[row][space] == NEUTRAL:
                return False
        if state.field[row][FIELD_SPACES - 1] > 0:
            return False
    return True


@rule("AMY-S.9", "AMY-PL.6", "AMY-II.B.R.1")
def boards_are_sound(state: State) -> bool:
    """Whether no planted square has a tile, and temples fill from the left."""
    for square in range(N_SQUARES):
        if state.tile[square] > 0 and state.planted[square] > 0:
            return False
    for temple in range(N_TEMPLES):
        for space in range(TEMPLE_SPACES - 1):
            if state.temple[temple][space + 1] > 0 and state.temple[temple][space] == 0:
                return False
    return True


@rule("AMY-Q.23")
def is_sound(state: State) -> bool:
    """Whether no component is lost or duplicated, and stage and round are possible."""
    if not stock_is_whole(state) or not cards_are_whole(state):
        return False
    if not boards_are_sound(state) or not fields_are_sound(state):
        return False
    for seat in range(state.n_seats):
        if not cubes_are_whole(state, seat):
            return False
    return state.stage != DONE and state.round <= LAST_ROUND
