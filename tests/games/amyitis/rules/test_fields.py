"""Clauses AMY-II.B.P: Peasants, the two field rows, and the Gardener for the busiest farmer."""

import pytest

from semiramis.games.amyitis.components.names import BARLEY, BOTTOM_ROW, DATES, TOP_ROW, WINE
from semiramis.games.amyitis.components.tables import FIELD_GOOD
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import JASMINE, ROSE, SAFFRON, clause, fault, legal, play, position

EMPTY = [0] * 5

# In the examples White sits as Jasmine, Black as Rose, Blue as Saffron, Red as Lotus; it is Blue's turn.
RED_LEADS = ["lotus", "lotus", "jasmine", "lotus", "none"]


def blue_to_farm(bottom: list[str], gardeners: int = 0, tie: str = "nobody") -> State:
    """Blue has just recruited a Peasant; White holds some of the four Gardeners."""
    state = position(
        4,
        table={"asked": "saffron", "field": {"bottom": bottom}},
        options={"field-tie": tie},
        jasmine={"gardeners": gardeners},
    )
    return play(state, "recruit 1 peasant")


def cubes_back(before: State, after: State) -> list[int]:
    return [after.cubes[seat] - before.cubes[seat] for seat in range(4)]


@pytest.mark.clause("AMY-II.B.P.1", "allowed")
def test_a_peasant_puts_a_cube_on_an_open_field_and_takes_its_good() -> None:
    before = play(position(2), "recruit 1 peasant")
    assert legal(before) == ["farm top", "farm bottom"]
    for row, move, good in ((TOP_ROW, "farm top", BARLEY), (BOTTOM_ROW, "farm bottom", DATES)):
        after = play(before, move)
        assert after.field[row] == [JASMINE + 1, 0, 0, 0, 0]
        assert after.cubes[JASMINE] == before.cubes[JASMINE] - 1
        assert [after.goods[JASMINE][g] for g in range(5)] == [int(g == good) for g in range(5)]
        assert after.stock_goods[good] == before.stock_goods[good] - 1


@pytest.mark.clause("AMY-II.B.P.1", "refused")
def test_nobody_farms_without_a_peasant_and_a_peasant_does_nothing_else() -> None:
    assert clause(position(2), "farm top") == "AMY-II.B.P.1"
    assert clause(play(position(2), "recruit 1 priest"), "farm top") == "AMY-II.B.R.1"
    farming = play(position(2), "recruit 1 peasant")
    assert {clause(farming, move) for move in ("pray ishtar", "irrigate a1-a2", "pass")} == {"AMY-II.B.P.1"}


@pytest.mark.clause("AMY-II.B.P.2", "allowed")
@pytest.mark.parametrize("row", [TOP_ROW, BOTTOM_ROW])
def test_a_row_is_filled_from_left_to_right_and_cubes_stay(row: int) -> None:
    name = ("top", "bottom")[row]
    for taken in range(4):
        cubes = ["rose"] * taken + ["none"] * (5 - taken)
        before = position(2, table={"field": {name: cubes}})
        after = play(before, "recruit 1 peasant", f"farm {name}")
        assert after.field[row] == [ROSE + 1] * taken + [JASMINE + 1] + [0] * (4 - taken)
        assert after.goods[JASMINE][FIELD_GOOD[row][taken]] == 1
        assert after.cubes[ROSE] == before.cubes[ROSE]
        assert sum(after.field[1 - row]) == 0


@pytest.mark.clause("AMY-II.B.P.2", "refused")
@pytest.mark.parametrize(
    "cubes",
    [
        ["none", "rose", "none", "none", "none"],
        ["rose", "rose", "none", "rose", "none"],
        ["rose", "jasmine", "rose", "jasmine", "rose"],
        ["neutral", "none", "none", "none", "none"],
    ],
)
def test_no_row_has_a_gap_stays_full_or_holds_a_neutral_cube(cubes: list[str]) -> None:
    players = {name: {"cubes": 27 - cubes.count(name)} for name in ("jasmine", "rose")}
    found = fault(position(2), table={"field": {"top": cubes}}, **players)
    assert found.args == {"place": "table.field.top", "clause": "AMY-II.B.P.2"}


