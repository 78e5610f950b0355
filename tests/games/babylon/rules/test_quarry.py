"""Clauses BAB-1.10 to 1.14, BAB-A, R.8, R.9: clay removed in setup, mining and what it pays."""

import pytest

from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.stages import BUILD, MINE, REMOVE, REVEAL
from semiramis.games.babylon.rules.state import CELL, SINGLE, TILE, State
from tests.games.babylon.support import (
    JASMINE,
    LOTUS,
    ROSE,
    SAFFRON,
    building,
    clause,
    fault,
    legal,
    opening,
    play,
    quarry,
    to_decision,
    weights,
)
from tests.support.random_play import positions

FULL = "3333 3333 3333 3333"
DUG = "3333 3333 3333 2222"  # a round later, far from the tiles of the first rows


def pays(state: State, cell: str) -> int:
    """The single pillars that the mover gains by mining a cell."""
    seat = state.asked
    after = play(state, f"mine {cell}")
    gain = after.singles[seat] - state.singles[seat]
    assert state.supply[SINGLE] - after.supply[SINGLE] == gain
    return gain


def removing(seats: int) -> list[int]:
    """The seats that remove clay tiles in setup, in order."""
    state, order = opening(seats), []
    while state.stage == REMOVE:
        order.append((state.asked - state.first) % seats)
        state = to_decision(play(state, legal(state)[0]))
    assert (state.stage, state.round, state.asked) == (MINE, 1, state.first)
    return order


@pytest.mark.clause("BAB-1.10", "BAB-1.11", "BAB-1.12", "allowed")
def test_three_players_remove_three_clay_tiles_two_players_six_and_four_none() -> None:
    assert {seats: removing(seats) for seats in (2, 3, 4)} == {2: [0, 1, 0, 1, 0, 1], 3: [0, 1, 2], 4: []}


@pytest.mark.clause("BAB-1.10", "BAB-1.11", "BAB-1.12", "refused")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_mines_before_all_have_removed_nor_removes_twice_running(seats: int) -> None:
    state = opening(seats)
    assert clause(state, "mine q11") == "BAB-1.10"
    once = to_decision(play(state, "remove q11"))
    turned = fault(once, {"asked": ("jasmine", "rose", "saffron")[state.first]})
    assert turned.args == {"place": "table.asked", "clause": "BAB-1.10"}
    while once.stage == REMOVE:
        once = to_decision(play(once, legal(once)[0]))
    assert clause(once, "remove q44") == "BAB-2.3"
    assert fault(once, {"removed": once.removed - 1}).args["clause"] == "BAB-1.10"
    assert clause(opening(4), "remove q11") == "BAB-2.3"
    assert fault(opening(4), {"removed": 1}).args == {"place": "table.removed", "clause": "BAB-1.10"}


@pytest.mark.clause("BAB-1.13", "BAB-DIFF-05", "allowed")
def test_any_clay_tile_may_be_removed() -> None:
    state = opening(2)
    assert legal(state) == [f"remove {cell}" for cell in CELL.words]
    for cell in ("q11", "q23", "q44"):
        assert play(state, f"remove {cell}").stack[CELL.index(cell)] == 2


@pytest.mark.clause("BAB-1.13", "BAB-DIFF-05", "refused")
def test_granite_uncovered_by_a_removal_stays() -> None:
    state = to_decision(play(opening(2), "remove q11"))
    assert TILE.words[state.face[0]].startswith("g")
    assert clause(state, "remove q11") == "BAB-1.13"
    assert legal(state) == [f"remove {cell}" for cell in CELL.words[1:]]


@pytest.mark.clause("BAB-1.14", "allowed")
def test_a_removed_tile_leaves_the_game() -> None:
    before = opening(3)
    tile = before.face[5]
    after = to_decision(play(before, "remove q22"))
    assert tile not in (*after.face, *after.stored, after.mined)
    assert (after.buried[tile], sum(after.stack), after.removed) == (0, 47, 1)


@pytest.mark.clause("BAB-1.14", "refused")
def test_removing_gives_no_pillars_and_a_removed_tile_never_returns() -> None:
    before = opening(2)
    after = play(before, "remove q11")
    assert (after.singles, after.supply) == ([0] * 4, before.supply)
    assert f"deal-tile {TILE.words[before.face[0]]}" not in weights(after)
    assert clause(after, f"deal-tile {TILE.words[before.face[0]]}") == "BAB-1.3"


