"""The parts of the SVG table that rule diagrams show, and where each marks a choice."""

from semiramis.art.diagram import Part, Spot
from semiramis.art.svg import Shape, group, shape
from semiramis.art.theme import SAND
from semiramis.core.game import Render
from semiramis.games.amyitis.components.names import (
    CANAL_WORDS,
    CITY_WORDS,
    COURT_WORDS,
    CRAFT_WORDS,
    GARDENER,
    ROW_WORDS,
    SQUARE_WORDS,
)
from semiramis.games.amyitis.components.tables import CITY_PLACE
from semiramis.games.amyitis.display.svg.cards import (
    LEFT,
    RIGHT,
    TOP,
    draw_court,
    draw_crafts,
    draw_fields,
    draw_temples,
    pile_middle,
)
from semiramis.games.amyitis.display.svg.garden import draw_terraces
from semiramis.games.amyitis.display.svg.ground import canal_spot, level_of, spot
from semiramis.games.amyitis.display.svg.road import PLACES, draw_road
from semiramis.games.amyitis.rules.state import State


def _garden(state: State, _: Render) -> Shape:
    ground = shape("rect", x=688, y=40, width=580, height=480, fill=SAND, opacity=0.75)
    return group(ground, draw_terraces(state))


def _in_garden(_: State, action: str) -> Spot:
    """The middle of a canal; the back of a square, so that its tile stays readable."""
    place = action.split()[1]
    if place in CANAL_WORDS:
        return canal_spot(CANAL_WORDS.index(place), 0.5, 0.5)
    square = SQUARE_WORDS.index(place)
    row, column = divmod(square, 4)
    x, y = spot(row + 0.5, column + 0.5, level_of(square))
    return x, y - 8


def _on_road(_: State, action: str) -> Spot:
    x, y = PLACES[CITY_PLACE[CITY_WORDS.index(action.split()[1])]]
    return x + (62 if x <= PLACES[0][0] else -62), y - 4


def _among_crafts(state: State, action: str) -> Spot:
    """The card of a triple that shows the craft."""
    _, triple, craft = action.split()
    row = int(triple) - 1
    card = state.triple[row].index(CRAFT_WORDS.index(craft) + 1)
    return LEFT + 34 + card * 104 + 49, TOP + 302 / state.n_seats * (row + 0.5) - 30


def _in_fields(state: State, action: str) -> Spot:
    """The open space of a row."""
    row = ROW_WORDS.index(action.split()[1])
    return RIGHT + 31 + state.field[row].index(0) * 45, TOP + 96 + row * 52


def _fields(state: State, _: Render) -> Shape:
    return draw_fields(state)


def _among_court(state: State, action: str) -> Spot:
    """The pile that holds the next card of a type."""
    court = COURT_WORDS.index(action.split()[1])
    level = state.court[state.asked][court] + 1 if court != GARDENER else 1
    return pile_middle(court, level), TOP + 68


def _court(state: State, _: Render) -> Shape:
    return draw_court(state)


GARDEN = Part(_garden, (700, 46, 556, 472), 0.78, _in_garden, 24)
CORNER = Part(_garden, (790, 208, 376, 310), 1.0, _in_garden, 26)
"""The front of the garden, enlarged."""
ROAD = Part(draw_road, (277, 69, 398, 454), 0.9, _on_road)
CRAFTS = Part(draw_crafts, (276, 534, 400, 302), 1.0, _among_crafts)
FIELDS = Part(_fields, (688, 614, 280, 118), 1.2, _in_fields)
TEMPLES = Part(draw_temples, (688, 740, 280, 96), 1.25)
COURT = Part(_court, (688, 534, 580, 84), 1.0, _among_court)
