"""The gardens of the text board from above, side by side: slabs in outline, on every field its level and what is there.

All of it follows from how the gardens were built, so it is drawn and never read.
"""

from semiramis.core.play.text_board import Line, told
from semiramis.games.babylon.components.names import BOARD_SIDE, BRIDGE, STAIRS, STATUE
from semiramis.games.babylon.rules.state import STANDS_BELVEDERE, State

SYMBOLS = "·SFBT"
SIGNS = " ♙≈═▤"
"""What is printed on a field, and the piece that stands there, by kind; a bridge to the south is drawn upright."""
BRIDGE_SOUTH = "║"
BELVEDERE_SIGN = "⌂"
BARE = "."
LEVEL_SIGNS = "0123456789abcdefg"
STRIP, MOST = 96, 4
"""Columns for all gardens together, and the most that a field can use."""

NONE, THIN, THICK = range(3)
"""How strong a line is: slabs have thin outlines, boards a thick frame."""
ARMS = (
    *("0000", "1010", "0101", "0110", "0011", "1100", "1001", "1110", "1011", "0111", "1101", "1111"),
    *("0220", "0022", "2200", "2002", "0202", "0212", "1202", "0222", "2202", "2020", "2120", "2021", "2121"),
)
JOINTS = dict(zip(ARMS, " │─┌┐└┘├┤┬┴┼┏┓┗┛━┯┷┳┻┃┠┨╂", strict=True))
"""The sign where lines meet, by their strength to the north, east, south and west."""
ACROSS = (" ", "─", "━")
UPRIGHT = (" ", "│", "┃")

Marks = dict[tuple[int, int], str]
"""Signs by the two fields they are between; for a sign on a field, both are that field."""


def draw_above(state: State) -> list[Line]:
    """All gardens in one strip, with the columns named in the frame and the rows at its left."""
    marks = [piece_marks(state, seat) for seat in range(state.n_seats)]
    lines: list[Line] = [[told(f" {border(state, marks, 0)}", STRIP + 2)]]
    for row in range(BOARD_SIDE):
        lines.append([told(f"{row + 1}{fields(state, marks, row)}", STRIP + 2)])
        lines.append([told(f" {border(state, marks, row + 1)}", STRIP + 2)])
    return lines


def field_width(state: State) -> int:
    """Columns of one field without its outline: as many as the gardens side by side leave."""
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
    level = LEVEL_SIGNS[state.top[seat][hole]] if state.roof[seat][hole] else " "
    standing, passing = state.standing[seat][hole], marks.get((hole, hole), "")
    if standing == STANDS_BELVEDERE:
        sign = BELVEDERE_SIGN
    elif passing and (standing or state.span[seat][hole]):
        sign = passing
        if not standing and passing == SIGNS[BRIDGE] and level == " ":
            return sign * width
    else:
        sign = SYMBOLS[state.symbol[seat][hole]] if state.roof[seat][hole] else BARE
    return f"{level}{sign}".center(width)


def border(state: State, marks: list[Marks], line: int) -> str:
    """The line above a row of fields, or below the last one."""
    width, text = field_width(state), ""
    for column in range(BOARD_SIDE * state.n_seats):
        seat, hole = column // BOARD_SIDE, line * BOARD_SIDE + column % BOARD_SIDE
        stroke = list(ACROSS[across(state, column, line)] * width)
        sign = "abcdefgh"[column % BOARD_SIDE] if line == 0 else marks[seat].get((hole - BOARD_SIDE, hole))
        if sign:
            stroke[(width + 1) // 2] = sign  # over the sign of the field
        text += joint(state, column, line) + "".join(stroke)
    return text + joint(state, BOARD_SIDE * state.n_seats, line)


def joint(state: State, column: int, line: int) -> str:
    """The sign at the north-western corner of a field."""
    arms = (
        upright(state, column, line - 1),
        across(state, column, line),
        upright(state, column, line),
        across(state, column - 1, line),
    )
    return JOINTS["".join(map(str, arms))]


def upright(state: State, column: int, row: int) -> int:
    """How strong the line to the left of a field is: between two boards, two slabs, or none."""
    if not 0 <= row < BOARD_SIDE:
        return NONE
    if column % BOARD_SIDE == 0:
        return THICK
    return THIN if roof(state, column - 1, row) != roof(state, column, row) else NONE


def across(state: State, column: int, line: int) -> int:
    """How strong the line above a field is."""
    if not 0 <= column < BOARD_SIDE * state.n_seats:
        return NONE
    if line % BOARD_SIDE == 0:
        return THICK
    return THIN if roof(state, column, line - 1) != roof(state, column, line) else NONE


def roof(state: State, column: int, row: int) -> int:
    """Which slab shows at a field of the strip; 0 is the bare board."""
    return state.roof[column // BOARD_SIDE][row * BOARD_SIDE + column % BOARD_SIDE]


def piece_marks(state: State, seat: int) -> Marks:
    """The signs of a garden's pieces on their fields, and between two fields that both still show."""
    marks: Marks = {}
    for piece in range(state.n_pieces[seat]):
        kind, hole, other = (part[seat][piece] for part in (state.piece_kind, state.piece_hole, state.piece_other))
        eastward = other - hole < BOARD_SIDE
        sign = BRIDGE_SOUTH if kind == BRIDGE and not eastward else SIGNS[kind]
        marks[hole, hole] = marks[other, other] = sign
        if kind == STATUE or state.mate[seat][hole] != other:
            continue
        if kind == BRIDGE:
            gap = (hole + other) // 2
            marks.setdefault((gap, gap), sign)
            marks[hole, gap] = marks[gap, other] = sign
        elif kind == STAIRS:
            marks[hole, other] = arrow(eastward, state.top[seat][other] > state.top[seat][hole])
        else:
            marks[hole, other] = sign
    return marks


def arrow(eastward: bool, forward: bool) -> str:
    """Which way a staircase leads up."""
    if eastward:
        return "→" if forward else "←"
    return "↓" if forward else "↑"
