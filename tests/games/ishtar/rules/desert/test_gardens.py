"""Cells, gardens and fountains: what is adjacent, and who owns the water (ISH-9, ISH-AMB-10, ISH-AMB-11)."""

import pytest

from semiramis.games.ishtar.components.names import NO_CELL
from semiramis.games.ishtar.components.tables import FOUNTAIN_POINTS
from semiramis.games.ishtar.rules.state import CELL, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    SAFFRON,
    Spot,
    blank,
    cell,
    clause,
    holding,
    lay,
    place,
    play,
    points,
    stand,
)


def near(state: State, word: str) -> set[str]:
    """The cells around a cell, without those outside."""
    return {CELL.words[other] for other in state.around[CELL.index(word)] if other != NO_CELL}


def springs(state: State, *spots: Spot) -> list[int]:
    """The number of the fountain that waters each of these cells."""
    return [state.spring[CELL.index(cell(spot))] for spot in spots]


def beds(state: State, *spots: Spot) -> list[int]:
    """The name of the bed of each of these cells."""
    return [state.bed[CELL.index(cell(spot))] for spot in spots]


def shared_fountain(fifth_cell: bool, seats: int = 2) -> State:
    """EX-26 at one fountain: Jasmine has beds of 2 or 3 and of 2 cells in two gardens, Rose a bed of 4."""
    state = blank(seats=seats)
    lay(state, "i06", (1, 0), (2, 0), (3, 0))
    if fifth_cell:
        lay(state, "i11", (2, 1), (1, 2), (0, 3))
    lay(state, "i12", (-1, 0), (-2, 0), (-3, 0))
    lay(state, "v06", (0, -1), (0, -2), (-1, -2))
    lay(state, "t12", (1, -3), (1, -2), (2, -3))
    stand(state, JASMINE, (2, 0))
    stand(state, JASMINE, (-2, 0))
    stand(state, ROSE, (0, -2))
    return state


@pytest.mark.clause("ISH-9.1", "allowed")
def test_cells_that_share_an_edge_are_adjacent_across_seams_too() -> None:
    state = blank(boards=2)
    assert near(state, "1d4") == {"1d5", "1c4", "1c3", "1d3", "1e3", "1e4"}
    across = {"1d7": {"2a1", "2b1"}, "1e6": {"2b1", "2c1"}, "1f5": {"2c1", "2d1"}, "1g4": {"2d1"}}
    for word, others in across.items():
        assert {other for other in near(state, word) if other[0] == "2"} == others
        assert all(word in near(state, other) for other in others)


@pytest.mark.clause("ISH-9.1", "refused")
def test_cells_without_a_common_edge_are_not_adjacent() -> None:
    state = blank(boards=2)
    assert "1d6" not in near(state, "1d4")
    assert near(state, "1a1") == {"1a2", "1b1", "1b2"}  # a corner of the desert
    assert not {"2a2", "2c1"} & near(state, "1d7")
    alone = blank()
    assert near(alone, "1d7") == {"1d6", "1c6", "1e6"}


@pytest.mark.clause("ISH-9.1", "refused")
def test_a_corner_is_no_contact_with_water() -> None:
    held = holding(blank(), "v05")
    assert clause(held, place(held, "v05", (1, 1), (2, 1), (3, 0))) == "ISH-4.3"  # a point away from the fountain


@pytest.mark.clause("ISH-9.3", "allowed")
def test_a_grass_cell_at_the_fountain_waters_the_whole_garden() -> None:
    state = blank()
    lay(state, "i05", (3, 0), (2, 0), (1, 0))  # flowers far away, grass at the fountain
    assert springs(state, (1, 0), (2, 0), (3, 0)) == [1, 1, 1]
    held = holding(state, "i08")
    after = play(held, place(held, "i08", (2, 1), (1, 2), (0, 3)))  # touches the grass on (2, 0) and the flowers
    assert springs(after, (2, 1), (1, 2), (0, 3)) == [1, 1, 1]


@pytest.mark.clause("ISH-9.3", "refused")
def test_a_garden_never_has_two_fountains_or_none() -> None:
    state = blank(boards=2)
    lay(state, "i05", (3, 0), (2, 0), (1, 0))
    held = holding(state, "i08")
    assert clause(held, place(held, "i08", (3, 1), (3, 2), (3, 3))) == "ISH-4.4"  # beside 1d7, at fountain 2
    assert clause(held, place(held, "i08", (-1, -2), (0, -2), (1, -2))) == "ISH-4.3"


@pytest.mark.clause("ISH-9.4", "allowed")
def test_a_fountain_has_several_gardens_and_a_garden_beds_of_several_players() -> None:
    state = shared_fountain(fifth_cell=False)
    assert springs(state, (2, 0), (-2, 0), (0, -2)) == [1, 1, 1]
    assert not set(near(state, cell((1, 0)))) & {cell(s) for s in ((-1, 0), (0, -1), (0, -2))}
    lay(state, "i05", (0, 1), (0, 2), (0, 3))  # beside the grass on (1, 0), so in one garden with Jasmine's bed
    stand(state, ROSE, (0, 1))
    assert cell((0, 1)) in near(state, cell((1, 0)))
    assert state.cells_at[0][:2] == [4, 5]


@pytest.mark.clause("ISH-9.4", "refused")
def test_beds_of_two_players_in_one_garden_never_become_one() -> None:
    state = shared_fountain(fifth_cell=False)
    lay(state, "i05", (0, 1), (0, 2), (0, 3))
    stand(state, ROSE, (0, 1))
    held = holding(state, "t01")
    assert clause(held, place(held, "t01", (2, 1), (1, 1), (1, 2))) == "ISH-4.6"


