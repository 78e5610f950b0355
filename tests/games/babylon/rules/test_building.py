"""Clauses BAB-B.1: which tiles may be built in a turn, which way round, on statues too, and near bridges."""

from pathlib import Path

import pytest

from semiramis.core.editions.edition import parse_edition
from semiramis.core.model.message import Malformed
from semiramis.games.babylon.components import tables
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import HOLE, PLACE, SINGLE, STANDING, SYMBOL, State
from tests.games.babylon.support import JASMINE, building, clause, hangs, held, legal, play, points

ALL = {"nw", "ne", "se", "sw", "none"}
STATUE = ("c01 a1 1 2 none", "+statue b2")
AMONG_STATUE = (*STATUE, "c03 c1 1 0 none", "c05 c3 1 0 none", "c02 a3 1 0 none", "c07 e5 2 0 none")
BRIDGE = ("c01 a2 1 0 none", "c06 d2 1 0 none", "+bridge b2 d2")
HIGH_BRIDGE = ("c03 c2 1 0 none", "c01 a2 2 0 none", "c06 d2 2 0 none", "+bridge b2 d2")


def fields(state: State, *holes: str) -> list[str]:
    """The symbols that show at some holes."""
    return [SYMBOL.words[state.symbol[JASMINE][HOLE.index(hole)]] for hole in holes]


def places(state: State) -> set[str]:
    """Where the mined tile may lie, with the level."""
    return {move.removeprefix("place ") for move in legal(play(state, "build mined"))}


@pytest.mark.clause("BAB-B.1.1", "allowed")
def test_the_mined_tile_the_stored_one_both_in_either_order_or_none_may_be_built() -> None:
    state = building(mined="c01", stored="c02", singles=8)
    assert {"build mined", "build stored", "store", "discard"} <= set(legal(state))
    one = play(state, "build stored", "place a1 1", "hang none", "turn 0")
    both = play(one, "build mined", "place c1 1", "hang none", "turn 0")
    other = play(state, "build mined", "place c1 1", "hang none", "turn 0")
    assert (one.n_slabs[JASMINE], one.stored[JASMINE], one.mined) == (1, 0, 1)
    assert (other.n_slabs[JASMINE], other.stored[JASMINE], other.mined) == (1, 2, 0)
    other = play(other, "build stored", "place a1 1", "hang none", "turn 0")
    assert (both.top, both.symbol) == (other.top, other.symbol)
    assert (both.n_slabs[JASMINE], both.singles[JASMINE]) == (2, 0)
    assert play(state, "discard").n_slabs[JASMINE] == 0


@pytest.mark.clause("BAB-B.1.1", "refused")
def test_a_tile_one_does_not_have_and_a_third_tile_are_not_built() -> None:
    assert clause(building(mined="c01", singles=12), "build stored") == "BAB-B.1.1"
    assert clause(building(stored="c01", singles=12), "build mined") == "BAB-B.1.1"
    state = building(mined="c01", stored="c02", singles=30)
    for source, place in (("mined", "a1"), ("stored", "c1")):
        state = play(state, f"build {source}", f"place {place} 1", "hang none", "turn 0")
        assert clause(state, f"build {source}") == "BAB-B.1.1"
    assert not [move for move in legal(state) if move.startswith("build")]
    in_hand = play(building(mined="c01", stored="c02"), "build mined")
    assert clause(in_hand, "build stored") == "BAB-B.1.2"  # one at a time


@pytest.mark.clause("BAB-B.1.1", "BAB-B.1.15", "allowed")
def test_sc_40_a_statue_on_the_first_tile_carries_the_second_in_the_same_turn() -> None:
    state = building(mined="c01", stored="c16", singles=10)
    first = play(state, "build mined", "place a1 1", "hang none", "turn 2", "statue b2")
    assert points(first, "statues") == 1
    second = play(first, "build stored", "place b2 2", "hang none", "turn 0")
    assert (second.singles[JASMINE], second.highest[JASMINE]) == (0, 2)  # 4 singles, then 3 doubles
    assert (points(second, "statues"), points(second, "belvederes")) == (0, 0)


