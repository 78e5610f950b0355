"""The parts of a garden, each defined once around the centre of its field and drawn by reference."""

from functools import cache
from itertools import pairwise

from semiramis.art.svg import Raw, Shape, group, points, shape, text
from semiramis.art.theme import (
    EARTH,
    GILT,
    GLAZE_LIGHT,
    GRASS,
    INK,
    LAPIS,
    LEAF,
    LEAF_DARK,
    SANDSTONE,
    SEATS,
    SHADE,
    TURQUOISE,
    WATER,
    WHITE,
    WOOD_DARK,
)
from semiramis.games.babylon.components.names import BOARD_SIDE, NE, SE, SW
from semiramis.games.babylon.display.svg.pen import FLOWER_ICONS, SYMBOL_ICONS, mark
from semiramis.games.babylon.display.svg.solid import (
    CORNER_STEPS,
    HALF,
    LEVEL,
    SLAB,
    STONE,
    WOOD,
    along,
    at,
    box,
    face,
    flat,
)

SAND, GRID = "#EFDDB8", "#D2B98A"
EDGE, THICK = 0.35, 0.62
"""How far the platform extends beyond the fields, and its thickness in levels."""
STEPS = 4
ARCH, DECK, BRIDGE_WIDTH, RAIL = 0.34, 0.16, 0.52, 0.22
"""The rise, thickness and width of a bridge, and the height of its rails."""


@cache
def part_definitions() -> Raw:
    """Return the definitions of all parts of a garden."""
    parts = {"board": _board(), "shade": [flat("#5B4526", -0.5, -0.5, 0.5, 0.5, stroke="none", fill_opacity=0.2)]}
    parts |= {f"slab-{flower}-{corner}": _quarter(flower, corner) for flower in range(4) for corner in range(4)}
    parts |= {f"flower-{flower}": _flower(flower) for flower in range(4)}
    parts |= {f"symbol-{symbol}": _symbol(symbol) for symbol in range(1, 5)}
    parts |= {"pillar-1": _pillar(1), "pillar-2": _pillar(2)}
    parts |= {"statue": _upright("statue", 1.12), "belvedere": _upright("belvedere", 1.22)}
    parts |= {f"basin-{side}": _basin(side) for side in range(4)} | {
        f"jets-{south}": _jets(south) for south in range(2)
    }
    parts |= {f"stairs-{side}": _stairs(side) for side in range(4)}
    parts |= {f"landing-{side}": _landing(side) for side in range(4)}
    parts |= {f"bridge-{south}-{third}": _bridge(south, third) for south in range(2) for third in range(3)}
    return Raw("".join(str(group(*inside, id=f"garden-{name}")) for name, inside in parts.items()))


def _board() -> list[Shape]:
    """Return the empty board on its glazed platform, with the names of columns and rows along the front."""
    low, high = -EDGE, BOARD_SIDE + EDGE
    faces = ("#DCC595", GLAZE_LIGHT, LAPIS)
    board = [*box(faces, (low, low, -THICK), (high, high, 0)), flat(SAND, 0, 0, BOARD_SIDE, BOARD_SIDE, stroke=GRID)]
    lines = [((n, 0), (n, BOARD_SIDE)) for n in range(1, BOARD_SIDE)]
    ends = [(at(*a), at(*b)) for a, b in lines] + [(at(*a[::-1]), at(*b[::-1])) for a, b in lines]
    d = "".join(f"M{x:g} {y:g}L{u:g} {v:g}" for (x, y), (u, v) in ends)
    board.append(shape("path", d=d, stroke=GRID, stroke_width=1.2, fill="none"))
    spots = [at(x + 0.5, y + 0.5) for x in range(BOARD_SIDE) for y in range(BOARD_SIDE)]
    holes = "".join(f"M{x - 6:g} {y:g}a6 3.2 0 1 0 12 0a6 3.2 0 1 0-12 0" for x, y in spots)
    board.append(shape("path", d=holes, fill=EARTH, stroke="#6B4F28", stroke_width=1))
    for depth in (0.07, THICK - 0.07):
        gilt = (at(low, high, -depth), at(high, high, -depth), at(high, low, -depth))
        board.append(shape("polyline", points=points(*gilt), stroke=GILT, stroke_width=2, fill="none"))
    return [*board, *_names(high)]


