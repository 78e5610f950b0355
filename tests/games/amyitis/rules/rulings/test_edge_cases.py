"""Edge cases that random play does not reach: payments, prompts, and impossible positions."""

import pytest

from semiramis.core.model.message import message, seat_arg
from semiramis.games.amyitis.components.names import BARLEY, NO_GOOD, PALM, WINE
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.conservation import is_sound
from semiramis.games.amyitis.rules.stages import (
    ACT,
    DEAL_CARD,
    DEAL_FIRST,
    DEAL_LOAD,
    DEAL_TILE,
    GAIN,
    ISHTAR_GIFT,
    LOAD,
    OVER,
    PAY,
    SELL,
)
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import opening, play, position, refusal
from tests.support.random_play import positions


def paying(**goods: int) -> State:
    """Jasmine owes barley and palm in a plant city."""
    state = position(seats=3, table={"caravan": "babylon"}, jasmine={"goods": goods, "camels": 9})
    state.stage, state.owed, state.owed_next, state.caravan = PAY, BARLEY, PALM, 6
    return state


def test_only_the_good_owed_or_wine_pays() -> None:
    state = paying(barley=1, wine=1, salt=1)
    assert refusal(state, "pay salt").message.id == "amyitis-no-not-owed"
    assert refusal(state, "pay salt").clause == "AMY-G.3"


def test_a_good_not_held_cannot_be_paid() -> None:
    assert refusal(paying(wine=2), "pay barley").message.id == "amyitis-no-held"


def test_wine_may_not_be_spent_when_the_rest_could_not_be_paid() -> None:
    assert refusal(paying(barley=1, wine=1), "pay wine").message.id == "amyitis-no-rest-unpaid"
    assert GAME.referee.why_not(paying(barley=1, wine=2), GAME.rules.catalogue.parse("pay wine")) is None


def test_the_same_good_twice_in_wine_needs_two() -> None:
    state = paying(barley=2, wine=1)
    state.owed_next = BARLEY
    assert refusal(state, "pay wine").message.id == "amyitis-no-rest-unpaid"
    state = play(paying_twice(), "pay wine")
    assert state.goods[0][WINE] == 0
    assert state.goods[0][BARLEY] == 2


def paying_twice() -> State:
    state = paying(barley=2, wine=2)
    state.owed_next = BARLEY
    state.canal[0][0] = 2
    state.cubes[1] -= 1
    GAME.rules.derive(state)
    return state


def test_every_stage_has_a_prompt() -> None:
    assert GAME.display.prompt(GAME.new_state(2)) == message("amyitis-ask-deal")
    state = opening()
    state.stage = OVER
    assert GAME.display.prompt(state) == message("amyitis-ask-over")
    assert GAME.referee.why_not(state, 0) is not None


def broken(state: State) -> set[str]:
    return {str(m.args.get("place", m.id)) for m in GAME.referee.validate(state)}


def test_impossible_positions_are_found() -> None:
    state = position()
    state.talents[3] = 1
    assert "seats.lotus" in broken(state)
    state = position()
    state.first = 3
    assert "table.first" in broken(state)
    state = position()
    state.field[0][0] = 4
    assert "table" in broken(state)
    state = position(seats=4)
    state.load[0], state.load[1:4] = 2, [0, 0, 0]
    assert "table.load" in broken(state)
    state = position()
    state.tile[1] = state.tile[2]
    assert {"table.tile.a2", "table.tile.a3"} <= broken(state)
    state = position()
    state.tile[0] = 1
    state.planted[0] = 5
    assert {"table.tile.a1", "table.planted.a1"} <= broken(state)
    state = position()
    state.temple[0] = [0, 1, 0, 0]
    assert "table.temple.ishtar" in broken(state)
    state = position()
    state.field[1] = [0, 1, 0, 0, 0]
    assert "table.field.bottom" in broken(state)
    state = position()
    state.triple[0] = [1, 1, 1]
    state.triple[1] = [1, 2, 2]
    assert "table.triple" in broken(state)
    state = position()
    state.plant_card[3] = 1
    assert "table.plant_card" in broken(state)
    state = position()
    state.wet[12] = 1
    assert "table.canal" in broken(state)
    state = position()
    state.passed[0] = 2
    assert "table.asked" in broken(state)


