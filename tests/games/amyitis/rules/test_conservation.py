"""The fast check in the dialect agrees with the full one about lost and duplicated components."""

from collections.abc import Callable

import pytest

from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.conservation import is_sound
from semiramis.games.amyitis.rules.stages import DONE
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import position
from tests.support.random_play import positions

Change = Callable[[State], None]


def put(name: str, *places: int, value: int) -> Change:
    """Set one number of a state."""

    def change(state: State) -> None:
        if not places:
            setattr(state, name, value)
            return
        at = getattr(state, name)
        for place in places[:-1]:
            at = at[place]
        at[places[-1]] = value

    return change


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_sound(seats: int) -> None:
    assert all(is_sound(state) for state in positions(GAME, seats, games=3))


@pytest.mark.parametrize(
    "change",
    [
        put("talents", 0, value=9),
        put("talents", 0, value=-1),
        put("camels", 1, value=3),
        put("stock_camels", value=0),
        put("goods", 0, 2, value=1),
        put("goods", 0, 2, value=-1),
        put("cubes", 1, value=20),
        put("canal", 3, 0, value=1),
        put("field", 0, 0, value=1),
        put("temple", 0, 0, value=1),
        put("court", 0, 1, value=1),
        put("gardeners", 0, value=1),
        put("planted", 1, value=1),
        put("field", 0, 1, value=5),
        put("field", 0, 4, value=5),
        put("field", 0, 0, value=5),
        put("temple", 0, 2, value=5),
        put("stage", value=DONE),
        put("round", value=41),
    ],
)
def test_every_lost_or_duplicated_component_is_noticed(change: Change) -> None:
    state = position()
    assert is_sound(state)
    change(state)
    assert not is_sound(state)
    assert GAME.referee.validate(state) != []
