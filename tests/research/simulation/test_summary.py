"""What is said of games, against numbers worked out by hand."""

from statistics import mean, stdev

import numpy as np
import pytest

from semiramis.arena.results.statistics import student_95, wilson
from semiramis.research.simulation.games import Games, places_of
from semiramis.research.simulation.plan import SeatedPlan, seated
from semiramis.research.simulation.summary import Count, Moments

SCORES = [[10, 4], [7, 7], [3, 9], [12, 5], [8, 6]]
FIRST = [0, 1, 1, 1, 0]


def games_with(plan: SeatedPlan, scores: list[list[int]], first: list[int], start: int = 0) -> Games:
    """Games with these scores, all of them in the first part."""
    n = len(scores)
    found = np.array(scores)
    parts = np.zeros((n, plan.n_seats, len(plan.definition.rules.parts.words)), dtype=np.int64)
    parts[:, :, 0] = found
    decisions = np.array([[start + at + 1, 2] for at in range(n)])
    rounds = np.array([10 + start + at for at in range(n)])
    places = places_of(found, np.zeros_like(found))
    return Games(start, [""] * n, np.array(first), rounds, decisions, found, parts, places, forfeited=1)


@pytest.fixture
def plan() -> SeatedPlan:
    return seated("amyitis", ["random", "greedy"], 2, 6)


def test_places_are_shared_by_equals_unless_a_tie_break_decides() -> None:
    scores = np.array([[5, 5, 3, 9], [1, 1, 1, 1]])
    assert places_of(scores, np.zeros_like(scores)).tolist() == [[2, 2, 4, 1], [1, 1, 1, 1]]
    assert places_of(scores, np.array([[0, 1, 9, 0], [4, 4, 2, 3]])).tolist() == [[3, 2, 4, 1], [1, 1, 4, 3]]


def test_a_summary_by_hand(plan: SeatedPlan) -> None:
    count = Count(plan)
    count.add(games_with(plan, SCORES, FIRST))
    summary = count.summary()
    assert (summary.games, summary.planned, summary.complete, summary.ties) == (5, 6, False, 1)
    assert summary.forfeited == 1
    jasmine, rose = summary.seats
    assert (jasmine.seat, jasmine.policy, rose.policy) == ("jasmine", "random", "greedy")
    mine = [score for score, _ in SCORES]
    assert jasmine.score.mean == mean(mine) == 8
    assert jasmine.score.deviation == pytest.approx(stdev(mine))
    assert jasmine.score.range is not None
    reach = student_95(4) * stdev(mine) / 5**0.5
    assert jasmine.score.range.low == pytest.approx(8 - reach)
    assert jasmine.score.range.high == pytest.approx(8 + reach)
    assert (jasmine.score.least, jasmine.score.most) == (3, 12)
    first_part, *others = jasmine.parts.values()
    assert first_part == jasmine.score
    assert {(part.mean, part.deviation) for part in others} == {(0, 0)}
    assert (jasmine.won.wins, rose.won.wins) == (3.5, 1.5)
    assert jasmine.won.range == wilson(3.5, 5)
    assert (jasmine.places, rose.places) == ((4, 1), (2, 3))
    # the first player won games 0 and 4, shared 1, won 2 and lost 3
    assert summary.first.wins == 3.5
    assert (summary.first.share, summary.first.fair) == (0.7, 0.5)
    assert (summary.rounds.mean, summary.rounds.least, summary.rounds.most) == (12, 10, 14)
    assert summary.decisions.mean == 5
    assert jasmine.decisions.mean == 3


def test_it_does_not_matter_how_games_are_bundled(plan: SeatedPlan) -> None:
    whole, piecewise = Count(plan), Count(plan)
    whole.add(games_with(plan, SCORES, FIRST))
    for at in range(5):
        piecewise.add(games_with(plan, SCORES[at : at + 1], FIRST[at : at + 1], at))
    one, other = whole.summary().to_json(), piecewise.summary().to_json()
    assert {**one, "forfeited": 5} == other


def test_a_single_game_has_no_interval(plan: SeatedPlan) -> None:
    count = Count(plan)
    count.add(games_with(plan, SCORES[:1], FIRST[:1]))
    result = count.summary().to_json()
    assert result["seats"][0]["score"] == {"mean": 10, "range": None, "deviation": 0, "least": 10, "most": 10}
    assert set(result["first"]["range"]) == {"low", "high"}


def test_nothing_is_lost_where_numbers_are_large_and_differ_little() -> None:
    moments = Moments()
    moments.add(np.array([1_000_000_000, 1_000_000_001, 1_000_000_002]))
    assert moments.average().deviation == 1
