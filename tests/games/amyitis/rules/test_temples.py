"""Clauses AMY-II.B.R: Priests push cubes into the temples."""

import pytest

from semiramis.core.model.domain import NEUTRAL
from semiramis.games.amyitis.components.names import ISHTAR, MARDUK, TAMMOUZ
from tests.games.amyitis.support import JASMINE, LOTUS, ROSE, SAFFRON, clause, fault, legal, play, position

WHITE, BLACK, BLUE = JASMINE + 1, ROSE + 1, SAFFRON + 1
"""The example's colours as owners of cubes; White sits as Jasmine, Black as Rose, Blue as Saffron, Red as Lotus."""


@pytest.mark.clause("AMY-II.B.R.1", "AMY-II.B.R.2", "allowed")
def test_x_priest_black_enters_ishtar_and_red_gets_a_cube_back() -> None:
    full = ["saffron", "jasmine", "rose", "lotus"]
    before = play(position(4, table={"asked": "rose", "temple": {"ishtar": full}}), "recruit 1 priest")
    after = play(before, "pray ishtar")
    assert after.temple[ISHTAR] == [BLACK, BLUE, WHITE, BLACK]
    assert after.cubes[LOTUS] == before.cubes[LOTUS] + 1
    assert after.cubes[ROSE] == before.cubes[ROSE] - 1
    assert [after.cubes[seat] for seat in (JASMINE, SAFFRON)] == [before.cubes[seat] for seat in (JASMINE, SAFFRON)]


@pytest.mark.clause("AMY-II.B.R.1", "allowed")
def test_the_priest_chooses_any_temple_and_the_others_stay() -> None:
    lying = {"marduk": ["rose", "neutral", "none", "none"], "tammouz": ["rose", "none", "none", "none"]}
    state = play(position(2, table={"temple": lying}), "recruit 1 priest")
    assert legal(state) == ["pray ishtar", "pray marduk", "pray tammouz"]
    after = play(state, "pray marduk")
    assert after.temple[MARDUK] == [WHITE, BLACK, NEUTRAL, 0]
    assert (after.temple[ISHTAR], after.temple[TAMMOUZ]) == ([0, 0, 0, 0], [BLACK, 0, 0, 0])


@pytest.mark.clause("AMY-II.B.R.1", "refused")
def test_nobody_prays_without_a_priest_and_no_temple_has_a_gap() -> None:
    assert clause(position(2), "pray ishtar") == "AMY-II.B.R.1"
    assert clause(play(position(2), "recruit 1 peasant"), "pray ishtar") == "AMY-II.B.P.1"
    gap = {"temple": {"tammouz": ["none", "rose", "none", "none"]}}
    found = fault(position(2), table=gap, rose={"cubes": 26})
    assert found.args == {"place": "table.temple.tammouz", "clause": "AMY-II.B.R.1"}


@pytest.mark.clause("AMY-II.B.R.2", "allowed")
def test_players_may_push_out_their_own_cubes() -> None:
    before = position(2, table={"temple": {"marduk": ["rose", "rose", "rose", "jasmine"]}})
    after = play(before, "recruit 1 priest", "pray marduk")
    assert after.temple[MARDUK] == [WHITE, BLACK, BLACK, BLACK]
    assert after.cubes == before.cubes


@pytest.mark.clause("AMY-II.B.R.2", "refused")
def test_a_neutral_cube_pushed_out_goes_to_nobody_and_no_cube_leaves_a_temple_with_room() -> None:
    before = position(3, table={"temple": {"ishtar": ["rose", "saffron", "rose", "neutral"]}})
    after = play(before, "recruit 1 priest", "pray ishtar")
    assert after.temple[ISHTAR] == [WHITE, BLACK, BLUE, BLACK]
    assert [after.cubes[seat] - before.cubes[seat] for seat in range(3)] == [-1, 0, 0]
    before = position(3, table={"temple": {"ishtar": ["rose", "saffron", "rose", "none"]}})
    after = play(before, "recruit 1 priest", "pray ishtar")
    assert after.temple[ISHTAR] == [WHITE, BLACK, BLUE, BLACK]
    assert [after.cubes[seat] - before.cubes[seat] for seat in range(3)] == [-1, 0, 0]
