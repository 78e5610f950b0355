"""A card to share: what the first seat has built, and the standings beside it; for link previews and results."""

from collections.abc import Sequence
from dataclasses import dataclass
from re import sub

from semiramis.art.fitted_text import fitted_text
from semiramis.art.svg import Raw, Shape, document, group, shape, text
from semiramis.art.theme import GOLD, LIGHT_GOLD, LINE, PAGE, PANEL, TEXT, TEXT_2, TITLE_FONT, WHITE, icon, seal
from semiramis.art.title_bar import glazed_wall

WIDTH, HEIGHT = 1200.0, 630.0
"""The size that services which show link previews ask for."""
WALL, GAP = 84.0, 20.0
TOP = WALL + 8 + GAP
PICTURE = (GAP, TOP, (HEIGHT - TOP - GAP) * 4 / 3, HEIGHT - TOP - GAP)
"""Left, top, width and height of the picture."""
LINES = (PICTURE[0] + PICTURE[2] + GAP, TOP, WIDTH - PICTURE[2] - 3 * GAP, HEIGHT - TOP - GAP)
"""Left, top, width and height of the standings."""
TALLEST_LINE = 150.0


@dataclass(frozen=True)
class CardLine:
    """A player on a card; `place` is 0 while the game is not over."""

    seat: int
    name: str
    total: int
    place: int = 0


def draw_card(game: str, headline: str, picture: str, lines: Sequence[CardLine]) -> str:
    """Return a card of WIDTH by HEIGHT as SVG; `picture` is a whole SVG document, `lines` come best first."""
    left, top, width, height = PICTURE
    return document(
        WIDTH,
        HEIGHT,
        game,
        headline,
        shape("rect", width=WIDTH, height=HEIGHT, fill=PAGE),
        glazed_wall(WIDTH, WALL),
        icon("prestige", 24, 17, 50),
        text(88, 56, game, size=42, fill=LIGHT_GOLD, font_family=TITLE_FONT),
        fitted_text(WIDTH - 24, 53, headline, 30, WIDTH - 400, "end", True, fill=WHITE),
        placed(picture, left, top, width, height),
        shape("rect", x=left, y=top, width=width, height=height, rx=14, fill="none", stroke=LINE, stroke_width=3),
        *_standings(lines),
    )


def _standings(lines: Sequence[CardLine]) -> list[Shape]:
    left, top, width, height = LINES
    tall = min(TALLEST_LINE, (height - GAP * (len(lines) - 1)) / len(lines))
    first = top + (height - len(lines) * tall - (len(lines) - 1) * GAP) / 2
    return [_line(line, left, first + n * (tall + GAP), width, tall) for n, line in enumerate(lines)]


def _line(line: CardLine, x: float, y: float, width: float, height: float) -> Shape:
    """Return one player: seal, name, score; a winner has a gold edge and a crown."""
    wins, middle = line.place == 1, y + height / 2
    edge = GOLD if wins else LINE
    parts = [
        shape(
            "rect", x=x, y=y, width=width, height=height, rx=14, fill=PANEL, stroke=edge, stroke_width=5 if wins else 2
        ),
        seal(line.seat, x + 58, middle, 68),
        fitted_text(x + 108, middle + 10, line.name, 30, width - 240, "start", True, fill=TEXT),
        text(x + width - 22, middle + 18, line.total, size=52, anchor="end", fill=TEXT, font_weight=700),
    ]
    if wins:
        parts.append(icon("first", x + 108, y + 10, 30))
    elif line.place:
        parts.append(text(x + 110, y + 32, f"{line.place}.", size=20, fill=TEXT_2, font_weight=600))
    return group(*parts)


def placed(picture: str, x: float, y: float, width: float, height: float) -> Raw:
    """Return an SVG document as an element of another one, fitted into a rectangle."""
    begin, end = picture.index("<svg"), picture.index(">", picture.index("<svg"))
    root = sub(r' (?:width|height|role|aria-labelledby|xmlns)="[^"]*"', "", picture[begin + 4 : end])
    return Raw(f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{root}{picture[end:].rstrip()}')
