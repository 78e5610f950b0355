"""The observation of Amyitis: a position as numbers, seen from one seat: `me` first, the others clockwise.

Amounts are written as they are and names as small numbers, which keeps an observation small; `PLANES` says which is
which, so that a learner can one-hot encode the names.
"""

from semiramis.core.model.arrays import ObservationValues
from semiramis.core.model.observation import (
    BITS_OF_WHO,
    ONE_WHO,
    SEEN_OWNERS,
    WHO_WORDS,
    WHOSE_TURN,
    Plane,
    names,
    seat_clockwise,
    starts,
)
from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.tables import GOOD_PRESTIGE, LAST_TILES
from semiramis.games.amyitis.rules.round_end import tiles_left
from semiramis.games.amyitis.rules.scoring import favour
from semiramis.games.amyitis.rules.stages import STAGE
from semiramis.games.amyitis.rules.state import (
    CARD_FACE,
    CITY,
    DRY_WET,
    FACE,
    FAVOUR,
    FIELD_TIE,
    GOOD,
    GOODS_LEFT,
    MAYBE_CARD,
    MAYBE_GOOD,
    MAYBE_SQUARE,
    PASSED,
    TILE,
    YES_NO,
    State,
)
from semiramis.games.amyitis.rules.turn import mover

PLANES = (
    Plane("seats", 1, 2, 4, "players at the table"),
    names("any good wine", 1, YES_NO.words, "table option"),
    names("cut-off canals", 1, DRY_WET.words, "table option"),
    names("field tie", 1, FIELD_TIE.words, "table option"),
    names("stage", 1, STAGE.words, "what is asked now"),
    names("turn", 1, WHOSE_TURN, "who decides now; none when chance does or the game is over"),
    names("first", 1, WHOSE_TURN, "who has the first-player card"),
    Plane("round", 1, 0, 100, "round"),
    Plane("tiles left", 1, 0, 16, "tiles that still lie in the garden"),
    Plane("last round at", 1, 0, 16, "with so many tiles left, or fewer, the round is the last"),
    names("caravan", 1, CITY.words, "city in which the caravan stands"),
    names("plant card", 4, MAYBE_CARD.words, "card in each plant city"),
    names("plant face", 4, FACE.words, "which face of that card lies up"),
    names("triple", 12, CARD_FACE.words, "three craft cards of each of four triples; those not in play are none"),
    Plane("court stock", 16, 0, 31, "court cards on offer: four levels (0 unused) of each of four types"),
    Plane("load", 5, 0, 4, "goods that lie on Caravaneers on offer"),
    names("tile", 16, TILE.words, "tile that lies on each square"),
    names("planted", 16, WHO_WORDS, "who planted each square"),
    names("canal", 48, WHO_WORDS, "whose cube is in each of the two segments of each of 24 canals"),
    Plane("watered", 16, 0, 1, "whether irrigation reaches each square"),
    names("field", 10, WHO_WORDS, "whose cube is in each of the five spaces of the top row, then of the bottom row"),
    names("temple", 12, WHO_WORDS, "whose cube is in each of the four spaces of each of three temples"),
    Plane("stock", 7, 0, 99, "general stock: talents, camels, then the five goods"),
    names("owed", 2, MAYBE_GOOD.words, "goods the mover still has to pay"),
    names("free water", 1, YES_NO.words, "whether the irrigation that is asked for is free"),
    names("planting", 1, MAYBE_SQUARE.words, "square of which the mover is taking the tile's bonus"),
    Plane("gains", 2, 0, 5, "goods, then court cards, that the mover may still take"),
    names("discard from", 1, GOOD.words, "first good that may still be given back"),
    Plane("talents", 4, 0, 99, "talents of each seat"),
    Plane("camels", 4, 0, 99, "camels of each seat"),
    Plane("cubes", 4, 0, 99, "cubes in stock of each seat"),
    Plane("gardeners", 4, 0, 31, "Gardeners of each seat"),
    names("passed", 4, PASSED.words, "whether each seat has passed"),
    Plane("goods", 20, 0, 35, "five goods of each seat"),
    Plane("court", 12, 0, 3, "levels of Caravaneer, Banker and Palace of each seat"),
    Plane("parts", 36, 0, 9999, "nine parts of the score of each seat, as if the game ended now"),
    Plane("total", 4, 0, 9999, "score of each seat, as if the game ended now"),
)
DERIVED = {
    "dealt": "counts the draws of a deal; 0 whenever a player decides",
    "wet": "follows from the canals",
}
"""Fields of the state that no plane shows, and why none is needed."""

(
    AT_SEATS, AT_WINE, AT_CUT_OFF, AT_FIELD_TIE, AT_STAGE, AT_TURN, AT_FIRST, AT_ROUND, AT_TILES_LEFT, AT_LAST_ROUND,
    AT_CARAVAN, AT_PLANT_CARD, AT_PLANT_FACE, AT_TRIPLE, AT_COURT_STOCK, AT_LOAD, AT_TILE, AT_PLANTED, AT_CANAL,
    AT_WATERED, AT_FIELD, AT_TEMPLE, AT_STOCK, AT_OWED, AT_FREE_WATER, AT_PLANTING, AT_GAINS, AT_DISCARD_FROM,
    AT_TALENTS, AT_CAMELS, AT_CUBES, AT_GARDENERS, AT_PASSED, AT_GOODS, AT_COURT, AT_PARTS, AT_TOTAL,
) = starts(PLANES)  # fmt: skip


