"""Colours for text boards; the letters and shapes are complete without them."""

from rich.text import Text

PAINT = (
    (r"^──.*$|── [A-Z][A-Z →↻]* ─+", "#d39a1f"),
    (r"[≈]+", "#13a3a9"),
    (r"[♣]", "#4d9a4b"),
    (r"[═║╬╥╢]", "#13a3a9"),
    (r"[┄┊┌┬┐├┼┤│─]+", "grey50"),
    (r"[►▸]\S*", "bold"),
    (r"¤", "#d39a1f"),
    (r"(?<![A-Za-z])J(?![A-Za-z])", "bold"),
    (r"(?<![A-Za-z])R(?![A-Za-z])", "bold #e8609b"),
    (r"(?<![A-Za-z])S(?![A-Za-z])", "bold #f39a1f"),
    (r"(?<![A-Za-z])L(?![A-Za-z])", "bold #6f8ff0"),
    (r"(?<![A-Za-z])N(?![A-Za-z])", "#b4bac6"),
)
"""Patterns and styles, later ones on top; the seats' colours are the same in every game."""


def painted(board: str) -> Text:
    """Return a text board with colours; terminals without colours show the same text."""
    text = Text(board, no_wrap=True, overflow="ignore")
    for pattern, style in PAINT:
        text.highlight_regex(f"(?m){pattern}", style)
    return text
