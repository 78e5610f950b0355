"""Clauses AMY-III.1 and AMY-III.2: the procession and the rewards of the temples."""

from typing import Any

import pytest

from semiramis.core.model.domain import NEUTRAL
from semiramis.core.play.expect import NotYet
from semiramis.core.play.match import Match
from semiramis.games.amyitis.components.names import BARLEY, DATES, ISHTAR, MARDUK, PALM, TAMMOUZ, WINE
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import (
    JASMINE,
    LOTUS,
    ROSE,
    SAFFRON,
    clause,
    cubes,
    evening,
    fault,
    gained,
    legal,
    play,
    position,
    refusal,
    stage,
)


def after_ishtar(seats: int, marduk: str = "", tammouz: str = "", bottom: str = "", **players: Any) -> State:
    """Jasmine, alone with Ishtar, has taken her gift; what follows is Marduk's and Tammouz's business."""
    temples = {"ishtar": cubes("jasmine"), "marduk": cubes(marduk), "tammouz": cubes(tammouz)}
    table = {"stage": "ishtar", "temple": temples, "field": {"bottom": cubes(bottom, 5)}}
    return play(position(seats, table, **players), "accept talent")


@pytest.mark.clause("AMY-III.1", "allowed")
def test_x_proc_an_own_cube_enters_one_temple_and_neutral_cubes_the_others() -> None:
    # White = Jasmine, the first player; Blue = Rose, Red = Saffron, Black = Lotus on her right.
    ishtar, marduk, tammouz = "rose saffron", "jasmine lotus", "jasmine saffron lotus"
    temples = {"ishtar": cubes(ishtar), "marduk": cubes(marduk), "tammouz": cubes(tammouz)}
    before = evening(4, {"temple": temples})
    assert GAME.rules.mover(before) == LOTUS
    assert len(legal(before)) == 3
    after = play(before, "procession marduk")
    white, blue, red, black = range(1, 5)
    assert after.temple[ISHTAR] == [NEUTRAL, blue, red, 0]
    assert after.temple[MARDUK] == [black, white, black, 0]
    assert after.temple[TAMMOUZ] == [NEUTRAL, white, red, black]
    assert after.cubes == [*before.cubes[:3], before.cubes[LOTUS] - 1]


@pytest.mark.clause("AMY-III.1", "allowed")
def test_the_procession_pushes_cubes_out_as_a_priest_does() -> None:
    temples = {"ishtar": cubes("rose rose rose jasmine"), "marduk": cubes("rose rose rose neutral")}
    before = evening(2, {"temple": temples})
    after = play(before, "procession tammouz")
    assert after.cubes[JASMINE] == before.cubes[JASMINE] + 1
    assert after.cubes[ROSE] == before.cubes[ROSE] - 1
    assert after.temple[ISHTAR] == after.temple[MARDUK] == [NEUTRAL, ROSE + 1, ROSE + 1, ROSE + 1]


@pytest.mark.clause("AMY-III.1", "refused")
def test_nobody_else_leads_the_procession_and_nothing_else_comes_first() -> None:
    state = evening(3, {"temple": {"ishtar": cubes("rose")}})
    for move in ("pass", "pray ishtar", "accept camel", "decline"):
        assert clause(state, move) == "AMY-III.1"
    match = Match(GAME, 3, position=state)
    for seat in (JASMINE, ROSE):
        with pytest.raises(NotYet):
            match.play(seat, "procession marduk")
    assert match.mover == SAFFRON


@pytest.mark.clause("AMY-III.2.0", "allowed")
def test_temples_are_scored_ishtar_marduk_tammouz_and_neutral_cubes_do_not_count() -> None:
    temples = {"ishtar": cubes("neutral neutral rose"), "marduk": cubes("neutral neutral saffron")}
    temples["tammouz"] = cubes("jasmine")
    state = play(evening(3, {"temple": temples}), "procession tammouz")
    assert (stage(state), GAME.rules.mover(state)) == ("ishtar", ROSE)
    assert gained(position(3), state, SAFFRON, "temples") == 0
    state = play(state, "accept camel")
    assert gained(position(3), state, SAFFRON, "temples") == 2
    assert (stage(state), GAME.rules.mover(state)) == ("tammouz", JASMINE)


