"""The ground of the hanging gardens: river, terraces and canals in one oblique projection.

Corner (a, b) of the garden lies a steps towards the upper left and b steps towards the upper right of the front
corner; a floor is one level up. Squares are drawn from back to front, so that nearer ones cover those behind them.
"""

import json
from functools import cache
from importlib.resources import files

from semiramis.art.svg import Raw, Shape, group, points, shape, text
from semiramis.art.theme import (
    CLAY,
    DRY,
    EARTH_DARK,
    FOAM,
    GILT,
    GLAZE_LIGHT,
    GRASS,
    INK,
    LAPIS,
    LIMESTONE,
    TURQUOISE,
    WATER,
    WHITE,
)
from semiramis.games.amyitis.components.names import CANAL_WORDS
from semiramis.games.amyitis.components.tables import CANAL_SIZE, CANAL_SQUARES, SQUARE_FLOOR, SQUARE_UNUSED
from semiramis.games.amyitis.rules.canals import is_full
from semiramis.games.amyitis.rules.state import State

FRONT_X, FRONT_Y = 978.0, 450.0
STEP_X, STEP_Y, LEVEL = 62.0, 33.0, 36.0
GEOMETRY = json.loads(files("semiramis.games.amyitis").joinpath("data/geometry.json").read_text(encoding="utf-8"))
"""Measures of the garden in squares and floors; the browser's garden reads the same file."""
RIVER_LEVEL, RIVER_WIDTH = float(GEOMETRY["river_level"]), float(GEOMETRY["river_width"])
BAND = float(GEOMETRY["canal_band"])
"""The share of a square's side taken by a canal that lies on one square alone."""

Corner = tuple[float, float]


def spot(a: float, b: float, level: float = 0) -> Corner:
    """Return the picture coordinates of a point of the garden."""
    return FRONT_X + (b - a) * STEP_X, FRONT_Y - (a + b) * STEP_Y - level * LEVEL


def level_of(square: int) -> int:
    """Return the number of levels of a square above the lowest floor."""
    return SQUARE_FLOOR[square] - 1


