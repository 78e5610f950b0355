"""Positions with an impossible carpet, tiles or turns are refused (chapters 1 to 3), possible ones are not."""

from typing import Any

import pytest

from semiramis.core.model.domain import SEAT
from semiramis.games.ishtar.components.names import NO_CUP, NO_SKILL
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.referee.validate_carpet import check_turns, removed_tiles
from semiramis.games.ishtar.rules.stages import CHOOSE, DEAL_CUP, DEAL_SIDE, DEAL_START, DRAW, FILL_ROW, OVER, TREE
from semiramis.games.ishtar.rules.state import TILE, State
from tests.games.ishtar.support import JASMINE, ROSE, choosing, clause, fault, give, new_game, play, reached, until
from tests.support.random_play import positions

Words = dict[str, Any]


def second_turn() -> State:
    """Rose has placed is2 from cup 1, a straight one like cup 2, and Jasmine is to choose."""
    return until(until(new_game(2), TREE), CHOOSE)


def clock(state: State) -> list[tuple[object, object]]:
    """The faults of the turns of a position."""
    return [(broken.args["place"], broken.args["clause"]) for broken in check_turns(state)]


def late(stage: int, turns: tuple[int, int], asked: int = JASMINE, heights: str = "000000", tiles: int = 0) -> State:
    """Jasmine began a game of two, and this many tiles lie in the desert."""
    state = choosing("1", heights)
    state.stage, state.asked, state.turns[:2] = stage, asked, list(turns)
    state.unseen = [0] + [1] * 42
    for tile in range(1, tiles + 1):
        state.tile_at[tile], state.unseen[tile] = 0, 0
    for tile in state.top:
        state.unseen[tile] = 0
    return state


