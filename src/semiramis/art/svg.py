"""SVG elements as plain values, escaped when they are written."""

from dataclasses import dataclass
from typing import Any

Value = str | int | float
FONT = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'DejaVu Sans', sans-serif"


@dataclass(frozen=True)
class Shape:
    """An element with its attributes and children."""

    tag: str
    attributes: tuple[tuple[str, Value], ...]
    inside: tuple[Any, ...] = ()

    def __str__(self) -> str:
        named = "".join(f' {name}="{_written(value)}"' for name, value in self.attributes)
        inside = "".join(str(part) if isinstance(part, Shape | Raw) else _escaped(str(part)) for part in self.inside)
        return f"<{self.tag}{named}>{inside}</{self.tag}>" if inside else f"<{self.tag}{named}/>"


@dataclass(frozen=True)
class Raw:
    """Trusted markup that is written unescaped, such as an icon."""

    markup: str

    def __str__(self) -> str:
        return self.markup


def shape(tag: str, *inside: Any, **attributes: Value | None) -> Shape:
    """Return an element; underscores in names become hyphens, and attributes that are None are left out."""
    named = tuple((name.rstrip("_").replace("_", "-"), v) for name, v in attributes.items() if v is not None)
    return Shape(tag, named, inside)


def group(*inside: Any, **attributes: Value | None) -> Shape:
    """Return a group of elements."""
    return shape("g", *inside, **attributes)


def text(x: float, y: float, said: object, size: float = 14, anchor: str = "start", **more: Value | None) -> Shape:
    """Return a line of text; y is its baseline."""
    return shape("text", said, x=x, y=y, font_size=size, text_anchor=anchor, **more)


def document(
    width: float, height: float, title: str, about: str, *inside: Any, printed: tuple[str, str] | None = None
) -> str:
    """Return a whole document with its title and an accessible description; `printed` is its size on paper."""
    named = shape("title", title, id="title"), shape("desc", about, id="about")
    root = shape(
        "svg",
        *named,
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_written(width)} {_written(height)}",
        width=printed[0] if printed else width,
        height=printed[1] if printed else height,
        role="img",
        aria_labelledby="title about",
        font_family=FONT,
    )
    return f"{root}\n"


def points(*corners: tuple[float, float]) -> str:
    """Return corners as the `points` attribute of a polygon or polyline."""
    return " ".join(f"{_written(x)},{_written(y)}" for x, y in corners)


def _written(value: Value) -> str:
    """Return the value of an attribute: a number without trailing zeros, or an escaped text."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".") or "0"
    return _escaped(value).replace('"', "&quot;") if isinstance(value, str) else str(value)


def _escaped(text: str) -> str:
    # not by the standard library: its functions come with a client for HTTP or with every name of HTML
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