@pytest.mark.clause("BAB-B.1.7", "BAB-B.1.8", "BAB-DIFF-04", "allowed")
def test_a_tile_is_laid_garden_side_up_in_any_of_four_ways() -> None:
    state = play(building(mined="g01"), "build mined", "place d4 1", "hang none")  # F B T -
    assert legal(state) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    looks = [fields(play(state, f"turn {turn}"), "d4", "e4", "e5", "d5") for turn in range(4)]
    assert looks == [
        ["fountain", "bridge", "stairs", "none"],
        ["none", "fountain", "bridge", "stairs"],
        ["stairs", "none", "fountain", "bridge"],
        ["bridge", "stairs", "none", "fountain"],
    ]


@pytest.mark.clause("BAB-B.1.7", "refused")
def test_no_tile_is_ever_seen_as_in_a_mirror() -> None:
    state = play(building(mined="g01"), "build mined", "place d4 1", "hang none")
    mirrored = [
        ["bridge", "fountain", "none", "stairs"][-n:] + ["bridge", "fountain", "none", "stairs"][:-n] for n in range(4)
    ]
    for turn in range(4):
        assert fields(play(state, f"turn {turn}"), "d4", "e4", "e5", "d5") not in mirrored


@pytest.mark.clause("BAB-B.1.8", "BAB-DIFF-04", "refused")
def test_a_tile_is_turned_once_and_by_quarters() -> None:
    state = play(building(mined="g01"), "build mined", "place d4 1")
    assert clause(state, "turn 1") == "BAB-B.1.9"  # its supports come first
    laid = play(state, "hang none", "turn 0")
    assert clause(laid, "turn 1") == "BAB-B.1.1"  # and then it lies
    for odd in ("turn 4", "turn 45", "turn -1", "turn"):
        with pytest.raises(Malformed):
            GAME.rules.catalogue.parse(odd)


@pytest.mark.clause("BAB-B.1.8", "refused")
def test_a_tile_that_looks_the_same_turned_by_half_is_turned_by_less() -> None:
    file = Path(tables.__file__).parents[1] / "data" / "edition.toml"
    before, header, after = file.read_text(encoding="utf-8").partition("[tile.c03]\n")
    text = before + header + after.replace('se = "stairs"', 'se = "statue"', 1)
    game = GAME.with_edition(parse_edition(text.encode(), GAME.key, "mine.toml"))
    state = play(building(mined="c03"), "build mined", "place d4 1", "hang none")
    assert [game.rules.catalogue.notation(code) for code in game.legal_codes(state)] == ["turn 0", "turn 1"]
    refused = [game.referee.why_not(state, game.rules.catalogue.parse(f"turn {turn}")) for turn in range(4)]
    assert [found and found.clause for found in refused] == [None, None, "BAB-B.1.8", "BAB-B.1.8"]


@pytest.mark.clause("BAB-B.1.17", "allowed")
def test_pillars_go_under_the_tile_they_are_paid_for() -> None:
    state = building(mined="c01", singles=5)
    for moves in (("build mined",), ("build mined", "place d4 1"), ("build mined", "place d4 1", "hang nw")):
        assert play(state, *moves).singles[JASMINE] == 5
    laid = play(state, "build mined", "place d4 1", "hang nw", "turn 0")
    assert laid.singles[JASMINE] == 2
    assert laid.supply[SINGLE] == state.supply[SINGLE]


@pytest.mark.clause("BAB-B.1.17", "refused")
def test_no_pillar_is_set_without_a_tile_above_it() -> None:
    assert not [kind for kind in GAME.rules.catalogue.kinds if "pillar" in kind]
    with pytest.raises(Malformed):
        GAME.rules.catalogue.parse("pillar d4")
    state = play(building(mined="none", stored="none", singles=6), "end")
    assert state.singles[JASMINE] == 6
    assert state.top[JASMINE] == [0] * 64


