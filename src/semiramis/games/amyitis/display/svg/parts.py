"""Small parts used all over the table: cubes, wedges, amounts, arrows, fitted words."""

from functools import cache

from semiramis.art import theme
from semiramis.art.icon_sheet import IconSheet
from semiramis.art.svg import Raw, Shape, Value, group, shape, text
from semiramis.art.theme import BRONZE, GLAZE, GOLD, INK, LINE, PANEL, SEATS, TEXT, WHITE, SeatLook
from semiramis.core.model.domain import NEUTRAL, OWNER

COIN = "#F5CB57"
ICON_SHEET = IconSheet(
    "amyitis",
    (
        "anycourt", "anygood", "banker", "barley", "camel", "caravaneer", "clock", "dates", "engineer", "first",
        "gardener", "merchant", "neutral", "palace", "palm", "pass", "peasant", "plant", "prestige", "priest",
        "salt", "talent", "t-ishtar", "t-marduk", "t-tammouz", "water", "wine",
    ),
)  # fmt: skip


@cache
def drawn_once() -> Raw:
    """Return icons and the cubes of every owner as definitions to be drawn by reference."""
    icons = ICON_SHEET.definitions()
    blocks = [group(*_block(owner), id=f"amyitis-block-{word}") for owner, word in enumerate(OWNER.words) if owner]
    cubes = [group(*_cube(owner), id=f"amyitis-cube-{word}") for owner, word in enumerate(OWNER.words) if owner]
    return Raw(str(shape("defs", *icons, *blocks, *cubes)))


def icon(name: str, x: float, y: float, size: float) -> Shape:
    """Return an icon by its upper left corner."""
    return ICON_SHEET.use(name, x + size / 2, y + size / 2, size)


def block(owner: int, x: float, y: float, place: str) -> Shape:
    """Return a cube seen from above on a flat board, with its owner's letter, around (x, y)."""
    return _piece("block", owner, x, y, place)


def cube(owner: int, x: float, y: float, place: str) -> Shape:
    """Return a cube standing in the garden, with its owner's letter, around (x, y)."""
    return _piece("cube", owner, x, y, place)


def _piece(form: str, owner: int, x: float, y: float, place: str) -> Shape:
    word = OWNER.words[owner]
    return shape("use", href=f"#amyitis-{form}-{word}", x=x, y=y, class_="cube", data_place=place, data_owner=word)


def look_of(owner: int) -> SeatLook:
    """Return the colours and letter of an owner's pieces."""
    return theme.NEUTRAL if owner == NEUTRAL else SEATS[owner - 1]


def _block(owner: int) -> list[Shape]:
    """Return a cube from above: top with a letter, and a strip of its front."""
    if owner == NEUTRAL:
        return _pebble()
    seat = look_of(owner)
    return [
        shape("rect", x=-10, y=-10, width=20, height=20, rx=4, fill=seat.line),
        shape("rect", x=-10, y=-10, width=20, height=17, rx=4, fill=seat.fill, stroke=seat.line),
        text(0, 3.6, seat.letter, size=13.2, anchor="middle", fill=seat.ink, font_weight=700),
    ]


def _cube(owner: int) -> list[Shape]:
    """Return a cube standing on its edge in the garden: top, two sides, and the letter in the middle."""
    if owner == NEUTRAL:
        return _pebble()
    seat = look_of(owner)
    whole = "0,-9 8.2,-4.5 8.2,4.5 0,9 -8.2,4.5 -8.2,-4.5"
    return [
        shape("polygon", points=whole, fill=seat.fill, stroke=seat.line, stroke_width=1.6, stroke_linejoin="round"),
        shape("polygon", points="0,0 8.2,-4.5 8.2,4.5 0,9", fill=INK, opacity=0.16),
        shape("polygon", points="0,-9 8.2,-4.5 0,0 -8.2,-4.5", fill=WHITE, opacity=0.28),
        text(0, 4.6, seat.letter, size=12, anchor="middle", fill=seat.ink, font_weight=700),
    ]


def _pebble() -> list[Shape]:
    """Return a neutral cube: a round pebble with a dash instead of a letter."""
    grey = theme.NEUTRAL
    return [
        shape("circle", r=8, fill=grey.fill, stroke=grey.line, stroke_width=1.6),
        shape("line", x1=-4, x2=4, stroke=grey.line, stroke_width=2.4),
    ]


def wedges(x: float, y: float, count: int, height: float = 10, fill: str = GLAZE) -> Shape:
    """Return tally marks in a row centred at (x, y)."""
    half, step = height * 0.28, height * 0.72
    marks = []
    for i in range(count):
        at = x + (i - (count - 1) / 2) * step
        marks.append(
            f"M{at - half:.1f} {y - height / 2:.1f}h{2 * half:.1f}l{-half * 0.75:.1f} {height * 0.42:.1f}"
            f"v{height * 0.58:.1f}h{-half * 0.5:.1f}v{-height * 0.58:.1f}z"
        )
    return shape("path", d="".join(marks) or "M0 0", fill=fill, stroke=fill, stroke_width=0.4)


def amount(thing: str, x: float, y: float, count: int, size: float = 22, **more: Value | None) -> Shape:
    """Return an icon with a number beside it; x is the left edge, y the middle."""
    drawn = icon(thing, x, y - size / 2, size)
    number = text(x + size + 4, y + size * 0.24, count, size=size * 0.68, font_weight=700, fill=TEXT)
    return group(drawn, number, class_="amount", data_thing=thing, data_count=count, **more)


def coin(x: float, y: float, number: int, radius: float = 12) -> Shape:
    """Return the value of a tile on a gold disc."""
    disc = shape("circle", cx=x, cy=y, r=radius, fill=COIN, stroke=BRONZE, stroke_width=1.6)
    return group(
        disc, text(x, y + radius * 0.42, number, size=radius * 1.2, anchor="middle", fill=TEXT, font_weight=700)
    )


def arrow(x: float, y: float, width: float = 9) -> Shape:
    """Return a small arrow to the right from x."""
    d = f"M{x:.1f} {y:.1f}h{width:.1f}m-3.5 -3.5l3.5 3.5l-3.5 3.5"
    return shape("path", d=d, fill="none", stroke=INK, stroke_width=1.6, stroke_linecap="round")


def plate(x: float, y: float, width: float, height: float, fill: str = PANEL, **more: Value | None) -> Shape:
    """Return a small card or space with a thin border."""
    style: dict[str, Value | None] = {"rx": 7, "stroke": LINE, "stroke_width": 1.2, **more}
    return shape("rect", x=x, y=y, width=width, height=height, fill=fill, **style)


def framed(x: float, y: float, width: float, height: float) -> Shape:
    """Return the gold frame around the mover."""
    return shape("rect", x=x, y=y, width=width, height=height, rx=12, fill="none", stroke=GOLD, stroke_width=3)
