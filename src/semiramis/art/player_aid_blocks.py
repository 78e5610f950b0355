"""The blocks of a player aid: rows of icons and sentences, and small tables by number of players."""

from collections.abc import Sequence
from dataclasses import dataclass

from semiramis.art.svg import Shape, group, shape, text
from semiramis.art.text_width import text_width, wrapped
from semiramis.art.theme import GOLD, LAPIS, LIGHT_GOLD, LINE, OCHRE, TEXT, TEXT_2, icon

LINE_HEIGHT = 1.26
ICON = 1.75
"""The size of an icon relative to the type size."""
ROW_GAP = 0.32
CELL, BESIDE = 3.4, 1.1
"""The minimum width of a table cell, and the padding beside its widest value."""


@dataclass(frozen=True)
class Row:
    """A line of a block: icons or a number in a disc, a name, a text, and points."""

    icons: tuple[str, ...] = ()
    lead: str = ""
    says: str = ""
    value: str = ""
    number: int = 0


@dataclass(frozen=True)
class Grid:
    """A table: a heading for each column, and rows with a label and a value for each column."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Block:
    """A part of the page under a heading; `dense` sets icons with their names side by side."""

    title: str
    rows: tuple[Row, ...] = ()
    grid: Grid | None = None
    dense: bool = False


@dataclass(frozen=True)
class Drawn:
    """A block drawn at its own upper left corner, and its height."""

    shape: Shape
    height: float


def capital(said: str) -> str:
    """Return a text with its first letter capitalised."""
    return said[:1].upper() + said[1:]


def draw_block(block: Block, width: float, size: float) -> Drawn:
    """Return a block at a type size."""
    title_size = size * 1.22
    y = title_size * 1.05
    head = text(0, y, block.title, size=title_size, fill=LAPIS, font_weight=700, data_room=width)
    y += size * 0.36
    line = shape("line", x1=0, y1=y, x2=width, y2=y, stroke=GOLD, stroke_width=1.4)
    y += size * 0.42
    inside, y = _dense(block.rows, width, size, y) if block.dense else _rows(block.rows, width, size, y)
    grid, y = _grid(block.grid, width, size, y) if block.grid else ([], y)
    return Drawn(group(head, line, *inside, *grid), y)


def _rows(rows: Sequence[Row], width: float, size: float, y: float) -> tuple[list[Shape], float]:
    found: list[Shape] = []
    for row in rows:
        drawn, height = _row(row, width, size)
        found.append(group(drawn, transform=f"translate(0 {y:.2f})"))
        y += height + ROW_GAP * size
    return found, y - ROW_GAP * size


def _row(row: Row, width: float, size: float) -> tuple[Shape, float]:
    """Return a row at its own upper left corner, and its height: the greater of text and icons."""
    side = ICON * size
    signs = len(row.icons) or (1 if row.number else 0)
    indent = signs * side + 0.5 * size if signs else 0.0
    value = text_width(row.value, size, bold=True) + 0.6 * size if row.value else 0.0
    room = width - indent - value
    words = [*_words(row.lead, bold=True), *_words(row.says if row.lead else capital(row.says))]
    lines = wrapped(words, size, room)
    step = LINE_HEIGHT * size
    height = max(len(lines) * step, side if signs else 0)
    top = (height - len(lines) * step) / 2
    drawn: list[Shape] = [icon(name, n * side, 0, side) for n, name in enumerate(row.icons)]
    if row.number:
        drawn.append(_disc(row.number, side))
    for n, line in enumerate(lines):
        drawn.append(_line(line, indent, top + n * step + size * 0.97, size, room))
    if row.value:
        style: dict[str, str | float] = {"fill": TEXT, "font_weight": 700, "data_room": value}
        drawn.append(text(width, height / 2 + size * 0.36, row.value, size=size, anchor="end", **style))
    return group(*drawn), height


def _words(said: str, bold: bool = False) -> list[tuple[str, bool]]:
    """Return the words of a text; a no-break space does not separate words."""
    return [(word, bold) for word in said.split(" ") if word]


def _line(line: list[tuple[str, bool]], x: float, y: float, size: float, room: float) -> Shape:
    """Return a line of text whose first words may be bold."""
    bold = " ".join(word for word, heavy in line if heavy)
    plain = " ".join(word for word, heavy in line if not heavy)
    parts: list[object] = [shape("tspan", bold, font_weight=700)] if bold else []
    if plain:
        parts.append(f" {plain}" if bold else plain)
    return shape("text", *parts, x=x, y=y, font_size=size, fill=TEXT, data_room=room)


def _disc(number: int, side: float) -> Shape:
    """Return the number of a step of a turn in a disc."""
    at = side / 2
    return group(
        shape("circle", cx=at, cy=at, r=side * 0.44, fill=LIGHT_GOLD, stroke=OCHRE, stroke_width=1.2),
        text(at, at + side * 0.2, number, size=side * 0.56, anchor="middle", fill=TEXT, font_weight=700),
    )


def _dense(rows: Sequence[Row], width: float, size: float, y: float) -> tuple[list[Shape], float]:
    """Return icons with only their names, as many per line as fit."""
    side = ICON * size
    step, gap = side + 0.2 * size, 1.0 * size
    found: list[Shape] = []
    x = 0.0
    for row in rows:
        wide = len(row.icons) * side + 0.4 * size + text_width(row.lead, size)
        if x and x + wide > width:
            x, y = 0.0, y + step
        found += [icon(name, x + n * side, y, side) for n, name in enumerate(row.icons)]
        at = x + len(row.icons) * side + 0.4 * size
        found.append(text(at, y + side / 2 + size * 0.36, row.lead, size=size, fill=TEXT, data_room=width - at))
        x += wide + gap
    return found, y + side


def _grid(grid: Grid, width: float, size: float, y: float) -> tuple[list[Shape], float]:
    """Return a table with thin lines; labels wrap, values are centred in their cells."""
    widest = max(text_width(value, size, bold=True) for row in grid.rows for value in row[1:])
    cell = max(CELL * size, widest + BESIDE * size)
    room = width - cell * len(grid.heads) - 0.5 * size
    step = LINE_HEIGHT * size
    found: list[Shape] = [icon("people", 0, y, ICON * size * 0.8)]
    for n, head in enumerate(grid.heads):
        found.append(_value(head, width - cell * (len(grid.heads) - n - 0.5), y + size, size, cell, bold=True))
    y += step + 0.25 * size
    for label, *values in grid.rows:
        lines = wrapped(_words(label), size, room)
        found.append(shape("line", x1=0, y1=y, x2=width, y2=y, stroke=LINE, stroke_width=0.8))
        for n, line in enumerate(lines):
            found.append(_line(line, 0, y + n * step + size * 1.05, size, room))
        for n, value in enumerate(values):
            middle = y + len(lines) * step / 2 + size * 0.42
            found.append(_value(value, width - cell * (len(values) - n - 0.5), middle, size, cell, bold=False))
        y += len(lines) * step + 0.2 * size
    return found, y


def _value(said: str, x: float, y: float, size: float, room: float, bold: bool) -> Shape:
    return text(
        x, y, said, size=size, anchor="middle", fill=TEXT if bold else TEXT_2, font_weight=700 if bold else 600,
        data_room=room,
    )  # fmt: skip
