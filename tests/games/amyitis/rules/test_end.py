"""Clauses AMY-III.4 and AMY-E: the next round or the end of the game, and who has won."""

from typing import Any

import pytest

from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.play.expect import NotYet
from semiramis.core.play.match import Match
from semiramis.games.amyitis.components.names import SQUARE_WORDS
from semiramis.games.amyitis.components.tables import SQUARE_UNUSED
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    SAFFRON,
    Words,
    canals,
    clause,
    edited_edition,
    edition_fault,
    evening,
    legal,
    play,
    plots,
    position,
    stage,
)

USED = {
    seats: [s for i, s in enumerate(SQUARE_WORDS) if seats > 2 or not SQUARE_UNUSED[i]] for seats in (2, 3, 4)
}  # the squares that get a tile


def planted(seats: int, count: int, owner: str = "jasmine") -> Words:
    """Table words for a garden in which the first squares are planted, all by one player."""
    squares: dict[str, Any] = {owner: " ".join(USED[seats][:count])}
    return plots(**squares)


def night(seats: int, tiles_left: int, first: str = "jasmine", last_round: int = 1) -> State:
    """The position after a round without a choice after the procession; Rose has planted the garden."""
    table = planted(seats, len(USED[seats]) - tiles_left, "rose") | {"first": first, "round": last_round}
    return play(evening(seats, table), "procession marduk")


def favours(seats: int, most: int) -> list[int]:
    """The favour of Amyitis for 0, 1, 2, … tiles."""
    return [GAME.parts_of(position(seats, planted(seats, n)), JASMINE)["favour"] for n in range(most + 1)]


@pytest.mark.clause("AMY-III.4", "allowed")
@pytest.mark.parametrize(("first", "then"), [("jasmine", ROSE), ("rose", SAFFRON), ("lotus", JASMINE)])
def test_the_first_player_card_moves_clockwise_and_a_new_round_begins(first: str, then: int) -> None:
    state = night(4, 10, first)
    assert (state.first, state.round, GAME.rules.mover(state)) == (then, 2, CHANCE)
    assert [state.passed, state.triple] == [[0] * 4, [[0] * 3] * 4]


@pytest.mark.clause("AMY-III.4", "refused")
def test_the_first_player_card_stays_after_the_last_round() -> None:
    state = night(4, 4)
    assert (stage(state), state.first, state.round) == ("over", JASMINE, 1)


@pytest.mark.clause("AMY-E.1", "AMY-E.2", "AMY-E.3", "allowed")
def test_x_end_4p_the_round_is_finished_then_favour_and_goods_score() -> None:
    # Jasmine has 4 of the 11 tiles taken and takes a fifth, Rose has 3.
    tiles = {"a4": "q1-a", "b4": "q2-a", "c4": "q3-b", "d3": "q3-c", "d4": "q3-a"}
    table = plots(tiles, jasmine="a1 a2 a3 b1", rose="b2 b3 c1", saffron="c2 c3", lotus="d1 d2")
    table |= canals("a3-a4 saffron") | {"caravan": "uruk", "plant_face": {"ur": "first"}}
    jasmine = {"goods": {"salt": 2, "wine": 1}}
    state = play(position(4, table, jasmine=jasmine, rose={"goods": {"palm": 1}}), "caravan ur")
    state = play(state, "pay salt", "plant a4")
    assert (stage(state), GAME.rules.mover(state)) == ("act", ROSE)  # four tiles are left, but the round goes on
    state = play(state, "recruit 1 priest", "pray ishtar", "pass", "pass", "pass", "pass", "procession marduk")
    state = play(state, "accept talent")
    assert (stage(state), GAME.rules.mover(state), legal(state)) == ("over", NOBODY, [])
    assert [GAME.parts_of(state, seat)["favour"] for seat in range(4)] == [10, 5, 0, 0]
    assert [GAME.parts_of(state, seat)["goods"] for seat in range(4)] == [2, 1, 0, 0]
    assert GAME.totals(state) == [4 + 10 + 2, 5 + 1, 1, 2]  # the tile; Saffron's canal and Lotus's Marduk beside it


@pytest.mark.clause("AMY-E.1", "allowed")
@pytest.mark.parametrize(("seats", "last"), [(2, 3), (3, 4), (4, 4)])
def test_the_game_ends_after_the_round_with_few_tiles_left(seats: int, last: int) -> None:
    assert [stage(night(seats, left)) for left in (last + 1, last, last - 1, 0)] == ["deal-craft", *["over"] * 3]


@pytest.mark.clause("AMY-E.1", "refused")
def test_the_game_does_not_end_within_a_round_nor_go_on_after_the_end() -> None:
    assert "pass" in legal(position(2, planted(2, 13)))
    over = night(2, 3)
    for move in ("pass", "recruit 1 peasant", "caravan susa", "discard wine"):
        assert clause(over, move) == "AMY-E.1"
    with pytest.raises(NotYet):
        Match(GAME, 2, position=over).play(ROSE, "pass")
    assert edition_fault(("end.tiles-left", "2 = 3", "2 = 14")).startswith("end.tiles-left")


