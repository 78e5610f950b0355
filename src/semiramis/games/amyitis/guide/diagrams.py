"""The rule diagrams of Amyitis: small positions with legal actions and their results."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from semiramis.art.diagram import Part, figure
from semiramis.core.game import Game
from semiramis.core.guide.rulebook import Diagram, marked
from semiramis.core.model.domain import OWNER
from semiramis.core.play.diagrams import opening
from semiramis.games.amyitis.components.names import (
    BABYLON,
    BARLEY,
    CANAL_WORDS,
    DATES,
    MARI,
    ROW_WORDS,
    SQUARE_WORDS,
    TEMPLE_WORDS,
    URUK,
)
from semiramis.games.amyitis.display.svg.parts import drawn_once
from semiramis.games.amyitis.guide.diagram_parts import CORNER, COURT, CRAFTS, FIELDS, GARDEN, ROAD, TEMPLES
from semiramis.games.amyitis.rules.canals import survey_water
from semiramis.games.amyitis.rules.stages import STAGE
from semiramis.games.amyitis.rules.state import CARD_FACE, TILE, State

TILES = {
    "a1": "q1-a", "a2": "q1-b", "a3": "q1-c", "a4": "q1-d", "b1": "q1-e", "c1": "q1-f", "d1": "q1-g",
    "b2": "q2-a", "b3": "q2-b", "b4": "q2-c", "c2": "q2-d", "d2": "q2-e",
    "c3": "q3-b", "c4": "q3-c", "d3": "q3-d", "d4": "q3-a",
}  # fmt: skip
TRIPLES = ("peasant priest engineer", "talent peasant merchant", "talent talent priest")
LETTERS = {word[0]: owner for owner, word in enumerate(OWNER.words)} | {"-": 0}
"""Owners by the first letter of their seat; a dash is nobody."""
Words = Mapping[str, str]


def table(
    game: Game,
    stage: str = "act",
    canals: Words | None = None,
    planted: Words | None = None,
    seats: int = 3,
    **more: Any,
) -> State:
    """A position with Jasmine to move: canals and planted squares by their owners' letters, all else by field.

    A value for a field that every seat has is Jasmine's.
    """
    state: State = opening(game, seats)
    state.stage, state.asked, state.first = STAGE.index(stage), 0, 0
    state.triple = [[CARD_FACE.index(card) for card in row.split()] for row in TRIPLES] + [[0, 0, 0]]
    for square, tile in TILES.items():
        if seats > 2:
            state.tile[SQUARE_WORDS.index(square)] = TILE.index(tile)
    for square, owner in (planted or {}).items():
        state.tile[SQUARE_WORDS.index(square)] = 0
        state.planted[SQUARE_WORDS.index(square)] = LETTERS[owner]
    for canal, owners in (canals or {}).items():
        state.canal[CANAL_WORDS.index(canal)] = [LETTERS[owner] for owner in f"{owners}-"[:2]]
    for name, value in more.items():
        if isinstance(getattr(state, name), list):
            getattr(state, name)[0] = value
        else:
            setattr(state, name, value)
    survey_water(state)
    return state


def planting(game: Game, quality: int, canals: Words, planted: Words | None = None, **more: Any) -> State:
    """Jasmine has paid for the plant of Mari and chooses a square."""
    state = table(game, "plant", canals, planted, caravan=MARI, **more)
    state.plant_card, state.plant_face[2] = [2, 3, 1, 4], quality - 1
    return state


def with_cubes(game: Game, stage: str, field: str, **lines: str) -> State:
    """Cubes in field rows or temples by their owners' letters."""
    state = table(game, stage)
    words = ROW_WORDS if field == "field" else TEMPLE_WORDS
    for name, owners in lines.items():
        getattr(state, field)[words.index(name)] = [LETTERS[owner] for owner in owners]
    return state


def on_road(game: Game) -> State:
    """Jasmine has one camel, a Caravaneer of level 1, barley and dates."""
    goods = [int(good in (BARLEY, DATES)) for good in range(5)]
    return table(game, canals={"a1-a2": "r"}, caravan=BABYLON, camels=1, goods=goods, court=[1, 0, 0])


def in_uruk(game: Game) -> State:
    """Jasmine has paid in Uruk and takes a Court card."""
    return table(game, "take", caravan=URUK, court=[1, 0, 0])


def _diagram(
    name: str, clauses: str, part: Part, position: Any, cases: Words | None = None, moves: tuple[str, ...] = ()
) -> Diagram:
    return Diagram(name, tuple(clauses.split()), position, figure(drawn_once, "amyitis", part), marked(cases), moves)


