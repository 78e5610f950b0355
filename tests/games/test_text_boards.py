"""Text boards of all games: nothing too large is looked at."""

import pytest

from semiramis.core.model.message import Malformed
from semiramis.core.play.text_board import LARGEST
from semiramis.core.registry import find_game, keys


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("sign", ["x", "\n", "😀"])
def test_a_huge_text_is_refused_at_once(key: str, sign: str) -> None:
    with pytest.raises(Malformed) as caught:
        find_game(key).display.parse_text_board(sign * (LARGEST + 1))
    assert caught.value.message.id == "drawing-too-large"
    assert caught.value.message.args == {"limit": LARGEST}
