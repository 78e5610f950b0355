"""Games of earlier editions: they keep their component values and replay to the same hashes."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from semiramis.core.play.log import find_game, named_edition, read_lines, replay, verify_deal
from semiramis.core.play.position import position_words
from semiramis.core.registry import MODULES, find_packaged, keys
from semiramis.core.registry import find_game as look_up
from tests.support.cli import Cli, cli

__all__ = ["cli"]
LOGS = sorted((Path(__file__).parents[2] / "golden" / "editions").rglob("*.jsonl"))
"""Games that were played, and written with their hashes, before the edition of their game changed."""


def lines_of(log: Path) -> list[dict[str, Any]]:
    lines = read_lines(log)
    assert named_edition(lines[0]) != look_up(log.parent.name).edition.hash
    return lines


def test_there_are_logs_of_every_earlier_edition() -> None:
    named = {(log.parent.name, named_edition(read_lines(log)[0])) for log in LOGS}
    assert named == {(key, hash) for key in keys() for hash in look_up(key).components.earlier}
    assert named


@pytest.mark.parametrize("key", keys())
def test_earlier_editions_are_files_with_the_hash_they_are_found_by(key: str) -> None:
    for hash in look_up(key).components.earlier:
        game = find_packaged(key, hash)
        assert game is not None
        assert game.edition.hash == hash
        assert find_packaged(key, hash) is game
    packed = resources.files(MODULES[key].rpartition(".")[0]).joinpath("data/earlier")
    files = {f"data/earlier/{file.name}" for file in packed.iterdir()} if packed.is_dir() else set()
    assert files == set(look_up(key).components.earlier.values())


def test_an_edition_nobody_packed_is_not_found() -> None:
    assert find_packaged("amyitis", "f" * 64) is None


@pytest.mark.wide
@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_game_of_an_earlier_edition_replays_to_the_same_hashes(log: Path) -> None:
    lines = lines_of(log)
    game = find_packaged(log.parent.name, named_edition(lines[0]))
    assert game is not None
    match = replay(lines, find_game(lines[0], lambda key: game))  # every hash in the log is compared
    assert match.over
    assert match.log == lines
    assert verify_deal(match) > 20


def test_the_terminal_opens_logs_and_positions_of_an_earlier_edition(cli: Cli, tmp_path: Path) -> None:
    log = LOGS[0]
    replayed = cli("replay", log, "--verify", "--json")
    assert replayed.code == 0, replayed.err
    found = json.loads(replayed.out)
    assert found["verified_deals"] > 20
    written = cli("position", log, "--step", 40, "--output", tmp_path / "then.json")
    assert written.code == 0, written.err
    again = cli("position", tmp_path / "then.json", "--json")
    assert again.code == 0, again.err
    match = replay(lines_of(log), find_packaged("amyitis", named_edition(lines_of(log)[0])) or look_up("amyitis"))
    assert json.loads(again.out)["position"] == position_words(match.game, match.states()[40])