def test_impossible_half_finished_turns_are_found() -> None:
    state = position()
    state.stage, state.planting = GAIN, 3
    assert "table.planting" in broken(state)
    state.planting, state.gain_goods = 0, 1
    assert "table.gain_goods" in broken(state)
    state = position(jasmine={"goods": {"barley": 1, "wine": 1}})
    state.stage, state.caravan, state.owed = PAY, 3, BARLEY
    assert "table.owed" in broken(state), "Uruk wants dates"


def test_impossible_setups_are_found() -> None:
    dealt = [s for s in positions(GAME, 2, games=1) if s.stage < ACT and s.round == 0]
    tiles = next(s for s in dealt if s.stage == DEAL_TILE)
    assert broken(tiles) == set()
    early, hole, loaded, active = tiles.clone(), tiles.clone(), tiles.clone(), tiles.clone()
    early.dealt = 0
    assert broken(early) == {"table.dealt"}
    hole.dealt = 3
    assert "table.tile.a2" in broken(hole)
    loaded.stage, loaded.dealt = DEAL_LOAD, 0
    assert "table.load" in broken(loaded)
    active.part[0][0] = 2
    assert broken(active) == {"table"}


def test_impossible_rounds_and_ends_are_found() -> None:
    state = position()
    state.stage = OVER
    assert broken(state) == {"table.stage"}
    state = position()
    state.round = -1
    assert broken(state) == {"round"}
    state.round = 41
    assert broken(state) == {"table.round"}


def test_a_stage_without_a_legal_action_is_found() -> None:
    state = position(seats=3)
    state.stage = LOAD
    state.court_stock[0][2], state.load = 0, [0] * 5
    state.stock_goods = [7] * 5
    state.court[0][0] = 2
    state.court_stock[0][1] -= 1
    state.load[0], state.stock_goods[0] = 1, 6
    assert GAME.referee.validate(state) == []
    state.load[0], state.stock_goods[0] = 0, 7
    assert GAME.referee.validate(state) != []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fresh_table_is_sound(seats: int) -> None:
    assert GAME.referee.validate(GAME.new_state(seats)) == []
    assert GAME.new_state(seats).owed == NO_GOOD


def test_a_gift_out_of_stock_is_no_choice() -> None:
    state = position(table={"temple": {"ishtar": ["jasmine", "none", "none", "none"]}}, rose={"camels": 13})
    state.stage, state.asked = ISHTAR_GIFT, 0
    assert broken(state) == {"table.stage"}


def test_the_first_player_is_announced() -> None:
    before = next(s for s in positions(GAME, 2, games=1) if s.stage == DEAL_FIRST)
    code = GAME.legal_codes(before)[1]
    after = before.clone()
    GAME.rules.apply(after, GAME.rules.Work(), code)
    assert message("amyitis-log-deal-first", seat=seat_arg(1)) in GAME.display.events(before, code, after, 0)


def test_a_plant_card_already_laid_out_is_not_dealt_again() -> None:
    state = next(s for s in positions(GAME, 2, games=1) if s.stage == DEAL_CARD and s.dealt == 1)
    again = GAME.rules.catalogue.code("deal-card", card="abcd"[state.plant_card[0] - 1])
    assert GAME.referee.why_not(state, again) is not None
    assert GAME.referee.why_not(state, GAME.legal_codes(state)[0]) is None


def test_a_full_field_row_is_not_sound() -> None:
    state = position()
    state.field[0] = [1, 1, 1, 1, 1]
    state.cubes[0] -= 5
    assert not is_sound(state)


def test_a_stage_without_any_move_is_named() -> None:
    state = position(rose={"goods": {"barley": 1}})
    state.stage = SELL
    assert [m.id for m in GAME.referee.validate(state)] == ["position-no-move"]
