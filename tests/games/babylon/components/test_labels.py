"""Component labels: what is reconstructed, and that every value has a text in every language."""

from semiramis.core.editions.components import list_components
from semiramis.core.model.message import Word, message
from semiramis.games.babylon.game import GAME
from tests.support.components import expect_words_in_every_language, reconstructed


def test_everything_reconstructed_is_listed() -> None:
    tokens = ("pillar", "double", "change", "add", "flower", "minus", "blank")
    assert reconstructed("babylon") == {
        **{f"token.{kind}": 1 for kind in tokens},
        "tile.flower": 48,
        **{f"tile.symbols.{corner}": 52 for corner in ("nw", "ne", "se", "sw")},
    }


def test_every_value_has_words_in_every_language() -> None:
    expect_words_in_every_language("babylon")


def test_a_tile_is_described_in_words() -> None:
    result = {c.value.place: c for c in list_components(GAME.edition, GAME.components.labels)}
    corner = result["tile.c01.symbols.nw"]
    assert corner.names == [
        message("components-code", code="c01"),
        message("babylon-components-symbols"),
        message("babylon-corner-nw"),
    ]
    assert corner.readable == [Word("babylon-piece-statue")]
    assert result["tile.c01.symbols.sw"].readable == [Word("components-none")]
    assert result["tile.c01.flower"].readable == [Word("babylon-flower-white")]
