"""Clauses BAB-B.1: levels in order, supports of one height, and tiles that never cover a footprint completely."""

import pytest

from semiramis.games.babylon.rules.state import HOLE, State
from tests.games.babylon.support import JASMINE, building, clause, hangs, held, legal, play, points, refusal

ALL = {"nw", "ne", "se", "sw", "none"}
OVERHANG = ("c01 a1 1 0 none", "c02 c3 2 0 sw")
"""A tile on level 1, and one on level 2 apart from it whose corner hangs over the bare hole c4."""


def placing(state: State, place: str) -> str:
    """The clause that keeps the mined tile from a place and level."""
    return clause(play(state, "build mined"), f"place {place}")


def tops(state: State, *holes: str) -> list[int]:
    """The levels seen at some holes."""
    return [state.top[JASMINE][HOLE.index(hole)] for hole in holes]


@pytest.mark.clause("BAB-B.1.12", "BAB-B.1.13", "allowed")
@pytest.mark.parametrize(("place", "price"), [("b1", 6), ("a2", 6), ("b2", 7)])
def test_a_tile_may_overlap_another_by_one_or_two_fields(place: str, price: int) -> None:
    state = building(mined="c16", singles=price, slabs=["c01 a1 1 0 none"])
    laid = play(state, "build mined", f"place {place} 2", "hang none", "turn 0")
    assert laid.singles[JASMINE] == 0
    assert laid.in_sight[JASMINE][0] == (3 if place == "b2" else 2)


@pytest.mark.clause("BAB-B.1.12", "BAB-B.1.13", "refused")
@pytest.mark.parametrize("footprint", ["never", "consecutive"])
def test_sc_28_no_tile_lies_exactly_over_another(footprint: str) -> None:
    state = building(mined="c16", singles=4, slabs=["c01 a1 1 0 none"], footprint=footprint)
    found = refusal(play(state, "build mined"), "place a1 2")
    assert (found.clause, found.message.id) == ("BAB-B.1.13", "babylon-no-footprint")
    assert not [move for move in legal(play(state, "build mined")) if move.startswith("place a1 ")]


TWO_APART = ("c01 a1 1 0 none", "c02 b1 2 0 none")


@pytest.mark.clause("BAB-AMB-01", "BAB-B.1.13", "refused")
def test_nor_two_levels_above_it() -> None:
    state = building(mined="c16", singles=12, slabs=TWO_APART)
    assert placing(state, "a1 3") == "BAB-B.1.13"
    assert placing(state, "b1 3") == "BAB-B.1.13"


@pytest.mark.clause("BAB-AMB-01", "allowed")
def test_by_table_option_only_the_level_directly_below_counts() -> None:
    state = building(mined="c16", singles=6, slabs=TWO_APART, footprint="consecutive")
    laid = play(state, "build mined", "place a1 3", "hang none", "turn 0")  # 2 singles and 2 doubles
    assert (laid.highest[JASMINE], laid.singles[JASMINE]) == (3, 0)
    assert laid.in_sight[JASMINE][:3] == [0, 2, 4]  # the tile of level 1 is hidden altogether
    assert placing(state, "b1 3") == "BAB-B.1.13"


@pytest.mark.clause("BAB-B.1.14", "allowed")
def test_sc_29_a_single_on_level_1_and_three_doubles_on_the_board_end_at_one_height() -> None:
    state = building(mined="c16", singles=7, slabs=["c01 a1 1 0 none"])
    laid = play(state, "build mined", "place b2 2", "hang none", "turn 0")
    assert (laid.singles[JASMINE], laid.highest[JASMINE]) == (0, 2)
    assert tops(laid, "a1", "b1", "a2", "b2", "c2", "c3", "b3") == [1, 1, 1, 2, 2, 2, 2]


@pytest.mark.clause("BAB-B.1.14", "allowed")
def test_a_tile_may_rest_wholly_on_doubles_or_on_three_heights_of_ground() -> None:
    doubles = building(mined="c16", singles=0, doubles=4, slabs=["c01 a1 1 0 none"])
    assert hangs(doubles, "d4 2") == ALL
    assert play(doubles, "build mined", "place d4 2", "hang none", "turn 0").doubles[JASMINE] == 0
    steps = building(mined="c16", singles=12, slabs=["c01 a1 1 0 none", "c02 b1 2 0 none", "c03 d1 1 0 none"])
    laid = play(steps, "build mined", "place c1 3", "hang none", "turn 0")  # c1, c2 on level 2; d1, d2 on level 1
    assert laid.singles[JASMINE] == 12 - 1 - 1 - 2 - 2


@pytest.mark.clause("BAB-B.1.14", "refused")
def test_sc_30_a_single_on_the_board_is_too_short_beside_one_on_level_1() -> None:
    state = building(mined="c16", singles=4, slabs=["c01 a1 1 0 none"])
    assert placing(state, "b2 1") == "BAB-B.1.18"
    assert placing(state, "b2 2") == "BAB-B.1.9"
    hand = held(state, "b2 2")
    prices = {hang: refusal(hand, f"hang {hang}").message.args["price"] for hang in ALL}
    assert prices == {"nw": 6, "ne": 5, "se": 5, "sw": 5, "none": 7}


