"""Clauses BAB-B.2: when and where decorations may be built; fountains and staircases."""

import pytest

from semiramis.core.model.message import Malformed
from semiramis.games.babylon.components.tables import ALL_FOUNTAINS
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import FIRST_PIECE, HOLE, STANDS_FOUNTAIN, State
from tests.games.babylon.support import (
    JASMINE,
    building,
    clause,
    garden_faults,
    lay,
    legal,
    next_turn,
    play,
    points,
    refusal,
)

FOUNTAIN_SUPPLY = FIRST_PIECE + 1

# c04 at a1 shows a fountain on b1; c16 laid at c1 shows one on c1, and stairs on d2.
OLD_FOUNTAIN = "c04 a1 1 1 none"
# c16 at a1 shows stairs on b1; c02 laid at c1 shows stairs on c1, and a fountain on d1.
OLD_STAIRS = "c16 a1 1 3 none"


def pieces(state: State) -> list[str]:
    """The decorations that are offered."""
    return [move for move in legal(state) if move.split()[0] in ("fountain", "stairs", "bridge", "statue")]


def no_such_action(move: str) -> bool:
    """Whether the catalogue has no such action at all."""
    with pytest.raises(Malformed):
        GAME.rules.catalogue.parse(move)
    return True


@pytest.mark.clause("BAB-B.2.1", "BAB-B.2.3", "BAB-B.2.4", "BAB-B.2.7", "allowed")
def test_sc_33_a_fountain_joins_an_old_and_a_new_tile_for_nothing() -> None:
    laid = lay(building(mined="c16", slabs=[OLD_FOUNTAIN]), "mined c1 1 0 none")
    built = play(laid, "fountain b1-c1")
    assert points(built, "fountains") == 3
    assert (built.singles, built.doubles) == (laid.singles, laid.doubles)
    assert built.supply[FOUNTAIN_SUPPLY] == laid.supply[FOUNTAIN_SUPPLY] - 1 == ALL_FOUNTAINS - 1
    assert [built.standing[JASMINE][HOLE.index(field)] for field in ("b1", "c1")] == [STANDS_FOUNTAIN] * 2
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-B.2.1", "refused")
def test_nothing_is_decorated_before_a_tile_is_placed() -> None:
    state = building(mined="c01", slabs=[OLD_FOUNTAIN, "c16 c1 1 0 none"])
    assert pieces(state) == []
    assert clause(state, "fountain b1-c1") == "BAB-B.2.3"
    assert clause(play(state, "build mined"), "fountain b1-c1") == "BAB-B.1.2"  # nor with the tile still in hand


@pytest.mark.clause("BAB-B.2.2", "allowed")
def test_a_player_may_leave_every_decoration_unbuilt() -> None:
    laid = lay(building(mined="st-white", slabs=[OLD_FOUNTAIN]), "mined c1 1 3 none")  # its fountain on c1
    assert pieces(laid) == ["fountain b1-c1", "statue c2"]
    ended = play(laid, "end")
    assert ended.n_pieces[JASMINE] == 0
    assert ended.supply[FIRST_PIECE:] == laid.supply[FIRST_PIECE:]


@pytest.mark.clause("BAB-B.2.2", "refused")
def test_decorations_are_never_built_by_themselves_and_the_choice_is_asked_in_one_order_only() -> None:
    both = lay(building(mined="c16", stored="st-white", singles=8, slabs=[OLD_FOUNTAIN]), "mined c1 1 0 none")
    both = lay(both, "stored f6 1 0 none")
    assert (pieces(both), both.n_pieces[JASMINE]) == (["fountain b1-c1", "statue f6"], 0)
    assert clause(play(both, "statue f6"), "fountain b1-c1") == "BAB-B.2.2"  # first the fountain, then the statue
    assert play(both, "fountain b1-c1", "statue f6").n_pieces[JASMINE] == 2


@pytest.mark.clause("BAB-B.2.3", "refused")
def test_sc_33_a_fountain_between_two_old_tiles_is_refused() -> None:
    old = building(mined="c01", slabs=[OLD_FOUNTAIN, "c16 c1 1 0 none"])
    laid = lay(old, "mined g7 1 0 none")
    assert clause(laid, "fountain b1-c1") == "BAB-B.2.3"
    slabs = [OLD_FOUNTAIN, "c16 c1 1 0 none", "c01 g7 1 0 none", "c02 g5 1 0 none", "+fountain b1 c1"]
    assert garden_faults(building(slabs=slabs)) == ["BAB-B.2.3"]  # two tiles at most are laid in a turn


