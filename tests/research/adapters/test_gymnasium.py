"""Gymnasium's own checks, opponents, and many games at once."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from semiramis.bots.api import BotView
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.errors import BadCall, IllegalAction
from semiramis.research.gymnasium import ANY, LearnerEnv, env, env_id, vector_env
from semiramis.research.observation import Observer


def play_out(made: LearnerEnv, seed: int | None) -> tuple[float, dict[str, Any]]:
    """Play a game with the first of what is allowed; the reward and the last info."""
    seen, info = made.reset(seed=seed)
    while True:
        assert made.observation_space.contains(seen)
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, over, truncated, info = made.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not truncated
        if over:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("key", keys())
def test_gymnasiums_check_passes_without_a_warning(key: str) -> None:
    made = gymnasium.make(env_id(find_game(key)), n_seats=3, seat=ANY)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        check_env(made.unwrapped)
    assert [str(each.message) for each in said] == []


@pytest.mark.parametrize("n_seats", [2, 3, 4])
@pytest.mark.parametrize("key", keys())
def test_a_learner_plays_a_game_against_built_in_bots(key: str, n_seats: int) -> None:
    made = env(key, n_seats=n_seats, seat=n_seats - 1)
    reward, info = play_out(made, 4)
    assert reward == info["rewards"][n_seats - 1]
    assert made.table.mover < 0
    with pytest.raises(BadCall) as refused:
        made.step(0)
    assert refused.value.message.id == "research-env-over"


def test_the_learner_is_asked_only_at_its_own_decisions() -> None:
    game = find_game("babylon")
    made = env("babylon", n_seats=3, seat=1)
    observer = Observer(game)
    seen, _ = made.reset(seed=2)
    for _ in range(15):
        state = made.table.state
        assert game.rules.mover(state) == 1
        assert np.array_equal(seen["observation"], observer.observe(state, 1))
        seen, _, over, _, _ = made.step(game.legal_codes(state)[-1])
        assert not over


def test_a_seed_decides_deals_seats_and_opponents() -> None:
    def story(seed: int) -> list[tuple[float, int, bytes]]:
        made = env("babylon", n_seats=3, seat=ANY, opponents="random")
        result = []
        for given in (seed, None):
            reward, info = play_out(made, given)
            result.append((reward, info["seat"], made.table.state.to_bytes()))
        return result

    assert story(5) == story(5)
    assert story(5) != story(6)


def test_opponents_sit_clockwise_from_the_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    class Known:
        def __init__(self, spec: str) -> None:
            self.name = spec

        def choose(self, seen: BotView) -> int:
            asked.append((self.name, (seen.seat - 2) % 4))
            assert seen.legal == tuple(seen.game.legal_codes(seen.state))
            return seen.legal[0]

    monkeypatch.setattr("semiramis.research.adapters.gymnasium.make_bot", lambda spec, seed: Known(spec))
    made = env("amyitis", n_seats=4, seat=2, opponents=["one", "two", "three"])
    play_out(made, 1)
    assert set(asked) == {("one", 1), ("two", 2), ("three", 3)}


def test_an_opponent_that_cheats_is_named_by_the_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        name = "cheat"

        def choose(self, seen: BotView) -> int:
            return next(code for code in range(146) if code not in seen.legal)

    monkeypatch.setattr("semiramis.research.adapters.gymnasium.make_bot", lambda spec, seed: Cheat())
    made = env("amyitis")
    with pytest.raises(IllegalAction):
        play_out(made, 1)


def test_an_illegal_action_changes_nothing_or_raises() -> None:
    made = env("amyitis")
    with pytest.raises(BadCall) as refused:
        made.step(0)
    assert refused.value.message.id == "research-env-not-begun"
    seen, _ = made.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, _, info = made.step(illegal)
    assert info["rejected"]
    assert (reward, over) == (0.0, False)
    assert np.array_equal(again["observation"], seen["observation"])
    strict = env("amyitis", debug=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


WRONG = [
    ({"seat": 2}, "research-env-learner"),
    ({"seat": "left"}, "research-env-learner"),
    ({"opponents": ["random", "random"]}, "research-env-opponents"),
    ({"opponents": "grandmaster"}, "bot-unknown"),
    ({"render_mode": "smell"}, "research-env-render-unknown"),
    ({"n_seats": 1}, "seats-wrong"),
]


@pytest.mark.parametrize(("given", "id"), WRONG)
def test_wrong_arguments_are_refused(given: dict[str, Any], id: str) -> None:
    with pytest.raises(BadCall) as refused:
        env("amyitis", **given)
    assert refused.value.message.id == id


def test_rendering_needs_a_mode_and_gives_what_it_says() -> None:
    for mode, kind in (("ansi", str), ("svg", str), ("rgb_array", np.ndarray)):
        made = env("babylon", render_mode=mode)
        made.reset(seed=1)
        assert isinstance(made.render(), kind)
    made = env("babylon")
    made.reset(seed=1)
    with pytest.raises(BadCall) as refused:
        made.render()
    assert refused.value.message.id == "research-env-render-none"


@pytest.mark.xdist_group("amyitis")
def test_the_vector_environment_is_the_batch() -> None:
    many: Any = gymnasium.make_vec(env_id(find_game("amyitis")), num_envs=6, n_seats=3, seed=3)
    seen, infos = many.reset(seed=3)
    assert many.observation_space.contains(seen)
    game, observer = find_game("amyitis"), Observer(find_game("amyitis"))
    ended = 0
    for step in range(600):
        movers = infos["mover"].copy()
        for slot in range(6 if step < 20 else 0):
            state = many.unwrapped.batch.state(slot)
            assert game.rules.mover(state) == movers[slot]
            assert np.array_equal(seen["observation"][slot], observer.observe(state, movers[slot]))
            assert np.flatnonzero(seen["action_mask"][slot]).tolist() == game.legal_codes(state)
        actions = np.array([np.flatnonzero(mask)[step % mask.sum()] for mask in seen["action_mask"]])
        seen, rewards, over, truncated, infos = many.step(actions)
        assert not truncated.any()
        assert not rewards[~over].any()
        for slot in np.flatnonzero(over).tolist():
            assert rewards[slot] == infos["rewards"][slot, movers[slot]]
            assert abs(infos["rewards"][slot].sum()) < 1e-6
        ended += int(over.sum())
    assert ended > 0
    many.close()


@pytest.mark.xdist_group("amyitis")
def test_what_the_vector_environment_gave_stays_unless_asked_not_to_copy() -> None:
    for copy in (True, False):
        many = vector_env("amyitis", 2, copy=copy)
        seen, _ = many.reset(seed=1)
        kept = seen["observation"].copy()
        for _ in range(10):
            mask = many.batch.legal_action_mask  # type: ignore[attr-defined]
            many.step(mask.argmax(axis=1))
        assert np.array_equal(seen["observation"], kept) is copy
        many.close()


@pytest.mark.xdist_group("amyitis")
def test_a_vector_environment_begins_other_games_each_time_yet_the_same_for_a_seed() -> None:
    def openings(**given: Any) -> list[bytes]:
        many = vector_env("amyitis", 3, **given)
        shown = [many.reset()[0]["observation"].tobytes() for _ in range(3)]
        many.close()
        return shown

    assert openings(seed=4) == openings(seed=4)
    assert len(set(openings(seed=4))) == 3
    assert openings() != openings()


@pytest.mark.parametrize(
    ("given", "id"),
    [
        ({"n_seats": 9}, "seats-wrong"),
        ({"render_mode": "ansi"}, "research-env-render-unknown"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"seed": -3}, "research-env-seed"),
        ({"num_envs": 0}, "research-batch-slots"),
    ],
)
def test_wrong_arguments_of_a_vector_environment_are_refused(given: dict[str, Any], id: str) -> None:
    with pytest.raises(BadCall) as refused:
        vector_env("amyitis", **given)
    assert refused.value.message.id == id
