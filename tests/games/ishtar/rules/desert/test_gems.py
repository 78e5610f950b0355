"""Step 3: gems under the tile; blooms and trees, which bring none (ISH-5, ISH-AMB-12)."""

import pytest

from semiramis.core.model.message import Malformed
from semiramis.games.ishtar.rules.stages import DOUBLE
from semiramis.games.ishtar.rules.state import CELL, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    cell,
    clause,
    fault,
    give,
    holding,
    lay,
    legal,
    new_game,
    play,
    points,
    stand,
)

LAYOUT = "0,0:1a 1,0:2a 0,1:3a 1,1:4a"
"""On board 1 there are purple rocks on 1e3 and 1c4, a red one on 1e5, a white one on 1b5, and sand on 1e4 and 1b4."""


def desert(tile: str, gems: str = "") -> State:
    """Jasmine is about to place a tile in a desert of four printed boards."""
    state = new_game(layout=LAYOUT)
    give(state, gems)
    return holding(state, tile)


def jasmines_bed(**options: str) -> State:
    """EX-13: Jasmine on (1, 0), a cell with two flowers, and grass on (2, 0) and (3, 0)."""
    state = blank(1, 2, **options)
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    stand(state, JASMINE, (1, 0))
    return state


@pytest.mark.clause("ISH-5.1", "allowed")
def test_a_purple_and_a_red_rock_and_sand_bring_a_purple_and_a_red_gem() -> None:
    state = desert("i05", "p")
    after = play(state, "place 1e3 0")
    assert after.gems[JASMINE] == [2, 1, 0]
    assert (after.gems[ROSE], after.bank) == (state.gems[ROSE], state.bank)


@pytest.mark.clause("ISH-5.1", "allowed")
def test_the_gems_under_all_three_cells_come_whatever_the_shape() -> None:
    assert play(desert("v05"), "place 1b5 3").gems[JASMINE] == [1, 0, 1]  # 1b5 1b4 1c4
    assert play(desert("t05"), "place 1e4 0").gems[JASMINE] == [0, 1, 0]  # 1e4 1e5 1d5
    assert play(desert("i11"), "place 1c3 0").gems[JASMINE] == [3, 0, 0]  # 1c3 1c4 1c5


@pytest.mark.clause("ISH-5.1", "refused")
def test_gems_beside_a_tile_stay_and_sand_has_none() -> None:
    state = desert("i05")
    after = play(state, "place 1e3 0")
    assert sum(after.gems[JASMINE]) == 2  # none of those on 1f3 and 1f4, which it touches
    sand = blank()
    held = holding(sand, "i05")
    assert play(held, legal(held)[0]).gems == held.gems


@pytest.mark.clause("ISH-5.1", "refused")
def test_a_position_in_which_gems_were_not_taken_is_refused() -> None:
    state = play(new_game(layout=LAYOUT), "can 2", "place 1e3 0")
    assert state.gems[ROSE] == [2, 1, 0]
    left = fault(state, rose={"gems": {"purple": 1}})
    assert (left.id, left.args["place"]) == ("position-total", "table.bank.purple")


@pytest.mark.clause("ISH-5.2", "allowed")
def test_blooms_and_trees_come_on_grass_and_bring_no_gem() -> None:
    state = play(desert("i11", "ppp"), "place 1c3 0")  # a question mark, grass, grass, all of them on purple rocks
    assert state.gems[JASMINE] == [6, 0, 0]
    bloomed = play(state, "skill g", "single 1c4")
    assert bloomed.gems[JASMINE] == [6 - 2, 0, 0]
    planted = play(bloomed, "buy 3", "tree 1c5")  # c09 costs four purple gems
    assert planted.gems[JASMINE] == [0, 0, 0]
    assert planted.plant[CELL.index("1c4")] == 1 + 3


@pytest.mark.clause("ISH-5.2", "refused")
def test_no_bloom_and_no_tree_comes_on_a_rock_with_its_gem() -> None:
    state = play(desert("i11", "ppp"), "place 1c3 0", "skill g")
    assert clause(state, "single 1e3") == "ISH-8.7"
    assert clause(play(state, "single 1c4", "buy 3"), "tree 1e3") == "ISH-7.3"


@pytest.mark.clause("ISH-5.2", "refused")
def test_a_position_with_a_bloom_or_a_tree_on_a_rock_is_refused() -> None:
    state = play(new_game(layout=LAYOUT), "can 2", "place 1c3 0")
    assert fault(state, rose={"single_at": "1e3"}).args == {"place": "seats.rose.single_at", "clause": "ISH-8.7"}
    assert fault(state, rose={"double_at": "1e3"}).args["clause"] == "ISH-8.8"
    assert fault(state, rose={"double_at": "1c4", "double_way": "w"}).args["clause"] == "ISH-8.8"
    assert fault(state, {"tree_at": {"c01": "1e3"}}).args == {"place": "table.tree_at.c01", "clause": "ISH-7.3"}


@pytest.mark.clause("ISH-AMB-12", "allowed")
def test_ex_13_a_double_bloom_has_one_flower_on_each_cell_or_two_if_agreed() -> None:
    for option, flowers in (("one-each", 4), ("two-each", 6)):
        state = jasmines_bed(double_bloom=option)
        state.stage = DOUBLE
        assert (state.cells_at[0][JASMINE], state.flowers[JASMINE]) == (1, 2)
        after = play(state, f"double {cell((2, 0))} e")
        assert (after.cells_at[0][JASMINE], after.flowers[JASMINE]) == (3, flowers)
        assert points(after, "flowers") == flowers


@pytest.mark.clause("ISH-AMB-12", "refused")
def test_a_double_bloom_has_no_other_number_of_flowers() -> None:
    with pytest.raises(Malformed):
        new_game(double_bloom="three-each")
    state = jasmines_bed()
    state.stage = DOUBLE
    after = play(state, f"double {cell((2, 0))} e")
    assert [after.plant[CELL.index(cell(spot))] - 1 for spot in ((2, 0), (3, 0))] == [1, 1]