def _names(high: float) -> list[Shape]:
    """Return the letters of the columns at the left of the platform's front, numbers of rows at the right."""
    found = []
    for n in range(BOARD_SIDE):
        for said, (x, y) in (("abcdefgh"[n], at(n + 0.5, high, -THICK / 2)), (n + 1, at(high, n + 0.5, -THICK / 2))):
            found.append(text(x, y + 6, said, size=17, anchor="middle", fill=WHITE, font_weight=700))
    return found


def _quarter(flower: int, corner: int) -> list[Shape]:
    """Return a quarter of a slab: lawn on top, and at the outer edges stone with vines in the tile's flower."""
    drawn: list[Shape] = []
    if corner in (SE, SW):
        drawn += _edge(flower, left=True)
    if corner in (SE, NE):
        drawn += _edge(flower, left=False)
    drawn.append(flat(GRASS, -0.5, -0.5, 0.5, 0.5, stroke="#8FCB72", stroke_width=0.8))
    x, y = CORNER_STEPS[corner]
    ends = (at(x - 0.5, 0.5 - y), at(x - 0.5, y - 0.5), at(0.5 - x, y - 0.5))
    drawn.append(shape("polyline", points=points(*ends), fill="none", stroke=LEAF, stroke_width=2.4))
    return drawn


