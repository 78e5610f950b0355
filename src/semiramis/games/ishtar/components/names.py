"""The words of Ishtar, the numbers that stand for them and the sizes, the same in every edition."""

from itertools import combinations_with_replacement

MOST_SEATS = 4
EXTRA_BOARDS = 2  # boards in the desert beyond one for each player

GEM_WORDS = ("purple", "red", "white")
PURPLE, RED, WHITE = range(3)
N_GEMS = 3  # colours of gems

FOUNTAIN_WORDS = ("none", *GEM_WORDS)
N_FOUNTAIN_KINDS = 3  # numbered from 1

SHAPE_WORDS = ("none", "straight", "bent", "triangle")
NO_SHAPE, STRAIGHT, BENT, TRIANGLE = range(4)
SHAPE_LETTERS = "ivt"

SYMBOL_WORDS = ("none", "assistant", "star", "wild")
NO_SYMBOL, ASSISTANT, STAR, WILD = range(4)

SKILL_WORDS = tuple("abcdefghij")
SKILL_A, SKILL_B, SKILL_C, SKILL_D, SKILL_E, SKILL_F, SKILL_G, SKILL_H, SKILL_I, SKILL_J = range(10)
NO_SKILL = len(SKILL_WORDS)
COLUMNS = 5  # the lower skill of upper skill n is n + COLUMNS

GROUND_WORDS = ("outside", "sand", "purple", "red", "white", "tablet", "fountain")
NOWHERE, SAND, PURPLE_ROCK, RED_ROCK, WHITE_ROCK, TABLET, FOUNTAIN = range(7)

BOARDS = 6
BOARD_CELLS = 37
SIDE_WORDS = ("none", *(f"{board}{side}" for board in "123456" for side in "ab"))
NO_SIDE = 0

# The cells of a board, row by row from the top and from left to right, by their distance from its centre.
RADIUS = 3
LOCAL_CELLS = tuple(
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)
)  # fmt: skip

# A cell is named by its board, its row and its place in the row: 1d4 is the middle of the first board.
CELL_WORDS = tuple(
    f"{board}{'abcdefg'[r + RADIUS]}{q - max(-RADIUS, -RADIUS - r) + 1}" for board in "123456" for q, r in LOCAL_CELLS
)
CELLS = BOARDS * BOARD_CELLS
OUTSIDE = CELLS  # the neighbour of a cell at the edge
NO_CELL = CELLS

# The six neighbours of a cell, counter-clockwise from the east.
WAY_WORDS = ("e", "ne", "nw", "w", "sw", "se")
WAYS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
N_WAYS = 6
N_HALF_WAYS = 3  # e, ne and nw name each pair of neighbours once
N_TURNS = 6  # a full turn of a tile or board, in sixths

# Neighbouring boards lie on this lattice: board (a, b) has its centre at a times the first and b times the second.
LATTICE = ((4, 3), (-3, 7))
NEXT_BOARDS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Where the six boards around a board lie on the lattice."""

TILES_OF_SHAPE = 12
STARTS_OF_SHAPE = 2
TILE_WORDS = (
    "none",
    *(f"{letter}{n:02}" for letter in SHAPE_LETTERS for n in range(1, TILES_OF_SHAPE + 1)),
    *(f"{letter}s{n}" for letter in SHAPE_LETTERS for n in range(1, STARTS_OF_SHAPE + 1)),
)
NO_TILE = 0
TILES = 42
FIRST_START_TILE = 37

CARDS = 26
CARD_WORDS = ("none", *(f"c{n:02}" for n in range(1, CARDS + 1)))
NO_CARD = 0
ROW = 5

CUPS = 6
NO_CUP = CUPS
CUPS_OF_SHAPE = 2
N_ASSISTANTS = 4  # of each player
MOST_STEPS = 4  # the can passes at most four full cups beyond the free one

GEM_LETTERS = "prw"
GEMS_WORDS = tuple(
    "".join(gems) for size in range(1, MOST_STEPS + 1) for gems in combinations_with_replacement(GEM_LETTERS, size)
)
FIRST_OF_SIZE = (0, 0, 3, 9, 19, 34)
"""The index of the first handful of each size, from 0 to one beyond the largest."""
