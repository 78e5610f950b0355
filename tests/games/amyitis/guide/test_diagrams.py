"""What the captions of the diagrams claim beyond single actions."""

from semiramis.core.model.domain import SEAT
from semiramis.core.play.diagrams import find_diagram, states_of
from semiramis.games.amyitis.components.names import CANAL_WORDS
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import gained, legal


def shown(name: str) -> list[State]:
    diagram = find_diagram(GAME, name)
    assert diagram is not None
    return states_of(GAME, diagram)


def test_the_second_cube_on_a_double_side_lets_the_water_through() -> None:
    (before,) = shown("double-side")
    assert "irrigate b3-c3" not in legal(before)
    full = play_on(before, "irrigate b2-b3")
    full.stage, full.asked = before.stage, before.asked
    assert "irrigate b3-c3" in legal(full)


def play_on(state: State, move: str) -> State:
    after = state.clone()
    GAME.rules.apply(after, GAME.rules.Work(), GAME.rules.catalogue.parse(move))
    return after


def test_a_full_row_gives_a_gardener_and_is_emptied() -> None:
    before, after = shown("full-row")
    assert after.gardeners[0] == before.gardeners[0] + 1
    assert after.field[0] == [0] * 5


def test_planting_scores_the_bonus_and_brings_a_neutral_cube() -> None:
    before, after = shown("grove")
    assert gained(before, after, 0, "bonus") == 1
    assert after.canal[CANAL_WORDS.index("a2-b2")][0] == 5


def test_saffron_comes_first_in_the_tied_temple() -> None:
    _, after = shown("temple-tie")
    assert (GAME.display.view(after, 0)["stage"], SEAT.words[after.asked]) == ("ishtar", "saffron")


def test_the_plant_in_reach_of_a_gardener_is_out_of_reach_without() -> None:
    (state,) = shown("gardener")
    assert "plant c3" in legal(state)
    state.gardeners[0] = 0
    assert "plant c3" not in legal(state)
