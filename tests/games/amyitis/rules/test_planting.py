"""Clauses AMY-PL: where a plant may grow and what it brings."""

import pytest

from semiramis.core.model.domain import OWNER
from semiramis.games.amyitis.components.names import GARDENER, SQUARE_WORDS
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    SAFFRON,
    beds,
    bound_for,
    canals,
    clause,
    cubes_on,
    fault,
    gained,
    in_mari,
    legal,
    play,
    position,
    refusal,
)

TO_THE_TOP = canals("a3-a4 rose", "b3-b4 rose rose", "c3-c4 rose rose", "c4-d4 rose rose")
"""Seven cubes water two squares of each of the floors 1, 2 and 3, and the top."""


def squares(state: State) -> list[str]:
    """Where the plant may go."""
    return [move.removeprefix("plant ") for move in legal(state) if move.startswith("plant ")]


def planter(state: State, square: str) -> str:
    """Who planted a square."""
    return OWNER.words[state.planted[SQUARE_WORDS.index(square)]]


@pytest.mark.clause("AMY-PL.2", "AMY-PL.4", "AMY-PL.5", "allowed")
@pytest.mark.clause("AMY-PL.2", "AMY-PL.4", "AMY-PL.6", "refused")
def test_x_plant_elig_a_plant_of_quality_2_and_four_squares() -> None:
    # A is b3, B is c3, C is c2, D is b4.
    water = canals("a3-a4 rose", "b3-b4 rose rose", "c3-c4 rose rose", "b2-c2 rose")
    table = beds(planted={"b4": "rose"}) | water
    state = in_mari(2, table)
    assert squares(state) == ["a3", "a4", "b3"]
    assert clause(state, "plant c3") == "AMY-PL.4"
    assert squares(in_mari(2, table, jasmine={"gardeners": 1})) == ["a3", "a4", "b3", "c3", "c4"]
    assert clause(state, "plant c2") == "AMY-PL.2"
    assert clause(state, "plant b4") == "AMY-PL.6"


@pytest.mark.clause("AMY-PL.1", "allowed")
def test_planting_removes_one_tile_and_the_card_stays_in_its_city() -> None:
    state = in_mari(1, canals("a1-a2 rose"))
    after = play(state, "plant a1")
    gone = [SQUARE_WORDS[s] for s in range(16) if state.tile[s] != after.tile[s]]
    assert gone == ["a1"]
    assert after.tile[0] == 0
    assert planter(after, "a1") == "jasmine"
    assert after.plant_card == state.plant_card


@pytest.mark.clause("AMY-PL.1", "refused")
def test_a_square_without_a_tile_takes_no_plant() -> None:
    tiles = {"tile": beds()["tile"] | dict.fromkeys(("a1", "b2", "c3"), "none")}
    state = in_mari(1, tiles | canals("a1-a2 rose"), seats=2)  # with two players a1 stays empty
    assert squares(state) == ["a2"]
    assert clause(state, "plant a1") == "AMY-S.10"
    bare = fault(position(3, table=beds()), table={"tile": {"a1": "none"}})
    assert bare.args["place"] == "table.tile.a1"


@pytest.mark.clause("AMY-PL.2", "allowed")
def test_one_full_side_is_enough_and_a_double_side_is_full_with_two_cubes() -> None:
    single = in_mari(2, canals("a2-a3 rose", "a3-b3 saffron"))
    assert squares(single) == ["a2", "a3", "b3"]
    double = in_mari(2, canals("a2-a3 rose", "b2-b3 rose saffron"))
    assert squares(double) == ["a2", "a3", "b2", "b3"]


@pytest.mark.clause("AMY-PL.2", "refused")
def test_half_a_double_side_waters_nothing() -> None:
    state = in_mari(2, canals("a2-a3 rose", "b2-b3 jasmine"), jasmine={"gardeners": 2})
    assert squares(state) == ["a2", "a3"]
    for square in ("b2", "b3", "c3"):
        assert clause(state, f"plant {square}") == "AMY-PL.2"


@pytest.mark.clause("AMY-PL.3", "allowed")
@pytest.mark.parametrize(("canal", "watered"), [("a1-b1", ["a1", "b1"]), ("c1-d1", ["c1", "d1"])])
def test_a_canal_on_the_bank_waters_the_lowest_floor(canal: str, watered: list[str]) -> None:
    assert squares(in_mari(1, canals(f"{canal} rose"))) == watered