@pytest.mark.wide
@pytest.mark.clause("ISH-1.6", "ISH-1.7", "ISH-1.8", "ISH-3.6", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_passes(seats: int) -> None:
    for number, state in enumerate(positions(GAME, seats, games=1, seed=seats)):
        if number % 3 == 0:
            assert GAME.referee.validate(state) == []


@pytest.mark.clause("ISH-1.6", "ISH-1.7", "ISH-3.6", "refused")
@pytest.mark.parametrize(
    ("table", "place", "against"),
    [
        ({"cup_shape": {"2": "none"}}, "cup_shape.2", "ISH-1.6"),
        ({"top": {"2": "none"}}, "top.2", "ISH-3.6"),  # only the stack under the can is hidden
        ({"top": {"1": "i01"}}, "top.1", "ISH-3.6"),
        ({"can": "2", "top": {"1": "i01"}, "unseen": {"i01": 0}}, "top.2", "ISH-3.6"),
        ({"height": {"2": 0}}, "top.2", "ISH-3.6"),
        ({"top": {"2": "ts2", "3": "is1"}}, "top.2", "ISH-1.7"),
        ({"height": {"2": 4}}, "top.2", "ISH-1.7"),  # a starting tile lies on full stacks only
        ({"top": {"2": "i01"}}, "top.2", "ISH-1.7"),  # and a full stack shows a starting tile
        ({"height": {"3": 6}}, "height.3", "ISH-1.8"),
    ],
)
def test_no_stack_looks_otherwise(table: Words, place: str, against: str) -> None:
    assert fault(second_turn(), table).args == {"place": f"table.{place}", "clause": against}


@pytest.mark.clause("ISH-1.7", "refused")
def test_no_starting_tile_is_hidden_and_no_stack_shows_one_too_early() -> None:
    swapped = {"tile_at": {"is2": "none", "i01": "1a3"}, "tile_turn": {"is2": "0", "i01": "1"}}
    hidden = fault(second_turn(), {**swapped, "unseen": {"is2": 1, "i01": 0}})
    assert hidden.args == {"place": "table.unseen", "clause": "ISH-1.7"}
    early = play(until(GAME.new_state(2), DEAL_START), "deal-tile is1")
    assert fault(early, {"top": {"2": "is2"}}).args == {"place": "table.top.2", "clause": "ISH-1.7"}
    assert fault(early, {"top": {"1": "none"}}).args == {"place": "table.top.1", "clause": "ISH-1.7"}
    assert clause(early, "deal-tile is1") == "ISH-1.7"


@pytest.mark.clause("ISH-1.8", "refused")
def test_no_hidden_tile_is_missing_or_too_many() -> None:
    for words in ({"unseen": {"i05": 0}}, {"height": {"1": 3}}):
        assert fault(second_turn(), words).id == "position-total"
    assert fault(second_turn(), {"unseen": {"i05": 0}}).args["place"] == "table.unseen"


@pytest.mark.parametrize(
    ("table", "jasmine", "thing"),
    [
        ({"unseen": {"none": 1}}, {}, "none"),
        ({"tile_at": {"none": "1a1"}}, {}, "none"),
        ({"tile_at": {"i03": "1a1"}}, {}, "i03"),
        ({"tile_at": {"ts2": "1a1"}}, {}, "ts2"),
        ({"hand": "vs1"}, {}, "vs1"),
        ({}, {"kept": "is1"}, "is1"),
    ],
)
def test_no_tile_is_in_two_places(table: Words, jasmine: Words, thing: str) -> None:
    twice = fault(second_turn(), table, jasmine=jasmine)
    assert (twice.id, twice.args) == ("position-twice", {"place": "table.tile_at", "thing": thing})


@pytest.mark.clause("ISH-4.2", "refused")
def test_no_tile_is_turned_that_does_not_lie() -> None:
    turned = fault(second_turn(), {"tile_turn": {"i03": "2"}})
    assert turned.args == {"place": "table.tile_turn.i03", "clause": "ISH-4.2"}


@pytest.mark.clause("ISH-2.1", "refused")
@pytest.mark.parametrize(("jasmine", "rose"), [(0, 2), (1, 1), (2, 1), (0, 0), (99, 1)])
def test_turns_that_did_not_go_around_are_refused(jasmine: int, rose: int) -> None:
    uneven = fault(second_turn(), jasmine={"turns": jasmine}, rose={"turns": rose})
    assert uneven.args == {"place": "seats.jasmine.turns", "clause": "ISH-2.1"}


@pytest.mark.clause("ISH-2.1", "refused")
@pytest.mark.parametrize("stage", [DEAL_SIDE, DEAL_CUP])
def test_nothing_has_happened_before_the_table_is_laid(stage: int) -> None:
    early = until(GAME.new_state(2), stage)
    for table, rose in (({"can": "2"}, {}), ({"asked": "rose"}, {}), ({"first": "rose"}, {}), ({}, {"turns": 1})):
        assert fault(early, table, rose=rose).args == {"place": "table.can", "clause": "ISH-2.1"}


@pytest.mark.clause("ISH-2.2", "refused")
def test_no_tile_lies_without_a_turn_and_no_turn_goes_without_a_tile() -> None:
    more = fault(second_turn(), {"tile_at": {"i01": "1d1"}, "unseen": {"i01": 0}})
    assert more.id == "position-total"  # one hidden tile too few
    assert clock(late(CHOOSE, (1, 1), heights="555555", tiles=3)) == [("seats.jasmine.turns", "ISH-2.2")]
    assert clock(late(CHOOSE, (2, 2), heights="555555", tiles=3)) == [("seats.jasmine.turns", "ISH-2.2")]
    assert clock(late(CHOOSE, (2, 2), heights="555555", tiles=4)) == []


@pytest.mark.clause("ISH-2.2", "ISH-AMB-02", "allowed")
def test_turns_without_a_tile_are_believed_when_all_stacks_are_empty() -> None:
    assert clock(late(TREE, (2, 1), ROSE, tiles=3)) == []
    blind = late(DRAW, (1, 1), heights="300000", tiles=2)
    blind.learning = NO_SKILL
    assert clock(blind) == []  # the tile of this turn is on its way
    blind.can = NO_CUP
    assert clock(blind) == [("table.can", "ISH-3.1")]


@pytest.mark.clause("ISH-10.2", "refused")
def test_a_game_is_over_after_a_full_round_with_two_empty_stacks_and_only_then() -> None:
    assert clock(late(OVER, (2, 2), ROSE, "005555", tiles=4)) == []
    assert clock(late(OVER, (2, 2), ROSE, "055555", tiles=4)) == [("table.stage", "ISH-10.2")]
    assert clock(late(OVER, (2, 1), JASMINE, "005555", tiles=3)) == [("table.stage", "ISH-10.2")]
    assert clock(late(FILL_ROW, (2, 2), ROSE, "005555", tiles=4)) == [("table.stage", "ISH-10.2")]
    assert clock(late(FILL_ROW, (2, 1), JASMINE, "005555", tiles=3)) == []


@pytest.mark.clause("ISH-AMB-04", "allowed")
def test_a_tile_that_was_seen_and_is_nowhere_has_left_the_game() -> None:
    state = second_turn()
    assert removed_tiles(state) == set()
    lost = state.clone()
    lost.tile_at[TILE.index("is2")] = state.tile_at[0]
    assert removed_tiles(lost) == {TILE.index("is2")}
    assert clock(lost) == []  # its turn counts


def test_numbers_beyond_their_range_are_named_before_anything_else() -> None:
    state = new_game(2)
    state.height[3], state.dealt = 9, 7
    assert {(broken.id, broken.args["place"]) for broken in GAME.referee.validate(state)} == {
        ("position-number", "dealt"), ("position-number", "height.4"),
    }  # fmt: skip


def test_what_follows_from_the_pieces_must_be_right() -> None:
    state = second_turn()
    state.flowers[JASMINE] += 1
    assert [broken.args for broken in GAME.referee.validate(state)] == [{"place": "table.flowers", "clause": "ISH-9.2"}]


def test_a_position_in_which_nothing_can_be_done_is_refused() -> None:
    state = reached("take")
    rest, names = state.bank, ("purple", "red", "white")
    other = SEAT.words[1 - state.asked]
    gems = {name: state.gems[1 - state.asked][gem] + rest[gem] for gem, name in enumerate(names)}
    stuck = fault(state, {"bank": dict.fromkeys(names, 0)}, **{other: {"gems": gems}})
    assert (stuck.id, stuck.args["stage"]) == ("position-no-move", "take")
    give(state, "")
    assert GAME.referee.validate(state)[0].id == "position-total"
