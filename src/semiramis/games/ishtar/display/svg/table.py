"""The table of Ishtar as one standalone SVG; all information is public."""

from semiramis.art.seat_picture import HEIGHT as TALL
from semiramis.art.seat_picture import WIDTH as WIDE
from semiramis.art.seat_picture import seat_picture
from semiramis.art.svg import Shape, document, group, shape
from semiramis.art.theme import PAGE, panel
from semiramis.art.title_bar import HEIGHT, TEETH, title_bar
from semiramis.core.game import Render
from semiramis.core.model.message import message, prompt_about, seat_arg
from semiramis.games.ishtar.components.names import BOARD_CELLS
from semiramis.games.ishtar.display.events import prompt
from semiramis.games.ishtar.display.svg.cards import draw_row
from semiramis.games.ishtar.display.svg.carpet import draw_carpet
from semiramis.games.ishtar.display.svg.desert_map import draw_boards, draw_ground, draw_seams, draw_tiles
from semiramis.games.ishtar.display.svg.hexes import Frame, centred, extent, spot_of
from semiramis.games.ishtar.display.svg.pieces import draw_beds, draw_beds_of, draw_blooms, draw_labels, draw_standing
from semiramis.games.ishtar.display.svg.seats import (
    SCORE_HEIGHT,
    draw_fountains,
    draw_scores,
    draw_seat,
    fountains_height,
)
from semiramis.games.ishtar.display.svg.symbols import definitions
from semiramis.games.ishtar.rules.state import State
from semiramis.games.ishtar.rules.turn import mover

NAME = "Ishtar"
EDGE, GAP = 14.0, 10.0
LEFT, RIGHT, ROW_HEIGHT = 264.0, 312.0, 140.0
HEIGHTS = (650.0, 650.0, 650.0, 745.0, 780.0)
"""The height of the columns with 0 to 4 players."""
LEAST_WIDTH, BEST_WIDTH, PAD = 560.0, 744.0, 12.0
LEAST_SIZE, MOST_SIZE = 17.0, 30.0
"""The limits for the size of a hexagon; a desert that needs smaller ones makes the picture larger."""
SKY = "#DCEBE4"


def picture(state: State, render: Render) -> str:
    """Return the whole table as SVG."""
    desert, map_width, map_height = _map_frame(state)
    width = 2 * EDGE + LEFT + map_width + RIGHT + 2 * GAP
    top = HEIGHT + TEETH + GAP
    height = top + map_height + EDGE
    middle = EDGE + LEFT + GAP
    inside = (
        definitions(),
        shape("rect", width=width, height=height, fill=PAGE),
        title_bar(width, NAME, render(prompt_about(prompt(state))), mover(state), right_width=EDGE),
        _left(state, render, EDGE, top),
        _map(state, desert, middle, top, map_width, map_height),
        _right(state, render, middle + map_width + GAP, top),
    )
    who = seat_arg(mover(state))
    title, about = message("picture-title", game=NAME), message("picture-about", game=NAME, mover=who)
    return document(width, height, render(title), render(about), *inside)


def map_of(state: State, seat: int) -> str:
    """Return the desert as SVG, with the beds of a seat."""
    left, top, right, bottom = extent(_spots(state))
    size = min((WIDE - 2 * PAD) / (right - left), (TALL - 2 * PAD) / (bottom - top))
    frame = centred(_spots(state), size, WIDE / 2, TALL / 2)
    below = (draw_boards, draw_ground, draw_tiles, draw_seams, draw_blooms)
    return seat_picture(
        NAME,
        (0, 0, WIDE, TALL),
        definitions(),
        shape("rect", width=WIDE, height=TALL, fill=SKY),
        group(*(layer(state, frame) for layer in below), opacity=0.75),
        draw_beds_of(state, frame, (seat,)),
        draw_standing(state, frame),
        draw_labels(state, frame),
    )


def _map_frame(state: State) -> tuple[float, float, float]:
    """Return the size of a hexagon, and width and height of the panel with the desert."""
    high = HEIGHTS[state.n_seats]
    left, top, right, bottom = extent(_spots(state))
    fits = min((BEST_WIDTH - 2 * PAD) / (right - left), (high - 2 * PAD) / (bottom - top))
    size = max(LEAST_SIZE, min(MOST_SIZE, fits))
    wide = max(LEAST_WIDTH, size * (right - left) + 2 * PAD)
    return size, wide, max(high, size * (bottom - top) + 2 * PAD)


def _spots(state: State) -> list[tuple[int, int]]:
    """Return every cell of the desert."""
    return [spot_of(state, cell) for cell in range(state.n_boards * BOARD_CELLS)]


def _left(state: State, render: Render, x: float, y: float) -> Shape:
    """Return the players, and below them the fountains if there is room."""
    high = HEIGHTS[state.n_seats]
    parts: list[Shape] = []
    if state.n_seats < 4:
        below = fountains_height(state)
        high -= below + GAP
        parts.append(draw_fountains(state, render, x, y + high + GAP, LEFT))
    each = (high - GAP * (state.n_seats - 1)) / state.n_seats
    for seat in range(state.n_seats):
        parts.append(draw_seat(state, seat, render, x, y + seat * (each + GAP), LEFT, each))
    return group(*parts)


def _right(state: State, render: Render, x: float, y: float) -> Shape:
    """Return carpet, tree cards, points, and the fountains if there was no room at the left."""
    fountains = fountains_height(state) + GAP if state.n_seats >= 4 else 0.0
    carpet = HEIGHTS[state.n_seats] - ROW_HEIGHT - SCORE_HEIGHT - 2 * GAP - fountains
    row = y + carpet + GAP
    scores = row + ROW_HEIGHT + GAP
    parts = [
        draw_carpet(state, x, y, RIGHT, carpet),
        draw_row(state, render, x, row, RIGHT, ROW_HEIGHT),
        draw_scores(state, render, x, scores, RIGHT),
    ]
    if fountains:
        parts.append(draw_fountains(state, render, x, scores + SCORE_HEIGHT + GAP, RIGHT))
    return group(*parts)


def _map(state: State, size: float, x: float, y: float, width: float, height: float) -> Shape:
    """Return the desert with everything in it, drawn from the bottom layer up."""
    frame: Frame = centred(_spots(state), size, x + width / 2, y + height / 2)
    layers = (draw_boards, draw_ground, draw_tiles, draw_seams, draw_blooms, draw_beds, draw_standing, draw_labels)
    sky = shape("rect", x=x, y=y, width=width, height=height, rx=12, fill=SKY)
    return panel(x, y, width, height, sky, *(layer(state, frame) for layer in layers))
