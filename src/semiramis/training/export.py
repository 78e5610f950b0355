"""Writes the weights of a trained network for play: `python -m semiramis.training.export GAME CHECKPOINT`."""

import json
import sys
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from semiramis.bots.network.weights import layout_for, weights_path, write_weights
from semiramis.core.registry import find_game
from semiramis.training.network import Network
from semiramis.training.trainer import RECORD

BY_INPUT = ("embed.weight", "trunk_1.weight", "trunk_2.weight", "value.weight")
"""Matrices that are read input by input: a row for each."""


def tensors_of(network: Network) -> dict[str, Tensor]:
    """The tensors of a network as play reads them."""
    found = {}
    for name, tensor in network.state_dict().items():
        given = tensor.detach().cpu().float()
        found[name] = given.t().contiguous() if name in BY_INPUT else given.contiguous()
    return found


def export(key: str, network: Network, path: Path, trained: dict[str, Any]) -> None:
    """Write a network's weights as float16 with their manifest."""
    game = find_game(key)
    manifest = {
        "game": key,
        "version": game.version,
        "edition": game.edition.hash,
        "layout": network.layout.stamp,
        "seats": list(game.seats),
        "trained": trained,
    }
    tensors = {
        name: (tuple(tensor.shape), tensor.half().numpy().astype("<f2").tobytes())
        for name, tensor in tensors_of(network).items()
    }
    write_weights(path, tensors, manifest)


def main() -> None:
    """Export the checkpoint of a run."""
    key, checkpoint = sys.argv[1], Path(sys.argv[2])
    network = Network(layout_for(find_game(key)))
    kept = torch.load(checkpoint, map_location="cpu", weights_only=True)
    network.load_state_dict(kept["network"])
    progress = kept["progress"]
    trained = {name: progress[name] for name in ("seconds", "iterations", "decisions", "games")}
    path = weights_path(find_game(key))
    export(key, network, path, trained)
    record = path.with_suffix(f".{RECORD}")
    record.write_text(json.dumps({"game": key, **progress}, indent=1) + "\n", encoding="utf-8")
    print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
