"""Clauses BAB-C, BAB-0.8, 0.12, 1.1, 1.2: the common supply, and what a player keeps of it at the end of a turn."""

import pytest

from semiramis.core.play.view import seen_by
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import DOUBLE, SINGLE, SUPPLY, TILE, State
from tests.games.babylon.support import (
    JASMINE,
    LOTUS,
    ROSE,
    SAFFRON,
    building,
    clause,
    edition_fault,
    fault,
    legal,
    opening,
    play,
    points,
    quarry,
    to_decision,
)

SPECTATOR = -2
FULL = "3333 3333 3333 3333"
BOX = {"single": 148, "double": 60, "belvedere": 38, "statue": 38, "fountain": 15, "bridge": 15, "stairs": 15}
LAY = ("place a1 1", "hang none", "turn 0")


def slot(state: State, seat: int = JASMINE) -> str:
    """The tile in a player's slot."""
    return TILE.words[state.stored[seat]]


def lying(state: State) -> list[str]:
    """Every tile that is anywhere in the game, unseen ones included."""
    gardens = [tile for seat in range(4) for tile in state.slab_tile[seat][: state.n_slabs[seat]]]
    unseen = [tile for tile, buried in enumerate(state.buried) if buried]
    return [TILE.words[tile] for tile in (*state.face, *state.stored, state.mined, *gardens, *unseen) if tile]


def stored(singles: int) -> State:
    """Jasmine, of four, has mined in a true game and now has some pillars and her starting tile."""
    state = to_decision(play(quarry(FULL, q22="c05"), "mine q22"))
    state.singles[JASMINE], state.supply[SINGLE] = singles, 148 - singles
    return state


