"""Solids in dimetric projection: x runs to the lower right, y to the lower left, z up in levels of the garden."""

from semiramis.art.svg import Shape, points, shape
from semiramis.art.theme import INK, SANDSTONE

HALF = 40.0
"""Half the width of a field before scaling; all other measures derive from it."""
RISE, LEVEL, SLAB = 0.53 * HALF, 1.12 * HALF, 0.26 / 1.12
"""Half the height of a field, the height of a level, and the thickness of a slab in levels."""

Point = tuple[float, float, float]
Faces = tuple[str, str, str]
"""The colours of a box: its top, its face to the lower left, its face to the lower right."""
STONE: Faces = ("#F3E6CB", SANDSTONE, "#C3A877")
WOOD: Faces = ("#E0A461", "#C5803F", "#A0612A")

CORNER_STEPS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The x and y of the corners nw, ne, se and sw of a square."""
SIDE_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The x and y steps to the north, east, south and west."""


def at(x: float, y: float, z: float = 0.0) -> tuple[float, float]:
    """Return the picture coordinates of a point of the garden; the back corner of the board is the origin."""
    return (x - y) * HALF, (x + y) * RISE - z * LEVEL


def face(fill: str, *corners: Point, **more: str | float) -> Shape:
    """Return a flat face with a thin outline."""
    outline: dict[str, str | float] = {"stroke": INK, "stroke_width": 1.2, "stroke_linejoin": "round"}
    return shape("polygon", points=points(*(at(*corner) for corner in corners)), fill=fill, **(outline | more))


def flat(fill: str, x0: float, y0: float, x1: float, y1: float, z: float = 0.0, **more: str | float) -> Shape:
    """Return a horizontal rectangle."""
    return face(fill, (x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), **more)


def box(faces: Faces, low: Point, high: Point, **more: str | float) -> list[Shape]:
    """Return the three visible faces of a box between two opposite corners."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    return [
        face(faces[1], (x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1), **more),
        face(faces[2], (x1, y1, z0), (x1, y0, z0), (x1, y0, z1), (x1, y1, z1), **more),
        flat(faces[0], x0, y0, x1, y1, z1, **more),
    ]


def along(side: int, start: float, end: float, across: float) -> tuple[float, float, float, float]:
    """Return a strip of a field as x0, y0, x1, y1 from its centre: `start` to `end` towards a side, `across` wide."""
    dx, dy = SIDE_STEPS[side]
    xs = sorted((dx * start - abs(dy) * across / 2, dx * end + abs(dy) * across / 2))
    ys = sorted((dy * start - abs(dx) * across / 2, dy * end + abs(dx) * across / 2))
    return xs[0], ys[0], xs[1], ys[1]
