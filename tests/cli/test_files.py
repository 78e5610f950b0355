"""Logs, positions and seeds that are truncated, edited, foreign or impossible, and full disks."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from semiramis.cli.support.save_files import seed_path
from semiramis.core.play.log import read_lines, replay
from semiramis.core.registry import find_game
from tests.cli.files_support import error_of
from tests.support.cli import Cli

GAME = find_game("amyitis")


Lines = list[dict[str, Any]]


def edit(source: Path, target: Path, change: Callable[[Lines], object]) -> Path:
    lines = [json.loads(line) for line in source.read_text(encoding="utf-8").splitlines()]
    change(lines)
    target.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return target


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (lambda lines: lines[0].update(rules=99), "log-newer-rules"),
        (lambda lines: lines[0].update(rules="two"), "log-rules-unknown"),
        (lambda lines: lines[0].update(format=7), "log-format"),
        (lambda lines: lines[0].update(game="chess"), "game-unknown"),
        (lambda lines: lines[0].update(edition={"name": "x", "hash": "y"}), "log-edition"),
        (lambda lines: lines[0].update(seats={"lotus": ""}), "log-header"),
        (lambda lines: lines[0].update(options={"pets": "yes"}), "option-unknown"),
        (lambda lines: lines[0].pop("semiramis"), "log-no-header"),
        (lambda lines: lines.pop(5), "log-numbering"),
        (lambda lines: lines[-1].update(hash="0"), "log-hash"),
        (lambda lines: lines[-1]["end"]["jasmine"].update(total=999), "log-end"),
        (lambda lines: lines[-1].update(seed="other"), "log-seed"),
        (lambda lines: lines[0].update(commitment="0"), "log-seed"),
    ],
)
def test_a_log_that_was_tampered_with_is_refused(
    cli: Cli, tmp_path: Path, finished: Path, change: Callable[[Lines], object], id: str
) -> None:
    assert error_of(cli, "replay", edit(finished, tmp_path / "edited.jsonl", change)) == id


def test_an_edited_move_is_refused_with_its_line_and_reason(cli: Cli, tmp_path: Path, finished: Path) -> None:
    at = next(n for n, line in enumerate(read_lines(finished)) if line.get("do") == "recruit")

    def change(lines: Lines) -> None:
        lines[at] = {"n": at, "by": lines[at]["by"], "do": "plant", "square": "b2"}

    seen = cli("replay", edit(finished, tmp_path / "edited.jsonl", change))
    assert seen.code == 2
    assert f"Line {at + 1} " in seen.err
    assert "AMY-" in seen.err


@pytest.mark.parametrize(
    ("raw", "id"),
    [
        (b"", "log-empty"),
        (b"\n", "log-not-json"),
        (b"\xff\xfe\x00\n", "log-not-json"),
        (b"[" * 100_000 + b"\n", "log-not-json"),
        (b"[]\n", "log-not-json"),
        (b"{}\n", "log-no-header"),
    ],
)
def test_files_that_are_no_logs_are_refused(cli: Cli, tmp_path: Path, raw: bytes, id: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(raw)
    assert error_of(cli, "replay", path) == id


def test_a_log_cut_off_in_a_line_is_refused_and_kept(cli: Cli, tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(finished.read_bytes()[:-20])
    assert error_of(cli, "replay", path) == "log-cut-off"
    assert error_of(cli, "play", "amyitis", "--resume", path) == "log-cut-off"
    assert path.read_bytes() == finished.read_bytes()[:-20]


def test_a_seed_that_dealt_otherwise_is_found_out(cli: Cli, tmp_path: Path, finished: Path) -> None:
    from semiramis.core.play.chance import commitment

    def change(lines: Lines) -> None:
        lines[-1].update(seed="other", nonce="n")
        lines[0].update(commitment=commitment("other", "n"))

    forged = edit(finished, tmp_path / "forged.jsonl", change)
    assert cli("replay", forged).code == 0
    assert error_of(cli, "replay", forged, "--verify") == "log-not-the-seed"


@pytest.fixture
def begun(cli: Cli, tmp_path: Path) -> Path:
    path = tmp_path / "begun.jsonl"
    cli("play", "amyitis", "--save", path, "--seed", "abc", stdin="1\n1\n")
    return path


def test_no_seed_no_resuming_but_a_way_out(cli: Cli, tmp_path: Path, begun: Path) -> None:
    seed_path(begun).unlink()
    assert error_of(cli, "play", "amyitis", "--resume", begun) == "cli-seed-missing"
    advice = cli("play", "amyitis", "--resume", begun).err
    assert f"semiramis position {begun} --output position.json" in advice
    position = tmp_path / "position.json"
    assert cli("position", begun, "--output", position).code == 0
    assert cli("play", "amyitis", "--position", position, stdin="1\n").code == 0


@pytest.mark.parametrize("text", ["", "{}", "[]", '"x"', '{"seed": 1, "nonce": 2, "seats": 3}', "[" * 100_000])
def test_a_seed_file_that_cannot_be_read(cli: Cli, begun: Path, text: str) -> None:
    seed_path(begun).write_text(text)
    assert error_of(cli, "play", "amyitis", "--resume", begun) == "cli-seed-unreadable"


def test_the_seed_of_another_game_is_refused(cli: Cli, begun: Path) -> None:
    seed_path(begun).write_text(json.dumps({"seed": "abc", "nonce": "other", "seats": ["me", "greedy"]}))
    assert error_of(cli, "play", "amyitis", "--resume", begun) == "log-wrong-seed"


def test_a_game_is_resumed_with_as_many_seats(cli: Cli, begun: Path) -> None:
    assert error_of(cli, "play", "amyitis", "--resume", begun, "--seats", "me,me,me") == "cli-position-seats"


def other_edition(tmp_path: Path) -> Path:
    import semiramis.games.amyitis as package

    text = (Path(package.__path__[0]) / "data" / "edition.toml").read_text(encoding="utf-8")
    name = next(line for line in text.splitlines() if line.startswith("name"))
    path = tmp_path / "other.toml"
    path.write_text(text.replace(name, 'name = "other"', 1), encoding="utf-8")
    return path


def test_a_game_goes_on_only_with_its_own_edition(cli: Cli, tmp_path: Path, begun: Path) -> None:
    other = other_edition(tmp_path)
    assert error_of(cli, "replay", begun, "--edition", other) == "log-edition"
    assert error_of(cli, "play", "amyitis", "--resume", begun, "--edition", other) == "log-edition"
    path = tmp_path / "with-other.jsonl"
    assert cli("play", "amyitis", "--edition", other, "--save", path, stdin="1\n").code == 0
    assert cli("replay", path, "--edition", other).code == 0
    assert error_of(cli, "replay", path) == "log-edition"


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_at_the_start_opens_no_table(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    monkeypatch.setattr("os.fsync", full)
    seen = cli("play", "amyitis", "--save", path, stdin="1\n")
    assert seen.code == 2
    assert "No space left" in seen.err
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_fills_up_loses_nothing_and_can_be_left_behind(
    cli: Cli, tmp_path: Path, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = begun.read_bytes()
    really = os.fsync

    def fills_up(file: int) -> None:
        if os.fstat(file).st_ino == begun.stat().st_ino:
            full()
        really(file)

    monkeypatch.setattr("os.fsync", fills_up)
    copy = tmp_path / "elsewhere.jsonl"
    lost = cli("play", "amyitis", "--resume", begun, stdin="1\n")
    assert lost.code == 2
    assert "No space left" in lost.out
    assert "No space left" in lost.err
    assert begun.read_bytes() == before
    saved = cli("play", "amyitis", "--resume", begun, stdin=f"1\nsave {copy}\n1\n")
    assert saved.code == 0
    assert begun.read_bytes() == before
    assert len(read_lines(copy)) > len(read_lines(begun))
    assert str(copy) in saved.out.splitlines()[-1]
    replay(read_lines(copy), GAME)


def test_a_folder_that_cannot_be_made(cli: Cli, tmp_path: Path, finished: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert error_of(cli, "play", "amyitis", "--save", tmp_path / "file" / "game.jsonl") == "save-failed"
    assert cli("position", finished, "--output", tmp_path / "file" / "p.json").code == 2


def test_an_interrupted_game_is_saved(cli: Cli, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1"])

    def read() -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    before = len(read_lines(begun))
    monkeypatch.setattr("semiramis.cli.support.screen.read_line", read)
    seen = cli("play", "amyitis", "--resume", begun)
    assert seen.code == 130
    assert "--resume" in seen.out
    assert len(read_lines(begun)) > before
