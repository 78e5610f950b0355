"""Clauses BAB-B.1: what a terrace may rest on, and what may lie under a corner that hangs."""

import pytest

from semiramis.games.babylon.rules.state import BELVEDERE, DOUBLE, HOLE, SINGLE, STANDING
from tests.games.babylon.support import (
    JASMINE,
    ROSE,
    building,
    clause,
    hangs,
    held,
    legal,
    play,
    points,
    quarry,
    refusal,
    to_decision,
)

ALL = {"nw", "ne", "se", "sw", "none"}
FOUNTAIN = ("c02 a2 1 0 none", "c14 c2 1 0 none", "+fountain b2 c2")
BRIDGE = ("c01 a2 1 0 none", "c06 d2 1 0 none", "+bridge b2 d2")
STAIRS = ("c02 a3 1 1 none", "c05 c3 2 0 none", "c01 c1 1 0 none", "c03 a1 1 0 none", "+stairs b3 c3")
STATUE = ("c01 a1 1 2 none", "+statue b2")
AMONG_STATUE = (*STATUE, "c03 c1 1 0 none", "c05 c3 1 0 none", "c02 a3 1 0 none", "c07 e5 2 0 none")
BELVEDERE_ON_B2 = ("c01 a1 1 0 se",)

OCCUPIED = [
    (BELVEDERE_ON_B2, "b2 2", "nw"),
    (FOUNTAIN, "a1 2", "se"),
    (BRIDGE, "a1 2", "se"),
    (STAIRS, "c2 3", "sw"),  # the upper field of the staircase
    (STAIRS, "a2 3", "se"),  # its lower field, two levels below
    (AMONG_STATUE, "b2 3", "nw"),  # a statue two levels below
]


def stands_on(garden: tuple[str, ...], place: str, hang: str) -> str:
    """What stands under the corner of a place."""
    column, row = "abcdefgh".index(place[0]) + ("e" in hang), int(place[1]) + ("s" in hang)
    state = building(slabs=garden)
    return STANDING.words[state.standing[JASMINE][HOLE.index(f"{'abcdefgh'[column]}{row}")]]


@pytest.mark.clause("BAB-B.1.9", "BAB-DIFF-12", "allowed")
def test_sc_24_a_tile_rests_on_four_pillars_without_a_belvedere() -> None:
    state = building(mined="c01", singles=4)
    assert hangs(state, "d4 1") == ALL
    laid = play(state, "build mined", "place d4 1", "hang none", "turn 0")
    assert laid.singles[JASMINE] == 0
    assert laid.highest[JASMINE] == 1
    assert points(laid, "belvederes") == 0
    assert laid.supply[BELVEDERE] == state.supply[BELVEDERE]


@pytest.mark.clause("BAB-B.1.9", "refused")
def test_sc_26_two_supports_are_too_few() -> None:
    state = building(mined="c01", singles=2)
    assert "build mined" not in legal(state)
    assert clause(state, "build mined") == "BAB-B.1.9"


@pytest.mark.clause("BAB-DIFF-12", "BAB-B.1.9", "refused")
def test_three_pillars_do_for_four_corners_only_if_one_hangs() -> None:
    state = building(mined="c01", singles=3)
    assert hangs(state, "d4 1") == ALL - {"none"}
    found = refusal(held(state, "d4 1"), "hang none")
    assert found.clause == "BAB-B.1.9"
    assert (found.message.args["price"], found.message.args["singles"]) == (4, 3)


@pytest.mark.clause("BAB-B.1.10", "BAB-B.1.11", "allowed")
def test_sc_25_on_three_pillars_a_belvedere_stands_above_the_missing_one_at_once() -> None:
    state = building(mined="g11", singles=3, slabs=["c02 f5 1 3 none"])
    laid = play(state, "build mined", "place d4 1", "hang se", "turn 2")  # its fountain on e5, its statue on d4
    assert laid.symbol[JASMINE][HOLE.index("e5")] == 2  # the fountain symbol is there,
    assert laid.symbol[JASMINE][HOLE.index("f5")] == 2  # and so is its neighbour
    assert STANDING.words[laid.standing[JASMINE][HOLE.index("e5")]] == "belvedere"
    assert points(laid, "belvederes") == 1
    assert laid.supply[BELVEDERE] == state.supply[BELVEDERE] - 1
    assert "statue d4" in legal(laid)  # the other fields are as good as ever