@rule()
def observe(state: State, seat: int, out: ObservationValues) -> None:
    """Write everything a seat sees to a row of zeros, or one last written for the same number of seats."""
    observe_stage(state, seat, out)
    observe_cards(state, out)
    observe_garden(state, seat, out)
    observe_boards(state, seat, out)
    observe_seats(state, seat, out)


@rule()
def observe_stage(state: State, seat: int, out: ObservationValues) -> None:
    """Write options, the decision due and its seat, and what a half-finished turn still owes."""
    seen = SEEN_OWNERS[state.n_seats - 1][seat]
    out[AT_SEATS] = state.n_seats
    out[AT_WINE] = state.any_good_wine
    out[AT_CUT_OFF] = state.cut_off_canals
    out[AT_FIELD_TIE] = state.field_tie
    out[AT_STAGE] = state.stage
    out[AT_TURN] = seen >> BITS_OF_WHO * (max(-1, mover(state)) + 1) & ONE_WHO
    out[AT_FIRST] = seen >> BITS_OF_WHO * (state.first + 1) & ONE_WHO
    out[AT_ROUND] = state.round
    out[AT_TILES_LEFT] = tiles_left(state)
    out[AT_LAST_ROUND] = LAST_TILES[state.n_seats]
    out[AT_OWED] = state.owed
    out[AT_OWED + 1] = state.owed_next
    out[AT_FREE_WATER] = state.free_water
    out[AT_PLANTING] = state.planting
    out[AT_GAINS] = state.gain_goods
    out[AT_GAINS + 1] = state.gain_courts
    out[AT_DISCARD_FROM] = state.discard_from


@rule()
def observe_cards(state: State, out: ObservationValues) -> None:
    """Write the caravan, the plant cards, and the craft and court cards on offer."""
    out[AT_CARAVAN] = state.caravan
    for slot in range(4):
        out[AT_PLANT_CARD + slot] = state.plant_card[slot]
        out[AT_PLANT_FACE + slot] = state.plant_face[slot]
    for triple in range(4):
        for card in range(3):
            out[AT_TRIPLE + 3 * triple + card] = state.triple[triple][card]
    for court in range(4):
        for level in range(4):
            out[AT_COURT_STOCK + 4 * court + level] = state.court_stock[court][level]
    for good in range(5):
        out[AT_LOAD + good] = state.load[good]


@rule()
def observe_garden(state: State, seat: int, out: ObservationValues) -> None:
    """Write squares and canals."""
    seen = SEEN_OWNERS[state.n_seats - 1][seat]
    for square in range(16):
        out[AT_TILE + square] = state.tile[square]
    for square in range(16):
        out[AT_WATERED + square] = state.watered[square]
    for square in range(16):
        out[AT_PLANTED + square] = seen >> BITS_OF_WHO * state.planted[square] & ONE_WHO
    for canal in range(24):
        for segment in range(2):
            out[AT_CANAL + 2 * canal + segment] = seen >> BITS_OF_WHO * state.canal[canal][segment] & ONE_WHO


@rule()
def observe_boards(state: State, seat: int, out: ObservationValues) -> None:
    """Write fields, temples and the general stock."""
    seen = SEEN_OWNERS[state.n_seats - 1][seat]
    for row in range(2):
        for space in range(5):
            out[AT_FIELD + 5 * row + space] = seen >> BITS_OF_WHO * state.field[row][space] & ONE_WHO
    for temple in range(3):
        for space in range(4):
            out[AT_TEMPLE + 4 * temple + space] = seen >> BITS_OF_WHO * state.temple[temple][space] & ONE_WHO
    out[AT_STOCK] = state.stock_talents
    out[AT_STOCK + 1] = state.stock_camels
    for good in range(5):
        out[AT_STOCK + 2 + good] = state.stock_goods[good]


@rule()
def observe_seats(state: State, seat: int, out: ObservationValues) -> None:
    """Write what a player has and has scored."""
    for place in range(4):
        if place < state.n_seats:
            whose = seat_clockwise(state.n_seats, seat, place)
            out[AT_TALENTS + place] = state.talents[whose]
            out[AT_CAMELS + place] = state.camels[whose]
            out[AT_CUBES + place] = state.cubes[whose]
            out[AT_GARDENERS + place] = state.gardeners[whose]
            out[AT_PASSED + place] = state.passed[whose]
            held = 0
            for good in range(5):
                held += state.goods[whose][good]
                out[AT_GOODS + 5 * place + good] = state.goods[whose][good]
            for court in range(3):
                out[AT_COURT + 3 * place + court] = state.court[whose][court]
            tiles = favour(state, whose)
            total = tiles + GOOD_PRESTIGE * held
            for part in range(FAVOUR):
                total += state.part[whose][part]
                out[AT_PARTS + 9 * place + part] = state.part[whose][part]
            out[AT_PARTS + 9 * place + FAVOUR] = tiles
            out[AT_PARTS + 9 * place + GOODS_LEFT] = GOOD_PRESTIGE * held
            out[AT_TOTAL + place] = total
