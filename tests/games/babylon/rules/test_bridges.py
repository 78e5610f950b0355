"""Clauses BAB-B.2.8, DIFF-03 and AMB-02: bridges and the gap they span."""

import pytest

from semiramis.core.model.message import Malformed
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import HOLE, STANDS_BRIDGE, State
from tests.games.babylon.support import JASMINE, building, clause, garden_faults, lay, legal, play, points, refusal

# c06 at a1 shows a bridge on b1 and a fountain on b2; c10 laid at d1 shows a bridge on d1 and stairs on e1.
OLD_BRIDGE = "c06 a1 1 1 none"
# On level 1 c03 lies in the gap: a statue symbol on c1. The old bridge symbol on b1 is on level 2.
LOW_GAP = ("c03 c1 1 0 none", "c06 a1 2 1 none")


def bridges(state: State) -> list[str]:
    """The bridges that are offered."""
    return [move.removeprefix("bridge ") for move in legal(state) if move.startswith("bridge ")]


def over_a_low_field(*pieces: str, bridge_gap: str = "open") -> State:
    """A tile is laid at d1 on level 2; between its bridge symbol and the one on b1 lies a field on level 1."""
    state = building(mined="c10", slabs=[LOW_GAP[0], *pieces, LOW_GAP[1]], bridge_gap=bridge_gap)
    return lay(state, "mined d1 2 0 none")


@pytest.mark.clause("BAB-B.2.8", "BAB-DIFF-03", "allowed")
def test_sc_35_a_bridge_spans_one_empty_hole_in_a_row() -> None:
    built = play(lay(building(mined="c10", slabs=[OLD_BRIDGE]), "mined d1 1 0 none"), "bridge b1-d1")
    assert points(built, "bridges") == 3
    assert [built.standing[JASMINE][HOLE.index(field)] for field in ("b1", "c1", "d1")] == [
        STANDS_BRIDGE,
        0,
        STANDS_BRIDGE,
    ]
    assert built.span[JASMINE][HOLE.index("c1")] == 1
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-B.2.8", "allowed")
def test_sc_35_a_bridge_spans_one_empty_hole_in_a_column() -> None:
    state = building(mined="c10", slabs=["c06 a1 1 3 none"])  # its bridge symbol on a2
    laid = lay(state, "mined a4 1 0 none")
    assert bridges(laid) == ["a2-a4"]
    assert points(play(laid, "bridge a2-a4"), "bridges") == 3


@pytest.mark.clause("BAB-B.2.8", "refused")
def test_sc_35_a_gap_covered_by_the_tile_of_one_end_is_no_gap() -> None:
    laid = lay(building(mined="c10", slabs=[OLD_BRIDGE]), "mined c1 1 1 none")  # its bridge symbol on d1
    assert bridges(laid) == []
    assert refusal(laid, "bridge b1-d1").message.id == "babylon-no-gap"
    assert garden_faults(building(slabs=[OLD_BRIDGE, "c10 c1 1 1 none", "+bridge b1 d1"])) == ["BAB-AMB-02"]


@pytest.mark.clause("BAB-B.2.8", "BAB-DIFF-03", "refused")
def test_sc_35_two_fields_apart_or_out_of_line_is_no_bridge() -> None:
    state = building(mined="c10", slabs=[OLD_BRIDGE])
    far = lay(state, "mined e1 1 0 none")  # symbols on b1 and e1
    assert bridges(far) == []
    assert clause(far, "bridge b1-d1") == "BAB-B.2.4"
    near = lay(state, "mined c1 1 0 none")  # symbols on b1 and c1, side by side
    assert bridges(near) == []
    askew = lay(state, "mined d2 1 0 none")  # symbols on b1 and d2
    assert bridges(askew) == []
    for fields in ("b1-e1", "b1-c1", "b1-d2", "b1-d3"):
        with pytest.raises(Malformed):
            GAME.rules.catalogue.parse(f"bridge {fields}")
    assert garden_faults(building(slabs=[OLD_BRIDGE, "c10 e1 1 0 none", "+bridge b1 e1"])) == ["BAB-B.2.8"]


@pytest.mark.clause("BAB-B.2.8", "refused")
def test_a_bridge_between_two_levels_is_refused() -> None:
    laid = lay(building(mined="c10", singles=8, slabs=[OLD_BRIDGE]), "mined d1 2 0 none")
    assert clause(laid, "bridge b1-d1") == "BAB-B.2.8"
    assert garden_faults(building(slabs=[OLD_BRIDGE, "c10 d1 2 0 none", "+bridge b1 d1"])) == ["BAB-B.2.8"]


