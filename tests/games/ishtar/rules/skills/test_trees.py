"""Step 5: plant trees (ISH-7.1 to ISH-7.4, ISH-7.6 to ISH-7.8, ISH-AMB-06)."""

import pytest

from semiramis.games.ishtar.rules.stages import PLANT, TREE
from semiramis.games.ishtar.rules.state import CARD, CELL, ON_TREE, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    cell,
    clause,
    fault,
    holding,
    lay,
    legal,
    place,
    placed,
    plant,
    play,
    points,
    reached,
    refusal,
)

EAST = ((1, 0), (2, 0), (3, 0))
WEST = ((-1, 0), (-2, 0), (-3, 0))
RICH = "p" * 20 + "r" * 10 + "w" * 5
NEAR, FAR = f"tree {cell((2, 0))}", f"tree {cell((3, 0))}"
ROW = ("c22", "c16", "c09", "c11", "c20")
"""The row of blank maps: 2P 1R 1W for 11, 2P 2R for 9, 4P for 7, 1R 1W for 7, 4P 1R for 10."""


def garden(gems: str = RICH) -> State:
    """TM1, Jasmine is to plant trees; grass on 1d6, 1d7, 1d2 and 1d1."""
    state = blank(gems=gems)
    assert tuple(CARD.words[card] for card in state.row) == ROW
    lay(state, "i05", *EAST)
    lay(state, "i11", *WEST)
    return state


@pytest.mark.clause("ISH-7.1", "allowed")
def test_a_card_of_the_row_or_ones_own_reserved_card_may_be_bought() -> None:
    state = garden()
    assert legal(state) == ["end", "buy 1", "buy 2", "buy 3", "buy 4", "buy 5"]
    state.reserved[JASMINE], state.in_deck[1] = CARD.index("c01"), 0
    assert legal(state)[-1] == "buy reserved"
    after = play(state, "buy reserved")
    assert (after.bought, after.reserved[JASMINE], after.row) == (CARD.index("c01"), 0, state.row)


@pytest.mark.clause("ISH-7.1", "refused")
def test_a_card_that_another_player_has_reserved_is_not_for_sale() -> None:
    state = garden()
    state.reserved[ROSE] = CARD.index("c01")
    assert clause(state, "buy reserved") == "ISH-7.1"
    state.row[3] = 0
    assert clause(state, "buy 4") == "ISH-7.1"


@pytest.mark.clause("ISH-7.2", "allowed")
def test_the_printed_gems_go_to_the_bank_and_the_card_to_its_buyer() -> None:
    state = garden("ppprww")
    bank = list(state.bank)
    after = play(state, "buy 1")
    assert (after.gems[JASMINE], after.bank) == ([1, 0, 1], [bank[0] + 2, bank[1] + 1, bank[2] + 1])
    assert (after.card_of[CARD.index("c22")], after.row[0]) == (JASMINE + 1, 0)


@pytest.mark.clause("ISH-7.2", "refused")
@pytest.mark.parametrize("gems", ["ppp", "wwwwwwrrrrr", "ppprw"])
def test_no_colour_replaces_another(gems: str) -> None:
    found = refusal(garden(gems), "buy 3")
    assert (found.clause, found.message.args) == ("ISH-7.2", {"card": "c09"})


@pytest.mark.clause("ISH-7.2", "refused")
def test_no_position_has_a_tree_to_plant_of_somebody_elses_card() -> None:
    state = reached("plant")
    other = ("rose", "jasmine")[state.asked]
    found = fault(state, {"card_of": {CARD.words[state.bought]: other}})
    assert found.args == {"place": "table.bought", "clause": "ISH-7.2"}


@pytest.mark.clause("ISH-7.3", "allowed")
def test_a_tree_may_stand_on_any_free_grass_of_the_desert() -> None:
    state = blank(boards=2, gems="pppp")
    lay(state, "i05", *EAST)
    lay(state, "i11", (4, 4), (4, 5), (4, 6))  # at the other fountain
    bought = play(state, "buy 3")
    assert bought.stage == PLANT
    assert sorted(legal(bought)) == sorted(f"tree {cell(spot)}" for spot in ((2, 0), (3, 0), (4, 5), (4, 6)))
    after = play(bought, f"tree {cell((4, 6))}")
    assert CELL.words[after.tree_at[CARD.index("c09")]] == cell((4, 6))
    assert (after.bought, after.planted, after.stage) == (0, 1, TREE)


@pytest.mark.clause("ISH-7.3", "refused")
def test_a_tree_stands_neither_on_flowers_nor_sand_nor_where_something_stands() -> None:
    state = garden()
    state.single_at[ROSE] = CELL.index(cell((-2, 0)))
    plant(state, ROSE, "c01", (3, 0))
    state = play(state, "buy 3")
    for spot in ((1, 0), (3, 0), (-2, 0), (1, 1), (0, 0)):  # flowers, tree, bloom, sand, fountain
        assert clause(state, f"tree {cell(spot)}") == "ISH-7.3"


@pytest.mark.clause("ISH-7.3", "refused")
def test_a_bought_tree_must_be_planted() -> None:
    assert clause(play(garden(), "buy 3"), "end") == "ISH-7.3"


