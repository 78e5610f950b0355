"""Positions for the tests of the browser's boards, as the server sends them to a seat.

`python -m tests.games.ishtar.board_views` regenerates them.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from semiramis.core.play.log import read_lines, replay
from semiramis.core.play.view import offers_for, seen_by
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.state import State
from tests.games.ishtar.support import new_game

FOLDER = Path(__file__).parents[3] / "web/src/games/ishtar/fixtures"
RECORDED = Path(__file__).parents[2] / "golden/fixtures/ishtar"


def recorded(log: str, after: int) -> State:
    """The position of a recorded game after a number of decisions."""
    match = replay(read_lines(RECORDED / f"{log}.jsonl"), GAME)
    state: State = match.states()[after]
    return state


POSITIONS: dict[str, Callable[[], State]] = {
    "two": new_game,
    "choose": lambda: recorded("eager-4", 73),
    "pay": lambda: recorded("eager-4", 92),
    "place": lambda: recorded("eager-3", 47),
    "special": lambda: recorded("eager-4", 78),
    "double": lambda: recorded("eager-4", 128),
    "keep": lambda: recorded("eager-2", 84),
    "tree": lambda: recorded("eager-2", 65),
    "plant": lambda: recorded("eager-2", 66),
    "last": lambda: recorded("eager-2", 105),
    "deal": lambda: GAME.new_state(3),
}


def board_view(state: State) -> dict[str, Any]:
    """The view and the legal actions that the seat to move is sent."""
    seat = max(GAME.rules.mover(state), 0)
    return {"view": seen_by(GAME, state, seat), "legal": offers_for(GAME, state, seat)}


def written(name: str) -> str:
    """The text of a position's file: a line for each part of the view and each legal action."""
    shown = board_view(POSITIONS[name]())
    parts = ",\n".join(f" {json.dumps(key)}: {json.dumps(part)}" for key, part in shown["view"].items())
    offers = ",\n".join(f" {json.dumps(offer)}" for offer in shown["legal"])
    return f'{{"view": {{\n{parts}\n}},\n"legal": [\n{offers}\n]}}\n'


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in POSITIONS:
        (FOLDER / f"{name}.json").write_text(written(name), encoding="utf-8")
