"""The levels play legally, in time, the same for the same seed, and explain their choices."""

import json
import time
from typing import Any

import pytest

from semiramis.bots.api import Clock, bot_view
from semiramis.bots.registry import known_bots, make_bot
from semiramis.bots.search import bot as search_bot
from semiramis.bots.search.bot import SearchBot
from semiramis.bots.search.ensemble import Ensemble
from semiramis.bots.search.explanation import (
    CONTENDER,
    MOST_CANDIDATES,
    Candidate,
    contenders,
    rank,
    read_explanation,
)
from semiramis.bots.search.levels import LEVELS
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Malformed
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from tests.bots.search.support import thoughtful_positions

KEYS = [pytest.param(key, marks=pytest.mark.xdist_group(key)) for key in keys()]


def searcher(spec: str, seed: int = 1) -> SearchBot:
    bot = make_bot(spec, seed)
    assert isinstance(bot, SearchBot)
    return bot


def test_the_strengths_come_first_among_the_bots() -> None:
    assert known_bots()[:4] == list(LEVELS) == ["apprentice", "gardener", "architect", "royal"]
    assert [make_bot(name, 1).name for name in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("key", KEYS)
def test_each_chooses_legally_and_the_same_again(key: str) -> None:
    for seats in (2, 4):
        for state in thoughtful_positions(key, seats, 1):
            seen = bot_view(find_game(key), state)
            for name in ("apprentice", "gardener", "search:50"):
                chosen = make_bot(name, 5).choose(seen)
                assert chosen in seen.legal
                assert make_bot(name, 5).choose(seen) == chosen


@pytest.mark.xdist_group("amyitis")
def test_every_level_keeps_its_clock() -> None:
    seen = bot_view(find_game("amyitis"), thoughtful_positions("amyitis", 2, 1)[0], Clock(4.0))
    for spec in ("royal", "search:100000000", "search:3000s"):
        begun = time.monotonic()
        assert make_bot(spec, 1).choose(seen) in seen.legal
        assert time.monotonic() - begun < 4.0


@pytest.mark.parametrize(
    "spec", ["search:", "search:0", "search:-1", "search:1e9", "search:0s", "search:9999s", "search:5 s", "search:many"]
)
def test_limits_that_are_none_are_refused(spec: str) -> None:
    with pytest.raises(Malformed) as refused:
        make_bot(spec, 1)
    assert refused.value.message.id == "bot-limits"


def test_while_nothing_is_compiled_it_looks_one_turn_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "engine_for", lambda game, seconds: None)
    seen = bot_view(find_game("babylon"), thoughtful_positions("babylon", 2, 1)[0], Clock(5.0))
    assert searcher("royal").choose(seen) == make_bot("greedy", 1).choose(seen)
    said = searcher("royal").explain(seen)
    assert (said.simulations, len(said.candidates)) == (0, 1)
    assert said.to_json(seen.game)["candidates"][0]["share"] is None


@pytest.mark.parametrize("key", KEYS)
def test_it_explains_its_choice(key: str) -> None:
    game = find_game(key)
    for state in thoughtful_positions(key, 3, 1):
        seen = bot_view(game, state)
        said = searcher("search:400").explain(seen)
        most = max(said.candidates, key=lambda one: (one.visits, -one.code))
        assert most.code == searcher("search:400").choose(seen), "its play is by visits and no other than before"
        assert 1 <= len(said.candidates) <= MOST_CANDIDATES
        visits = [one.visits for one in said.candidates]
        assert min(visits) * CONTENDER >= max(visits), "none that the search has refuted"
        shown = [(round(100 * (one.win or 0.0)), one.total) for one in said.candidates]
        assert shown == sorted(shown, reverse=True), "the recommended move is the best by what is shown"
        assert sum(visits) <= said.simulations == 400
        for one in said.candidates:
            assert one.line[0] == one.code
            assert one.win is not None
            assert one.total is not None
            low, high = one.win_interval() or (2.0, -1.0)
            assert 0 <= low <= one.win <= high <= 1
            assert low < high
            assert sum(one.parts.values()) == pytest.approx(one.total, abs=0.5)
            assert list(one.parts) == list(game.rules.parts.words)
        data = json.loads(json.dumps(said.to_data()))
        assert read_explanation(data, game, list(seen.legal)) == said
        result = said.to_json(game)["candidates"][0]
        assert game.rules.catalogue.parse(result["notation"]) == said.candidates[0].code


