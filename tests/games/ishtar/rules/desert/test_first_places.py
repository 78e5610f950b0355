"""The number of places for the first tile on every side of a single board."""

import pytest

from semiramis.core.game import Game
from semiramis.games.ishtar.components.tables import TILE_SHAPE
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.actions import PLACE_AT
from semiramis.games.ishtar.rules.placing import last_cell, middle_cell
from semiramis.games.ishtar.rules.state import SIDE, TILE, State
from tests.games.ishtar.support import BLANK, blank, clause, holding, legal, new_game, place

FIRST_PLACES = {
    "1a": (27, 46, 14), "1b": (19, 36, 14), "2a": (18, 44, 15), "2b": (20, 35, 12),
    "3a": (24, 50, 15), "3b": (18, 44, 18), "4a": (20, 42, 16), "4b": (20, 34, 12),
    "5a": (26, 48, 16), "5b": (15, 34, 10), "6a": (24, 52, 15), "6b": (20, 46, 18),
}  # fmt: skip
WAYS_TO_LIE = {"i05": 2, "v05": 1, "t05": 3}
"""A tile of each shape that looks different in every turn, and in how many ways it lies on the same cells."""


def lone_board(side: str, rotation: int = 0) -> State:
    """A desert of one printed board without any tile."""
    state = new_game()
    state.n_boards, state.side[0], state.rotation[0] = 1, SIDE.index(side), rotation
    GAME.rules.derive(state)
    return state


def places(game: Game, state: State, tile: str) -> list[frozenset[int]]:
    """The cells that a tile covers, for each of its legal moves."""
    found = []
    for code in game.legal_codes(holding(state, tile)):
        cell, turn = divmod(code - PLACE_AT, 6)
        middle = middle_cell(state, cell, turn)
        found.append(frozenset({cell, middle, last_cell(state, TILE_SHAPE[TILE.index(tile)], cell, middle, turn)}))
    return found


def numbers(game: Game, state: State) -> tuple[int, ...]:
    """The number of distinct places for a straight, a bent and a triangular tile."""
    for tile, ways in WAYS_TO_LIE.items():
        moves = places(game, state, tile)
        assert {moves.count(cells) for cells in moves} == {ways}, f"{tile} lies in {ways} ways everywhere"
    return tuple(len(set(places(game, state, tile))) for tile in WAYS_TO_LIE)


@pytest.mark.clause("ISH-4.1", "ISH-4.2", "ISH-4.3", "allowed")
@pytest.mark.parametrize("side", FIRST_PLACES)
def test_the_places_for_a_first_tile_are_known_for_every_side(side: str) -> None:
    assert numbers(GAME, lone_board(side)) == FIRST_PLACES[side]


@pytest.mark.clause("ISH-4.2", "ISH-4.3", "allowed")
def test_ex_03_a_board_of_sand_has_30_60_and_18_places() -> None:
    assert numbers(BLANK, blank()) == (30, 60, 18)


@pytest.mark.parametrize("side", ["1b", "4a", "6a"])
def test_a_turned_board_has_as_many_places(side: str) -> None:
    for rotation in range(1, 6):
        assert numbers(GAME, lone_board(side, rotation)) == FIRST_PLACES[side]


@pytest.mark.clause("ISH-4.2", "allowed")
def test_a_straight_tile_that_looks_the_same_both_ways_has_one_way_to_lie() -> None:
    moves = places(BLANK, blank(), "i02")
    assert len(moves) == len(set(moves)) == 30


@pytest.mark.clause("ISH-4.2", "refused")
def test_the_second_way_of_a_symmetric_straight_tile_is_refused() -> None:
    state = holding(blank(), "i02")
    assert place(state, "i02", (1, 0), (2, 0), (3, 0)) in legal(state)
    assert clause(state, place(state, "i02", (3, 0), (2, 0), (1, 0))) == "ISH-4.2"


@pytest.mark.clause("ISH-4.2", "refused")
def test_a_bent_tile_is_never_turned_over() -> None:
    state = holding(blank(), "v05")
    there = [(3, -1), (2, 0), (1, 0)]
    with pytest.raises(AssertionError, match="does not have that shape"):
        place(state, "v05", *there)
    assert place(state, "v05", *reversed(there)) in legal(state)
