"""Skill J, and effects that cannot be declined or carried out (ISH-8.11, ISH-AMB-14, ISH-AMB-20)."""

import pytest

from semiramis.core.model.domain import CHANCE, NOBODY, SEAT
from semiramis.games.ishtar.components.names import GEM_WORDS, NO_CELL, NO_CUP
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.stages import DRAW, REVEAL, TREE
from semiramis.games.ishtar.rules.state import CELL, TILE, State
from tests.games.ishtar.support import (
    JASMINE,
    blank,
    clause,
    dealt,
    fault,
    lay,
    legal,
    placed,
    play,
    reached,
    refusal,
    skilled,
    weights,
)

EAST = ((1, 0), (2, 0), (3, 0))
WEST = ((-1, 0), (-2, 0), (-3, 0))


def starred(hidden_stack: str = "open") -> State:
    """Jasmine has a star on 1d5 and two gems; the can stands at cup 1, whose stack hides its top."""
    state = blank(gems="pp", hidden_stack=hidden_stack)
    state.top[0] = 0
    return placed(state, "i08", *EAST)


@pytest.mark.clause("ISH-8.11", "allowed")
def test_skill_j_keeps_an_open_tile_and_the_next_one_is_turned_up() -> None:
    state = play(starred(), "skill j")
    assert (state.in_front[JASMINE], state.on_carpet[JASMINE]) == (3, 1)
    assert legal(state) == [f"keep {n}" for n in range(1, 7)]
    tile = state.top[1]
    after = play(state, "keep 2")
    assert (after.kept[JASMINE], after.height[1], after.opened, after.stage) == (tile, 4, 1, REVEAL)
    assert GAME.rules.mover(after) == CHANCE
    assert set(weights(after)) == {f"deal-tile {TILE.words[t]}" for t in range(1, 13) if after.unseen[t]}
    shown = play(after, "deal-tile i04")
    assert (TILE.words[shown.top[1]], shown.opened, shown.stage) == ("i04", NO_CUP, TREE)


@pytest.mark.clause("ISH-8.11", "allowed")
def test_under_the_can_the_tile_is_taken_blind_and_the_next_stays_hidden() -> None:
    state = play(starred(), "skill j", "keep 1")
    assert (state.stage, GAME.rules.mover(state)) == (DRAW, CHANCE)
    after = play(state, "deal-tile i04")
    assert (TILE.words[after.kept[JASMINE]], after.height[0], after.top[0], after.stage) == ("i04", 4, 0, TREE)


@pytest.mark.clause("ISH-8.11", "ISH-10.1", "allowed")
def test_skill_j_may_empty_a_stack() -> None:
    state = starred()
    state.height = [5, 1, 0, 5, 5, 5]
    after = play(state, "skill j", "keep 2")
    assert (after.height[1], after.top[1], after.stage) == (0, 0, TREE)
    assert GAME.rules.mover(after) == JASMINE  # there is nothing to turn up
    second = play(after, "end")
    second.asked, second.stage = 1, TREE
    assert GAME.rules.mover(play(second, "end")) == NOBODY


@pytest.mark.clause("ISH-8.11", "refused")
def test_skill_j_takes_from_no_empty_stack_and_cannot_be_declined() -> None:
    state = starred()
    state.height[3] = state.top[3] = 0
    state = play(state, "skill j")
    assert clause(state, "keep 4") == "ISH-8.11"
    assert clause(state, "end") == "ISH-8.11"
    assert GAME.referee.why_not(state, GAME.rules.catalogue.parse("keep 2")) is None


@pytest.mark.clause("ISH-8.11", "refused")
def test_a_closed_stack_under_the_can_is_left_alone_while_others_have_tiles() -> None:
    state = play(starred(hidden_stack="closed"), "skill j")
    found = refusal(state, "keep 1")
    assert (found.clause, found.message.id) == ("ISH-AMB-07", "ishtar-no-hidden-stack")
    state.height, state.top = [5, 0, 0, 0, 0, 0], [0] * 6
    assert legal(state) == ["keep 1"]


