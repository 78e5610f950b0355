"""Planting: taking a garden tile, its gains, the irrigation bonus and automatic irrigation."""

from semiramis.core.model.domain import NEUTRAL
from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import (
    CANAL_SEGMENTS,
    GARDENER,
    MAX_SEATS,
    N_COURTS,
    N_GOODS,
    N_SQUARES,
    NO_CANAL,
    SQUARE_SIDES,
    WINE,
)
from semiramis.games.amyitis.components.tables import (
    CANAL_SQUARES,
    CARD_QUALITY,
    PLANT_SLOT_OF_CITY,
    SQUARE_CANALS,
    SQUARE_QUALITY,
    TILE_CAMELS,
    TILE_COURTS,
    TILE_GARDENERS,
    TILE_GOODS,
    TILE_PRESTIGE,
    TILE_TALENTS,
)
from semiramis.games.amyitis.rules.actions import GAIN_GOOD, PLANT_SQUARE, offer
from semiramis.games.amyitis.rules.canals import fill_segment, is_full
from semiramis.games.amyitis.rules.court import can_take
from semiramis.games.amyitis.rules.fields import sole_leader
from semiramis.games.amyitis.rules.stages import DONE, GAIN, TAKE
from semiramis.games.amyitis.rules.state import BONUS, TILES, State, Work
from semiramis.games.amyitis.rules.stock import gain_camels, gain_gardener, gain_good, gain_talents, score


@rule("AMY-II.C.c.1", "AMY-PL.7")
def plant_quality(state: State, city: int) -> int:
    """The quality shown on the plant card of a city."""
    slot = PLANT_SLOT_OF_CITY[city]
    return CARD_QUALITY[state.plant_card[slot] - 1][state.plant_face[slot]]


@rule("AMY-PL.1", "AMY-PL.2", "AMY-PL.3", "AMY-PL.4", "AMY-PL.5", "AMY-PL.6", "AMY-D.15", "AMY-D.16")
def can_plant(state: State, square: int, quality: int) -> bool:
    """Whether a plant of this quality, Gardeners included, may go on a square."""
    return state.tile[square] > 0 and state.watered[square] > 0 and quality >= SQUARE_QUALITY[square]


@rule("AMY-II.C.4", "AMY-PL.5")
def has_place(state: State, quality: int) -> bool:
    """Whether a plant of this quality may go on any square."""
    for square in range(N_SQUARES):
        if can_plant(state, square, quality):
            return True
    return False


@rule("AMY-PL.1", "AMY-PL.5")
def list_squares(state: State, work: Work, seat: int) -> None:
    """Offer every square the plant may go on with all of the player's Gardeners."""
    quality = plant_quality(state, state.caravan) + state.gardeners[seat]
    for square in range(N_SQUARES):
        if can_plant(state, square, quality):
            offer(work, PLANT_SQUARE + square)


@rule("AMY-PL.5", "AMY-PL.6", "AMY-Q.13", "AMY-Q.17")
def do_plant(state: State, seat: int, square: int) -> None:
    """Spend the Gardeners needed, take the tile and its gains; its free goods and Court cards become pending."""
    helpers = max(0, SQUARE_QUALITY[square] - plant_quality(state, state.caravan))
    state.gardeners[seat] -= helpers
    state.court_stock[GARDENER][1] += helpers
    tile = state.tile[square]
    state.tile[square] = 0
    state.planted[square] = seat + 1
    state.planting = square + 1
    score(state, seat, TILES, TILE_PRESTIGE[tile])
    gain_talents(state, seat, TILE_TALENTS[tile])
    gain_camels(state, seat, TILE_CAMELS[tile])
    for _ in range(TILE_GARDENERS[tile]):
        gain_gardener(state, seat)
    state.gain_goods = TILE_GOODS[tile]
    state.gain_courts = TILE_COURTS[tile]


@rule("AMY-Q.12")
def can_gain(state: State, good: int) -> bool:
    """Whether a tile's free good may be this one: it is in stock, and wine only by table option."""
    return state.stock_goods[good] > 0 and (good != WINE or state.any_good_wine > 0)


@rule("AMY-Q.12")
def list_gains(state: State, work: Work) -> None:
    """Offer the goods a tile's free good may be."""
    for good in range(N_GOODS):
        if can_gain(state, good):
            offer(work, GAIN_GOOD + good)


@rule("AMY-Q.12")
def do_gain(state: State, seat: int, good: int) -> None:
    """Take the good chosen for a tile's bonus."""
    gain_good(state, seat, good)
    state.gain_goods -= 1


@rule("AMY-PL.6", "AMY-Q.11", "AMY-Q.12", "AMY-Q.13")
def continue_planting(state: State, work: Work, seat: int) -> None:
    """Wait for the next free good or Court card of the tile; forfeit unavailable ones; then finish planting."""
    state.stage = DONE
    for good in range(N_GOODS):
        if state.gain_goods > 0 and can_gain(state, good):
            state.stage = GAIN
            return
    state.gain_goods = 0
    for court in range(N_COURTS):
        if state.gain_courts > 0 and can_take(state, seat, court):
            state.stage = TAKE
            return
    state.gain_courts = 0
    finish_planting(state, work, state.planting - 1)


@rule("AMY-Q.13", "AMY-II.C.c.2")
def finish_planting(state: State, work: Work, square: int) -> None:
    """Score the irrigation bonus, irrigate automatically, and turn the plant card over."""
    leader = water_leader(state, work, square)
    if leader >= 0:
        score(state, leader, BONUS, plant_quality(state, state.caravan))
    irrigate_between(state, square)
    slot = PLANT_SLOT_OF_CITY[state.caravan]
    state.plant_face[slot] = 1 - state.plant_face[slot]
    state.planting = 0


@rule("AMY-PL.7", "AMY-Q.14", "AMY-Q.15")
def water_leader(state: State, work: Work, square: int) -> int:
    """The seat with most cubes around a square, ignoring neutral ones; -1 on a tie."""
    for seat in range(MAX_SEATS):
        work.tally[seat] = 0
    for side in range(SQUARE_SIDES):
        canal = SQUARE_CANALS[square][side]
        if canal < NO_CANAL:
            for segment in range(CANAL_SEGMENTS):
                owner = state.canal[canal][segment]
                if 0 < owner < NEUTRAL:
                    work.tally[owner - 1] += 1
    return sole_leader(work)


@rule("AMY-PL.8", "AMY-Q.3")
def irrigate_between(state: State, square: int) -> None:
    """Fill every segment between a square and its planted neighbours with neutral cubes."""
    for side in range(SQUARE_SIDES):
        canal = SQUARE_CANALS[square][side]
        if canal < NO_CANAL:
            neighbour = CANAL_SQUARES[canal][0] + CANAL_SQUARES[canal][1] - square
            if state.planted[neighbour] > 0:
                while not is_full(state, canal):
                    fill_segment(state, canal, NEUTRAL)