@pytest.mark.clause("ISH-7.3", "refused")
def test_no_position_has_a_tree_on_sand() -> None:
    state = reached("plant")
    after = play(state, legal(state)[0])
    card = CARD.words[state.bought]
    sand = next(word for n, word in enumerate(CELL.words) if not after.plant[n])
    found = fault(after, {"tree_at": {card: sand}})
    assert found.args == {"place": f"table.tree_at.{card}", "clause": "ISH-7.3"}
    found = fault(after, {"tree_at": {card: "none"}})
    assert found.args == {"place": f"table.tree_at.{card}", "clause": "ISH-7.3"}


@pytest.mark.clause("ISH-7.4", "ISH-AMB-06", "allowed")
def test_two_trees_may_be_planted_in_a_turn() -> None:
    state = play(garden(), "buy 3", NEAR, "buy 1", FAR)
    assert (state.planted, points(state, "trees")) == (2, 7 + 11)
    assert legal(state) == ["end"]


@pytest.mark.clause("ISH-7.4", "ISH-AMB-06", "refused")
def test_a_third_tree_is_one_too_many() -> None:
    found = refusal(play(garden(), "buy 3", NEAR, "buy 1", FAR), "buy 2")
    assert (found.clause, found.message.id) == ("ISH-7.4", "ishtar-no-more-trees")


@pytest.mark.clause("ISH-AMB-06", "allowed")
@pytest.mark.parametrize("trees", ["1", "2", "3", "4", "5", "any"])
def test_the_table_may_allow_other_numbers_of_trees(trees: str) -> None:
    state = blank(gems=RICH, trees=trees)
    for tile, row in (("t05", -1), ("t02", 0), ("t09", 1), ("t11", 2)):
        lay(state, tile, *_triangle(row))
    state.reserved[JASMINE], state.in_deck[1] = CARD.index("c01"), 0
    for planted, card in enumerate(("reserved", "1", "2", "3", "4", "5")):
        if trees != "any" and planted == int(trees):
            assert legal(state) == ["end"]
            assert clause(state, f"buy {card}") == "ISH-7.4"
            return
        state = play(state, f"buy {card}")
        state = play(state, legal(state)[0])
    assert (trees, state.planted, legal(state)) == ("any", 6, ["end"])


def _triangle(n: int) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
    """Cells for triangles around the fountain that do not touch one another's cells."""
    corner = {-1: (1, 0), 0: (-1, 0), 1: (0, 1), 2: (0, -1)}[n]
    return {
        -1: (corner, (2, 0), (2, -1)),
        0: (corner, (-2, 0), (-2, 1)),
        1: (corner, (0, 2), (1, 1)),
        2: (corner, (0, -2), (-1, -1)),
    }[n]


@pytest.mark.clause("ISH-AMB-06", "refused")
def test_no_position_has_more_trees_planted_than_the_table_allows() -> None:
    state = reached("tree")
    found = fault(state, {"planted": 3})
    assert found.args == {"place": "table.planted", "clause": "ISH-7.4"}


@pytest.mark.clause("ISH-7.6", "allowed")
def test_the_cell_of_a_tree_still_belongs_to_its_garden() -> None:
    state = play(garden(), "buy 3", FAR)
    where = CELL.index(cell((3, 0)))
    assert (state.plant[where], state.standing[where], state.spring[where]) == (1, ON_TREE, 1)
    held = holding(state, "i08")
    assert place(held, "i08", (3, -1), (3, -2), (3, -3)) in legal(held)  # its water reaches further tiles


@pytest.mark.clause("ISH-7.6", "refused")
def test_a_tree_leaves_no_room_for_a_bloom_or_another_tree() -> None:
    state = play(garden(), "buy 3", FAR)
    assert clause(play(state, "buy 1"), FAR) == "ISH-7.3"
    star = placed(state, "i08", (1, 1), (0, 2), (-1, 3))
    assert clause(play(star, "skill g", "pay pp"), f"single {cell((3, 0))}") == "ISH-8.7"
    assert clause(play(star, "skill h", "pay pp"), f"double {cell((2, 0))} e") == "ISH-8.8"


@pytest.mark.clause("ISH-7.7", "refused")
def test_only_the_card_scores_and_only_for_its_buyer() -> None:
    state = play(garden(), "buy 3", NEAR)
    assert [points(state, "trees", seat) for seat in (JASMINE, ROSE)] == [7, 0]


@pytest.mark.clause("ISH-7.8", "allowed")
def test_the_last_free_grass_may_have_a_tree() -> None:
    state = blank(gems=RICH)
    lay(state, "i08", *EAST)
    assert legal(play(state, "buy 3")) == [FAR]


@pytest.mark.clause("ISH-7.8", "refused")
def test_without_free_grass_no_card_is_sold() -> None:
    assert legal(blank(gems=RICH)) == ["end"]
    state = blank(gems=RICH)
    lay(state, "i08", *EAST)
    state = play(state, "buy 3", FAR)
    assert legal(state) == ["end"]
    assert clause(state, "buy 1") == "ISH-7.8"
