"""The observation of Babylon: a position as numbers, seen from one seat: `me` first, the others clockwise.

Gardens are written as they look from above, hole by hole; that and the places where slabs lie exactly is all that
building on and scoring ask for.
"""

from semiramis.core.model.arrays import ObservationValues
from semiramis.core.model.observation import (
    BITS_OF_WHO,
    ONE_WHO,
    SEEN_OWNERS,
    WHOSE_TURN,
    Plane,
    names,
    seat_clockwise,
    starts,
)
from semiramis.core.model.rule import rule
from semiramis.games.babylon.components.names import BOARD_SIDE, EAST, FLOWER_WORDS, NO_HOLE, NORTH, SOUTH, WEST
from semiramis.games.babylon.components.tables import PLACE_HOLE, ROUNDS, TILE_FLOWER
from semiramis.games.babylon.rules.quarry import mining_gain
from semiramis.games.babylon.rules.scoring import part_score
from semiramis.games.babylon.rules.stages import MINE, STAGE
from semiramis.games.babylon.rules.state import (
    BRIDGE_GAP,
    FIRST_STATUE,
    FOOTPRINT,
    HANG,
    LEVELS,
    LIMIT,
    MAYBE_HOLE,
    OVERHANG,
    PLACE,
    SLABS,
    SOURCE,
    STANDING,
    SYMBOL,
    TILE,
    TOKEN,
    State,
)
from semiramis.games.babylon.rules.turn import mover

FLOWERS_SEEN = ("none", *FLOWER_WORDS)
WAYS_SEEN = ("none", "north", "east", "south", "west")

PLANES = (
    Plane("seats", 1, 2, 4, "players at the table"),
    names("footprint", 1, FOOTPRINT.words, "table option"),
    names("bridge gap", 1, BRIDGE_GAP.words, "table option"),
    names("overhang", 1, OVERHANG.words, "table option"),
    names("first statue", 1, FIRST_STATUE.words, "table option"),
    names("supply limit", 1, LIMIT.words, "table option"),
    names("stage", 1, STAGE.words, "what is asked now"),
    names("turn", 1, WHOSE_TURN, "who decides now; none when chance does or the game is over"),
    names("first", 1, WHOSE_TURN, "who is first in the round"),
    Plane("round", 1, 0, 16, "round"),
    Plane("rounds", 1, 0, 16, "rounds of the game"),
    Plane("removed", 1, 0, 6, "clay tiles removed at set-up"),
    Plane("stack", 16, 0, 3, "height of each stack of the quarry"),
    names("face", 16, TILE.words, "tile that lies open on each stack"),
    Plane("pays", 16, 0, 9, "single pillars that each open tile would pay me, while a tile is being mined"),
    Plane("buried", 53, 0, 1, "which tiles nobody has seen yet"),
    names("token", 1, TOKEN.words, "round token"),
    Plane("token left", 8, 0, 14, "round tokens of each kind that nobody has seen yet"),
    Plane("supply", 7, 0, 999, "single and double pillars, belvederes, statues, fountains, bridges, stairs in supply"),
    names("mined", 1, TILE.words, "tile the mover has mined"),
    Plane("slabs before", 1, 0, SLABS, "slabs the mover had when the turn began"),
    names("building", 1, SOURCE.words, "which tile is being built"),
    names("build place", 1, PLACE.words, "where it is being built"),
    Plane("build level", 1, 0, LEVELS, "on which level it is being built; 0 before that is chosen"),
    names("build hang", 1, HANG.words, "which of its corners hangs free"),
    Plane("token used", 1, 0, 1, "whether the mover has used the round token"),
    names("wild hole", 1, MAYBE_HOLE.words, "field whose symbol was recast"),
    names("wild piece", 1, SYMBOL.words, "what it was recast to"),
    Plane("last pair", 1, 0, 999, "code of the last piece on two fields that was set in this turn"),
    names("last statue", 1, MAYBE_HOLE.words, "field of the last statue that was set in this turn"),
    names("my flower", 4, FLOWERS_SEEN, "flower of each seat"),
    Plane("singles", 4, 0, 99, "single pillars of each seat"),
    Plane("doubles", 4, 0, 99, "double pillars of each seat"),
    names("stored", 4, TILE.words, "tile that each seat has stored"),
    Plane("slabs", 4, 0, SLABS, "slabs in the garden of each seat"),
    Plane("statues", 4, 0, 64, "statues in the garden of each seat that lines count"),
    Plane("statues ever", 4, 0, 64, "statues that each seat has ever set"),
    Plane("flowers", 16, 0, SLABS, "tiles in sight with each of the four flowers, of each seat"),
    Plane("parts", 32, 0, 9999, "eight parts of the score of each seat, as if the game ended now"),
    Plane("total", 4, 0, 9999, "score of each seat, as if the game ended now"),
    Plane("level", 256, 0, LEVELS, "garden of each seat, hole by hole: level of what lies on top"),
    Plane("roof", 256, 0, SLABS, "garden of each seat, hole by hole: which slab lies on top, in the order of building"),
    names("symbol", 256, SYMBOL.words, "garden of each seat, hole by hole: symbol in sight"),
    names("standing", 256, STANDING.words, "garden of each seat, hole by hole: what stands there"),
    names("other half", 256, WAYS_SEEN, "garden of each seat, hole by hole: where the open other half of that stands"),
    names("flower", 256, FLOWERS_SEEN, "garden of each seat, hole by hole: flower of the tile on top"),
    Plane("place level", 196, 0, LEVELS, "garden of each seat, place by place: level of the last slab exactly there"),
)
_SHOWS = "the garden from above shows what of it counts"
DERIVED = {
    "dealt": "counts the draws of a deal; 0 whenever a player decides",
    "uncovered": "where a tile is being turned up; nowhere whenever a player decides",
    "in_sight": _SHOWS,
    "span": _SHOWS,
    "shown": _SHOWS,
    "slab_turn": _SHOWS,
    "slab_hang": _SHOWS,
    "n_pieces": _SHOWS,
    "piece_kind": _SHOWS,
    "piece_hole": _SHOWS,
    "piece_other": _SHOWS,
    "piece_after": _SHOWS,
    "statue_row": "follows from what stands where",
    "statue_column": "follows from what stands where",
}
"""Fields of the state that no plane shows, and why none is needed."""