def draw_ground(state: State) -> Shape:
    """Return river, squares from back to front, and canals."""
    squares = sorted(range(16), key=lambda square: -(square // 4 + square % 4))
    return group(
        river(),
        *(_terrace(state, square) for square in squares),
        *(_canal(state, canal) for canal in reversed(range(24))),
    )


def draw_names() -> Shape:
    """Return the letters of the rows and the numbers of the columns, on the water."""
    names = []
    for i in range(4):
        row, column = spot(i + 0.5, -RIVER_WIDTH * 0.52, RIVER_LEVEL), spot(-RIVER_WIDTH * 0.52, i + 0.5, RIVER_LEVEL)
        for (x, y), name in ((row, "ABCD"[i]), (column, "1234"[i])):
            names.append(text(x, y + 5, name, size=15, anchor="middle", fill=INK, font_weight=700))
    return group(*names)


@cache
def river() -> Raw:
    """Return the river along the two lower sides, with its bank."""
    out = -RIVER_WIDTH
    edge = [spot(4, out, RIVER_LEVEL), spot(out, out, RIVER_LEVEL), spot(out, 4, RIVER_LEVEL)]
    water = [*edge, spot(0, 4, RIVER_LEVEL), spot(0, 0, RIVER_LEVEL), spot(4, 0, RIVER_LEVEL)]
    bank = [*edge, *((x, y + 9) for x, y in reversed(edge))]
    waves = []
    for i in range(8):
        for a, b in ((i / 2 + 0.1, out * (0.3 + i % 2 * 0.44)), (out * (0.3 + i % 2 * 0.44), i / 2 + 0.1)):
            (x, y), slope = spot(a, b, RIVER_LEVEL), -1 if a > b else 1
            waves.append(f"M{x:.1f} {y:.1f}q{4 * slope} -5 {8 * slope} -4t{8 * slope} -4")
    drawn = group(
        shape("polygon", points=points(*bank), fill="#C5A178", stroke=INK, stroke_width=1),
        shape("polygon", points=points(*water), fill=WATER, stroke=TURQUOISE, stroke_width=1.5),
        shape("path", d="".join(waves), fill="none", stroke=FOAM, stroke_width=1.6, stroke_linecap="round"),
    )
    return Raw(str(drawn))


def _terrace(state: State, square: int) -> Shape:
    """Return a square with the walls in front: lawn if it is planted, crossed out if it is unused with two players."""
    (r, c), level = divmod(square, 4), level_of(square)
    corners = [spot(r, c, level), spot(r, c + 1, level), spot(r + 1, c + 1, level), spot(r + 1, c, level)]
    fill = GRASS if state.planted[square] else LIMESTONE
    parts = [shape("polygon", points=points(*corners), fill=fill, stroke=EARTH_DARK, stroke_width=1)]
    if state.n_seats == 2 and SQUARE_UNUSED[square]:
        parts.append(_paving(corners))
    left = level_of(square - 1) if c else RIVER_LEVEL
    right = level_of(square - 4) if r else RIVER_LEVEL
    parts += _wall((r, c), (r + 1, c), left, level, GLAZE_LIGHT)
    parts += _wall((r, c), (r, c + 1), right, level, LAPIS)
    return group(*parts)


def _paving(corners: list[Corner]) -> Shape:
    """Return a thin cross over an unused square."""
    front, right, back, left = corners
    cross = " ".join(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" for (x1, y1), (x2, y2) in ((front, back), (left, right)))
    return shape("path", d=cross, stroke=CLAY, stroke_width=1.2, fill="none")


def _wall(start: Corner, end: Corner, low: float, high: float, fill: str) -> list[Shape]:
    """Return glazed bricks between two levels, with a gold line on top and a rosette if there is room."""
    if low >= high:
        return []
    top = [spot(*start, high), spot(*end, high)]
    foot = [spot(*end, low), spot(*start, low)]
    (x1, y1), (x2, y2) = top
    height = (high - low) * LEVEL
    middle = [f"M{x1:.1f} {y1 + d:.1f}L{x2:.1f} {y2 + d:.1f}" for d in range(9, int(height) - 2, 9)]
    x, y = (x1 + x2) / 2, (y1 + y2) / 2 + height / 2
    wall = [
        shape("polygon", points=points(*top, *foot), fill=fill, stroke=INK, stroke_width=1),
        shape("path", d="".join(middle) or "M0 0", stroke=WHITE, stroke_opacity=0.13, fill="none"),
        shape("line", x1=x1, y1=y1 + 2, x2=x2, y2=y2 + 2, stroke=GILT, stroke_width=2),
    ]
    if height > 24:
        ring = shape(
            "circle", cx=x, cy=y, r=4.4, fill="none", stroke=WHITE, stroke_width=4.2, stroke_dasharray="2.3 1.15"
        )  # fmt: skip
        wall += [ring, shape("circle", cx=x, cy=y, r=2.2, fill=GILT)]
    return wall


def is_level(canal: int) -> bool:
    """Whether the squares on both sides of a canal are on one floor; otherwise the canal lies on the lower one."""
    here, there = CANAL_SQUARES[canal]
    return level_of(here) == level_of(there)


def canal_spot(canal: int, along: float, across: float) -> Corner:
    """Return the picture coordinates of a point of a canal: `along` from its front end, and `across`; both 0 to 1."""
    a, b, level = canal_corner(canal, along, across)
    return spot(a, b, level)


def canal_corner(canal: int, along: float, across: float) -> tuple[float, float, int]:
    """Return the same point in garden coordinates, with its level."""
    here, there = CANAL_SQUARES[canal]
    (r, c), low, high = divmod(here, 4), level_of(here), level_of(there)
    start = 1 - BAND / 2 if low == high else 1 - BAND if low < high else 1.0
    aside = start + BAND * across
    a, b = (r + along, c + aside) if there == here + 1 else (r + aside, c + along)
    return a, b, min(low, high)


def _canal(state: State, canal: int) -> Shape:
    """Return the segments of a canal, water where a cube lies, and a waterfall if water leaves the terrace."""
    size = CANAL_SIZE[canal]
    parts = []
    for segment in range(size):
        start, end, wet = segment / size, (segment + 1) / size, state.canal[canal][segment] > 0
        corners = [canal_spot(canal, *at) for at in ((start, 0), (start, 1), (end, 1), (end, 0))]
        fill, edge = (WATER, TURQUOISE) if wet else (DRY, "#6B4A22")
        parts.append(shape("polygon", points=points(*corners), fill=fill, stroke=edge, stroke_width=1))
        (x1, y1), (x2, y2) = canal_spot(canal, start + 0.25 / size, 0.5), canal_spot(canal, end - 0.25 / size, 0.5)
        bend = 5 if x2 > x1 else -5
        d = f"M{x1:.1f} {y1:.1f}q{bend} 2 {(x2 - x1) / 2:.1f} {(y2 - y1) / 2:.1f}T{x2:.1f} {y2:.1f}"
        parts.append(
            shape(
                "path",
                d=d,
                fill="none",
                stroke=FOAM if wet else "#D9B77F",
                stroke_width=1.6,
                stroke_linecap="round",
            )
        )
    if is_full(state, canal):
        parts += _fall(canal)
    return group(*parts, class_="canal", data_place=CANAL_WORDS[canal])


def _fall(canal: int) -> list[Shape]:
    """Return the waterfall from the front end of a full canal to the terrace or river below."""
    here, there = CANAL_SQUARES[canal]
    across_rows = there == here + 1
    carriers = [here, there] if is_level(canal) else [min(here, there, key=level_of)]
    before = [s - 4 if across_rows else s - 1 for s in carriers]
    at_river = min(carriers) < 4 if across_rows else min(carriers) % 4 == 0
    below = RIVER_LEVEL if at_river else min(level_of(s) for s in before)
    a0, b0, level = canal_corner(canal, 0, 0.12)
    a1, b1, _ = canal_corner(canal, 0, 0.88)
    if below >= level:
        return []
    corners = [spot(a0, b0, level), spot(a1, b1, level), spot(a1, b1, below), spot(a0, b0, below)]
    return [shape("polygon", points=points(*corners), fill="#5FD0D3", stroke=TURQUOISE, stroke_width=0.8)]
