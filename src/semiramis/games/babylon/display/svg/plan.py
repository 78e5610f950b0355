"""The plan of a garden: seen from above, in building order, so that covered parts are hidden."""

from collections.abc import Iterator

from semiramis.art.svg import Shape, group, shape, text
from semiramis.art.theme import CREAM, DUST, GOLD, INK, LAPIS, LIGHT_GOLD, SAND, SHADE, SHALLOWS, WHITE
from semiramis.games.babylon.components.names import BOARD_SIDE, BRIDGE, FOUNTAIN, NO_HOLE, SE, STAIRS, STATUE
from semiramis.games.babylon.components.tables import PLACE_HOLE, TILE_FLOWER
from semiramis.games.babylon.display.svg.pen import FLOWER_ICONS, SYMBOL_ICONS, line, mark, sign
from semiramis.games.babylon.display.svg.tile import tile_mark
from semiramis.games.babylon.rules.garden import symbol_of
from semiramis.games.babylon.rules.stages import BUILD, HANGING, PLACING, TURNING
from semiramis.games.babylon.rules.state import HOLE, TILE, State

FIELD, LEFT, TOP = 28, 28, 66
GREENS = ("#A9D48A", "#7FBC5E", "#56A04E", "#3B873F")
PIECE_FILL = {STATUE: CREAM, FOUNTAIN: "#BDEBE9", BRIDGE: "#EBC08D", STAIRS: "#E6D5B0"}
BUILDING = (BUILD, PLACING, HANGING, TURNING)


def plan(state: State, seat: int, name: str) -> Iterator[Shape]:
    """Yield a garden from above under its owner's name and the tile just mined, in natural size."""
    yield sign(seat, LEFT + 8, 19, 24)
    yield line(LEFT + 36, 25, name, 16, width=130, font_weight=700)
    if state.mined and seat == state.asked:
        yield from _in_hand(state.mined)
    side = FIELD * BOARD_SIDE
    yield shape("rect", x=LEFT - 4, y=TOP - 4, width=side + 8, height=side + 8, rx=4, fill=LAPIS)
    yield shape("rect", x=LEFT, y=TOP, width=side, height=side, fill=SAND)
    bare = [field_centre(hole) for hole in range(len(HOLE)) if not state.roof[seat][hole]]
    holes = "".join(f"M{x - 3:g} {y:g}a3 3 0 1 0 6 0a3 3 0 1 0-6 0" for x, y in bare)
    yield shape("path", d=holes, fill=DUST)
    piece = 0
    for slab in range(state.n_slabs[seat]):
        yield _slab(state, seat, slab)
        while piece < state.n_pieces[seat] and state.piece_after[seat][piece] == slab + 1:
            yield _piece(state, seat, piece)
            piece += 1
    yield from _labels(state, seat)
    yield from _now(state, seat)


def _in_hand(tile: int) -> Iterator[Shape]:
    """Yield the tile just mined, in a gold frame."""
    yield shape("rect", x=211, y=3, width=40, height=40, rx=7, fill=LIGHT_GOLD, stroke=INK, stroke_width=4)
    yield shape("rect", x=211, y=3, width=40, height=40, rx=7, fill="none", stroke=GOLD, stroke_width=2.6)
    yield tile_mark(tile, 213.5, 5.5, 35, "mined")


