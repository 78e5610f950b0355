"""A position of Ishtar as a picture: the whole table as everybody may see it, in one SVG that needs nothing else."""

from semiramis.art.svg import Shape, Speak, document, group, shape, text
from semiramis.art.theme import GOLD, LAPIS, PAGE, panel, seal
from semiramis.core.model.message import say, seat_arg
from semiramis.games.ishtar.components.names import BOARD_CELLS
from semiramis.games.ishtar.display.events import prompt
from semiramis.games.ishtar.display.svg.cards import draw_row
from semiramis.games.ishtar.display.svg.carpet import draw_carpet
from semiramis.games.ishtar.display.svg.desert_map import draw_boards, draw_ground, draw_seams, draw_tiles
from semiramis.games.ishtar.display.svg.hexes import Frame, centred, extent, spot_of
from semiramis.games.ishtar.display.svg.pieces import draw_beds, draw_blooms, draw_labels, draw_standing
from semiramis.games.ishtar.display.svg.seats import (
    SCORE_HEIGHT,
    draw_fountains,
    draw_scores,
    draw_seat,
    fitted,
    fountains_height,
)
from semiramis.games.ishtar.display.svg.symbols import definitions
from semiramis.games.ishtar.rules.state import State
from semiramis.games.ishtar.rules.turn import mover

NAME = "Ishtar"
TITLE_FONT = "Marcellus, 'DejaVu Serif', serif"
BAR, EDGE, GAP = 46.0, 14.0, 10.0
LEFT, RIGHT, ROW_HEIGHT = 264.0, 312.0, 140.0
HEIGHTS = (650.0, 650.0, 650.0, 745.0, 780.0)
"""How high the columns are with 0 to 4 players."""
LEAST_WIDTH, BEST_WIDTH, PAD = 560.0, 744.0, 12.0
LEAST_SIZE, MOST_SIZE = 17.0, 30.0
"""Hexagons of a spread-out desert do not become smaller than this; the picture grows instead."""
SKY = "#DCEBE4"


def picture(state: State, speak: Speak) -> str:
    """The whole table as SVG."""
    desert, map_width, map_height = _map_frame(state)
    width = 2 * EDGE + LEFT + map_width + RIGHT + 2 * GAP
    height = BAR + GAP + map_height + EDGE
    top = BAR + GAP
    middle = EDGE + LEFT + GAP
    inside = (
        definitions(),
        shape("rect", width=width, height=height, fill=PAGE),
        _bar(state, speak, width),
        _left(state, speak, EDGE, top),
        _map(state, desert, middle, top, map_width, map_height),
        _right(state, speak, middle + map_width + GAP, top),
    )
    who = seat_arg(mover(state))
    title, about = say("picture-title", game=NAME), say("picture-about", game=NAME, mover=who)
    return document(width, height, speak(title), speak(about), *inside)


def _map_frame(state: State) -> tuple[float, float, float]:
    """The size of a hexagon, and the width and height of the panel with the desert."""
    high = HEIGHTS[state.n_seats]
    left, top, right, bottom = extent(_spots(state))
    fits = min((BEST_WIDTH - 2 * PAD) / (right - left), (high - 2 * PAD) / (bottom - top))
    size = max(LEAST_SIZE, min(MOST_SIZE, fits))
    wide = max(LEAST_WIDTH, size * (right - left) + 2 * PAD)
    return size, wide, max(high, size * (bottom - top) + 2 * PAD)


def _spots(state: State) -> list[tuple[int, int]]:
    """Every cell of the desert."""
    return [spot_of(state, cell) for cell in range(state.n_boards * BOARD_CELLS)]


def _bar(state: State, speak: Speak, width: float) -> Shape:
    """The wall on top: the game, and what is asked of whom."""
    asked, who = speak(prompt(state)), mover(state)
    teeth = int(width // 12) + 1
    frieze = "".join(f"M{12 * n} {BAR - 7:g}l6 7l6 -7z" for n in range(teeth) if 12 * n + 12 <= width)
    bricks = "".join(f"M0 {y}H{width:.0f}" for y in (13, 26))
    size = fitted(asked, width - 400, 16)
    parts = [
        shape("rect", width=width, height=BAR - 7, fill=LAPIS),
        shape("path", d=bricks, stroke="#2341A0", stroke_width=1.5),
        shape("path", d=frieze, fill=GOLD),
        text(EDGE + 4, 28, NAME, size=23, fill="#FFFFFF", font_family=TITLE_FONT),
        text(width / 2, 25, asked, size=size, anchor="middle", fill="#FFFFFF", font_weight=600, class_="asked"),
    ]
    if who >= 0:
        disc = shape("circle", cx=width - EDGE - 18, cy=19.5, r=17, fill="#F3E7CD", stroke=GOLD)
        parts += [disc, seal(who, width - EDGE - 18, 19.5, 26)]
    return group(*parts)


def _left(state: State, speak: Speak, x: float, y: float) -> Shape:
    """The players, and below them the fountains if there is room."""
    high = HEIGHTS[state.n_seats]
    parts: list[Shape] = []
    if state.n_seats < 4:
        below = fountains_height(state)
        high -= below + GAP
        parts.append(draw_fountains(state, speak, x, y + high + GAP, LEFT))
    each = (high - GAP * (state.n_seats - 1)) / state.n_seats
    for seat in range(state.n_seats):
        parts.append(draw_seat(state, seat, speak, x, y + seat * (each + GAP), LEFT, each))
    return group(*parts)


def _right(state: State, speak: Speak, x: float, y: float) -> Shape:
    """Carpet, tree cards, points, and the fountains if they had no room at the left."""
    fountains = fountains_height(state) + GAP if state.n_seats >= 4 else 0.0
    carpet = HEIGHTS[state.n_seats] - ROW_HEIGHT - SCORE_HEIGHT - 2 * GAP - fountains
    row = y + carpet + GAP
    scores = row + ROW_HEIGHT + GAP
    parts = [
        draw_carpet(state, x, y, RIGHT, carpet),
        draw_row(state, speak, x, row, RIGHT, ROW_HEIGHT),
        draw_scores(state, speak, x, scores, RIGHT),
    ]
    if fountains:
        parts.append(draw_fountains(state, speak, x, scores + SCORE_HEIGHT + GAP, RIGHT))
    return group(*parts)


def _map(state: State, size: float, x: float, y: float, width: float, height: float) -> Shape:
    """The desert with everything in it; what lies lower is drawn first."""
    frame: Frame = centred(_spots(state), size, x + width / 2, y + height / 2)
    layers = (draw_boards, draw_ground, draw_tiles, draw_seams, draw_blooms, draw_beds, draw_standing, draw_labels)
    sky = shape("rect", x=x, y=y, width=width, height=height, rx=12, fill=SKY)
    return panel(x, y, width, height, sky, *(layer(state, frame) for layer in layers))