def test_the_recommended_move_has_the_most_wins_then_points_then_visits() -> None:
    def candidate(code: int, visits: int, win: float, total: float) -> Candidate:
        return Candidate(code, visits, win, total, {}, (code,), 96)

    peasant, engineer = candidate(1, 900, 0.53, 78.7), candidate(2, 300, 0.63, 83.2)
    level, more = candidate(3, 50, 0.628, 90.0), candidate(4, 60, 0.628, 90.0)
    assert sorted([peasant, engineer, level, more], key=rank) == [more, level, engineer, peasant]
    assert contenders({1: 800, 2: 100, 3: 99, 4: 0, 5: 800}) == [1, 5, 2]
    assert contenders({1: 1, 2: 0}) == [1]


def test_the_interval_of_a_share_narrows_with_the_games_and_is_unknown_without() -> None:
    assert Candidate(1, 9, 0.5, 1.0, {}, (1,), 96).win_interval() == (0.402, 0.598)
    assert Candidate(1, 9, 1.0, 1.0, {}, (1,), 96).win_interval() == (0.962, 1.0)
    assert Candidate(1, 9, 0.5, 1.0, {}, (1,), 9600).win_interval() == (0.49, 0.51)
    assert Candidate(1, 9, 0.5, 1.0, {}, (1,)).win_interval() is None
    assert Candidate(1, 0, None, None, {}, (1,)).win_interval() is None


BROKEN: list[Any] = [
    None, 3, "x", [], {}, {"simulations": 1, "candidates": []}, {"simulations": -1, "candidates": [{}]},
    {"simulations": 1, "candidates": [{"code": -1}]}, {"simulations": True, "candidates": [{}]},
]  # fmt: skip


@pytest.mark.parametrize("data", BROKEN)
def test_a_broken_explanation_is_none(data: Any) -> None:
    game = find_game("amyitis")
    assert read_explanation(data, game, [1, 2, 3]) is None


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("code", 9),
        ("visits", 1.5),
        ("win", "nan"),
        ("total", 1e9),
        ("parts", 7),
        ("line", [-1]),
        ("line", None),
        ("ends", -1),
    ],
)
def test_an_explanation_with_one_wrong_number_is_none(name: str, wrong: Any) -> None:
    game = find_game("amyitis")
    candidate: dict[str, Any] = {"code": 1, "visits": 1, "win": 0.5, "total": 3.0, "parts": {}, "line": [1]}
    assert read_explanation({"simulations": 1, "candidates": [candidate]}, game, [1]) is not None
    assert read_explanation({"simulations": 1, "candidates": [{**candidate, name: wrong}]}, game, [1]) is None


@pytest.mark.xdist_group("amyitis")
def test_a_few_hundred_simulations_beat_random_play_by_far() -> None:
    game = find_game("amyitis")
    for seat in (0, 1):
        bots = [searcher("search:200"), make_bot("random", 3)]
        state, referee, work = game.new_state(2), Referee("search"), game.rules.Work()
        while (mover := game.rules.mover(state)) != NOBODY:
            chosen = referee.draw(game, state) if mover == CHANCE else bots[mover != seat].choose(bot_view(game, state))
            game.rules.apply(state, work, chosen)
        assert game.rules.total_score(state, seat) > game.rules.total_score(state, 1 - seat) + 20


@pytest.mark.parametrize("key", KEYS)
def test_the_rest_of_a_turn_follows_the_first_search_when_the_clock_is_short(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(key)
    searches = 0
    simulate = Ensemble.simulate

    def counted(self: Ensemble, *limits: Any) -> None:
        nonlocal searches
        searches += 1
        simulate(self, *limits)

    monkeypatch.setattr(Ensemble, "simulate", counted)
    for later, follows in ((3600.0, False), (1000.0, True)):
        followed = 0
        for seed in range(6):
            match = Match.begin(game, 2, referee=Referee(f"turn {seed}", nonce=""))
            bots = [make_bot("gardener", seat) for seat in range(2)]
            for _ in range(12):
                is_first = game.rules.begins_turn(match.state)
                view = bot_view(game, match.state, Clock(3600.0 if is_first else later))
                before = searches
                code = bots[view.seat].choose(view)
                assert code in view.legal
                followed += len(view.legal) > 1 and searches == before
                assert searches > before or not is_first or len(view.legal) == 1
                match.play(view.seat, code)
        assert (followed > 0) == follows
