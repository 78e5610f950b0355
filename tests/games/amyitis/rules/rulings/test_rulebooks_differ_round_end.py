"""Clauses AMY-D.11 to D.19: where the rulebooks differ on garden and round end; the other reading does not happen."""

from typing import Any

import pytest

from semiramis.core.model.domain import CHANCE, OWNER, SEAT
from semiramis.core.model.message import Malformed
from semiramis.core.play.expect import NotYet
from semiramis.core.play.match import Match
from semiramis.games.amyitis.components.names import SQUARE_WORDS, WINE
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import (
    JASMINE,
    LOTUS,
    ROSE,
    SAFFRON,
    beds,
    bound_for,
    canals,
    clause,
    cubes,
    evening,
    fault,
    legal,
    opening,
    play,
    plots,
    position,
    refusal,
    stage,
    weights,
)

PLANTING = {"stage": "plant", "caravan": "ur", "plant_face": {"ur": "first"}}


def first_player_due() -> State:
    """A table of four just before the first player is drawn."""
    state: State = GAME.new_state(4)
    while not legal(state)[0].startswith("deal-first"):
        state = play(state, legal(state)[0])
    return state


@pytest.mark.clause("AMY-D.11", "allowed")
def test_two_players_are_rewarded_in_a_temple() -> None:
    state = play(evening(3, {"temple": {"marduk": cubes("rose jasmine jasmine")}}), "procession tammouz", "farm top")
    assert [GAME.parts_of(state, seat)["temples"] for seat in range(3)] == [2, 1, 0]


@pytest.mark.clause("AMY-D.11", "refused")
def test_neither_the_first_alone_nor_everybody_is_rewarded() -> None:
    temple = {"temple": {"marduk": cubes("lotus rose jasmine")}}
    state = play(evening(4, temple), "procession tammouz", "farm top")
    assert [GAME.parts_of(state, seat)["temples"] for seat in range(4)] == [2, 1, 0, 0]


@pytest.mark.clause("AMY-D.12", "allowed")
def test_every_tile_in_the_garden_counts_at_the_end_dry_ones_too() -> None:
    squares = [square for square in SQUARE_WORDS if square != "d4"]
    for left, then in ((5, "deal-craft"), (4, "over")):
        table = plots(jasmine=" ".join(squares[: 16 - left]))  # no canal holds a cube
        state = play(evening(3, table), "procession marduk")
        assert (GAME.display.view(state, JASMINE)["tiles_left"], stage(state)) == (left, then)


@pytest.mark.clause("AMY-D.12", "refused")
def test_a_game_does_not_end_because_nothing_can_be_planted() -> None:
    dry = play(evening(3), "procession marduk")
    assert (sum(dry.watered), stage(dry)) == (0, "deal-craft")
    watered = plots(jasmine="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4") | canals("c1-d1 rose", "c2-d2 rose rose")
    assert stage(play(evening(3, watered), "procession marduk")) == "over"  # tiles ready for planting prolong nothing


@pytest.mark.clause("AMY-D.13", "allowed")
def test_storage_goes_round_from_the_first_player() -> None:
    goods: dict[str, Any] = {
        "jasmine": {"goods": {"wine": 3}},
        "rose": {"goods": {"salt": 3}},
        "saffron": {"goods": {"palm": 3}},
    }
    state = play(evening(3, {"first": "saffron"}, **goods), "procession marduk")
    asked = []
    while stage(state) == "discard":
        asked.append(GAME.rules.mover(state))
        state = play(state, legal(state)[0])
    assert asked == [SAFFRON, JASMINE, ROSE]


@pytest.mark.clause("AMY-D.13", "refused")
def test_storage_does_not_begin_with_another_player() -> None:
    state = evening(3, {"first": "rose"}, rose={"goods": {"salt": 3}}, jasmine={"goods": {"wine": 3}})
    state = play(state, "procession marduk")  # led by Jasmine
    with pytest.raises(NotYet):
        Match(GAME, 3, position=state).play(JASMINE, "discard wine")
    assert (GAME.rules.mover(state), state.goods[JASMINE][WINE]) == (ROSE, 3)


@pytest.mark.clause("AMY-D.14", "allowed")
def test_the_first_player_is_drawn_at_random() -> None:
    assert weights(first_player_due()) == {f"deal-first {name}": 1 for name in SEAT.words}
    assert {opening(4, seed=str(i)).first for i in range(30)} == {JASMINE, ROSE, SAFFRON, LOTUS}


@pytest.mark.clause("AMY-D.14", "refused")
def test_the_players_do_not_choose_who_begins() -> None:
    state = first_player_due()
    assert GAME.rules.mover(state) == CHANCE
    for seat in range(4):
        with pytest.raises(NotYet):
            Match(GAME, 4, position=state).play(seat, "deal-first jasmine")
    assert refusal(opening(4), "deal-first rose").message.id == "amyitis-no-deal"