@pytest.mark.clause("BAB-B.1.16", "refused")
def test_sc_27_there_is_no_level_2_without_level_1() -> None:
    for state in (building(mined="c16", singles=8), building(mined="c16", singles=3, doubles=4)):
        assert placing(state, "d4 2") == "BAB-B.1.16"


SC_04 = ("c01 a1 1 0 none", "c02 c1 1 0 none")


@pytest.mark.clause("BAB-B.1.16", "refused")
def test_sc_04_doubles_on_level_1_do_not_skip_level_2() -> None:
    found = refusal(play(building(mined="c16", singles=8, slabs=SC_04), "build mined"), "place b1 3")
    assert (found.clause, found.message.args["below"]) == ("BAB-B.1.16", 2)


@pytest.mark.clause("BAB-B.1.16", "BAB-B.1.16a", "allowed")
def test_sc_04_a_tile_on_level_2_anywhere_opens_level_3() -> None:
    state = building(mined="c16", singles=8, slabs=[*SC_04, "c03 f6 2 0 none"])
    laid = play(state, "build mined", "place b1 3", "hang none", "turn 0")
    assert (laid.highest[JASMINE], laid.singles[JASMINE], points(laid, "height")) == (3, 0, 6)


@pytest.mark.clause("BAB-B.1.16", "BAB-B.1.16a", "allowed")
def test_a_level_2_tile_may_stand_on_the_board_while_level_1_is_far_away_and_both_may_come_in_one_turn() -> None:
    state = building(mined="c16", stored="c01", singles=12)
    first = play(state, "build stored", "place a1 1", "hang none", "turn 0")
    second = play(first, "build mined", "place g7 2", "hang none", "turn 0")
    assert (second.singles[JASMINE], points(second, "height")) == (0, 4)


@pytest.mark.clause("BAB-B.1.16a", "refused")
def test_level_3_never_stands_on_the_bare_board() -> None:
    state = building(mined="c16", singles=30, slabs=["c01 a1 1 0 none", "c02 b1 2 0 none"])
    assert placing(state, "g7 3") == "BAB-B.1.16a"
    assert placing(state, "b2 3") == "BAB-B.1.16a"  # b3 and c3 are bare
    assert not [move for move in legal(play(state, "build mined")) if move in ("place g7 3", "place b2 3")]
    # with one corner over the bare board it may hang there
    nearly = building(mined="c16", singles=30, slabs=["c01 a1 1 0 none", "c02 b1 2 0 none", "c03 a3 1 0 none"])
    assert hangs(nearly, "b2 3") == {"se"}


@pytest.mark.clause("BAB-B.1.18", "BAB-AMB-18", "BAB-DIFF-06", "allowed")
def test_beside_an_overhang_and_above_it_there_is_room() -> None:
    state = building(mined="c16", singles=30, slabs=OVERHANG)
    assert tops(state, "c4", "b4", "c5") == [2, 0, 0]
    for place in ("a3 1", "a4 1", "b5 1", "c5 1"):  # up to the edge of what is covered from above
        assert hangs(state, place) == ALL
    above = building(mined="c16", singles=30, slabs=[*OVERHANG, "c03 c5 1 0 none"])
    assert hangs(above, "c4 3") == {"nw"}  # over the belvedere of c4


@pytest.mark.clause("BAB-B.1.18", "BAB-AMB-18", "BAB-DIFF-06", "refused")
def test_nothing_slides_in_under_an_overhang_and_no_covered_hole_takes_a_pillar() -> None:
    state = building(mined="c16", singles=30, slabs=OVERHANG)
    for place in ("b3 1", "b4 1", "c4 1"):  # each would have a corner at c4
        assert placing(state, place) == "BAB-B.1.18"
    assert placing(state, "b4 2") == "BAB-B.1.18"
    assert placing(state, "b4 3") == "BAB-B.1.16a"  # and it is too far up for the bare holes


@pytest.mark.clause("BAB-B.1.18", "refused")
def test_no_tile_goes_through_another_of_its_level() -> None:
    state = building(mined="c16", singles=30, slabs=["c01 b2 1 0 none", "c02 c3 2 0 none"])
    for place in ("a1 1", "b1 1", "c1 1", "a2 1", "b2 1"):
        assert placing(state, place) == "BAB-B.1.18"
    for place in ("c2 2", "b3 2", "d4 2", "c3 2"):
        assert placing(state, place) == "BAB-B.1.18"


@pytest.mark.clause("BAB-DIFF-06", "refused")
def test_a_covered_field_of_a_terrace_takes_no_decoration() -> None:
    state = building(mined="c16", stored="c01", singles=12)
    low = play(state, "build stored", "place a1 1", "hang none", "turn 2")  # its statue symbol is on b2
    assert "statue b2" in legal(low)
    covered = play(low, "build mined", "place b2 2", "hang nw", "turn 0")
    assert clause(covered, "statue b2") == "BAB-B.2.4"
