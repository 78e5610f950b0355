"""What the upper skills A to E score at the end (ISH-8.1 to ISH-8.5, ISH-10.7)."""

import pytest

from semiramis.games.ishtar.components.names import TABLET
from semiramis.games.ishtar.rules.state import CELL, PART, SKILL, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    cell,
    give,
    lay,
    placed,
    plant,
    play,
    points,
    skilled,
    stand,
)

EAST = ((1, 0), (2, 0), (3, 0))
WEST = ((-1, 0), (-2, 0), (-3, 0))
SOUTH = ((0, 1), (0, 2), (0, 3))


def two_beds(owner: int) -> State:
    """Jasmine's bed on 1d5 and another's on 1f4 and 1g4; tablets at both beds, on 1e5, and at grass only, on 1c6."""
    state = blank()
    for spot in ((1, 1), (3, -1)):
        state.ground[CELL.index(cell(spot))] = TABLET
    state = placed(state, "i05", *EAST, "assistant")
    state.asked = owner
    return placed(state, "i06", *SOUTH, "assistant")


@pytest.mark.clause("ISH-8.1", "ISH-10.7", "allowed")
def test_skill_a_scores_a_tablet_at_two_beds_once() -> None:
    state = two_beds(JASMINE)
    skilled(state, JASMINE, "f", "a")
    assert points(state, "tablets") == 2


@pytest.mark.clause("ISH-8.1", "allowed")
def test_a_tablet_counts_for_everyone_with_a_bed_there() -> None:
    state = two_beds(ROSE)
    for seat in (JASMINE, ROSE):
        skilled(state, seat, "f", "a")
    assert [points(state, "tablets", seat) for seat in (JASMINE, ROSE)] == [2, 2]


@pytest.mark.clause("ISH-8.1", "refused")
def test_a_tablet_at_grass_or_without_the_skill_scores_nothing() -> None:
    state = two_beds(ROSE)
    skilled(state, JASMINE, "f")
    assert points(state, "tablets") == 0
    dry = blank()
    dry.ground[CELL.index(cell((3, -1)))] = TABLET
    dry = placed(dry, "i05", *EAST, "assistant")
    skilled(dry, JASMINE, "f", "a")
    assert points(dry, "tablets") == 0  # 1d6 and 1d7 are grass


@pytest.mark.clause("ISH-8.2", "ISH-10.7", "allowed")
def test_skill_b_scores_seven() -> None:
    state = blank()
    skilled(state, JASMINE, "g", "b")
    assert points(state, "symbols") == 7


@pytest.mark.clause("ISH-8.2", "refused")
def test_skill_g_alone_does_not_score_for_b() -> None:
    state = blank()
    skilled(state, JASMINE, "g")
    skilled(state, ROSE, "b")
    assert points(state, "symbols") == 0


@pytest.mark.clause("ISH-8.3", "ISH-10.7", "allowed")
def test_skill_c_scores_common_gems_best() -> None:
    state = blank(gems="wwrpppp")
    skilled(state, JASMINE, "h", "c")
    assert points(state, "gems") == 2 + 2 + 12


@pytest.mark.clause("ISH-8.3", "refused")
def test_gems_score_nothing_without_skill_c() -> None:
    state = blank(gems="wwrpppp")
    skilled(state, JASMINE, "h")
    skilled(state, ROSE, "h", "c")
    give(state, "", ROSE)
    assert [points(state, "gems", seat) for seat in (JASMINE, ROSE)] == [0, 0]


def shaded(owner: int) -> State:
    """A tree of Rose's on 1e4, between Jasmine's bed on 1d5 and another's on 1f4 and 1g4; both have skill D."""
    state = blank()
    lay(state, "i05", *EAST)
    lay(state, "i06", *SOUTH)
    stand(state, JASMINE, (1, 0))
    stand(state, owner, (0, 2))
    plant(state, ROSE, "c01", (0, 1))
    for seat in (JASMINE, ROSE):
        skilled(state, seat, "i", "d")
    return state


@pytest.mark.clause("ISH-8.4", "ISH-7.7", "ISH-10.7", "allowed")
def test_a_tree_between_two_beds_shades_both_whoever_planted_it() -> None:
    state = shaded(ROSE)
    assert [points(state, "shade", seat) for seat in (JASMINE, ROSE)] == [2, 2]


@pytest.mark.clause("ISH-8.4", "allowed")
def test_a_tree_counts_whether_it_or_the_bed_came_first() -> None:
    state = blank(gems="pppp")
    lay(state, "i05", *EAST)
    skilled(state, JASMINE, "i", "d")
    tree = play(state, "buy 3", f"tree {cell((2, 0))}")
    assert points(tree, "shade") == 0
    after = placed(tree, "i07", (2, -1), (1, -1), (0, -1), "assistant")
    assert points(after, "shade") == 2


@pytest.mark.clause("ISH-8.4", "refused")
def test_a_tree_between_two_beds_of_one_player_counts_once() -> None:
    state = shaded(JASMINE)
    assert [points(state, "shade", seat) for seat in (JASMINE, ROSE)] == [2, 0]


@pytest.mark.clause("ISH-8.4", "refused")
def test_a_tree_away_from_the_beds_or_without_the_skill_scores_nothing() -> None:
    state = shaded(ROSE)
    plant(state, JASMINE, "c02", (3, 0))
    assert points(state, "shade") == 2
    state.skill[JASMINE][SKILL.index("d")] = 0
    assert points(state, "shade") == 0


@pytest.mark.clause("ISH-8.5", "ISH-10.7", "allowed")
def test_skill_e_scores_assistants_in_front_not_those_on_the_carpet() -> None:
    state = blank()
    state.in_front[JASMINE], state.on_carpet[JASMINE] = 1, 1
    skilled(state, JASMINE, "j", "e")
    assert points(state, "assistants") == 7


@pytest.mark.clause("ISH-8.5", "refused")
def test_an_assistant_in_the_desert_or_without_the_skill_scores_nothing() -> None:
    state = placed(blank(), "i05", *EAST, "assistant")
    assert points(state, "assistants") == 0
    skilled(state, JASMINE, "j", "e")
    assert points(state, "assistants") == 7
    assert points(placed(state, "i06", *WEST, "assistant"), "assistants") == 0


@pytest.mark.clause("ISH-10.7", "refused")
def test_the_lower_skills_score_nothing() -> None:
    state = blank(gems="pprw")
    skilled(state, JASMINE, *"fghij")
    assert [points(state, part) for part in PART.words] == [0] * 8
