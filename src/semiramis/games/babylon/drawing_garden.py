"""The gardens in the text board: seen from above, which is only drawn, and told as they were built, which is read."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from semiramis.core.domain import SEAT, Domain
from semiramis.core.drawing import BLANK, END, bad
from semiramis.games.babylon.actions import PAIR, PAIR_HOLE, SPAN, SPAN_HOLE
from semiramis.games.babylon.garden import clear_view, lay_slab, set_piece
from semiramis.games.babylon.pieces import PLACE_HOLE
from semiramis.games.babylon.state import (
    HANG,
    HOLE,
    LEVELS,
    NO_HANG,
    PIECES,
    PLACE,
    SLABS,
    STANDS_BELVEDERE,
    TILE,
    TURN,
    State,
)
from semiramis.games.babylon.words import BRIDGE, FLOWER_WORDS, FOUNTAIN, STAIRS, STATUE

LETTERS = tuple(word[0].upper() for word in SEAT.words)
SYMBOLS = "·SFBT"
SIGNS = " ♙≈═▤"
"""A standing piece by its kind; a bridge from north to south is turned in the view from above."""
BRIDGE_SOUTH = "║"
BELVEDERE_SIGN = "⌂"
LEVEL_SIGNS = "0123456789abcdefg"
WIDTH = 98
ARROWS = {(True, True): "→", (True, False): "←", (False, True): "↓", (False, False): "↑"}
JOINTS = dict(
    pair.split("=")
    for pair in (
        "0000=  1010=│ 0101=─ 0110=┌ 0011=┐ 1100=└ 1001=┘ 1110=├ 1011=┤ 0111=┬ 1101=┴ 1111=┼ 0220=┏ 0022=┓ 2200=┗ 2002=┛"
        " 0202=━ 0212=┯ 1202=┷ 0222=┳ 2202=┻ 2020=┃ 2120=┠ 2021=┨ 2121=╂"
    )
    .replace("=  ", "=\u00a0 ")
    .split(" ")
)
