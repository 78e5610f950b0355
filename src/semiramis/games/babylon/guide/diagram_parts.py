"""The parts of the table that diagrams of the rules show, and where a move is marked in them."""

from functools import cache

from semiramis.art.diagram import Part, Spot
from semiramis.art.svg import Raw, Shape, group, shape
from semiramis.core.game import Render
from semiramis.games.babylon.components.tables import PLACE_HOLE
from semiramis.games.babylon.display.svg.garden import garden
from semiramis.games.babylon.display.svg.panels import points, rounds
from semiramis.games.babylon.display.svg.plan import FIELD, field_centre, field_corner, plan
from semiramis.games.babylon.display.svg.table import definitions
from semiramis.games.babylon.display.svg.tile import cell_corner, quarry
from semiramis.games.babylon.rules.state import CELL, HANG, HOLE, PLACE, State

JASMINE = 0
HALF = 22.0
"""Half the width of a field in the view of a garden."""


@cache
def drawn_once() -> Raw:
    """The SVG definitions that diagrams refer to."""
    return definitions()


def _quarry(state: State, _: Render) -> Shape:
    return group(*quarry(state))


def _in_quarry(_: State, action: str) -> Spot:
    x, y = cell_corner(CELL.index(action.split()[1]))
    return x + 24, y + 50


def _plan(state: State, _: Render) -> Shape:
    return group(*plan(state, JASMINE, ""))


def _in_plan(state: State, action: str) -> Spot:
    """The middle of the fields a move is about."""
    kind, where = action.split()[:2]
    if kind == "place":
        holes = list(PLACE_HOLE[PLACE.index(where)])
    elif kind == "hang":
        corners = PLACE_HOLE[state.build_place]
        holes = [corners[0 if where == "none" else HANG.index(where)]]
    else:
        holes = [HOLE.index(field) for field in where.split("-")]
    spots = [field_centre(hole) for hole in holes]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _covered(state: State, action: str) -> str:
    """The outline of a tile to be placed; empty for other moves."""
    kind, where = action.split()[:2]
    if kind != "place":
        return ""
    x, y = field_corner(PLACE_HOLE[PLACE.index(where)][0])
    return f"M{x:g} {y:g}h{2 * FIELD}v{2 * FIELD}h{-2 * FIELD}z"


def _view(state: State, _: Render) -> Shape:
    sky = shape("rect", x=-250, y=-90, width=500, height=400, fill="url(#sky)")
    return group(sky, garden(state, JASMINE, 0, 0, HALF))


def _points(state: State, render: Render) -> Shape:
    return group(*points(state, render))


def _rounds(state: State, render: Render) -> Shape:
    return group(*rounds(state, render))


QUARRY = Part(_quarry, (2, 6, 260, 272), 1.3, _in_quarry)
PLAN = Part(_plan, (8, 44, 248, 250), 1.2, _in_plan, 20, _covered)
VIEW = Part(_view, (-196, -60, 392, 290))
MIDDLE = Part(_view, (-136, -26, 272, 224), 1.3)
"""The middle of a garden, larger."""
POINTS = Part(_points, (4, 4, 256, 282), 1.2)
TOKENS = Part(_rounds, (4, 66, 256, 108), 1.4)
