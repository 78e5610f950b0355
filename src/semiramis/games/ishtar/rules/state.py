"""The state of a game of Ishtar, unfinished turns included.

Pieces are stored as they were put down: boards, tiles, assistants, trees, blooms. What follows from them (what grows
where, which fountain waters it, which beds there are and who controls them) is in derived fields, which every move
updates and `rebuild` recomputes.
"""

from semiramis.core.model.domain import SEAT, Domain, numbered
from semiramis.core.model.record import Record, number, word
from semiramis.games.ishtar.components.names import (
    BOARDS,
    CARD_WORDS,
    CELL_WORDS,
    CUPS,
    FOUNTAIN_WORDS,
    GEM_WORDS,
    N_ASSISTANTS,
    N_TURNS,
    N_WAYS,
    NO_CELL,
    ROW,
    SHAPE_WORDS,
    SIDE_WORDS,
    SKILL_WORDS,
    SYMBOL_WORDS,
    TILE_WORDS,
    WAY_WORDS,
)
from semiramis.games.ishtar.rules.stages import STAGE

GEM = Domain("gem", GEM_WORDS, text="ishtar-gem")
FOUNTAIN_KIND = Domain("fountain", FOUNTAIN_WORDS)
SHAPE = Domain("shape", SHAPE_WORDS, text="ishtar-shape")
SYMBOL = Domain("symbol", SYMBOL_WORDS, text="ishtar-symbol")
SKILL = Domain("skill", SKILL_WORDS, text="ishtar-skill")
MAYBE_SKILL = Domain("skill", (*SKILL_WORDS, "none"))
TILE = Domain("tile", TILE_WORDS)
CARD = Domain("card", CARD_WORDS)
CUP = numbered("cup", CUPS)
MAYBE_CUP = Domain("cup", (*CUP.words, "none"))
BOARD = numbered("board", BOARDS)
SIDE = Domain("side", SIDE_WORDS)
CELL = Domain("cell", CELL_WORDS)
MAYBE_CELL = Domain("cell", (*CELL_WORDS, "none"))
TURN = numbered("turn", N_TURNS, start=0)
WAY = Domain("way", WAY_WORDS)
PLACE = Domain("place", (*(str(n) for n in range(1, ROW + 1)), "reserved"))
RESERVED = ROW
"""Where a card to buy is: a place of the row, or reserved by the player."""

HOLDER = Domain("holder", ("none", *SEAT.words), text="seat")

ON = Domain("on", ("none", *SEAT.words, "tree", "single", *(f"double-{way}" for way in WAY_WORDS)))
ON_TREE, ON_SINGLE, ON_DOUBLE = 5, 6, 7
"""What stands on a cell: an assistant (seat + 1), a tree, a bloom; a double one says where its other half lies."""

PART = Domain(
    "part",
    ("trees", "flowers", "fountains", "tablets", "symbols", "gems", "shade", "assistants"),
    text="ishtar-part",
)
TREES, FLOWERS, FOUNTAINS, TABLETS, SYMBOLS, GEMS, SHADE, ASSISTANTS = range(8)
N_PARTS = 8

MOST_TREES = Domain("option", ("1", "2", "3", "4", "5", "any"))
SEAMS = Domain("option", ("crossed", "kept"))
DOUBLE_BLOOM = Domain("option", ("one-each", "two-each"))
HIDDEN_STACK = Domain("option", ("open", "closed"))
LAYOUT = Domain("option", ("compact",))

BUILT_OVER = 8
CROSSING = 7
"""Water of a cell: 0 dry, 1 to 6 the fountain that reaches it, CROSSING two fountains, BUILT_OVER closed to tiles."""
MANY = 999
"""Claim of a cell that touches beds of two or more assistants."""


