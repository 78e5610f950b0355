"""Unlocking skills: what a star and two gems buy (ISH-6.4 to ISH-6.6)."""

import pytest

from semiramis.games.ishtar.rules.stages import TREE
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    cell,
    clause,
    fault,
    lay,
    legal,
    placed,
    play,
    points,
    reached,
    refusal,
    skilled,
)

EAST = ((1, 0), (2, 0), (3, 0))
WEST = ((-1, 0), (-2, 0), (-3, 0))
LOWER = [f"skill {skill}" for skill in "fghij"]


@pytest.mark.clause("ISH-6.4", "allowed")
def test_a_star_and_two_gems_unlock_a_skill() -> None:
    state = placed(blank(gems="pr"), "i08", *EAST)
    assert legal(state) == ["skip", *LOWER]
    after = play(state, "skill j")
    assert after.gems[JASMINE] == [0, 0, 0]
    assert after.spent[JASMINE] == [1, 1, 0]
    assert after.skill[JASMINE] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]


@pytest.mark.clause("ISH-6.4", "allowed")
def test_the_gems_for_a_skill_are_the_players_choice() -> None:
    state = placed(blank(gems="pprw"), "i08", *EAST, "skill f")
    assert legal(state) == ["pay pp", "pay pr", "pay pw", "pay rw"]
    assert play(state, "pay pw").gems[JASMINE] == [1, 1, 0]


@pytest.mark.clause("ISH-6.4", "refused")
def test_one_gem_unlocks_nothing() -> None:
    assert placed(blank(gems="p"), "i08", *EAST).stage == TREE
    found = refusal(placed(blank(gems="p"), "i11", *EAST), "skill f")
    assert (found.clause, found.message.args) == ("ISH-6.4", {"price": 2, "gems": 1})


@pytest.mark.clause("ISH-6.4", "refused")
def test_an_assistant_symbol_is_no_star() -> None:
    found = refusal(placed(blank(gems="pp"), "i05", *EAST), "skill f")
    assert (found.clause, found.message.id) == ("ISH-6.4", "ishtar-no-symbol-star")


@pytest.mark.clause("ISH-6.4", "refused")
@pytest.mark.parametrize(
    ("move", "reason"), [("pay p", "handful"), ("pay ppr", "handful"), ("pay ww", "gems"), ("end", "first")]
)
def test_a_skill_costs_two_gems_that_one_has(move: str, reason: str) -> None:
    found = refusal(placed(blank(gems="ppr"), "i08", *EAST, "skill f"), move)
    assert (found.clause, found.message.id) == ("ISH-6.4", f"ishtar-no-{reason}")


@pytest.mark.clause("ISH-6.5", "allowed")
@pytest.mark.parametrize(("lower", "upper"), ["fa", "gb", "hc", "id", "je"])
def test_a_lower_skill_opens_the_upper_one_of_its_column(lower: str, upper: str) -> None:
    state = blank(gems="pp")
    skilled(state, JASMINE, lower)
    star = placed(state, "i08", *EAST)
    assert legal(star) == ["skip", f"skill {upper}", *(skill for skill in LOWER if skill != f"skill {lower}")]
    after = play(star, f"skill {upper}")
    assert sum(after.skill[JASMINE]) == 2


@pytest.mark.clause("ISH-6.5", "refused")
def test_an_upper_skill_waits_for_the_lower_one() -> None:
    state = blank(gems="pp")
    skilled(state, ROSE, "g")  # what Rose has unlocked does not help Jasmine
    found = refusal(placed(state, "i08", *EAST), "skill b")
    assert (found.clause, found.message.id) == ("ISH-6.5", "ishtar-no-skill-lower")


@pytest.mark.clause("ISH-6.5", "refused")
def test_nobody_unlocks_a_skill_twice() -> None:
    state = blank(gems="pp")
    skilled(state, JASMINE, "g")
    found = refusal(placed(state, "i08", *EAST), "skill g")
    assert (found.clause, found.message.id) == ("ISH-6.5", "ishtar-no-skill-again")


@pytest.mark.clause("ISH-6.5", "refused")
def test_one_star_unlocks_one_skill() -> None:
    state = placed(blank(gems="pppp"), "i08", *EAST, "skill g", f"single {cell((3, 0))}")
    assert state.gems[JASMINE] == [2, 0, 0]
    assert clause(state, "skill b") == "ISH-6.1"


@pytest.mark.clause("ISH-6.5", "refused")
def test_a_star_is_of_no_use_once_all_skills_are_unlocked() -> None:
    state = blank(gems="pp")
    skilled(state, JASMINE, *"acdefghij")
    assert legal(placed(state, "i08", *EAST)) == ["skip", "skill b"]
    skilled(state, JASMINE, "b")
    state.in_front[JASMINE] = 0
    assert placed(state, "i08", *EAST).stage == TREE


@pytest.mark.clause("ISH-6.5", "refused")
def test_no_position_has_an_upper_skill_alone() -> None:
    state = reached("choose")
    bank = {"purple": state.bank[0] - 2, "red": state.bank[1], "white": state.bank[2]}
    unlocked = {"skill": {"b": 1}, "spent": {"purple": 2}}
    assert fault(state, {"bank": bank}, rose=unlocked).args == {"place": "seats.rose.skill.b", "clause": "ISH-6.5"}


@pytest.mark.clause("ISH-6.6", "allowed")
def test_gems_stay_on_the_skills_they_were_laid_on() -> None:
    state = blank(gems="pprw")
    bank = list(state.bank)
    state = placed(state, "i08", *EAST, "skill j", "pay rw")
    assert (state.gems[JASMINE], state.spent[JASMINE], state.bank) == ([2, 0, 0], [0, 1, 1], bank)


@pytest.mark.clause("ISH-6.6", "refused")
def test_gems_on_skills_neither_pay_nor_count_for_skill_c() -> None:
    state = blank()
    state.spent[JASMINE] = [9, 9, 2]
    skilled(state, JASMINE, "h", "c")
    assert points(state, "gems") == 0
    lay(state, "i05", *EAST)
    assert clause(state, "buy 3") == "ISH-7.2"
    assert placed(state, "i08", *WEST).stage == TREE


@pytest.mark.clause("ISH-6.6", "refused")
def test_no_position_has_gems_on_a_skill_that_is_not_unlocked() -> None:
    state = reached("choose")
    bank = {"purple": state.bank[0] - 2}
    found = fault(state, {"bank": bank}, rose={"spent": {"purple": 2}})
    assert (found.id, found.args) == ("position-total", {"place": "seats.rose.spent", "found": 2, "expected": 0})
