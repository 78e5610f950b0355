"""The words of Amyitis and the numbers that stand for them, the same in every edition."""

GOOD_WORDS = ("barley", "dates", "salt", "palm", "wine")
BARLEY, DATES, SALT, PALM, WINE, NO_GOOD = range(6)

CRAFT_WORDS = ("peasant", "priest", "engineer", "merchant")
PEASANT, PRIEST, ENGINEER, MERCHANT = range(4)

COURT_WORDS = ("caravaneer", "banker", "palace", "gardener")
CARAVANEER, BANKER, PALACE, GARDENER = range(4)

CITY_WORDS = ("babylon", "susa", "eshnunna", "uruk", "ur", "palmyra", "mari", "ninoua", "khorsabad")
BABYLON, SUSA, ESHNUNNA, URUK, UR, PALMYRA, MARI, NINOUA, KHORSABAD = range(9)

KIND_WORDS = ("sale", "court", "plant")
SALE, COURT, PLANT = range(3)

TEMPLE_WORDS = ("ishtar", "marduk", "tammouz")
ISHTAR, MARDUK, TAMMOUZ = range(3)

ROW_WORDS = ("top", "bottom")
TOP_ROW, BOTTOM_ROW = range(2)

CARD_WORDS = ("a", "b", "c", "d")
CARD_A, CARD_B, CARD_C, CARD_D = range(4)
NO_SLOT = 4

SQUARE_WORDS = tuple(row + column for row in "abcd" for column in "1234")
CANAL_PAIRS = sorted((s, t) for s in range(16) for t in ((s + 1) if s % 4 < 3 else 16, s + 4) if t < 16)
CANAL_WORDS = tuple(f"{SQUARE_WORDS[s]}-{SQUARE_WORDS[t]}" for s, t in CANAL_PAIRS)
NO_CANAL = 24

TILES_OF_QUALITY = (0, 9, 6, 5)
TILE_WORDS = ("none", *(f"q{q}-{letter}" for q in (1, 2, 3) for letter in "abcdefghi"[: TILES_OF_QUALITY[q]]))
BONUS_WORDS = ("talents", "camels", "goods", "gardeners", "courts")
