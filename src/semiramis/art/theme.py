"""The theme of all pictures: colours, the four seats, and icons."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from re import search

from semiramis.art.svg import Raw, Shape, group, shape, text

INK = "#1A1F3A"
PAGE, PANEL, INSET, LINE = "#F3E9D8", "#FFFBF3", "#F8F0E1", "#DFCEB0"
TEXT, TEXT_2 = "#161B33", "#4A4F68"
GOLD, TURQUOISE, POMEGRANATE, LAPIS = "#D39A1F", "#0A838C", "#B42244", "#1B3180"
SAND, ROCK, GRASS, FLOWERS, BLOOM, WATER, DRY, LIMESTONE = (
    "#EBD6AE", "#C9B08A", "#79B95B", "#4C9E4B", "#8E6FB0", "#2FB9C0", "#A2763F", "#EBD9B8",
)  # fmt: skip
WHITE, IVORY, CREAM, PARCHMENT, PLATE = "#FFFFFF", "#FFFDF6", "#F3E7CD", "#F5E9CE", "#FFF6E3"
GLAZE, GLAZE_LIGHT, GILT, LIGHT_GOLD, OCHRE, BRONZE = "#2341A0", "#2A4AAE", "#EDBB42", "#F9E4AB", "#A8740C", "#6E4700"
SHALLOWS, FOAM, LEAF, LEAF_DARK, SHRUB, SHADE = "#7CD5D2", "#D4F1EF", "#327B41", "#1F4D2D", "#4D9A4B", "#173A25"
CLAY, EARTH, EARTH_DARK, SANDSTONE, DUST, FAINT, WOOD_DARK = (
    "#A97E52", "#8A6B3D", "#8A5F38", "#E2CDA2", "#A58350", "#8F7A55", "#6E4219",
)  # fmt: skip
"""Colours used in more than one drawing; those used once are defined where they are drawn."""
TITLE_FONT = "Marcellus, 'DejaVu Serif', serif"
GEM_FILL = ("#7433B0", "#E4472F", "#EDF5FC")
MATERIAL_FILL = ("#C9703C", "#BCC1CB", "#474C61")


@dataclass(frozen=True)
class SeatLook:
    """The appearance of a seat: colour, outline, letter, emblem, dashes of its lines."""

    letter: str
    fill: str
    line: str
    ink: str
    emblem: str
    dashes: str


SEATS = (
    SeatLook("J", "#FFFDF6", "#4A4F68", "#161B33", "jasmine", ""),
    SeatLook("R", "#D03A79", "#7A1643", "#FFFFFF", "rose", "1 4"),
    SeatLook("S", "#F39A1F", "#7A4600", "#161B33", "saffron", "7 4"),
    SeatLook("L", "#2246B4", "#0F2160", "#FFFFFF", "lotus", ""),
)
NEUTRAL = SeatLook("", "#B4BAC6", "#565C6B", "#161B33", "neutral", "")


def panel(x: float, y: float, width: float, height: float, *inside: object, title: str = "") -> Shape:
    """Return a clay-tablet panel with an optional title; the caller places its content."""
    plate = shape("rect", x=x, y=y, width=width, height=height, rx=12, fill=PANEL, stroke=LINE)
    head = text(x + 12, y + 22, title, size=14, fill=TEXT_2, font_weight=600) if title else group()
    return group(plate, head, *inside)


def seal(seat: int, x: float, y: float, size: float = 24) -> Shape:
    """Return the seal of a seat around (x, y): its emblem, or below size 24 its letter on its colour."""
    look = SEATS[seat]
    if size >= 24:
        return icon(look.emblem, x - size / 2, y - size / 2, size)
    disc = shape("circle", cx=x, cy=y, r=size / 2, fill=look.fill, stroke=look.line, stroke_width=1.5)
    letter = text(x, y + size * 0.25, look.letter, size=size * 0.7, anchor="middle", fill=look.ink, font_weight=700)
    return group(disc, letter)


def icon(name: str, x: float, y: float, size: float) -> Shape:
    """Return a shared icon at a position and size."""
    box, markup = _drawing(name)
    return shape("svg", Raw(markup), x=x, y=y, width=size, height=size, viewBox=box)


@cache
def _drawing(name: str) -> tuple[str, str]:
    """Return the view box and the content of an icon."""
    source = files("semiramis.art").joinpath("icons", f"{name}.svg").read_text(encoding="utf-8")
    found = search(r'<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>', source.replace("\n", " "))
    if found is None:
        raise ValueError(f"icon {name} has no view box")
    return found.group(1), found.group(2)
