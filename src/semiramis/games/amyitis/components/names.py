"""The words of Amyitis, the numbers for them, and the sizes of boards and cards: the same in every edition."""

GOOD_WORDS = ("barley", "dates", "salt", "palm", "wine")
N_GOODS = len(GOOD_WORDS)
BARLEY, DATES, SALT, PALM, WINE, NO_GOOD = range(N_GOODS + 1)

CRAFT_WORDS = ("peasant", "priest", "engineer", "merchant")
N_CRAFTS = len(CRAFT_WORDS)
PEASANT, PRIEST, ENGINEER, MERCHANT = range(N_CRAFTS)

COURT_WORDS = ("caravaneer", "banker", "palace", "gardener")
N_COURTS = len(COURT_WORDS)
CARAVANEER, BANKER, PALACE, GARDENER = range(N_COURTS)
"""The types of Court cards; those below GARDENER have levels."""

CITY_WORDS = ("babylon", "susa", "eshnunna", "uruk", "ur", "palmyra", "mari", "ninoua", "khorsabad")
N_CITIES = len(CITY_WORDS)
BABYLON, SUSA, ESHNUNNA, URUK, UR, PALMYRA, MARI, NINOUA, KHORSABAD = range(N_CITIES)

KIND_WORDS = ("sale", "court", "plant")
SALE_CITY, COURT_CITY, PLANT_CITY = range(len(KIND_WORDS))

TEMPLE_WORDS = ("ishtar", "marduk", "tammouz")
N_TEMPLES = len(TEMPLE_WORDS)
ISHTAR, MARDUK, TAMMOUZ = range(N_TEMPLES)
TEMPLE_SPACES = 4

ROW_WORDS = ("top", "bottom")
N_ROWS = len(ROW_WORDS)
TOP_ROW, BOTTOM_ROW = range(N_ROWS)
FIELD_SPACES = 5

CARD_WORDS = ("a", "b", "c", "d")
N_CARDS = len(CARD_WORDS)
CARD_A, CARD_B, CARD_C, CARD_D = range(N_CARDS)
NO_SLOT = N_CARDS

MAX_SEATS = 4
TRIPLE_CARDS = 3

ROW_LETTERS, COLUMN_DIGITS = "abcd", "1234"
GARDEN_SIDE = len(ROW_LETTERS)
"""Squares along one side of the garden."""
SQUARE_WORDS = tuple(row + column for row in ROW_LETTERS for column in COLUMN_DIGITS)
N_SQUARES = len(SQUARE_WORDS)
TOP_SQUARE = SQUARE_WORDS.index("d4")
SQUARE_SIDES = 4
CORNERS_IN_ROW = GARDEN_SIDE + 1
N_CORNERS = CORNERS_IN_ROW * CORNERS_IN_ROW
CANAL_PAIRS = sorted(
    (s, t)
    for s in range(N_SQUARES)
    for t in ((s + 1) if s % GARDEN_SIDE < GARDEN_SIDE - 1 else N_SQUARES, s + GARDEN_SIDE)
    if t < N_SQUARES
)
"""The two squares on either side of each canal."""
CANAL_WORDS = tuple(f"{SQUARE_WORDS[s]}-{SQUARE_WORDS[t]}" for s, t in CANAL_PAIRS)
N_CANALS = len(CANAL_WORDS)
NO_CANAL = N_CANALS
CANAL_SEGMENTS = 2
"""The most cubes a canal can hold."""

TILES_OF_QUALITY = (0, 9, 6, 5)
TILE_WORDS = ("none", *(f"q{q}-{letter}" for q in (1, 2, 3) for letter in "abcdefghi"[: TILES_OF_QUALITY[q]]))
N_TILES = len(TILE_WORDS) - 1
"""Garden tiles, numbered from 1; tile 0 is none."""
BONUS_WORDS = ("talents", "camels", "goods", "gardeners", "courts")