@pytest.mark.clause("BAB-B.2.4", "refused")
def test_a_decoration_needs_empty_fields_with_its_own_symbol() -> None:
    state = building(mined="c16", slabs=[OLD_FOUNTAIN])
    turned = lay(state, "mined c1 1 1 none")  # its fountain on d1, no symbol on c1
    assert refusal(turned, "fountain b1-c1").message.id == "babylon-no-symbol-there"
    assert clause(turned, "stairs b1-c1") == "BAB-B.2.4"
    hung = lay(state, "mined c1 1 0 nw")  # a belvedere on the fountain symbol
    assert refusal(hung, "fountain b1-c1").message.id == "babylon-no-empty"
    assert clause(lay(state, "mined g1 1 0 none"), "fountain b1-c1") == "BAB-B.2.4"  # c1 is a hole of the board
    assert garden_faults(building(slabs=[OLD_FOUNTAIN, "c16 c1 1 0 nw", "+fountain b1 c1"])) == ["BAB-B.2.4"]


@pytest.mark.clause("BAB-B.2.5", "allowed")
def test_fields_side_by_side_or_one_below_the_other_can_be_joined() -> None:
    state = building(mined="c16", slabs=[OLD_FOUNTAIN])
    assert pieces(lay(state, "mined c1 1 0 none")) == ["fountain b1-c1"]
    below = building(mined="c16", slabs=["c04 a1 1 2 none"])  # the fountain of c04 on b2
    assert pieces(lay(below, "mined b3 1 0 none")) == ["fountain b2-b3"]


@pytest.mark.clause("BAB-B.2.5", "refused")
def test_sc_33_diagonal_fields_are_never_joined() -> None:
    laid = lay(building(mined="c16", slabs=[OLD_FOUNTAIN]), "mined c2 1 0 none")
    assert pieces(laid) == []
    assert no_such_action("fountain b1-c2")
    stairs = lay(building(mined="c02", singles=8, slabs=[OLD_STAIRS]), "mined c2 2 0 none")
    assert pieces(stairs) == []
    assert no_such_action("stairs b1-c2")
    assert garden_faults(building(slabs=[OLD_FOUNTAIN, "c16 c2 1 0 none", "+fountain b1 c2"])) == ["BAB-B.2.7"]


@pytest.mark.clause("BAB-B.2.6", "allowed")
@pytest.mark.parametrize("old_level", [1, 2])
def test_sc_34_stairs_join_neighbours_one_level_apart(old_level: int) -> None:
    # upwards from an old tile on level 1, or downwards from an old tile on level 2
    slabs = [OLD_STAIRS] if old_level == 1 else ["c01 g7 1 0 none", "c16 a1 2 3 none"]
    laid = lay(building(mined="c02", singles=8, slabs=slabs), f"mined c1 {3 - old_level} 0 none")
    built = play(laid, "stairs b1-c1")
    assert points(built, "stairs") == 3
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-B.2.6", "refused")
def test_sc_34_stairs_on_one_level_or_over_two_are_refused() -> None:
    flat = lay(building(mined="c02", slabs=[OLD_STAIRS]), "mined c1 1 0 none")
    assert clause(flat, "stairs b1-c1") == "BAB-B.2.6"
    # stairs on b2 on level 1, and a tile on level 3 over two tiles of level 1, with stairs on c2
    slabs = ["c16 a1 1 0 none", "c03 c1 1 0 none", "c05 c3 1 0 none", "c10 f6 2 0 none"]
    steep = lay(building(mined="c02", singles=8, slabs=slabs), "mined c2 3 0 none")
    assert steep.top[JASMINE][HOLE.index("c2")] == 3
    assert clause(steep, "stairs b2-c2") == "BAB-B.2.6"
    assert garden_faults(building(slabs=[*slabs, "c02 c2 3 0 none", "+stairs b2 c2"])) == ["BAB-B.2.6"]


@pytest.mark.clause("BAB-B.2.7", "refused")
def test_sc_33_a_fountain_between_two_levels_is_refused() -> None:
    high = lay(building(mined="c16", singles=8, slabs=[OLD_FOUNTAIN]), "mined c1 2 0 none")
    assert pieces(high) == []
    assert clause(high, "fountain b1-c1") == "BAB-B.2.7"
    assert garden_faults(building(slabs=[OLD_FOUNTAIN, "c16 c1 2 0 none", "+fountain b1 c1"])) == ["BAB-B.2.7"]


@pytest.mark.clause("BAB-DIFF-02", "allowed")
def test_a_fountain_lies_on_two_tiles_even_when_both_were_laid_this_turn() -> None:
    state = building(mined="c04", stored="c16", singles=8)
    laid = lay(state, "mined a1 1 1 none", "stored c1 1 0 none")
    assert points(play(laid, "fountain b1-c1"), "fountains") == 3


