"""A garden in dimetric projection: everything built, field by field from back to front and from the ground up."""

from collections.abc import Iterator
from dataclasses import dataclass

from semiramis.art.svg import Shape, group, shape
from semiramis.art.theme import GOLD, INK, SHALLOWS
from semiramis.games.babylon.components.names import BOARD_SIDE, BRIDGE, EAST, FOUNTAIN, NORTH, SE, SOUTH, STATUE, WEST
from semiramis.games.babylon.components.tables import PLACE_HOLE, TILE_FLOWER
from semiramis.games.babylon.display.svg.parts import EDGE, THICK
from semiramis.games.babylon.display.svg.solid import HALF, LEVEL, RISE, at, flat
from semiramis.games.babylon.rules.stages import HANGING, TURNING
from semiramis.games.babylon.rules.state import HOLE, TILE, State

TALLEST = 1.4
"""Headroom for pieces on a slab, in halves of a field's width."""


@dataclass(frozen=True)
class Thing:
    """Something to draw on or over a field, at a height in levels; `over` orders things at the same height."""

    hole: int
    level: int
    part: str
    over: int
    kind: str
    where: str = ""

    @property
    def order(self) -> tuple[int, int, int]:
        """Return the sort key: back to front, then from the ground up."""
        return self.hole % BOARD_SIDE + self.hole // BOARD_SIDE, self.level, self.over


SHADE, FIELD, FLOWER, PRINT, END, PIECE, SUPPORT = range(7)
"""The order of drawing within one level of a field."""