@pytest.mark.clause("AMY-E.2", "allowed")
def test_the_favour_of_amyitis_depends_on_tiles_and_players() -> None:
    assert favours(2, 9) == [0, 0, 0, 0, 0, 5, 5, 10, 10, 10]
    assert favours(3, 8) == [0, 0, 0, 0, 5, 5, 10, 10, 10]
    assert favours(4, 7) == [0, 0, 0, 5, 5, 10, 10, 10]


@pytest.mark.clause("AMY-E.2", "refused")
def test_the_tiles_of_others_win_no_favour_and_no_number_wins_it_twice() -> None:
    state = position(3, plots(jasmine="a1 a2 a3", rose="b1 b2 b3"))
    assert [GAME.parts_of(state, seat)["favour"] for seat in range(3)] == [0, 0, 0]
    assert max(favours(4, 16)) == 10
    assert edition_fault(("favour", "4.large = { tiles = 5", "4.large = { tiles = 2")).startswith("favour.4")


@pytest.mark.clause("AMY-E.3", "allowed")
def test_each_good_left_scores_one_wine_like_the_others() -> None:
    goods = {"barley": 1, "dates": 2, "wine": 1}
    table = planted(2, 10, "rose") | {"stage": "over"}
    state = position(2, table, jasmine={"goods": goods, "court": {"caravaneer": 2}})
    assert GAME.parts_of(state, JASMINE)["goods"] == 4
    assert GAME.rules.total_score(state, JASMINE) == 4


@pytest.mark.clause("AMY-E.3", "refused")
def test_camels_talents_and_gardeners_left_score_nothing() -> None:
    table = planted(2, 10, "rose") | {"stage": "over"}
    state = position(2, table, jasmine={"camels": 9, "talents": 20, "gardeners": 3})
    assert GAME.rules.total_score(state, JASMINE) == 0
    rich, poor = position(2, table, jasmine={"camels": 9}), position(2, table, jasmine={"camels": 0})
    assert GAME.totals(rich) == GAME.totals(poor)


@pytest.mark.clause("AMY-E.4", "allowed")
def test_most_prestige_wins_from_any_source() -> None:
    table = planted(3, 12, "saffron") | {"stage": "over"}  # the favour: 10
    state = position(3, table, jasmine={"part": {"sales": 12}}, rose={"part": {"tiles": 9}, "goods": {"salt": 2}})
    assert GAME.totals(state) == [12, 11, 10]
    assert GAME.ranking(state) == [1, 2, 3]


@pytest.mark.clause("AMY-E.4", "allowed")
def test_x_end_tie_both_win() -> None:
    table = planted(4, 12, "lotus") | {"stage": "over"}
    state = position(
        4, table, jasmine={"part": {"sales": 21}}, saffron={"part": {"irrigation": 20}, "goods": {"palm": 1}}
    )
    assert GAME.totals(state) == [21, 0, 21, 10]
    assert GAME.ranking(state) == [1, 4, 1, 3]


@pytest.mark.clause("AMY-E.4", "refused")
def test_neither_talents_nor_tiles_nor_the_turn_order_break_a_tie() -> None:
    table = planted(2, 10, "rose") | {"stage": "over", "first": "rose"}
    jasmine = {"part": {"sales": 10}, "talents": 12, "camels": 5, "gardeners": 2}
    state = position(2, table, jasmine=jasmine)
    assert GAME.totals(state) == [10, 10]
    assert GAME.ranking(state) == [1, 1]


@pytest.mark.clause("AMY-Q.23", "allowed")
def test_a_game_of_forty_rounds_stops_and_scores_as_usual() -> None:
    state = night(3, 13, last_round=40)
    assert (stage(state), state.round, state.first) == ("over", 40, JASMINE)
    state = night(2, 8, last_round=40)
    assert (GAME.parts_of(state, ROSE)["favour"], GAME.rules.total_score(state, ROSE)) == (5, 5 + 2)  # and Marduk's 2


@pytest.mark.clause("AMY-Q.23", "refused")
def test_a_game_of_fewer_rounds_goes_on_and_no_round_follows_the_fortieth() -> None:
    state = night(3, 13, last_round=39)
    assert (stage(state), state.round) == ("deal-craft", 40)
    assert clause(night(3, 13, last_round=40), "pass") == "AMY-E.1"
    shorter = GAME.with_edition(edited_edition(("end.last-round", "value = 40", "value = 30")))
    state = evening(3, planted(3, 3) | {"round": 30})
    assert stage(play(state, "procession marduk")) == "deal-craft"
    shorter.rules.apply(state, shorter.rules.Work(), shorter.rules.catalogue.parse("procession marduk"))
    assert stage(state) == "over"