(
    AT_SEATS, AT_FOOTPRINT, AT_BRIDGE_GAP, AT_OVERHANG, AT_FIRST_STATUE, AT_SUPPLY_LIMIT, AT_STAGE, AT_TURN, AT_FIRST,
    AT_ROUND, AT_ROUNDS, AT_REMOVED, AT_STACK, AT_FACE, AT_PAYS, AT_BURIED, AT_TOKEN, AT_TOKEN_LEFT, AT_SUPPLY,
    AT_MINED, AT_SLABS_BEFORE, AT_BUILDING, AT_BUILD_PLACE, AT_BUILD_LEVEL, AT_BUILD_HANG, AT_TOKEN_USED,
    AT_WILD_HOLE, AT_WILD_PIECE, AT_LAST_PAIR, AT_LAST_STATUE, AT_MY_FLOWER, AT_SINGLES, AT_DOUBLES, AT_STORED,
    AT_SLABS, AT_STATUES, AT_STATUES_EVER, AT_FLOWERS, AT_PARTS, AT_TOTAL, AT_LEVEL, AT_ROOF, AT_SYMBOL, AT_STANDING,
    AT_OTHER_HALF, AT_FLOWER, AT_PLACE_LEVEL,
) = starts(PLANES)  # fmt: skip


@rule()
def observe(state: State, seat: int, out: ObservationValues) -> None:
    """Write everything a seat sees to a row of zeros, or one last written for the same number of seats."""
    observe_stage(state, seat, out)
    observe_turn(state, out)
    observe_quarry(state, seat, out)
    observe_seats(state, seat, out)
    observe_gardens(state, seat, out)
    observe_halves(state, seat, out)
    observe_slabs(state, seat, out)


@rule()
def observe_stage(state: State, seat: int, out: ObservationValues) -> None:
    """Write options, and the decision due and its seat."""
    seen = SEEN_OWNERS[state.n_seats - 1][seat]
    out[AT_SEATS] = state.n_seats
    out[AT_FOOTPRINT] = state.footprint
    out[AT_BRIDGE_GAP] = state.bridge_gap
    out[AT_OVERHANG] = state.overhang
    out[AT_FIRST_STATUE] = state.first_statue
    out[AT_SUPPLY_LIMIT] = state.supply_limit
    out[AT_STAGE] = state.stage
    out[AT_TURN] = seen >> BITS_OF_WHO * (max(-1, mover(state)) + 1) & ONE_WHO
    out[AT_FIRST] = seen >> BITS_OF_WHO * (state.first + 1) & ONE_WHO
    out[AT_ROUND] = state.round
    out[AT_ROUNDS] = ROUNDS[state.n_seats]
    out[AT_REMOVED] = state.removed


