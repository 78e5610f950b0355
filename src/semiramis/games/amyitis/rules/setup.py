"""Setup and the deals: the chance nodes before the first round and at the start of each round."""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import (
    BANKER,
    CARAVANEER,
    CARD_D,
    MAX_SEATS,
    N_COURTS,
    N_CRAFTS,
    N_GOODS,
    N_SQUARES,
    N_TILES,
    NO_GOOD,
    TOP_SQUARE,
    TRIPLE_CARDS,
    WINE,
)
from semiramis.games.amyitis.components.tables import (
    ALL_CAMELS,
    ALL_CUBES,
    ALL_GOODS,
    ALL_TALENTS,
    BANKER_PRESTIGE,
    BANKER_TALENTS,
    COURT_COUNT,
    COURT_TOP,
    CRAFT_COUNT,
    SQUARE_FLOOR,
    SQUARE_UNUSED,
    START_CAMELS,
    START_TALENTS,
    TILE_QUALITY,
    TOP_TILE,
)
from semiramis.games.amyitis.rules.actions import (
    DEAL_CARD_CODE,
    DEAL_CRAFT_CODE,
    DEAL_FACE_CODE,
    DEAL_FIRST_CODE,
    DEAL_LOAD_CODE,
    DEAL_TILE_CODE,
    offer,
    offer_weighted,
)
from semiramis.games.amyitis.rules.canals import survey_water
from semiramis.games.amyitis.rules.stages import ACT, DEAL_CARD, DEAL_CRAFT, DEAL_FIRST, DEAL_LOAD, DEAL_TILE
from semiramis.games.amyitis.rules.state import BANKERS, PLANT_SLOT, State, Work
from semiramis.games.amyitis.rules.stock import gain_camels, gain_talents, score

KHORSABAD_SLOT = PLANT_SLOT.index("khorsabad")
KHORSABAD_CARD = CARD_D + 1
"""The plant card of Khorsabad as states write it, counted from 1; the cards before it are drawn."""
SUM_OF_DRAWN = sum(range(1, KHORSABAD_CARD))


@rule("AMY-S.1", "AMY-S.2", "AMY-S.3", "AMY-S.7", "AMY-S.11", "AMY-D.2", "AMY-D.18", "AMY-G.2")
def set_up(state: State, n_seats: int) -> None:
    """Fill an empty record with boards, stock and each player's start, up to the first deal."""
    state.n_seats = n_seats
    state.stock_talents = ALL_TALENTS
    state.stock_camels = ALL_CAMELS
    for good in range(N_GOODS):
        state.stock_goods[good] = ALL_GOODS[good]
    for court in range(N_COURTS):
        for level in range(COURT_TOP[court]):
            state.court_stock[court][level + 1] = COURT_COUNT[n_seats][court][level + 1]
    for seat in range(n_seats):
        state.cubes[seat] = ALL_CUBES
        gain_talents(state, seat, START_TALENTS)
        gain_camels(state, seat, START_CAMELS)
    state.tile[TOP_SQUARE] = TOP_TILE
    state.owed = NO_GOOD
    state.owed_next = NO_GOOD
    survey_water(state)


@rule("AMY-S.4")
def list_faces(work: Work) -> None:
    """Offer both faces of the Khorsabad card."""
    for face in range(2):
        offer(work, DEAL_FACE_CODE + face)


@rule("AMY-S.4")
def deal_face(state: State, face: int) -> None:
    """Put the card with quality 2 on both faces in Khorsabad."""
    state.plant_card[KHORSABAD_SLOT] = KHORSABAD_CARD
    state.plant_face[KHORSABAD_SLOT] = face
    state.stage = DEAL_CARD


@rule("AMY-S.5")
def list_cards(state: State, work: Work) -> None:
    """Offer those of the other three plant cards that have no city yet."""
    for card in range(1, KHORSABAD_CARD):
        if state.plant_card[0] != card and state.plant_card[1] != card:
            offer(work, DEAL_CARD_CODE + card)


@rule("AMY-S.5")
def deal_card(state: State, card: int) -> None:
    """Put a plant card in the next city, quality 1 up; the last card needs no draw."""
    state.plant_card[state.dealt] = card
    state.dealt += 1
    if state.dealt == 2:
        state.plant_card[2] = SUM_OF_DRAWN - state.plant_card[0] - state.plant_card[1]
        state.stage = DEAL_LOAD
        state.dealt = 0


