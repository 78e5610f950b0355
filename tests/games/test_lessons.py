"""The lesson of every game can be played from the first step to the last, and says nothing that is not so."""

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from semiramis.core.model.domain import Domain
from semiramis.core.registry import keys
from semiramis.games.amyitis.rules import state as amyitis
from semiramis.games.babylon.rules import state as babylon
from semiramis.games.babylon.rules.actions import BUILT
from semiramis.games.ishtar.rules import state as ishtar
from tests.support.lessons import Learner, faults_of_places, faults_of_texts


class Taught(NamedTuple):
    """What a lesson may point at, and the kinds of decision it asks for."""

    places: Mapping[str, tuple[Domain, ...]]
    regions: set[str]
    asked: set[str]


TAUGHT = {
    "amyitis": Taught(
        {
            "garden": (amyitis.SQUARE,),
            "canal": (amyitis.CANAL,),
            "city": (amyitis.CITY,),
            "craft": (amyitis.TRIPLE, amyitis.CRAFT),
            "field": (amyitis.ROW,),
            "temple": (amyitis.TEMPLE,),
            "court": (amyitis.COURT,),
        },
        {"road", "garden", "crafts", "fields", "temples", "court"},
        {"recruit", "irrigate", "farm", "caravan", "plant", "pray", "take", "pass"},
    ),
    "babylon": Taught(
        {
            "cell": (babylon.CELL,),
            "tile": (BUILT,),
            "spot": (babylon.PLACE,),
            "corner": (babylon.HANG,),
            "field": (babylon.HOLE,),
        },
        {"garden", "quarry", "others", "round"},
        {"mine", "build", "place", "hang", "turn", "statue", "fountain", "stairs", "end", "store"},
    ),
    "ishtar": Taught(
        {
            "cell": (ishtar.CELL,),
            "cup": (ishtar.CUP,),
            "card": (ishtar.PLACE,),
            "skill": (ishtar.SKILL,),
            "fountain": (Domain("fountain", ("1", "2", "3", "4")),),
        },
        {"map", "carpet", "trees", "skills", "fountains"},
        {"can", "place", "skill", "pay", "single", "buy", "tree", "assistant", "end"},
    ),
}


@pytest.fixture(params=keys())
def learner(request: pytest.FixtureRequest) -> Learner:
    return Learner(request.param)


def test_the_position_is_sound(learner: Learner) -> None:
    assert learner.game.referee.validate(learner.game.display.parse_text_board(learner.lesson.board)) == []
    assert learner.match.mover == learner.lesson.seat


@pytest.mark.wide
def test_every_step_can_be_done_where_it_stands(learner: Learner) -> None:
    asked = set()
    for step in learner.steps():
        if step.wants:
            # one way only, so that the steps after it speak of the position that is there
            assert len(learner.fitting(step)) == 1, f"{step.says.id}: {learner.fitting(step)}"
            asked.add(step.wants["do"])
    assert asked == TAUGHT[learner.game.key].asked
    assert not learner.match.over


@pytest.mark.wide
def test_what_is_tried_is_refused_by_the_clause_that_is_named(learner: Learner) -> None:
    tried = 0
    for step in learner.steps():
        assert set(step.clauses) <= set(learner.game.clauses), step.says.id
        if step.tries:
            refusal = learner.game.referee.why_not(
                learner.match.state, learner.game.rules.catalogue.from_json(step.tries)
            )
            assert refusal is not None
            assert refusal.clause == step.clauses[0], step.says.id
            tried += 1
    assert tried >= 2


def test_whatever_it_points_at_is_there(learner: Learner) -> None:
    taught = TAUGHT[learner.game.key]
    assert faults_of_places(learner.lesson, taught.places, taught.regions) == []


def test_every_step_has_its_words_in_every_language(learner: Learner) -> None:
    assert faults_of_texts(learner.lesson) == []


def test_a_step_asks_for_one_thing_at_most(learner: Learner) -> None:
    steps = learner.lesson.steps
    assert all(bool(step.wants) + bool(step.turns) + bool(step.tries) <= 1 for step in steps)
    assert not any(step.accepts({"do": "nothing"}) for step in steps)
    assert sum(step.turns for step in steps) >= 2
    assert not steps[-1].wants
    assert not steps[-1].turns
