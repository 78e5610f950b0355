"""The table of Amyitis as one standalone SVG; all information is public."""

from semiramis.art.seat_picture import seat_picture
from semiramis.art.svg import Shape, document, group, shape, text
from semiramis.art.theme import LIGHT_GOLD, PAGE, WHITE
from semiramis.art.title_bar import title_bar
from semiramis.core.game import Render
from semiramis.core.model.message import message, prompt_about, seat_arg
from semiramis.games.amyitis.display.events import prompt
from semiramis.games.amyitis.display.svg.cards import draw_court, draw_crafts, draw_fields, draw_temples
from semiramis.games.amyitis.display.svg.garden import draw_garden, draw_terraces
from semiramis.games.amyitis.display.svg.parts import drawn_once, icon
from semiramis.games.amyitis.display.svg.road import draw_road
from semiramis.games.amyitis.display.svg.scores import draw_scores
from semiramis.games.amyitis.display.svg.seats import draw_seats
from semiramis.games.amyitis.rules.state import State
from semiramis.games.amyitis.rules.turn import mover

WIDTH, HEIGHT = 1280, 848
NAME = "Amyitis"
GARDEN = (674.0, 62.0, 608.0, 456.0)
"""The part of the table with the garden: left, top, width, height."""


def picture(state: State, render: Render) -> str:
    """Return a position as SVG; `render` decides the language."""
    return document(
        WIDTH,
        HEIGHT,
        render(message("picture-title", game=NAME)),
        render(message("picture-about", game=NAME, mover=seat_arg(mover(state)))),
        drawn_once(),
        shape("rect", width=WIDTH, height=HEIGHT, fill=PAGE),
        _bar(state, render),
        draw_seats(state, render),
        draw_road(state, render),
        draw_garden(state, render),
        draw_crafts(state, render),
        draw_court(state),
        draw_fields(state),
        draw_temples(state, render),
        draw_scores(state, render),
    )


def garden_of(state: State, seat: int) -> str:
    """Return the hanging gardens as SVG, with the groves and canals of a seat."""
    return seat_picture(NAME, GARDEN, drawn_once(), draw_terraces(state, seat + 1))


def _bar(state: State, render: Render) -> Shape:
    """Return the title bar, with the round at its right end."""
    clock = group(icon("clock", WIDTH - 94, 13, 24), color=LIGHT_GOLD)
    number = text(WIDTH - 30, 32, state.round, size=22, anchor="end", fill=WHITE, font_weight=700, class_="round")
    return title_bar(WIDTH, NAME, render(prompt_about(prompt(state))), mover(state), clock, number)
