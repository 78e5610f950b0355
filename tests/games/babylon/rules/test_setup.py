"""Clauses BAB-0 and BAB-1.1 to 1.8: what is in the box, and setup."""

import pytest

from semiramis.core.model.domain import CHANCE
from semiramis.core.model.message import Malformed
from semiramis.games.babylon.components import tables
from semiramis.games.babylon.components.names import FOUNTAIN, NO_SYMBOL, STAIRS, SYMBOL_WORDS
from semiramis.games.babylon.components.tables import TILE_FLOWER, TILE_MATERIAL, TILE_SYMBOL
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import CELL, HOLE, PIECE, TILE, TOKEN, State
from tests.games.babylon.support import (
    JASMINE,
    LOTUS,
    Words,
    building,
    clause,
    edition_fault,
    fault,
    legal,
    opening,
    play,
    points,
    quarry,
    refusal,
    to_decision,
    weights,
)

FULL = "3333 3333 3333 3333"
LAY = ("build mined", "place a1 1", "hang none", "turn 0")
# A statue, a fountain and a bridge on level 1, and two tiles with a staircase symbol one level apart.
PARK = (
    "b01 a1 1 0 se", "b05 c1 1 3 none", "b09 f1 1 1 ne", "b13 a3 2 1 se",
    "+statue a1", "+fountain b1 c1", "+bridge d2 f2",
)  # fmt: skip


def symbols(state: State, *holes: str) -> list[str]:
    """The symbols on some fields of Jasmine's garden."""
    return [SYMBOL_WORDS[state.symbol[JASMINE][HOLE.index(hole)]] for hole in holes]


def clay_dealt(seats: int) -> State:
    """The clay lies in order, c01 to c16, and the first player is drawn next."""
    state: State = GAME.new_state(seats)
    return play(state, *(f"deal-tile c{n:02}" for n in range(1, 17)))


