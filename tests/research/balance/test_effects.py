"""Effects of a change: the same deals, paired, against numbers worked out by hand."""

from statistics import mean, stdev

import numpy as np
import pytest

from semiramis.arena.results.statistics import student_95
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.registry import find_game
from semiramis.research.balance.changes import change_of, changed
from semiramis.research.balance.compare import Compared, Comparison, Variant, compared
from semiramis.research.balance.effects import Measurements, label_of, measured, measures_of
from semiramis.research.simulation.games import Games, places_of
from semiramis.research.simulation.plan import seated


def comparison_of(key: str, given: str, games: int = 3, n_seats: int = 2, bot: str = "random") -> Comparison:
    game = find_game(key)
    change = change_of(game.edition, given)
    variant = Variant(str(change), (change,), changed(game, [change])[1])
    return Comparison(seated(key, [bot], n_seats, games, seed="balance"), (variant,))


def game_with(scores: list[int], first: int, rounds: int) -> Games:
    found = np.array([scores])
    parts = np.zeros((1, len(scores), 9), dtype=np.int64)
    parts[0, :, 0] = scores
    decisions = np.full((1, len(scores)), 5)
    places = places_of(found, np.zeros_like(found))
    return Games(0, [""], np.array([first]), np.array([rounds]), decisions, found, parts, places)


def test_the_measures_of_a_game_by_hand() -> None:
    plan = seated("amyitis", ["random"], 3, 1)
    found = dict(
        zip([m.key for m in measures_of(plan)], measured(game_with([10, 4, 10], first=1, rounds=12)), strict=True)
    )
    assert found["score"] == 8
    assert (found["score-jasmine"], found["score-rose"], found["score-saffron"]) == (10, 4, 10)
    assert found[f"part-{plan.definition.rules.parts.words[0]}"] == 8
    assert found[f"part-{plan.definition.rules.parts.words[1]}"] == 0
    assert (found["first-lead"], found["first-wins"], found["ties"]) == (-6, 0, 1)
    assert (found["wins-jasmine"], found["wins-rose"], found["wins-saffron"]) == (0.5, 0, 0.5)
    assert (found["rounds"], found["decisions"]) == (12, 15)


def test_effects_are_differences_within_a_deal() -> None:
    comparison = comparison_of("amyitis", "start.talents=6", games=4)
    record = Measurements(comparison)
    pairs = [([10, 6], [12, 6]), ([50, 40], [51, 45]), ([30, 31], [36, 31])]
    for deal in (2, 0, 1):
        for edition, scores in enumerate(pairs[deal]):
            record.add(Compared(deal, edition, game_with(scores, first=0, rounds=10 + edition)))
    # one half of a pair says nothing
    record.add(Compared(3, 1, game_with([99, 1], first=0, rounds=1)))
    outcome = record.outcome()
    assert (record.games, outcome.deals, outcome.planned, outcome.complete) == (7, 3, 4, False)
    effects = {effect.measure: effect for effect in outcome.effects[0]}
    jasmine = effects["score-jasmine"]
    differences = [2, 1, 6]
    assert (jasmine.original, jasmine.changed, jasmine.effect) == (30, 33, mean(differences))
    reach = student_95(2) * stdev(differences) / 3**0.5
    assert jasmine.range is not None
    assert jasmine.range.high - jasmine.effect == pytest.approx(reach)
    # scores are far apart from deal to deal, differences are not: that is what pairs are for
    assert jasmine.original_range is not None
    assert jasmine.original_range.high - jasmine.original > 5 * reach
    assert not jasmine.is_clear
    assert effects["rounds"].effect == 1
    assert effects["rounds"].is_clear
    assert effects["ties"].effect == 0
    assert not effects["ties"].is_clear
    assert effects["wins-jasmine"].original == pytest.approx(2 / 3)
    assert effects["wins-jasmine"].changed == 1


def test_points_that_are_worth_more_bring_more() -> None:
    comparison = comparison_of("babylon", "points.height=9", games=4)
    record = Measurements(comparison)
    games = list(compared(comparison))
    for game in games:
        record.add(game)
    assert [(game.deal, game.edition) for game in games] == [(deal, at) for deal in range(4) for at in range(2)]
    effects = {effect.measure: effect for effect in record.outcome().effects[0]}
    # a random bot does not look at points: the games are the same, and only what height counts differs
    assert effects["rounds"].effect == effects["decisions"].effect == 0
    height = effects["part-height"]
    assert height.changed == pytest.approx(4.5 * height.original)
    assert effects["score"].effect == pytest.approx(height.effect)
    assert effects["part-statues"].effect == 0


def test_processes_find_the_same_effects() -> None:
    comparison = comparison_of("amyitis", "start.talents=6", games=3, bot="apprentice")
    result = []
    for workers in (1, 2):
        record = Measurements(comparison)
        for game in compared(comparison, workers):
            record.add(game)
        result.append(record.outcome().to_json(comparison))
    assert result[0] == result[1]
    assert (result[0]["complete"], result[0]["deals"]) == (True, 3)
    assert result[0]["variants"][0]["set"] == {"start.talents": 6}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_has_a_name(language: str) -> None:
    plan = seated("ishtar", ["random"], 4, 1)
    names = [texts(language).render(label_of(plan, measure)) for measure in measures_of(plan)]
    assert len(set(names)) == len(names) == len(measures_of(plan))


def test_nothing_played_says_nothing() -> None:
    comparison = comparison_of("amyitis", "start.talents=6")
    outcome = Measurements(comparison).outcome()
    assert (outcome.deals, outcome.effects) == (0, ())
    assert outcome.to_json(comparison)["variants"][0]["effects"] == []
