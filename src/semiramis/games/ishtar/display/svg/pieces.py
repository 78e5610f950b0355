"""The pieces in the desert: blooms, beds with their owners, assistants, trees; and all labels."""

from collections.abc import Collection

from semiramis.art.svg import Shape, group, points, shape, text
from semiramis.art.theme import BLOOM, CLAY, GOLD, INK, PARCHMENT, SEATS, WHITE, seal
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    CARDS,
    CELL_WORDS,
    FOUNTAIN,
    LOCAL_CELLS,
    NO_CELL,
    NO_SIDE,
    NOWHERE,
)
from semiramis.games.ishtar.components.names import WHITE as WHITE_GEM
from semiramis.games.ishtar.components.tables import FOUNTAIN_POINTS
from semiramis.games.ishtar.display.svg.desert_map import gem_plate
from semiramis.games.ishtar.display.svg.hexes import Frame, outline, spot_of
from semiramis.games.ishtar.display.svg.symbols import Marks, flowers_sign, icon_sign, pawn
from semiramis.games.ishtar.rules.beds import owns_fountain
from semiramis.games.ishtar.rules.stages import SPECIAL
from semiramis.games.ishtar.rules.state import State

LINE_STRETCH = 1.5
"""Dashes of a seat's line are longer by this factor around beds, where the line is thick."""
FIRST_OF_ROW = tuple(n for n, word in enumerate(CELL_WORDS[:BOARD_CELLS]) if word.endswith("1"))
MIDDLE = LOCAL_CELLS.index((0, 0))


def draw_blooms(state: State, frame: Frame) -> Shape:
    """Return the blooms, which lie on grass; a double one covers two cells."""
    drawn = []
    for seat in range(state.n_seats):
        if state.single_at[seat] != NO_CELL:
            drawn.append(_bloom(state, [state.single_at[seat]], frame, "single"))
        if state.double_at[seat] != NO_CELL:
            cell = state.double_at[seat]
            drawn.append(_bloom(state, [cell, state.around[cell][state.double_way[seat]]], frame, "double"))
    return group(*drawn)


def _bloom(state: State, cells: list[int], frame: Frame, kind: str) -> Shape:
    """Return one bloom with its flowers."""
    spots = [spot_of(state, cell) for cell in cells]
    small = Frame(frame.size * 0.97, frame.x, frame.y) if len(spots) == 1 else frame
    rim: Marks = {"stroke": WHITE, "stroke_width": 1.6, "stroke_dasharray": "4 3", "stroke_linejoin": "round"}
    parts = [shape("path", d=outline(frame, spots), fill=BLOOM, stroke=INK, stroke_width=2.2)]
    for cell, spot in zip(cells, spots, strict=True):
        inner = Frame(small.size * 0.84, *frame.middle(spot))
        parts.append(
            shape("polygon", shape("title", CELL_WORDS[cell]), points=points(*inner.corners((0, 0))), fill=BLOOM, **rim)
        )
        marks: Marks = {"class_": "flowers", "data_cell": CELL_WORDS[cell], "data_flowers": state.plant[cell] - 1}
        x, y = frame.middle(spot)
        parts.append(flowers_sign(state.plant[cell] - 1, x, y, frame.size * 0.9, 0, **marks))
    return group(*parts, class_="bloom", data_kind=kind, data_cells=" ".join(CELL_WORDS[cell] for cell in cells))


def draw_beds(state: State, frame: Frame) -> Shape:
    """Return the owner's line around every controlled bed."""
    return draw_beds_of(state, frame, range(state.n_seats))


def draw_beds_of(state: State, frame: Frame, owners: Collection[int]) -> Shape:
    """Return the line around the beds of some owners."""
    beds: dict[int, list[int]] = {}
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.bed[cell] and state.claim[cell] and _owner(state, cell) in owners:
            beds.setdefault(state.bed[cell], []).append(cell)
    return group(*(_bed(state, cells, frame) for cells in beds.values()), fill="none", stroke_linejoin="round")


def _owner(state: State, cell: int) -> int:
    """Return the seat that controls the bed of a cell."""
    return state.standing[state.claim[cell] - 1] - 1


def _bed(state: State, cells: list[int], frame: Frame) -> Shape:
    """Return the outline of one bed with the line of its owner on it."""
    look = SEATS[_owner(state, cells[0])]
    path = outline(frame, [spot_of(state, cell) for cell in cells])
    dashes = " ".join(f"{float(part) * LINE_STRETCH:g}" for part in look.dashes.split())
    key = shape("path", d=path, stroke=INK if look.letter == "J" else WHITE, stroke_width=6.5)
    line = shape(
        "path", d=path, stroke=look.fill, stroke_width=3.8, stroke_dasharray=dashes or None, stroke_linecap="round"
    )
    names = " ".join(CELL_WORDS[cell] for cell in cells)
    return group(key, line, class_="bed", data_seat=look.letter, data_cells=names)


