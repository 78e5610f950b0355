"""Clauses ISH-1.1 and ISH-1.6 to ISH-1.12: players, carpet and cards before the first turn (ISH-AMB-17 too)."""

import pytest

from semiramis.core.model.domain import CHANCE
from semiramis.core.model.message import Malformed
from semiramis.games.ishtar.components.names import FIRST_START_TILE, NO_CELL, NO_CUP, SHAPE_WORDS
from semiramis.games.ishtar.components.tables import TILE_SHAPE
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.stages import DEAL_CARD, DEAL_CUP, DEAL_FIRST, DEAL_START, DOUBLE, SINGLE
from semiramis.games.ishtar.rules.state import CARD, CELL, TILE
from tests.games.ishtar.support import (
    JASMINE,
    LOTUS,
    blank,
    clause,
    edition_fault,
    fault,
    holding,
    lay,
    legal,
    new_game,
    place,
    play,
    refusal,
    skilled,
    until,
    weights,
)


@pytest.mark.clause("ISH-1.1", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    state = new_game(seats)
    assert state.n_seats == seats
    assert GAME.referee.validate(state) == []
    assert GAME.rules.mover(state) in range(seats)


@pytest.mark.clause("ISH-1.1", "refused")
def test_nobody_plays_alone_or_as_the_fifth_and_empty_seats_own_nothing() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(Malformed, match="seats-wrong"):
            GAME.new_state(seats)
    for name, value in (("gems", [1, 0, 0]), ("single_at", 3), ("assistant_at", [3] + [NO_CELL] * 3), ("in_front", 2)):
        state = new_game(2)
        getattr(state, name)[2] = value
        assert [broken.args for broken in GAME.referee.validate(state)] == [
            {"place": "seats.saffron", "clause": "ISH-1.1"}
        ]
    state = new_game(3)
    state.card_of[7] = LOTUS + 1
    assert [broken.args["place"] for broken in GAME.referee.validate(state)] == ["seats.lotus"]


@pytest.mark.wide
@pytest.mark.clause("ISH-1.6", "allowed")
def test_six_cups_come_at_random_two_for_each_shape() -> None:
    state = until(GAME.new_state(2), DEAL_CUP)
    assert weights(state) == {"deal-cup straight": 2, "deal-cup bent": 2, "deal-cup triangle": 2}
    state = play(state, "deal-cup bent")
    assert weights(state) == {"deal-cup straight": 2, "deal-cup bent": 1, "deal-cup triangle": 2}
    rings = [new_game(2, f"seed {n}").cup_shape for n in range(20)]
    assert all(sorted(ring) == [1, 1, 2, 2, 3, 3] for ring in rings)
    assert len({tuple(ring) for ring in rings}) > 10


@pytest.mark.clause("ISH-1.6", "refused")
def test_no_shape_has_three_cups_and_no_space_of_the_carpet_stays_bare() -> None:
    state = play(until(GAME.new_state(2), DEAL_CUP), "deal-cup bent", "deal-cup bent")
    assert clause(state, "deal-cup bent") == "ISH-1.6"
    assert fault(state, {"cup_shape": {"2": "none"}}).args == {"place": "table.cup_shape.2", "clause": "ISH-1.6"}
    assert fault(state, {"cup_shape": {"3": "bent"}}).args == {"place": "table.cup_shape.3", "clause": "ISH-1.6"}
    three = fault(until(GAME.new_state(2), DEAL_START), {"cup_shape": {"1": "bent", "2": "bent", "4": "bent"}})
    assert (three.id, three.args["thing"]) == ("position-too-many", "bent")


@pytest.mark.clause("ISH-1.7", "allowed")
def test_six_hidden_tiles_lie_under_an_open_starting_tile() -> None:
    state = new_game(4)
    assert (state.height, sum(state.height)) == ([7] * 6, 42)
    assert all(TILE.words[tile][1] == "s" for tile in state.top)
    assert [TILE_SHAPE[tile] for tile in state.top] == state.cup_shape
    assert [TILE.words[tile] for tile, hidden in enumerate(state.unseen) if hidden] == list(TILE.words[1:37])


@pytest.mark.clause("ISH-1.7", "refused")
def test_no_other_tile_lies_on_top_at_first() -> None:
    state = until(GAME.new_state(4), DEAL_START)
    shape = SHAPE_WORDS[state.cup_shape[0]][0].replace("s", "i").replace("b", "v")
    for tile in (f"{shape}01", *(f"{other}s1" for other in "ivt" if other != shape)):
        assert clause(state, f"deal-tile {tile}") == "ISH-1.7"
    state = new_game(4)  # straight cups are 1 and 2, triangles 3 and 6
    swapped = fault(state, {"top": {"1": "ts2", "3": "is2"}})
    assert swapped.args == {"place": "table.top.1", "clause": "ISH-1.7"}
    basic = fault(state, {"top": {"1": "i01"}, "unseen": {"i01": 0, "is2": 1}})
    assert basic.args == {"place": "table.top.1", "clause": "ISH-1.7"}
    assert clause(state, "deal-tile i01") == "ISH-1.7"  # nobody turns up tiles


@pytest.mark.clause("ISH-1.8", "allowed")
@pytest.mark.parametrize(("seats", "height", "out"), [(2, 5, 12), (3, 6, 6), (4, 7, 0)])
def test_fewer_players_have_lower_stacks_and_nobody_knows_what_is_out(seats: int, height: int, out: int) -> None:
    state = new_game(seats)
    assert state.height == [height] * 6
    assert sum(state.height) == {2: 30, 3: 36, 4: 42}[seats]
    assert sum(state.unseen) - (sum(state.height) - 6) == out
    opened = play(until(play(state, "can 1"), state.stage), "can 2")
    letter = TILE.words[state.top[0]][0]
    assert weights(opened) == {f"deal-tile {letter}{n:02}": 1 for n in range(1, 13)}


@pytest.mark.clause("ISH-1.8", "refused")
def test_no_stack_is_higher_or_lower_than_the_players_make_it() -> None:
    assert fault(new_game(2), {"height": {"1": 6}}).args == {"place": "table.height.1", "clause": "ISH-1.8"}
    early = until(GAME.new_state(3), DEAL_FIRST)
    assert fault(early, {"height": {"4": 5}}).args == {"place": "table.height.4", "clause": "ISH-1.8"}
    assert fault(new_game(2), {"unseen": {"i01": 0}}).args["place"] == "table.unseen"  # nobody has looked
    assert edition_fault(("stack", "2 = 5", "2 = 6")) == "stack.2"


@pytest.mark.clause("ISH-1.9", "allowed")
def test_each_of_four_players_finds_a_single_and_a_double_bloom() -> None:
    for seat in range(4):
        state = blank(seats=4)
        lay(state, "i05", (1, 0), (2, 0), (3, 0))
        state.asked, state.stage = seat, SINGLE
        assert play(state, "single 1d6").single_at[seat] == CELL.index("1d6")
        state.stage = DOUBLE
        assert play(state, "double 1d6 e").double_at[seat] == CELL.index("1d6")


@pytest.mark.clause("ISH-1.9", "refused")
def test_nobody_has_a_bloom_to_begin_with_or_a_second_one() -> None:
    early = fault(new_game(2), rose={"single_at": "1d6"})
    assert early.args == {"place": "seats.rose.single_at", "clause": "ISH-8.7"}
    assert edition_fault(("bloom", "singles = 4", "singles = 5")) == "bloom.singles"
    assert edition_fault(("bloom", "doubles = 4", "doubles = 3")) == "bloom.doubles"
    state = blank(gems="pp")
    skilled(state, JASMINE, "g", "h")
    state = holding(state, "i08")
    starred = play(state, place(state, "i08", (1, 0), (2, 0), (3, 0)))
    assert [clause(starred, f"skill {skill}") for skill in "gh"] == ["ISH-6.5", "ISH-6.5"]


@pytest.mark.clause("ISH-1.10", "allowed")
def test_five_of_26_cards_lie_open_each_with_a_tree() -> None:
    state = until(GAME.new_state(2), DEAL_CARD)
    assert weights(state) == {f"deal-card c{n:02}": 1 for n in range(1, 27)}
    state = play(state, "deal-card c26")
    assert "deal-card c26" not in weights(state)
    state = new_game(2)
    assert len(set(state.row) - {0}) == 5
    assert (sum(state.in_deck), state.wooden) == (21, 15)


@pytest.mark.clause("ISH-1.10", "refused")
def test_no_card_comes_twice_and_no_sixth_one_comes() -> None:
    state = play(until(GAME.new_state(2), DEAL_CARD), *(f"deal-card c{n:02}" for n in range(1, 5)))
    assert clause(state, "deal-card c01") == "ISH-1.10"
    state = play(state, "deal-card c05")
    assert state.stage == DEAL_FIRST
    assert clause(state, "deal-card c06") == "ISH-1.11"  # the row is full: the start player is drawn
    opened = new_game(2)
    shown = CARD.words[opened.row[0]]
    assert fault(opened, {"in_deck": {shown: 1}, "wooden": 16}).id == "position-twice"
    assert fault(opened, {"wooden": 16}).args["place"] == "table.wooden"
    early = until(GAME.new_state(2), DEAL_START)
    assert (
        fault(early, {"row": ["c01", *["none"] * 4], "in_deck": {"c01": 0}, "wooden": 19}).args["place"] == "table.row"
    )


@pytest.mark.clause("ISH-1.11", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_may_be_drawn_to_begin(seats: int) -> None:
    state = until(GAME.new_state(seats), DEAL_FIRST)
    names = ("jasmine", "rose", "saffron", "lotus")[:seats]
    assert weights(state) == {f"deal-first {name}": 1 for name in names}
    for seat, name in enumerate(names):
        begun = play(state, f"deal-first {name}")
        assert (begun.first, begun.asked, GAME.rules.mover(begun)) == (seat, seat, seat)


@pytest.mark.wide
@pytest.mark.clause("ISH-1.11", "refused")
def test_nobody_begins_who_does_not_play_and_nobody_chooses_who_begins() -> None:
    state = until(GAME.new_state(3), DEAL_FIRST)
    assert GAME.rules.mover(state) == CHANCE
    assert refusal(state, "deal-first lotus").message.id == "ishtar-no-deal"
    assert fault(new_game(3), {"first": "lotus"}).args == {"place": "table.first", "clause": "ISH-1.11"}
    assert fault(new_game(3), {"asked": "lotus"}).args == {"place": "table.asked", "clause": "ISH-1.11"}
    assert fault(state, {"first": "rose"}).id == "position-against"  # not yet drawn
    assert len({new_game(4, seed=f"seed {n}").first for n in range(40)}) == 4


@pytest.mark.clause("ISH-1.12", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_two_assistants_here_two_there_and_a_purple_gem(seats: int) -> None:
    state = new_game(seats)
    rest = [0] * (4 - seats)
    assert (state.in_front, state.on_carpet) == ([2] * seats + rest, [2] * seats + rest)
    assert state.gems == [[1, 0, 0]] * seats + [[0, 0, 0]] * (4 - seats)
    assert (state.can, GAME.rules.mover(state)) == (NO_CUP, state.first)  # in hand, not at a cup
    assert len(legal(state)) == 6


@pytest.mark.clause("ISH-1.12", "refused")
def test_nobody_begins_with_more_assistants_or_another_gem() -> None:
    state = new_game(2)
    assert fault(state, rose={"in_front": 3}).args == {"place": "seats.rose.in_front", "found": 5, "expected": 4}
    assert fault(state, rose={"in_front": 3, "on_carpet": 1}).args["place"] == "seats.rose.on_carpet"
    assert edition_fault(("assistants", "front = 2", "front = 3")) == "assistants.front"
    assert edition_fault(("assistants", "carpet = 2", "carpet = 1")) == "assistants.carpet"
    assert edition_fault(("start-gems", "purple = 1", "purple = 2")) == "start-gems.purple"
    assert fault(state, {"can": "3"}).args["clause"] == "ISH-3.6"  # nobody has put it down
    early = until(GAME.new_state(2), DEAL_CUP)
    assert fault(early, {"can": "3"}).args == {"place": "table.can", "clause": "ISH-2.1"}


@pytest.mark.wide
@pytest.mark.clause("ISH-AMB-17", "allowed")
def test_either_starting_tile_may_lie_on_either_cup_of_its_shape() -> None:
    state = until(GAME.new_state(2), DEAL_CUP)
    state = play(
        state, *(f"deal-cup {shape}" for shape in ("bent", "straight", "bent", "straight", "triangle", "triangle"))
    )
    assert weights(state) == {"deal-tile vs1": 1, "deal-tile vs2": 1}
    state = play(state, "deal-tile vs2", "deal-tile is1")
    assert weights(state) == {"deal-tile vs1": 1}
    shown = {new_game(2, f"seed {n}").top[0] for n in range(40)}
    assert shown == set(range(FIRST_START_TILE, 43))


@pytest.mark.clause("ISH-AMB-17", "refused")
def test_no_starting_tile_lies_on_both_cups() -> None:
    state = until(GAME.new_state(2), DEAL_CUP)
    state = play(
        state, *(f"deal-cup {shape}" for shape in ("bent", "bent", "straight", "straight", "triangle", "triangle"))
    )
    assert clause(play(state, "deal-tile vs2"), "deal-tile vs2") == "ISH-1.7"
    twice = fault(new_game(2), {"top": {"2": "is2"}})  # straight cups are 1 and 2
    assert (twice.id, twice.args["thing"]) == ("position-twice", "is2")
