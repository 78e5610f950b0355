"""Tiles from above, and the quarry they are mined from."""

from collections.abc import Iterator

from semiramis.art.svg import Shape, group, shape, text
from semiramis.art.theme import CLAY, CREAM, EARTH, GOLD, INK, LAPIS, LIMESTONE, MATERIAL_FILL, WHITE
from semiramis.games.babylon.components.names import GRANITE, QUARRY_SIDE
from semiramis.games.babylon.components.tables import TILE_FLOWER, TILE_MATERIAL, TILE_SYMBOL
from semiramis.games.babylon.display.svg.pen import FLOWER_ICONS, SYMBOL_ICONS, line, mark, wedges
from semiramis.games.babylon.display.svg.solid import CORNER_STEPS
from semiramis.games.babylon.rules.quarry import mining_gain
from semiramis.games.babylon.rules.stages import MINE
from semiramis.games.babylon.rules.state import CELL, TILE, State

UNIT = 56
"""The side of a tile before scaling."""
OUTLINES = (
    "M10 0H46A10 10 0 0 1 56 10V46A10 10 0 0 1 46 56H10A10 10 0 0 1 0 46V10A10 10 0 0 1 10 0Z",
    "M9 0H47L56 9V47L47 56H9L0 47V9Z",
    "M7 0H49V7H56V49H49V56H7V49H0V7H7Z",
    "M0 0H56V56H0Z",
)
"""The outline of each material, by the shape of its corners; starting tiles have none."""
FILLS = (*MATERIAL_FILL, LIMESTONE)
UNDER = ("#8F4A22", "#868C99", "#2B2F40", LIMESTONE)
LEFT, TOP, PITCH, LAYER = 23, 36, 58, 3


def tile_mark(tile: int, x: float, y: float, size: float, kind: str) -> Shape:
    """Return a tile by its upper left corner: its material, its symbols and its flower."""
    material = TILE_MATERIAL[tile]
    ground = shape("path", d=OUTLINES[material], fill=FILLS[material], stroke=INK, stroke_width=1.6)
    scale = f" scale({size / UNIT:.4f})" if size != UNIT else ""
    return group(
        ground, *_print(tile), class_=kind, data_tile=TILE.words[tile], transform=f"translate({x:g} {y:g}){scale}"
    )


def _print(tile: int) -> Iterator[Shape]:
    """Yield symbols on their plates, outlines of blank fields, and the flower in the middle."""
    for symbol, (x, y) in zip(TILE_SYMBOL[tile], CORNER_STEPS, strict=True):
        left, top = 4.5 + 25 * x, 4.5 + 25 * y
        if symbol:
            yield shape("rect", x=left, y=top, width=22, height=22, rx=4, fill=CREAM, stroke=INK, stroke_width=0.8)
            yield mark(SYMBOL_ICONS[symbol], left + 11 + 2 * (2 * x - 1), top + 11 + 2 * (2 * y - 1), 17)
    yield shape("circle", cx=28, cy=28, r=10.5, fill=WHITE, stroke=INK, stroke_width=1.4)
    yield mark(FLOWER_ICONS[TILE_FLOWER[tile]], 28, 28, 17)


def quarry(state: State) -> Iterator[Shape]:
    """Yield the sixteen stacks between their walls, and what each tile pays the mover; in natural size."""
    side = QUARRY_SIDE * PITCH
    yield shape(
        "rect", x=LEFT - 8, y=TOP - 10, width=side + 14, height=side + 16, rx=8, fill="#5B452C", stroke="#3A2B1A",
        stroke_width=3,
    )  # fmt: skip
    for cell in range(len(CELL)):
        yield _stack(state, cell, *cell_corner(cell))
    for n in range(QUARRY_SIDE):
        yield line(LEFT + 28 + PITCH * n, TOP - 15, n + 1, 13, anchor="middle")
        yield line(LEFT - 17, TOP + 31 + PITCH * n, n + 1, 13, anchor="middle")
    if state.stage == MINE:
        yield group(*(_badge(state, cell) for cell in range(len(CELL)) if state.face[cell]))


def cell_corner(cell: int) -> tuple[int, int]:
    """Return the upper left corner of a cell of the quarry."""
    return LEFT + PITCH * (cell % QUARRY_SIDE), TOP + PITCH * (cell // QUARRY_SIDE)


def _top(height: int) -> int:
    """Return how far the top tile of a stack is raised in the picture, so that its sides are visible."""
    return 2 - (height - 1) * LAYER


def _stack(state: State, cell: int, x: float, y: float) -> Shape:
    """Return a stack from above, thicker the higher it is, with the top tile, a face-down tile, or the bare floor."""
    height = state.stack[cell]
    if not height:
        return shape(
            "rect", x=x + 2, y=y + 2, width=52, height=52, rx=6, fill="#463420", stroke=EARTH,
            stroke_dasharray="4 4", class_="floor", data_cell=CELL.words[cell],
        )  # fmt: skip
    material, inside = len(MATERIAL_FILL) - height, []
    for below in range(height - 1, 0, -1):
        step, under = _top(height - below), material + below
        inside.append(
            shape("path", d=OUTLINES[under], fill=UNDER[under], stroke=INK, transform=f"translate({x:g} {y + step:g})")
        )
    top = y + _top(height)
    if state.face[cell]:
        inside.append(tile_mark(state.face[cell], x, top, UNIT, "quarry-tile"))
    else:
        inside.append(_face_down(material, x, top))
    if state.uncovered == cell:
        inside.append(_frame(x - 1, top - 1, UNIT + 2))
    return group(*inside, wedges(x + 25 - 3.5 * height, top - 7, height), class_="stack", data_cell=CELL.words[cell])


def _face_down(material: int, x: float, y: float) -> Shape:
    """Return a face-down tile."""
    ground = shape("path", d=OUTLINES[material], fill=FILLS[material], stroke=INK, stroke_width=1.6)
    ink = INK if material in (CLAY, GRANITE) else WHITE
    return group(
        ground, text(28, 38, "?", size=28, anchor="middle", fill=ink, font_weight=700),
        class_="unseen-tile", transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


def _frame(x: float, y: float, size: float) -> Shape:
    """Return the gold frame around the current cell."""
    place: dict[str, float] = {"x": x, "y": y, "width": size, "height": size, "rx": 8}
    return group(
        shape("rect", **place, fill="none", stroke=INK, stroke_width=5),
        shape("rect", **place, fill="none", stroke=GOLD, stroke_width=3, stroke_dasharray="7 4"),
        class_="uncovered",
    )


def _badge(state: State, cell: int) -> Shape:
    """Return what mining a tile pays; filled if the flower adds to it."""
    left, top = cell_corner(cell)
    x, y = left + 51, top + _top(state.stack[cell]) + UNIT / 2
    own = TILE_FLOWER[state.face[cell]] == state.asked
    fill, ink = (LAPIS, WHITE) if own else (WHITE, INK)
    pill = shape("rect", x=x - 11, y=y - 7.5, width=22, height=15, rx=7.5, fill=fill, stroke=INK, stroke_width=1.4)
    said = text(
        x, y + 4.3, f"+{mining_gain(state, state.asked, cell)}", size=12, anchor="middle", fill=ink, font_weight=700
    )
    return group(pill, said, class_="pays", data_cell=CELL.words[cell])
