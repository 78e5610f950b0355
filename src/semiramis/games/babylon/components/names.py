"""The words of Babylon, the numbers that stand for them, and sizes: the same in every edition."""

FLOWER_WORDS = ("white", "pink", "orange", "blue")
WHITE, PINK, ORANGE, BLUE, NO_FLOWER = range(5)
N_FLOWERS = len(FLOWER_WORDS)

# From the top of the quarry down: FULL_STACK minus the material is the height of a stack, and 0 is its floor.
MATERIAL_WORDS = ("clay", "granite", "basalt")
CLAY, GRANITE, BASALT, NO_MATERIAL = range(4)
FULL_STACK = len(MATERIAL_WORDS)

SYMBOL_WORDS = ("none", "statue", "fountain", "bridge", "stairs")
PIECE_WORDS = SYMBOL_WORDS[1:]
NO_SYMBOL, STATUE, FOUNTAIN, BRIDGE, STAIRS = range(5)
N_PIECE_KINDS = len(PIECE_WORDS)

CORNER_WORDS = ("nw", "ne", "se", "sw")
NW, NE, SE, SW = range(4)
N_CORNERS = len(CORNER_WORDS)
N_TURNS = 4  # quarter turns clockwise, 0 to 3

# The order of neighbours in every table.
NORTH, EAST, SOUTH, WEST = range(4)
N_SIDES = 4

TOKEN_WORDS = ("none", "pillar", "double", "change", "add", "flower", "minus", "blank")
NO_TOKEN, PILLAR_TOKEN, DOUBLE_TOKEN, CHANGE_TOKEN, ADD_TOKEN, FLOWER_TOKEN, MINUS_TOKEN, BLANK_TOKEN = range(8)
N_TOKEN_KINDS = len(TOKEN_WORDS)  # with none

TILES_OF_MATERIAL = 16
SYMBOLS_OF_MATERIAL = (2, 3, 4)
QUARRY_TILE_WORDS = tuple(f"{word[0]}{n:02}" for word in MATERIAL_WORDS for n in range(1, TILES_OF_MATERIAL + 1))
START_TILE_WORDS = tuple(f"st-{flower}" for flower in FLOWER_WORDS)
TILE_WORDS = ("none", *QUARRY_TILE_WORDS, *START_TILE_WORDS)
NO_TILE = 0
FIRST_QUARRY_TILE = 1
FIRST_START_TILE = FIRST_QUARRY_TILE + len(QUARRY_TILE_WORDS)  # the starting tile of flower f is this plus f

BOARD_SIDE = 8
HOLE_WORDS = tuple(column + row for row in "12345678" for column in "abcdefgh")
N_HOLES = len(HOLE_WORDS)
NO_HOLE = N_HOLES

# A place is where a tile may lie; it is named by the hole under the north-western corner of the tile.
PLACE_SIDE = 7
PLACE_WORDS = tuple(column + row for row in "1234567" for column in "abcdefg")
N_PLACES = len(PLACE_WORDS)
NO_PLACE = N_PLACES

QUARRY_SIDE = 4
QUARRY_WORDS = tuple(f"q{row}{column}" for row in "1234" for column in "1234")
N_CELLS = len(QUARRY_WORDS)
NO_CELL = N_CELLS
WALL = N_CELLS  # what QUARRY_NEIGHBOUR holds outside the quarry