@pytest.mark.clause("AMY-III.2.0", "refused")
def test_a_player_alone_gets_one_reward_only_and_neutral_cubes_get_none() -> None:
    state = after_ishtar(3, marduk="rose rose", tammouz="neutral neutral neutral")
    assert [GAME.parts_of(state, seat)["temples"] for seat in range(3)] == [0, 2, 0]
    assert stage(state) == "deal-craft"  # nobody was asked for a field
    state = play(evening(3, {"temple": {"ishtar": cubes("neutral neutral")}}), "procession marduk")
    assert stage(state) == "deal-craft"  # nor for a gift
    table = {"temple": {"ishtar": cubes("rose"), "tammouz": cubes("rose")}}
    assert clause(play(evening(3, table), "procession marduk"), "farm top") == "AMY-III.2.1"  # Ishtar comes first


@pytest.mark.clause("AMY-III.2.5", "AMY-III.2.1", "allowed")
def test_x_ishtar_the_tied_player_further_right_chooses_and_the_other_gets_the_rest() -> None:
    # Blue = Rose, Red = Saffron, further right; Jasmine and Lotus look on.
    before = play(evening(4, {"temple": {"ishtar": cubes("rose saffron")}}), "procession tammouz")
    assert (stage(before), GAME.rules.mover(before)) == ("ishtar", SAFFRON)
    after = play(before, "accept camel")
    assert [after.camels[seat] - before.camels[seat] for seat in range(4)] == [0, 0, 1, 0]
    assert [after.talents[seat] - before.talents[seat] for seat in range(4)] == [0, 1, 0, 0]
    after = play(before, "accept talent")
    assert [after.camels[seat] - before.camels[seat] for seat in range(4)] == [0, 1, 0, 0]
    assert [after.talents[seat] - before.talents[seat] for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.clause("AMY-III.2.1", "refused")
def test_ishtars_gift_cannot_be_declined_doubled_or_given_to_a_third() -> None:
    before = play(evening(4, {"temple": {"ishtar": cubes("jasmine rose saffron")}}), "procession marduk")
    assert legal(before) == ["accept camel", "accept talent"]
    assert clause(before, "decline") == "AMY-III.2.1"
    after = play(before, "accept camel")
    assert (after.camels[JASMINE], after.talents[JASMINE]) == (before.camels[JASMINE], before.talents[JASMINE])
    assert after.talents[SAFFRON] == before.talents[SAFFRON]
    assert "accept talent" not in legal(after)


@pytest.mark.clause("AMY-III.2.5", "allowed")
def test_a_tie_for_second_place_goes_to_the_cube_furthest_right_too() -> None:
    state = after_ishtar(4, marduk="lotus lotus rose saffron")
    assert [GAME.parts_of(state, seat)["temples"] for seat in range(4)] == [0, 0, 1, 2]
    state = after_ishtar(4, marduk="saffron lotus lotus rose")
    assert [GAME.parts_of(state, seat)["temples"] for seat in range(4)] == [0, 1, 0, 2]


@pytest.mark.clause("AMY-III.2.5", "refused")
def test_the_cube_furthest_right_does_not_beat_a_majority() -> None:
    state = after_ishtar(3, marduk="rose rose saffron")
    assert [GAME.parts_of(state, seat)["temples"] for seat in range(3)] == [0, 2, 1]
    # with equal numbers one cube far right is enough, however far left the other lies
    state = after_ishtar(3, marduk="rose saffron saffron rose")
    assert [GAME.parts_of(state, seat)["temples"] for seat in range(3)] == [0, 2, 1]


@pytest.mark.clause("AMY-III.2.2", "allowed")
def test_x_marduk_two_prestige_and_one() -> None:
    # Black = Lotus with two cubes, White = Jasmine with one.
    state = after_ishtar(4, marduk="lotus jasmine lotus")
    assert [GAME.parts_of(state, seat)["temples"] for seat in range(4)] == [1, 0, 0, 2]


@pytest.mark.clause("AMY-III.2.2", "refused")
def test_marduk_gives_a_third_nothing_and_leaves_no_choice() -> None:
    state = after_ishtar(4, marduk="jasmine rose saffron lotus")
    assert [GAME.parts_of(state, seat)["temples"] for seat in range(4)] == [0, 0, 1, 2]
    assert stage(state) == "deal-craft"


@pytest.mark.clause("AMY-III.2.3", "AMY-III.2.5", "AMY-Q.18", "allowed")
def test_x_tammouz_the_first_farms_the_second_may_swap_the_third_gets_nothing() -> None:
    # White = Jasmine, Red = Rose, Black = Saffron; each may hold 2 goods.
    goods: dict[str, Any] = {"rose": {"goods": {"barley": 1, "wine": 1}}, "jasmine": {"goods": {"salt": 1}}}
    before = after_ishtar(3, tammouz="jasmine rose saffron", **goods)
    assert (GAME.rules.mover(before), legal(before)) == (SAFFRON, ["farm top", "farm bottom"])
    farmed = play(before, "farm bottom")
    assert farmed.field[1] == [SAFFRON + 1, 0, 0, 0, 0]
    assert farmed.goods[SAFFRON][DATES] == before.goods[SAFFRON][DATES] + 1
    assert farmed.cubes[SAFFRON] == before.cubes[SAFFRON] - 1
    assert (stage(farmed), GAME.rules.mover(farmed)) == ("swap", ROSE)
    assert all(not move.endswith(" wine") for move in legal(farmed))
    swapped = play(farmed, "swap barley palm")
    assert (swapped.goods[ROSE][BARLEY], swapped.goods[ROSE][PALM], swapped.goods[ROSE][WINE]) == (0, 1, 1)
    assert play(farmed, "decline").goods[ROSE] == farmed.goods[ROSE]
    for done in (swapped, play(farmed, "decline")):
        assert stage(done) == "deal-craft"
        assert done.goods[JASMINE] == before.goods[JASMINE]


@pytest.mark.clause("AMY-III.2.3", "refused")
def test_nobody_swaps_for_wine_or_gives_a_good_they_lack_or_swaps_twice() -> None:
    state = play(after_ishtar(3, tammouz="rose saffron", rose={"goods": {"barley": 2}}), "farm top")
    for move in ("swap barley wine", "swap dates palm", "farm top"):
        assert clause(state, move) == "AMY-III.2.3"
    assert refusal(state, "swap barley wine").message.id == "amyitis-no-swap-wine"
    assert stage(play(state, "swap barley dates")) == "deal-craft"
    assert stage(play(after_ishtar(3, tammouz="rose saffron"), "farm top")) == "deal-craft"  # Rose has nothing to give


@pytest.mark.clause("AMY-III.2.4", "allowed")
def test_a_row_filled_through_tammouz_brings_wine_and_a_gardener_and_is_emptied() -> None:
    before = after_ishtar(3, tammouz="rose", bottom="saffron saffron rose saffron")
    after = play(before, "farm bottom")
    assert after.goods[ROSE][WINE] == 1
    assert after.gardeners == [0, 0, 1, 0]
    assert after.field[1] == [0] * 5
    assert after.cubes[ROSE] == before.cubes[ROSE] + 1
    assert after.cubes[SAFFRON] == before.cubes[SAFFRON] + 3


@pytest.mark.clause("AMY-III.2.4", "refused")
def test_a_row_tied_through_tammouz_gives_no_gardener_and_no_row_stays_full() -> None:
    before = after_ishtar(3, tammouz="rose", bottom="saffron saffron rose jasmine")
    after = play(before, "farm bottom")
    assert after.gardeners == [0] * 4
    assert after.field[1] == [0] * 5
    full = {"field": {"bottom": cubes("saffron saffron rose jasmine rose", 5)}}
    assert fault(before, full, rose={"cubes": before.cubes[ROSE] - 1}).args["clause"] == "AMY-II.B.P.2"


@pytest.mark.clause("AMY-Q.18", "refused")
def test_the_first_with_tammouz_may_not_refuse_the_field() -> None:
    state = after_ishtar(3, tammouz="rose saffron")
    for move in ("decline", "pass", "swap barley dates"):
        assert clause(state, move) == "AMY-Q.18"


@pytest.mark.clause("AMY-Q.19", "allowed")
def test_wine_may_be_swapped_away() -> None:
    state = play(after_ishtar(3, tammouz="rose saffron", rose={"goods": {"wine": 1}}), "farm top")
    assert legal(state) == ["swap wine barley", "swap wine dates", "swap wine salt", "swap wine palm", "decline"]
    assert play(state, "swap wine palm").goods[ROSE] == [0, 0, 0, 1, 0]


@pytest.mark.clause("AMY-Q.19", "refused")
def test_a_good_is_not_swapped_for_the_same() -> None:
    state = play(after_ishtar(3, tammouz="rose saffron", rose={"goods": {"salt": 1}}), "farm top")
    assert clause(state, "swap salt salt") == "AMY-Q.19"
    assert legal(state) == ["swap salt barley", "swap salt dates", "swap salt palm", "decline"]


@pytest.mark.clause("AMY-III.2.6", "allowed")
def test_with_two_players_the_first_in_each_temple_is_rewarded() -> None:
    state = after_ishtar(2, marduk="rose jasmine jasmine", tammouz="jasmine rose", jasmine={"goods": {"salt": 1}})
    assert GAME.parts_of(state, JASMINE)["temples"] == 2
    assert (stage(state), GAME.rules.mover(state)) == ("tammouz", ROSE)


@pytest.mark.clause("AMY-III.2.6", "refused")
def test_with_two_players_nobody_is_second() -> None:
    lying = {"marduk": "rose jasmine jasmine", "tammouz": "jasmine rose"}
    two = play(after_ishtar(2, **lying, jasmine={"goods": {"salt": 1}}), "farm top")
    three = play(after_ishtar(3, **lying, jasmine={"goods": {"salt": 1}}), "farm top")
    assert (GAME.parts_of(two, ROSE)["temples"], GAME.parts_of(three, ROSE)["temples"]) == (0, 1)
    assert (stage(two), stage(three)) == ("deal-craft", "swap")


@pytest.mark.clause("AMY-Q.21", "allowed")
@pytest.mark.clause("AMY-Q.21", "refused")
@pytest.mark.parametrize(("gift", "camels", "talents"), [("camel", 1, 0), ("talent", 0, 1)])
def test_with_two_players_the_first_chooses_and_the_other_gift_stays(gift: str, camels: int, talents: int) -> None:
    before = play(evening(2, {"temple": {"ishtar": cubes("jasmine rose")}}), "procession marduk")
    assert (GAME.rules.mover(before), legal(before)) == (ROSE, ["accept camel", "accept talent"])
    after = play(before, f"accept {gift}")
    assert (after.camels[ROSE] - before.camels[ROSE], after.talents[ROSE] - before.talents[ROSE]) == (camels, talents)
    assert (after.camels[JASMINE], after.talents[JASMINE]) == (before.camels[JASMINE], before.talents[JASMINE])
    assert before.stock_camels + before.stock_talents == after.stock_camels + after.stock_talents + 1
