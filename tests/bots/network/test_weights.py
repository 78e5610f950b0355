"""Weights: what is written is read, and what does not fit is refused with a reason."""

import json
import struct
from pathlib import Path
from typing import Any

import pytest

from semiramis.bots.network import weights
from semiramis.bots.network.weights import (
    WeightsError,
    layout_for,
    load_weights,
    weights_of,
    weights_path,
    write_weights,
)
from semiramis.core.registry import find_game, find_packaged, keys

MANIFEST = {"game": "amyitis", "version": 1, "edition": "e", "layout": "l"}


def written(folder: Path, **changes: Any) -> Path:
    path = folder / "some.network"
    tensors = {"a": ((2, 2), struct.pack("<4e", 1.0, -2.0, 0.5, 0.0)), "b": ((1,), struct.pack("<1e", 7.0))}
    write_weights(path, tensors, {**MANIFEST, **changes})
    return path


def reason(path: Path) -> str:
    with pytest.raises(WeightsError) as caught:
        load_weights("amyitis", 1, "e", "l", path)
    return caught.value.message.id


def test_what_is_written_is_read(tmp_path: Path) -> None:
    found = load_weights("amyitis", 1, "e", "l", written(tmp_path))
    assert found.numbers.tolist() == [1.0, -2.0, 0.5, 0.0, 7.0]
    assert found.first == {"a": 0, "b": 4}
    assert found.shape == {"a": (2, 2), "b": (1,)}


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert reason(tmp_path / "none.network") == "network-missing"


@pytest.mark.parametrize("keep", [0, 10, -1, -9])
def test_a_truncated_file_is_damaged(tmp_path: Path, keep: int) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes()[:keep])
    assert reason(path) == "network-damaged"


def test_a_changed_number_is_noticed(tmp_path: Path) -> None:
    path = written(tmp_path)
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(data)
    assert reason(path) == "network-damaged"


@pytest.mark.parametrize(
    "change", [{"game": "ishtar"}, {"version": 2}, {"edition": "other"}, {"layout": "x"}, {"format": 9}]
)
def test_weights_for_something_else_are_foreign(tmp_path: Path, change: dict[str, Any]) -> None:
    assert reason(written(tmp_path, **change)) == "network-foreign"


def test_the_weights_in_the_package_fit_their_game_and_are_small() -> None:
    trained_with = json.loads(weights_path(find_game("amyitis")).read_bytes().partition(b"\n")[0])["edition"]
    game = find_packaged("amyitis", trained_with)
    assert game is not None
    found = weights_of(game)
    layout = layout_for(game)
    assert found.shape["embed.weight"] == (layout.rows, layout.spec.width)
    assert weights_path(game).stat().st_size < 6_000_000


def test_networks_with_cells_are_not_played_yet() -> None:
    for key in ("babylon", "ishtar"):
        with pytest.raises(WeightsError) as caught:
            weights_of(find_game(key))
        assert caught.value.message.id == "network-not-playable"


def test_no_weights_are_kept_for_a_game_that_is_not_there() -> None:
    assert {path.stem for path in weights.FOLDER.glob("*.network")} <= set(keys())
