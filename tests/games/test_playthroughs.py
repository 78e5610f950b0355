"""Whole games, reviewed once and compared ever after."""

import pytest

from semiramis.core.i18n.text import texts
from semiramis.core.registry import find_game
from semiramis.core.verify.playthrough import playthrough
from tests.regenerate import GOLDEN, PLAYTHROUGHS


@pytest.mark.parametrize(("key", "seats", "seed", "options"), PLAYTHROUGHS)
def test_playthroughs_come_out_as_reviewed(key: str, seats: int, seed: str, options: dict[str, str]) -> None:
    reviewed = (GOLDEN / "playthroughs" / f"{key}-{seats}.txt").read_text(encoding="utf-8")
    assert playthrough(find_game(key), seats, seed, texts("en"), options) == reviewed


def test_a_playthrough_shows_board_choice_and_outcome() -> None:
    text = playthrough(find_game("amyitis"), 2, "look", texts("de"))
    assert text.startswith("# amyitis 1, 2 seats, seed look\n")
    assert "── GARDEN" in text
    assert "   of " in text
    assert "place 1, total" in text
