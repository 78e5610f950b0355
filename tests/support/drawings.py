"""Checks of text boards against arbitrary text, for the tests of each game."""

from typing import Any

import pytest

from semiramis.core.game import Game
from semiramis.core.model.message import Malformed


def problem_of(game: Game, text: str) -> dict[str, Any]:
    """Return the fault of a text board: line, text and expected text."""
    with pytest.raises(Malformed) as caught:
        game.display.parse_text_board(text)
    assert caught.value.message.id == "drawing-bad"
    args = dict(caught.value.message.args)
    assert set(args) == {"line", "text", "expected"}
    return args


def read_or_refuse(game: Game, text: str) -> None:
    """Check that a text is either rejected with Malformed or gives a position that is written and read back."""
    try:
        state = game.display.parse_text_board(text)
    except Malformed as refused:
        args = refused.message.args
        assert 1 <= int(str(args["line"])) <= text.count("\n") + 2
        assert all(len(str(args[key])) <= 40 and str(args[key]).isprintable() for key in ("text", "expected"))
        assert args["expected"]
    else:
        assert not state.out_of_range()
        assert game.display.parse_text_board(game.display.text_board(state)) == state
