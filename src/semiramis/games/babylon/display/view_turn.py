"""The view of a turn: what tiles show and pay, where the tile in hand can lie, and what ending the turn keeps."""

from typing import Literal, TypedDict

from semiramis.core.model.rule import enforces
from semiramis.games.babylon.components.names import FLOWER_TOKEN, MINUS_TOKEN, NO_HOLE, QUARRY_WORDS, WALL
from semiramis.games.babylon.components.tables import (
    PLACE_HOLE,
    QUARRY_NEIGHBOUR,
    STORE_PILLARS,
    TILE_FLOWER,
    TILE_MATERIAL,
    TILE_SYMBOL,
)
from semiramis.games.babylon.display.view_garden import CORNERS, FLOWERS, SYMBOLS, FlowerWord, SymbolWord
from semiramis.games.babylon.rules.building import (
    can_rest,
    different_turns,
    list_sources,
    lowest_level,
    slab_price,
    support_height,
)
from semiramis.games.babylon.rules.ground import CANNOT
from semiramis.games.babylon.rules.quarry import mining_gain
from semiramis.games.babylon.rules.stages import BUILD, PLACING, STAGES
from semiramis.games.babylon.rules.state import PLACE, TILE, State, Work

MaterialWord = Literal["clay", "granite", "basalt", "none"]
EdgeWord = Literal["wall", "floor", "same", "lower", "higher"]
SupportWord = Literal["statue", "single", "double", "nothing"]
MATERIALS: tuple[MaterialWord, ...] = ("clay", "granite", "basalt", "none")
SUPPORTS: tuple[SupportWord, ...] = ("statue", "single", "double")


class Face(TypedDict):
    """A tile outside the gardens: its symbols at nw, ne, se and sw, unrotated, and how many rotations differ."""

    flower: FlowerWord
    material: MaterialWord
    symbols: list[SymbolWord]
    turns: int


class Stack(TypedDict):
    """A cell of the quarry: its height and visible tile, what its edges (n, e, s, w) border on, and what it pays."""

    height: int
    tile: str
    edges: list[EdgeWord]
    flower: int
    token: int
    pays: int


class Price(TypedDict):
    """The price of supports: all single pillars, the seat's double pillars, and doubles taken for two singles each."""

    singles: int
    doubles: int
    swaps: int


class Rest(TypedDict):
    """A level on which a tile can lie: the support of each corner, and the price by hanging corner."""

    level: int
    supports: list[SupportWord]
    prices: dict[str, Price]


class Spot(TypedDict):
    """A place for a tile: the lowest possible level there, and the levels on which it can lie."""

    lowest: int
    rests: list[Rest]


class Ending(TypedDict):
    """What this way to end the turn keeps and loses."""

    singles: int
    singles_lost: int
    doubles_lost: int
    stored: str
    lost: str


@enforces("BAB-0.3", "BAB-0.4", "BAB-AMB-19")
def show_faces(state: State) -> dict[str, Face]:
    """Return every face-up tile outside the gardens."""
    open_tiles = {*state.face, *state.stored[: state.n_seats], state.mined} - {0}
    return {TILE.words[tile]: _face(tile) for tile in sorted(open_tiles)}


def _face(tile: int) -> Face:
    return {
        "flower": FLOWERS[TILE_FLOWER[tile]],
        "material": MATERIALS[TILE_MATERIAL[tile]],
        "symbols": [SYMBOLS[symbol] for symbol in TILE_SYMBOL[tile]],
        "turns": different_turns(tile),
    }


@enforces("BAB-A.2", "BAB-A.3", "BAB-A.4", "BAB-A.5", "BAB-A.6", "BAB-R.8", "BAB-R.9")
def show_quarry(state: State, seat: int) -> dict[str, Stack]:
    """Return the quarry cell by cell, with what mining would pay a seat and why."""
    return {QUARRY_WORDS[cell]: _stack(state, seat, cell) for cell in range(len(QUARRY_WORDS))}


