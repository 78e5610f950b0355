"""The lesson of Amyitis: one guided round with every kind of action, then a few free turns."""

from importlib.resources import files
from typing import Any

from semiramis.core.guide.lesson import Lesson, Step, act
from semiramis.core.model.message import message


def _step(name: str, *points: str, **more: Any) -> Step:
    """A step, by the id of its text."""
    return Step(message(f"amyitis-lesson-{name}"), points, **more)


_BEGINNING = (
    _step("goal", "region:garden", region="garden", clauses=("AMY-G.1",)),
    _step("seat", "part:me", clauses=("AMY-S.11",)),
    _step("garden", "garden:a2", "garden:d4", region="garden", clauses=("AMY-PL.4", "AMY-PL.6")),
    _step("actions", "region:crafts", "region:road", region="crafts", clauses=("AMY-II.2",)),
)

_WATER_AND_HARVEST = (
    _step(
        "engineer",
        "craft:1:engineer",
        region="crafts",
        wants=act("recruit", triple=1, craft="engineer"),
        clauses=("AMY-II.B.1",),
    ),
    _step("undo", "part:undo", clauses=("AMY-II.B.2",)),
    _step(
        "irrigate",
        "canal:a2-a3",
        region="garden",
        wants=act("irrigate", canal="a2-a3"),
        clauses=("AMY-II.B.E.1", "AMY-II.B.E.4"),
    ),
    _step(
        "peasant",
        "craft:1:peasant",
        region="crafts",
        wants=act("recruit", triple=1, craft="peasant"),
        clauses=("AMY-II.B.1",),
    ),
    _step(
        "farm",
        "field:top",
        region="fields",
        wants=act("farm", row="top"),
        clauses=("AMY-II.B.P.1", "AMY-II.B.P.3"),
    ),
)

_CARAVAN_AND_PLANT = (
    _step(
        "far",
        "city:khorsabad",
        region="road",
        tries=act("caravan", city="khorsabad"),
        clauses=("AMY-II.C.1",),
    ),
    _step(
        "eshnunna",
        "city:eshnunna",
        region="road",
        wants=act("caravan", city="eshnunna"),
        clauses=("AMY-II.C.1", "AMY-II.C.c.1"),
    ),
    _step("dry", "garden:d4", region="garden", tries=act("plant", square="d4"), clauses=("AMY-PL.2", "AMY-PL.4")),
    _step(
        "plant",
        "garden:a2",
        region="garden",
        wants=act("plant", square="a2"),
        clauses=("AMY-PL.2", "AMY-PL.6", "AMY-PL.7"),
    ),
    _step("turned", "city:eshnunna", region="road", clauses=("AMY-II.C.c.2",)),
)

_TEMPLE_AND_COURT = (
    _step(
        "priest",
        "craft:1:priest",
        region="crafts",
        wants=act("recruit", triple=1, craft="priest"),
        clauses=("AMY-II.B.1",),
    ),
    _step(
        "pray",
        "temple:marduk",
        region="temples",
        wants=act("pray", temple="marduk"),
        clauses=("AMY-II.B.R.1", "AMY-III.2.2"),
    ),
    _step(
        "merchant",
        "craft:2:merchant",
        region="crafts",
        wants=act("recruit", triple=2, craft="merchant"),
        clauses=("AMY-II.B.M.1", "AMY-II.A.2"),
    ),
    _step(
        "uruk",
        "city:uruk",
        region="road",
        wants=act("caravan", city="uruk"),
        clauses=("AMY-II.C.b.1",),
    ),
    _step(
        "court",
        "court:banker",
        region="court",
        wants=act("take", court="banker"),
        clauses=("AMY-II.C.b.2", "AMY-I.2", "AMY-II.C.b.4"),
    ),
    _step("hint", "part:hint"),
    _step("pass", "part:decision", wants=act("pass"), clauses=("AMY-II.A.1", "AMY-II.A.3")),
    _step("evening", "region:temples", region="temples", clauses=("AMY-III.1", "AMY-III.2.0", "AMY-III.3")),
)

_ON_YOUR_OWN = (
    _step("help", "part:menu"),
    _step("free-water", "region:crafts", turns=1, clauses=("AMY-II.B.E.3",)),
    _step("free-goods", "region:fields", turns=1, clauses=("AMY-G.3", "AMY-II.C.a.1")),
    _step("free-last", turns=1, clauses=("AMY-PL.5", "AMY-PL.7")),
    _step("end", "region:garden", region="garden", clauses=("AMY-E.1", "AMY-E.2", "AMY-E.3")),
    _step("done"),
)

LESSON = Lesson(
    game="amyitis",
    board=files("semiramis.games.amyitis").joinpath("data/lesson.txt").read_text(encoding="utf-8"),
    seed="s1",
    steps=(*_BEGINNING, *_WATER_AND_HARVEST, *_CARAVAN_AND_PLANT, *_TEMPLE_AND_COURT, *_ON_YOUR_OWN),
)