@pytest.mark.clause("BAB-B.1.19", "allowed")
def test_a_tile_may_lie_flush_with_every_edge_and_corner_of_the_board() -> None:
    state = building(mined="c01", singles=4)
    assert places(state) == {f"{place} 1" for place in PLACE.words}
    laid = play(state, "build mined", "place g7 1", "hang se", "turn 0")
    covered = [hole for hole in HOLE.words if laid.top[JASMINE][HOLE.index(hole)]]
    assert covered == ["g7", "h7", "g8", "h8"]


@pytest.mark.clause("BAB-B.1.19", "refused")
@pytest.mark.parametrize("place", ["h1", "h8", "a8", "d8", "h4", "i1", "a0"])
def test_no_tile_sticks_out_over_the_edge(place: str) -> None:
    assert place not in PLACE.words
    with pytest.raises(Malformed):
        GAME.rules.catalogue.parse(f"place {place} 1")


@pytest.mark.clause("BAB-B.1.20", "allowed")
def test_tiles_need_no_neighbour_and_may_leave_gaps() -> None:
    state = building(mined="c16", singles=4, slabs=["c01 a1 1 0 none"])
    on_the_board = {place for place in places(state) if place.endswith(" 1")}
    assert on_the_board == {f"{place} 1" for place in PLACE.words if place not in ("a1", "a2", "b1", "b2")}
    assert {"c1 1", "d1 1", "g7 1"} <= on_the_board  # side by side, with a gap of one, and far away


@pytest.mark.clause("BAB-B.1.20", "refused")
def test_neighbours_on_all_sides_carry_nothing() -> None:
    around = ["c01 a3 1 0 none", "c02 c1 1 0 none", "c03 e3 1 0 none", "c04 c5 1 0 none"]
    state = building(mined="c16", singles=2, slabs=around)
    assert clause(state, "build mined") == "BAB-B.1.9"
    assert "c3 1" in places(building(mined="c16", singles=3, slabs=around))


@pytest.mark.clause("BAB-B.1.15", "BAB-AMB-06", "allowed")
def test_sc_31_a_statue_one_level_below_is_a_pillar_for_nothing() -> None:
    state = building(mined="c16", singles=6, slabs=STATUE)
    assert points(state, "statues") == 1
    laid = play(state, "build mined", "place b2 2", "hang none", "turn 0")  # three doubles and the statue
    assert (laid.highest[JASMINE], laid.singles[JASMINE], points(laid, "belvederes")) == (2, 0, 0)
    assert points(laid, "statues") == 0
    assert (laid.statues[JASMINE], laid.shown[JASMINE][0]) == (0, 0)


@pytest.mark.clause("BAB-AMB-06", "refused")
def test_a_corner_over_a_statue_it_touches_does_not_hang() -> None:
    state = building(mined="c16", singles=12, slabs=STATUE)
    assert hangs(state, "b2 2") == ALL - {"nw"}
    assert clause(held(state, "b2 2"), "hang nw") == "BAB-AMB-05"
    laid = play(state, "build mined", "place b2 2", "hang se", "turn 0")
    assert STANDING.words[laid.standing[JASMINE][HOLE.index("b2")]] == "none"  # no belvedere above the statue


@pytest.mark.clause("BAB-B.1.15", "refused")
def test_a_statue_that_carries_a_tile_no_longer_makes_a_line() -> None:
    garden = (*STATUE, "c03 b5 1 0 none", "+statue b5")
    state = building(mined="c11", stored="c15", singles=12, slabs=garden)
    assert state.statues[JASMINE] == 2
    apart = play(state, "build mined", "place f2 1", "hang none", "turn 0")  # f2 is in the row of b2
    assert "statue f2" in legal(apart)
    carried = play(state, "build stored", "place a2 2", "hang none", "turn 2")  # and its statue symbol on b3 is unused
    assert carried.statues[JASMINE] == 1
    after = play(carried, "build mined", "place f2 1", "hang none", "turn 0")
    assert clause(after, "statue f2") == "BAB-B.2.10"


