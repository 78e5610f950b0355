"""Clauses ISH-AMB-02 and ISH-AMB-04: no stack but the one under the can, no tile at all, or none that fits."""

import pytest

from semiramis.games.ishtar.components.names import FOUNTAIN, TABLET
from semiramis.games.ishtar.rules.stages import CHOOSE, DRAW, OVER, PLACING, REVEAL, TREE
from semiramis.games.ishtar.rules.state import BUILT_OVER, CELL, TILE, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    Spot,
    blank,
    cell,
    choosing,
    clause,
    game_of,
    legal,
    play,
    refusal,
    until,
    weights,
)

CORNER = ((1, 0), (2, 0), (2, -1))  # three cells at the fountain of a blank board: a place for triangles only
STRAIGHT = [f"deal-tile i{n:02}" for n in range(1, 13)]


def cups(*numbers: int) -> list[str]:
    return [f"can {number}" for number in numbers]


def narrow(*free: Spot, gems: str = "", kept: str = "none", heights: str = "555555") -> State:
    """Jasmine is to choose, can at cup 1, where tiles may lie only on some cells of a blank board.

    Cups 1 and 2 hold straight tiles, 3 and 6 triangles, 4 and 5 bent ones.
    """
    state = blank(gems=gems)
    state.stage, state.kept[JASMINE] = CHOOSE, TILE.index(kept)
    state.cup_shape, state.height = [1, 1, 3, 2, 2, 3], [int(height) for height in heights]
    tops = ("none", "is1", "ts2", "vs2", "vs1", "ts1")
    state.top = [TILE.index(top) if height else 0 for top, height in zip(tops, state.height, strict=True)]
    for here in range(37):
        if state.ground[here] != FOUNTAIN and CELL.words[here] not in map(cell, free):
            state.ground[here], state.water[here] = TABLET, BUILT_OVER
    return state


@pytest.mark.clause("ISH-AMB-02", "allowed")
@pytest.mark.parametrize("kept", ["none", "v09"])
def test_the_last_stack_is_taken_blind_and_free(kept: str) -> None:
    state = choosing("1", "300000", "pp", kept=kept)
    assert legal(state) == (["can 1"] if kept == "none" else ["kept", "can 1"])
    blind = play(state, "can 1")
    assert (blind.stage, blind.can, blind.height) == (DRAW, 0, state.height)
    assert list(weights(blind)) == STRAIGHT
    drawn = play(blind, "deal-tile i07")
    assert (drawn.stage, TILE.words[drawn.hand]) == (PLACING, "i07")
    assert (drawn.height[0], drawn.top[0], drawn.gems) == (2, 0, state.gems)  # the next one stays hidden
    assert TILE.words[drawn.kept[JASMINE]] == kept


@pytest.mark.clause("ISH-AMB-02", "refused")
def test_the_can_never_goes_round_to_its_own_stack_while_another_has_tiles() -> None:
    state = choosing("1", gems="pppppp")
    assert play(state, "can 6").gems[JASMINE] == [2, 0, 0]
    assert clause(state, "can 1") == "ISH-AMB-02"
    assert clause(choosing("1", "500001", "pppppp"), "can 1") == "ISH-AMB-02"
    assert clause(choosing("1", "000001", "pppppp"), "can 1") == "ISH-3.2"  # its own is empty
    blind = play(choosing("1", "300000"), "can 1")
    assert [clause(blind, move) for move in ("deal-tile v01", "deal-tile is1", "place 1a1 0")] == ["ISH-AMB-02"] * 3


@pytest.mark.clause("ISH-AMB-02", "ISH-AMB-04", "allowed")
def test_a_blind_tile_without_a_place_leaves_the_game() -> None:
    state = narrow(*CORNER, heights="500000")
    after = play(state, "can 1", "deal-tile i03")
    assert (after.stage, after.hand, after.height[0]) == (TREE, 0, 4)
    assert not after.unseen[TILE.index("i03")]
    assert legal(after) == ["end"]


@pytest.mark.clause("ISH-AMB-04", "allowed")
def test_only_tiles_with_a_place_are_chosen_even_dearer_ones() -> None:
    assert legal(narrow(*CORNER, gems="p")) == cups(3)
    assert legal(narrow(*CORNER, gems="pppp")) == cups(3, 6)
    assert legal(narrow(*CORNER, kept="t05")) == ["kept"]
    assert legal(narrow(*CORNER, gems="p", kept="t05")) == ["kept", "can 3"]


@pytest.mark.clause("ISH-AMB-04", "allowed")
@pytest.mark.parametrize("kept", ["none", "i05"])
def test_when_nothing_fits_the_free_tile_leaves_the_game(kept: str) -> None:
    state = narrow(*CORNER, kept=kept)
    assert legal(state) == cups(2)
    moved = play(state, "can 2")
    assert (moved.stage, moved.opened) == (REVEAL, 0)  # as usual
    after = play(moved, "deal-tile i03")
    assert (after.stage, after.hand, after.can, after.height[1]) == (TREE, 0, 1, 4)
    assert (TILE.words[after.top[0]], TILE.words[after.kept[JASMINE]]) == ("i03", kept)
    assert after.gems == state.gems


@pytest.mark.clause("ISH-AMB-04", "refused")
def test_no_tile_without_a_place_is_taken_while_another_fits_and_none_is_paid_for() -> None:
    for state in (narrow(*CORNER, gems="p"), narrow(*CORNER, kept="t05")):
        assert clause(state, "can 2") == "ISH-AMB-04"
        assert refusal(state, "can 2").message.args == {"tile": "is1"}
    lost = narrow(gems="pp", kept="i05")  # nothing fits anywhere
    assert legal(lost) == cups(2)
    assert refusal(lost, "can 3").message.id == "ishtar-no-place-free"
    assert refusal(lost, "kept").message.id == "ishtar-no-place-anywhere"
    assert clause(lost, "can 5") == "ISH-3.3"


@pytest.mark.clause("ISH-AMB-02", "allowed")
@pytest.mark.parametrize(("kept", "stage"), [("none", TREE), ("v09", CHOOSE)])
def test_without_any_tile_only_trees_are_left_unless_a_kept_tile_fits(kept: str, stage: int) -> None:
    state = blank()
    state.height, state.top, state.kept[ROSE] = [0] * 6, [0] * 6, TILE.index(kept)
    turn = play(state, "end")
    assert (turn.asked, turn.stage, turn.idle) == (ROSE, stage, stage == TREE)
    assert legal(turn)[0] == ("end" if stage == TREE else "kept")
    assert game_of(turn).rules.begins_turn(turn)
    over = until(turn, OVER)
    assert (over.turns[:2], over.idle) == ([1, 1], 0)


@pytest.mark.clause("ISH-AMB-02", "refused")
def test_a_kept_tile_without_a_place_makes_no_turn() -> None:
    state = narrow(heights="000000")
    state.kept[ROSE], state.stage = TILE.index("v09"), TREE
    turn = play(state, "end")
    assert (turn.stage, turn.idle, legal(turn)) == (TREE, 1, ["end"])
    assert clause(turn, "kept") == "ISH-6.1"
