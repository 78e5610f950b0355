"""Standings, meetings and ratings of games that are easily judged by hand."""

from dataclasses import replace

import pytest

from semiramis.arena.plan import planned
from semiramis.arena.results import rating
from semiramis.arena.results.rating import ratings
from semiramis.arena.results.standings import summary_of
from tests.arena.games import made

PLAN = planned("amyitis", ["greedy", "random"], 2, 4)
GAMES = [
    made(0, 0, (0, 1), (50, 30)),
    made(1, 0, (1, 0), (40, 40)),
    made(2, 1, (0, 1), (20, 60), decisions=(5, 20), seconds=(1.0, 8.0), longest=(0.25, 4.0)),
    made(3, 1, (1, 0), (10, 30), forfeits=({"hung": 2, "died": 1}, {}), trouble=("hung", "")),
]


def test_a_shared_win_is_divided() -> None:
    played = made(0, 0, (0, 1, 2), (50, 50, 40))
    assert played.places == (1, 1, 3)
    assert [played.win(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_standings_as_worked_out_by_hand() -> None:
    first, second = summary_of(PLAN, GAMES).standings
    assert (first.name, first.games, first.wins, first.share, first.fair) == ("greedy", 4, 2.5, 0.625, 0.5)
    # (0.625 + 0.48018) / 1.96036 and 1.95996 * sqrt(0.05859 + 0.06002) / 1.96036
    assert first.range == pytest.approx((0.56377 - 0.34434, 0.56377 + 0.34434), abs=1e-4)
    assert (first.mean_score, second.mean_score) == (35, 35)
    # leads of 20 and 0 on the first deal, of -40 and 20 on the second: means 10 and -10, standard error 10
    assert first.margin == 0
    assert first.margin_range == pytest.approx((-127.062, 127.062), abs=1e-2)
    assert second.margin_range == pytest.approx((-127.062, 127.062), abs=1e-2)
    assert (first.places, first.mean_place) == ((3, 1), 1.25)
    assert (second.places, second.mean_place) == ((2, 2), 1.5)
    assert (first.decisions, first.decisions_per_game) == (35, 8.75)
    assert first.seconds_per_decision == pytest.approx(4 / 35)
    assert (first.longest, second.longest) == (0.5, 4.0)
    assert (first.forfeits, first.forfeited, first.trouble) == ({}, 0, "")
    assert (second.forfeits, second.forfeited, second.trouble) == ({"died": 1, "hung": 2}, 3, "hung")
    assert first.parts == {"irrigation": 35, **dict.fromkeys(PLAN.definition.rules.parts.words[1:], 0)}


def test_the_summary_counts_games_and_deals() -> None:
    found = summary_of(PLAN, GAMES)
    assert (found.games, found.planned, found.deals, found.n_seats, found.complete) == (4, 4, 2, 2, True)
    assert (found.mean_rounds, found.mean_decisions) == (10, 85 / 4)
    some = summary_of(PLAN, GAMES[:3])
    assert (some.games, some.planned, some.deals, some.complete) == (3, 4, 2, False)


def test_the_order_in_which_games_end_does_not_matter() -> None:
    assert summary_of(PLAN, GAMES[::-1]) == summary_of(PLAN, GAMES)


def test_meetings_count_places_of_all_pairs() -> None:
    one, other = summary_of(PLAN, GAMES).meetings
    assert (one.bot, one.other, one.pairs, one.ahead, one.margin) == ("greedy", "random", 4, 0.625, 0)
    assert (other.bot, other.other, other.pairs, other.ahead, other.margin) == ("random", "greedy", 4, 0.375, 0)


def test_a_bot_in_several_seats_is_no_opponent_of_its_own() -> None:
    plan = planned("amyitis", ["greedy", "random"], 4, 6)
    found = summary_of(plan, [made(0, 0, (0, 0, 1, 1), (40, 10, 30, 20))])
    first, second = found.standings
    assert (first.games, first.wins, first.share, first.fair) == (1, 1, 1, 0.5)
    assert first.margin == (10 - 20) / 2
    assert first.margin_range is None
    assert second.margin == (-10 - 20) / 2
    assert (first.places, second.places) == ((1, 0, 0, 1), (0, 1, 1, 0))
    assert [(m.bot, m.pairs, m.ahead, m.margin) for m in found.meetings] == [
        ("greedy", 4, 0.5, 0),
        ("random", 4, 0.5, 0),
    ]


def test_a_bot_on_its_own_is_measured_against_itself() -> None:
    found = summary_of(planned("amyitis", ["greedy"], 3, 1), [made(0, 0, (0, 0, 0), (30, 20, 10))])
    (only,) = found.standings
    assert (only.wins, only.share, only.fair, only.margin) == (1, 1, 1, (10 - 10 - 20) / 3)
    assert found.meetings == ()


def test_a_bot_that_has_not_played_yet_has_empty_standings() -> None:
    plan = planned("amyitis", ["greedy", "random", "random"], 2, 6)
    last = summary_of(plan, [made(0, 0, (0, 1), (30, 20))]).standings[2]
    assert (last.name, last.games, last.share, last.range, last.margin) == ("random #2", 0, 0, (0, 1), 0)
    assert (last.seconds_per_decision, last.mean_place, last.margin_range) == (0, 0, None)


def test_the_summary_for_machines() -> None:
    result = summary_of(PLAN, GAMES).to_json()
    assert (result["complete"], result["games"]) == (True, 4)
    first, second = result["standings"]
    assert set(first["range"]) == set(first["margin_range"]) == {"low", "high"}
    assert (first["forfeited"], second["forfeited"], second["forfeits"]) == (0, 3, {"died": 1, "hung": 2})
    assert set(first["rating"]) == {"mu", "sigma"}
    assert result["meetings"][0]["ahead"] == 0.625


def test_one_game_changes_ratings_as_the_model_says() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    (winner,), (loser,) = model.rate([[model.rating()], [model.rating()]], ranks=[1.0, 2.0])
    found = ratings(2, [made(0, 0, (1, 0), (10, 20))])
    assert found is not None
    assert [(one.mu, one.sigma) for one in found] == [
        pytest.approx((winner.mu, winner.sigma)),
        pytest.approx((loser.mu, loser.sigma)),
    ]


def test_ratings_tell_the_better_bot_and_grow_surer() -> None:
    games = [made(n, n // 2, (n % 2, 1 - n % 2), (30, 10) if n % 2 == 0 else (10, 30)) for n in range(20)]
    few, many = ratings(2, games[:4]), ratings(2, games)
    assert few is not None
    assert many is not None
    assert many[0].mu > few[0].mu > 25 > few[1].mu > many[1].mu
    assert many[0].sigma < few[0].sigma < 25 / 3


def test_a_bot_in_two_seats_learns_from_both_and_nothing_from_beating_itself() -> None:
    found = ratings(2, [made(0, 0, (0, 1, 0, 1), (40, 30, 20, 10))])
    assert found is not None
    assert found[0].mu > 25 > found[1].mu
    assert found[0].mu + found[1].mu == pytest.approx(50)
    alone = ratings(1, [made(0, 0, (0, 0), (40, 30))])
    assert alone is not None
    assert alone[0].mu == pytest.approx(25)


def test_without_the_library_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "find_spec", lambda name: None)
    assert ratings(2, GAMES) is None
    assert summary_of(PLAN, GAMES).standings[0].rating is None


def test_labels_are_short_and_different() -> None:
    plan = replace(PLAN, bots=("greedy", "greedy", "/some/where/mine.py:make", "mine.py:make", "x" * 99))
    assert plan.labels == ("greedy", "greedy #2", "mine.py:make", "mine.py:make #2", "x" * 29 + "…")
