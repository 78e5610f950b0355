"""Writes docs/research/observations.md from what the games declare: `python -m semiramis.research.planes`."""

import sys
from collections.abc import Iterator
from pathlib import Path

from semiramis.core.game import Game
from semiramis.core.model.observation import Plane, starts
from semiramis.core.registry import find_game, keys
from semiramis.research.observation import action_count, observation_length, planes_of

PAGE = Path(__file__).parents[3] / "docs" / "research" / "observations.md"
MOST_WORDS = 14

HEAD = """# Observations

Written by `python -m semiramis.research.planes` from `PLANES` in each game's `observe.py`; do not edit.

An observation is a row of int16 with everything a seat may see, from that seat's point of view: `me` comes first, the
other seats follow clockwise, and the values of empty seats are 0. No hidden information is left out, because the state
holds none: it only records which components are still unseen.

Values are of two kinds. *Quantities* are written as they are. *Categories* are small integers that stand for words; the
tables list the words from 0. int16 holds both exactly and takes half the memory and bandwidth of float32, and rules
written in integers produce it in plain Python, compiled and on a GPU alike. Encode categories where they are used:
`semiramis.research.observation.one_hot` for numpy, an embedding or `torch.nn.functional.one_hot` on a device.

Planes with a value for each seat are written seat by seat: all of mine, then all of the next player's, and so on.
Gardens, cells and cards are in the order of their names in action notation.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for key in keys() for line in _game_lines(find_game(key)))])


def _game_lines(game: Game) -> Iterator[str]:
    planes = planes_of(game)
    yield f"## {game.key.capitalize()}, rules version {game.version}"
    yield ""
    wide = sum(plane.length * (len(plane.words) or 1) for plane in planes)
    yield (
        f"{observation_length(game)} values ({wide} one-hot encoded); "
        f"masks have {action_count(game)} codes. Plane by plane:"
    )
    yield ""
    yield "| from | values | name | range | meaning |"
    yield "|---:|---:|---|---|---|"
    for at, plane in zip(starts(planes), planes, strict=True):
        yield f"| {at} | {plane.length} | {plane.name} | {plane.low} … {plane.high} | {plane.text}{_words(plane)} |"
    yield ""
    yield "State fields that are not in the observation:"
    yield ""
    derived = game.ai.unobserved
    for field, why in derived.items():
        yield f"- `{field}`: {why}"
    yield ""


def _words(plane: Plane) -> str:
    if not plane.words:
        return ""
    shown = [f"{number} {word}" for number, word in enumerate(plane.words)]
    if len(shown) > MOST_WORDS:
        shown = [*shown[: MOST_WORDS - 2], "…", shown[-1]]
    return f": *{', '.join(shown)}*"


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE}\n")
