"""Numbers in the texts of lessons are those of the position, in every language."""

import re
from collections.abc import Iterator

import pytest

from semiramis.core.guide.lesson import Step
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.registry import keys
from tests.games.lesson_numbers import NUMBERS, Shown
from tests.support.lessons import Learner

NUMBER = re.compile(r"(?<!\w)\d+(?!\w)")
"""A number; A2 and 3D are none."""


def numbers_in(step: Step, language: str) -> set[int]:
    return set(map(int, NUMBER.findall(texts(language).render(step.says))))


def shown_steps(learner: Learner) -> Iterator[tuple[str, Step, Shown]]:
    """Yield the name of every step, the step, and where it is shown."""
    earlier = learner.match.state.clone()
    for step in learner.steps():
        now = learner.match.state.clone()
        name = step.says.id.removeprefix(f"{learner.game.key}-lesson-")
        yield name, step, Shown(earlier, now, {**step.wants, **step.tries})
        earlier = now


@pytest.mark.wide
@pytest.mark.parametrize("game", keys())
def test_lessons_state_the_numbers_of_the_position(game: str) -> None:
    for name, step, shown in shown_steps(Learner(game)):
        numbers = NUMBERS[game].get(name)
        true = numbers(shown) if numbers else set()
        named = {value for value in shown.names.values() if isinstance(value, int)}
        stated = {language: numbers_in(step, language) for language in LANGUAGES}
        for language, found in stated.items():
            assert found <= true | named, f"{language}: {name} states {sorted(found)}, true are {sorted(true | named)}"
        assert numbers is None or true & set().union(*stated.values()), f"{name} states none of {sorted(true)}"


@pytest.mark.parametrize("game", keys())
def test_numbers_are_declared_for_steps_that_exist(game: str) -> None:
    steps = {step.says.id.removeprefix(f"{game}-lesson-") for step in Learner(game).lesson.steps}
    assert NUMBERS[game].keys() <= steps


def test_coordinates_are_no_numbers() -> None:
    assert NUMBER.findall("A2 in 3D: 12 points, 1 × 2.") == ["12", "1", "2"]