@pytest.mark.clause("BAB-A.1", "allowed")
def test_one_visible_tile_is_taken_and_the_next_comes_to_light() -> None:
    state = quarry("3333 3213 3033 3332", q22="g05", q11="c01")
    assert legal(state) == [f"mine {cell}" for cell in CELL.words if cell != "q32"]
    after = play(state, "mine q22")
    assert (TILE.words[after.mined], after.stack[5], after.stage) == ("g05", 1, REVEAL)
    assert {move[:11] for move in legal(after)} == {"deal-tile b"}
    assert play(after, "deal-tile b07").face[5] == TILE.index("b07")
    assert play(state, "mine q23").stage == BUILD  # under basalt is the floor


@pytest.mark.clause("BAB-A.1", "refused")
def test_nothing_is_taken_from_a_used_up_stack_nor_a_second_tile_nor_one_beneath() -> None:
    state = quarry("3333 3213 3033 3332", q22="g05")
    assert clause(state, "mine q32") == "BAB-A.1"
    assert clause(play(state, "mine q23"), "mine q22") == "BAB-B.1.1"
    assert play(state, "mine q11").mined == state.face[0]
    assert fault(state, {"face": {"q22": "none"}}).args == {"place": "table.face.q22", "clause": "BAB-A.1"}


# Linda sits as Jasmine (white); around the granite on q22 lie granite, basalt, the floor and clay.
@pytest.mark.clause("BAB-A.2", "BAB-A.4", "allowed")
def test_sc_01_granite_beside_granite_basalt_and_floor_pays_3() -> None:
    assert pays(quarry("3233 1203 3333 3333", q22="g05"), "q22") == 3


# The edge against clay is the one that pays nothing.
@pytest.mark.clause("BAB-A.2", "BAB-A.4", "BAB-A.5", "refused")
def test_an_edge_against_a_higher_tile_pays_nothing() -> None:
    assert pays(quarry("3233 1203 3233 3333", q22="g05"), "q22") == 4
    assert pays(quarry("3233 1203 3333 3333", q22="g05"), "q22") == 3
    assert pays(quarry("3333 1203 3333 3333", q22="g05"), "q22") == 2
    assert pays(quarry("3333 3203 3333 3333", q22="g05"), "q22") == 1


# Honza sits as Rose (pink); the basalt on q12 lies at the wall between basalt, clay and granite.
@pytest.mark.clause("BAB-A.3", "BAB-A.6", "allowed")
def test_sc_02_basalt_at_the_wall_beside_basalt_with_ones_flower_pays_3() -> None:
    assert pays(quarry("1133 3233 3333 3333", ROSE, q12="b05"), "q12") == 3


@pytest.mark.clause("BAB-A.3", "BAB-A.6", "refused")
def test_inner_tiles_have_no_wall_and_other_flowers_pay_nothing() -> None:
    edge, inner = "1133 3233 3333 3333", "3333 1133 3233 3333"
    assert pays(quarry(inner, ROSE, q22="b05"), "q22") == 2
    for seat in (JASMINE, SAFFRON, LOTUS):
        assert pays(quarry(edge, seat, q12="b05"), "q12") == 2


@pytest.mark.clause("BAB-A.2", "BAB-A.9", "BAB-DIFF-10", "allowed")
def test_sc_20_inner_clay_of_another_flower_in_a_full_quarry_pays_4() -> None:
    assert pays(quarry(FULL, q22="c05"), "q22") == 4


@pytest.mark.clause("BAB-A.2", "BAB-A.3", "BAB-A.6", "BAB-A.7", "allowed")
def test_sc_21_corner_clay_of_ones_own_flower_pays_5() -> None:
    assert pays(quarry(FULL, q11="c01"), "q11") == 5


@pytest.mark.clause("BAB-R.8", "BAB-R.9", "allowed")
@pytest.mark.parametrize(("token", "gain"), [("blank", 5), ("flower", 6), ("minus", 4)])
def test_sc_22_tokens_change_what_the_corner_pays(token: str, gain: int) -> None:
    assert pays(quarry(DUG, JASMINE, token, q11="c01"), "q11") == gain


@pytest.mark.clause("BAB-A.5", "BAB-R.9", "allowed")
@pytest.mark.parametrize("token", ["blank", "minus"])
def test_sc_23_granite_among_clay_pays_nothing(token: str) -> None:
    assert pays(quarry("3333 3233 3333 3222", JASMINE, token, q22="g05"), "q22") == 0