WATERED = {"a3-a4": "r", "b3-b4": "rr", "c3-c4": "rr", "b2-c2": "r"}

DIAGRAMS = (
    _diagram(
        "two-players", "AMY-S.10", GARDEN,
        partial(table, seats=2, stage="plant", caravan=MARI, canals={"a1-a2": "r"}),
        {"plant a1": "AMY-S.10", "plant a2": ""},
    ),
    _diagram(
        "prices", "AMY-II.B.1", CRAFTS, partial(table, talents=1),
        {"recruit 1 engineer": "", "recruit 2 peasant": "", "recruit 3 priest": "AMY-II.B.1"},
    ),
    _diagram(
        "fields", "AMY-II.B.P.1 AMY-II.B.P.2", FIELDS,
        partial(with_cubes, stage="farm", field="field", top="rj---", bottom="srj--"),
        {"farm top": "", "farm bottom": ""},
    ),
    _diagram(
        "full-row", "AMY-II.B.P.3 AMY-II.B.P.4", FIELDS,
        partial(with_cubes, stage="farm", field="field", top="jrjr-", bottom="s----"), moves=("farm top",),
    ),
    _diagram(
        "priest", "AMY-II.B.R.1 AMY-II.B.R.2", TEMPLES,
        partial(with_cubes, stage="pray", field="temple", ishtar="rsjr", marduk="s---"), moves=("pray ishtar",),
    ),
    _diagram(
        "double-side", "AMY-II.B.E.2", CORNER,
        partial(table, stage="irrigate", canals={"a2-a3": "r", "b2-b3": "s"}),
        {"irrigate b2-b3": "", "irrigate b3-c3": "AMY-II.B.E.3"},
    ),
    _diagram(
        "water", "AMY-II.B.E.3 AMY-II.B.E.1 AMY-II.B.E.4", CORNER,
        partial(table, stage="irrigate", canals={"a1-a2": "r"}),
        {
            "irrigate a2-a3": "", "irrigate b1-b2": "", "irrigate b2-b3": "AMY-II.B.E.3",
            "irrigate a1-a2": "AMY-II.B.E.1",
        },
    ),
    _diagram(
        "caravan", "AMY-II.C.1 AMY-II.C.2 AMY-II.C.4", ROAD, on_road,
        {
            "caravan susa": "", "caravan uruk": "", "caravan eshnunna": "AMY-II.C.c.1", "caravan ur": "AMY-II.C.1",
            "caravan babylon": "AMY-II.C.2",
        },
    ),
    _diagram(
        "court", "AMY-II.C.b.2 AMY-II.C.b.1", COURT, in_uruk, {"take caravaneer": "", "take gardener": "AMY-II.C.b.1"}
    ),
    _diagram(
        "planting", "AMY-PL.2 AMY-PL.4 AMY-PL.6", GARDEN,
        partial(planting, quality=2, canals=WATERED, planted={"b4": "r"}),
        {"plant b3": "", "plant c2": "AMY-PL.2", "plant c3": "AMY-PL.4", "plant b4": "AMY-PL.6"},
    ),
    _diagram(
        "river", "AMY-PL.3", CORNER, partial(planting, quality=1, canals={"a1-a2": "r"}),
        {"plant a1": "", "plant a3": "AMY-PL.3"},
    ),
    _diagram(
        "gardener", "AMY-PL.5 AMY-PL.4", GARDEN,
        partial(planting, quality=2, canals=WATERED, planted={"b4": "r"}, gardeners=1),
        {"plant c3": "", "plant d4": "AMY-PL.2"},
    ),
    _diagram(
        "grove", "AMY-PL.7 AMY-PL.8 AMY-PL.9", CORNER,
        partial(planting, quality=1, canals={"a1-a2": "j", "a2-a3": "j"}, planted={"b2": "s", "a1": "r"}),
        moves=("plant a2",),
    ),
    _diagram(
        "procession", "AMY-III.1", TEMPLES,
        partial(with_cubes, stage="procession", field="temple", ishtar="rj--", marduk="s---", tammouz="jrr-"),
        moves=("procession marduk",),
    ),
    _diagram(
        "temple-tie", "AMY-III.2.5 AMY-III.2.0", TEMPLES,
        partial(with_cubes, stage="procession", field="temple", ishtar="rs--", marduk="j---", tammouz="j---"),
        moves=("procession tammouz",),
    ),
)  # fmt: skip
"""In the order of the clauses they illustrate."""
