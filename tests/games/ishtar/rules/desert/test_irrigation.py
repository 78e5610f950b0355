"""Step 2: water. A tile needs a fountain or a garden, and never two of them (ISH-4.3 to ISH-4.5)."""

import pytest

from semiramis.games.ishtar.rules.state import CELL
from tests.games.ishtar.support import blank, cell, clause, holding, lay, legal, place, play


@pytest.mark.clause("ISH-4.3", "allowed")
def test_a_tile_at_the_fountain_is_watered() -> None:
    state = holding(blank(), "i05")
    move = place(state, "i05", (3, 0), (2, 0), (1, 0))
    assert move in legal(state)
    after = play(state, move)
    assert [after.spring[CELL.index(word)] for word in ("1d5", "1d6", "1d7")] == [1, 1, 1]


@pytest.mark.clause("ISH-4.3", "refused")
def test_a_tile_that_touches_nothing_stays_dry() -> None:
    state = holding(blank(), "i05")
    assert clause(state, place(state, "i05", (0, 3), (-1, 3), (-2, 3))) == "ISH-4.3"


@pytest.mark.clause("ISH-4.4", "allowed")
def test_one_fountain_waters_a_tile_wherever_its_garden_reaches() -> None:
    state = blank(boards=2)
    lay(state, "i05", (1, 0), (1, 1), (1, 2))
    held = holding(state, "i08")
    assert place(held, "i08", (3, 2), (3, 3), (3, 4)) in legal(held)  # the second fountain only
    assert place(held, "i08", (2, 1), (2, 2), (2, 3)) in legal(held)  # the garden of the first only


@pytest.mark.clause("ISH-4.4", "refused")
def test_a_tile_may_not_join_a_garden_to_another_fountain() -> None:
    state = blank(boards=2)
    lay(state, "i05", (1, 0), (1, 1), (1, 2))
    held = holding(state, "i08")
    assert clause(held, place(held, "i08", (2, 2), (3, 2), (4, 2))) == "ISH-4.4"


@pytest.mark.clause("ISH-4.5", "allowed")
def test_two_gardens_of_one_fountain_may_become_one() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    lay(state, "i08", (-1, 0), (-2, 0), (-3, 0))
    held = holding(state, "i11")
    move = place(held, "i11", (-1, 1), (0, 1), (1, 1))
    assert cell((0, 1)) == "1e4"
    after = play(held, move)
    assert {after.spring[CELL.index(cell(spot))] for spot in ((1, 0), (0, 1), (-1, 0))} == {1}


@pytest.mark.clause("ISH-4.5", "refused")
def test_gardens_of_different_fountains_stay_apart() -> None:
    state = blank(boards=2)
    lay(state, "i05", (1, 0), (1, 1), (1, 2))
    lay(state, "i08", (3, 2), (3, 3), (3, 4))
    held = holding(state, "t08")
    assert clause(held, place(held, "t08", (2, 2), (1, 3), (2, 3))) == "ISH-4.4"
