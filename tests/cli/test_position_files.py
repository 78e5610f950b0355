"""Position files and text boards: written, read and refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.files_support import error_of
from tests.support.cli import Cli


def test_positions_travel_between_logs_files_and_drawings(cli: Cli, tmp_path: Path, finished: Path) -> None:
    position, drawing = tmp_path / "p.json", tmp_path / "p.txt"
    for step in (0, 41):
        text = cli("position", finished, "--step", step).out
        position.write_text(text, encoding="utf-8")
        drawing.write_text(cli("position", finished, "--step", step, "--drawing").out, encoding="utf-8")
        assert cli("position", drawing).out == text
        assert cli("position", position, "--drawing").out == drawing.read_text(encoding="utf-8")
        result = cli("position", position, "--json").data
        assert result["position"] == json.loads(text)
        assert cli("position", position, "--check").code == 0
        assert cli("position", drawing, "--drawing", "--json").data["drawing"] == drawing.read_text(encoding="utf-8")
        assert cli("position", position, "--check", "--json").data["hash"] == result["hash"]


def test_a_written_position_replaces_nothing(cli: Cli, tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "p.json"
    assert str(path) in cli("position", finished, "--output", path).out
    assert error_of(cli, "position", finished, "--output", path) == "cli-file-exists"
    result = cli("position", path, "--output", tmp_path / "q.txt", "--drawing", "--json").data
    assert result["output"] == str(tmp_path / "q.txt")


@pytest.fixture
def words(cli: Cli, finished: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(cli("position", finished, "--step", 12).out)
    return data


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (lambda words: words["seats"]["rose"].update(talents=9), "position-total"),
        (lambda words: words["seats"]["rose"].update(talents=-1), "position-number"),
        (lambda words: words["seats"]["rose"].update(talents="many"), "position-number"),
        (lambda words: words["seats"].update(lotus={}), "position-seats"),
        (lambda words: words["seats"]["rose"].pop("talents"), "position-missing"),
        (lambda words: words["table"].update(weather="fine"), "position-unknown"),
        (lambda words: words.update(rules=99), "position-rules"),
        (lambda words: words.update(edition="x"), "position-edition"),
        (lambda words: words.update(game="chess"), "game-unknown"),
        (lambda words: words.update(game=None), "game-unknown"),
        (lambda words: words.update(format=99), "position-format"),
        (lambda words: words.update(options={"pets": "yes"}), "option-unknown"),
    ],
)
def test_impossible_positions_are_refused(
    cli: Cli, tmp_path: Path, words: dict[str, Any], change: Callable[[dict[str, Any]], object], id: str
) -> None:
    change(words)
    path = tmp_path / "p.json"
    path.write_text(json.dumps(words))
    assert error_of(cli, "position", path, "--check") == id


@pytest.mark.parametrize(
    ("raw", "id"),
    [
        (b"", "game-unknown"),
        (b"{", "position-not-json"),
        (b'{"a":' * 100_000, "position-not-json"),
        (b"\xff\xfe", "cli-not-text"),
        (b"AMYITIS", "drawing-bad"),
        (b"hello", "game-unknown"),
        (b" " * (5 << 20), "position-too-large"),
    ],
)
def test_files_that_are_no_positions_are_refused(cli: Cli, tmp_path: Path, raw: bytes, id: str) -> None:
    path = tmp_path / "p"
    path.write_bytes(raw)
    assert error_of(cli, "position", path) == id


def test_steps_belong_to_logs(cli: Cli, tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "p.json"
    cli("position", finished, "--output", path)
    assert error_of(cli, "position", path, "--step", 1) == "cli-position-no-steps"
    assert error_of(cli, "position", finished, "--step", -1) == "cli-number"
    assert error_of(cli, "position", tmp_path) == "open-failed"
