"""Clauses BAB-S: what is in sight from above scores, and who wins."""

from collections.abc import Iterable

import pytest

from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import State
from tests.games.babylon.support import JASMINE, ROSE, building, clause, garden_faults, lay, play, points

# On level 1 a fountain on b2 and c2, a bridge on b2 and d2: each field can be covered by a hanging corner.
FOUNTAIN = ("c04 a1 1 2 none", "c12 c1 1 3 none", "+fountain b2 c2")
BRIDGE = ("c06 a1 1 2 none", "c10 d1 1 3 none", "+bridge b2 d2")
# Level 1 at a1, level 2 at c1, level 3 over half of both at b1.
STEPS = ("c03 a1 1 0 none", "c05 c1 2 1 none")
# One of each decoration: the fountain above, stairs on d1 and e1, a bridge on b6 and d6, a statue on g7.
SET = (
    *FOUNTAIN, "c02 e1 2 0 none", "+stairs d1 e1", "c06 a6 1 1 none", "c10 d6 1 0 none", "+bridge b6 d6",
    "c01 g7 1 0 none", "+statue g7",
)  # fmt: skip
# Four corners of level 2 meet over the blue tile at d4; the fourth, at e5, is still missing.
BLUE_BELOW = ("c13 d4 1 0 none", "c01 c3 2 0 none", "c05 e3 2 0 none", "c09 c5 2 0 none")
# A written garden worth 39 points.
GARDEN = (
    "c01 a1 1 0 none", "+statue a1", "c10 d1 1 0 se", "+bridge b1 d1", "c12 f1 2 2 none", "+stairs e1 f1",
    "c14 g3 2 0 se", "+fountain g2 g3", "c07 a4 1 0 none", "+statue a4", "c16 c4 2 0 none",
    "c03 b4 3 0 none", "+statue b4", "c05 a7 1 0 nw", "c04 d7 1 0 nw",
)  # fmt: skip
FLAT = tuple(f"{x}{y}" for y in "1357" for x in "aceg")
WHITE_AND_PINK = tuple(f"{material}{n:02}" for material in "cgb" for n in range(1, 9))


def flat(tiles: int, first: int = 0) -> list[str]:
    """White and pink tiles side by side on level 1: 2 points, and 4 holes covered by each."""
    return [f"{WHITE_AND_PINK[first + n]} {FLAT[n]} 1 0 none" for n in range(tiles)]


def against(mine: Iterable[str], roses: Iterable[str]) -> State:
    """Jasmine's and Rose's gardens, made of slabs alone."""
    state, other = building(slabs=mine), building(slabs=roses)
    for name in ("n_slabs", "slab_tile", "slab_place", "slab_level", "slab_turn", "slab_hang"):
        getattr(state, name)[ROSE] = getattr(other, name)[JASMINE]
    GAME.rules.derive(state)
    return state


@pytest.mark.clause("BAB-S.1", "BAB-S.3", "allowed")
def test_sc_41_a_half_covered_fountain_scores_fully() -> None:
    state = building(mined="c01", slabs=FOUNTAIN)
    assert points(lay(state, "mined a2 2 0 ne"), "fountains") == 3
    assert points(lay(state, "mined c2 2 0 nw"), "fountains") == 3


@pytest.mark.clause("BAB-S.1", "BAB-S.3", "BAB-S.6", "refused")
def test_sc_41_a_wholly_covered_fountain_scores_nothing_and_leaves_the_sets() -> None:
    state = building(mined="c05", stored="c03", singles=10, slabs=SET)
    assert garden_faults(state) == []
    half = lay(state, "mined a2 2 0 ne")
    assert (points(half, "fountains"), points(half, "sets")) == (3, 4)
    hidden = lay(half, "stored c2 2 0 nw")
    assert (points(hidden, "fountains"), points(hidden, "sets")) == (0, 0)


@pytest.mark.clause("BAB-S.1", "BAB-S.7", "allowed")
def test_sc_42_the_flower_of_a_tile_with_one_open_field_counts() -> None:
    state = building(slabs=BLUE_BELOW)  # covered by one white, one pink and one orange tile
    assert garden_faults(state) == []
    assert (state.in_sight[JASMINE][0], points(state, "flowers")) == (1, 4)


@pytest.mark.clause("BAB-S.1", "BAB-S.7", "BAB-S.11", "refused")
def test_sc_42_the_flower_of_a_wholly_covered_tile_does_not_count() -> None:
    laid = lay(building(mined="c02", slabs=BLUE_BELOW), "mined e5 2 0 se")
    assert (laid.in_sight[JASMINE][0], points(laid, "flowers")) == (0, 0)
    assert laid.flowers[JASMINE] == [2, 1, 1, 0]


@pytest.mark.clause("BAB-S.2", "allowed")
def test_sc_10_a_statue_on_level_three_scores_three() -> None:
    laid = lay(building(mined="c01", slabs=STEPS), "mined b1 3 0 none")
    assert points(play(laid, "statue b1"), "statues") == 3


