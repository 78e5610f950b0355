"""A position of Babylon as numbers, half-finished turns included.

A garden is stored as it was built: its slabs (terrace tiles in place) and its pieces (decorations), in order. The view
from above (roof, levels, symbols, what stands where) and the points are derived from that.
"""

from semiramis.core.model.domain import SEAT, Domain
from semiramis.core.model.record import Record, number, word
from semiramis.games.babylon.components.names import (
    BOARD_SIDE,
    CORNER_WORDS,
    FLOWER_WORDS,
    FULL_STACK,
    HOLE_WORDS,
    N_CELLS,
    N_CORNERS,
    N_FLOWERS,
    N_HOLES,
    N_PIECE_KINDS,
    N_TURNS,
    PIECE_WORDS,
    PLACE_WORDS,
    QUARRY_WORDS,
    SYMBOL_WORDS,
    TILE_WORDS,
    TOKEN_WORDS,
)
from semiramis.games.babylon.rules.stages import STAGE

FLOWER = Domain("flower", FLOWER_WORDS, text="babylon-flower")
PIECE = Domain("piece", PIECE_WORDS, text="babylon-piece")
SYMBOL = Domain("symbol", SYMBOL_WORDS)
TOKEN = Domain("token", TOKEN_WORDS, text="babylon-token")
TILE = Domain("tile", TILE_WORDS)
CELL = Domain("cell", QUARRY_WORDS)
MAYBE_CELL = Domain("cell", (*QUARRY_WORDS, "none"))
HOLE = Domain("hole", HOLE_WORDS)
MAYBE_HOLE = Domain("hole", (*HOLE_WORDS, "none"))
PLACE = Domain("place", PLACE_WORDS)
HANG = Domain("corner", (*CORNER_WORDS, "none"))
NO_HANG = N_CORNERS
N_HANGS = len(HANG)
"""The ways to support a slab: one corner hangs free, or none."""
TURN = Domain("turn", tuple(str(turn) for turn in range(N_TURNS)))
LEVELS = 16
LEVEL = Domain("level", tuple(str(level) for level in range(1, LEVELS + 1)))
SOURCE = Domain("source", ("none", "mined", "stored"))
MINED, STORED = 1, 2
SUPPLY = Domain("supply", ("single", "double", "belvedere", *PIECE_WORDS))
SINGLE, DOUBLE, BELVEDERE, FIRST_PIECE = range(4)
"""The kinds of supply; decoration n (statue 1 …) is FIRST_PIECE + n - 1."""

STANDING = Domain("standing", ("none", "statue", "fountain", "bridge", "stairs low", "stairs high", "belvedere"))
STANDS_STATUE, STANDS_FOUNTAIN, STANDS_BRIDGE, STANDS_LOW, STANDS_HIGH, STANDS_BELVEDERE = range(1, 7)
"""What stands on a field."""

PART = Domain(
    "part",
    ("statues", "fountains", "bridges", "stairs", "sets", "flowers", "belvederes", "height"),
    text="babylon-part",
)
STATUES, FOUNTAINS, BRIDGES, STAIRCASES, SETS, FLOWER_SETS, BELVEDERES, HEIGHT = range(8)
N_PARTS = len(PART)

SHOWN_BELVEDERE = N_PIECE_KINDS
N_SHOWN = N_PIECE_KINDS + 1
"""What is counted while it is in sight: statue, fountain, bridge, stairs, belvedere."""

FOOTPRINT = Domain("option", ("never", "consecutive"))
NEVER_SAME = 0
BRIDGE_GAP = Domain("option", ("open", "bare", "decorated"))
GAP_OPEN, GAP_BARE, GAP_DECORATED = range(3)
OVERHANG = Domain("option", ("anything", "clear"))
FIRST_STATUE = Domain("option", ("again", "once"))
LIMIT = Domain("option", ("limited", "unlimited"))

SLABS = 18
PIECES = 48
MAX_SEATS = len(SEAT)


