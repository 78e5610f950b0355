"""The glazed brick wall at the top of every table and player aid, with the name of the game."""

from functools import cache

from semiramis.art.fitted_text import fitted_text
from semiramis.art.svg import Raw, Shape, group, shape, text
from semiramis.art.theme import CREAM, GILT, GLAZE, LAPIS, LIGHT_GOLD, LINE, TITLE_FONT, WHITE, icon, seal

HEIGHT, TEETH = 48.0, 8.0
"""The height of the wall, and of the frieze of triangles below it."""
BRICK_WIDTH, BRICK_HEIGHT, TOOTH = 64, 12, 16
NAME_X, PROMPT_X, SEAL = 52.0, 276.0, 34.0


@cache
def glazed_wall(width: float, height: float = HEIGHT) -> Raw:
    """Return the wall alone: bricks, some of them lighter, a gold line and the frieze."""
    rows, columns = int(height // BRICK_HEIGHT), int(width // BRICK_WIDTH) + 2
    lighter = [(row, x) for row in range(rows) for x in range(columns) if (x * 7 + row * 5) % 11 < 4]
    starts = [(x * BRICK_WIDTH + row % 2 * 32 - 31, row * BRICK_HEIGHT + 1) for row, x in lighter]
    bricks = [f"M{x} {y}h62v10h-62z" for x, y in starts if 0 <= x <= width - 62]
    teeth = [f"M{x} {height:g}h{TOOTH}l-8 {TEETH:g}z" for x in range(0, int(width) - TOOTH + 1, TOOTH)]
    wall = group(
        shape("rect", width=width, height=height, fill=LAPIS),
        shape("path", d="".join(bricks), fill=GLAZE, opacity=0.6),
        shape("path", d="".join(teeth), fill=LAPIS),
        shape("line", x1=0, y1=height, x2=width, y2=height, stroke=GILT, stroke_width=2.5),
    )
    return Raw(str(wall))


def title_bar(width: float, name: str, prompt: str, mover: int, *right: Shape, right_width: float = 140) -> Shape:
    """Return the title bar of a table: name, seal of the mover (if any), prompt, and the content at the right."""
    parts = [
        glazed_wall(width),
        icon("prestige", 14, 9, 30),
        text(NAME_X, 34, name, size=26, fill=LIGHT_GOLD, font_family=TITLE_FONT),
    ]
    x = PROMPT_X
    if mover >= 0:
        plate = shape("rect", x=x, y=8, width=SEAL, height=SEAL, rx=9, fill=CREAM, stroke=LINE, stroke_width=1.2)
        parts += [plate, seal(mover, x + SEAL / 2, 8 + SEAL / 2, 28)]
        x += SEAL + 10
    asked = fitted_text(x, 31, prompt, 18, width - x - right_width, bold=True, fill=WHITE, class_="asked")
    return group(*parts, asked, *right)
