"""The lesson of Ishtar: a turn with all five steps, one with an assistant, then a few on your own."""

from importlib.resources import files
from typing import Any

from semiramis.core.guide.lesson import Lesson, Step, act
from semiramis.core.model.message import message


def _step(name: str, *points: str, **more: Any) -> Step:
    """A step by the name of its text."""
    return Step(message(f"ishtar-lesson-{name}"), points, **more)


_BEGINNING = (
    _step("goal", "region:map", region="map", clauses=("ISH-10.8",)),
    _step("desert", "cell:3e4", "cell:4d5", region="map", clauses=("ISH-1.3", "ISH-1.4")),
    _step("beds", "cell:3d3", "cell:3b3", region="map", clauses=("ISH-4.8", "ISH-10.5")),
    _step("turn", "region:carpet", region="carpet", clauses=("ISH-2.1", "ISH-2.2")),
    _step("can", "cup:3", region="carpet", wants=act("can", cup=3), clauses=("ISH-3.2", "ISH-3.3")),
)

_FIRST_TILE = (
    _step("dry", "cell:1b2", region="map", tries=act("place", cell="1b1", turn=0), clauses=("ISH-4.3",)),
    _step(
        "place",
        "cell:3f2",
        "cell:3e2",
        "cell:3e1",
        region="map",
        wants=act("place", cell="3f2", turn=4),
        clauses=("ISH-4.2", "ISH-5.1"),
    ),
    _step("undo", "part:undo"),
    _step("skill-high", "skill:a", region="skills", tries=act("skill", skill="a"), clauses=("ISH-6.5",)),
    _step(
        "skill", "skill:g", region="skills", wants=act("skill", skill="g"), clauses=("ISH-6.4", "ISH-6.7", "ISH-8.7")
    ),
    _step("pay", "part:decision", wants=act("pay", gems="pp"), clauses=("ISH-6.6",)),
    _step("bloom", "cell:3e3", region="map", wants=act("single", cell="3e3"), clauses=("ISH-8.7", "ISH-8.9")),
    _step("majority", "fountain:3", region="fountains", clauses=("ISH-9.6", "ISH-10.6")),
    _step("buy", "card:2", region="trees", wants=act("buy", card=2), clauses=("ISH-7.1", "ISH-7.2")),
    _step("tree", "cell:3c2", region="map", wants=act("tree", cell="3c2"), clauses=("ISH-7.3", "ISH-7.7")),
    _step("end-turn", "part:decision", wants=act("end"), clauses=("ISH-7.4",)),
)

_ASSISTANT = (
    _step("rose", "fountain:3", region="fountains", clauses=("ISH-9.6",)),
    _step("no-gems", "cup:6", region="carpet", tries=act("can", cup=6), clauses=("ISH-3.3",)),
    _step("can-free", "cup:5", region="carpet", wants=act("can", cup=5), clauses=("ISH-3.2", "ISH-3.6")),
    _step(
        "place-white", "cell:4d6", region="map", wants=act("place", cell="4d6", turn=0), clauses=("ISH-4.3", "ISH-4.4")
    ),
    _step("assistant", "cell:4d6", region="map", wants=act("assistant"), clauses=("ISH-6.2", "ISH-4.6")),
    _step("buy-again", "card:3", region="trees", wants=act("buy", card=3), clauses=("ISH-7.2",)),
    _step("tree-again", "cell:3f2", region="map", wants=act("tree", cell="3f2"), clauses=("ISH-7.3",)),
    _step("end-second", "part:decision", wants=act("end"), clauses=("ISH-7.5",)),
    _step("hint", "part:hint"),
)

_ON_YOUR_OWN = (
    _step("help", "part:menu"),
    _step("free-gems", "region:map", turns=1, clauses=("ISH-5.1",)),
    _step("free-plan", "region:skills", turns=1, clauses=("ISH-10.7",)),
    _step("end", "region:carpet", region="carpet", clauses=("ISH-10.1", "ISH-10.4", "ISH-10.5", "ISH-10.6")),
    _step("done"),
)

LESSON = Lesson(
    game="ishtar",
    board=files("semiramis.games.ishtar").joinpath("data/lesson.txt").read_text(encoding="utf-8"),
    seed="s1",
    steps=(*_BEGINNING, *_FIRST_TILE, *_ASSISTANT, *_ON_YOUR_OWN),
)
