"""`semiramis review`: tables and data of a finished game, and clear words for what cannot be reviewed."""

from pathlib import Path

import pytest

from semiramis.bots.review import depth
from semiramis.core.play.log import log_text
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game
from tests.review.conftest import SHALLOW
from tests.review.conftest import finished as finished_match
from tests.support.cli import Cli


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(depth.DEPTHS, "quick", SHALLOW)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(log_text(finished_match("ishtar", 2)), encoding="utf-8")
    return path


def test_a_game_is_reviewed_for_people_and_for_programs(cli: Cli, log: Path, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    seen = cli("review", log, "--depth", "quick", "--results", results)
    assert (seen.code, seen.err) == (0, "")
    assert "Luck" in seen.out
    data = cli("review", log, "--depth", "quick", "--results", results, "--json").data
    assert data["done"] == data["total"] == len(data["turns"])
    assert set(data["seats"]) == {"jasmine", "rose"}


def test_what_cannot_be_reviewed_is_said(cli: Cli, log: Path, tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_text(log_text(Match.begin(find_game("ishtar"), 2)), encoding="utf-8")
    assert "not over yet" in cli("review", unfinished).err
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(log.read_bytes()[:-40])
    assert cli("review", cut).code == 2
    newer = tmp_path / "newer.jsonl"
    newer.write_text(log.read_text(encoding="utf-8").replace('"rules": ', '"rules": 9', 1), encoding="utf-8")
    assert cli("review", newer).code == 2
    assert "quick, standard, deep" in cli("review", log, "--depth", "endless").err
