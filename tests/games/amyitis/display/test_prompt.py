"""The question put to the mover: what is free is asked for in other words."""

import pytest

from semiramis.games.amyitis.display.events import prompt
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.stages import STAGES


@pytest.mark.parametrize(
    ("stage", "free", "asked"),
    [("irrigate", "free_water", "irrigate-free"), ("take", "gain_courts", "take-free")],
)
def test_what_is_free_is_asked_for_in_its_own_words(stage: str, free: str, asked: str) -> None:
    state = GAME.new_state(2)
    state.stage = STAGES.domain.words.index(stage)
    assert prompt(state).id == f"amyitis-ask-{stage}"
    setattr(state, free, 1)
    assert prompt(state).id == f"amyitis-ask-{asked}"
