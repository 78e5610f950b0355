"""Basic marks used by every panel: icons by reference, fitted lines of text, seats."""

from dataclasses import dataclass
from functools import cache

from semiramis.art.fitted_text import fitted_text
from semiramis.art.icon_sheet import IconSheet
from semiramis.art.svg import Raw, Shape, group, shape, text
from semiramis.art.theme import INK, LIGHT_GOLD, LINE, PANEL, PLATE, SEATS, WHITE

ICON_SHEET = IconSheet(
    "icon",
    (
        *("statue", "fountain", "bridge", "stairs", "belvedere", "pillar", "pillar2", "flowerset", "prestige"),
        *("wild", "plus", "bloom", "minus", "first"),
        *(look.emblem for look in SEATS),
    ),
)
SYMBOL_ICONS = ("", "statue", "fountain", "bridge", "stairs")
FLOWER_ICONS = tuple(look.emblem for look in SEATS)
WEDGE = "M0 0H6L3 8Z"
NATURAL_WIDTH, NATURAL_HEIGHT = 264, 300
"""Every panel except the gardens is drawn at this size and then scaled to its box."""


@dataclass(frozen=True)
class Box:
    """A rectangle on the page."""

    x: float
    y: float
    width: float
    height: float


@cache
def icon_definitions() -> Raw:
    """Return the definitions of all icons, to be drawn by `mark`."""
    return Raw("".join(map(str, ICON_SHEET.definitions())))


def mark(name: str, x: float, y: float, size: float, **more: str | float | None) -> Shape:
    """Return an icon by its centre."""
    return ICON_SHEET.use(name, x, y, size, **more)


def plate(name: str, x: float, y: float, size: float, **more: str | float | None) -> Shape:
    """Return an icon on a cream plate, by its centre."""
    back = shape(
        "rect", x=x - size / 2, y=y - size / 2, width=size, height=size, rx=size / 5, fill=PLATE, stroke="#CBB48A"
    )
    return group(back, mark(name, x, y, size * 0.86), **more)


def line(
    x: float, y: float, said: object, size: float, width: float = 0, anchor: str = "start", **more: str | float
) -> Shape:
    """Return a line of text, condensed to `width` if it would be wider; 0 means any width."""
    style: dict[str, str | float | None] = {"fill": INK, **more}
    if not width:
        return text(x, y, said, size, anchor, **style)
    return fitted_text(x, y, said, size, width, anchor, bold=False, **style)


def sign(seat: int, x: float, y: float, size: float) -> Shape:
    """Return the emblem of a seat by its centre: its flower on a plate outlined in its colour, and its letter."""
    look, half, badge = SEATS[seat], size / 2, size * 0.48
    back = shape(
        "rect", x=x - half, y=y - half, width=size, height=size, rx=size / 4, fill=WHITE, stroke=look.line,
        stroke_width=1.6,
    )  # fmt: skip
    disc = shape("circle", cx=x + half, cy=y + half, r=badge / 1.7, fill=look.fill, stroke=look.line, stroke_width=1.4)
    letter = text(
        x + half, y + half + badge * 0.34, look.letter, size=badge * 0.95, anchor="middle", fill=look.ink,
        font_weight=700,
    )  # fmt: skip
    return group(back, mark(look.emblem, x, y, size * 0.84), disc, letter, class_="seat")


def wedges(x: float, y: float, count: int) -> Shape:
    """Return tally wedges on a dark ground, from the upper left corner."""
    back = shape("rect", x=x, y=y, width=6 + 7 * count, height=13, rx=3, fill=INK, stroke=LIGHT_GOLD, stroke_width=0.8)
    ticks = (shape("path", d=WEDGE, transform=f"translate({x + 3.5 + 7 * n:g} {y + 2.6:g})") for n in range(count))
    return group(back, group(*ticks, fill=LIGHT_GOLD))


def panel_in(box: Box, *inside: object) -> Shape:
    """Return a panel with its content, drawn in natural size, scaled to fit."""
    scale = min(box.width / NATURAL_WIDTH, box.height / NATURAL_HEIGHT)
    x = box.x + (box.width - NATURAL_WIDTH * scale) / 2
    y = box.y + (box.height - NATURAL_HEIGHT * scale) / 2
    ground = shape(
        "rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=12, fill=PANEL, stroke=LINE, stroke_width=1.2
    )
    return group(ground, group(*inside, transform=f"translate({x:.2f} {y:.2f}) scale({scale:.4f})"))