class State(Record):
    """A position of Ishtar."""

    n_seats: int = number(2, 4)
    most_trees: int = word(MOST_TREES)
    seams: int = word(SEAMS)
    double_bloom: int = word(DOUBLE_BLOOM)
    hidden_stack: int = word(HIDDEN_STACK)

    stage: int = word(STAGE)
    asked: int = word(SEAT)
    first: int = word(SEAT)
    turns: list[int] = number(0, 99, SEAT)
    idle: int = number(0, 1)
    dealt: int = number(0, 6)
    drawn: int = number(0, BOARDS)

    # the desert
    n_boards: int = number(0, BOARDS)
    board_a: list[int] = number(-9, 9, BOARD)
    board_b: list[int] = number(-9, 9, BOARD)
    side: list[int] = word(SIDE, BOARD)
    rotation: list[int] = word(TURN, BOARD)
    fountain: list[int] = word(FOUNTAIN_KIND, BOARD)

    # the carpet: cups, stacks and the watering can
    cup_shape: list[int] = word(SHAPE, CUP)
    height: list[int] = number(0, 7, CUP)
    top: list[int] = word(TILE, CUP)
    can: int = word(MAYBE_CUP)
    unseen: list[int] = number(0, 1, TILE)

    # gems and tree cards
    bank: list[int] = number(0, 114, GEM)
    row: list[int] = word(CARD, ROW)
    in_deck: list[int] = number(0, 1, CARD)
    wooden: int = number(0, 20)
    card_of: list[int] = word(HOLDER, CARD)
    tree_at: list[int] = word(MAYBE_CELL, CARD)

    # the players
    gems: list[list[int]] = number(0, 114, SEAT, GEM)
    spent: list[list[int]] = number(0, 20, SEAT, GEM)
    skill: list[list[int]] = number(0, 1, SEAT, SKILL)
    in_front: list[int] = number(0, N_ASSISTANTS, SEAT)
    on_carpet: list[int] = number(0, 2, SEAT)
    kept: list[int] = word(TILE, SEAT)
    reserved: list[int] = word(CARD, SEAT)
    assistant_at: list[list[int]] = word(MAYBE_CELL, SEAT, N_ASSISTANTS)
    single_at: list[int] = word(MAYBE_CELL, SEAT)
    double_at: list[int] = word(MAYBE_CELL, SEAT)
    double_way: list[int] = word(WAY, SEAT)

    # the tiles in the desert
    tile_at: list[int] = word(MAYBE_CELL, TILE)
    tile_turn: list[int] = word(TURN, TILE)

    # pending within a turn
    hand: int = word(TILE)
    cost: int = number(0, 4)
    target: int = word(MAYBE_CUP)
    opened: int = word(MAYBE_CUP)
    symbol_at: int = word(MAYBE_CELL)
    symbol: int = word(SYMBOL)
    learning: int = word(MAYBE_SKILL)
    bought: int = word(CARD)
    planted: int = number(0, 6)

    # derived, by cell; the last cell is the outside
    around: list[list[int]] = number(0, NO_CELL, MAYBE_CELL, N_WAYS, derived=True)
    ground: list[int] = number(0, 6, MAYBE_CELL, derived=True)
    plant: list[int] = number(0, 5, MAYBE_CELL, derived=True)
    standing: list[int] = number(0, 12, MAYBE_CELL, derived=True)
    water: list[int] = number(0, BUILT_OVER, MAYBE_CELL, derived=True)
    spring: list[int] = number(0, BOARDS, MAYBE_CELL, derived=True)
    bed: list[int] = number(0, NO_CELL, MAYBE_CELL, derived=True)
    claim: list[int] = number(0, MANY, MAYBE_CELL, derived=True)
    touch: list[int] = number(0, 15, MAYBE_CELL, derived=True)

    # derived, by player
    cells_at: list[list[int]] = number(0, NO_CELL, BOARD, SEAT, derived=True)
    flowers: list[int] = number(0, 999, SEAT, derived=True)
    tablets: list[int] = number(0, NO_CELL, SEAT, derived=True)
    shade: list[int] = number(0, 26, SEAT, derived=True)
    tree_points: list[int] = number(0, 999, SEAT, derived=True)


class Work(Record):
    """Scratch space: the legal codes and their weights at chance nodes; and what cells mean to a tile to be placed."""

    n_legal: int = number(0, 1400)
    legal: list[int] = number(0, 9999, 1400)
    weight: list[int] = number(0, 9999, 1400)
    site: list[int] = number(0, 15, MAYBE_CELL)
