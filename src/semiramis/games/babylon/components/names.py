"""The words of Babylon and the numbers that stand for them, the same in every edition."""

FLOWER_WORDS = ("white", "pink", "orange", "blue")
WHITE, PINK, ORANGE, BLUE, NO_FLOWER = range(5)

# From the top of the quarry down, so that 3 minus the material is the height of a stack, and 0 is its floor.
MATERIAL_WORDS = ("clay", "granite", "basalt")
CLAY, GRANITE, BASALT, NO_MATERIAL = range(4)

SYMBOL_WORDS = ("none", "statue", "fountain", "bridge", "stairs")
PIECE_WORDS = SYMBOL_WORDS[1:]
NO_SYMBOL, STATUE, FOUNTAIN, BRIDGE, STAIRS = range(5)

CORNER_WORDS = ("nw", "ne", "se", "sw")
NW, NE, SE, SW = range(4)

# The order of neighbours in every table of them.
NORTH, EAST, SOUTH, WEST = range(4)

TOKEN_WORDS = ("none", "pillar", "double", "change", "add", "flower", "minus", "blank")
NO_TOKEN, PILLAR_TOKEN, DOUBLE_TOKEN, CHANGE_TOKEN, ADD_TOKEN, FLOWER_TOKEN, MINUS_TOKEN, BLANK_TOKEN = range(8)

TILES_OF_MATERIAL = 16
SYMBOLS_OF_MATERIAL = (2, 3, 4)
QUARRY_TILE_WORDS = tuple(f"{word[0]}{n:02}" for word in MATERIAL_WORDS for n in range(1, TILES_OF_MATERIAL + 1))
START_TILE_WORDS = tuple(f"st-{flower}" for flower in FLOWER_WORDS)
TILE_WORDS = ("none", *QUARRY_TILE_WORDS, *START_TILE_WORDS)
NO_TILE = 0
FIRST_START_TILE = 49  # the starting tile of flower f is this plus f

BOARD_SIDE = 8
HOLE_WORDS = tuple(column + row for row in "12345678" for column in "abcdefgh")
NO_HOLE = 64

# A place is where a tile may lie; it is named by the hole under the north-western corner of the tile.
PLACE_SIDE = 7
PLACE_WORDS = tuple(column + row for row in "1234567" for column in "abcdefg")
NO_PLACE = 49

QUARRY_SIDE = 4
QUARRY_WORDS = tuple(f"q{row}{column}" for row in "1234" for column in "1234")
WALL = 16
