"""The row of tree cards: when it is filled, and when no more (ISH-7.5, ISH-7.9)."""

import pytest

from semiramis.core.model.domain import CHANCE
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.stages import CHOOSE, FILL_ROW, TREE
from semiramis.games.ishtar.rules.state import CARD, State
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
    play,
    reached,
    weights,
)
from tests.support.random_play import positions

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


@pytest.mark.clause("ISH-7.5", "allowed")
def test_the_row_is_filled_at_the_end_of_the_turn() -> None:
    state = play(garden(), "buy 3", NEAR)
    assert [move for move in legal(state) if move.startswith("buy")] == ["buy 1", "buy 2", "buy 4", "buy 5"]
    state = play(state, "buy 1", FAR, "end")
    assert (state.stage, GAME.rules.mover(state), state.wooden) == (FILL_ROW, CHANCE, 15)
    assert len(weights(state)) == 21
    state = play(state, "deal-card c01", "deal-card c02")
    assert [CARD.words[card] for card in state.row] == ["c01", "c16", "c02", "c11", "c20"]
    assert (state.stage, state.asked, state.wooden) == (CHOOSE, ROSE, 13)


@pytest.mark.clause("ISH-7.5", "refused")
def test_between_two_purchases_no_card_is_turned_up() -> None:
    state = play(garden(), "buy 3", NEAR)
    assert (GAME.rules.mover(state), state.row[2], state.wooden) == (JASMINE, 0, 15)
    assert clause(state, "buy 3") == "ISH-7.1"


@pytest.mark.clause("ISH-7.5", "refused")
def test_no_turn_begins_with_a_gap_in_the_row() -> None:
    state = reached("choose")
    card = CARD.words[state.row[0]]
    found = fault(state, {"row": ["none", *(CARD.words[c] for c in state.row[1:])], "in_deck": {card: 1}, "wooden": 16})
    assert found.args == {"place": "table.row", "clause": "ISH-7.5"}


@pytest.mark.clause("ISH-7.9", "allowed")
@pytest.mark.parametrize(("wooden", "deck", "filled"), [(1, 21, 1), (0, 21, 0), (15, 1, 1), (15, 0, 0), (15, 21, 2)])
def test_the_row_is_filled_as_far_as_cards_and_wooden_trees_go(wooden: int, deck: int, filled: int) -> None:
    state = play(garden(), "buy 3", NEAR, "buy 1", FAR)
    there = [card for card, left in enumerate(state.in_deck) if left][:deck]
    state.in_deck = [int(card in there) for card in range(len(CARD))]
    state.wooden = wooden
    after = dealt(play(state, "end"))
    assert (after.stage, sum(card > 0 for card in after.row), after.wooden) == (CHOOSE, 3 + filled, wooden - filled)
    after.stage, after.gems[ROSE] = TREE, [20, 10, 5]
    assert len(legal(after)) == 1 + 3 + filled  # cards still in the row can be bought


@pytest.mark.clause("ISH-7.9", "allowed")
def test_after_a_reservation_too_the_row_is_filled_only_with_wooden_trees() -> None:
    state = garden("pp")
    state.wooden = 0
    after = placed(state, "i08", (1, 1), (0, 2), (-1, 3), "skill i", "reserve 1")
    assert (after.stage, after.row[0]) == (TREE, 0)


@pytest.mark.clause("ISH-7.9", "refused")
def test_never_more_than_twenty_cards_are_shown() -> None:
    for state in positions(GAME, 4, 3, options={"trees": "any"}):
        assert sum(state.in_deck) - state.wooden == 26 - 20


@pytest.mark.clause("ISH-7.9", "refused")
def test_no_position_has_a_twenty_first_wooden_tree() -> None:
    found = fault(reached("choose"), {"wooden": 16})
    assert (found.id, found.args) == ("position-total", {"place": "table.wooden", "found": 16, "expected": 15})