class State(Record):
    """A position of Babylon."""

    n_seats: int = number(2, MAX_SEATS)
    footprint: int = word(FOOTPRINT)
    bridge_gap: int = word(BRIDGE_GAP)
    overhang: int = word(OVERHANG)
    first_statue: int = word(FIRST_STATUE)
    supply_limit: int = word(LIMIT)

    stage: int = word(STAGE)
    asked: int = word(SEAT)
    round: int = number(0, 16)
    first: int = word(SEAT)
    dealt: int = number(0, N_CELLS)
    removed: int = number(0, 6)

    # the quarry and the round tokens: what is visible, and what is still unseen
    stack: list[int] = number(0, FULL_STACK, CELL)
    face: list[int] = word(TILE, CELL)
    uncovered: int = word(MAYBE_CELL)
    buried: list[int] = number(0, 1, TILE)
    token: int = word(TOKEN)
    token_left: list[int] = number(0, 14, TOKEN)

    supply: list[int] = number(0, 999, SUPPLY)

    # the players
    singles: list[int] = number(0, 99, SEAT)
    doubles: list[int] = number(0, 99, SEAT)
    stored: list[int] = word(TILE, SEAT)

    # the gardens in the order they were built
    n_slabs: list[int] = number(0, SLABS, SEAT)
    slab_tile: list[list[int]] = word(TILE, SEAT, SLABS)
    slab_place: list[list[int]] = word(PLACE, SEAT, SLABS)
    slab_level: list[list[int]] = number(0, LEVELS, SEAT, SLABS)
    slab_turn: list[list[int]] = word(TURN, SEAT, SLABS)
    slab_hang: list[list[int]] = word(HANG, SEAT, SLABS)
    n_pieces: list[int] = number(0, PIECES, SEAT)
    piece_kind: list[list[int]] = word(SYMBOL, SEAT, PIECES)
    piece_hole: list[list[int]] = word(HOLE, SEAT, PIECES)
    piece_other: list[list[int]] = word(HOLE, SEAT, PIECES)
    piece_after: list[list[int]] = number(0, SLABS, SEAT, PIECES)

    # pending in a half-finished turn
    mined: int = word(TILE)
    slabs_before: int = number(0, SLABS)
    building: int = word(SOURCE)
    build_place: int = word(PLACE)
    build_level: int = number(0, LEVELS)
    build_hang: int = word(HANG)
    token_used: int = number(0, 1)
    wild_hole: int = word(MAYBE_HOLE)
    wild_piece: int = word(SYMBOL)
    last_pair: int = number(0, 999)
    last_statue: int = word(MAYBE_HOLE)

    # gardens from above, derived from slabs and pieces
    roof: list[list[int]] = number(0, SLABS, SEAT, N_HOLES, derived=True)
    top: list[list[int]] = number(0, LEVELS, SEAT, N_HOLES, derived=True)
    symbol: list[list[int]] = number(0, N_PIECE_KINDS, SEAT, N_HOLES, derived=True)
    standing: list[list[int]] = number(0, STANDS_BELVEDERE, SEAT, N_HOLES, derived=True)
    mate: list[list[int]] = number(0, N_HOLES, SEAT, N_HOLES, derived=True)
    span: list[list[int]] = number(0, LEVELS, SEAT, N_HOLES, derived=True)
    in_sight: list[list[int]] = number(0, N_CORNERS, SEAT, SLABS, derived=True)
    shown: list[list[int]] = number(0, N_HOLES, SEAT, N_SHOWN, derived=True)
    points: list[list[int]] = number(0, 9999, SEAT, N_SHOWN, derived=True)
    flowers: list[list[int]] = number(0, SLABS, SEAT, N_FLOWERS, derived=True)
    statue_row: list[list[int]] = number(0, BOARD_SIDE, SEAT, BOARD_SIDE, derived=True)
    statue_column: list[list[int]] = number(0, BOARD_SIDE, SEAT, BOARD_SIDE, derived=True)
    statues: list[int] = number(0, N_HOLES, SEAT, derived=True)
    statues_ever: list[int] = number(0, N_HOLES, SEAT, derived=True)
    highest: list[int] = number(0, LEVELS, SEAT, derived=True)


class Work(Record):
    """Scratch space: the legal codes and their weights at chance nodes, and the ground of the garden built on."""

    n_legal: int = number(0, 400)
    legal: list[int] = number(0, 9999, 400)
    weight: list[int] = number(0, 9999, 400)
    ground: list[int] = number(0, 127, N_HOLES)