@pytest.mark.clause("AMY-D.15", "allowed")
def test_a_plant_of_quality_2_may_go_on_floor_1() -> None:
    table = beds() | PLANTING | canals("a1-a2 rose", "a2-b2 rose") | {"plant_face": {"ur": "second"}}
    before = position(3, table)
    assert legal(before) == ["plant a1", "plant a2", "plant b2"]
    after = play(before, "plant a1")
    assert GAME.parts_of(after, ROSE)["bonus"] == 2  # the plant keeps its quality down there


@pytest.mark.clause("AMY-D.15", "refused")
def test_a_plant_of_quality_1_may_not_go_on_floor_2() -> None:
    state = position(3, beds() | PLANTING | canals("a1-a2 rose", "a2-b2 rose"))
    assert legal(state) == ["plant a1", "plant a2"]
    assert clause(state, "plant b2") == "AMY-PL.4"


@pytest.mark.clause("AMY-D.16", "allowed")
def test_a_square_on_the_river_is_irrigated_by_a_canal() -> None:
    assert legal(position(3, beds() | PLANTING | canals("a1-b1 rose"))) == ["plant a1", "plant b1"]


@pytest.mark.clause("AMY-D.16", "refused")
def test_the_river_alone_irrigates_no_square() -> None:
    state = position(3, beds() | PLANTING | canals("a1-b1 rose"))
    for square in ("a3", "a4", "c1", "d1"):
        assert clause(state, f"plant {square}") == "AMY-PL.3"
    assert "caravan ur" not in legal(position(3, bound_for("ur"), jasmine={"goods": {"salt": 1}}))


def tammouz(bottom: str, **players: Any) -> State:
    """Rose, first with Tammouz, has a field to choose."""
    table = {"stage": "tammouz", "asked": "rose", "temple": {"tammouz": cubes("rose")}}
    return position(3, table | {"field": {"bottom": cubes(bottom, 5)}}, **players)


@pytest.mark.clause("AMY-D.17", "allowed")
def test_the_gardener_goes_to_the_leader_of_the_full_row_before_it_is_emptied() -> None:
    state = play(tammouz("rose saffron jasmine rose"), "farm bottom")
    assert (state.gardeners[ROSE], state.field[1], state.goods[ROSE][WINE]) == (1, [0] * 5, 1)


@pytest.mark.clause("AMY-D.17", "refused")
def test_a_row_is_counted_neither_without_the_new_cube_nor_before_it_is_full() -> None:
    tied = play(tammouz("saffron saffron jasmine rose"), "farm bottom")  # Saffron led until Rose's second cube
    assert tied.gardeners == [0] * 4
    not_full = play(tammouz("rose rose rose"), "farm bottom")
    assert (not_full.gardeners[ROSE], not_full.field[1]) == (0, [ROSE + 1] * 4 + [0])


@pytest.mark.clause("AMY-D.18", "allowed")
def test_eshnunna_is_on_the_board_and_cubes_have_five_colours() -> None:
    table = canals("a1-a2 rose") | bound_for("eshnunna")
    assert "caravan eshnunna" in legal(position(2, table, jasmine={"goods": {"palm": 1}}))
    assert OWNER.words[1:] == (*SEAT.words, "neutral")
    lying = {"temple": {"ishtar": cubes("jasmine rose saffron lotus"), "marduk": cubes("neutral")}}
    assert position(4, lying).cubes == [26, 26, 26, 26]


@pytest.mark.clause("AMY-D.18", "refused")
def test_eshunna_and_a_sixth_colour_are_unknown() -> None:
    with pytest.raises(Malformed, match="action-bad-argument"):
        GAME.rules.catalogue.parse("caravan eshunna")
    assert fault(position(2), {"caravan": "eshunna"}).id == "position-word"
    assert fault(position(4), {"temple": {"ishtar": cubes("poppy")}}).id == "position-word"


@pytest.mark.clause("AMY-D.19", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_in_turn_order_leads_the_procession(seats: int) -> None:
    leaders = [GAME.rules.mover(evening(seats, {"first": name})) for name in SEAT.words[:seats]]
    assert leaders == [(first - 1) % seats for first in range(seats)]


@pytest.mark.clause("AMY-D.19", "refused")
def test_neither_the_first_player_nor_the_last_to_pass_leads_the_procession() -> None:
    state = evening(4, {"first": "saffron"})  # Jasmine passed last
    for seat in (JASMINE, SAFFRON, LOTUS):
        with pytest.raises(NotYet):
            Match(GAME, 4, position=state).play(seat, "procession ishtar")
    assert GAME.rules.mover(state) == ROSE
    assert fault(state, {"asked": "saffron"}).args == {"place": "table.asked", "clause": "AMY-III.1"}
