"""Flowerbeds: one assistant each, who controls them, and what they count (ISH-4.6 to ISH-4.8, ISH-9.2, ISH-9.5)."""

import pytest

from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.stages import DOUBLE, PLANT, SINGLE, SPECIAL
from semiramis.games.ishtar.rules.state import CELL, State
from tests.games.ishtar.support import (
    BLANK,
    JASMINE,
    ROSE,
    Spot,
    blank,
    cell,
    clause,
    fault,
    holding,
    lay,
    legal,
    new_game,
    place,
    play,
    points,
    stand,
)

RED_SIDE, MIDDLE, BLUE_SIDE = (2, 1), (1, 1), (1, 2)  # the triangle between the two beds of EX-09


def bed(state: State, spot: Spot) -> set[Spot]:
    """The spots of blank board 1 that are in the bed of a spot."""
    every = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    name = state.bed[CELL.index(cell(spot))]
    return {other for other in every if name and state.bed[CELL.index(cell(other))] == name}


def two_beds() -> State:
    """EX-09: Jasmine on (1, 0), two flowers; Rose on (0, 3), one flower; grass on the other cells of both tiles."""
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    lay(state, "i11", (0, 3), (0, 2), (0, 1))
    stand(state, JASMINE, (1, 0))
    stand(state, ROSE, (0, 3))
    return state


def around_a_split_tile(free_bed: bool) -> State:
    """Jasmine on (-1, 1) and Rose on (1, 2); a free bed on (1, 0), (2, 0) may touch both (0, 1) and (2, 1)."""
    state = blank()
    lay(state, "i05", (-1, 1), (-2, 1), (-3, 1))
    lay(state, "i11", (1, 2), (0, 2), (-1, 2))
    if free_bed:
        lay(state, "i03", (1, 0), (2, 0), (3, 0))
    stand(state, JASMINE, (-1, 1))
    stand(state, ROSE, (1, 2))
    return holding(state, "i01")


@pytest.mark.clause("ISH-4.6", "ISH-4.7", "allowed")
def test_ex_10_and_11_a_tile_may_join_either_bed() -> None:
    held = holding(two_beds(), "t01")
    to_jasmine = play(held, place(held, "t01", RED_SIDE, MIDDLE, BLUE_SIDE))  # grass on the side of Rose
    assert (to_jasmine.flowers[:2], to_jasmine.cells_at[0][:2]) == ([2 + 5, 1], [3, 1])
    assert bed(to_jasmine, (1, 0)) == {(1, 0), MIDDLE, RED_SIDE}
    to_rose = play(held, place(held, "t01", BLUE_SIDE, RED_SIDE, MIDDLE))  # grass beside Jasmine's bed
    assert (to_rose.flowers[:2], to_rose.cells_at[0][:2]) == ([2, 1 + 5], [1, 3])
    assert bed(to_rose, (0, 3)) == {(0, 3), BLUE_SIDE, RED_SIDE}


@pytest.mark.clause("ISH-4.6", "refused")
def test_ex_09_a_tile_may_not_join_the_beds_of_two_assistants() -> None:
    held = holding(two_beds(), "t01")
    assert clause(held, place(held, "t01", MIDDLE, BLUE_SIDE, RED_SIDE)) == "ISH-4.6"


@pytest.mark.clause("ISH-4.6", "refused")
def test_not_even_two_assistants_of_one_player_share_a_bed() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    lay(state, "i11", (0, 3), (0, 2), (0, 1))
    stand(state, JASMINE, (1, 0))
    stand(state, JASMINE, (0, 3))
    held = holding(state, "t01")
    assert clause(held, place(held, "t01", MIDDLE, BLUE_SIDE, RED_SIDE)) == "ISH-4.6"


@pytest.mark.clause("ISH-4.6", "refused")
def test_one_flower_cell_between_two_beds_is_enough_to_join_them() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    lay(state, "is1", (0, 1), (0, 2), (0, 3))  # flowers in its middle
    stand(state, JASMINE, (1, 0))
    stand(state, ROSE, (0, 2))
    held = holding(state, "t02")  # flowers on its first cell only
    assert clause(held, place(held, "t02", MIDDLE, BLUE_SIDE, RED_SIDE)) == "ISH-4.6"
    assert place(held, "t02", BLUE_SIDE, RED_SIDE, MIDDLE) in legal(held)


@pytest.mark.clause("ISH-4.6", "allowed")
def test_a_tile_with_grass_between_its_flowers_may_touch_two_beds() -> None:
    held = around_a_split_tile(free_bed=False)
    after = play(held, place(held, "i01", (0, 1), (1, 1), (2, 1)))
    assert after.flowers[:2] == [2 + 3, 1 + 2]


@pytest.mark.clause("ISH-4.6", "refused")
def test_a_free_bed_around_the_grass_joins_the_flowers_of_a_tile() -> None:
    held = around_a_split_tile(free_bed=True)
    assert clause(held, place(held, "i01", (0, 1), (1, 1), (2, 1))) == "ISH-4.6"


@pytest.mark.clause("ISH-4.6", "refused")
def test_a_position_with_two_assistants_in_a_bed_is_refused() -> None:
    state = play(new_game(layout="0,0:1a 1,0:2a 0,1:3a 1,1:4a"), "can 2", "place 1e3 0", "assistant")
    twice = {"assistant_at": ["1e4", "1e4", "none", "none"], "in_front": 0}
    assert fault(state, rose=twice).args == {"place": "seats.rose.assistant_at.2", "clause": "ISH-4.6"}
    on_grass = {"assistant_at": ["1e3", "none", "none", "none"]}
    assert fault(state, rose=on_grass).args["clause"] == "ISH-6.2"