@pytest.mark.clause("BAB-B.1.11", "BAB-AMB-04", "refused")
def test_sc_25_the_symbol_under_a_belvedere_is_lost_and_the_field_takes_no_pillar() -> None:
    state = building(mined="g11", stored="c03", singles=9, slabs=["c02 f5 1 3 none"])
    laid = play(state, "build mined", "place d4 1", "hang se", "turn 2")
    assert clause(laid, "fountain e5-f5") == "BAB-B.2.4"
    whole = play(state, "build mined", "place d4 1", "hang none", "turn 2")
    assert "fountain e5-f5" in legal(whole)
    again = play(laid, "build stored", "place e5 2")
    assert [move for move in legal(again) if move.startswith("hang")] == ["hang nw"]
    assert clause(again, "hang none") == "BAB-B.1.2"


@pytest.mark.clause("BAB-B.1.10", "refused")
def test_a_belvedere_can_neither_be_refused_nor_had_for_a_tile_on_four_pillars() -> None:
    state = building(mined="c01", singles=4)
    state.supply[BELVEDERE] = 0
    assert hangs(state, "d4 1") == {"none"}
    assert clause(held(state, "d4 1"), "hang se") == "BAB-AMB-12"
    laid = play(building(mined="c01"), "build mined", "place d4 1", "hang ne", "turn 0")
    assert not [move for move in legal(laid) if "belvedere" in move]
    assert STANDING.words[laid.standing[JASMINE][HOLE.index("e4")]] == "belvedere"


@pytest.mark.clause("BAB-AMB-04", "allowed")
def test_a_corner_may_hang_over_a_belvedere_and_hides_it() -> None:
    state = building(mined="c03", singles=6, slabs=BELVEDERE_ON_B2)
    laid = play(state, "build mined", "place b2 2", "hang nw", "turn 0")
    assert points(state, "belvederes") == points(laid, "belvederes") == 1  # one hidden, one new
    assert laid.singles[JASMINE] == 0


@pytest.mark.clause("BAB-B.1.2", "BAB-B.1.3", "allowed")
def test_pillars_stand_on_empty_holes_and_on_empty_fields_whether_or_not_they_show_a_symbol() -> None:
    state = building(mined="c16", singles=6, slabs=["b01 a1 1 0 none"])  # every field has a symbol
    assert hangs(state, "b1 2") == ALL
    laid = play(state, "build mined", "place b1 2", "hang none", "turn 0")
    assert [laid.top[JASMINE][HOLE.index(hole)] for hole in ("a1", "b1", "c1", "c2", "b2")] == [1, 2, 2, 2, 2]


@pytest.mark.clause("BAB-B.1.2", "BAB-B.1.3", "BAB-B.1.21", "refused")
@pytest.mark.parametrize(("garden", "place", "over"), OCCUPIED)
def test_sc_32_no_pillar_stands_on_a_field_that_is_not_empty(garden: tuple[str, ...], place: str, over: str) -> None:
    state = building(mined="c16", singles=12, slabs=garden)
    assert stands_on(garden, place, over) != "none"
    hand = held(state, place)
    assert {clause(hand, f"hang {corner}") for corner in ALL - {over}} == {"BAB-B.1.2"}
    bare = building(mined="c16", singles=12, slabs=[s.replace(" se", " none") for s in garden if s[0] != "+"])
    assert hangs(bare, place) == ALL  # with nothing standing there it could be done


def test_sc_32_every_piece_has_been_under_a_pillar() -> None:
    found = {stands_on(*case) for case in OCCUPIED}
    assert found == {"belvedere", "fountain", "bridge", "stairs high", "stairs low", "statue"}


@pytest.mark.clause("BAB-B.1.21", "BAB-AMB-05", "allowed")
@pytest.mark.parametrize(("garden", "place", "over"), OCCUPIED)
def test_a_corner_without_a_pillar_may_lie_over_anything_lower(garden: tuple[str, ...], place: str, over: str) -> None:
    state = building(mined="c16", singles=12, slabs=garden)
    assert hangs(state, place) == {over}
    laid = play(state, "build mined", f"place {place}", f"hang {over}", "turn 0")
    for part in ("fountains", "bridges", "stairs"):
        assert points(laid, part) == points(state, part)  # half of them is still to be seen


