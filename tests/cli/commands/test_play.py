"""Whole games and every command of the prompt, with piped input."""

import json
import stat
from pathlib import Path
from typing import Any

import pytest

from semiramis.cli.support.save_files import seed_path
from semiramis.cli.support.screen import winner_line
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Problem
from semiramis.core.play.log import read_lines, replay, verify_deal
from tests.cli.commands.play_support import GAME, play, play_json
from tests.support.cli import Cli


def test_a_whole_game_against_greedy(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seen = play(cli, path, *["1"] * 2000)
    assert seen.code == 0
    assert "wins with" in seen.out
    assert "Jasmine (you)   Rose (greedy)" in seen.out
    match = replay(read_lines(path), GAME)
    assert match.over
    assert match.log[-1]["seed"] == "abc"
    assert verify_deal(match) > 0
    assert not seed_path(path).exists()
    assert max(len(line) for line in seen.out.splitlines() if ".jsonl" not in line) <= 100


def test_the_same_game_for_programs(cli: Cli, tmp_path: Path) -> None:
    seen = play_json(cli, tmp_path / "a.jsonl", *["1"] * 2000)
    again = play_json(cli, tmp_path / "b.jsonl", *["1"] * 2000)
    assert seen.code == 0
    assert seen.all("table")[0]["seats"] == {"jasmine": "me", "rose": "greedy"}
    assert seen.all("result") == again.all("result") != []
    assert all(turn["legal"] and turn["mover"] == "jasmine" for turn in seen.all("turn"))
    result = [event["id"] for events in seen.all("events") for event in events]
    assert "amyitis-log-over" in result


def test_the_end_of_input_saves_and_says_how_to_go_on(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "my games" / "game.jsonl"
    seen = play(cli, path, "1")
    assert seen.code == 0
    assert f"--resume '{path}'" in seen.out
    assert stat.S_IMODE(seed_path(path).stat().st_mode) == 0o600
    assert json.loads(seed_path(path).read_text())["seed"] == "abc"
    assert '"abc"' not in path.read_text()


def test_a_resumed_game_goes_on_exactly(cli: Cli, tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.jsonl", tmp_path / "halves.jsonl"
    play(cli, whole, *["1"] * 2000)
    play(cli, halves, *["1"] * 7)
    seen = cli("play", "amyitis", "--resume", halves, stdin="1\n" * 5)
    assert "· " in seen.out
    seen = cli("play", "amyitis", "--resume", halves, stdin="1\n" * 2000)
    assert "wins with" in seen.out
    lines = [[line for line in read_lines(path)[1:] if "end" not in line] for path in (whole, halves)]
    assert [line for line in lines[0] if "do" in line] != []
    assert [_bare(line) for line in lines[0] if "do" in line] == [_bare(line) for line in lines[1] if "do" in line]
    replay(read_lines(halves), GAME)
    assert cli("play", "amyitis", "--resume", halves).code == 0


def _bare(line: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in line.items() if key != "n"}


def test_save_writes_a_copy_that_can_be_resumed(cli: Cli, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    seen = play(cli, tmp_path / "game.jsonl", "1", f"save {copy}", "1", f"save {copy}", "quit")
    assert f"Saved to {copy}" in seen.out
    assert "already exists" in seen.out
    assert len(read_lines(copy)) < len(read_lines(tmp_path / "game.jsonl"))
    assert cli("play", "amyitis", "--resume", copy, stdin="1\n").code == 0


def test_the_default_file_lies_in_the_data_folder(cli: Cli, tmp_path: Path) -> None:
    cli("play", "amyitis", stdin="1\n")
    cli("play", "amyitis", stdin="1\n")
    logs = sorted((tmp_path / "data" / "games").glob("amyitis-*.jsonl"))
    assert len(logs) == 2
    assert all(len(read_lines(log)) > 1 for log in logs)


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (["--seats", "me"], "seats-wrong"),
        (["--seats", "me,greedy,greedy,greedy,greedy"], "seats-wrong"),
        (["--seats", "me,nobody-knows"], "bot-unknown"),
        (["--seats", "me,no_such.py:bot"], "bot-broken"),
        (["--seats", "me,,greedy"], "cli-seats-empty"),
        (["--seats", ","], "cli-seats-empty"),
        (["--seats", "jasmine=me,greedy"], "cli-seats-mixed"),
        (["--seats", "jasmine=me,jasmine=greedy"], "cli-seats-which"),
        (["--seats", "jasmine=me,lotus=greedy"], "cli-seats-which"),
        (["--seats", "jasmine=,rose=me"], "cli-seats-empty"),
        (["--seats", "me:A\x1bB,greedy"], "cli-seats-name"),
        (["--seats", f"me:{'x' * 99},greedy"], "cli-seats-name"),
        (["--option", "pets"], "cli-option-form"),
        (["--option", "pets=yes"], "option-unknown"),
        (["--option", "field-tie=maybe"], "option-bad-value"),
        (["--seed", ""], "cli-seed-length"),
        (["--seed", "x" * 999], "cli-seed-length"),
        (["--position", "no-such-file"], "open-failed"),
        (["--resume", "no-such-file"], "open-failed"),
        (["--resume", "x", "--seed", "1"], "cli-resume-with"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(cli: Cli, tmp_path: Path, args: list[str], id: str) -> None:
    seen = cli("play", "amyitis", *args, "--json", stdin="1\n")
    assert (seen.code, seen.data["error"]["id"]) == (2, id)
    assert not (tmp_path / "data").exists()


def test_seats_may_be_named_in_any_order(cli: Cli, tmp_path: Path) -> None:
    args = ("--seats", "rose=me:Ana, jasmine=random", "--option", "any-good-wine=yes")
    seen = play_json(cli, tmp_path / "game.jsonl", args=args)
    table = seen.all("table")[0]
    assert table["seats"] == {"jasmine": "random", "rose": "me:Ana"}
    assert table["options"]["any-good-wine"] == "yes"
    header = read_lines(tmp_path / "game.jsonl")[0]
    assert header["seats"] == {"jasmine": "random", "rose": "Ana"}


def test_four_bots_play_by_themselves(cli: Cli, tmp_path: Path) -> None:
    seen = play_json(cli, tmp_path / "game.jsonl", args=("--seats", "random,random,random,random"))
    assert seen.code == 0
    assert len(seen.all("result")[0]) == 4


def test_a_file_that_is_there_is_never_written_over(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    assert play(cli, path, "1").code == 2
    assert path.read_text() == "precious"


def test_a_game_may_start_from_a_position(cli: Cli, tmp_path: Path, finished: Path) -> None:
    position, drawing = tmp_path / "p.json", tmp_path / "p.txt"
    assert cli("position", finished, "--step", 30, "--output", position).code == 0
    drawing.write_text(cli("position", position, "--drawing").out, encoding="utf-8")
    turns = []
    for number, file in enumerate((position, drawing)):
        seen = play_json(cli, tmp_path / f"{number}.jsonl", "1", args=("--position", str(file), "--seats", "me,me"))
        turns.append(seen.all("turn")[0]["hash"])
        assert cli("replay", tmp_path / f"{number}.jsonl").code == 0
    assert turns[0] == turns[1] == replay(read_lines(finished), GAME).states()[30].hash()
    for args, id in (
        (["--seats", "me,me,me"], "cli-position-seats"),
        (["--option", "field-tie=nobody"], "cli-position-options"),
    ):
        wrong = cli("play", "amyitis", "--position", position, *args, "--json")
        assert wrong.data["error"]["id"] == id


def test_a_bot_that_fails_or_cheats_ends_the_session_but_not_the_game(cli: Cli, tmp_path: Path) -> None:
    bots = tmp_path / "bots.py"
    bots.write_text(
        "class Bad:\n    name = 'bad'\n    def __init__(self, answer): self.answer = answer\n"
        "    def choose(self, seen):\n        return self.answer()\n"
        "def fails(seed): return Bad(lambda: 1 / 0)\n"
        "def cheats(seed): return Bad(lambda: -7)\n"
    )
    for name, id in (("fails", "cli-bot-failed"), ("cheats", "cli-bot-illegal")):
        path = tmp_path / f"{name}.jsonl"
        seen = play_json(cli, path, "pass", "pass", args=("--seed", "abc", "--seats", f"me,{bots}:{name}"))
        assert seen.code == 2
        assert seen.all("error")[0]["id"] == id
        again = cli("play", "amyitis", "--resume", path, "--seats", "me,greedy", "--json", stdin="score\n")
        assert again.code == 0
        assert len(again.all("score")) == 1


def test_compiling_goes_on_behind_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    from semiramis.cli.commands.play import _warming

    alive = [True, False]

    class Loader:
        def is_alive(self) -> bool:
            return alive.pop(0)

    monkeypatch.setattr("semiramis.bots.search.engine_cache.start_loading", lambda game: Loader())
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    with _warming(GAME) as note:
        assert note() == "[compiling the rules] "
        assert note() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_win_names_all_winners(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from semiramis.cli.support import common

    monkeypatch.setattr(common, "_language", [language])
    tied = replace(GAME, rules=replace(GAME.rules, total_score=lambda state, seat: 5))
    line = winner_line(tied, GAME.new_state(2))
    assert "5" in line
    assert all(texts(language).t(f"seat-{seat}") in line for seat in ("jasmine", "rose"))


def test_a_save_that_fails_at_the_start_leaves_no_seed_behind(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: object) -> None:
        raise Problem("save-failed", path="x", reason="y")

    monkeypatch.setattr("semiramis.core.play.log_file.LogFile.save", fails)
    assert play(cli, tmp_path / "game.jsonl", "1").code == 2
    assert list(tmp_path.iterdir()) == []
