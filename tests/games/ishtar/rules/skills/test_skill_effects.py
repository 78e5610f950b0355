"""What the lower skills F to J do at once (ISH-8.6 to ISH-8.11, ISH-AMB-09, 14, 19 and 20)."""

import pytest

from semiramis.core.model.domain import CHANCE
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.stages import REFILL, TREE
from semiramis.games.ishtar.rules.state import CARD, CELL, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    cell,
    clause,
    dealt,
    fault,
    lay,
    legal,
    placed,
    plant,
    play,
    points,
    reached,
    refusal,
    stand,
    weights,
)

EAST = ((1, 0), (2, 0), (3, 0))
WEST = ((-1, 0), (-2, 0), (-3, 0))


def starred(gems: str = "pp") -> State:
    """Jasmine has a star on 1d3 and gems for a skill; beds of Jasmine on 1d5 (2 flowers) and Rose on 1g4 (1 flower)."""
    state = blank(gems=gems)
    lay(state, "i05", *EAST)
    lay(state, "i11", (0, 3), (0, 2), (0, 1))
    stand(state, JASMINE, (1, 0))
    stand(state, ROSE, (0, 3))
    return placed(state, "i08", *WEST)


@pytest.mark.clause("ISH-8.6", "allowed")
def test_skill_f_turns_two_gems_into_two_others() -> None:
    state = play(starred(), "skill f")
    assert legal(state) == ["take pp", "take pr", "take pw", "take rr", "take rw", "take ww"]
    bank = list(state.bank)
    after = play(state, "take rw")
    assert after.gems[JASMINE] == [0, 1, 1]
    assert after.bank == [bank[0], bank[1] - 1, bank[2] - 1]


@pytest.mark.clause("ISH-8.6", "ISH-AMB-14", "allowed")
@pytest.mark.parametrize(
    ("bank", "offered"),
    [([0, 2, 0], ["take rr"]), ([1, 0, 1], ["take pw"]), ([0, 0, 1], ["take w"]), ([3, 1, 0], ["take pp", "take pr"])],
)
def test_skill_f_takes_what_the_bank_has(bank: list[int], offered: list[str]) -> None:
    state = starred()
    state.bank = bank
    assert legal(play(state, "skill f")) == offered


@pytest.mark.clause("ISH-8.6", "ISH-AMB-14", "refused")
def test_skill_f_takes_neither_more_nor_less_than_two() -> None:
    state = play(starred(), "skill f")
    assert clause(state, "take p") == "ISH-8.6"
    assert clause(state, "take ppp") == "ISH-8.6"
    assert clause(state, "end") == "ISH-8.6"
    state.bank = [9, 0, 0]
    found = refusal(state, "take rw")
    assert (found.clause, found.message.id) == ("ISH-8.6", "ishtar-no-bank")


@pytest.mark.clause("ISH-8.7", "ISH-8.9", "allowed")
def test_a_single_bloom_adds_a_cell_and_three_flowers_to_a_bed() -> None:
    state = play(starred(), "skill g")
    free = [(2, 0), (3, 0), (0, 1), (0, 2), (-3, 0)]
    assert sorted(legal(state)) == sorted(f"single {cell(spot)}" for spot in free)
    after = play(state, f"single {cell((0, 2))}")
    assert (points(state, "flowers", ROSE), points(after, "flowers", ROSE)) == (1, 4)
    assert (state.cells_at[0][ROSE], after.cells_at[0][ROSE]) == (1, 2)
    assert CELL.words[after.single_at[JASMINE]] == cell((0, 2))


@pytest.mark.clause("ISH-8.7", "refused")
def test_a_single_bloom_needs_free_grass() -> None:
    state = play(starred(), "skill g")
    plant(state, ROSE, "c01", (3, 0))
    state.single_at[ROSE] = CELL.index(cell((2, 0)))
    state.standing[state.single_at[ROSE]] = 6
    for spot in ((1, 0), (-1, 0), (3, 0), (2, 0), (1, 1), (0, 0)):  # flowers, tree, bloom, sand, fountain
        assert clause(state, f"single {cell(spot)}") == "ISH-8.7"
    assert clause(state, "end") == "ISH-8.7"


@pytest.mark.clause("ISH-8.7", "refused")
def test_no_position_has_a_single_bloom_without_skill_g() -> None:
    state = reached("choose")
    assert fault(state, rose={"single_at": CELL.words[0]}).args["clause"] == "ISH-8.7"
    laid = play(state, legal(state)[0])
    laid = play(laid, next(move for move in legal(laid) if move.startswith("place")))
    grass = next(word for n, word in enumerate(CELL.words) if laid.plant[n] == 1)
    seat = 1 - laid.asked
    found = fault(laid, **{("jasmine", "rose")[seat]: {"single_at": grass}})
    assert found.args == {"place": f"seats.{('jasmine', 'rose')[seat]}.single_at", "clause": "ISH-8.7"}


@pytest.mark.clause("ISH-8.8", "ISH-8.9", "allowed")
def test_a_double_bloom_adds_two_cells_and_two_flowers_to_a_bed() -> None:
    state = play(starred(), "skill h")
    assert sorted(legal(state)) == [f"double {cell((2, 0))} e"]
    after = play(state, f"double {cell((2, 0))} e")
    assert (points(state, "flowers"), points(after, "flowers")) == (2, 4)
    assert (state.cells_at[0][JASMINE], after.cells_at[0][JASMINE]) == (1, 3)