@pytest.mark.clause("BAB-S.2", "BAB-S.6", "refused")
def test_sc_15_a_statue_used_as_a_pillar_scores_nothing_and_is_in_no_set() -> None:
    state = building(mined="c05", slabs=SET)
    assert (points(state, "statues"), points(state, "sets")) == (1, 4)
    carried = lay(state, "mined f6 2 0 nw")  # g7 carries its south-eastern corner
    assert carried.singles[JASMINE] == 6 - 2 * 2
    assert (points(carried, "statues"), points(carried, "sets")) == (0, 0)


@pytest.mark.clause("BAB-S.3", "allowed")
def test_sc_11_a_fountain_on_level_two_scores_six() -> None:
    slabs = ["c03 g7 1 0 none", "c04 a1 2 1 none"]
    laid = lay(building(mined="c16", singles=8, slabs=slabs), "mined c1 2 0 none")
    assert points(play(laid, "fountain b1-c1"), "fountains") == 6


@pytest.mark.clause("BAB-S.5", "allowed")
def test_sc_13_stairs_score_the_sum_of_their_levels() -> None:
    low = lay(building(mined="c02", singles=8, slabs=["c16 a1 1 3 none"]), "mined c1 2 0 none")
    assert points(play(low, "stairs b1-c1"), "stairs") == 1 + 2
    high = lay(building(mined="c02", slabs=STEPS), "mined b1 3 1 none")  # stairs on c1, on level 2 those on d1
    built = play(high, "stairs c1-d1")
    assert points(built, "stairs") == 2 + 3
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-S.1", "BAB-S.5", "refused")
@pytest.mark.parametrize("order", [("mined c2 3 0 sw", "stored a3 3 0 ne"), ("stored a3 3 0 ne", "mined c2 3 0 sw")])
def test_stairs_score_nothing_once_both_fields_are_covered(order: tuple[str, str]) -> None:
    # stairs from b3 on level 1 to c3 on level 2; c2 covers the upper field, a3 the lower one
    slabs = ("c16 a2 1 0 none", "c01 c1 1 0 none", "c05 a4 1 0 none", "c02 c3 2 0 none", "+stairs b3 c3")
    state = building(mined="c03", stored="c04", singles=11, slabs=slabs)
    half = lay(state, order[0])
    assert (points(state, "stairs"), points(half, "stairs")) == (3, 3)
    assert points(lay(half, order[1]), "stairs") == 0


@pytest.mark.clause("BAB-S.6", "BAB-S.7", "BAB-S.10", "BAB-S.11", "allowed")
def test_sc_43_a_written_garden_scores_thirty_nine() -> None:
    state = building(slabs=GARDEN)
    assert garden_faults(state) == []
    assert GAME.parts_of(state, JASMINE) == {
        "statues": 5, "fountains": 6, "bridges": 3, "stairs": 3, "sets": 4, "flowers": 8, "belvederes": 4, "height": 6,
    }  # fmt: skip
    assert state.flowers[JASMINE] == [3, 2, 2, 2]
    assert GAME.rules.total_score(state, JASMINE) == 39


@pytest.mark.clause("BAB-S.10", "refused")
def test_a_thing_is_counted_in_one_set_only() -> None:
    state = building(slabs=GARDEN)
    assert (state.shown[JASMINE][:4], points(state, "sets")) == ([3, 1, 1, 1], 4)  # three statues, but one set
    assert (state.flowers[JASMINE], points(state, "flowers")) == ([3, 2, 2, 2], 8)  # nine tiles, but two sets
    three = building(slabs=[entry for entry in GARDEN if not entry.startswith("+bridge")])
    assert points(three, "sets") == 0  # statue, fountain and stairs are no set


@pytest.mark.clause("BAB-S.8", "allowed")
def test_every_belvedere_scores_one_on_any_level() -> None:
    assert points(building(slabs=["c01 a1 1 0 se", "c03 d1 2 0 se"]), "belvederes") == 2


@pytest.mark.clause("BAB-S.1", "BAB-S.8", "refused")
def test_a_covered_belvedere_scores_nothing() -> None:
    state = building(mined="c05", slabs=["c01 a1 1 0 se", "c03 d1 2 0 se"])
    laid = lay(state, "mined a2 2 0 ne")  # its own belvedere hides the one on b2
    assert points(laid, "belvederes") == 2


@pytest.mark.clause("BAB-S.9", "allowed")
@pytest.mark.parametrize(("levels", "score"), [(0, 0), (1, 2), (2, 4), (3, 6)])
def test_sc_14_the_highest_level_scores_double(levels: int, score: int) -> None:
    state = building(slabs=[*STEPS, "c02 b1 3 1 none"][:levels])
    assert points(state, "height") == score


@pytest.mark.clause("BAB-S.9", "refused")
def test_only_the_highest_level_scores_and_only_once() -> None:
    state = building(slabs=["c01 a1 1 0 none", "c03 c1 2 0 none", "c05 e1 2 0 none", "c09 g1 1 0 none"])
    assert points(state, "height") == 4


