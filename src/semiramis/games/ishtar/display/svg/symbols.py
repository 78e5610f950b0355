"""Symbols that occur many times in the picture: defined once, then drawn by reference."""

from functools import cache

from semiramis.art.icon_sheet import IconSheet
from semiramis.art.svg import Raw, Shape, Value, group, points, shape, text
from semiramis.art.theme import GILT, GOLD, INK, LAPIS, OCHRE, ROCK, SEATS, WATER, WHITE
from semiramis.games.ishtar.display.svg.hexes import Frame

Marks = dict[str, Value | None]
"""Attributes that several elements share."""

CELL = 20.0
"""Symbols of cells are drawn for hexagons of this size, icons 32 wide; both around their centre."""
ICON_SHEET = IconSheet(
    "ishtar",
    (
        "gemp", "gemr", "gemw", "gemany", "tree", "palm", "tablet", "fountain", "bloom", "star", "wild", "assistant",
        "can", "first",
    ),
)  # fmt: skip
GEM_ICONS = ("gemp", "gemr", "gemw")
SYMBOL_ICONS = ("", "assistant", "star", "wild")
PETALS = "M-4.6 0H4.6M0-4.6V4.6M-3.2-3.2L3.2 3.2M-3.2 3.2L3.2-3.2"
SPREAD: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0, 0),),
    ((-6, -2.5), (6, 2.5)),
    ((0, -6.5), (-6.5, 4.5), (6.5, 4.5)),
    ((-6, -6), (6, -6), (-6, 6), (6, 6)),
)
IN_LINE = ((), (0,), (-5.5, 5.5), (-9, 0, 9), (-11.4, -3.8, 3.8, 11.4))
"""Positions of up to four flowers in a cell: spread over it, or in a line in front of a piece."""


def sign(name: str, x: float, y: float, scale: float, **more: Value | None) -> Shape:
    """Return a defined symbol, centred on a point."""
    return shape("use", href=f"#ishtar-{name}", transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3g})", **more)


def icon_sign(name: str, x: float, y: float, size: float, **more: Value | None) -> Shape:
    """Return an icon `size` wide, centred on a point."""
    return ICON_SHEET.use(name, x, y, size, **more)


def pawn(seat: int, x: float, y: float, size: float, **more: Value | None) -> Shape:
    """Return an assistant of a seat, `size` wide, centred on a point."""
    return sign(f"pawn-{seat}", x, y, size / 32, **more)


def flowers_sign(flowers: int, x: float, y: float, size: float, behind: int = 0, **more: Value | None) -> Shape:
    """Return the flowers of a cell; they make room for an assistant (`behind` 1) or a symbol (2)."""
    scale = size / CELL
    if behind == 1:
        return sign(f"line-{flowers}", x, y + 0.58 * size, scale * 0.8, **more)
    lift = -0.2 * size if behind == 2 else 0.0
    return sign(f"spread-{flowers}", x, y + lift, scale * (0.85 if behind == 2 else 1.0), **more)


@cache
def definitions() -> Raw:
    """Return everything drawn by reference; it is the same in every picture and therefore cached."""
    icons = ICON_SHEET.definitions()
    pawns = [_pawn(seat) for seat in range(len(SEATS))]
    spread = [_flowers(f"spread-{n}", spots) for n, spots in enumerate(SPREAD) if n]
    lines = [_flowers(f"line-{n}", tuple((x, 0) for x in xs)) for n, xs in enumerate(IN_LINE) if n]
    return Raw(str(shape("defs", *icons, *pawns, _daisy(), *spread, *lines, *_ground())))


def _pawn(seat: int) -> Shape:
    """Return an assistant in the colour of a seat, with its letter."""
    look = SEATS[seat]
    body = "M0-2.5C6.500-2.500 9.500 5 10.500 14H-10.500C-9.500 5-6.500-2.500 0-2.500Z"
    line: Marks = {"fill": look.fill, "stroke": INK, "stroke_width": 1.8, "stroke_linejoin": "round"}
    letter = text(0, 10.5, look.letter, size=12.5, anchor="middle", fill=look.ink, font_weight=800)
    head = shape("circle", cx=0, cy=-8, r=6, **line)
    return group(shape("path", d=body, **line), head, letter, id=f"ishtar-pawn-{seat}")


def _daisy() -> Shape:
    petals = shape("path", d=PETALS, stroke=WHITE, stroke_width=3, stroke_linecap="round")
    return group(petals, shape("circle", r=2.3, fill=GILT, stroke=OCHRE, stroke_width=0.6), id="ishtar-daisy")


def _flowers(name: str, spots: tuple[tuple[float, float], ...]) -> Shape:
    """Return some flowers together."""
    return group(*(shape("use", href="#ishtar-daisy", x=x, y=y) for x, y in spots), id=f"ishtar-{name}")


def _ground() -> list[Shape]:
    """Return the grounds of cells: grass, dunes, rock, tablet ground, fountain, back of a tile, bloom."""
    tufts = "M-8 6l2-6 2 6M-2-1l2-7 2 7M5 7l2-6 2 6"
    grass = shape("path", d=tufts, fill="none", stroke="#A9D98A", stroke_width=1.6, stroke_linejoin="round")
    dune = shape("path", d="M-8 2q4-4 8 0t8 0", fill="none", stroke="#D3B988", stroke_width=1.4)
    rock = shape("path", d="M-14 9L-11-3L-5-10L5-11L12-3L14 9L8 12H-8Z", fill=ROCK, stroke="#A68A60")
    hexagon = points(*Frame(CELL).corners((0, 0)))
    inner = points(*Frame(CELL * 0.8).corners((0, 0)))
    rim = shape("polygon", points=hexagon, fill=LAPIS, stroke=INK, stroke_width=1.2)
    water = shape("polygon", points=inner, fill=WATER, stroke=GOLD, stroke_width=1.2)
    ripple = shape("path", d="M-11-6q3-3 6 0M5-6q3-3 6 0M-11 7q3-3 6 0M5 7q3-3 6 0", fill="none", stroke="#BFEFF0")
    return [
        group(grass, id="ishtar-grass"),
        group(dune, id="ishtar-dune"),
        group(rock, id="ishtar-rock"),
        group(rim, water, ripple, id="ishtar-spring"),
    ]
