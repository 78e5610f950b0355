"""Points at the end, by source, and who wins (ISH-10.3 to ISH-10.8, ISH-AMB-15)."""

import pytest

from semiramis.games.ishtar.components.names import TABLET
from semiramis.games.ishtar.components.tables import CARD_POINTS
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.state import CARD, CELL, FOUNTAIN_KIND, PART, TILE, State
from tests.games.ishtar.support import (
    BLANK,
    JASMINE,
    ROSE,
    SAFFRON,
    blank,
    cell,
    fault,
    give,
    lay,
    plant,
    points,
    reached,
    skilled,
    stand,
)
from tests.support.random_play import positions

EAST = ((1, 0), (2, 0), (3, 0))
WEST = ((-1, 0), (-2, 0), (-3, 0))


@pytest.mark.clause("ISH-10.3", "refused")
def test_reserved_cards_and_kept_tiles_score_nothing() -> None:
    state = blank()
    state.reserved[JASMINE], state.kept[JASMINE] = CARD.index("c26"), TILE.index("i02")
    skilled(state, JASMINE, "i", "j")
    assert BLANK.totals(state) == [0, 0]


@pytest.mark.clause("ISH-10.3", "allowed")
def test_a_reserved_card_counts_once_it_is_bought() -> None:
    state = blank()
    lay(state, "i05", *EAST)
    skilled(state, JASMINE, "i")
    state.reserved[JASMINE] = CARD.index("c26")
    before = BLANK.totals(state)
    state.reserved[JASMINE] = 0
    plant(state, JASMINE, "c26", (3, 0))
    assert (before, BLANK.totals(state)) == ([0, 0], [17, 0])


@pytest.mark.clause("ISH-10.4", "allowed")
def test_tree_cards_score_their_points() -> None:
    state = blank()
    lay(state, "i05", *EAST)
    lay(state, "i11", *WEST)
    plant(state, JASMINE, "c26", (2, 0))
    plant(state, JASMINE, "c01", (3, 0))
    plant(state, ROSE, "c02", (-2, 0))
    assert [points(state, "trees", seat) for seat in (JASMINE, ROSE)] == [17 + 3, 4]


@pytest.mark.clause("ISH-10.4", "refused")
def test_cards_in_the_row_score_for_nobody() -> None:
    assert BLANK.totals(blank()) == [0, 0]
    assert sum(CARD_POINTS) == 218


@pytest.mark.clause("ISH-10.5", "allowed")
def test_printed_flowers_blooms_and_the_cell_of_the_assistant_count() -> None:
    state = blank()
    lay(state, "i08", *EAST)
    state.single_at[JASMINE] = CELL.index(cell((3, 0)))
    stand(state, JASMINE, (1, 0))
    assert points(state, "flowers") == 2 + 1 + 3


@pytest.mark.clause("ISH-10.5", "refused")
def test_flowers_without_ones_assistant_score_nothing() -> None:
    state = blank()
    lay(state, "i08", *EAST)
    lay(state, "i05", *WEST)
    state.single_at[JASMINE] = CELL.index(cell((3, 0)))
    stand(state, ROSE, (-1, 0))
    assert [points(state, "flowers", seat) for seat in (JASMINE, ROSE)] == [0, 2]


@pytest.mark.clause("ISH-10.6", "allowed")
@pytest.mark.parametrize(("kind", "worth"), [("purple", 4), ("red", 6), ("white", 8)])
def test_a_fountain_scores_by_its_colour_in_full_for_each_owner(kind: str, worth: int) -> None:
    state = blank()
    state.fountain[0] = FOUNTAIN_KIND.index(kind)
    lay(state, "i05", *EAST)
    stand(state, JASMINE, (1, 0))
    assert [points(state, "fountains", seat) for seat in (JASMINE, ROSE)] == [worth, 0]
    lay(state, "i11", *WEST)
    stand(state, ROSE, (-1, 0))
    assert [points(state, "fountains", seat) for seat in (JASMINE, ROSE)] == [worth, worth]


@pytest.mark.clause("ISH-10.6", "refused")
def test_the_fountain_goes_to_cells_not_to_flowers() -> None:
    state = blank()
    lay(state, "i05", *EAST)  # one cell of 2 flowers
    lay(state, "t12", (-1, 0), (-2, 0), (-2, 1))  # two cells of 1 flower
    stand(state, JASMINE, (1, 0))
    stand(state, ROSE, (-1, 0))
    worth = points(state, "fountains", ROSE)
    assert (points(state, "fountains"), worth in (4, 6, 8)) == (0, True)


