"""Text that stays within a width, by exact font metrics."""

from semiramis.art.svg import Shape, Value, text
from semiramis.art.text_width import text_width


def fitted_text(
    x: float,
    y: float,
    content: object,
    size: float,
    width: float,
    anchor: str = "start",
    bold: bool = False,
    **attributes: Value | None,
) -> Shape:
    """Return a line of text, condensed to `width` if it would be wider in the widest supported font."""
    style: dict[str, Value | None] = {"font_weight": 600} if bold else {}
    heavy = bold or str(attributes.get("font_weight") or 400) >= "600"
    if text_width(str(content), size, heavy) > width:
        style |= {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
    return text(x, y, content, size=size, anchor=anchor, **{**style, **attributes})