def room_above(state: State, seat: int) -> float:
    """Return how far a garden rises above the back corner of its board, in halves of a field's width."""
    tops = [
        (level * LEVEL - (hole % BOARD_SIDE + hole // BOARD_SIDE + 1) * RISE) / HALF
        for hole, level in enumerate(state.top[seat])
        if level
    ]
    pending = _pending(state, seat)
    if pending is not None:
        hole, level = pending
        tops.append((level * LEVEL - (hole % BOARD_SIDE + hole // BOARD_SIDE) * RISE) / HALF)
    return max([0.4, *(top + TALLEST for top in tops)])


def size_of(above: float) -> tuple[float, float]:
    """Return width and height of a garden that rises `above` the board, in halves of a field's width."""
    return 2 * (BOARD_SIDE + 2 * EDGE), above + (2 * (BOARD_SIDE + EDGE) * RISE + THICK * LEVEL) / HALF


def garden(state: State, seat: int, x: float, y: float, half: float) -> Shape:
    """Return a garden whose board has its back corner at (x, y); `half` is half the width of a field."""
    drawn = [shape("use", href="#garden-board")]
    for thing in sorted(_things(state, seat), key=lambda thing: thing.order):
        column, row = thing.hole % BOARD_SIDE, thing.hole // BOARD_SIDE
        u, v = at(column + 0.5, row + 0.5, thing.level)
        drawn.append(
            shape("use", href=f"#garden-{thing.part}", x=u, y=v, class_=thing.kind or None, data_at=thing.where or None)
        )
    pending = _pending(state, seat)
    if pending is not None:
        drawn.append(_ghost(*pending))
    scale = half / HALF
    return group(*drawn, transform=f"translate({x:.2f} {y:.2f}) scale({scale:.4f})", class_=f"garden garden-{seat}")


def _pending(state: State, seat: int) -> tuple[int, int] | None:
    """Return where the tile in hand is about to be laid, as north-western hole and level; None if there is none."""
    if seat != state.asked or state.stage not in (HANGING, TURNING):
        return None
    return PLACE_HOLE[state.build_place][0], state.build_level


def _ghost(hole: int, level: int) -> Shape:
    """Return the outline of a tile about to be laid, with plumb lines to the board that show its place."""
    x, y = hole % BOARD_SIDE, hole // BOARD_SIDE
    glaze = flat(SHALLOWS, x, y, x + 2, y + 2, level, fill_opacity=0.5, stroke=INK, stroke_width=5)
    gilt = flat("none", x, y, x + 2, y + 2, level, stroke=GOLD, stroke_width=2.6, stroke_dasharray="9 5")
    ends = (at(*corner, z) for corner in ((x, y + 2), (x + 2, y + 2), (x + 2, y)) for z in (level, 0))
    plumb = "".join(f"{letter}{u:g} {v:.1f}" for letter, (u, v) in zip("MLMLML", ends, strict=True))
    lines = shape("path", d=plumb, stroke=INK, stroke_width=2.2, stroke_dasharray="5 4", fill="none")
    return group(lines, glaze, gilt, class_="pending")


def _things(state: State, seat: int) -> Iterator[Thing]:
    """Replay the construction of a garden and yield what has to be drawn where."""
    top = [0] * len(HOLE)
    statues: set[int] = set()
    piece = 0
    for slab in range(state.n_slabs[seat]):
        yield from _slab(state, seat, slab, top, statues)
        while piece < state.n_pieces[seat] and state.piece_after[seat][piece] == slab + 1:
            hole, other = state.piece_hole[seat][piece], state.piece_other[seat][piece]
            if state.piece_kind[seat][piece] == STATUE:
                statues.add(hole)
                yield Thing(hole, top[hole], "statue", PIECE, "statue", HOLE.words[hole])
            else:
                yield from _pair(state.piece_kind[seat][piece], hole, other, top)
            piece += 1
    for hole, level in enumerate(top):
        if level and state.symbol[seat][hole] and not state.standing[seat][hole]:
            yield Thing(hole, level, f"symbol-{state.symbol[seat][hole]}", PRINT, "symbol", HOLE.words[hole])


def _slab(state: State, seat: int, slab: int, top: list[int], statues: set[int]) -> Iterator[Thing]:
    """Yield a slab with its supports, its flower and the belvedere on a free corner, and mark its holes as covered."""
    tile, level, hang = state.slab_tile[seat][slab], state.slab_level[seat][slab], state.slab_hang[seat][slab]
    holes = PLACE_HOLE[state.slab_place[seat][slab]]
    flower = TILE_FLOWER[tile]
    for corner, hole in enumerate(holes):
        word = HOLE.words[hole]
        rise = level - top[hole]
        if top[hole] == 0:
            yield Thing(hole, 0, "shade", SHADE, "")
        if corner == hang:
            yield Thing(hole, level, "belvedere", PIECE, "belvedere", word)
        elif hole not in statues or rise != 1:
            yield Thing(hole, top[hole], f"pillar-{rise}", SUPPORT, "double" if rise > 1 else "single", word)
        kind, name = ("slab", TILE.words[tile]) if corner == SE else ("", "")
        yield Thing(hole, level, f"slab-{flower}-{corner}", FIELD, kind, name)
        top[hole] = level
        statues.discard(hole)
    yield Thing(holes[SE], level, f"flower-{flower}", FLOWER, "")


def _pair(kind: int, hole: int, other: int, top: list[int]) -> Iterator[Thing]:
    """Yield a piece on two fields, of which the second is further east or south and therefore in front."""
    where = f"{HOLE.words[hole]}-{HOLE.words[other]}"
    south = other - hole >= BOARD_SIDE
    ahead, behind = (SOUTH, NORTH) if south else (EAST, WEST)
    if kind == BRIDGE:
        for third, field in enumerate((hole, (hole + other) // 2, other)):
            named = ("bridge", where) if third == 1 else ("", "")
            yield Thing(field, top[hole], f"bridge-{south:d}-{third}", PIECE, *named)
    elif kind == FOUNTAIN:
        yield Thing(hole, top[hole], f"basin-{ahead}", PIECE, "")
        yield Thing(other, top[hole], f"basin-{behind}", PIECE, "fountain", where)
        yield Thing(other, top[hole], f"jets-{south:d}", PIECE, "")
    else:
        up = top[other] > top[hole]
        low, high = (hole, other) if up else (other, hole)
        yield Thing(low, top[low], f"stairs-{ahead if up else behind}", PIECE, "stairs", where)
        yield Thing(high, top[high], f"landing-{behind if up else ahead}", END, "")