def _stack(state: State, seat: int, cell: int) -> Stack:
    tile = state.face[cell]
    own = tile > 0 and TILE_FLOWER[tile] == seat
    pays = mining_gain(state, seat, cell) if tile else 0
    edges = [_edge(state, cell, neighbour) for neighbour in QUARRY_NEIGHBOUR[cell]]
    flower = (2 if state.token == FLOWER_TOKEN else 1) if own else 0
    due = sum(edge != "higher" for edge in edges) + flower
    return {
        "height": state.stack[cell],
        "tile": TILE.words[tile],
        "edges": edges,
        "flower": flower,
        "token": pays - due if tile and state.token == MINUS_TOKEN else 0,
        "pays": pays,
    }


def _edge(state: State, cell: int, neighbour: int) -> EdgeWord:
    """Return what an edge borders on."""
    if neighbour == WALL:
        return "wall"
    higher = state.stack[neighbour] - state.stack[cell]
    if higher > 0:
        return "higher"
    if state.stack[neighbour] == 0:
        return "floor"
    return "same" if higher == 0 else "lower"


@enforces("BAB-B.1.9", "BAB-B.1.14", "BAB-B.1.16", "BAB-B.1.18")
def show_spots(state: State) -> dict[str, Spot]:
    """Return where a tile can lie: only the chosen place once there is one; empty where no tile can be built."""
    seat = state.asked
    if "build_place" in STAGES[state.stage].pending:
        level = state.build_level
        return {PLACE.words[state.build_place]: {"lowest": level, "rests": [_rest(state, state.build_place, level)]}}
    if state.stage != PLACING and not _may_build(state):
        return {}
    found: dict[str, Spot] = {}
    for place, word in enumerate(PLACE.words):
        lowest = lowest_level(state, seat, place)
        levels = [level for level in (lowest, lowest + 1) if can_rest(state, seat, place, level)]
        found[word] = {"lowest": lowest, "rests": [_rest(state, place, level) for level in levels]}
    return found


def _may_build(state: State) -> bool:
    """Whether the next action can be to take a tile in hand."""
    work = Work()
    if state.stage == BUILD and state.wild_hole == NO_HOLE:
        list_sources(state, work, state.asked)
    return work.n_legal > 0


def _rest(state: State, place: int, level: int) -> Rest:
    seat = state.asked
    heights = [support_height(state, seat, hole, level) for hole in PLACE_HOLE[place]]
    prices = {
        word: _price(state, heights, hang)
        for hang, word in enumerate(CORNERS)
        if slab_price(state, seat, place, level, hang) <= state.singles[seat]
    }
    supports: list[SupportWord] = ["nothing" if height == CANNOT else SUPPORTS[height] for height in heights]
    return {"level": level, "supports": supports, "prices": prices}


@enforces("BAB-B.1.5", "BAB-B.1.6")
def _price(state: State, heights: list[int], hang: int) -> Price:
    used = [height for corner, height in enumerate(heights) if corner != hang]
    swaps = max(0, used.count(2) - state.doubles[state.asked])
    return {"singles": used.count(1) + 2 * swaps, "doubles": used.count(2) - swaps, "swaps": swaps}


@enforces("BAB-C.1", "BAB-C.2", "BAB-C.3", "BAB-C.4", "BAB-C.5", "BAB-C.6")
def show_endings(state: State) -> dict[str, Ending]:
    """Return what each way to end the turn keeps and loses; empty while the turn cannot be ended."""
    if state.stage != BUILD or state.wild_hole != NO_HOLE:
        return {}
    if state.mined == 0:
        return {"end": _ending(state, state.stored[state.asked], 0)}
    stored = state.stored[state.asked]
    return {"store": _ending(state, state.mined, stored), "discard": _ending(state, stored, state.mined)}


def _ending(state: State, stored: int, lost: int) -> Ending:
    singles, doubles = state.singles[state.asked], state.doubles[state.asked]
    return {
        "singles": min(singles, STORE_PILLARS),
        "singles_lost": max(0, singles - STORE_PILLARS),
        "doubles_lost": doubles,
        "stored": TILE.words[stored],
        "lost": TILE.words[lost],
    }
