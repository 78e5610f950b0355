"""The components of Ishtar: which values are reconstructed, and that every value has words in every language."""

from semiramis.core.editions.components import list_components
from semiramis.core.model.message import message
from semiramis.games.ishtar.game import GAME
from tests.support.components import expect_words_in_every_language, reconstructed


def test_everything_reconstructed_is_listed() -> None:
    colours = ("purple", "red", "white")
    assert reconstructed("ishtar") == {
        **{f"gems.{colour}": 1 for colour in colours},
        **{f"layout.{seats}": 1 for seats in (2, 3, 4)},
        **{f"bloom.{kind}": 1 for kind in ("singles", "doubles")},
        "board.rows": 12,
        "tile.cells": 42,
        **{f"card.cost.{colour}": 26 for colour in colours},
        "card.points": 26,
    }


def test_every_value_has_words_in_every_language() -> None:
    expect_words_in_every_language("ishtar")


def test_boards_tiles_and_cards_go_by_their_codes() -> None:
    found = {c.value.place: c for c in list_components(GAME.edition, GAME.components.labels)}
    assert found["board.1a.rows"].names == [message("components-code", code="1a"), message("ishtar-components-rows")]
    assert found["tile.i05.cells"].readable == ["2A", "g", "g"]
    assert found["card.c08.cost.white"].names[-1] == message("ishtar-gem-white")