@pytest.mark.clause("BAB-R.8", "refused")
def test_the_flower_token_pays_nothing_for_other_flowers() -> None:
    assert pays(quarry(DUG, JASMINE, "flower", q11="c05"), "q11") == 4
    assert pays(quarry(DUG, ROSE, "flower", q11="c01"), "q11") == 4
    assert pays(quarry(DUG, ROSE, "flower", q11="c05"), "q11") == 6


@pytest.mark.clause("BAB-R.9", "refused")
def test_one_pillar_fewer_counts_the_flower_and_never_takes_one_away() -> None:
    among_clay = "3333 3233 3333 3222"
    assert pays(quarry(among_clay, JASMINE, "blank", q22="g01"), "q22") == 1
    state = quarry(among_clay, JASMINE, "minus", q22="g01")
    assert pays(state, "q22") == 0
    state.singles[JASMINE], state.supply[SINGLE] = 2, 146
    assert play(state, "mine q22").singles[JASMINE] == 2
    assert pays(quarry(DUG, JASMINE, "minus", q22="c05"), "q22") == 3


@pytest.mark.clause("BAB-A.7", "refused")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tile_ever_pays_more_than_5_or_less_than_0_without_a_token(seats: int) -> None:
    blank = [state for state in positions(GAME, seats, games=2) if state.stage == MINE]
    assert blank
    for state in blank:
        state.token = 0
        stacks = GAME.display.view(state, state.asked)["quarry"].values()
        assert {stack["pays"] for stack in stacks} <= set(range(6))


@pytest.mark.clause("BAB-A.8", "allowed")
def test_heights_are_compared_while_the_tile_still_lies() -> None:
    assert pays(quarry("3233 2223 3233 3333", q22="g05"), "q22") == 4  # the hole left is lower than all four


@pytest.mark.clause("BAB-A.8", "BAB-DIFF-10", "refused")
def test_diagonal_neighbours_and_the_hole_left_behind_do_not_count() -> None:
    assert pays(quarry("0303 3233 0303 3333", q22="g05"), "q22") == 0
    assert pays(quarry("3233 2213 3133 3333", q22="g05"), "q22") == 4  # all as high or lower before, not all after


@pytest.mark.clause("BAB-A.9", "refused")
def test_clay_never_pays_less_than_4_but_granite_may() -> None:
    for heights in (FULL, "0303 3233 0303 3333", "3233 1303 3333 3333"):
        state = quarry(heights, LOTUS)
        found = GAME.display.view(state, LOTUS)["quarry"]
        clay = {word: TILE.words[tile] for word, tile in zip(CELL.words, state.face, strict=True) if 0 < tile <= 16}
        assert {cell: found[cell]["pays"] for cell in clay} == {cell: 4 + (tile > "c12") for cell, tile in clay.items()}
    assert pays(quarry("3333 3233 3333 3333", q22="g05"), "q22") == 0


@pytest.mark.clause("BAB-A.10", "BAB-AMB-12", "allowed")
def test_a_short_supply_gives_what_is_left() -> None:
    for left, gain in ((9, 4), (4, 4), (3, 3), (0, 0)):
        state = quarry(FULL, q22="c05")
        state.supply[SINGLE] = left
        assert pays(state, "q22") == gain


@pytest.mark.clause("BAB-A.10", "BAB-AMB-12", "refused")
def test_an_empty_supply_gives_no_pillar_no_swap_no_belvedere_and_no_decoration() -> None:
    moves = ("build mined", "place a1 1", "hang none", "turn 0")
    for supply in ("limited", "unlimited"):
        state = building(mined="b01", singles=9, slabs=["c01 e5 1 0 none"], supply=supply)
        for kind in range(len(state.supply)):
            state.supply[kind] = 0
        placing = play(state, "build mined")
        hanging = play(placing, "place a1 1")
        laid = play(state, *moves)
        if supply == "limited":
            assert clause(placing, "place a1 2") == "BAB-AMB-12"  # there is no double to swap for
            assert (legal(hanging), clause(hanging, "hang se")) == (["hang none"], "BAB-AMB-12")
            assert clause(laid, "statue a1") == "BAB-B.2.16"
        else:
            assert "place a1 2" in legal(placing)
            assert len(legal(hanging)) == 5
            assert "statue a1" in legal(laid)
            assert laid.supply == [0] * 7
