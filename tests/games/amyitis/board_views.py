"""Positions for the tests of the web client's boards, in the form a seat receives.

`python -m tests.games.amyitis.board_views` regenerates them.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from semiramis.core.play.view import offers_for, seen_by
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import canals, opening, play, position

FOLDER = Path(__file__).parents[3] / "web/src/games/amyitis/fixtures"

GARDEN = {
    "tile": {
        "a1": "q1-a", "a2": "q1-f", "a3": "q1-g", "a4": "none", "b1": "q1-b", "b2": "none", "b3": "none", "b4": "q2-d",
        "c1": "none", "c2": "q2-e", "c3": "q3-d", "c4": "q3-c", "d1": "none", "d2": "q2-b", "d3": "q3-e", "d4": "q3-a",
    },
    "planted": {"a4": "rose", "b2": "rose", "b3": "lotus", "c1": "saffron", "d1": "saffron"},
}  # fmt: skip
WATER = canals(
    "a1-b1 saffron", "a1-a2 lotus", "b1-b2 rose", "a2-b2 jasmine", "b1-c1 lotus", "c1-c2 lotus", "c1-d1 saffron",
    "d1-d2 rose", "c2-d2 lotus jasmine", "a2-a3 rose", "a3-b3 lotus", "a3-a4 lotus", "a4-b4 saffron",
    "b4-c4 rose saffron", "b2-b3 neutral lotus", "b3-c3 jasmine saffron", "b2-c2 lotus",
)  # fmt: skip
BOARDS = {
    "triple": {
        "1": ["talent", "talent", "peasant"],
        "2": ["talent", "priest", "priest"],
        "3": ["talent", "talent", "engineer"],
        "4": ["merchant", "merchant", "talent"],
    },
    "field": {
        "top": ["lotus", "rose", "none", "none", "none"],
        "bottom": ["rose", "jasmine", "none", "none", "none"],
    },
    "temple": {
        "ishtar": ["neutral", "saffron", "neutral", "rose"],
        "marduk": ["jasmine", "rose", "saffron", "neutral"],
        "tammouz": ["neutral", "neutral", "rose", "lotus"],
    },
}
PLAYERS: dict[str, Any] = {
    "jasmine": {
        "talents": 3, "camels": 0, "gardeners": 1, "court": {"caravaneer": 2, "banker": 3, "palace": 3},
        "part": {"irrigation": 6, "palace": 18, "banker": 4, "temples": 3},
    },
    "rose": {
        "talents": 5, "camels": 2, "gardeners": 1, "goods": {"dates": 1, "salt": 1}, "court": {"banker": 1},
        "part": {"irrigation": 10, "tiles": 9, "bonus": 3, "sales": 3, "temples": 2},
    },
    "saffron": {
        "talents": 5, "camels": 2, "goods": {"dates": 1, "palm": 1}, "court": {"banker": 3, "palace": 1},
        "part": {"irrigation": 8, "tiles": 7, "palace": 3, "banker": 6, "temples": 3},
    },
    "lotus": {
        "talents": 3, "camels": 1, "gardeners": 1, "court": {"caravaneer": 2},
        "goods": {"dates": 1, "wine": 1, "barley": 1, "salt": 1},
        "part": {"irrigation": 14, "tiles": 3, "sales": 3},
    },
}  # fmt: skip


def midgame(**changes: Any) -> State:
    """Round 7 of a game of four: Lotus is to act and the caravan stands in Palmyra."""
    table = {
        **GARDEN, **WATER, **BOARDS, "round": 7, "asked": "lotus", "first": "rose", "caravan": "palmyra",
        "plant_face": {"khorsabad": "second", "ur": "second"}, "plant_card": {"eshnunna": "c", "ur": "a", "mari": "b"},
        **changes,
    }  # fmt: skip
    return position(4, table, **PLAYERS)


POSITIONS: dict[str, Callable[[], State]] = {
    "act": midgame,
    "pay": lambda: play(midgame(), "caravan khorsabad"),
    "plant": lambda: play(midgame(), "caravan khorsabad", "pay dates", "pay salt"),
    "irrigate": lambda: play(midgame(), "recruit 3 engineer"),
    "farm": lambda: play(midgame(), "recruit 1 peasant"),
    "pray": lambda: play(midgame(), "recruit 2 priest"),
    "sell": lambda: play(midgame(), "caravan babylon"),
    "take": lambda: play(midgame(), "caravan ninoua", "pay salt"),
    "two": opening,
    "three": lambda: opening(3),
    "deal": lambda: GAME.new_state(3),
}


def board_view(state: State) -> dict[str, Any]:
    """The data sent to the mover: the view and the legal actions."""
    seat = max(GAME.rules.mover(state), 0)
    return {"view": seen_by(GAME, state, seat), "legal": offers_for(GAME, state, seat)}


def written(name: str) -> str:
    """A position as it stands in its file."""
    return json.dumps(board_view(POSITIONS[name]()), indent=1) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in POSITIONS:
        (FOLDER / f"{name}.json").write_text(written(name), encoding="utf-8")
