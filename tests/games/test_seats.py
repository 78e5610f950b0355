"""What a game shows of one seat: the turn ahead of it, and the picture of what it has built."""

from xml.etree import ElementTree

import pytest

from semiramis.core.registry import find_game, keys
from tests.support.random_play import positions


@pytest.mark.parametrize("key", keys())
def test_a_turn_ahead_is_one_of_the_waiting_seat(key: str) -> None:
    game = find_game(key)
    found = 0
    for state in positions(game, 3, 1):
        before = state.to_bytes()
        for seat in range(3):
            ahead = game.display.turn_ahead(state, seat)
            if ahead is None:
                continue
            found += 1
            assert game.rules.mover(state) != seat
            assert game.rules.mover(ahead) == seat
            assert game.legal_codes(ahead)
        assert state.to_bytes() == before
    assert found > 20


@pytest.mark.parametrize("key", keys())
def test_what_a_seat_has_built_is_a_picture(key: str) -> None:
    game = find_game(key)
    assert game.display.seat_svg is not None
    last = list(positions(game, 2, 1))[-1]
    pictures = [game.display.seat_svg(last, seat) for seat in range(2)]
    assert all(ElementTree.fromstring(picture).tag.endswith("svg") for picture in pictures)
    assert len(set(pictures)) == 2