@pytest.mark.clause("BAB-AMB-07", "allowed")
def test_a_statue_hidden_under_a_hanging_corner_scores_nothing_but_still_makes_a_line() -> None:
    state = building(mined="c16", stored="c11", singles=12, slabs=AMONG_STATUE)
    hidden = play(state, "build mined", "place b2 3", "hang nw", "turn 0")
    assert (points(state, "statues"), points(hidden, "statues")) == (1, 0)
    assert hidden.statues[JASMINE] == 1
    in_row = play(hidden, "build stored", "place f2 1", "hang none", "turn 0")
    assert "statue f2" in legal(in_row)


@pytest.mark.clause("BAB-AMB-07", "refused")
def test_after_a_hidden_statue_the_next_is_not_the_first() -> None:
    state = building(mined="c16", stored="c11", singles=12, slabs=AMONG_STATUE)
    hidden = play(state, "build mined", "place b2 3", "hang nw", "turn 0")
    elsewhere = play(hidden, "build stored", "place g7 1", "hang none", "turn 0")
    assert clause(elsewhere, "statue g7") == "BAB-B.2.10"


@pytest.mark.clause("BAB-AMB-03", "allowed")
def test_beside_a_bridge_and_over_its_ends_building_goes_on_and_it_stays_in_sight() -> None:
    state = building(mined="c16", stored="c04", singles=12, slabs=BRIDGE)
    assert {"b4 1", "c3 2", "a1 2", "d1 2"} <= places(state)
    one_end = play(state, "build mined", "place a1 2", "hang se", "turn 0")
    both_ends = play(one_end, "build stored", "place d1 2", "hang sw", "turn 0")
    assert [points(s, "bridges") for s in (state, one_end, both_ends)] == [3, 3, 3]


@pytest.mark.clause("BAB-AMB-03", "refused")
def test_nothing_is_built_over_the_gap_under_a_bridge() -> None:
    state = play(building(mined="c16", singles=20, slabs=BRIDGE), "build mined")
    for place in ("b1", "c1", "b2", "c2"):
        assert clause(state, f"place {place} 1") == "BAB-B.1.18"
        assert clause(state, f"place {place} 2") == "BAB-B.1.2"
    unbridged = building(mined="c16", singles=6, slabs=HIGH_BRIDGE[:-1])
    assert hangs(unbridged, "b2 3") == ALL
    high = building(mined="c16", singles=20, slabs=HIGH_BRIDGE)
    assert clause(play(high, "build mined"), "place b2 3") == "BAB-B.1.2"


@pytest.mark.clause("BAB-AMB-03", "refused")
def test_a_field_under_a_bridge_takes_no_decoration_and_no_second_bridge() -> None:
    for garden, found in ((HIGH_BRIDGE[:-1], True), (HIGH_BRIDGE, False)):
        state = building(slabs=garden)
        state.slabs_before = 0  # all of it was laid this turn
        assert ("statue c2" in legal(state)) == found
    assert clause(state, "statue c2") == "BAB-B.2.4"
    cross = ["c01 a2 1 1 none", "c06 d3 1 0 none", "c04 c1 1 1 none"]
    laid = "build mined", "place b4 1", "hang none", "turn 1"
    assert "bridge c2-c4" in legal(play(building(mined="c08", slabs=cross), *laid))
    crossed = play(building(mined="c08", slabs=[*cross, "+bridge b3 d3"]), *laid)
    assert clause(crossed, "bridge c2-c4") == "BAB-AMB-02"