@pytest.mark.clause("BAB-AMB-05", "refused")
def test_no_corner_hangs_where_a_staircase_rises_to_it() -> None:
    state = building(mined="c16", singles=12, slabs=STAIRS)
    assert clause(play(state, "build mined"), "place a2 2") == "BAB-B.1.2"
    assert hangs(state, "a2 2") == set()
    assert clause(held(state, "a2 2"), "hang se") == "BAB-AMB-05"
    assert clause(held(state, "a2 2"), "hang none") == "BAB-B.1.2"


@pytest.mark.clause("BAB-AMB-05", "refused")
@pytest.mark.parametrize(("garden", "place", "over"), OCCUPIED)
def test_by_table_option_nothing_may_stand_one_level_below_a_hanging_corner(
    garden: tuple[str, ...], place: str, over: str
) -> None:
    state = building(mined="c16", singles=12, slabs=garden, overhang="clear")
    if stands_on(garden, place, over) in ("statue", "stairs low"):  # those are two levels below
        assert hangs(state, place) == {over}
    else:
        assert hangs(state, place) == set()
        assert clause(held(state, place), f"hang {over}") == "BAB-AMB-05"


@pytest.mark.clause("BAB-B.1.4", "BAB-B.1.5", "allowed")
def test_sc_03_singles_on_a_terrace_and_doubles_beside_it_carry_level_2_for_six() -> None:
    state = building(mined="c16", singles=6, slabs=["c01 a1 1 0 none"])
    laid = play(state, "build mined", "place b1 2", "hang none", "turn 0")
    assert (laid.highest[JASMINE], laid.singles[JASMINE], points(laid, "belvederes")) == (2, 0, 0)
    assert laid.supply[SINGLE] == state.supply[SINGLE] + 4
    assert laid.supply[DOUBLE] == state.supply[DOUBLE] - 2
    token = building(mined="c16", singles=6, doubles=2, slabs=["c01 a1 1 0 none"])
    laid = play(token, "build mined", "place b1 2", "hang none", "turn 0")
    assert (laid.singles[JASMINE], laid.doubles[JASMINE]) == (4, 0)  # doubles at hand are used first
    assert laid.supply[DOUBLE] == token.supply[DOUBLE]


@pytest.mark.clause("BAB-B.1.5", "refused")
def test_a_double_is_never_two_singles_and_none_can_be_swapped_in_when_they_are_out() -> None:
    state = building(mined="c16", singles=2, doubles=5)
    assert clause(state, "build mined") == "BAB-B.1.9"
    state = building(mined="c16", singles=6, slabs=["c01 a1 1 0 none"])
    state.supply[DOUBLE] = 1
    assert hangs(state, "b1 2") == {"ne", "se"}
    assert clause(held(state, "b1 2"), "hang none") == "BAB-AMB-12"


@pytest.mark.clause("BAB-B.1.4", "refused")
def test_a_pillar_on_a_pillar_would_be_three_high() -> None:
    state = building(mined="c16", singles=20, doubles=4, slabs=["c01 a1 1 0 none", "c02 b2 2 0 none"])
    found = refusal(play(state, "build mined"), "place f6 3")
    assert (found.clause, found.message.id) == ("BAB-B.1.16a", "babylon-no-rise")


@pytest.mark.clause("BAB-B.1.6", "allowed")
def test_stored_pillars_and_new_ones_stand_side_by_side() -> None:
    state = quarry("3333 3333 3333 3333", q11="c05")  # Jasmine's flower is white, c05's is pink
    state.singles[JASMINE], state.supply[SINGLE] = 3, 145
    mined = to_decision(play(state, "mine q11"))
    assert mined.singles[JASMINE] == 7
    laid = play(mined, "build stored", "place a1 1", "hang none", "turn 0")
    laid = play(laid, "build mined", "place c1 1", "hang ne", "turn 0")
    assert laid.singles[JASMINE] == 0


@pytest.mark.clause("BAB-B.1.6", "refused")
def test_the_pillars_of_others_carry_nothing() -> None:
    state = building(mined="c05", singles=2)
    state.singles[ROSE] = 6
    assert clause(state, "build mined") == "BAB-B.1.9"
