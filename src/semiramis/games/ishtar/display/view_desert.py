"""The view of the desert: every cell with its coordinates, the tiles, and the beds."""

from typing import TypedDict

from semiramis.core.model.domain import SEAT
from semiramis.games.ishtar.components.names import BOARD_CELLS, GROUND_WORDS, NO_CELL, TILES
from semiramis.games.ishtar.display.svg.hexes import spot_of
from semiramis.games.ishtar.rules.placing import tile_cells
from semiramis.games.ishtar.rules.state import BOARD, CELL, CROSSING, ON, TILE, State


class Map(TypedDict):
    """The desert; all lists have one entry per cell.

    `q` and `r` are axial coordinates: `q` grows to the east, `r` to the south-east. `plant` is 0 for bare ground, 1 for
    grass, and the number of flowers plus one for a flower cell. `water` is the board whose fountain a tile laid here
    would belong to, `garden` the board whose garden grows here; 0 is none.
    """

    cell: list[str]
    q: list[int]
    r: list[int]
    ground: list[str]
    plant: list[int]
    standing: list[str]
    water: list[int]
    garden: list[int]


class Laid(TypedDict):
    """A tile in the desert with its cells, in printed order."""

    tile: str
    cells: list[str]


class Bed(TypedDict):
    """A bed: its cells, flowers, fountain and owner."""

    cells: list[str]
    flowers: int
    fountain: str
    owner: str


def show_map(state: State) -> Map:
    """Return every cell of the boards on the table."""
    cells = range(state.n_boards * BOARD_CELLS)
    spots = [spot_of(state, cell) for cell in cells]
    return {
        "cell": [CELL.words[cell] for cell in cells],
        "q": [q for q, _ in spots],
        "r": [r for _, r in spots],
        "ground": [GROUND_WORDS[state.ground[cell]] for cell in cells],
        "plant": [state.plant[cell] for cell in cells],
        "standing": [ON.words[state.standing[cell]] for cell in cells],
        "water": [state.water[cell] if state.water[cell] < CROSSING else 0 for cell in cells],
        "garden": [state.spring[cell] for cell in cells],
    }


def show_laid(state: State) -> list[Laid]:
    """Return every tile in the desert."""
    return [
        {"tile": TILE.words[tile], "cells": [CELL.words[cell] for cell in tile_cells(state, tile)]}
        for tile in range(1, TILES + 1)
        if state.tile_at[tile] != NO_CELL
    ]


def show_beds(state: State) -> list[Bed]:
    """Return every bed with its owner, in the order of their lowest cells."""
    cells: dict[int, list[int]] = {}
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.bed[cell]:
            cells.setdefault(state.bed[cell], []).append(cell)
    return [
        {
            "cells": [CELL.words[cell] for cell in bed],
            "flowers": sum(state.plant[cell] - 1 for cell in bed),
            "fountain": BOARD.words[state.spring[bed[0]] - 1],
            "owner": SEAT.words[state.standing[state.claim[bed[0]] - 1] - 1] if state.claim[bed[0]] else "none",
        }
        for bed in cells.values()
    ]
