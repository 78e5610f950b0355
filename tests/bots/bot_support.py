"""Positions and games for bots."""

from pathlib import Path
from typing import Any

import pytest

from semiramis.core.model.domain import CHANCE
from semiramis.core.play.chance import Referee
from semiramis.games.amyitis.game import GAME

GOOD_FILE = """
class First:
    name = "first"
    def choose(self, seen):
        return seen.legal[0]

def first(seed):
    return First()

def nothing(seed):
    return None

class Mute:
    name = "mute"

def mute(seed):
    return Mute()

class Nameless:
    name = 7
    def choose(self, seen):
        return 0

def nameless(seed):
    return Nameless()

class Vandal:
    name = "vandal"
    def choose(self, seen):
        for seat in range(seen.state.n_seats):
            seen.state.talents[seat] = 9
        return seen.legal[0]

def vandal(seed):
    return Vandal()

constant = 3
"""


def opened(n_seats: int, seed: str = "an opening") -> Any:
    state, work, referee = GAME.new_state(n_seats), GAME.rules.Work(), Referee(seed)
    while GAME.rules.mover(state) == CHANCE:
        GAME.rules.apply(state, work, referee.draw(GAME, state))
    return state


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(GOOD_FILE, encoding="utf8")
    return path
