"""The desert of the text board as a map of hexagons, seen from above.

The cell (q, r) is in row r, three columns wide; half a cell to the right is two columns. Every board has the letters of
its rows along its left edge and its number at its fountain, so that any cell can be found by its name. The whole map
follows from the pieces that were put down: it is written from them, and compared with them when it is parsed.
"""

from semiramis.core.model.domain import SEAT
from semiramis.core.play.text_board import BLANK, bad
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    CELL_WORDS,
    FOUNTAIN,
    GEM_LETTERS,
    LATTICE,
    LOCAL_CELLS,
    NO_CELL,
    NOWHERE,
)
from semiramis.games.ishtar.rules.state import ON_DOUBLE, ON_SINGLE, ON_TREE, State

LETTERS = tuple(word[0].upper() for word in SEAT.words)
HALF = 2
"""Columns of half a cell."""
SAND_SIGN, TABLET_SIGN, FOUNTAIN_SIGN, GRASS_SIGN, TREE_SIGN = "·", "▤", "≈", '"', "♣"
ASSISTANT_SIGN, SINGLE_SIGN, DOUBLE_SIGN = "♙", "*", "°"
GEM_SIGNS = tuple(GEM_LETTERS)
GROUND_SIGNS = (" ", SAND_SIGN, *GEM_SIGNS, TABLET_SIGN)
MIDDLE = LOCAL_CELLS.index((0, 0))


def draw_map(state: State) -> list[str]:
    """The map, row by row from the top."""
    cells = range(state.n_boards * BOARD_CELLS)
    places = [place_of(state, cell) for cell in cells]
    left, top = (min(numbers) for numbers in zip(*places, strict=True))
    rows: list[dict[int, str]] = [{} for _ in range(map_height(state))]
    for cell, (column, row) in zip(cells, places, strict=True):
        for at, sign in enumerate(edge_sign(cell) + cell_sign(state, cell), column - left):
            rows[row - top][at] = sign
    return ["".join(row.get(at, " ") for at in range(max(row, default=-1) + 1)).rstrip() for row in rows]


def map_height(state: State) -> int:
    """The number of rows of the map, which follows from where the boards lie."""
    rows = [place_of(state, cell)[1] for cell in range(state.n_boards * BOARD_CELLS)]
    return max(rows) - min(rows) + 1 if rows else 0


def place_of(state: State, cell: int) -> tuple[int, int]:
    """Column and row of a cell, counted from the middle of the lattice."""
    board, (q, r) = cell // BOARD_CELLS, LOCAL_CELLS[cell % BOARD_CELLS]
    for steps, (along_q, along_r) in zip((state.board_a[board], state.board_b[board]), LATTICE, strict=True):
        q, r = q + steps * along_q, r + steps * along_r
    return HALF * (2 * q + r), r


def edge_sign(cell: int) -> str:
    """The letter of a row, before its first cell."""
    name = CELL_WORDS[cell]
    return name[1] if name.endswith("1") else " "


def cell_sign(state: State, cell: int) -> str:
    """What a cell shows, in three columns."""
    if state.plant[cell] == 0:
        return ground_sign(state, cell)
    standing = state.standing[cell]
    if standing == ON_TREE:
        return TREE_SIGN.center(3)
    if state.plant[cell] == 1:
        return GRASS_SIGN.center(3)
    return f"{piece_sign(standing)}{state.plant[cell] - 1}{owner_sign(state, cell)}"


def ground_sign(state: State, cell: int) -> str:
    """Bare ground; a fountain shows its board and colour, the middle of a board still to be drawn its number."""
    board, ground = cell // BOARD_CELLS, state.ground[cell]
    name = CELL_WORDS[cell][0]
    if ground == FOUNTAIN:
        return FOUNTAIN_SIGN + name + (" ", *GEM_SIGNS)[state.fountain[board]]
    if ground == NOWHERE and cell % BOARD_CELLS == MIDDLE:
        return name.center(3)
    return GROUND_SIGNS[ground].center(3)


def piece_sign(standing: int) -> str:
    """An assistant or a bloom on a flower cell."""
    if standing == ON_SINGLE:
        return SINGLE_SIGN
    if standing >= ON_DOUBLE:
        return DOUBLE_SIGN
    return ASSISTANT_SIGN if standing > 0 else " "


def owner_sign(state: State, cell: int) -> str:
    """The letter of the player whose assistant controls the bed."""
    claim = state.claim[cell]
    owner = state.standing[claim - 1] if 0 < claim <= NO_CELL else 0
    return LETTERS[owner - 1] if 0 < owner <= len(LETTERS) else " "


def check_row(number: int, text: str, expected: str) -> None:
    """Raise Malformed where a row of the map contradicts the position; a blank row is accepted."""
    if not text.strip() or text.rstrip() == expected.rstrip():
        return
    width = max(len(text), len(expected))
    found, right = text.ljust(width), expected.ljust(width)
    at = next(at for at in range(width) if found[at] != right[at])
    raise bad(number, word_at(found, at), word_at(right, at) or BLANK)


def word_at(text: str, at: int) -> str:
    """The word of a text that reaches over a column."""
    if text[at] == " ":
        return ""
    return text[text.rfind(" ", 0, at) + 1 : at] + text[at:].partition(" ")[0]
