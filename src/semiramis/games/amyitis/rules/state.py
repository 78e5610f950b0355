"""The state of a game of Amyitis as numbers, including half-finished turns."""

from semiramis.core.model.domain import OWNER, SEAT, Domain, numbered
from semiramis.core.model.record import Record, number, word
from semiramis.games.amyitis.components.names import (
    CANAL_SEGMENTS,
    CANAL_WORDS,
    CARD_WORDS,
    CITY_WORDS,
    COURT_WORDS,
    CRAFT_WORDS,
    ESHNUNNA,
    FIELD_SPACES,
    GARDENER,
    GOOD_WORDS,
    KHORSABAD,
    MARI,
    MAX_SEATS,
    N_CORNERS,
    N_SQUARES,
    ROW_WORDS,
    SQUARE_WORDS,
    TEMPLE_SPACES,
    TEMPLE_WORDS,
    TILE_WORDS,
    TRIPLE_CARDS,
    UR,
)
from semiramis.games.amyitis.rules.stages import STAGE

GOOD = Domain("good", GOOD_WORDS, text="amyitis-good")
CRAFT = Domain("craft", CRAFT_WORDS, text="amyitis-craft")
COURT = Domain("court", COURT_WORDS, text="amyitis-court")
LADDER = Domain("court", COURT_WORDS[:GARDENER], text="amyitis-court")
CITY = Domain("city", CITY_WORDS, text="amyitis-city")
TEMPLE = Domain("temple", TEMPLE_WORDS, text="amyitis-temple")
ROW = Domain("row", ROW_WORDS, text="amyitis-row")
SQUARE = Domain("square", SQUARE_WORDS)
CANAL = Domain("canal", CANAL_WORDS)
TILE = Domain("tile", TILE_WORDS)
TRIPLE = numbered("triple", MAX_SEATS)
LEVEL = numbered("level", 4, start=0)
PLANT_SLOT = Domain(
    "plant city", tuple(CITY_WORDS[city] for city in (ESHNUNNA, UR, MARI, KHORSABAD)), text="amyitis-city"
)
GIFT = Domain("gift", ("camel", "talent"), text="amyitis-gift")
FACE = Domain("face", ("first", "second"), text="amyitis-face")
PART = Domain(
    "part",
    ("irrigation", "tiles", "bonus", "sales", "palace", "banker", "temples", "favour", "goods"),
    text="amyitis-part",
)
N_PARTS = len(PART)
IRRIGATION, TILES, BONUS, SALES, PALACES, BANKERS, TEMPLES, FAVOUR, GOODS_LEFT = range(N_PARTS)

CARD_FACE = Domain("craft card", ("none", *CRAFT_WORDS, "talent"))
"""The face of a card in a triple: not dealt yet, a craft, or the talent on its back."""
TURNED = CARD_FACE.index("talent")

PASSED = Domain("pass", ("no", "yes", "without cube"))
"""A player without a cube passes with a virtual marker (AMY-Q.4)."""

MAYBE_SQUARE = Domain("square", ("none", *SQUARE_WORDS))
MAYBE_CARD = Domain("plant card", ("none", *CARD_WORDS))
MAYBE_GOOD = Domain("good", (*GOOD_WORDS, "none"))
YES_NO = Domain("option", ("no", "yes"))
DRY_WET = Domain("option", ("dry", "wet"))
FIELD_TIE = Domain("option", ("nobody", "rightmost"))


class State(Record):
    """A position of Amyitis."""

    n_seats: int = number(2, 4)
    any_good_wine: int = word(YES_NO)
    cut_off_canals: int = word(DRY_WET)
    field_tie: int = word(FIELD_TIE)

    stage: int = word(STAGE)
    asked: int = word(SEAT)
    round: int = number(0, 100)
    first: int = word(SEAT)
    dealt: int = number(0, 20)

    # Mesopotamia
    caravan: int = word(CITY)
    plant_card: list[int] = word(MAYBE_CARD, PLANT_SLOT)
    plant_face: list[int] = word(FACE, PLANT_SLOT)

    # craft and court cards on offer
    triple: list[list[int]] = word(CARD_FACE, TRIPLE, TRIPLE_CARDS)
    court_stock: list[list[int]] = number(0, 31, COURT, LEVEL)
    load: list[int] = number(0, 4, GOOD)

    # Babylon
    tile: list[int] = word(TILE, SQUARE)
    planted: list[int] = word(OWNER, SQUARE)
    canal: list[list[int]] = word(OWNER, CANAL, CANAL_SEGMENTS)
    field: list[list[int]] = word(OWNER, ROW, FIELD_SPACES)
    temple: list[list[int]] = word(OWNER, TEMPLE, TEMPLE_SPACES)
    passed: list[int] = word(PASSED, SEAT)

    # the general stock
    stock_talents: int = number(0, 99)
    stock_camels: int = number(0, 99)
    stock_goods: list[int] = number(0, 35, GOOD)

    # the players
    talents: list[int] = number(0, 99, SEAT)
    camels: list[int] = number(0, 99, SEAT)
    cubes: list[int] = number(0, 99, SEAT)
    goods: list[list[int]] = number(0, 35, SEAT, GOOD)
    court: list[list[int]] = number(0, 3, SEAT, LADDER)
    gardeners: list[int] = number(0, 31, SEAT)
    part: list[list[int]] = number(0, 9999, SEAT, PART)

    # what a half-finished turn still owes
    owed: int = word(MAYBE_GOOD)
    owed_next: int = word(MAYBE_GOOD)
    free_water: int = word(YES_NO)
    planting: int = word(MAYBE_SQUARE)
    gain_goods: int = number(0, 5)
    gain_courts: int = number(0, 5)
    discard_from: int = word(GOOD)

    # recomputed from the canals
    wet: list[int] = number(0, 1, N_CORNERS, derived=True)
    watered: list[int] = number(0, 1, N_SQUARES, derived=True)


class Work(Record):
    """Scratch space: legal codes, their weights at chance nodes, and a tally per owner or craft."""

    n_legal: int = number(0, 64)
    legal: list[int] = number(0, 9999, 64)
    weight: list[int] = number(0, 9999, 64)
    tally: list[int] = number(0, 99, 6)
