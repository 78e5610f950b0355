"""The garden on the text board: squares, tiles, canals and water."""

from semiramis.core.play.text_board import Line, choice_slot, printed, text_slot
from semiramis.games.amyitis.components.names import COLUMN_DIGITS, CORNERS_IN_ROW, GARDEN_SIDE, ROW_LETTERS, TILE_WORDS
from semiramis.games.amyitis.components.tables import (
    CANAL_SIZE,
    LAST_TILES,
    SQUARE_FLOOR,
    SQUARE_UNUSED,
    TILE_CAMELS,
    TILE_COURTS,
    TILE_GARDENERS,
    TILE_GOODS,
    TILE_PRESTIGE,
    TILE_TALENTS,
)
from semiramis.games.amyitis.display.text.layout import GARDEN, LETTERS, cube, owners
from semiramis.games.amyitis.rules.canals import is_full
from semiramis.games.amyitis.rules.round_end import tiles_left
from semiramis.games.amyitis.rules.state import CANAL, State

CELL = 13
"""Width of a square."""


def garden_lines(state: State) -> list[Line]:
    """The garden, with the river below row a and left of column 1, and canals between the squares."""
    end = f" → {LAST_TILES[state.n_seats]} "
    title: Line = ["── GARDEN  tiles ", text_slot(tiles_left(state), 2, right=True), end.ljust(GARDEN - 21, "─"), "  "]
    border: Line = ["   ┌"]
    for column in range(GARDEN_SIDE):
        joint = (
            "┐" if column == GARDEN_SIDE - 1 else "╥" if state.wet[CORNERS_IN_ROW * GARDEN_SIDE + column + 1] else "┬"
        )
        border += ["─" * CELL, text_slot(joint, 1)]
    lines: list[Line] = [title, [*border, "  "]]
    for row in reversed(range(GARDEN_SIDE)):
        lines += square_lines(state, row)
        if row:
            lines.append(canal_line(state, row))
    columns = "".join(f"{column:^{CELL + 1}}" for column in COLUMN_DIGITS)
    return [
        *lines,
        [("   " + "≈" * (GARDEN_SIDE * CELL + GARDEN_SIDE + 1)).ljust(GARDEN)],
        [f"   {columns}".ljust(GARDEN)],
    ]


def square_lines(state: State, row: int) -> list[Line]:
    """One row of squares and the canals between them: floor, owner and tile above, the tile's gains below."""
    upper: Line = [f" {ROW_LETTERS[row]} ≈"]
    lower: Line = ["   ≈"]
    for column in range(GARDEN_SIDE):
        square = GARDEN_SIDE * row + column
        upper += plot_line(state, square)
        can_plant = state.tile[square] > 0 and state.watered[square] > 0
        lower += [" ", printed(tile_text(state, square), CELL - 3), text_slot("≈" * can_plant, 1), " "]
        if column < GARDEN_SIDE - 1:
            canal = CANAL.index(f"{ROW_LETTERS[row]}{column + 1}-{ROW_LETTERS[row]}{column + 2}")
            bank = "║" if is_full(state, canal) else "┊"
            upper.append(cube(state, "canal", canal, 0))
            lower.append(cube(state, "canal", canal, 1) if CANAL_SIZE[canal] == 2 else text_slot(bank, 1))
    return [[*upper, "│  "], [*lower, "│  "]]


def plot_line(state: State, square: int) -> Line:
    """The floor of a square, its owner, and its tile."""
    return [
        f" {'▲' * SQUARE_FLOOR[square]:<4} ",
        choice_slot(state, "planted", square, texts=(" ", *LETTERS[1:]), width=1, choices=owners(state)),
        " ",
        choice_slot(state, "tile", square, texts=("", *TILE_WORDS[1:]), width=4),
        " ",
    ]


def tile_text(state: State, square: int) -> str:
    """Prestige and bonus of the tile on a square; leaves where it is planted, a star where it gets no tile."""
    tile = state.tile[square]
    if tile == 0:
        empty = "*" if state.n_seats == 2 and SQUARE_UNUSED[square] else ""
        return "♣ " * (CELL // 2 - 1) if state.planted[square] else empty
    kinds = (TILE_TALENTS, TILE_CAMELS, TILE_GOODS, TILE_GARDENERS, TILE_COURTS)
    amounts = zip((kind[tile] for kind in kinds), ("tal", "cam", "good", "gard", "court"), strict=True)
    bonus = "+".join(f"{amount if amount > 1 else ''}{word}" for amount, word in amounts if amount)
    return f"{TILE_PRESTIGE[tile]} {bonus}"


def canal_line(state: State, row: int) -> Line:
    """The canals between a row of squares and the row below it, with the corners where they meet."""
    line: Line = ["   ≈"]
    for column in range(GARDEN_SIDE):
        canal = CANAL.index(f"{ROW_LETTERS[row - 1]}{column + 1}-{ROW_LETTERS[row]}{column + 1}")
        bank = text_slot(("═" if is_full(state, canal) else "┄") * (CELL // 2 - 1), CELL // 2 - 1)
        cubes: Line = [cube(state, "canal", canal, segment) for segment in range(CANAL_SIZE[canal])]
        line += [bank, *([cubes[0], " ", cubes[1]] if len(cubes) == 2 else [" ", cubes[0], " "]), bank]
        wet = state.wet[CORNERS_IN_ROW * row + column + 1] > 0
        line.append(text_slot(("╢" if wet else "┤") if column == GARDEN_SIDE - 1 else ("╬" if wet else "┼"), 1))
    return [*line, "  "]
