"""What may be printed where the edition of Ishtar is a reconstruction, as far as anybody knows."""

from semiramis.core.editions.ranges import Cells, Drawing, Numbers, Ranges
from semiramis.games.ishtar.components.read_cards import CELLS, CELLS_OF_TILE
from semiramis.games.ishtar.components.read_desert import GROUND_LETTERS, ROW_SIZES

RANGES: Ranges = {
    "gems.purple": Numbers(54, 74),
    "gems.red": Numbers(26, 44),
    "gems.white": Numbers(12, 26),
    "board.*.rows": Drawing(GROUND_LETTERS, ROW_SIZES),
    "tile.*.cells": Cells(tuple(CELLS), CELLS_OF_TILE),
    "card.*.cost.*": Numbers(0, 5),
    "card.*.points": Numbers(1, 17),
}
"""Not listed: how boards are laid, which players choose, and the kinds of blooms, which the rules fix."""

FIRST: tuple[str, ...] = (
    "card.c13.points",
    "card.c08.points",
    "card.c19.points",
    "card.c24.cost.purple",
    "tile.vs1.cells",
)
"""The places that change the game most, by the survey in bench/survey; a guided page asks for them first."""
