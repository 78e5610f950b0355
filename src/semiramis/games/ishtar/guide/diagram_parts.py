"""The parts of the SVG that diagrams of the rules show, and where a choice is marked in them."""

from semiramis.art.diagram import Part, Spot
from semiramis.art.svg import Shape, group
from semiramis.core.game import Render
from semiramis.games.ishtar.components.names import COLUMNS, ROW
from semiramis.games.ishtar.components.tables import TILE_SHAPE
from semiramis.games.ishtar.display.svg.cards import CARD_WIDTH, draw_row
from semiramis.games.ishtar.display.svg.carpet import cup_place, draw_carpet
from semiramis.games.ishtar.display.svg.desert_map import draw_boards, draw_ground, draw_seams, draw_tiles
from semiramis.games.ishtar.display.svg.hexes import Frame, outline, spot_of
from semiramis.games.ishtar.display.svg.pieces import draw_beds, draw_blooms, draw_labels, draw_standing
from semiramis.games.ishtar.display.svg.seats import SEAT_HEIGHT, draw_fountains, draw_scores, draw_seat
from semiramis.games.ishtar.rules.placing import last_cell, middle_cell
from semiramis.games.ishtar.rules.state import CELL, SKILL, State

FRAME = Frame(26.0)
LAYERS = (draw_boards, draw_ground, draw_tiles, draw_seams, draw_blooms, draw_beds, draw_standing, draw_labels)
CARPET_WIDTH, CARPET_HEIGHT, ROW_WIDTH, SEAT_WIDTH = 312.0, 290.0, 312.0, 264.0


def _map(state: State, _: Render) -> Shape:
    return group(*(layer(state, FRAME) for layer in LAYERS))


def _cells(state: State, action: str) -> list[int]:
    """The cells a choice is about."""
    kind, *words = action.split()
    if kind == "assistant":
        return [state.symbol_at]
    cell = CELL.index(words[0])
    if kind == "place":
        middle = middle_cell(state, cell, int(words[1]))
        return [cell, middle, last_cell(state, TILE_SHAPE[state.hand], cell, middle, int(words[1]))]
    return [cell]


def _on_map(state: State, action: str) -> Spot:
    spots = [FRAME.middle(spot_of(state, cell)) for cell in _cells(state, action)]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _covered(state: State, action: str) -> str:
    """The outline of the cells."""
    return outline(FRAME, [spot_of(state, cell) for cell in _cells(state, action)])


def _carpet(state: State, _: Render) -> Shape:
    return draw_carpet(state, 0, 0, CARPET_WIDTH, CARPET_HEIGHT)


def _on_carpet(_: State, action: str) -> Spot:
    """Beside the tile of a cup."""
    across, down = CARPET_WIDTH * 0.146, min(42.0, CARPET_HEIGHT * 0.14)
    ring = CARPET_WIDTH / 2 - 14 - across, min(126.0, CARPET_HEIGHT / 2 - 20 - down)
    x, y = cup_place(int(action.split()[1]) - 1, (CARPET_WIDTH / 2, CARPET_HEIGHT / 2), ring)
    return x, y - down * 0.9


def _row(state: State, render: Render) -> Shape:
    return draw_row(state, render, 0, 0, ROW_WIDTH, 140)


def _in_row(_: State, action: str) -> Spot:
    gap = (ROW_WIDTH - 24 - ROW * CARD_WIDTH) / (ROW - 1)
    return 12 + (int(action.split()[1]) - 1) * (CARD_WIDTH + gap) + CARD_WIDTH / 2, 58


def _seat(state: State, render: Render) -> Shape:
    return draw_seat(state, 0, render, 0, 0, SEAT_WIDTH, SEAT_HEIGHT)


def _in_seat(_: State, action: str) -> Spot:
    skill = SKILL.index(action.split()[1])
    return 33 + skill % COLUMNS * 29, 84 + skill // COLUMNS * 26


def _fountains(state: State, render: Render) -> Shape:
    return draw_fountains(state, render, 0, 0, SEAT_WIDTH)


def _scores(state: State, render: Render) -> Shape:
    return draw_scores(state, render, 0, 0, 312)


MAP = Part(_map, (-166, -150, 332, 304), 1.05, _on_map, 26, _covered)
TWO_BOARDS = Part(_map, (-166, -152, 580, 434), 0.95, _on_map, 26, _covered)
CARPET = Part(_carpet, (0, 0, CARPET_WIDTH, CARPET_HEIGHT), 1.1, _on_carpet)
TREE_ROW = Part(_row, (0, 0, ROW_WIDTH, 140), 1.2, _in_row)
SKILLS = Part(_seat, (2, 42, 186, 98), 2.0, _in_seat)
FOUNTAINS = Part(_fountains, (0, 0, SEAT_WIDTH, 64), 1.2)
SCORES = Part(_scores, (0, 0, 312, 188), 1.1)