@pytest.mark.clause("AMY-PL.3", "refused")
def test_the_river_alone_waters_no_square() -> None:
    state = in_mari(1, canals("a1-a2 rose"))
    for square in ("a3", "a4", "b1", "c1", "d1"):
        assert clause(state, f"plant {square}") == "AMY-PL.3"
    dry = position(3, table=bound_for("mari") | beds(), jasmine={"goods": {"barley": 1}, "gardeners": 2})
    assert clause(dry, "caravan mari") == "AMY-II.C.4"


@pytest.mark.clause("AMY-PL.4", "allowed")
def test_a_plant_goes_on_its_floor_or_a_lower_one_and_the_top_counts_as_3() -> None:
    assert squares(in_mari(1, TO_THE_TOP)) == ["a3", "a4"]
    assert squares(in_mari(2, TO_THE_TOP)) == ["a3", "a4", "b3", "b4"]
    with_gardener = in_mari(2, TO_THE_TOP, jasmine={"gardeners": 1})  # makes 3
    assert squares(with_gardener) == ["a3", "a4", "b3", "b4", "c3", "c4", "d4"]
    assert gained(with_gardener, play(with_gardener, "plant d4"), JASMINE, "tiles") == 10


@pytest.mark.clause("AMY-PL.4", "refused")
def test_a_plant_too_weak_for_the_floor_is_refused() -> None:
    assert clause(in_mari(1, TO_THE_TOP), "plant b3") == "AMY-PL.4"
    weak = refusal(in_mari(2, TO_THE_TOP), "plant d4")
    assert (weak.clause, weak.message.args["needed"], weak.message.args["quality"]) == ("AMY-PL.4", 3, 2)


@pytest.mark.clause("AMY-PL.5", "allowed")
@pytest.mark.parametrize("square", ["c3", "c4", "d4"])
def test_two_gardeners_raise_quality_1_to_3_and_go_back_to_stock(square: str) -> None:
    state = in_mari(1, TO_THE_TOP, jasmine={"gardeners": 2})
    assert state.court_stock[GARDENER][1] == 2
    after = play(state, f"plant {square}")
    assert after.gardeners[JASMINE] == 0
    assert after.court_stock[GARDENER][1] == 4


@pytest.mark.clause("AMY-PL.5", "refused")
def test_a_gardener_adds_1_to_one_planting_of_its_owner() -> None:
    state = in_mari(1, TO_THE_TOP, jasmine={"gardeners": 1}, rose={"gardeners": 3})
    assert squares(state) == ["a3", "a4", "b3", "b4"]
    assert clause(state, "plant c3") == "AMY-PL.5"
    assert play(state, "plant b3").gardeners == [0, 3, 0, 0]


@pytest.mark.clause("AMY-PL.6", "allowed")
@pytest.mark.parametrize(
    ("tile", "prestige", "talents", "camels", "gardeners"),
    [
        ("q1-a", 4, 0, 0, 0),
        ("q1-b", 3, 1, 0, 0),
        ("q1-c", 3, 0, 1, 0),
        ("q1-e", 2, 2, 0, 0),
        ("q1-f", 2, 1, 1, 0),
        ("q1-g", 2, 0, 0, 1),
    ],
)
def test_a_tile_gives_its_prestige_and_bonus_immediately(
    tile: str, prestige: int, talents: int, camels: int, gardeners: int
) -> None:
    state = in_mari(1, beds(a1=tile) | canals("a1-a2 rose"))
    after = play(state, "plant a1")
    assert gained(state, after, JASMINE, "tiles") == prestige
    assert after.talents[JASMINE] - state.talents[JASMINE] == talents
    assert after.camels[JASMINE] - state.camels[JASMINE] == camels
    assert after.gardeners[JASMINE] == gardeners


@pytest.mark.clause("AMY-PL.6", "refused")
def test_a_square_is_never_planted_twice() -> None:
    state = in_mari(1, beds(planted={"a1": "jasmine"}) | canals("a1-a2 rose"))
    assert squares(state) == ["a2"]
    assert clause(state, "plant a1") == "AMY-PL.6"
    both = fault(position(3, table=beds(planted={"a1": "rose"})), table={"tile": {"a1": "q1-a"}})
    assert both.args["place"] == "table.tile.a1"


@pytest.mark.clause("AMY-PL.6", "AMY-PL.7", "AMY-Q.15", "allowed")
def test_x_plant_gain_the_planter_takes_the_tile_and_another_player_the_bonus() -> None:
    # White of the example is Jasmine, Black is Rose; the square is b3.
    state = in_mari(2, beds(b3="q2-d") | canals("a2-a3 jasmine", "a3-b3 jasmine", "b2-b3 rose rose"))
    after = play(state, "plant b3")
    assert gained(state, after, JASMINE, "tiles") == 4
    assert after.talents[JASMINE] == state.talents[JASMINE] + 2
    assert after.planted.count(JASMINE + 1) == state.planted.count(JASMINE + 1) + 1
    assert gained(state, after, ROSE, "bonus") == 2
    assert gained(state, after, JASMINE, "bonus") == gained(state, after, ROSE, "tiles") == 0


