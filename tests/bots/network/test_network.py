"""Networks at play: compiled code says what plain Python says, bots choose legally, and others play where none is."""

import json
import logging
import math
from pathlib import Path

import pytest

from semiramis.bots.api import bot_view
from semiramis.bots.network import bot, evaluation, weights
from semiramis.bots.network.engine import NETWORK, observation_row
from semiramis.bots.network.tree import NetworkTree
from semiramis.bots.registry import make_bot
from semiramis.core.compile import engines
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.model.observation import length_of
from semiramis.core.registry import find_game, find_packaged
from tests.bots.search.support import thoughtful_positions

pytestmark = pytest.mark.xdist_group("network-amyitis")
CLOSE = 1e-5


def trained() -> Game:
    """Amyitis with the edition that its network was trained with."""
    with weights.weights_path(find_game("amyitis")).open("rb") as file:
        game = find_packaged("amyitis", json.loads(file.readline())["edition"])
    assert game is not None
    return game


def tree() -> NetworkTree:
    return NetworkTree(engines.load(trained(), NETWORK), rows=1 << 14)


@pytest.mark.parametrize("power", [0.0, -1e-9, -0.5, -3.7, -20.0, -59.0])
def test_the_exponential_is_that_of_the_library(power: float) -> None:
    assert evaluation.exponential(power) == pytest.approx(math.exp(power), rel=1e-8)


def test_the_exponential_of_very_little_is_nothing() -> None:
    assert evaluation.exponential(-61.0) == 0.0


def test_compiled_networks_say_what_plain_ones_say() -> None:
    game, found = trained(), tree()
    features = found.layout.features
    for state in thoughtful_positions("amyitis", 3, 1)[:1]:
        found.reset(state, 1)
        policy, said = found.policy(), found.said.tolist()
        plain = found.network._replace(
            features=[[f.position, f.kind, f.row, f.low, f.most] for f in features],
            rows=[observation_row(length_of(game.ai.planes))()],
            priors=[0.0] * len(policy),
        )
        work = game.rules.Work()
        n = game.rules.legal(state, work)
        run = NETWORK.linked(game).of(evaluation.evaluate_position)
        run([state], [work], plain, 0, game.rules.mover(state), n)
        assert policy == pytest.approx(plain.priors, abs=CLOSE)
        assert said == pytest.approx(plain.said.tolist(), abs=CLOSE)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_visits_every_simulation_once_and_values_are_shares(seats: int) -> None:
    found = tree()
    state = thoughtful_positions("amyitis", seats, 1)[0]
    found.reset(state, 5)
    assert sum(found.policy()) == pytest.approx(1.0)
    assert found.simulate(40) == 40
    children = list(found.children())
    assert [code for _, code, _ in children] == trained().legal_codes(state)
    assert sum(visits for *_, visits in children) == 39  # the first evaluates the root
    values = [found.values[node, seat] / visits for node, _, visits in children if visits for seat in range(seats)]
    assert all(0.0 <= value <= 1.0 for value in values)


def test_bots_choose_legally_and_the_same_again() -> None:
    view = bot_view(trained(), thoughtful_positions("amyitis", 2, 1)[0])
    for spec in ("network:0", "network:30", "classic:gardener"):
        chosen = make_bot(spec, 3).choose(view)
        assert chosen in view.legal
        assert make_bot(spec, 3).choose(view) == chosen
        assert make_bot(spec, 3).name == spec


def test_classic_levels_are_the_searches_of_their_names() -> None:
    view = bot_view(trained(), thoughtful_positions("amyitis", 2, 1)[0])
    assert make_bot("classic:gardener", 3).choose(view) == make_bot("gardener", 3).choose(view)


@pytest.mark.parametrize("spec", ["network:", "network:x", "network:-1", "network:12345678", "network:5s"])
def test_wrong_limits_are_refused(spec: str) -> None:
    with pytest.raises(Malformed) as caught:
        make_bot(spec, 1)
    assert caught.value.message.id == "bot-limits"


@pytest.mark.parametrize("spec", ["classic:", "classic:greedy", "classic:emperor"])
def test_unknown_classic_levels_are_refused(spec: str) -> None:
    with pytest.raises(Malformed) as caught:
        make_bot(spec, 1)
    assert caught.value.message.id == "bot-unknown"


def test_the_classic_search_plays_where_weights_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    monkeypatch.setattr(bot, "_trees", type(bot._trees)())
    monkeypatch.setattr(bot, "_unusable", set())
    monkeypatch.setattr(bot, "INSTEAD", "gardener")
    view = bot_view(find_game("amyitis"), thoughtful_positions("amyitis", 2, 1)[0])
    with caplog.at_level(logging.WARNING):
        chosen = make_bot("network:30", 3).choose(view)
    assert chosen == make_bot("gardener", 3).choose(view)
    assert "without a network" in caplog.text