@pytest.mark.clause("BAB-0.1", "BAB-0.5", "BAB-1.5", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_flower_and_its_starting_tile(seats: int) -> None:
    flowers = ["white", "pink", "orange", "blue"][:seats]
    state = opening(seats)
    assert [GAME.display.view(state, seat)["flower"] for seat in range(seats)] == flowers
    assert [TILE.words[tile] for tile in state.stored[:seats]] == [f"st-{flower}" for flower in flowers]
    assert state.stored[seats:] == [0] * (4 - seats)


@pytest.mark.clause("BAB-0.1", "refused")
def test_nobody_plays_alone_or_as_the_fifth_and_empty_seats_own_nothing() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(Malformed, match="seats-wrong"):
            GAME.new_state(seats)
    state = opening(2)
    state.singles[2], state.supply[0] = 1, 147
    assert [broken.args["clause"] for broken in GAME.referee.validate(state)] == ["BAB-0.1"]


@pytest.mark.clause("BAB-0.5", "BAB-1.5", "refused")
def test_there_is_no_fifth_flower_and_nobody_has_the_flower_of_another() -> None:
    assert edition_fault(("tile.c01", '"white"', '"red"')) == "tile.c01.flower"
    swapped = fault(opening(4), rose={"stored": "st-blue"}, lotus={"stored": "st-pink"})
    assert swapped.args == {"place": "seats.rose.stored", "clause": "BAB-1.5"}


@pytest.mark.clause("BAB-0.2", "BAB-0.3", "allowed")
def test_a_tile_shows_the_same_flower_and_symbols_in_the_quarry_and_in_the_garden() -> None:
    state = quarry(FULL, q22="c02")
    assert GAME.display.view(state, JASMINE)["quarry"]["q22"]["pays"] == 5  # a white flower on the material side
    assert TILE_SYMBOL[state.face[5]] == [STAIRS, FOUNTAIN, NO_SYMBOL, NO_SYMBOL]
    laid = play(state, "mine q22", "deal-tile g01", *LAY)
    assert symbols(laid, "a1", "b1", "b2", "a2") == ["stairs", "fountain", "none", "none"]
    assert laid.flowers[JASMINE] == [1, 0, 0, 0]


@pytest.mark.clause("BAB-0.2", "BAB-0.3", "refused")
def test_no_tile_lacks_a_side_or_differs_from_side_to_side() -> None:
    assert edition_fault(("tile.c01", 'material = "clay"\n', "")) == "tile.c01.material"
    assert edition_fault(("tile.c01", "material", 'garden-flower = "pink"\nmaterial')) == "tile.c01.garden-flower"
    laid = play(building(mined="c02"), *LAY)
    assert clause(laid, "statue b2") == "BAB-B.2.4"  # what the quarry did not show is not in the garden


@pytest.mark.clause("BAB-0.4", "allowed")
def test_clay_granite_and_basalt_have_two_three_and_four_symbols() -> None:
    for material, number in enumerate((2, 3, 4)):
        tiles = [tile for tile in range(53) if TILE_MATERIAL[tile] == material]
        assert len(tiles) == 16
        assert {sum(symbol > 0 for symbol in TILE_SYMBOL[tile]) for tile in tiles} == {number}


@pytest.mark.clause("BAB-0.4", "refused")
def test_no_material_has_more_or_fewer_symbols() -> None:
    for tile, old, new in (("c01", "none", "stairs"), ("g01", "none", "statue"), ("b01", "statue", "none")):
        assert edition_fault((f"tile.{tile}", f'"{old}"', f'"{new}"')) == f"tile.{tile}.symbols"


@pytest.mark.clause("BAB-0.6", "BAB-DIFF-09", "allowed")
def test_a_starting_tile_has_no_material_and_its_flower_counts_in_the_garden() -> None:
    assert [(TILE_MATERIAL[tile], TILE_FLOWER[tile]) for tile in range(49, 53)] == [(3, f) for f in range(4)]
    state = building(stored="st-white", slabs=["c05 a3 1 0 none", "c09 a5 1 0 none", "c13 a7 1 0 none"])
    assert points(state, "flowers") == 0
    assert points(play(state, "build stored", *LAY[1:]), "flowers") == 4


@pytest.mark.clause("BAB-0.6", "BAB-DIFF-09", "refused")
def test_a_starting_tile_never_lies_in_the_quarry_nor_counts_for_another_flower() -> None:
    assert edition_fault(("tile.st-pink", '"pink"', '"pink"\nmaterial = "clay"')) == "tile.st-pink.material"
    lies = fault(opening(4), {"face": {"q11": "st-white"}}, jasmine={"stored": "none"})
    assert lies.args == {"place": "table.face.q11", "clause": "BAB-1.3"}
    two_white = building(stored="st-white", slabs=["c01 a3 1 0 none", "c09 a5 1 0 none", "c13 a7 1 0 none"])
    assert points(play(two_white, "build stored", *LAY[1:]), "flowers") == 0


@pytest.mark.clause("BAB-0.7", "BAB-0.9", "allowed")
def test_a_tile_lies_anywhere_on_eight_times_eight_holes() -> None:
    placing = play(building(mined="c01"), "build mined")
    assert legal(placing) == [f"place {column}{row} 1" for row in range(1, 8) for column in "abcdefg"]
    laid = play(placing, "place g7 1", "hang none", "turn 0")
    covered = {HOLE.words[hole] for hole in range(64) if laid.top[JASMINE][hole]}
    assert (len(HOLE), covered) == (64, {"g7", "h7", "g8", "h8"})


@pytest.mark.clause("BAB-0.7", "BAB-0.9", "refused")
def test_there_is_no_hole_beyond_h8_and_no_tile_sticks_out() -> None:
    for move in ("statue i1", "statue a9", "place h1 1", "place a8 1"):
        with pytest.raises(Malformed):
            GAME.rules.catalogue.parse(move)


@pytest.mark.clause("BAB-0.10", "allowed")
def test_each_of_four_fields_takes_a_pillar_with_or_without_a_symbol() -> None:
    state = building(mined="c02", singles=7, slabs=["c01 d4 1 0 none"])
    assert symbols(state, "d4", "e4", "e5", "d5") == ["statue", "bridge", "none", "none"]
    for place in ("c3", "e3", "e5", "c5"):  # one single on the tile and three doubles beside it
        laid = play(state, "build mined", f"place {place} 2", "hang none", "turn 0")
        assert laid.singles[JASMINE] == 0


@pytest.mark.clause("BAB-0.10", "refused")
def test_a_tile_has_neither_three_nor_five_fields() -> None:
    assert edition_fault(("tile.c01", ', sw = "none"', "")) == "tile.c01.symbols.sw"
    assert edition_fault(("tile.c01", 'sw = "none"', 'sw = "none", n = "statue"')) == "tile.c01.symbols.n"


@pytest.mark.clause("BAB-0.11", "allowed")
def test_statue_fountain_bridge_and_staircase_are_a_set_of_decorations() -> None:
    assert PIECE.words == ("statue", "fountain", "bridge", "stairs")
    assert points(building(slabs=[*PARK, "+stairs a2 a3"]), "sets") == 4


@pytest.mark.clause("BAB-0.11", "refused")
def test_a_belvedere_is_no_decoration() -> None:
    state = building(slabs=PARK)
    assert (points(state, "belvederes"), points(state, "sets")) == (3, 0)
    with pytest.raises(Malformed):
        GAME.rules.catalogue.parse("symbol b2 belvedere")


@pytest.mark.clause("BAB-1.6", "refused")
def test_nobody_is_given_pillars_to_begin_with() -> None:
    assert fault(opening(4), rose={"singles": 1}).args["place"] == "table.supply.single"
    assert {move.split()[0] for move in legal(opening(4))} == {"mine"}  # pillars come first


@pytest.mark.clause("BAB-1.5", "BAB-1.6", "BAB-1.13", "BAB-1.14", "refused")
@pytest.mark.parametrize(
    ("table", "rose"),
    [
        ({"supply": {"single": 142}}, {"singles": 6}),
        ({}, {"stored": "none"}),
        ({}, {"stored": "c01"}),  # which was removed
        ({"stack": {"q11": 1, "q12": 3}, "face": {"q11": "b01", "q12": "c02"}, "buried": {"b01": 0, "g02": 1}}, {}),
    ],
)
def test_nobody_has_gained_or_lost_anything_while_clay_is_removed(table: Words, rose: Words) -> None:
    state = play(clay_dealt(2), "deal-first jasmine", "remove q11", "deal-tile g01", "remove q12", "deal-tile g02")
    assert fault(state, table, rose=rose).id == "position-against"


@pytest.mark.clause("BAB-1.3", "BAB-1.4", "allowed")
def test_sixteen_stacks_hold_granite_under_clay_and_basalt_under_granite() -> None:
    state = GAME.new_state(4)
    assert weights(state) == {f"deal-tile c{n:02}": 1 for n in range(1, 17)}
    state = to_decision(state)
    assert (len(CELL), state.stack) == (16, [3] * 16)
    assert sorted(state.face) == list(range(1, 17))
    state = play(state, "mine q11")
    assert weights(state) == {f"deal-tile g{n:02}": 1 for n in range(1, 17)}
    state = play(to_decision(state), "discard", "mine q11")
    assert weights(state) == {f"deal-tile b{n:02}": 1 for n in range(1, 17)}


@pytest.mark.clause("BAB-1.3", "BAB-1.4", "refused")
def test_no_layer_holds_another_material_and_no_stack_a_fourth_tile() -> None:
    for move in ("deal-tile g01", "deal-tile b01", "deal-tile st-white"):
        assert clause(GAME.new_state(4), move) == "BAB-1.3"
    state = opening(4)
    assert fault(state, {"face": {"q11": "g01"}}).args == {"place": "table.face.q11", "clause": "BAB-1.3"}
    assert fault(state, {"stack": {"q11": 4}}).args["place"] == "table.stack.q11"
    for move in ("mine q15", "mine q51"):
        with pytest.raises(Malformed):
            GAME.rules.catalogue.parse(move)


@pytest.mark.clause("BAB-1.7", "allowed")
def test_fourteen_tokens_are_shuffled_and_come_up_unseen() -> None:
    due = play(to_decision(play(quarry("3333 3333 3333 3222", LOTUS), "mine q11")), "discard")
    assert weights(due) == {f"deal-token {token}": 2 for token in TOKEN.words[1:]}
    assert [14 - tables.TOKENS_USED[seats] for seats in (2, 3, 4)] == [0, 2, 4]  # these leave the game


@pytest.mark.clause("BAB-1.7", "refused")
def test_no_token_comes_up_a_third_time_and_none_is_added() -> None:
    late = quarry("3333 3333 3222 1111", LOTUS, "pillar")  # the second pillar rules round 3
    due = play(to_decision(play(late, "mine q11")), "discard")
    assert weights(due) == {f"deal-token {token}": 2 for token in TOKEN.words[2:]}
    assert refusal(due, "deal-token pillar").message.id == "babylon-no-deal"
    assert fault(opening(2), {"token_left": {"minus": 3}}).id == "position-too-many"
    assert edition_fault(("token.count", "blank = 2", "blank = 3")) == "token.count"


@pytest.mark.clause("BAB-1.8", "BAB-DIFF-01", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_may_be_drawn_to_begin(seats: int) -> None:
    state = clay_dealt(seats)
    names = ("jasmine", "rose", "saffron", "lotus")[:seats]
    assert weights(state) == {f"deal-first {name}": 1 for name in names}
    for seat, name in enumerate(names):
        begun = play(state, f"deal-first {name}")
        assert (begun.first, begun.asked, GAME.rules.mover(begun)) == (seat, seat, seat)


@pytest.mark.clause("BAB-1.8", "BAB-DIFF-01", "refused")
def test_nobody_begins_who_does_not_play_and_nobody_chooses_who_begins() -> None:
    state = clay_dealt(3)
    assert GAME.rules.mover(state) == CHANCE
    assert refusal(state, "deal-first lotus").message.id == "babylon-no-deal"
    assert fault(opening(3), {"first": "lotus"}).args == {"place": "table.first", "clause": "BAB-1.8"}
    assert len({opening(4, seed=f"seed {n}").first for n in range(40)}) == 4  # not always the same one either
