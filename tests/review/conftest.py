"""Finished games, and a depth at which a review of one takes a moment."""

from functools import cache

import pytest

from semiramis.bots.api import bot_view
from semiramis.bots.registry import make_bot
from semiramis.bots.review import depth
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game

SHALLOW = depth.Depth(candidates=60, contenders=2, screening=20, trees=2, simulations=30, games=4)


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make quick reviews quicker."""
    monkeypatch.setitem(depth.DEPTHS, "quick", SHALLOW)


@cache
def finished(key: str, n_seats: int) -> Match:
    """Return a game of apprentices; do not change it."""
    match = Match.begin(find_game(key), n_seats, referee=Referee("review", "n"))
    bots = [make_bot("apprentice", seat) for seat in range(n_seats)]
    while not match.over:
        match.play(match.mover, bots[match.mover].choose(bot_view(match.game, match.state)))
    return match
