"""Solid things in dimetric view: x runs to the lower right, y to the lower left, z up in levels of the garden."""

from semiramis.art.svg import Shape, points, shape
from semiramis.art.theme import INK, SANDSTONE

HALF = 40.0
"""Half the width of a field on the picture before it is scaled; all else follows from it."""
RISE, LEVEL, SLAB = 0.53 * HALF, 1.12 * HALF, 0.26 / 1.12
"""Half the height of a field, the height of a level, and the thickness of a slab in levels."""

Point = tuple[float, float, float]
Faces = tuple[str, str, str]
"""The colours of a box: its top, its face to the lower left, its face to the lower right."""
STONE: Faces = ("#F3E6CB", SANDSTONE, "#C3A877")
WOOD: Faces = ("#E0A461", "#C5803F", "#A0612A")

CORNER_STEPS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Where the corners nw, ne, se and sw of a square lie in x and y."""
SIDE_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where north, east, south and west lead in x and y."""


def at(x: float, y: float, z: float = 0.0) -> tuple[float, float]:
    """A point of the garden on the picture; the back corner of the board is the origin."""
    return (x - y) * HALF, (x + y) * RISE - z * LEVEL


def face(fill: str, *corners: Point, **more: str | float) -> Shape:
    """A flat face with a fine outline."""
    outline: dict[str, str | float] = {"stroke": INK, "stroke_width": 1.2, "stroke_linejoin": "round"}
    return shape("polygon", points=points(*(at(*corner) for corner in corners)), fill=fill, **(outline | more))


def flat(fill: str, x0: float, y0: float, x1: float, y1: float, z: float = 0.0, **more: str | float) -> Shape:
    """A rectangle that lies flat."""
    return face(fill, (x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), **more)


def box(faces: Faces, low: Point, high: Point, **more: str | float) -> list[Shape]:
    """A box from one corner to the opposite one: the three faces that are seen."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    return [
        face(faces[1], (x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1), **more),
        face(faces[2], (x1, y1, z0), (x1, y0, z0), (x1, y0, z1), (x1, y1, z1), **more),
        flat(faces[0], x0, y0, x1, y1, z1, **more),
    ]


def along(side: int, start: float, end: float, across: float) -> tuple[float, float, float, float]:
    """A strip of a field as x0, y0, x1, y1 about its centre: from start to end towards a side, this wide across."""
    dx, dy = SIDE_STEPS[side]
    xs = sorted((dx * start - abs(dy) * across / 2, dx * end + abs(dy) * across / 2))
    ys = sorted((dy * start - abs(dx) * across / 2, dy * end + abs(dx) * across / 2))
    return xs[0], ys[0], xs[1], ys[1]