@pytest.mark.clause("BAB-DIFF-02", "refused")
def test_two_fountain_symbols_of_one_tile_make_no_fountain() -> None:
    # the start tile at c1: statue c1, fountain d1; its statue symbol counts as a second fountain
    state = building(mined="st-white", token="change", slabs=[OLD_FOUNTAIN])
    changed = play(lay(state, "mined c1 1 0 none"), "symbol c1 fountain")
    assert legal(changed) == ["fountain b1-c1"]
    assert clause(changed, "fountain c1-d1") == "BAB-DIFF-02"
    alone = lay(building(mined="st-white", token="change"), "mined c1 1 0 none")
    assert "symbol c1 fountain" not in legal(alone)  # with no other tile beside it the change is no use
    assert clause(alone, "symbol c1 fountain") == "BAB-R.6"
    assert "BAB-DIFF-02" in garden_faults(building(slabs=["st-white c1 1 0 none", "+fountain c1 d1"]))


@pytest.mark.clause("BAB-B.2.13", "allowed")
def test_an_unused_symbol_can_be_the_second_end_many_turns_later() -> None:
    laid = lay(building(mined="c04"), "mined a1 1 1 none")
    later = next_turn(next_turn(laid, "c01"), "c16")
    assert points(play(lay(later, "mined c1 1 0 none"), "fountain b1-c1"), "fountains") == 3


@pytest.mark.clause("BAB-B.2.13", "refused")
def test_an_unused_statue_symbol_is_dead_in_the_next_turn() -> None:
    laid = lay(building(mined="c01"), "mined a1 1 0 none")
    assert "statue a1" in legal(laid)
    later = lay(next_turn(laid, "c02"), "mined c1 1 0 none")
    assert clause(later, "statue a1") == "BAB-B.2.3"


@pytest.mark.clause("BAB-B.2.14", "allowed")
def test_the_open_fields_of_a_half_covered_tile_can_still_be_used() -> None:
    slabs = [OLD_STAIRS, "c03 a2 2 0 none"]  # a2 and b2 are covered, the stairs on b1 lie open
    laid = lay(building(mined="c02", singles=8, slabs=slabs), "mined c1 2 0 none")
    assert points(play(laid, "stairs b1-c1"), "stairs") == 3


@pytest.mark.clause("BAB-B.2.14", "refused")
def test_sc_34_a_covered_field_takes_neither_decoration_nor_pillar() -> None:
    corner = ["c16 a1 1 0 none"]  # stairs on b2
    free = lay(building(mined="c02", singles=8, slabs=corner), "mined c2 2 0 none")
    assert "stairs b2-c2" in legal(free)
    covered = building(mined="c02", singles=8, slabs=[*corner, "c03 a2 2 0 none"])  # over a2, b2 and two holes
    assert clause(lay(covered, "mined c2 2 0 none"), "stairs b2-c2") == "BAB-B.2.4"
    assert clause(play(covered, "build mined"), "place a3 1") == "BAB-B.1.18"  # the holes a3 and b3 are covered too


@pytest.mark.clause("BAB-B.2.15", "allowed")
def test_each_symbol_of_a_tile_may_carry_a_decoration_of_its_own() -> None:
    state = building(mined="st-white", slabs=[OLD_FOUNTAIN])
    built = play(lay(state, "mined c1 1 3 none"), "fountain b1-c1", "statue c2")
    assert (points(built, "fountains"), points(built, "statues")) == (3, 1)


@pytest.mark.clause("BAB-B.2.15", "refused")
def test_a_symbol_serves_one_decoration_only() -> None:
    # the new fountain symbol on c3 has an old one above it (c2) and one beside it (b3)
    state = building(mined="c16", slabs=["c04 c1 1 3 none", "c12 a3 1 1 none"])
    laid = lay(state, "mined c3 1 0 none")
    assert pieces(laid) == ["fountain c2-c3", "fountain b3-c3"]
    built = play(laid, "fountain c2-c3")
    assert pieces(built) == []
    assert refusal(built, "fountain b3-c3").message.id == "babylon-no-empty"


@pytest.mark.clause("BAB-B.2.16", "allowed")
@pytest.mark.parametrize(("supply", "left", "after"), [("limited", 1, 0), ("unlimited", 0, 0)])
def test_the_last_fountain_can_be_built(supply: str, left: int, after: int) -> None:
    state = building(mined="c16", slabs=[OLD_FOUNTAIN], supply=supply)
    state.supply[FOUNTAIN_SUPPLY] = left
    assert play(lay(state, "mined c1 1 0 none"), "fountain b1-c1").supply[FOUNTAIN_SUPPLY] == after


@pytest.mark.clause("BAB-B.2.16", "refused")
def test_what_has_run_out_cannot_be_built() -> None:
    state = building(mined="c16", slabs=[OLD_FOUNTAIN])
    state.supply[FOUNTAIN_SUPPLY] = 0
    laid = lay(state, "mined c1 1 0 none")
    assert pieces(laid) == []
    assert clause(laid, "fountain b1-c1") == "BAB-B.2.16"