@pytest.mark.clause("ISH-9.5", "allowed")
def test_the_assistant_controls_every_cell_of_its_bed() -> None:
    state = shared_fountain(fifth_cell=True)
    watch = CELL.index(cell((2, 0))) + 1
    assert {state.claim[CELL.index(cell(spot))] for spot in ((2, 0), (3, 0), (2, 1))} == {watch}
    assert points(state, "flowers") == (1 + 2 + 1) + (1 + 1)


@pytest.mark.clause("ISH-9.5", "ISH-9.7", "refused")
def test_without_assistants_nobody_has_beds_or_fountains() -> None:
    state = blank()
    lay(state, "i06", (1, 0), (2, 0), (3, 0))
    lay(state, "t12", (0, -1), (0, -2), (-1, -1))
    assert state.cells_at[0] == [0, 0, 0, 0]
    for seat in (JASMINE, ROSE):
        assert points(state, "flowers", seat) == points(state, "fountains", seat) == 0


@pytest.mark.clause("ISH-9.6", "ISH-AMB-11", "allowed")
def test_ex_26_five_cells_in_two_gardens_beat_four_in_one() -> None:
    state = shared_fountain(fifth_cell=True)
    worth = FOUNTAIN_POINTS[state.fountain[0]]
    assert worth in (4, 6, 8)
    assert state.cells_at[0][:2] == [3 + 2, 4]
    assert (points(state, "fountains"), points(state, "fountains", ROSE)) == (worth, 0)


@pytest.mark.clause("ISH-9.6", "allowed")
def test_ex_26_a_fountain_that_is_tied_scores_in_full_for_both() -> None:
    state = shared_fountain(fifth_cell=False, seats=3)
    worth = FOUNTAIN_POINTS[state.fountain[0]]
    assert state.cells_at[0][:3] == [2 + 2, 4, 0]
    assert [points(state, "fountains", seat) for seat in (JASMINE, ROSE, SAFFRON)] == [worth, worth, 0]


@pytest.mark.clause("ISH-9.6", "refused")
def test_flowers_do_not_decide_the_fountain() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))  # two flowers on one cell
    lay(state, "i12", (-3, 0), (-2, 0), (-1, 0))  # one flower on each of two cells
    lay(state, "t02", (1, -1), (2, -1), (2, -2))  # four flowers on one cell, beside Jasmine's
    lay(state, "i11", (-2, 1), (-2, 2), (-2, 3))
    stand(state, JASMINE, (1, 0))
    stand(state, ROSE, (-2, 0))
    assert (state.flowers[:2], state.cells_at[0][:2]) == ([6, 3], [2, 3])
    assert points(state, "fountains") == 0
    assert points(state, "fountains", ROSE) == FOUNTAIN_POINTS[state.fountain[0]]


@pytest.mark.clause("ISH-AMB-11", "refused")
def test_neither_the_largest_bed_nor_the_largest_garden_decides() -> None:
    state = shared_fountain(fifth_cell=True)
    assert max(state.cells_at[0]) == 5
    assert points(state, "fountains", ROSE) == 0  # her bed of 4 is the largest, and alone in its garden


@pytest.mark.clause("ISH-9.7", "allowed")
def test_one_controlled_cell_is_enough_where_nobody_has_more() -> None:
    state = blank()
    lay(state, "i06", (1, 0), (2, 0), (3, 0))  # two cells that nobody controls
    lay(state, "i11", (-1, 0), (-2, 0), (-3, 0))
    stand(state, ROSE, (-1, 0))
    assert points(state, "fountains", ROSE) == FOUNTAIN_POINTS[state.fountain[0]]
    assert points(state, "fountains") == 0


@pytest.mark.clause("ISH-9.8", "allowed")
def test_ex_15_flowers_on_both_sides_of_a_fountain_are_two_beds() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    lay(state, "i11", (-1, 0), (-2, 0), (-3, 0))
    here, there = beds(state, (1, 0), (-1, 0))
    assert 0 < here != there > 0
    stand(state, JASMINE, (1, 0))
    stand(state, ROSE, (-1, 0))
    assert (state.flowers[:2], state.cells_at[0][:2]) == ([2, 1], [1, 1])


@pytest.mark.clause("ISH-9.8", "refused")
def test_no_tile_on_the_fountain_and_no_control_across_it() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    lay(state, "i11", (-1, 0), (-2, 0), (-3, 0))
    stand(state, JASMINE, (1, 0))
    assert state.flowers[JASMINE] == 2
    held = holding(state, "i08")
    assert clause(held, place(held, "i08", (0, 1), (0, 0), (0, -1))) == "ISH-4.1"


@pytest.mark.clause("ISH-AMB-10", "allowed")
def test_a_bed_counts_for_the_one_fountain_of_its_garden_whatever_board_it_is_on() -> None:
    state = blank(boards=2)
    lay(state, "i12", (1, 0), (2, 0), (3, 0))
    lay(state, "i03", (4, 0), (5, 0), (6, 0))  # on board 2
    stand(state, JASMINE, (2, 0))
    assert [row[JASMINE] for row in state.cells_at[:2]] == [4, 0]


@pytest.mark.clause("ISH-AMB-10", "refused")
def test_a_bed_never_reaches_a_second_fountain() -> None:
    state = blank(boards=2)
    lay(state, "i12", (1, 0), (2, 0), (3, 0))
    lay(state, "i03", (4, 0), (5, 0), (6, 0))
    stand(state, JASMINE, (2, 0))
    held = holding(state, "i04")
    assert clause(held, place(held, "i04", (5, 1), (5, 2), (5, 3))) == "ISH-4.4"
