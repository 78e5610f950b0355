"""Clause AMY-III.3: how many goods stay over night, the last round included."""

from typing import Any

import pytest

from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    SAFFRON,
    Words,
    clause,
    evening,
    fault,
    legal,
    play,
    plots,
    position,
    refusal,
    stage,
)

NEARLY_BARE = plots(jasmine="a2 a3 a4 b1 c1 d1", rose="b3 b4 c2 d2")
"""With two players: three tiles are left, so this is the last round."""


def night(seats: int = 2, table: Words | None = None, **players: Any) -> State:
    """The evening after the procession into Marduk's temple: nothing else is to be chosen but goods."""
    return play(evening(seats, table, **players), "procession marduk")


@pytest.mark.clause("AMY-III.3", "allowed")
def test_x_store_level_1_keeps_two_goods_and_level_2_four() -> None:
    # Of three players Rose is at level 1 with 3 goods, Saffron at level 2 with 5.
    rose = {"court": {"caravaneer": 1}, "goods": {"barley": 2, "wine": 1}}
    saffron = {"court": {"caravaneer": 2}, "goods": {"barley": 1, "dates": 1, "salt": 1, "palm": 1, "wine": 1}}
    before = night(3, rose=rose, saffron=saffron)
    assert (stage(before), GAME.rules.mover(before)) == ("discard", ROSE)
    assert legal(before) == ["discard barley", "discard wine"]
    state = play(before, "discard wine")
    assert state.goods[ROSE] == [2, 0, 0, 0, 0]
    assert GAME.rules.mover(state) == SAFFRON
    assert len(legal(state)) == 5
    state = play(state, "discard dates")
    assert state.goods[SAFFRON] == [1, 0, 1, 1, 1]
    assert stage(state) == "deal-craft"
    assert state.stock_goods[4] == before.stock_goods[4] + 1
    assert state.stock_goods[1] == before.stock_goods[1] + 1


@pytest.mark.clause("AMY-III.3", "allowed")
@pytest.mark.parametrize(("level", "kept"), [(0, 2), (1, 2), (2, 4)])
def test_a_store_that_is_just_full_is_left_alone(level: int, kept: int) -> None:
    for goods in (kept, kept + 1):
        jasmine = {"court": {"caravaneer": level}, "goods": {"wine": goods}}
        assert stage(night(jasmine=jasmine)) == ("deal-craft" if goods == kept else "discard")


@pytest.mark.clause("AMY-III.3", "allowed")
def test_the_owner_may_return_any_choice_of_goods() -> None:
    state = night(jasmine={"goods": {"barley": 2, "salt": 1, "wine": 1}})
    kept = set()
    for first in legal(state):
        for second in legal(play(state, first)):
            kept.add(tuple(play(state, first, second).goods[JASMINE]))
    assert kept == {(0, 0, 1, 0, 1), (1, 0, 0, 0, 1), (1, 0, 1, 0, 0), (2, 0, 0, 0, 0)}


@pytest.mark.clause("AMY-III.3", "refused")
def test_nobody_keeps_too_many_or_returns_a_good_they_lack() -> None:
    state = night(jasmine={"goods": {"barley": 2, "salt": 1, "wine": 1}})
    for move in ("pass", "decline", "discard dates", "discard wine"):
        assert clause(state, move) == "AMY-III.3"
    assert refusal(state, "discard dates").message.id == "amyitis-no-held"
    assert refusal(state, "discard wine").message.id == "amyitis-no-discard-rest"  # barley or salt comes before it
    after_salt = play(state, "discard salt")
    assert clause(after_salt, "discard barley") == "AMY-III.3"
    assert refusal(after_salt, "discard barley").message.id == "amyitis-no-discard-order"


@pytest.mark.clause("AMY-III.3", "refused")
def test_the_next_round_does_not_begin_before_the_last_store_is_in_order() -> None:
    state = night(jasmine={"goods": {"salt": 3}}, rose={"goods": {"palm": 4}})
    assert GAME.rules.mover(state) == JASMINE
    state = play(state, "discard salt")
    assert (GAME.rules.mover(state), state.round) == (ROSE, 1)
    state = play(state, "discard palm")
    assert (GAME.rules.mover(state), state.round) == (ROSE, 1)
    state = play(state, "discard palm")
    assert (GAME.rules.mover(state), state.round, state.goods[ROSE][3]) == (CHANCE, 2, 2)


@pytest.mark.clause("AMY-III.3", "refused")
def test_a_position_does_not_take_goods_from_a_store_with_room() -> None:
    found = fault(position(2, rose={"goods": {"salt": 2}}), {"stage": "discard", "asked": "rose"})
    assert found.args == {"place": "table.asked", "clause": "AMY-III.3"}


@pytest.mark.clause("AMY-Q.20", "allowed")
def test_goods_are_stored_in_the_last_round_too_before_they_score() -> None:
    state = night(table=NEARLY_BARE, jasmine={"goods": {"barley": 3, "wine": 1}})
    assert (stage(state), GAME.rules.mover(state)) == ("discard", JASMINE)
    state = play(state, "discard barley", "discard barley")
    assert (stage(state), GAME.rules.mover(state)) == ("over", NOBODY)
    assert GAME.parts_of(state, JASMINE)["goods"] == 2


@pytest.mark.clause("AMY-Q.20", "refused")
def test_goods_beyond_the_store_score_nothing_at_the_end() -> None:
    state = night(table=NEARLY_BARE, jasmine={"goods": {"barley": 3, "wine": 1}})
    assert stage(state) != "over"
    assert clause(state, "pass") == "AMY-III.3"
    kept = night(table=NEARLY_BARE, jasmine={"goods": {"barley": 3, "wine": 1}, "court": {"caravaneer": 2}})
    assert (stage(kept), GAME.parts_of(kept, JASMINE)["goods"]) == ("over", 4)
