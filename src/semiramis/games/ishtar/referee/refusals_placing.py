"""Why a tile may not be placed somewhere, found on the map by walking through gardens and beds."""

from collections.abc import Iterator

from semiramis.core.model.message import Refusal, refuser, word_of
from semiramis.core.model.rule import enforces
from semiramis.games.ishtar.components.names import (
    BENT,
    BOARD_CELLS,
    FOUNTAIN,
    MOST_SEATS,
    N_TURNS,
    N_WAYS,
    OUTSIDE,
    SAND,
    STRAIGHT,
    WHITE_ROCK,
)
from semiramis.games.ishtar.components.tables import TILE_FLOWERS, TILE_SHAPE, TILE_TURNS
from semiramis.games.ishtar.rules.state import CELL, State

refuse = refuser("ishtar")


def refuse_placing(state: State, index: int) -> Refusal | None:
    """Why the tile in hand may not be placed; `index` counts the arguments of `place`."""
    return _reason(state, state.hand, index // N_TURNS, index % N_TURNS)


def list_reasons_against(state: State, tile: int) -> Iterator[Refusal | None]:
    """The reason against each placing of a tile, None for those that are allowed."""
    for cell in range(state.n_boards * BOARD_CELLS):
        for turn in range(N_TURNS):
            yield _reason(state, tile, cell, turn)


def _covered(state: State, tile: int, cell: int, turn: int) -> list[int]:
    """The cells a tile would cover: two steps from the first one, the second straight on, to the left, or back."""
    straight, left = -turn % N_WAYS, (1 - turn) % N_WAYS
    middle = state.around[cell][straight]
    if TILE_SHAPE[tile] == STRAIGHT:
        return [cell, middle, state.around[middle][straight]]
    return [cell, middle, state.around[middle if TILE_SHAPE[tile] == BENT else cell][left]]


@enforces("ISH-4.1", "ISH-4.2", "ISH-4.3", "ISH-4.4", "ISH-4.6", "ISH-AMB-05")
def _reason(state: State, tile: int, cell: int, turn: int) -> Refusal | None:
    """Why a tile may not be placed with its first cell here and this turn; None where it may."""
    cells = _covered(state, tile, cell, turn)
    if OUTSIDE in cells or cell // BOARD_CELLS >= state.n_boards:
        return refuse("ISH-4.1", "outside")
    for other in cells:
        if state.plant[other] or not SAND <= state.ground[other] <= WHITE_ROCK:
            return refuse("ISH-4.1", "ground", other=word_of(CELL, other))
    if state.seams and len({other // BOARD_CELLS for other in cells}) > 1:
        return refuse("ISH-AMB-05", "seam")
    fountains = {f for other in cells for f in _fountains_beside(state, other)}
    if len(fountains) != 1:
        return refuse("ISH-4.4", "two-fountains") if fountains else refuse("ISH-4.3", "dry")
    if turn >= TILE_TURNS[tile]:
        return refuse("ISH-4.2", "same-turn")
    flowers = {other for other, n in zip(cells, TILE_FLOWERS[tile], strict=True) if n}
    if any(assistants_in_bed(state, start, flowers) > 1 for start in flowers):
        return refuse("ISH-4.6", "two-assistants")
    return None


def _fountains_beside(state: State, cell: int) -> set[int]:
    """The fountains that a cell touches, or whose gardens it touches."""
    near = state.around[cell]
    beside = {other // BOARD_CELLS + 1 for other in near if state.ground[other] == FOUNTAIN}
    return beside | {state.spring[other] for other in near if state.plant[other]}


def assistants_in_bed(state: State, start: int, new_flowers: set[int]) -> int:
    """The number of assistants in the bed of a cell if these cells had flowers too."""
    found, seen = 0, {start}
    walk = [start]
    for cell in walk:  # grows during the walk
        found += 1 <= state.standing[cell] <= MOST_SEATS
        for near in state.around[cell]:
            if near not in seen and (near in new_flowers or state.plant[near] > 1):
                seen.add(near)
                walk.append(near)
    return found