@rule()
def observe_turn(state: State, out: ObservationValues) -> None:
    """Write the fields of a half-finished turn."""
    out[AT_MINED] = state.mined
    out[AT_SLABS_BEFORE] = state.slabs_before
    out[AT_BUILDING] = state.building
    out[AT_BUILD_PLACE] = state.build_place
    out[AT_BUILD_LEVEL] = state.build_level
    out[AT_BUILD_HANG] = state.build_hang
    out[AT_TOKEN_USED] = state.token_used
    out[AT_WILD_HOLE] = state.wild_hole
    out[AT_WILD_PIECE] = state.wild_piece
    out[AT_LAST_PAIR] = state.last_pair
    out[AT_LAST_STATUE] = state.last_statue


@rule()
def observe_quarry(state: State, seat: int, out: ObservationValues) -> None:
    """Write the quarry, the round tokens and the supply."""
    for cell in range(16):
        out[AT_STACK + cell] = state.stack[cell]
        out[AT_FACE + cell] = state.face[cell]
        out[AT_PAYS + cell] = 0
    if state.stage == MINE:
        for cell in range(16):
            if state.face[cell] > 0:
                out[AT_PAYS + cell] = mining_gain(state, seat, cell)
    for tile in range(53):
        out[AT_BURIED + tile] = state.buried[tile]
    out[AT_TOKEN] = state.token
    for token in range(8):
        out[AT_TOKEN_LEFT + token] = state.token_left[token]
    for kind in range(7):
        out[AT_SUPPLY + kind] = state.supply[kind]


@rule()
def observe_seats(state: State, seat: int, out: ObservationValues) -> None:
    """Write what a player has and what their garden scores."""
    for place in range(4):
        if place < state.n_seats:
            whose = seat_clockwise(state.n_seats, seat, place)
            out[AT_MY_FLOWER + place] = whose + 1
            out[AT_SINGLES + place] = state.singles[whose]
            out[AT_DOUBLES + place] = state.doubles[whose]
            out[AT_STORED + place] = state.stored[whose]
            out[AT_SLABS + place] = state.n_slabs[whose]
            out[AT_STATUES + place] = state.statues[whose]
            out[AT_STATUES_EVER + place] = state.statues_ever[whose]
            for flower in range(4):
                out[AT_FLOWERS + 4 * place + flower] = state.flowers[whose][flower]
            total = 0
            for part in range(8):
                points = part_score(state, whose, part)
                total += points
                out[AT_PARTS + 8 * place + part] = points
            out[AT_TOTAL + place] = total


@rule()
def observe_gardens(state: State, seat: int, out: ObservationValues) -> None:
    """Write a garden as seen from above."""
    for place in range(4):
        if place < state.n_seats:
            whose = seat_clockwise(state.n_seats, seat, place)
            for hole in range(64):
                out[AT_LEVEL + 64 * place + hole] = state.top[whose][hole]
            for hole in range(64):
                out[AT_ROOF + 64 * place + hole] = state.roof[whose][hole]
            for hole in range(64):
                out[AT_SYMBOL + 64 * place + hole] = state.symbol[whose][hole]
            for hole in range(64):
                out[AT_STANDING + 64 * place + hole] = state.standing[whose][hole]


@rule()
def observe_halves(state: State, seat: int, out: ObservationValues) -> None:
    """Return the direction of the other half of a piece on two fields; for a bridge it is the second field that way."""
    for place in range(4):
        if place < state.n_seats:
            whose = seat_clockwise(state.n_seats, seat, place)
            for hole in range(64):
                way = 0
                if state.mate[whose][hole] != NO_HOLE:
                    step = state.mate[whose][hole] - hole
                    if step > 0:
                        way = 1 + EAST if step < BOARD_SIDE else 1 + SOUTH
                    else:
                        way = 1 + WEST if step > -BOARD_SIDE else 1 + NORTH
                out[AT_OTHER_HALF + 64 * place + hole] = way


@rule()
def observe_slabs(state: State, seat: int, out: ObservationValues) -> None:
    """Write what the slabs show; later ones lie above earlier ones."""
    for place in range(4):
        if place < state.n_seats:
            whose = seat_clockwise(state.n_seats, seat, place)
            for hole in range(64):
                out[AT_FLOWER + 64 * place + hole] = 0
            for spot in range(49):
                out[AT_PLACE_LEVEL + 49 * place + spot] = 0
            for slab in range(state.n_slabs[whose]):
                spot = state.slab_place[whose][slab]
                out[AT_PLACE_LEVEL + 49 * place + spot] = state.slab_level[whose][slab]
                flower = TILE_FLOWER[state.slab_tile[whose][slab]] + 1
                for corner in range(4):
                    out[AT_FLOWER + 64 * place + PLACE_HOLE[spot][corner]] = flower
