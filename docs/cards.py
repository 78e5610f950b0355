"""Draws the three pictures of the lobby: a detail of each game, from games between bots. `python -m docs.cards`."""

from pathlib import Path
from typing import Any

from docs.picture import played

from semiramis.art.svg import FONT, Shape, group, shape

FOLDER = Path(__file__).parents[1] / "web" / "src" / "features" / "lobby" / "art"
WIDTH, HEIGHT = 520, 428
NIGHT, STARS = "#16255E", ((30, 40), (96, 92), (150, 30), (330, 56), (402, 24), (470, 110), (492, 52), (40, 150))


def card(*inside: Any) -> str:
    """Return a picture of the size of a card."""
    size = f"0 0 {WIDTH} {HEIGHT}"
    return f"{shape('svg', *inside, xmlns='http://www.w3.org/2000/svg', viewBox=size, font_family=FONT)}\n"


def moved(thing: Shape, x: float, y: float, scale: float) -> Shape:
    """Return a shape moved and scaled."""
    return group(thing, transform=f"translate({x:.1f} {y:.1f}) scale({scale:.4f})")


def amyitis() -> str:
    """Return the hanging gardens by day."""
    from semiramis.games.amyitis.display.svg.garden import draw_terraces
    from semiramis.games.amyitis.display.svg.parts import drawn_once

    match, _ = played("amyitis", 170)
    board = draw_terraces(match.state)
    sky = shape("rect", width=WIDTH, height=HEIGHT, fill="#BFE0E0")
    land = shape("rect", y=300, width=WIDTH, height=HEIGHT - 300, fill="#EBD6AE")
    sun = shape("circle", cx=440, cy=72, r=40, fill="#FFEFB8")
    return card(drawn_once(), sky, sun, land, moved(board, 260 - 978 * 0.93, 0 - 62 * 0.93, 0.93))


def babylon() -> str:
    """Return a garden on its pillars at night."""
    from semiramis.games.babylon.display.svg.garden import garden
    from semiramis.games.babylon.display.svg.table import definitions

    match, _ = played("babylon", 215)
    best = max(range(3), key=lambda seat: sum(match.state.top[seat]))
    sky = shape("rect", width=WIDTH, height=HEIGHT, fill=NIGHT)
    stars = [shape("circle", cx=x, cy=y, r=1.6, fill="#FFF6D6") for x, y in STARS]
    return card(definitions(), sky, *stars, garden(match.state, best, 260, 128, 28.5))


def ishtar() -> str:
    """Return a corner of the desert that has begun to bloom."""
    from semiramis.games.ishtar.display.svg.symbols import definitions
    from semiramis.games.ishtar.display.svg.table import _map

    match, _ = played("ishtar", 130)
    board = _map(match.state, 30, 0, 0, 1100, 900)
    return card(definitions(), moved(board, -268, -214, 0.98))


if __name__ == "__main__":
    for name, draw in (("amyitis", amyitis), ("babylon", babylon), ("ishtar", ishtar)):
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")