@pytest.mark.clause("ISH-8.11", "refused")
def test_no_position_has_a_kept_tile_without_skill_j() -> None:
    before = reached("keep")
    state = dealt(play(before, legal(before)[0]))
    seat = state.asked
    assert (sum(state.skill[seat]), state.kept[seat] > 0) == (1, True)
    bank = dict(zip(GEM_WORDS, (a + b for a, b in zip(state.bank, state.spent[seat], strict=True)), strict=True))
    without = {
        "skill": {"j": 0},
        "spent": {"purple": 0, "red": 0, "white": 0},
        "in_front": state.in_front[seat] - 1,
        "on_carpet": 2,
    }
    found = fault(state, {"bank": bank}, **{SEAT.words[seat]: without})
    assert found.args == {"place": f"seats.{SEAT.words[seat]}.kept", "clause": "ISH-8.11"}


@pytest.mark.clause("ISH-AMB-14", "allowed")
@pytest.mark.parametrize("skill", ["g", "h"])
def test_a_bloom_without_a_place_stays_on_the_carpet(skill: str) -> None:
    state = blank(gems="pp")
    state = placed(state, "i08", *EAST)
    state.standing[CELL.index("1d7")] = 5  # a tree on the only grass
    after = play(state, f"skill {skill}")
    assert (after.stage, sum(after.skill[JASMINE]), sum(after.spent[JASMINE])) == (TREE, 1, 2)
    assert (after.single_at[JASMINE], after.double_at[JASMINE]) == (NO_CELL, NO_CELL)


@pytest.mark.clause("ISH-AMB-14", "allowed")
def test_a_double_bloom_stays_on_the_carpet_where_no_two_cells_are_free() -> None:
    assert play(starred(), "skill h").stage == TREE  # 1d7 alone is grass
    state = blank(gems="pp")
    lay(state, "i05", *WEST)
    assert legal(placed(state, "i08", *EAST, "skill h")) == ["double 1d1 e"]


@pytest.mark.clause("ISH-AMB-14", "allowed")
def test_the_assistant_comes_even_without_a_card_or_tile() -> None:
    state = starred()
    state.row, state.in_deck = [0] * 5, [0] * 27
    after = play(state, "skill i")
    assert (after.stage, after.reserved[JASMINE], after.in_front[JASMINE]) == (TREE, 0, 3)
    state.height = state.top = [0] * 6
    after = play(state, "skill j")
    assert (after.stage, after.kept[JASMINE], after.in_front[JASMINE]) == (TREE, 0, 3)


@pytest.mark.clause("ISH-AMB-14", "allowed")
def test_an_empty_bank_gives_nothing() -> None:
    state = starred()
    state.bank = [0, 0, 0]
    after = play(state, "skill f")
    assert (after.stage, after.gems[JASMINE], after.spent[JASMINE]) == (TREE, [0, 0, 0], [2, 0, 0])


@pytest.mark.clause("ISH-AMB-14", "refused")
@pytest.mark.parametrize(("skill", "against"), [("f", "8.6"), ("g", "8.7"), ("i", "8.10"), ("j", "8.11")])
def test_an_effect_that_can_be_carried_out_cannot_be_declined(skill: str, against: str) -> None:
    state = play(starred(), f"skill {skill}")
    assert not {"skip", "end"} & set(legal(state))
    assert clause(state, "skip") == clause(state, "end") == f"ISH-{against}"


@pytest.mark.clause("ISH-AMB-20", "allowed")
def test_skills_i_and_j_find_both_assistants_on_the_carpet() -> None:
    state = dealt(play(starred(), "skill i", "reserve 1"))
    state.gems[JASMINE] = [2, 0, 0]
    state = dealt(placed(state, "i10", *WEST, "skill j", "keep 2"))
    assert (state.in_front[JASMINE], state.on_carpet[JASMINE]) == (4, 0)


@pytest.mark.clause("ISH-AMB-20", "refused")
def test_no_assistant_comes_from_an_empty_carpet() -> None:
    state = starred()
    state.on_carpet[JASMINE] = 0
    skilled(state, JASMINE, "j")
    assert play(state, "skill i").in_front[JASMINE] == 2
    found = fault(reached("choose"), rose={"in_front": 3, "on_carpet": 1})
    assert (found.id, found.args) == ("position-total", {"place": "seats.rose.on_carpet", "found": 1, "expected": 2})
