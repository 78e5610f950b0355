"""Step 4: the symbol on the tile just placed (ISH-6.1 to ISH-6.3, ISH-6.7, ISH-6.8, ISH-AMB-18, ISH-AMB-21)."""

import pytest

from semiramis.games.ishtar.rules.stages import SPECIAL, TREE
from semiramis.games.ishtar.rules.state import CELL, SYMBOL, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    Spot,
    blank,
    cell,
    clause,
    dealt,
    fault,
    lay,
    legal,
    placed,
    play,
    points,
    reached,
    refusal,
    skilled,
    stand,
)

EAST = ((1, 0), (2, 0), (3, 0))
WEST = ((-1, 0), (-2, 0), (-3, 0))
LOWER = [f"skill {skill}" for skill in "fghij"]


def beside_rose(tile: str, gems: str = "") -> State:
    """Jasmine has placed a straight tile whose first cell touches Rose's bed on 1d5."""
    state = blank(gems=gems)
    lay(state, "i05", *EAST)
    stand(state, ROSE, (1, 0))
    return placed(state, tile, (1, 1), (0, 2), (-1, 3))


@pytest.mark.clause("ISH-6.1", "allowed")
def test_the_symbol_of_the_tile_just_placed_may_be_used_or_not() -> None:
    state = placed(blank(), "i05", *EAST)
    assert state.stage == SPECIAL
    assert (CELL.words[state.symbol_at], SYMBOL.words[state.symbol]) == (cell((1, 0)), "assistant")
    assert legal(state) == ["skip", "assistant"]
    assert play(state, "skip").in_front[JASMINE] == 2
    assert play(state, "assistant").in_front[JASMINE] == 1


@pytest.mark.clause("ISH-6.1", "allowed")
@pytest.mark.parametrize(
    ("tile", "spots", "where"),
    [
        ("i06", EAST, (2, 0)),
        ("v05", ((1, 0), (2, 0), (3, -1)), (3, -1)),
        ("t05", ((1, 0), (2, 0), (2, -1)), (1, 0)),
    ],
)
def test_the_symbol_may_be_on_any_of_the_three_cells(tile: str, spots: tuple[Spot, Spot, Spot], where: Spot) -> None:
    after = placed(blank(), tile, *spots, "assistant")
    assert CELL.words[after.assistant_at[JASMINE][0]] == cell(where)


@pytest.mark.clause("ISH-6.1", "refused")
def test_a_symbol_gives_nothing_in_the_next_turn() -> None:
    state = placed(blank(), "i05", *EAST, "skip")
    assert clause(state, "assistant") == "ISH-6.1"
    later = placed(state, "i01", *WEST)
    assert later.stage == TREE  # the new tile has no symbol, and the old one is lost
    assert clause(later, "assistant") == "ISH-6.1"


@pytest.mark.clause("ISH-6.1", "refused")
def test_a_symbol_is_used_once() -> None:
    state = placed(blank(), "i05", *EAST, "assistant")
    assert state.in_front[JASMINE] == 1
    assert clause(state, "assistant") == "ISH-6.1"
    assert clause(state, "skip") == "ISH-6.1"


@pytest.mark.clause("ISH-6.1", "refused")
def test_no_position_has_a_symbol_where_no_tile_shows_it() -> None:
    state = reached("special")
    other = next(word for word in CELL.words if word != CELL.words[state.symbol_at])
    assert fault(state, {"symbol_at": other}).args == {"place": "table.symbol_at", "clause": "ISH-6.1"}


@pytest.mark.clause("ISH-6.2", "allowed")
def test_an_assistant_goes_from_the_front_to_the_symbol() -> None:
    state = placed(blank(), "i05", *EAST, "assistant")
    assert (state.in_front[JASMINE], state.on_carpet[JASMINE]) == (1, 2)
    assert CELL.words[state.assistant_at[JASMINE][0]] == cell((1, 0))
    again = placed(state, "i06", *WEST, "assistant")
    assert again.in_front[JASMINE] == 0
    assert [CELL.words[where] for where in again.assistant_at[JASMINE][:2]] == [cell((1, 0)), cell((-2, 0))]
    assert points(again, "flowers") == 2 + 3


@pytest.mark.clause("ISH-6.2", "refused")
def test_without_an_assistant_in_front_nobody_is_put_on_the_symbol() -> None:
    state = blank(gems="pp")
    state.in_front[JASMINE] = 0  # those on the carpet do not help
    assert placed(state, "i05", *EAST).stage == TREE
    wild = placed(state, "i11", *EAST)
    found = refusal(wild, "assistant")
    assert (found.clause, found.message.id) == ("ISH-6.2", "ishtar-no-front")


@pytest.mark.clause("ISH-6.2", "refused")
def test_a_star_brings_no_assistant() -> None:
    found = refusal(placed(blank(gems="pp"), "i08", *EAST), "assistant")
    assert (found.clause, found.message.id) == ("ISH-6.2", "ishtar-no-symbol-assistant")


