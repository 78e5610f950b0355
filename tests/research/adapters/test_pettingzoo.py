"""PettingZoo's own tests, and what they do not ask."""

import pickle
import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from semiramis.core.model.domain import SEAT
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.errors import BadCall, IllegalAction
from semiramis.research.pettingzoo import SeatsEnv, env, env_id

COMPILED = [pytest.param(key, marks=pytest.mark.xdist_group(key)) for key in keys()]
ADVICE = [
    # observations with a mask are dictionaries, and agents are called as seats are called everywhere
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:We recommend agents to be named:UserWarning",
]
"""What PettingZoo only recommends, where we do otherwise; any other warning fails."""

every_table = pytest.mark.parametrize(("key", "n_seats"), [(key, n) for key in keys() for n in (2, 3, 4)])


def plain(key: str = "amyitis", n_seats: int = 2, **given: Any) -> SeatsEnv:
    return env(key, n_seats, compiled=False, **given)


def play_out(made: SeatsEnv, lot: Random) -> dict[str, float]:
    """Play a begun game to its end; what every agent was told it got."""
    got: dict[str, float] = {}
    for agent in made.agent_iter():
        seen, reward, over, truncated, info = made.last()
        assert seen is not None
        assert not truncated
        if over:
            got[agent] = reward
            assert not info["action_mask"].any()
            made.step(None)
        else:
            assert reward == 0
            assert np.array_equal(info["action_mask"], seen["action_mask"])
            assert made.observation_space(agent).contains(seen)
            made.step(lot.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@every_table
@pytest.mark.filterwarnings(*ADVICE)
def test_the_api_test_passes(key: str, n_seats: int) -> None:
    api_test(plain(key, n_seats), num_cycles=10)


@every_table
def test_the_seed_test_passes(key: str, n_seats: int) -> None:
    seed_test(lambda: plain(key, n_seats), num_cycles=10)


@pytest.mark.parametrize("key", keys())
def test_the_render_test_passes(key: str) -> None:
    def is_svg(drawn: object) -> bool:
        return isinstance(drawn, str) and drawn.startswith("<svg") and drawn.rstrip().endswith("</svg>")

    render_test(lambda render_mode=None: plain(key, 3, render_mode=render_mode), custom_tests={"svg": is_svg})


def test_the_performance_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # it runs for five seconds; here they pass quickly
    seconds = iter(range(0, 1000, 2))
    home = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(home, "time", SimpleNamespace(time=lambda: next(seconds)))
    performance_benchmark(plain())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.filterwarnings(*ADVICE)
@pytest.mark.parametrize("key", COMPILED)
def test_the_compiled_environment_is_the_same(key: str) -> None:
    fast = env(key, 2, compiled=True)
    assert fast.table.compiled
    api_test(fast, num_cycles=10)
    slow = plain(key)
    fast.reset(seed=4)
    slow.reset(seed=4)
    for _ in range(40):
        one, other = fast.last(), slow.last()
        assert fast.agent_selection == slow.agent_selection
        assert one[0] is not None
        assert other[0] is not None
        assert all(np.array_equal(one[0][part], other[0][part]) for part in one[0])
        code = int(np.flatnonzero(one[0]["action_mask"])[-1])
        fast.step(code)
        slow.step(code)


@every_table
def test_a_game_ends_with_everybodys_reward(key: str, n_seats: int) -> None:
    made = plain(key, n_seats, seed=8)
    made.reset()
    assert made.agents == list(SEAT.words[:n_seats])
    got = play_out(made, Random(8))
    assert list(got) == made.possible_agents
    assert list(got.values()) == made.table.returns()
    assert abs(sum(got.values())) < 1e-9
    assert made.agents == []


def test_a_seed_in_the_constructor_or_in_reset_is_the_same() -> None:
    one, other = plain(seed=6), plain(seed=77)
    one.reset()
    other.reset(seed=6)
    for _ in range(2):
        assert play_out(one, Random(1)) == play_out(other, Random(1))
        assert one.table.state == other.table.state
        one.reset()
        other.reset()


def test_observations_stay_as_they_were() -> None:
    made = plain(seed=1)
    made.reset()
    seen, *_ = made.last()
    assert seen is not None
    kept = {part: seen[part].copy() for part in seen}
    for _ in range(20):
        made.step(made.table.legal()[0])
    assert all(np.array_equal(seen[part], kept[part]) for part in kept)


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    made = plain(seed=2)
    made.reset()
    agent, before = made.agent_selection, made.table.state
    made.step(int(np.flatnonzero(made.table.legal_action_mask == 0)[0]))
    assert made.agent_selection == agent
    assert made.table.state == before
    assert made.infos[agent]["rejected"]
    assert made.last()[1:4] == (0.0, False, False)
    made.step(made.table.legal()[0])
    assert "rejected" not in made.infos[agent]


def test_debugging_raises_with_the_clause() -> None:
    made = plain(seed=2, debug=True)
    made.reset()
    with pytest.raises(IllegalAction) as refused:
        made.step(int(np.flatnonzero(made.table.legal_action_mask == 0)[0]))
    assert refused.value.refusal.clause in find_game("amyitis").clauses


def test_the_order_of_calls_is_told() -> None:
    made = plain()
    for call in (made.last, lambda: made.step(0)):
        with pytest.raises(BadCall) as refused:
            call()
        assert refused.value.message.id == "research-env-not-begun"
    made.reset(seed=1)
    play_out(made, Random(1))
    with pytest.raises(BadCall) as refused:
        made.step(0)
    assert refused.value.message.id == "research-env-over"
    with pytest.raises(BadCall) as refused:
        made.observation_space("tulip")
    assert refused.value.message.id == "research-env-agent-unknown"


def test_unknown_games_and_modes_are_refused() -> None:
    with pytest.raises(BadCall) as refused:
        env("chess")
    assert refused.value.message.id == "game-unknown"
    with pytest.raises(BadCall) as refused:
        plain(render_mode="hologram")
    assert refused.value.message.id == "research-env-render-unknown"
    made = plain()
    made.reset()
    with pytest.raises(BadCall) as refused:
        made.render()
    assert refused.value.message.id == "research-env-render-none"


@pytest.mark.parametrize("key", keys())
def test_names_carry_the_version_of_the_rules(key: str) -> None:
    game = find_game(key)
    made = pettingzoo.make("aec", env_id(game), n_seats=3, compiled=False)
    assert isinstance(made, SeatsEnv)
    assert str(made) == f"{key}_v{game.version}"
    assert env_id(game).endswith(f"-v{game.version}")
    # logs carry the same number, so a result can be traced to the rules it was played by
    assert Match(game, 2).log[0]["rules"] == game.version


def test_environments_can_be_sent_to_other_processes() -> None:
    made = pickle.loads(pickle.dumps(plain("ishtar", 3, seed=5)))
    made.reset()
    other = plain("ishtar", 3)
    other.reset(seed=5)
    assert made.table.state == other.table.state
