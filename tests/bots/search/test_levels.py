"""The levels play legally, in time, the same for the same seed, and explain their choices."""

import json
import time
from typing import Any

import pytest

from semiramis.bots.api import Clock, bot_view
from semiramis.bots.registry import known_bots, make_bot
from semiramis.bots.search import bot as search_bot
from semiramis.bots.search.bot import SearchBot
from semiramis.bots.search.explanation import MOST_CANDIDATES, read_explanation
from semiramis.bots.search.levels import LEVELS
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Malformed
from semiramis.core.play.chance import Referee
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
        assert said.candidates[0].code == searcher("search:400").choose(seen)
        assert 1 <= len(said.candidates) <= MOST_CANDIDATES
        visits = [one.visits for one in said.candidates]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) <= said.simulations == 400
        for one in said.candidates:
            assert one.line[0] == one.code
            assert one.win is not None
            assert one.total is not None
            assert 0 <= one.win <= 1
            assert sum(one.parts.values()) == pytest.approx(one.total, abs=0.5)
            assert list(one.parts) == list(game.rules.parts.words)
        data = json.loads(json.dumps(said.to_data()))
        assert read_explanation(data, game, list(seen.legal)) == said
        result = said.to_json(game)["candidates"][0]
        assert game.rules.catalogue.parse(result["notation"]) == said.candidates[0].code


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
    [("code", 9), ("visits", 1.5), ("win", "nan"), ("total", 1e9), ("parts", 7), ("line", [-1]), ("line", None)],
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