def field_corner(hole: int) -> tuple[float, float]:
    """Return the upper left corner of a field."""
    return LEFT + FIELD * (hole % BOARD_SIDE), TOP + FIELD * (hole // BOARD_SIDE)


def field_centre(hole: int) -> tuple[float, float]:
    """Return the centre of a field."""
    x, y = field_corner(hole)
    return x + FIELD / 2, y + FIELD / 2


def _slab(state: State, seat: int, slab: int) -> Shape:
    """Return a slab in the green of its level, with its symbols, its flower and its belvedere."""
    tile, turn, level = (part[seat][slab] for part in (state.slab_tile, state.slab_turn, state.slab_level))
    holes = PLACE_HOLE[state.slab_place[seat][slab]]
    x, y = field_corner(holes[0])
    new = seat == state.asked and state.stage in BUILDING and slab >= state.slabs_before
    outline = {"stroke": GOLD if new else SHADE, "stroke_width": 3 if new else 1.6}
    fill = GREENS[min(level, len(GREENS)) - 1]
    inside = [shape("rect", x=x + 1, y=y + 1, width=2 * FIELD - 2, height=2 * FIELD - 2, rx=4, fill=fill, **outline)]
    for corner, hole in enumerate(holes):
        symbol = symbol_of(tile, turn, corner)
        u, v = field_centre(hole)
        if corner == state.slab_hang[seat][slab]:
            inside.append(shape("circle", cx=u, cy=v, r=11.5, fill=CREAM, stroke=INK, stroke_width=1.2))
            inside.append(mark("belvedere", u, v, 18, class_="plan-belvedere", data_at=HOLE.words[hole]))
        elif symbol:
            inside.append(shape("rect", x=u - 10, y=v - 10, width=20, height=20, rx=3, fill=CREAM, fill_opacity=0.8))
            inside.append(mark(SYMBOL_ICONS[symbol], u, v, 15, opacity=0.85))
    u, v = field_corner(holes[SE])
    inside.append(shape("circle", cx=u, cy=v, r=7.5, fill=WHITE, stroke=INK))
    inside.append(mark(FLOWER_ICONS[TILE_FLOWER[tile]], u, v, 12.5))
    return group(*inside, class_="plan-slab", data_tile=TILE.words[tile])


def _piece(state: State, seat: int, piece: int) -> Shape:
    """Return a decoration: a round token on one field, a capsule over several."""
    kind, hole, other = (part[seat][piece] for part in (state.piece_kind, state.piece_hole, state.piece_other))
    (x, y), (u, v) = field_centre(hole), field_centre(other)
    ground = shape(
        "rect", x=x - 12, y=y - 12, width=u - x + 24, height=v - y + 24, rx=12, fill=PIECE_FILL[kind], stroke=INK,
        stroke_width=1.4,
    )  # fmt: skip
    fields = HOLE.words[hole] if kind == STATUE else f"{HOLE.words[hole]}-{HOLE.words[other]}"
    icon = mark(SYMBOL_ICONS[kind], (x + u) / 2, (y + v) / 2, 19)
    return group(ground, icon, class_=f"plan-{SYMBOL_ICONS[kind]}", data_at=fields)


def _labels(state: State, seat: int) -> Iterator[Shape]:
    """Yield the names of columns and rows, and the level of every visible slab."""
    for n in range(BOARD_SIDE):
        yield line(LEFT + FIELD * (n + 0.5), TOP - 9, "abcdefgh"[n], 13, anchor="middle")
        yield line(LEFT - 12, TOP + FIELD * (n + 0.5) + 5, n + 1, 13, anchor="middle")
    for slab in range(state.n_slabs[seat]):
        holes = [hole for hole in PLACE_HOLE[state.slab_place[seat][slab]] if state.roof[seat][hole] == slab + 1]
        if holes:
            x, y = field_corner(min(holes))
            yield _level(x + 1, y + 1, state.slab_level[seat][slab])


def _level(x: float, y: float, level: int) -> Shape:
    """Return the level of a slab as a digit."""
    ground = shape("rect", x=x, y=y, width=5 + 6 * len(str(level)), height=12, rx=3, fill=INK)
    said = text(x + 2.5 + 3 * len(str(level)), y + 9.7, level, size=10.5, anchor="middle", fill=LIGHT_GOLD)
    return group(ground, said, class_="plan-level")


def _now(state: State, seat: int) -> Iterator[Shape]:
    """Yield where the tile in hand is about to be laid, and the field that currently counts as another symbol."""
    if seat == state.asked and state.stage in (HANGING, TURNING):
        x, y = field_corner(PLACE_HOLE[state.build_place][0])
        side = {"x": x, "y": y, "width": 2 * FIELD, "height": 2 * FIELD, "rx": 5}
        yield group(
            shape("rect", **side, fill=SHALLOWS, fill_opacity=0.45, stroke=INK, stroke_width=5),
            shape("rect", **side, fill="none", stroke=GOLD, stroke_width=3, stroke_dasharray="8 5"),
            _level(x + 3, y + 3, state.build_level),
            class_="plan-pending",
        )
    if seat == state.asked and state.wild_hole != NO_HOLE:
        x, y = field_centre(state.wild_hole)
        yield group(
            shape("circle", cx=x, cy=y, r=13, fill=CREAM, stroke=GOLD, stroke_width=3.5, stroke_dasharray="5 3"),
            mark(SYMBOL_ICONS[state.wild_piece], x, y, 18),
            class_="plan-wild",
            data_at=HOLE.words[state.wild_hole],
        )