def _edge(flower: int, left: bool) -> list[Shape]:
    """Return one front side of a slab."""
    ends = ((-0.5, 0.5), (0.5, 0.5)) if left else ((0.5, 0.5), (0.5, -0.5))
    (x0, y0), (x1, y1) = ends
    stone = face(STONE[1 if left else 2], (x0, y0, 0), (x1, y1, 0), (x1, y1, -SLAB), (x0, y0, -SLAB))
    band = [at(x, y, -SLAB * 0.7) for x, y in ends]
    lapis = shape("polyline", points=points(*band), stroke=GLAZE_LIGHT if left else LAPIS, stroke_width=2.6)
    hanging, blossom = "", ""
    for n, length in enumerate((9, 14, 7, 12, 16, 8)):
        share = (n + 0.5) / 6
        x, y = at(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
        hanging += f"M{x:.1f} {y - 1:.1f}v{length}"
        if n % 2:
            blossom += f"M{x - 2.4:.1f} {y + length:.1f}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0"
    vines = shape("path", d=hanging, stroke=LEAF, stroke_width=3.4, stroke_linecap="round", fill="none")
    look = SEATS[flower]
    return [stone, lapis, vines, shape("path", d=blossom, fill=look.fill, stroke=look.line, stroke_width=0.9)]


def _flower(flower: int) -> list[Shape]:
    """Return the flower in the middle of a tile, around the centre of its south-eastern field."""
    x, y = at(-0.5, -0.5)
    disc = shape("ellipse", cx=x, cy=y, rx=13, ry=9.5, fill="#FFFBF2", stroke=LEAF_DARK, stroke_width=1.2)
    return [disc, mark(FLOWER_ICONS[flower], x, y, 17)]


def _symbol(symbol: int) -> list[Shape]:
    """Return a symbol printed on a field."""
    reach = 0.34
    return [flat("#FBF1DA", -reach, -reach, reach, reach, stroke="#C9B48E"), mark(SYMBOL_ICONS[symbol], 0, -1, 24)]


def _pillar(height: int) -> list[Shape]:
    """Return a fluted pillar from its field to the slab above; double ones have a gold ring."""
    top = -(height - SLAB) * LEVEL
    shaft = shape("path", d=f"M-7.5 0V{top:.1f}H7.5V0A7.5 4 0 0 1-7.5 0Z", fill="#F4E8CF", stroke=INK, stroke_width=1.2)
    flutes = shape("path", d=f"M-3 2V{top:.1f}M1 3V{top:.1f}", stroke="#CDB68C", stroke_width=1.4)
    shadow = shape("path", d=f"M4.2 2.6V{top:.1f}H7.5V0Z", fill="#C8AF82")
    foot = shape("path", d="M-10 0A10 5.4 0 0 0 10 0V-4H-10Z", fill=SANDSTONE, stroke=INK, stroke_width=1.2)
    ring = shape("path", d=f"M-9.500 {top / 2 - 2.5:.1f}h19v6h-19Z", fill=GILT, stroke=INK, stroke_width=1.1)
    return [shaft, flutes, shadow, foot, *([ring] if height > 1 else [])]


def _upright(name: str, size: float) -> list[Shape]:
    """Return a piece that stands in the middle of its field."""
    ground = shape("ellipse", cx=2, cy=3, rx=14, ry=6.5, fill=SHADE, fill_opacity=0.3)
    return [ground, mark(name, 0, 5 - size * HALF * 0.42, size * HALF)]


def _basin(side: int) -> list[Shape]:
    """Return half a fountain whose other half lies to one side."""
    x0, y0, x1, y1 = along(side, -0.34, 0.5, 0.68)
    u0, v0, u1, v1 = along(side, -0.24, 0.5, 0.46)
    return [*box(STONE, (x0, y0, 0), (x1, y1, 0.14)), flat(WATER, u0, v0, u1, v1, 0.14, stroke=TURQUOISE)]


def _jets(south: int) -> list[Shape]:
    """Return the water of a fountain, between its two fields, around the centre of the front one."""
    x, y = at(0, -0.5) if south else at(-0.5, 0)
    arcs = "M0-6V-26M0-26C-1-38-12-36-13-12M0-26C1-38 12-36 13-12M0-26C-1-33-6-32-7-14M0-26C1-33 6-32 7-14"
    strokes = [shape("path", d=arcs, stroke=colour, stroke_width=w) for colour, w in ((TURQUOISE, 3.6), ("#E9FBFA", 2))]
    return [group(*strokes, fill="none", transform=f"translate({x:g} {y:g})")]


def _stairs(side: int) -> list[Shape]:
    """Return the steps on the lower field of a staircase that leads up to one side."""
    strips = [along(side, n / STEPS - 0.5, (n + 1) / STEPS - 0.5, 0.62) for n in range(STEPS)]
    solid = [((x0, y0, 0.0), (x1, y1, (n + 0.9) / (STEPS - 0.1))) for n, (x0, y0, x1, y1) in enumerate(strips)]
    return [part for low, high in sorted(solid) for part in box(STONE, low, high)]


def _landing(side: int) -> list[Shape]:
    """Return the end of a staircase on its upper field; the steps come from one side."""
    slabs = [along(side, start, start + 0.24, 0.62) for start in (0.02, 0.26)]
    return [flat(STONE[0], *slab, stroke_width=1) for slab in slabs]


def _bridge(south: int, third: int) -> list[Shape]:
    """Return the span of a bridge over one of its three fields, around its centre; it runs east or south."""
    reach = ((0, 0.5), (-0.5, 0.5), (-0.5, 0))[third]
    count = 4 if third == 1 else 2
    steps = [reach[0] + (reach[1] - reach[0]) * n / count for n in range(count + 1)]
    half = BRIDGE_WIDTH / 2

    def spot(t: float, across: float, lift: float) -> tuple[float, float, float]:
        """Return a point of the bridge: `t` along this field, `across` its width, and `lift` above its deck."""
        z = max(0.0, ARCH * (1 - (t + third - 1) ** 2) + lift)
        return (across, t, z) if south else (t, across, z)

    def rail(across: float) -> Shape:
        """Return one of the two rails, with its posts."""
        upper = [at(*spot(t, across, RAIL)) for t in steps]
        posts = "".join(f"M{x:.1f} {y:.1f}v{RAIL * LEVEL:.1f}" for x, y in upper)
        top = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in upper)
        return shape("path", d=posts + top, fill="none", stroke=WOOD_DARK, stroke_width=2.4)

    side = [spot(t, half, 0) for t in steps] + [spot(t, half, -DECK) for t in reversed(steps)]
    planks = [
        face(WOOD[0], spot(a, -half, 0), spot(b, -half, 0), spot(b, half, 0), spot(a, half, 0), stroke=WOOD_DARK)
        for a, b in pairwise(steps)
    ]
    return [rail(-half), *planks, face(WOOD[2 if south else 1], *side), rail(half)]