def draw_standing(state: State, frame: Frame) -> Shape:
    """Return assistants and trees, drawn from back to front."""
    pieces: list[tuple[int, Shape]] = []
    for seat in range(state.n_seats):
        for cell in state.assistant_at[seat]:
            if cell != NO_CELL:
                x, y = frame.middle(spot_of(state, cell))
                marks: Marks = {
                    "class_": "assistant", "data_seat": SEATS[seat].letter, "data_cell": CELL_WORDS[cell],
                }  # fmt: skip
                assistant = pawn(seat, x, y - 0.2 * frame.size, frame.size * 1.12, **marks)
                pieces.append((spot_of(state, cell)[1], assistant))
    for card in range(1, CARDS + 1):
        if state.tree_at[card] != NO_CELL:
            x, y = frame.middle(spot_of(state, state.tree_at[card]))
            name, size = CELL_WORDS[state.tree_at[card]], frame.size * 1.62
            tree = icon_sign(tree_icon(card), x, y - 0.1 * frame.size, size, class_="tree", data_cell=name)
            pieces.append((spot_of(state, state.tree_at[card])[1], tree))
    return group(*(piece for _, piece in sorted(pieces, key=_row)), pointer_events="none")


def _row(piece: tuple[int, Shape]) -> int:
    """Return the row of a piece; pieces in lower rows are in front."""
    return piece[0]


def tree_icon(card: int) -> str:
    """Return the tree icon of a card; every third card has a palm, for variety only."""
    return "palm" if card % 3 == 0 else "tree"


def draw_labels(state: State, frame: Frame) -> Shape:
    """Return the top layer: names of boards and rows, points and owners of fountains, and the symbol usable now."""
    labels: list[Shape] = []
    for board in range(state.n_boards):
        labels += [_row_label(state, board * BOARD_CELLS + local, frame) for local in FIRST_OF_ROW]
        if state.side[board] == NO_SIDE:
            x, y = frame.middle(spot_of(state, board * BOARD_CELLS + MIDDLE))
            labels.append(text(x, y + 10, str(board + 1), size=28, anchor="middle", fill=CLAY, font_weight=700))
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.ground[cell] == FOUNTAIN:
            labels.append(_fountain_label(state, cell, frame))
    if state.stage == SPECIAL:
        x, y = frame.middle(spot_of(state, state.symbol_at))
        ring = shape("circle", cx=x, cy=y, r=frame.size * 0.86, fill="none", stroke=INK, stroke_width=5)
        labels += [ring, shape("circle", cx=x, cy=y, r=frame.size * 0.86, fill="none", stroke=GOLD, stroke_width=3)]
    return group(*labels, pointer_events="none")


def _row_label(state: State, cell: int, frame: Frame) -> Shape:
    """Return board and row as a label for the first cell of a row; the cells after it are counted."""
    x, y = frame.middle(spot_of(state, cell))
    on_sand = state.plant[cell] == 0 and state.ground[cell] != NOWHERE
    fill = "#7A5A30" if on_sand else WHITE if state.plant[cell] else CLAY
    return text(
        x, y - frame.size * 0.56, CELL_WORDS[cell][:2], size=frame.size * 0.42, anchor="middle", fill=fill,
        font_weight=700, paint_order="stroke", stroke=INK if state.plant[cell] else PARCHMENT, stroke_width=1.6,
    )  # fmt: skip


def _fountain_label(state: State, cell: int, frame: Frame) -> Shape:
    """Return the colour and the points of a fountain, and its owner."""
    board, (x, y) = cell // BOARD_CELLS, frame.middle(spot_of(state, cell))
    kind = state.fountain[board]
    if kind == 0:
        return group()
    owners = [seat for seat in range(state.n_seats) if owns_fountain(state, board, seat)]
    step = frame.size * 0.55
    left = x - step * (len(owners) - 1) / 2
    discs = [seal(seat, left + n * step, y + frame.size * 0.78, frame.size * 0.56) for n, seat in enumerate(owners)]
    return group(fountain_number(kind, x, y - 0.06 * frame.size, frame.size * 0.9), *discs)


def fountain_number(kind: int, x: float, y: float, size: float) -> Shape:
    """Return the points of a fountain on the outline of its gem."""
    ink = INK if kind == 1 + WHITE_GEM else WHITE
    points_text = str(FOUNTAIN_POINTS[kind])
    number = text(x, y + size * 0.26, points_text, size=size * 0.74, anchor="middle", fill=ink, font_weight=800)
    return group(gem_plate(kind - 1, x, y, size), number)
