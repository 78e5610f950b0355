"""Training, small and on the processor; `make test-long` installs PyTorch for it."""

from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.long


def settings(**changes: Any) -> Any:
    from semiramis.training.trainer import Settings

    given = {"slots": ((2, 128),), "steps": 16, "minibatch": 256, "rate": 1e-3, "device": "cpu", "spread": 0, "seed": 3}
    return Settings("amyitis", **{**given, **changes})


def test_a_network_learns_to_beat_random_play(tmp_path: Path) -> None:
    from semiramis.training.match import play_match, policy_of, random_policy
    from semiramis.training.trainer import Trainer

    trainer = Trainer(settings(), tmp_path, report=lambda line: None)
    for _ in range(12):
        trainer.iterate()
    mine = policy_of(trainer.network, trainer.forward, 3.0)
    assert play_match("amyitis", 2, 64, 9, "cpu", mine, random_policy).is_better


def test_a_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    import torch

    from semiramis.training.trainer import Trainer

    small = settings(slots=((2, 8), (3, 8)), steps=3, minibatch=16)
    first = Trainer(small, tmp_path, report=lambda line: None)
    first.iterate()
    first.save()
    again = Trainer(small, tmp_path, report=lambda line: None)
    assert again.progress.decisions == first.progress.decisions == 48
    for name, tensor in first.network.state_dict().items():
        assert torch.equal(tensor, again.network.state_dict()[name])
    again.iterate()
    assert again.progress.decisions == 96


@pytest.mark.parametrize("key", ["amyitis", "babylon", "ishtar"])
def test_every_network_plays_and_learns_at_every_number_of_seats(key: str, tmp_path: Path) -> None:
    from dataclasses import replace

    from semiramis.training.trainer import Trainer

    small = replace(settings(slots=((2, 8), (3, 8), (4, 8)), steps=2, minibatch=8, spread=2), game=key)
    trainer = Trainer(small, tmp_path, report=lambda line: None)
    before = trainer.network.value.weight.clone()
    trainer.iterate()
    assert not bool((trainer.network.value.weight == before).all())
    trainer.save()
    other = "amyitis" if key != "amyitis" else "babylon"
    with pytest.raises(ValueError, match="another layout"):
        Trainer(replace(small, game=other), tmp_path, report=lambda line: None)


def test_layers_over_neighbours_have_the_gradients_of_a_plain_sum() -> None:
    import torch

    from semiramis.bots.network.weights import layout_for
    from semiramis.core.registry import find_game
    from semiramis.training.network import Network, _NeighbourLayer

    near = Network(layout_for(find_game("babylon"))).near
    x = torch.randn(2, 64, 4, dtype=torch.double, requires_grad=True)
    weight = torch.randn(3, 36, dtype=torch.double, requires_grad=True)
    made = _NeighbourLayer.apply(x, weight, near[None].to(torch.int16))
    goal = torch.randn_like(made)
    made.backward(goal)
    again, other = x.detach().clone().requires_grad_(), weight.detach().clone().requires_grad_()
    padded = torch.cat((again, torch.zeros(2, 1, 4, dtype=torch.double)), 1)
    read = torch.cat((again, padded[:, torch.where(near >= 0, near, 64)].flatten(2)), 2)
    plain = read @ other.t()
    plain.backward(goal)
    assert x.grad is not None
    assert again.grad is not None
    assert weight.grad is not None
    assert other.grad is not None
    assert torch.allclose(made, plain)
    assert torch.allclose(x.grad, again.grad)
    assert torch.allclose(weight.grad.float(), other.grad.float())


def test_the_way_to_a_neighbour_leads_back(tmp_path: Path) -> None:
    from semiramis.training.games import Games

    games = Games("ishtar", 3, 4, 1, "cpu")
    near = games.position().neighbours
    assert near is not None
    cells = games.layout.spec.cells_at(3)
    for slot in range(4):
        around = near[slot].tolist()
        for cell in range(cells):
            for way in range(6):
                if around[cell][way] < cells:
                    assert around[around[cell][way]][games.layout.spec.opposite(way)] == cell


def test_exported_weights_play_what_was_trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    from semiramis.bots.network import weights
    from semiramis.bots.network.engine import NETWORK
    from semiramis.bots.network.tree import NetworkTree
    from semiramis.core.compile import engines
    from semiramis.core.registry import find_game
    from semiramis.training.export import export
    from semiramis.training.games import Games
    from semiramis.training.network import Network

    game = find_game("amyitis")
    torch.manual_seed(1)
    network = Network(weights.layout_for(game))
    torch.nn.init.normal_(network.flat.weight, std=0.1)
    export("amyitis", network, tmp_path / "amyitis.network", {})
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    tree = NetworkTree(engines.load(game, NETWORK), rows=2000)
    games = Games("amyitis", 2, 6, 3, "cpu")
    with torch.no_grad():
        for _ in range(12):
            logits, _ = network(games.position())
            shares = torch.softmax(logits, 1)
            for slot in range(6):
                state = games._batch.state(slot)
                tree.reset(state, 1)
                wanted = shares[slot, game.legal_codes(state)].tolist()
                assert tree.policy() == pytest.approx(wanted, abs=5e-3)
            games.step(shares.multinomial(1)[:, 0])
