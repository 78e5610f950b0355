"""The view of a garden, in words: its tiles, the pillars under them, its decorations, and all of it from above."""

from typing import Literal, TypedDict, get_args

from semiramis.core.model.rule import enforces
from semiramis.games.babylon.components.names import BRIDGE, FOUNTAIN, N_CORNERS, STAIRS, STATUE
from semiramis.games.babylon.components.tables import (
    BELVEDERE_POINTS,
    BRIDGE_POINTS,
    FOUNTAIN_POINTS,
    PLACE_HOLE,
    STATUE_POINTS,
    TILE_FLOWER,
)
from semiramis.games.babylon.rules.garden import symbol_of
from semiramis.games.babylon.rules.scoring import tie_break
from semiramis.games.babylon.rules.stages import STAGES
from semiramis.games.babylon.rules.state import HOLE, PLACE, TILE, State

FlowerWord = Literal["white", "pink", "orange", "blue"]
SymbolWord = Literal["none", "statue", "fountain", "bridge", "stairs"]
StandingWord = Literal["none", "statue", "fountain", "bridge", "stairs low", "stairs high", "belvedere"]
CornerWord = Literal["nw", "ne", "se", "sw", "none"]
DecorationWord = Literal["statue", "fountain", "bridge", "stairs", "belvedere"]
FLOWERS, SYMBOLS, STANDINGS = get_args(FlowerWord), get_args(SymbolWord), get_args(StandingWord)
CORNERS, DECORATIONS = get_args(CornerWord), get_args(DecorationWord)
"""The words of their domains in the same order; decorations in the order in which visible ones are counted."""


class Laid(TypedDict):
    """A tile in a garden: the holes it covers, its level, and its symbols at nw, ne, se and sw as it lies."""

    tile: str
    flower: FlowerWord
    symbols: list[SymbolWord]
    place: str
    holes: list[str]
    level: int
    turn: int
    hangs: CornerWord
    new: bool
    in_sight: int


class Pillar(TypedDict):
    """A pillar in a hole, from the level of its foot to the level it carries; `carries` is the number of the tile."""

    hole: str
    kind: Literal["single", "double"]
    foot: int
    head: int
    carries: int


class Decoration(TypedDict):
    """A piece with its fields and their levels, its points, and whether it is visible or carries a tile."""

    kind: DecorationWord
    fields: list[str]
    levels: list[int]
    after: int
    new: bool
    in_sight: bool
    carries: int | None
    points: int


class Garden(TypedDict):
    """A garden: its parts in building order, and every hole from above, row by row from a1."""

    tiles: list[Laid]
    pillars: list[Pillar]
    decorations: list[Decoration]
    level: list[int]
    symbol: list[SymbolWord]
    standing: list[StandingWord]
    roof: list[int]
    bridge: list[int]
    flowers: dict[str, int]
    shown: dict[str, int]
    highest: int
    covered: int


@enforces("BAB-S.1", "BAB-AMB-19")
def show_garden(state: State, seat: int) -> Garden:
    """Return a garden with everything in it, visible or hidden."""
    rebuilt = _Rebuilt(state, seat)
    return {
        "tiles": rebuilt.tiles,
        "pillars": rebuilt.pillars,
        "decorations": rebuilt.decorations,
        "level": state.top[seat][:],
        "symbol": [SYMBOLS[symbol] for symbol in state.symbol[seat]],
        "standing": [STANDINGS[stands] for stands in state.standing[seat]],
        "roof": [slab - 1 for slab in state.roof[seat]],
        "bridge": state.span[seat][:],
        "flowers": dict(zip(FLOWERS, state.flowers[seat], strict=True)),
        "shown": dict(zip(DECORATIONS, state.shown[seat], strict=True)),
        "highest": state.highest[seat],
        "covered": tie_break(state, seat),
    }