@pytest.mark.clause("ISH-8.8", "allowed")
def test_a_double_bloom_may_lie_on_two_tiles() -> None:
    state = blank(gems="pp")
    lay(state, "i05", *EAST)
    lay(state, "i02", (0, 1), (1, 1), (2, 1))
    state = placed(state, "i08", *WEST, "skill h")
    move = f"double {cell((2, 1))} nw"
    assert (move in legal(state), cell((2, 1)), cell((2, 0))) == (True, "1e6", "1d6")
    after = play(state, move)
    assert after.bed[CELL.index("1e6")] == after.bed[CELL.index("1d6")] == after.bed[CELL.index("1d5")]


@pytest.mark.clause("ISH-8.8", "refused")
def test_a_double_bloom_needs_two_free_grass_cells() -> None:
    state = play(starred(), "skill h")
    for spot, way in (((1, 0), "e"), ((3, 0), "e"), ((3, 0), "nw"), ((-1, 0), "ne"), ((0, 2), "ne")):
        assert clause(state, f"double {cell(spot)} {way}") == "ISH-8.8"
    assert clause(state, "end") == "ISH-8.8"


@pytest.mark.clause("ISH-8.8", "refused")
def test_no_position_has_a_double_bloom_without_its_second_half() -> None:
    state = reached("double")
    after = play(state, legal(state)[0])
    name = ("jasmine", "rose")[state.asked]
    place = f"seats.{name}.double_at"
    assert fault(after, **{name: {"double_way": "w"}}).args == {"place": place, "clause": "ISH-8.8"}
    assert fault(after, **{name: {"double_at": "none", "double_way": "nw"}}).args["clause"] == "ISH-8.8"


@pytest.mark.clause("ISH-8.9", "allowed")
def test_a_bloom_joins_a_free_bed_to_one_with_an_assistant() -> None:
    state = blank(gems="pp")
    lay(state, "i05", *EAST)
    lay(state, "i01", (3, -1), (3, -2), (3, -3))
    stand(state, JASMINE, (1, 0))
    state = placed(state, "i08", *WEST, "skill g")
    after = play(state, f"single {cell((2, 0))}")
    assert points(after, "flowers") == 2 + 3 + 3


@pytest.mark.clause("ISH-8.9", "refused")
def test_no_bloom_may_join_the_beds_of_two_assistants() -> None:
    state = play(starred(), "skill h")
    found = refusal(state, f"double {cell((0, 2))} nw")
    assert (found.clause, found.message.id) == ("ISH-8.9", "ishtar-no-bloom-assistants")


@pytest.mark.clause("ISH-8.9", "refused")
def test_nor_may_a_single_bloom_between_two_beds() -> None:
    state = blank(gems="pp")
    lay(state, "i05", *EAST)
    lay(state, "i06", (0, 1), (0, 2), (0, 3))
    stand(state, JASMINE, (1, 0))
    stand(state, ROSE, (0, 2))
    state = placed(state, "i08", *WEST, "skill g")
    assert clause(state, f"single {cell((0, 1))}") == "ISH-8.9"


@pytest.mark.clause("ISH-8.10", "ISH-AMB-19", "allowed")
def test_skill_i_reserves_a_card_and_the_row_is_filled_at_once() -> None:
    state = play(starred("pppp"), "skill i")
    assert (state.in_front[JASMINE], state.on_carpet[JASMINE]) == (2, 1)
    assert legal(state) == [f"reserve {n}" for n in range(1, 6)]
    card = state.row[2]
    after = play(state, "reserve 3")
    assert (after.reserved[JASMINE], after.stage, GAME.rules.mover(after)) == (card, REFILL, CHANCE)
    assert set(weights(after)) == {f"deal-card {CARD.words[n]}" for n in range(27) if state.in_deck[n]}
    filled = dealt(after)
    assert (filled.stage, filled.wooden) == (TREE, state.wooden - 1)
    assert 0 not in filled.row
    assert card not in filled.row


@pytest.mark.clause("ISH-AMB-19", "allowed")
def test_the_new_card_may_be_bought_in_the_same_turn() -> None:
    state = play(starred("pppp"), "skill i", "reserve 3", "deal-card c01")
    assert CARD.words[state.row[2]] == "c01"
    assert "buy 3" in legal(state)


@pytest.mark.clause("ISH-AMB-19", "refused")
def test_trees_wait_for_the_new_card() -> None:
    state = play(starred("pppppp"), "skill i", "reserve 3")
    assert not any(move.startswith("buy") for move in legal(state))
    assert clause(state, "buy 1") == "ISH-1.10"


@pytest.mark.clause("ISH-8.10", "ISH-AMB-09", "allowed")
def test_a_reserved_card_is_paid_when_its_tree_is_planted() -> None:
    state = dealt(play(starred("pppppp"), "skill i", "reserve 3"))
    assert (points(state, "trees"), state.gems[JASMINE]) == (0, [4, 0, 0])
    after = play(state, "buy reserved", f"tree {cell((3, 0))}")
    assert (points(after, "trees"), after.gems[JASMINE], after.reserved[JASMINE]) == (7, [0, 0, 0], 0)


@pytest.mark.clause("ISH-8.10", "ISH-AMB-09", "refused")
def test_a_reserved_card_is_no_free_tree() -> None:
    state = dealt(play(starred("ppppp"), "skill i", "reserve 3"))
    assert clause(state, "buy reserved") == "ISH-7.2"
    assert not any(state.card_of)


@pytest.mark.clause("ISH-8.10", "refused")
def test_only_a_card_of_the_row_is_reserved_and_by_skill_i_only() -> None:
    state = play(starred(), "skill i")
    state.row[4] = 0
    assert clause(state, "reserve 5") == "ISH-8.10"
    assert clause(state, "end") == "ISH-8.10"
    kept = reached("choose")
    row = [CARD.words[card] for card in kept.row]
    found = fault(kept, {"row": ["none", *row[1:]]}, rose={"reserved": row[0]})
    assert found.args["clause"] == "ISH-8.10"
