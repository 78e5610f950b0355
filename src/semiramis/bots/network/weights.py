"""Weights of networks: files in the package, with a manifest that says what they were trained for.

A file is one line of JSON, the manifest, and then all numbers as float16. Nothing but the standard library reads it.
"""

import hashlib
import json
import struct
from array import array
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.message import Problem
from semiramis.core.model.network import Layout, layout_of

FOLDER = Path(__file__).parents[2] / "networks"
FORMAT = 1
LONGEST_MANIFEST = 1 << 16
CHANCE_KIND = "deal-"


class WeightsError(Problem):
    """Weights that cannot be used; the message says why. Bots then play the classic search."""


@dataclass(frozen=True)
class Weights:
    """The numbers of a network as float32, one tensor after the other, and where each begins."""

    numbers: "array[float]"
    first: dict[str, int]
    shape: dict[str, tuple[int, ...]]
    manifest: dict[str, Any]


def layout_for(game: Game) -> Layout:
    """Return the layout of a game's network; WeightsError for a game without one."""
    if game.ai.network is None:
        raise WeightsError("network-none", game=game.key)
    catalogue = game.rules.catalogue
    n_actions = min(catalogue.first(kind) for kind in catalogue.kinds if kind.startswith(CHANCE_KIND))
    return layout_of(game.ai.network, game.ai.planes, n_actions)


def weights_path(game: Game) -> Path:
    """Return where the weights of a game are."""
    return FOLDER / f"{game.key}.network"


def write_weights(path: Path, tensors: dict[str, tuple[tuple[int, ...], bytes]], manifest: dict[str, Any]) -> None:
    """Write a file: each tensor with its shape and its numbers as float16."""
    body = b"".join(numbers for _, numbers in tensors.values())
    said = {
        "format": FORMAT,
        **manifest,
        "tensors": [[name, list(shape)] for name, (shape, _) in tensors.items()],
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(json.dumps(said).encode() + b"\n" + body)


@cache
def load_weights(game_key: str, version: int, edition: str, stamp: str, path: Path) -> Weights:
    """Read a file; WeightsError if it is missing, damaged, or was trained for something else."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise WeightsError("network-missing", path=path.name) from error
    line, newline, body = data.partition(b"\n")
    try:
        if not newline or len(line) > LONGEST_MANIFEST:
            raise ValueError(path.name)
        manifest = json.loads(line)
        shapes = {str(name): tuple(int(n) for n in shape) for name, shape in manifest["tensors"]}
        checksum = manifest["sha256"]
        trained_for = manifest["format"], manifest["game"], manifest["version"], manifest["edition"], manifest["layout"]
    except (KeyError, TypeError, ValueError) as error:
        raise WeightsError("network-damaged", path=path.name) from error
    if hashlib.sha256(body).hexdigest() != checksum:
        raise WeightsError("network-damaged", path=path.name)
    if trained_for != (FORMAT, game_key, version, edition, stamp):
        raise WeightsError("network-foreign", path=path.name, game=game_key)
    numbers = array("f", struct.unpack(f"<{len(body) // 2}e", body))
    first, at = {}, 0
    for name, shape in shapes.items():
        first[name] = at
        size = 1
        for n in shape:
            size *= n
        at += size
    if at != len(numbers):
        raise WeightsError("network-damaged", path=path.name)
    return Weights(numbers, first, shapes, manifest)


def weights_of(game: Game) -> Weights:
    """Return the weights for a game and its edition; WeightsError where there are none that fit."""
    layout = layout_for(game)
    if layout.spec.cells or layout.spec.heuristic:
        raise WeightsError("network-not-playable", game=game.key)
    stamp = layout.stamp
    return load_weights(game.key, game.version, game.edition.hash, stamp, weights_path(game))
