"""The gardens of the text board from above, side by side: slab outlines, and on every field its level and content.

All of it is derived from how the gardens were built, so it is written and never parsed.
"""

from semiramis.core.play.text_board import Line, text_slot
from semiramis.games.babylon.components.names import BOARD_SIDE, BRIDGE, STAIRS, STATUE
from semiramis.games.babylon.rules.state import STANDS_BELVEDERE, State

SYMBOL_CHARS = "·SFBT"
PIECE_CHARS = " ♙≈═▤"
"""The symbol printed on a field, and the piece that stands there, by kind; a bridge to the south is vertical."""
BRIDGE_SOUTH = "║"
BELVEDERE_CHAR = "⌂"
BARE = "."
LEVEL_CHARS = "0123456789abcdefg"
STRIP, MOST = 96, 4
"""Columns for all gardens together, and the most that a field can use."""

NONE, THIN, THICK = range(3)
"""The strength of a line: slabs have thin outlines, boards a thick frame."""
ARMS = (
    *("0000", "1010", "0101", "0110", "0011", "1100", "1001", "1110", "1011", "0111", "1101", "1111"),
    *("0220", "0022", "2200", "2002", "0202", "0212", "1202", "0222", "2202", "2020", "2120", "2021", "2121"),
)
JOINTS = dict(zip(ARMS, " │─┌┐└┘├┤┬┴┼┏┓┗┛━┯┷┳┻┃┠┨╂", strict=True))
"""The character where lines meet, by their strength to the north, east, south and west."""
ACROSS = (" ", "─", "━")
UPRIGHT = (" ", "│", "┃")

Marks = dict[tuple[int, int], str]
"""Characters by the two fields they are between; for one on a field, both are that field."""


def draw_above(state: State) -> list[Line]:
    """All gardens in one strip, with the columns named in the frame and the rows at its left."""
    marks = [piece_marks(state, seat) for seat in range(state.n_seats)]
    lines: list[Line] = [[text_slot(f" {border(state, marks, 0)}", STRIP + 2)]]
    for row in range(BOARD_SIDE):
        lines.append([text_slot(f"{row + 1}{fields(state, marks, row)}", STRIP + 2)])
        lines.append([text_slot(f" {border(state, marks, row + 1)}", STRIP + 2)])
    return lines


def field_width(state: State) -> int:
    """Columns of one field without its outline: as many as fit with all gardens side by side."""
    return min(MOST, STRIP // (BOARD_SIDE * state.n_seats) - 1)


def fields(state: State, marks: list[Marks], row: int) -> str:
    """One row of fields in all gardens."""
    width, text = field_width(state), ""
    for column in range(BOARD_SIDE * state.n_seats):
        seat, hole = column // BOARD_SIDE, row * BOARD_SIDE + column % BOARD_SIDE
        link = marks[seat].get((hole - 1, hole), "") if column % BOARD_SIDE else ""
        text += (link or UPRIGHT[upright(state, column, row)]) + field(state, seat, marks[seat], hole, width)
    return text + UPRIGHT[THICK]


def field(state: State, seat: int, marks: Marks, hole: int, width: int) -> str:
    """Level and piece of a field, or the symbol on it; a bridge that passes over it hides its symbol."""
    level = LEVEL_CHARS[state.top[seat][hole]] if state.roof[seat][hole] else " "
    standing, passing = state.standing[seat][hole], marks.get((hole, hole), "")
    if standing == STANDS_BELVEDERE:
        char = BELVEDERE_CHAR
    elif passing and (standing or state.span[seat][hole]):
        char = passing
        if not standing and passing == PIECE_CHARS[BRIDGE] and level == " ":
            return char * width
    else:
        char = SYMBOL_CHARS[state.symbol[seat][hole]] if state.roof[seat][hole] else BARE
    return f"{level}{char}".center(width)


def border(state: State, marks: list[Marks], line: int) -> str:
    """The line above a row of fields, or below the last one."""
    width, text = field_width(state), ""
    for column in range(BOARD_SIDE * state.n_seats):
        seat, hole = column // BOARD_SIDE, line * BOARD_SIDE + column % BOARD_SIDE
        stroke = list(ACROSS[across(state, column, line)] * width)
        char = "abcdefgh"[column % BOARD_SIDE] if line == 0 else marks[seat].get((hole - BOARD_SIDE, hole))
        if char:
            stroke[(width + 1) // 2] = char  # above the character of the field
        text += joint(state, column, line) + "".join(stroke)
    return text + joint(state, BOARD_SIDE * state.n_seats, line)


def joint(state: State, column: int, line: int) -> str:
    """The character at the north-western corner of a field."""
    arms = (
        upright(state, column, line - 1),
        across(state, column, line),
        upright(state, column, line),
        across(state, column - 1, line),
    )
    return JOINTS["".join(map(str, arms))]


def upright(state: State, column: int, row: int) -> int:
    """The strength of the line to the left of a field: between two boards, two slabs, or none."""
    if not 0 <= row < BOARD_SIDE:
        return NONE
    if column % BOARD_SIDE == 0:
        return THICK
    return THIN if roof(state, column - 1, row) != roof(state, column, row) else NONE


def across(state: State, column: int, line: int) -> int:
    """The strength of the line above a field."""
    if not 0 <= column < BOARD_SIDE * state.n_seats:
        return NONE
    if line % BOARD_SIDE == 0:
        return THICK
    return THIN if roof(state, column, line - 1) != roof(state, column, line) else NONE


def roof(state: State, column: int, row: int) -> int:
    """Which slab shows at a field of the strip; 0 is the bare board."""
    return state.roof[column // BOARD_SIDE][row * BOARD_SIDE + column % BOARD_SIDE]


def piece_marks(state: State, seat: int) -> Marks:
    """The characters of a garden's pieces on their fields, and between two fields that are both in sight."""
    marks: Marks = {}
    for piece in range(state.n_pieces[seat]):
        kind, hole, other = (part[seat][piece] for part in (state.piece_kind, state.piece_hole, state.piece_other))
        eastward = other - hole < BOARD_SIDE
        char = BRIDGE_SOUTH if kind == BRIDGE and not eastward else PIECE_CHARS[kind]
        marks[hole, hole] = marks[other, other] = char
        if kind == STATUE or state.mate[seat][hole] != other:
            continue
        if kind == BRIDGE:
            gap = (hole + other) // 2
            marks.setdefault((gap, gap), char)
            marks[hole, gap] = marks[gap, other] = char
        elif kind == STAIRS:
            marks[hole, other] = arrow(eastward, state.top[seat][other] > state.top[seat][hole])
        else:
            marks[hole, other] = char
    return marks


def arrow(eastward: bool, forward: bool) -> str:
    """Which way a staircase leads up."""
    if eastward:
        return "→" if forward else "←"
    return "↓" if forward else "↑"