@pytest.mark.clause("AMY-II.B.P.3", "AMY-II.B.P.4", "allowed")
def test_x_farm_the_last_field_gives_blue_wine_and_red_a_gardener() -> None:
    before = blue_to_farm(RED_LEADS)
    after = play(before, "farm bottom")
    assert after.goods[SAFFRON] == [0, 0, 0, 0, 1]
    assert after.gardeners == [0, 0, 0, 1]
    assert after.court_stock[3][1] == 3
    assert after.field[BOTTOM_ROW] == EMPTY
    assert cubes_back(before, after) == [1, 0, 0, 3]  # Blue's own cube comes straight back


@pytest.mark.clause("AMY-II.B.P.4", "refused")
def test_x_farm_alt_the_top_row_gives_barley_and_clears_nothing() -> None:
    before = blue_to_farm(RED_LEADS)
    after = play(before, "farm top")
    assert after.goods[SAFFRON] == [1, 0, 0, 0, 0]
    assert after.gardeners == [0, 0, 0, 0]
    assert after.field == [[SAFFRON + 1, 0, 0, 0, 0], before.field[BOTTOM_ROW]]
    assert cubes_back(before, after) == [0, 0, -1, 0]


@pytest.mark.clause("AMY-II.B.P.3", "refused")
@pytest.mark.clause("AMY-II.B.P.4", "allowed")
def test_x_farm_tie_gives_nobody_a_gardener_and_empties_the_row() -> None:
    before = blue_to_farm(["lotus", "lotus", "jasmine", "saffron", "none"])
    after = play(before, "farm bottom")
    assert after.gardeners == [0, 0, 0, 0]
    assert after.court_stock[3][1] == 4
    assert after.field[BOTTOM_ROW] == EMPTY
    assert cubes_back(before, after) == [1, 0, 1, 2]


@pytest.mark.clause("AMY-II.B.P.3", "allowed")
def test_the_player_who_fills_the_row_may_win_it_and_a_tie_for_second_does_not_matter() -> None:
    after = play(blue_to_farm(["lotus", "jasmine", "saffron", "saffron", "none"]), "farm bottom")
    assert after.gardeners == [0, 0, 1, 0]
    after = play(blue_to_farm(["jasmine", "lotus", "jasmine", "rose", "none"]), "farm bottom")
    assert after.gardeners == [1, 0, 0, 0]


@pytest.mark.clause("AMY-II.B.P.3", "refused")
def test_without_a_gardener_in_stock_the_winner_gets_none() -> None:
    before = blue_to_farm(RED_LEADS, gardeners=4)
    after = play(before, "farm bottom")
    assert (after.gardeners, after.court_stock[3][1]) == ([4, 0, 0, 0], 0)
    assert (after.field[BOTTOM_ROW], after.goods[SAFFRON][WINE]) == (EMPTY, 1)
    assert cubes_back(before, after) == [1, 0, 0, 3]


@pytest.mark.clause("AMY-II.B.P.3", "refused")
def test_only_the_table_option_breaks_a_tie() -> None:
    after = play(blue_to_farm(["lotus", "lotus", "jasmine", "saffron", "none"], tie="rightmost"), "farm bottom")
    assert after.gardeners == [0, 0, 1, 0]
    after = play(blue_to_farm(["saffron", "lotus", "jasmine", "lotus", "none"], tie="rightmost"), "farm bottom")
    assert after.gardeners == [0, 0, 1, 0]  # Blue's last cube lies furthest right
    after = play(blue_to_farm(["lotus", "jasmine", "jasmine", "lotus", "none"], tie="rightmost"), "farm bottom")
    assert after.gardeners == [0, 0, 0, 1]
