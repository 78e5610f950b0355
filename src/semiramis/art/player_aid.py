"""A player aid: one printed page of blocks in two columns, in the largest type size at which everything fits."""

from collections.abc import Sequence
from dataclasses import dataclass

from semiramis.art.player_aid_blocks import Block, Drawn, draw_block
from semiramis.art.svg import Shape, document, group, shape, text
from semiramis.art.text_width import text_width
from semiramis.art.theme import LIGHT_GOLD, TEXT, TEXT_2, TITLE_FONT, WHITE, icon
from semiramis.art.title_bar import glazed_wall

WIDTH, HEIGHT = 794.0, 1123.0
"""A4 at 96 dots per inch."""
MARGIN, GUTTER, BAR, FOOT = 26.0, 18.0, 58.0, 20.0
COLUMN = (WIDTH - 2 * MARGIN - GUTTER) / 2
TOP = BAR + 22
ROOM = HEIGHT - TOP - FOOT - MARGIN / 2
SIZES = tuple(quarter / 4 for quarter in range(54, 27, -1))
"""Type sizes, from the preferred to the smallest legible one."""
LEAST_GAP, MOST_GAP = 9.0, 22.0


@dataclass(frozen=True)
class Page:
    """The content of an aid: the name of the game, a line beside it, blocks in order, and the footer."""

    name: str
    beside: str
    about: str
    blocks: tuple[Block, ...]
    foot: str


def draw_aid(page: Page) -> str:
    """Return the page as SVG; ValueError if it does not fit even in the smallest type size."""
    for size in SIZES:
        drawn = [draw_block(block, COLUMN, size) for block in page.blocks]
        columns = _columns(drawn)
        if max(map(_height, columns)) <= ROOM:
            break
    else:
        raise ValueError(f"the aid of {page.name} does not fit its page")
    placed = [_column(column, MARGIN + n * (COLUMN + GUTTER)) for n, column in enumerate(columns)]
    title = f"{page.name}: {page.beside}"
    paper = shape("rect", width=WIDTH, height=HEIGHT, fill=WHITE)
    # icons in the text colour stay dark on any page, as on paper
    sheet = group(paper, _bar(page), *placed, _foot(page), color=TEXT)
    return document(WIDTH, HEIGHT, title, page.about, sheet, printed=("210mm", "297mm"))


def _columns(drawn: Sequence[Drawn]) -> tuple[Sequence[Drawn], Sequence[Drawn]]:
    """Return the blocks in order as two columns, split where the longer column is shortest."""
    breaks = [(drawn[:n], drawn[n:]) for n in range(1, len(drawn))]
    return min(breaks, key=lambda columns: max(map(_height, columns)))


def _height(column: Sequence[Drawn]) -> float:
    return sum(block.height for block in column) + LEAST_GAP * (len(column) - 1)


def _column(column: Sequence[Drawn], x: float) -> Shape:
    """Return the blocks of a column one below the other, with the remaining space distributed between them."""
    spare = (ROOM - _height(column)) / max(1, len(column) - 1)
    gap = min(MOST_GAP, LEAST_GAP + spare)
    y, placed = TOP, []
    for block in column:
        placed.append(group(block.shape, transform=f"translate({x:.2f} {y:.2f})", class_="block"))
        y += block.height + gap
    return group(*placed, class_="column")


def _bar(page: Page) -> Shape:
    """Return the glazed wall at the top."""
    room = WIDTH - 2 * MARGIN - 44 - text_width(page.name, 30) - 20
    size = min(15.0, 15.0 * room / text_width(page.beside, 15.0))
    return group(
        glazed_wall(WIDTH, BAR),
        icon("prestige", MARGIN, 13, 32),
        text(MARGIN + 44, 40, page.name, size=30, fill=LIGHT_GOLD, font_family=TITLE_FONT),
        text(WIDTH - MARGIN, 37, page.beside, size=size, anchor="end", fill=WHITE, data_room=room),
    )


def _foot(page: Page) -> Shape:
    room = WIDTH - 2 * MARGIN
    return text(MARGIN, HEIGHT - 14, page.foot, size=9, fill=TEXT_2, data_room=room)
