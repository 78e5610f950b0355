"""OpenSpiel's own tests, golden playthroughs, and its search on our games."""

import subprocess
import sys
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from semiramis.core.model.domain import CHANCE
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.errors import BadCall, IllegalAction
from semiramis.research.observation import Observer, action_count
from semiramis.research.openspiel import SpielGame, SpielState
from semiramis.research.rewards import rewards_at_end
from tests.research.adapters.playthroughs import GAMES, actions_in, file_of, generated


def load(key: str, **params: Any) -> SpielGame:
    game: SpielGame = pyspiel.load_game(f"semiramis_{key}", params)
    return game


def wander(state: Any, lot: Random, steps: int) -> Any:
    """Go on at random, chance by its weights."""
    while steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lot.choices(outcomes, weights)[0])
        else:
            state.apply_action(lot.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("key", keys())
def test_openspiels_own_test_passes(key: str) -> None:
    pyspiel.random_sim_test(load(key, players=2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("key", "players"), [("amyitis", 3), ("babylon", 4), ("ishtar", 3), ("ishtar", 4)])
def test_openspiels_own_test_passes_at_larger_tables(key: str, players: int) -> None:
    pyspiel.random_sim_test(load(key, players=players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "key", ["amyitis", *(pytest.param(key, marks=pytest.mark.long) for key in keys() if key != "amyitis")]
)
def test_the_golden_playthrough_is_played_again(key: str) -> None:
    golden = file_of(key).read_text(encoding="utf-8")
    assert generated(GAMES[key], actions_in(golden)) == golden


@pytest.mark.parametrize("key", keys())
def test_chance_has_the_true_weights(key: str) -> None:
    rules, game, lot = find_game(key), load(key), Random(1)
    work = rules.rules.Work()
    state: SpielState = game.new_initial_state()
    seen = 0
    while seen < 40 and not state.is_terminal():
        if state.is_chance_node():
            assert rules.rules.mover(state.position) == CHANCE
            codes = rules.legal_codes(state.position, work)
            whole = sum(work.weight[: len(codes)])
            wanted = {c - action_count(rules): Fraction(w, whole) for c, w in zip(codes, work.weight, strict=False)}
            assert dict(state.chance_outcomes()) == {outcome: float(share) for outcome, share in wanted.items()}
            assert sum(wanted.values()) == 1
            seen += 1
        wander(state, lot, 1)
    assert seen > 10


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("key", keys())
def test_a_state_shows_what_the_rules_say(key: str, players: int) -> None:
    rules, game = find_game(key), load(key, players=players, rewards="margin")
    state: SpielState = wander(game.new_initial_state(), Random(players), 70)
    observer = Observer(rules)
    for seat in range(players):
        seen = observer.observe(state.position, seat)
        assert np.array_equal(np.array(state.observation_tensor(seat), np.int16), seen)
        assert np.array_equal(np.array(state.information_state_tensor(seat), np.int16), seen)
        assert rules.display.text_board(state.position) in state.observation_string(seat)
        assert state.information_state_string(seat).split()[1:] == [str(action) for action in state.history()]
    if not state.is_chance_node():
        assert state.legal_actions() == rules.legal_codes(state.position)
    assert state.returns() == [0.0] * players
    wander(state, Random(1), 10_000)
    assert state.returns() == rewards_at_end(rules, state.position, "margin")
    assert state.rewards() == state.returns()


def test_copies_and_stored_states_are_independent_and_equal() -> None:
    game = load("ishtar", players=3)
    state: SpielState = wander(game.new_initial_state(), Random(4), 40)
    copied = state.clone()
    same_game, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(same_game) == str(game)
    assert state.position == copied.position == restored.position
    wander(copied, Random(1), 20)
    assert restored.position == state.position != copied.position


def test_what_a_seat_cannot_tell_apart_is_the_position_itself() -> None:
    state: SpielState = wander(load("babylon").new_initial_state(), Random(2), 30)
    other = state.resample_from_infostate(0, Random(1).random)
    assert other is not state
    assert other.position == state.position
    assert other.history() == state.history()


@pytest.mark.parametrize("key", keys())
def test_openspiels_search_plays_our_games(key: str) -> None:
    class Judge(mcts.Evaluator):  # type: ignore[misc]
        """The points on the table instead of whole playouts, which take long in plain rules."""

        def evaluate(self, state: SpielState) -> Any:
            totals = find_game(key).totals(state.position)
            return np.array(totals) / 100.0

        def prior(self, state: SpielState) -> Any:
            if state.is_chance_node():
                return state.chance_outcomes()
            return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]

    game = load(key)
    bot = mcts.MCTSBot(game, 1.4, 12, Judge(), solve=False, random_state=np.random.RandomState(3))
    state, lot, chosen = game.new_initial_state(), Random(5), Counter[int]()
    while chosen.total() < 12:
        if state.is_chance_node():
            wander(state, lot, 1)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            chosen[state.current_player()] += 1
            state.apply_action(action)


def test_a_whole_game_is_played_by_openspiels_search() -> None:
    game = load("babylon", players=2)
    chance = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state, lot, decisions = game.new_initial_state(), Random(6), 0
    while not state.is_terminal():
        if state.is_chance_node():
            wander(state, lot, 1)
        else:
            state.apply_action(search.step(state))
            decisions += 1
    assert decisions > 100
    assert sum(state.returns()) == 0


def test_wrong_parameters_and_actions_are_refused() -> None:
    for params, id in (({"players": 6}, "seats-wrong"), ({"field_tie": "war"}, "option-bad-value")):
        with pytest.raises(BadCall) as refused:
            load("amyitis", **params)
        assert refused.value.message.id == id
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        load("amyitis", colour="red")
    state = load("amyitis", field_tie="rightmost").new_initial_state()
    assert find_game("amyitis").options_of(state.position)["field-tie"] == "rightmost"
    while state.is_chance_node():
        wander(state, Random(1), 1)
    illegal = next(code for code in range(146) if code not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.apply_action(illegal)


def test_a_program_that_used_our_games_ends_in_peace() -> None:
    code = (
        "import pyspiel, semiramis.research.openspiel\n"
        "game = pyspiel.load_game('semiramis_amyitis(players=4)')\n"
        "state = game.new_initial_state()\n"
        "print(game.num_players())"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout.strip(), ended.stderr) == (0, "4", "")
