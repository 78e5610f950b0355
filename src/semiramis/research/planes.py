"""docs/research/observations.md, written from what the games declare: `python -m semiramis.research.planes`."""

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

An observation is a row of int16 that holds everything a seat may see, as that seat sees it: `me` comes first, the other
seats follow clockwise, and what belongs to seats that are not at the table is 0. Nothing is left out for being hidden:
what nobody has seen is not in the state either, only which things are still unseen.

Numbers are of two kinds. *Amounts* are written as they are. *Names* are small numbers that stand for words; the tables
list the words from 0 on. int16 holds both exactly, takes half of what float32 takes in memory and on every way to
a device, and is what rules written in whole numbers can write in plain Python, compiled and on a GPU alike. Widen names
where they are used: `semiramis.research.observation.one_hot` does it for numpy, an embedding or
`torch.nn.functional.one_hot` on a device.

Where a plane has something of each seat, the numbers stand seat by seat: all of mine, then all of the next player's,
and so on. Gardens, cells and cards stand in the order of their names in the notation of actions.
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
        f"{observation_length(game)} numbers ({wide} with all names widened); "
        f"masks have {action_count(game)} codes. Plane by plane:"
    )
    yield ""
    yield "| from | numbers | name | range | meaning |"
    yield "|---:|---:|---|---|---|"
    for at, plane in zip(starts(planes), planes, strict=True):
        yield f"| {at} | {plane.length} | {plane.name} | {plane.low} … {plane.high} | {plane.text}{_words(plane)} |"
    yield ""
    yield "Fields of the state that are not written:"
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