@pytest.mark.clause("ISH-6.2", "refused")
def test_no_position_has_an_assistant_beside_a_symbol() -> None:
    state = play(reached("special"), "assistant")
    which = next(n for n, where in enumerate(state.assistant_at[state.asked]) if where < len(CELL))
    words = [CELL.words[where] if where < len(CELL) else "none" for where in state.assistant_at[state.asked]]
    words[which] = next(word for n, word in enumerate(CELL.words) if not state.plant[n])
    name = ("jasmine", "rose")[state.asked]
    assert fault(state, **{name: {"assistant_at": words}}).args["clause"] == "ISH-6.2"


@pytest.mark.clause("ISH-6.3", "allowed")
def test_a_new_assistant_controls_all_of_a_free_bed() -> None:
    state = blank()
    lay(state, "i08", *EAST)
    after = placed(state, "i05", (1, 1), (0, 2), (-1, 3), "assistant")
    assert points(after, "flowers") == 2 + 1 + 2
    assert after.cells_at[0][JASMINE] == 3


@pytest.mark.clause("ISH-6.3", "refused")
def test_a_bed_with_an_assistant_takes_no_other() -> None:
    state = beside_rose("i05")
    assert state.stage == TREE  # the tile was placed, its symbol is of no use
    assert points(state, "flowers", ROSE) == 2 + 2
    found = refusal(beside_rose("i11", gems="pp"), "assistant")
    assert (found.clause, found.message.id) == ("ISH-6.3", "ishtar-no-bed-taken")


@pytest.mark.clause("ISH-6.3", "refused")
def test_nor_does_a_bed_take_a_second_assistant_of_the_same_player() -> None:
    state = blank(gems="pp")
    lay(state, "i05", *EAST)
    stand(state, JASMINE, (1, 0))
    assert clause(placed(state, "i11", (1, 1), (0, 2), (-1, 3)), "assistant") == "ISH-6.3"


@pytest.mark.clause("ISH-6.7", "allowed")
def test_a_question_mark_is_an_assistant_or_a_star() -> None:
    state = placed(blank(gems="pp"), "i11", *EAST)
    assert legal(state) == ["skip", "assistant", *LOWER]
    assert play(state, "assistant").in_front[JASMINE] == 1
    assert play(state, "skill f").skill[JASMINE][5] == 1


@pytest.mark.clause("ISH-6.7", "refused")
def test_a_question_mark_is_not_both() -> None:
    state = placed(blank(gems="pp"), "i11", *EAST)
    assert clause(play(state, "assistant"), "skill f") == "ISH-6.1"
    starred = play(state, "skill f", "take pp")
    assert clause(starred, "assistant") == "ISH-6.1"
    assert starred.in_front[JASMINE] == 2


@pytest.mark.clause("ISH-6.8", "ISH-8.2", "allowed")
@pytest.mark.parametrize("tile", ["i05", "i08", "i11"])
def test_with_skill_b_every_symbol_is_a_question_mark(tile: str) -> None:
    state = blank(gems="pp")
    skilled(state, JASMINE, "g", "b")
    after = placed(state, tile, *EAST)
    assert legal(after) == ["skip", "assistant", "skill f", "skill h", "skill i", "skill j"]


@pytest.mark.clause("ISH-6.8", "ISH-8.2", "refused")
def test_skill_b_helps_only_its_owner_and_makes_no_symbol_where_there_is_none() -> None:
    state = blank(gems="pp")
    skilled(state, ROSE, "g", "b")
    assert clause(placed(state, "i05", *EAST), "skill f") == "ISH-6.4"
    assert clause(placed(state, "i08", *EAST), "assistant") == "ISH-6.2"
    skilled(state, JASMINE, "g", "b")
    assert placed(state, "i01", *EAST).stage == TREE


@pytest.mark.clause("ISH-AMB-18", "allowed")
def test_an_assistant_from_the_carpet_may_be_put_on_the_next_symbol() -> None:
    state = blank(gems="pp")
    state.in_front[JASMINE] = 0
    state = dealt(placed(state, "i08", *EAST, "skill i", "reserve 1"))
    assert state.in_front[JASMINE] == 1
    assert "assistant" in legal(placed(state, "i05", *WEST))


@pytest.mark.clause("ISH-AMB-18", "refused")
def test_an_assistant_from_the_carpet_cannot_be_put_on_the_same_symbol() -> None:
    state = blank(gems="pp")
    state.in_front[JASMINE] = 0
    state = placed(state, "i11", *EAST, "skill i")
    assert state.in_front[JASMINE] == 1
    assert clause(state, "assistant") == "ISH-8.10"
    assert clause(dealt(play(state, "reserve 1")), "assistant") == "ISH-6.1"


@pytest.mark.clause("ISH-AMB-21", "allowed")
def test_skill_b_counts_from_the_next_symbol_on() -> None:
    state = blank(gems="pppp")
    skilled(state, JASMINE, "g")
    state = placed(state, "i08", *EAST, "skill b")
    assert state.stage == TREE
    assert "skill f" in legal(placed(state, "i05", *WEST))


@pytest.mark.clause("ISH-AMB-21", "refused")
def test_the_star_that_unlocks_skill_b_is_no_assistant_as_well() -> None:
    state = blank(gems="pp")
    skilled(state, JASMINE, "g")
    state = placed(state, "i08", *EAST, "skill b")
    assert SYMBOL.words[state.symbol] == "none"
    assert clause(state, "assistant") == "ISH-6.1"
