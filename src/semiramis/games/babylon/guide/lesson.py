"""The lesson of Babylon: three turns, from the first tile to a staircase and a stored tile, then free play."""

from importlib.resources import files
from typing import Any

from semiramis.core.guide.lesson import Lesson, Step, act
from semiramis.core.model.message import message


def _step(name: str, *points: str, **more: Any) -> Step:
    """A step by the name of its text."""
    return Step(message(f"babylon-lesson-{name}"), points, **more)


_BEGINNING = (
    _step("goal", "region:garden", region="garden", clauses=("BAB-S.1",)),
    _step("turn", "region:quarry", region="quarry", clauses=("BAB-2.3",)),
    _step(
        "mine", "cell:q24", region="quarry", wants=act("mine", cell="q24"), clauses=("BAB-A.2", "BAB-A.6", "BAB-A.9")
    ),
)

_FIRST_TERRACE = (
    _step("stored", "tile:stored", region="garden", wants=act("build", source="stored"), clauses=("BAB-B.1.1",)),
    _step("place", "spot:c3", region="garden", wants=act("place", place="c3", level=1), clauses=("BAB-B.1.2",)),
    _step("four", "corner:none", region="garden", wants=act("hang", corner="none"), clauses=("BAB-B.1.9",)),
    _step("way", "spot:c3", region="garden", wants=act("turn", turn=0), clauses=("BAB-B.1.8",)),
    _step("statue", "field:c3", region="garden", wants=act("statue", field="c3"), clauses=("BAB-B.2.9", "BAB-S.2")),
)

_SECOND_TERRACE = (
    _step("mined", "tile:mined", region="garden", wants=act("build", source="mined"), clauses=("BAB-B.1.1",)),
    _step("beside", "spot:e3", region="garden", wants=act("place", place="e3", level=1), clauses=("BAB-B.1.20",)),
    _step("three", "corner:ne", region="garden", wants=act("hang", corner="ne"), clauses=("BAB-B.1.10", "BAB-S.8")),
    _step("way-again", "spot:e3", region="garden", wants=act("turn", turn=0), clauses=("BAB-B.1.8",)),
    _step(
        "fountain",
        "field:d3",
        "field:e3",
        region="garden",
        wants=act("fountain", fields="d3-e3"),
        clauses=("BAB-B.2.7", "BAB-S.3"),
    ),
    _step("undo", "part:undo"),
    _step("end-turn", "part:decision", wants=act("end"), clauses=("BAB-C.1", "BAB-C.3")),
)

_SECOND_LEVEL = (
    _step("token", "region:round", region="round", clauses=("BAB-R.2", "BAB-R.5")),
    _step("mine-again", "cell:q33", region="quarry", wants=act("mine", cell="q33"), clauses=("BAB-A.2", "BAB-A.9")),
    _step("take", "tile:mined", region="garden", wants=act("build", source="mined"), clauses=("BAB-B.1.1",)),
    _step("overlap", "spot:c3", region="garden", tries=act("place", place="c3", level=2), clauses=("BAB-B.1.13",)),
    _step(
        "level",
        "spot:d4",
        region="garden",
        wants=act("place", place="d4", level=2),
        clauses=("BAB-B.1.14", "BAB-B.1.16", "BAB-B.1.5"),
    ),
    _step("four-again", "corner:none", region="garden", wants=act("hang", corner="none"), clauses=("BAB-B.1.4",)),
    _step("way-last", "spot:d4", region="garden", wants=act("turn", turn=0), clauses=("BAB-B.1.8",)),
    _step(
        "stairs",
        "field:c4",
        "field:d4",
        region="garden",
        wants=act("stairs", fields="c4-d4"),
        clauses=("BAB-B.2.6", "BAB-S.5"),
    ),
    _step("line", "field:e4", region="garden", tries=act("statue", field="e4"), clauses=("BAB-B.2.10",)),
    _step("end-second", "part:decision", wants=act("end"), clauses=("BAB-C.2",)),
)

_STORING = (
    _step("others", "region:others", region="others", clauses=("BAB-2.2",)),
    _step("edges", "cell:q13", region="quarry", wants=act("mine", cell="q13"), clauses=("BAB-A.5", "BAB-A.3")),
    _step("store", "part:decision", wants=act("store"), clauses=("BAB-C.4", "BAB-C.6")),
    _step("hint", "part:hint"),
)

_ON_YOUR_OWN = (
    _step("help", "part:menu"),
    _step("free-two", "region:quarry", turns=1, clauses=("BAB-B.1.1",)),
    _step("free-bridge", "region:garden", turns=1, clauses=("BAB-B.2.8", "BAB-S.4")),
    _step("end", "region:garden", region="garden", clauses=("BAB-2.1", "BAB-S.6", "BAB-S.7", "BAB-S.9")),
    _step("done"),
)

LESSON = Lesson(
    game="babylon",
    board=files("semiramis.games.babylon").joinpath("data/lesson.txt").read_text(encoding="utf-8"),
    seed="s1",
    steps=(*_BEGINNING, *_FIRST_TERRACE, *_SECOND_TERRACE, *_SECOND_LEVEL, *_STORING, *_ON_YOUR_OWN),
)