class _Rebuilt:
    """A garden rebuilt step by step, to find what stands under what."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.tiles: list[Laid] = []
        self.pillars: list[Pillar] = []
        self.decorations: list[Decoration] = []
        self.top = [0] * len(HOLE)
        self.statues: dict[int, Decoration] = {}
        in_turn = seat == state.asked and STAGES[state.stage].phase == "turn"
        self.old = state.slabs_before if in_turn else state.n_slabs[seat]
        piece = 0
        for slab in range(state.n_slabs[seat]):
            self._lay(slab)
            while piece < state.n_pieces[seat] and state.piece_after[seat][piece] == slab + 1:
                self._decorate(piece)
                piece += 1
        for decoration in self.decorations:
            self._mark_hidden(decoration)

    def _lay(self, slab: int) -> None:
        """Lay a slab on its supports over its holes."""
        state, seat = self.state, self.seat
        level, hang = state.slab_level[seat][slab], state.slab_hang[seat][slab]
        holes = PLACE_HOLE[state.slab_place[seat][slab]]
        self.tiles.append(laid(state, seat, slab, new=slab >= self.old))
        for corner, hole in enumerate(holes):
            statue, foot = self.statues.pop(hole, None), self.top[hole]
            self.top[hole] = level
            if corner == hang:
                self._add("belvedere", [hole], slab + 1, BELVEDERE_POINTS)
            elif statue is not None and level - foot == 1:
                statue["carries"] = slab
            else:
                kind: Literal["single", "double"] = "double" if level - foot > 1 else "single"
                found: Pillar = {
                    "hole": HOLE.words[hole], "kind": kind, "foot": foot, "head": level, "carries": slab,
                }  # fmt: skip
                self.pillars.append(found)

    def _decorate(self, piece: int) -> None:
        state, seat = self.state, self.seat
        kind, hole, other = state.piece_kind[seat][piece], state.piece_hole[seat][piece], state.piece_other[seat][piece]
        fields = [hole] if kind == STATUE else [hole, other]
        self._add(SYMBOLS[kind], fields, state.piece_after[seat][piece], _points(kind, self.top, fields))
        if kind == STATUE:
            self.statues[hole] = self.decorations[-1]

    def _add(self, kind: DecorationWord, fields: list[int], after: int, points: int) -> None:
        found: Decoration = {
            "kind": kind, "fields": [HOLE.words[hole] for hole in fields],
            "levels": [self.top[hole] for hole in fields], "after": after, "new": after > self.old,
            "in_sight": True, "carries": None, "points": points,
        }  # fmt: skip
        self.decorations.append(found)

    def _mark_hidden(self, decoration: Decoration) -> None:
        """Mark a piece as hidden once none of its fields is open at its level."""
        levels = zip(decoration["fields"], decoration["levels"], strict=True)
        if not any(self.top[HOLE.index(field)] == level for field, level in levels):
            decoration["in_sight"], decoration["points"] = False, 0


def laid(state: State, seat: int, slab: int, new: bool) -> Laid:
    """Return a tile as it lies in a garden."""
    tile, turn = state.slab_tile[seat][slab], state.slab_turn[seat][slab]
    place = state.slab_place[seat][slab]
    return {
        "tile": TILE.words[tile],
        "flower": FLOWERS[TILE_FLOWER[tile]],
        "symbols": [SYMBOLS[symbol_of(tile, turn, corner)] for corner in range(N_CORNERS)],
        "place": PLACE.words[place],
        "holes": [HOLE.words[hole] for hole in PLACE_HOLE[place]],
        "level": state.slab_level[seat][slab],
        "turn": turn,
        "hangs": CORNERS[state.slab_hang[seat][slab]],
        "new": new,
        "in_sight": state.in_sight[seat][slab],
    }


@enforces("BAB-S.2", "BAB-S.3", "BAB-S.4", "BAB-S.5")
def _points(kind: int, top: list[int], fields: list[int]) -> int:
    """Return the points of a piece while it is visible."""
    if kind == STAIRS:
        return sum(top[hole] for hole in fields)
    return top[fields[0]] * {STATUE: STATUE_POINTS, FOUNTAIN: FOUNTAIN_POINTS, BRIDGE: BRIDGE_POINTS}[kind]