@pytest.mark.clause("BAB-S.11", "allowed")
def test_the_start_tile_counts_as_a_flower() -> None:
    state = building(slabs=["st-white a1 1 0 none", "c05 c1 1 0 none", "c09 e1 1 0 none", "c13 g1 1 0 none"])
    assert points(state, "flowers") == 4


@pytest.mark.clause("BAB-S.11", "refused")
def test_a_tile_by_itself_is_worth_nothing() -> None:
    one, four = building(slabs=flat(1)), building(slabs=flat(4))
    assert GAME.rules.total_score(one, JASMINE) == GAME.rules.total_score(four, JASMINE) == 2  # for the first level


@pytest.mark.clause("BAB-S.12", "allowed")
def test_nothing_is_lost_for_what_is_left_over() -> None:
    bare = building(singles=0, slabs=GARDEN)
    full = building(mined="g05", singles=6, doubles=1, stored="b01", slabs=GARDEN)
    assert GAME.parts_of(full, JASMINE) == GAME.parts_of(bare, JASMINE)
    assert GAME.rules.total_score(full, JASMINE) == 39


@pytest.mark.clause("BAB-S.12", "refused")
def test_pillars_and_a_stored_tile_decide_nothing() -> None:
    state = against(flat(4), flat(4, first=4))
    state.singles[ROSE], state.stored[ROSE], state.stored[JASMINE] = 0, 0, 1
    assert GAME.ranking(state) == [1, 1]


@pytest.mark.clause("BAB-S.13", "allowed")
def test_sc_44_equal_points_are_decided_by_the_fewest_visible_holes() -> None:
    state = against(flat(11), flat(10, first=11))  # 20 and 24 holes of the board lie open
    assert GAME.totals(state) == [2, 2]
    assert [64 - GAME.rules.tie_break(state, seat) for seat in (JASMINE, ROSE)] == [20, 24]
    assert GAME.ranking(state) == [1, 2]


@pytest.mark.clause("BAB-S.13", "allowed")
def test_sc_44_still_equal_players_share_the_victory() -> None:
    assert GAME.ranking(against(flat(11), flat(11, first=11))) == [1, 1]


@pytest.mark.clause("BAB-S.13", "refused")
def test_the_larger_garden_does_not_beat_more_points() -> None:
    state = against(flat(11), ["b01 a1 1 0 se"])  # a belvedere makes 3 points against 2
    assert GAME.totals(state) == [2, 3]
    assert GAME.ranking(state) == [2, 1]


@pytest.mark.clause("BAB-AMB-16", "allowed")
@pytest.mark.parametrize("covers", [("mined a2 2 0 ne",), ("stored d2 2 0 nw",)])
def test_a_bridge_with_one_end_covered_scores_fully(covers: tuple[str, ...]) -> None:
    state = building(mined="c01", stored="c03", singles=10, slabs=BRIDGE)
    assert points(lay(state, *covers), "bridges") == 3


@pytest.mark.clause("BAB-AMB-16", "allowed")
def test_a_bridge_with_both_ends_covered_is_seen_by_its_span() -> None:
    state = building(mined="c01", stored="c03", singles=10, slabs=BRIDGE)
    covered = lay(state, "mined a2 2 0 ne", "stored d2 2 0 nw")  # c2, between the ends, lies open
    assert points(covered, "bridges") == 3
    assert garden_faults(covered) == []


@pytest.mark.clause("BAB-AMB-16", "refused")
def test_no_terrace_can_cover_the_span_of_a_bridge() -> None:
    state = building(mined="c01", stored="c03", singles=20, slabs=BRIDGE)
    places = ("b1", "b2", "c1", "c2")  # all that lie over c2
    over = play(state, "build mined")
    assert [clause(over, f"place {place} 2") for place in places] == ["BAB-B.1.2"] * 4
    higher = play(lay(state, "stored a2 2 0 ne"), "build mined")  # one end is covered, by a belvedere's corner
    assert {clause(higher, f"place {place} 3") for place in places} <= {"BAB-B.1.2", "BAB-B.1.16a"}


@pytest.mark.clause("BAB-AMB-17", "allowed")
def test_a_decorated_tile_and_a_bridged_hole_are_still_in_sight() -> None:
    state = building(slabs=GARDEN)
    bare = building(slabs=[entry for entry in GARDEN if not entry.startswith("+")])
    assert state.in_sight[JASMINE] == bare.in_sight[JASMINE]
    assert state.flowers[JASMINE] == bare.flowers[JASMINE]


@pytest.mark.clause("BAB-AMB-17", "refused")
def test_a_bridge_over_a_hole_does_not_make_the_garden_larger() -> None:
    with_bridge = building(slabs=BRIDGE)
    without = building(slabs=BRIDGE[:2])
    assert GAME.rules.tie_break(with_bridge, JASMINE) == GAME.rules.tie_break(without, JASMINE) == 8