@pytest.mark.clause("AMY-PL.7", "allowed")
def test_cubes_on_half_filled_sides_count_for_the_bonus() -> None:
    around = ("b2-b3 rose rose", "a3-b3 saffron", "b3-b4 saffron", "b3-c3 saffron")
    state = in_mari(2, canals("a2-a3 rose", *around))
    after = play(state, "plant b3")
    assert [gained(state, after, seat, "bonus") for seat in (JASMINE, ROSE, SAFFRON)] == [0, 0, 2]


@pytest.mark.clause("AMY-PL.7", "refused")
def test_a_tie_scores_nothing_and_gardeners_and_far_cubes_do_not_count() -> None:
    tied = in_mari(1, canals("a1-a2 rose", "a1-b1 saffron"))
    assert play(tied, "plant a1").part[ROSE] == tied.part[ROSE]
    assert play(tied, "plant a1").part[SAFFRON] == tied.part[SAFFRON]
    raised = in_mari(1, TO_THE_TOP, jasmine={"gardeners": 2})
    assert gained(raised, play(raised, "plant c4"), ROSE, "bonus") == 1  # the card's quality, not 3
    far = in_mari(1, canals("a1-a2 rose", "a2-a3 saffron", "a3-a4 saffron", "a4-b4 saffron"))
    assert gained(far, play(far, "plant a1"), ROSE, "bonus") == 1
    assert gained(far, play(far, "plant a1"), SAFFRON, "bonus") == 0


@pytest.mark.clause("AMY-PL.8", "allowed")
def test_x_plant_auto_the_segments_towards_a_planted_square_get_neutral_cubes() -> None:
    single = in_mari(1, beds(planted={"a3": "rose"}) | canals("a1-a2 rose"))
    assert cubes_on(play(single, "plant a2"), "a2-a3") == ["neutral"]
    double = in_mari(2, beds(planted={"b4": "rose"}) | canals("a2-a3 rose", "b2-b3 rose rose"))
    assert cubes_on(play(double, "plant b3"), "b3-b4") == ["neutral", "neutral"]
    half = in_mari(2, beds(planted={"b4": "rose"}) | canals("a3-a4 rose", "a3-b3 rose", "b3-b4 saffron"))
    assert cubes_on(play(half, "plant b3"), "b3-b4") == ["saffron", "neutral"]


@pytest.mark.clause("AMY-PL.8", "refused")
def test_no_neutral_cube_lies_towards_a_square_that_is_not_planted() -> None:
    state = in_mari(1, beds(planted={"a3": "rose", "b1": "saffron"}) | canals("a1-a2 rose", "a2-a3 jasmine"))
    after = play(state, "plant a2")
    assert after.canal == state.canal  # a3 is joined already, b1 touches only at a corner
    tiles = {"tile": beds()["tile"] | dict.fromkeys(("a1", "b2", "c3"), "none")}
    marked = in_mari(1, tiles | canals("a2-a3 rose"), seats=2)  # a1 and b2 are empty, but nobody planted them
    assert play(marked, "plant a2").canal == marked.canal


@pytest.mark.clause("AMY-PL.9", "allowed")
def test_irrigation_goes_on_from_neutral_cubes() -> None:
    state = in_mari(1, beds(planted={"b2": "rose"}) | canals("a1-a2 rose", "b1-b2 rose"))
    after = play(state, "plant a2")
    assert cubes_on(after, "a2-b2") == ["neutral"]
    assert GAME.rules.mover(after) == ROSE
    built = play(after, "recruit 1 engineer", "irrigate b2-b3")  # b2-b3 begins where a2-b2 ends
    assert cubes_on(built, "b2-b3") == ["rose"]


@pytest.mark.clause("AMY-PL.9", "refused")
def test_before_the_neutral_cubes_lie_there_irrigation_does_not_go_on() -> None:
    table = beds(planted={"b2": "rose"}) | canals("a1-a2 rose", "b1-b2 rose")
    state = play(position(3, table=table), "recruit 1 engineer")
    assert clause(state, "irrigate b2-b3") == "AMY-II.B.E.3"
    alone = play(in_mari(1, canals("a1-a2 rose")), "plant a2", "recruit 1 engineer")
    assert clause(alone, "irrigate b2-b3") == "AMY-II.B.E.3"  # b2 is not planted
