"""The frame of a picture of what one seat has built; all games have the same proportions."""

from semiramis.art.svg import FONT, Raw, Shape, shape
from semiramis.art.theme import PAGE

WIDTH, HEIGHT = 640.0, 480.0


def seat_picture(name: str, window: tuple[float, float, float, float], *inside: Shape | Raw) -> str:
    """Return a document of WIDTH by HEIGHT that shows a window (left, top, width, height) of a drawing."""
    left, top, width, height = window
    root = shape(
        "svg",
        shape("title", name),
        shape("rect", x=left, y=top, width=width, height=height, fill=PAGE),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{left:g} {top:g} {width:g} {height:g}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        font_family=FONT,
    )
    return f"{root}\n"