@pytest.mark.clause("BAB-DIFF-03", "refused")
def test_the_two_ends_are_never_on_one_tile() -> None:
    # with a changed symbol two bridge symbols of one tile lie side by side: no gap, no bridge
    laid = lay(building(mined="c10", token="change"), "mined d4 1 0 none")
    assert not [move for move in legal(laid) if move.startswith("symbol") and move.endswith("bridge")]
    assert clause(laid, "symbol e4 bridge") == "BAB-R.6"


@pytest.mark.clause("BAB-AMB-02", "BAB-B.2.8", "allowed")
def test_sc_36_a_bridge_on_level_two_spans_an_empty_field_of_level_one() -> None:
    laid = over_a_low_field()
    assert bridges(laid) == ["b1-d1"]
    built = play(laid, "bridge b1-d1")
    assert points(built, "bridges") == 6
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-AMB-02", "refused")
def test_something_standing_on_the_lower_field_fills_the_gap() -> None:
    laid = over_a_low_field("+statue c1")
    assert bridges(laid) == []
    assert clause(laid, "bridge b1-d1") == "BAB-AMB-02"


@pytest.mark.clause("BAB-AMB-02", "refused")
def test_with_the_bare_option_a_lower_terrace_fills_the_gap() -> None:
    assert clause(over_a_low_field(bridge_gap="bare"), "bridge b1-d1") == "BAB-AMB-02"
    plain = lay(building(mined="c10", slabs=[OLD_BRIDGE], bridge_gap="bare"), "mined d1 1 0 none")
    assert bridges(plain) == ["b1-d1"]  # the bare board is as good as ever


@pytest.mark.clause("BAB-AMB-02", "allowed")
def test_with_the_decorated_option_a_bridge_spans_a_lower_decoration() -> None:
    laid = over_a_low_field("+statue c1", bridge_gap="decorated")
    built = play(laid, "bridge b1-d1")
    assert (points(built, "bridges"), points(built, "statues")) == (6, 1)
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-AMB-02", "allowed")
def test_with_the_decorated_option_a_bridge_spans_a_statue_that_came_into_line_just_before() -> None:
    # the statue on c1 needs the one on e1, which is on the tile of the bridge's end and in line with e7
    slabs = ["c05 e7 1 3 none", "+statue e7", "c06 a1 2 1 none"]
    state = building(mined="c03", stored="g12", singles=12, slabs=slabs, bridge_gap="decorated")
    laid = lay(state, "mined c1 1 0 none", "stored d1 2 0 none")
    built = play(laid, "statue e1", "statue c1", "bridge b1-d1")
    assert (points(built, "bridges"), points(built, "statues")) == (6, 1 + 2 + 1)


@pytest.mark.clause("BAB-AMB-02", "refused")
def test_with_the_decorated_option_a_belvedere_is_still_in_the_way() -> None:
    state = building(mined="c10", slabs=["c03 c1 1 0 nw", LOW_GAP[1]], bridge_gap="decorated")
    assert clause(lay(state, "mined d1 2 0 none"), "bridge b1-d1") == "BAB-AMB-02"


@pytest.mark.clause("BAB-DIFF-11", "BAB-S.4", "allowed")
@pytest.mark.parametrize("level", [1, 2])
def test_sc_12_a_bridge_scores_three_times_its_level(level: int) -> None:
    slabs = ["c03 g7 1 0 none", f"c06 a1 {level} 1 none"]
    built = play(lay(building(mined="c10", singles=8, slabs=slabs), f"mined d1 {level} 0 none"), "bridge b1-d1")
    assert points(built, "bridges") == 3 * level


@pytest.mark.clause("BAB-DIFF-11", "BAB-S.4", "refused")
def test_a_bridge_scores_by_its_own_level_and_not_by_the_highest_or_the_gap() -> None:
    slabs = ["c03 g7 1 0 none", "c05 g5 2 0 none", OLD_BRIDGE]
    built = play(lay(building(mined="c10", slabs=slabs), "mined d1 1 0 none"), "bridge b1-d1")
    assert (built.highest[JASMINE], points(built, "bridges")) == (2, 3)
    assert points(play(over_a_low_field(), "bridge b1-d1"), "bridges") == 6  # though the field below is on level 1


def test_bab_b_2_8_a_legal_bridge_is_not_refused() -> None:
    assert GAME.referee.why_not(over_a_low_field(), GAME.rules.catalogue.parse("bridge b1-d1")) is None