def worked_example() -> State:
    """Jasmine's 65 points, on TM2 with a white and a purple fountain."""
    state = blank(boards=2)
    state.fountain[:2] = [FOUNTAIN_KIND.index("white"), FOUNTAIN_KIND.index("purple")]
    state.in_front[JASMINE], state.on_carpet[JASMINE] = 3, 1
    give(state, "", ROSE)
    lay(state, "t06", (1, 0), (2, 0), (2, -1))  # 1 + 2, and with the next tile 4: the bed of 7
    lay(state, "i02", (0, 1), (1, 1), (2, 1))
    lay(state, "t11", (-1, 0), (-2, 0), (-2, 1))  # 1, and a single bloom: the bed of 4
    state.single_at[JASMINE] = CELL.index(cell((-2, 0)))
    lay(state, "i08", (5, 3), (6, 3), (7, 3))  # 2 + 1, and a single bloom of Rose's: the bed of 6
    state.single_at[ROSE] = CELL.index(cell((7, 3)))
    lay(state, "i06", (3, 3), (2, 3), (1, 3))  # Rose shares the purple fountain with a bed of 3 cells
    lay(state, "t02", (1, 4), (1, 5), (2, 4))
    for spot in ((1, 0), (-1, 0), (5, 3)):
        stand(state, JASMINE, spot)
    stand(state, ROSE, (2, 3))
    for card, spot in (("c12", (0, 1)), ("c06", (2, 1)), ("c16", (2, -1))):
        plant(state, JASMINE, card, spot)
    skilled(state, JASMINE, "g", "b", "i", "d")
    return state


@pytest.mark.clause("ISH-10.4", "ISH-10.5", "ISH-10.6", "ISH-10.7", "ISH-10.8", "allowed")
def test_the_worked_total_is_65() -> None:
    state = worked_example()
    parts = {name: points(state, name) for name in PART.words}
    assert parts == {
        "trees": 8 + 6 + 9,
        "flowers": 7 + 4 + 6,
        "fountains": 8 + 4,
        "tablets": 0,
        "symbols": 7,
        "gems": 0,
        "shade": 6,
        "assistants": 0,
    }
    assert BLANK.totals(state) == [65, 7 + 4]
    assert BLANK.ranking(state) == [1, 2]


@pytest.mark.clause("ISH-10.8", "refused")
def test_most_trees_alone_do_not_win() -> None:
    state = blank()
    lay(state, "i05", *EAST)
    plant(state, JASMINE, "c01", (3, 0))
    skilled(state, ROSE, "g", "b")
    assert (BLANK.totals(state), BLANK.ranking(state)) == ([3, 7], [2, 1])


@pytest.mark.clause("ISH-10.8", "ISH-AMB-15", "allowed")
def test_whoever_has_as_many_points_shares_the_win() -> None:
    state = blank(seats=3)
    skilled(state, JASMINE, "g", "b")
    skilled(state, ROSE, "h", "c")
    give(state, "ppw", ROSE)
    give(state, "", SAFFRON)
    assert (BLANK.totals(state), BLANK.ranking(state)) == ([7, 7, 0], [1, 1, 3])


@pytest.mark.clause("ISH-AMB-15", "refused")
def test_nothing_breaks_a_tie_but_points() -> None:
    state = blank(gems="pppppprrrwww")
    lay(state, "i05", *EAST)
    plant(state, JASMINE, "c03", (2, 0))
    plant(state, ROSE, "c05", (3, 0))
    state.in_front[ROSE] = 1
    assert BLANK.ranking(state) == [1, 1]  # neither by gems nor by assistants left, nor by seat
    skilled(state, ROSE, "g", "b")
    assert BLANK.ranking(state) == [2, 1]


@pytest.mark.clause("ISH-10.3", "refused")
def test_no_position_has_a_card_both_reserved_and_bought() -> None:
    state = reached("tree")
    card = CARD.words[state.row[0]]
    found = fault(state, rose={"reserved": card})
    assert (found.id, found.args) == ("position-twice", {"place": "table.row", "thing": card})


@pytest.mark.parametrize("seats", [2, 4])
def test_points_are_what_a_recount_of_the_desert_gives(seats: int) -> None:
    for number, state in enumerate(positions(GAME, seats, 2)):
        if number % 11 == 0 and state.can < 6:
            for seat in range(seats):
                assert recount(state, seat) == (state.flowers[seat], state.tablets[seat], state.shade[seat])


def recount(state: State, seat: int) -> tuple[int, int, int]:
    """Flowers, tablets and trees at the beds of a player, found by walking from each assistant."""
    reach = [where for where in state.assistant_at[seat] if where < len(CELL)]
    beds: set[int] = set()
    while reach:
        beds.add(here := reach.pop())
        reach += [near for near in state.around[here] if state.plant[near] > 1 and near not in beds]
    edge = {near for here in beds for near in state.around[here]} - beds
    trees = set(state.tree_at) & edge - {len(CELL)}
    return (
        sum(state.plant[here] - 1 for here in beds),
        sum(state.ground[near] == TABLET for near in edge),
        len(trees),
    )