@pytest.mark.clause("BAB-0.12", "BAB-1.1", "BAB-1.2", "BAB-1.6", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_in_one_common_supply_and_nobody_has_a_pillar(seats: int) -> None:
    state = opening(seats)
    assert dict(zip(SUPPLY.words, state.supply, strict=True)) == BOX
    assert (state.singles, state.doubles) == ([0] * 4, [0] * 4)


@pytest.mark.clause("BAB-1.1", "refused")
def test_what_one_player_takes_from_the_box_is_gone_for_the_others() -> None:
    state = quarry(FULL, q22="c05")
    after = play(state, "mine q22", "deal-tile g01", "discard")
    assert (after.asked, TILE.words[after.face[5]], after.supply[0]) == (ROSE, "g01", 144)
    after.supply[0] = 1
    assert to_decision(play(after, "mine q11")).singles == [4, 1, 0, 0]


@pytest.mark.clause("BAB-0.12", "BAB-1.2", "refused")
@pytest.mark.parametrize("kind", BOX)
def test_no_spare_piece_is_in_the_supply_and_none_is_missing(kind: str) -> None:
    name = kind if kind == "stairs" else f"{kind}s"
    assert edition_fault(("supply", f"{name} = {BOX[kind]}", f"{name} = {BOX[kind] + 1}")) == f"supply.{name}"
    for number in (BOX[kind] + 1, BOX[kind] - 1):
        found = fault(opening(2), {"supply": {kind: number}})
        assert found.args == {"place": f"table.supply.{kind}", "found": number, "expected": BOX[kind]}


@pytest.mark.clause("BAB-C.1", "BAB-0.8", "allowed")
@pytest.mark.parametrize("singles", [0, 1, 5, 6])
def test_up_to_six_single_pillars_and_one_tile_are_kept(singles: int) -> None:
    after = play(stored(singles), "store")
    assert (after.singles[JASMINE], after.supply[SINGLE]) == (singles, 148 - singles)
    assert slot(after) == "c05"
    assert GAME.referee.validate(after) == []


@pytest.mark.clause("BAB-C.1", "BAB-0.8", "refused")
def test_a_seventh_pillar_finds_no_space() -> None:
    assert play(stored(7), "store").singles[JASMINE] == 6
    resting = play(stored(6), "store")
    found = fault(resting, {"supply": {"single": 141}}, jasmine={"singles": 7})
    assert found.args == {"place": "seats.jasmine.singles", "clause": "BAB-C.1"}


# Jasmine has 8 singles and a double left when she stores.
@pytest.mark.clause("BAB-C.1", "BAB-C.2", "BAB-C.3", "BAB-AMB-14", "allowed")
def test_sc_37_of_8_singles_and_a_double_6_singles_are_kept() -> None:
    before = building(mined="c01", singles=8, doubles=1)
    before.supply[SINGLE], before.supply[DOUBLE] = 140, 59
    after = play(before, "store")
    assert (after.singles[JASMINE], after.doubles[JASMINE]) == (6, 0)
    assert (after.supply[SINGLE], after.supply[DOUBLE]) == (142, 60)


@pytest.mark.clause("BAB-C.2", "BAB-C.3", "refused")
def test_no_double_is_kept_and_no_surplus_stays_with_its_player() -> None:
    for move in ("store", "discard"):
        after = play(building(mined="c01", singles=0, doubles=3), move)
        assert (after.singles[JASMINE], after.doubles[JASMINE]) == (0, 0)  # nor are six singles given for them
    found = fault(play(stored(2), "store"), {"supply": {"double": 59}}, jasmine={"doubles": 1})
    assert found.id == "position-against"
    lost = fault(play(stored(6), "store"), {"supply": {"single": 141}})
    assert lost.args == {"place": "table.supply.single", "found": 147, "expected": 148}


@pytest.mark.clause("BAB-AMB-14", "refused")
def test_no_pillar_is_given_back_that_fits() -> None:
    state = stored(6)
    assert {move.split()[0] for move in legal(state)} == {"store", "discard", "build"}
    for move in ("store", "discard"):
        assert play(state, move).singles[JASMINE] == 6


@pytest.mark.clause("BAB-B.1.5", "refused")
def test_sc_45_a_double_is_never_changed_into_two_singles() -> None:
    state = building(mined="c01", singles=1, doubles=1)  # two more singles would make three pillars
    assert legal(state) == ["store", "discard"]
    assert clause(state, "build mined") == "BAB-B.1.9"
    assert "build mined" in legal(building(mined="c01", singles=3))
    # the other way round is free: four singles for two doubles carry one end of a tile on level 2
    raised = building(mined="c02", singles=6, slabs=["c01 a1 1 0 none"])
    assert play(raised, "build mined", "place b1 2", "hang none", "turn 0").singles[JASMINE] == 0


@pytest.mark.clause("BAB-C.4", "allowed")
def test_an_unplaced_mined_tile_is_stored_or_discarded() -> None:
    state = building(mined="c01", singles=0)
    assert legal(state) == ["store", "discard"]
    assert (slot(play(state, "store")), slot(play(state, "discard"))) == ("c01", "none")


@pytest.mark.clause("BAB-C.4", "refused")
def test_the_turn_does_not_end_with_the_mined_tile_in_the_air() -> None:
    state = building(mined="c01", singles=4)
    assert clause(state, "end") == "BAB-C.4"
    placed = play(state, "build mined", *LAY)
    assert {clause(placed, "store"), clause(placed, "discard")} == {"BAB-C.4"}
    assert "end" in legal(placed)
    resting = play(stored(0), "discard")
    assert fault(resting, {"mined": "c05"}).id == "position-pending"


# X is c01 in the slot, Y is c02, mined.
@pytest.mark.clause("BAB-C.4", "BAB-C.5", "BAB-C.6", "allowed")
def test_sc_38_of_a_stored_and_a_mined_tile_one_is_kept() -> None:
    state = building(mined="c02", stored="c01", singles=0)
    assert legal(state) == ["store", "discard"]
    assert (slot(play(state, "store")), slot(play(state, "discard"))) == ("c02", "c01")


@pytest.mark.clause("BAB-C.5", "refused")
def test_a_stored_tile_is_not_discarded_without_being_replaced() -> None:
    state = building(mined="c02", stored="c01", singles=4)
    placed = play(state, "build mined", *LAY)
    assert clause(placed, "discard") == "BAB-C.4"
    assert slot(play(placed, "end")) == "c01"


@pytest.mark.clause("BAB-C.6", "refused")
def test_two_tiles_are_never_kept() -> None:
    for move, gone in (("store", "st-white"), ("discard", "c05")):
        after = play(stored(0), move)
        assert gone not in lying(after)
    kept = play(stored(0), "store")
    assert fault(kept, jasmine={"stored": ["c05", "st-white"]}).id == "position-word"
    twice = fault(kept, rose={"stored": "c05"})
    assert (twice.id, twice.args["thing"]) == ("position-twice", "c05")


@pytest.mark.clause("BAB-B.1.1", "BAB-C.4", "allowed")
def test_sc_39_the_stored_tile_is_placed_and_the_mined_one_kept() -> None:
    state = building(mined="c02", stored="c01", singles=4)
    after = play(state, "build stored", *LAY, "store")
    assert slot(after) == "c02"
    assert [TILE.words[tile] for tile in after.slab_tile[JASMINE][:1]] == ["c01"]


@pytest.mark.clause("BAB-C.7", "allowed")
def test_discarded_tiles_leave_the_game() -> None:
    state = stored(0)
    assert ("c05" in lying(state), len(lying(state))) == (True, 52)
    assert len(lying(play(state, "discard"))) == 51
    assert len(lying(play(state, "store"))) == 51  # the starting tile was in the slot


@pytest.mark.clause("BAB-C.7", "refused")
def test_discarded_tiles_do_not_return_to_the_quarry() -> None:
    before = quarry(FULL, q22="c05")
    after = play(to_decision(play(before, "mine q22")), "discard")
    assert (sum(after.stack), after.stack[5], TILE.index("c05") in after.face) == (47, 2, False)
    assert after.buried[TILE.index("c05")] == 0
    back = fault(after, {"face": {"q22": "c05"}})
    assert back.args == {"place": "table.face.q22", "clause": "BAB-1.3"}
    assert fault(after, {"buried": {"c05": 1}}).args["place"] == "table.buried"


@pytest.mark.clause("BAB-C.8", "BAB-DIFF-08", "allowed")
def test_the_starting_tile_need_not_be_built_first() -> None:
    state = stored(4)
    assert {"build mined", "build stored"} <= set(legal(state))
    mined_first = play(state, "build mined", *LAY, "end")
    assert (mined_first.slab_tile[JASMINE][0], slot(mined_first)) == (TILE.index("c05"), "st-white")
    started = play(state, "build stored", *LAY)
    assert (slot(started), points(started, "height")) == ("none", 2)


@pytest.mark.clause("BAB-C.8", "BAB-DIFF-08", "refused")
def test_the_starting_tile_blocks_the_slot_until_placed_or_discarded() -> None:
    assert slot(play(stored(0), "discard")) == "st-white"
    replaced = play(stored(0), "store")
    assert (slot(replaced), "st-white" in lying(replaced)) == ("c05", False)
    gone = building(mined="c05", stored="none")
    assert clause(gone, "build stored") == "BAB-B.1.1"
    taken = fault(play(stored(0), "discard"), rose={"stored": "st-white"})
    assert taken.args == {"place": "seats.rose.stored", "clause": "BAB-1.5"}


@pytest.mark.clause("BAB-AMB-19", "allowed")
def test_everybody_sees_what_is_in_the_slots() -> None:
    before, code = stored(0), GAME.rules.catalogue.parse("store")
    after = play(before, "store")
    for seat in (JASMINE, ROSE, SAFFRON, LOTUS, SPECTATOR):
        seats = seen_by(GAME, after, seat)["seats"]
        assert [mine["stored"] for mine in seats.values()] == ["c05", "st-pink", "st-orange", "st-blue"]
        assert GAME.display.events(before, code, after, seat)[0].args["tile"] == "c05"
    assert all(name in GAME.display.text_board(after) for name in ("c05", "st-pink", "st-orange", "st-blue"))


@pytest.mark.clause("BAB-AMB-19", "refused")
def test_no_seat_sees_more_or_less_than_another() -> None:
    after = play(stored(0), "store")
    mine = {"you", "flower", "quarry"}  # the only words that depend on who looks
    views = [seen_by(GAME, after, seat) for seat in (JASMINE, ROSE, SPECTATOR)]
    seen = [{name: words for name, words in view.items() if name not in mine} for view in views]
    assert seen[0] == seen[1] == seen[2]