@rule("AMY-S.8")
def list_loads_to_deal(state: State, work: Work) -> None:
    """Offer every good except wine that no Caravaneer carries yet."""
    for good in range(WINE):
        if state.load[good] == 0:
            offer(work, DEAL_LOAD_CODE + good)


@rule("AMY-S.8", "AMY-D.3")
def deal_load(state: State, good: int) -> None:
    """Put a good on the next level-2 Caravaneer in play."""
    state.load[good] += 1
    state.stock_goods[good] -= 1
    state.dealt += 1
    if state.dealt == state.court_stock[CARAVANEER][2]:
        state.stage = DEAL_TILE
        state.dealt = 0
        skip_squares(state)


@rule("AMY-S.9", "AMY-S.10")
def skip_squares(state: State) -> None:
    """Advance to the next square that gets a tile by draw; with two players the marked ones stay empty."""
    while state.dealt < TOP_SQUARE and state.n_seats == 2 and SQUARE_UNUSED[state.dealt] > 0:
        state.dealt += 1


@rule("AMY-S.9")
def is_laid(state: State, tile: int) -> bool:
    """Whether a tile is already in the garden."""
    for square in range(N_SQUARES):
        if state.tile[square] == tile:
            return True
    return False


@rule("AMY-S.9", "AMY-D.4")
def list_tiles(state: State, work: Work) -> None:
    """Offer the tiles left of the quality that the next square's floor needs."""
    for tile in range(1, N_TILES + 1):
        if TILE_QUALITY[tile] == SQUARE_FLOOR[state.dealt] and tile != TOP_TILE and not is_laid(state, tile):
            offer(work, DEAL_TILE_CODE + tile)


@rule("AMY-S.9", "AMY-S.10")
def deal_tile(state: State, tile: int) -> None:
    """Put a tile on the next square; the top square has its tile from the start."""
    state.tile[state.dealt] = tile
    state.dealt += 1
    skip_squares(state)
    if state.dealt == TOP_SQUARE:
        state.stage = DEAL_FIRST
        state.dealt = 0


@rule("AMY-S.12", "AMY-D.14")
def list_firsts(state: State, work: Work) -> None:
    """Offer every player."""
    for seat in range(state.n_seats):
        offer(work, DEAL_FIRST_CODE + seat)


@rule("AMY-S.12", "AMY-R.1")
def deal_first(state: State, seat: int) -> None:
    """Give a player the first-player card and begin the first round."""
    state.first = seat
    begin_round(state)


@rule("AMY-R.1", "AMY-I.1")
def begin_round(state: State) -> None:
    """Begin a round: all Craft cards go back to the pile."""
    state.round += 1
    state.dealt = 0
    for triple in range(MAX_SEATS):
        for card in range(TRIPLE_CARDS):
            state.triple[triple][card] = 0
    state.stage = DEAL_CRAFT


@rule("AMY-S.6", "AMY-I.1", "AMY-I.1b")
def list_crafts(state: State, work: Work) -> None:
    """Offer each craft, weighted by its cards left in the pile."""
    for craft in range(N_CRAFTS):
        work.tally[craft + 1] = CRAFT_COUNT[state.n_seats][craft]
    for triple in range(state.n_seats):
        for card in range(TRIPLE_CARDS):
            work.tally[state.triple[triple][card]] -= 1
    for craft in range(N_CRAFTS):
        offer_weighted(work, DEAL_CRAFT_CODE + craft, work.tally[craft + 1])


@rule("AMY-I.1", "AMY-I.1b", "AMY-II.1")
def deal_craft(state: State, craft: int) -> None:
    """Put a Craft card face up in the next triple; after the last one, pay income and let the first player act."""
    state.triple[state.dealt // TRIPLE_CARDS][state.dealt % TRIPLE_CARDS] = craft + 1
    state.dealt += 1
    if state.dealt == TRIPLE_CARDS * state.n_seats:
        state.dealt = 0
        pay_income(state)
        state.asked = state.first
        state.stage = ACT


@rule("AMY-I.2", "AMY-Q.1")
def pay_income(state: State) -> None:
    """Pay talents and prestige for Bankers, in turn order from the first player."""
    for turn in range(state.n_seats):
        seat = (state.first + turn) % state.n_seats
        level = state.court[seat][BANKER]
        gain_talents(state, seat, BANKER_TALENTS[level])
        score(state, seat, BANKERS, BANKER_PRESTIGE[level])