@pytest.mark.clause("ISH-4.7", "ISH-9.5", "allowed")
def test_a_free_bed_of_three_flowers_makes_jasmines_two_five() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    stand(state, JASMINE, (1, 0))
    held = holding(state, "i08")
    beside = play(held, place(held, "i08", (0, 1), (0, 2), (0, 3)))
    assert (beside.flowers[JASMINE], beside.cells_at[0][JASMINE]) == (5, 3)
    assert beside.flowers[ROSE] == 0


@pytest.mark.clause("ISH-4.7", "allowed")
def test_a_tile_between_joins_a_free_bed_to_a_claimed_one() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    lay(state, "i08", (-1, 2), (-1, 1), (-1, 0))  # two flowers, one flower, grass
    stand(state, JASMINE, (1, 0))
    assert state.flowers[JASMINE] == 2
    held = holding(state, "i12")  # grass, one flower, one flower
    after = play(held, place(held, "i12", (0, 3), (0, 2), (0, 1)))
    assert bed(after, (1, 0)) == {(1, 0), (0, 1), (0, 2), (-1, 1), (-1, 2)}
    assert after.flowers[JASMINE] == 2 + 3 + 2


@pytest.mark.clause("ISH-4.7", "refused")
def test_grass_joins_no_bed_and_free_beds_joined_stay_free() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    stand(state, JASMINE, (1, 0))
    held = holding(state, "i08")
    apart = play(held, place(held, "i08", (0, 3), (0, 2), (0, 1)))  # its grass beside Jasmine's bed
    assert apart.flowers[JASMINE] == 2
    held = holding(apart, "t08")
    joined = play(held, place(held, "t08", (-1, 2), (-2, 3), (-1, 3)))
    assert bed(joined, (0, 3)) == {(0, 3), (0, 2), (-1, 2), (-2, 3)}
    assert joined.flowers[:2] == [2, 0]


@pytest.mark.clause("ISH-4.8", "ISH-9.5", "allowed")
def test_rose_may_extend_the_bed_of_jasmine() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    stand(state, JASMINE, (1, 0))
    held = holding(state, "i04", ROSE)
    after = play(held, place(held, "i04", (3, -3), (2, -2), (1, -1)))
    assert after.flowers[:2] == [2 + 4, 0]
    assert after.cells_at[0][:2] == [4, 0]


@pytest.mark.clause("ISH-4.8", "ISH-9.5", "refused")
def test_whoever_placed_a_tile_has_nothing_of_it_without_an_assistant() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    stand(state, JASMINE, (1, 0))
    held = holding(state, "i06", ROSE)  # grass, an assistant symbol, two flowers
    alone = play(held, place(held, "i06", (-1, 0), (-2, 0), (-3, 0)))
    assert alone.stage == SPECIAL
    assert alone.flowers[:2] == [2, 0]
    assert points(alone, "flowers", ROSE) == points(alone, "fountains", ROSE) == 0
    taken = play(alone, "assistant")
    assert points(taken, "flowers", ROSE) == 3
    joined = play(held, place(held, "i06", (-1, 1), (0, 1), (1, 1)))
    assert joined.flowers[:2] == [2 + 3, 0]
    assert clause(joined, "assistant") == "ISH-6.1"  # the symbol lies in Jasmine's bed and is lost


@pytest.mark.clause("ISH-9.2", "allowed")
def test_a_bed_runs_over_tiles_and_blooms() -> None:
    state = two_beds()
    state.stage = SINGLE
    bloomed = play(state, f"single {cell((0, 2))}")
    assert bed(bloomed, (0, 3)) == {(0, 3), (0, 2)}
    assert bloomed.flowers[ROSE] == 1 + 3
    bloomed.stage = DOUBLE
    longer = play(bloomed, f"double {cell((2, 0))} e")
    assert bed(longer, (1, 0)) == {(1, 0), (2, 0), (3, 0)}
    again = longer.clone()
    BLANK.rules.derive(again)
    assert again == longer


@pytest.mark.clause("ISH-9.2", "refused")
def test_grass_separates_beds() -> None:
    state = blank()
    lay(state, "i01", (1, 0), (2, 0), (3, 0))  # flowers at both ends
    assert (bed(state, (1, 0)), bed(state, (2, 0)), bed(state, (3, 0))) == ({(1, 0)}, set(), {(3, 0)})
    lay(state, "i08", (1, -1), (2, -2), (3, -3))  # two of three cells beside the bed of (1, 0), one after the other
    assert bed(state, (1, 0)) == {(1, 0), (1, -1), (2, -2)}


@pytest.mark.clause("ISH-9.2", "refused")
def test_a_position_that_notes_a_bed_wrongly_is_refused() -> None:
    state = play(new_game(), "can 2", legal(play(new_game(), "can 2"))[0])
    assert GAME.referee.validate(state) == []
    state.bed[state.bed.index(max(state.bed))] = 0
    assert [found.args["clause"] for found in GAME.referee.validate(state)] == ["ISH-9.2"]


@pytest.mark.clause("ISH-AMB-13", "allowed")
def test_ex_27_the_flowers_under_an_assistant_count() -> None:
    state = blank()
    lay(state, "i08", (1, 0), (2, 0), (3, 0))
    stand(state, JASMINE, (1, 0))
    assert points(state, "flowers") == 2 + 1
    state.stage = SINGLE
    assert points(play(state, f"single {cell((3, 0))}"), "flowers") == 2 + 1 + 3


@pytest.mark.clause("ISH-AMB-13", "refused")
def test_nothing_ever_covers_the_cell_of_an_assistant() -> None:
    state = two_beds()
    state.stage = SINGLE
    assert clause(state, f"single {cell((1, 0))}") == "ISH-8.7"
    state.stage, state.bought = PLANT, 1
    assert clause(state, f"tree {cell((1, 0))}") == "ISH-7.3"
