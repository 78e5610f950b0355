"""The catalogue of Babylon: every action by name, with the first code of each kind."""

from semiramis.core.model.catalogue import Catalogue, Kind
from semiramis.core.model.domain import SEAT, Domain
from semiramis.core.model.rule import Grid, rule
from semiramis.games.babylon.components.names import BOARD_SIDE, HOLE_WORDS, N_HOLES
from semiramis.games.babylon.rules.state import CELL, HANG, HOLE, LEVEL, PIECE, PLACE, SOURCE, TILE, TOKEN, TURN, Work

NO_PAIR = 999


def _pairs(reach: int) -> list[list[int]]:
    """Pairs of holes `reach` apart in a row or column, ordered by the first hole, east before south."""
    found = []
    for hole in range(N_HOLES):
        x, y = hole % BOARD_SIDE, hole // BOARD_SIDE
        if x + reach < BOARD_SIDE:
            found.append([hole, hole + reach])
        if y + reach < BOARD_SIDE:
            found.append([hole, hole + reach * BOARD_SIDE])
    return found


def _pair_index(pairs: list[list[int]], reach: int) -> list[list[int]]:
    """The number of the pair from each hole to each side, [hole, side]; NO_PAIR off the board."""
    number = {(a, b): i for i, (a, b) in enumerate(pairs)}
    steps = (-reach * BOARD_SIDE, reach, reach * BOARD_SIDE, -reach)
    return [
        [number.get((min(hole, hole + step), max(hole, hole + step)), NO_PAIR) for step in steps]
        for hole in range(N_HOLES)
    ]


PAIR_HOLE: Grid = Grid(_pairs(1))
"""Neighbouring fields, [pair, 2], for fountains and staircases."""
SPAN_HOLE: Grid = Grid(_pairs(2))
"""Fields with one between them, [pair, 2], for bridges."""
PAIR_INDEX: Grid = Grid(_pair_index(PAIR_HOLE, 1))
"""The pair of a hole and its neighbour, [hole, side]: north, east, south, west."""
SPAN_INDEX: Grid = Grid(_pair_index(SPAN_HOLE, 2))

PAIR = Domain(
    "fields",
    tuple(f"{HOLE_WORDS[a]}-{HOLE_WORDS[b]}" for a, b in PAIR_HOLE),
    aliases=tuple((f"{HOLE_WORDS[b]}-{HOLE_WORDS[a]}", f"{HOLE_WORDS[a]}-{HOLE_WORDS[b]}") for a, b in PAIR_HOLE),
)
SPAN = Domain(
    "fields",
    tuple(f"{HOLE_WORDS[a]}-{HOLE_WORDS[b]}" for a, b in SPAN_HOLE),
    aliases=tuple((f"{HOLE_WORDS[b]}-{HOLE_WORDS[a]}", f"{HOLE_WORDS[a]}-{HOLE_WORDS[b]}") for a, b in SPAN_HOLE),
)
BUILT = Domain("source", SOURCE.words[1:])

CATALOGUE = Catalogue(
    Kind("end"),
    Kind("store"),
    Kind("discard"),
    Kind("build", source=BUILT),
    Kind("fountain", fields=PAIR),
    Kind("stairs", fields=PAIR),
    Kind("bridge", fields=SPAN),
    Kind("statue", field=HOLE),
    Kind("symbol", field=HOLE, piece=PIECE),
    Kind("place", place=PLACE, level=LEVEL),
    Kind("hang", corner=HANG),
    Kind("turn", turn=TURN),
    Kind("mine", cell=CELL),
    Kind("remove", cell=CELL),
    Kind("deal-tile", tile=TILE),
    Kind("deal-first", seat=SEAT),
    Kind("deal-token", token=TOKEN),
)

END_TURN = CATALOGUE.first("end")
STORE_MINED = CATALOGUE.first("store")
DISCARD_MINED = CATALOGUE.first("discard")
BUILD_FROM = CATALOGUE.first("build")
FOUNTAIN_ON = CATALOGUE.first("fountain")
STAIRS_ON = CATALOGUE.first("stairs")
BRIDGE_ON = CATALOGUE.first("bridge")
STATUE_ON = CATALOGUE.first("statue")
SYMBOL_ON = CATALOGUE.first("symbol")
PLACE_AT = CATALOGUE.first("place")
HANG_AT = CATALOGUE.first("hang")
TURN_BY = CATALOGUE.first("turn")
MINE_CELL = CATALOGUE.first("mine")
REMOVE_CELL = CATALOGUE.first("remove")
DEAL_TILE_CODE = CATALOGUE.first("deal-tile")
DEAL_FIRST_CODE = CATALOGUE.first("deal-first")
DEAL_TOKEN_CODE = CATALOGUE.first("deal-token")


@rule()
def offer(work: Work, code: int, weight: int) -> None:
    """Append a code to the legal actions, with its weight at chance nodes."""
    work.legal[work.n_legal] = code
    work.weight[work.n_legal] = weight
    work.n_legal += 1


@rule()
def offer_in_order(work: Work, code: int) -> None:
    """Insert a code into the legal actions, which stay in ascending order."""
    offer(work, code, 1)
    at = work.n_legal - 1
    while at > 0 and work.legal[at - 1] > code:
        work.legal[at] = work.legal[at - 1]
        at -= 1
    work.legal[at] = code
