"""`semiramis arena` from its arguments to its files, and interrupted at any time."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from semiramis.arena.contest import compete
from semiramis.arena.results import plots, rating
from semiramis.arena.results.result import GameResult
from semiramis.arena.run import cluster, warmup
from semiramis.core.i18n.text import LANGUAGES, texts
from tests.support.cli import Cli

PATIENCE = 120.0
ENOUGH = 500
BOT = """
class Tired:
    name = "tired"
    def choose(self, seen):
        raise RuntimeError("tired")

def tired(seed):
    return Tired()

def broken(seed):
    raise ValueError("not today")
"""


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOT, encoding="utf-8")
    return path


def games_in(folder: Path) -> dict[int, Any]:
    """Return the games stored in a folder by number, without their times."""
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    return {line["game"]: {k: v for k, v in line.items() if k not in ("seconds", "longest")} for line in lines}


def test_the_arena_counts_wins(cli: Cli) -> None:
    found = cli("arena", "amyitis", "--bots", "random, random", "--games", 3, "--json").data
    assert (found["game"], found["games"], found["planned"], found["stopped"]) == ("amyitis", 4, 4, False)
    assert sum(standing["wins"] for standing in found["standings"]) == pytest.approx(4)
    assert [standing["name"] for standing in found["standings"]] == ["random", "random #2"]
    again = cli("arena", "amyitis", "--bots", "random,random", "--games", 4, "--json").data
    assert [s["mean_score"] for s in again["standings"]] == [s["mean_score"] for s in found["standings"]]
    other = cli("arena", "amyitis", "--bots", "random,random", "--games", 4, "--seed", "other", "--json").data
    assert [s["mean_score"] for s in other["standings"]] != [s["mean_score"] for s in found["standings"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_people(cli: Cli, language: str, tmp_path: Path) -> None:
    words = texts(language)
    folder = tmp_path / "out"
    page = cli(
        "arena", "babylon", "--bots", "random,random", "--seats", 3, "--games", 5, "--out", folder, "--lang", language
    )
    assert (page.code, page.err) == (0, "")
    assert words.t("arena-rounded", given=5, games=6, each=6) in page.out
    for head in ("bot", "score", "places", "rating", "against", "time", "forfeited"):
        assert words.t(f"arena-head-{head}").split()[0] in page.out
    assert "random #2" in page.out
    assert words.t("arena-written", folder=str(folder), files="summary.json, games.csv").split(",")[0] in page.out
    assert words.t("arena-more") not in page.out
    names = {
        "plan.json",
        "games.jsonl",
        "summary.json",
        "games.csv",
        "win-share.svg",
        "scores.svg",
        "parts.svg",
        "time.svg",
    }
    assert names <= {file.name for file in folder.iterdir()}


def test_trouble_with_a_bot_is_told_and_the_contest_goes_on(cli: Cli, bot: Path) -> None:
    page = cli("arena", "amyitis", "--bots", f"{bot}:tired,random", "--games", 1)
    assert page.code == 0
    assert "RuntimeError: tired" in page.out
    assert texts("en").t("arena-trouble-raised") in page.out
    assert "mine.py:tired" in page.out
    found = cli("arena", "amyitis", "--bots", f"{bot}:tired,random", "--games", 1, "--json").data["standings"][0]
    assert found["forfeits"] == {"raised": found["decisions"]}


def test_without_the_further_packages_a_note_says_what_to_install(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (rating, plots):
        monkeypatch.setattr(module, "find_spec", lambda name: None)
    page = cli("arena", "babylon", "--bots", "random", "--games", 1)
    assert texts("en").t("arena-more") in page.out
    assert "semiramis[arena]" in page.out
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    refused = cli("arena", "babylon", "--bots", "random", "--games", 1, "--ray")
    assert refused.code == 2
    assert "semiramis[ray]" in refused.err


def test_what_has_to_be_compiled_is_compiled_first(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(warmup, "load_search", lambda plan: compiled.append(plan.game))
    assert cli("arena", "babylon", "--bots", "random", "--games", 1).code == 0
    assert compiled == ["babylon"]


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (["--bots", "gready"], "bot-unknown"),
        (["--bots", "random,,random"], "bot-unknown"),
        (["--bots", ",".join(["random"] * 17)], "arena-bots"),
        (["--bots", "FILE:broken"], "bot-broken"),
        (["--bots", "FILE:missing"], "bot-broken"),
        (["--bots", "/no/such/file.py:bot"], "bot-broken"),
        (["--seats", "9"], "seats-wrong"),
        (["--seats", "1"], "seats-wrong"),
        (["--games", "0"], "cli-number"),
        (["--games", "-4"], "cli-number"),
        (["--workers", "0"], "cli-number"),
        (["--seconds", "-1"], "cli-number"),
        (["--seconds", "nan"], "cli-number"),
        (["--seed", ""], "cli-seed-length"),
        (["--seed", "x" * 201], "cli-seed-length"),
        (["--option", "colour=red"], "option-unknown"),
        (["--option", "colour"], "cli-option-form"),
        (["--edition", "/no/such/file.toml"], "edition-no-file"),
        (["--out", "FILE"], "arena-folder"),
        (["--out", "FILE/deeper"], "arena-folder"),
        (["--resume"], "arena-resume-where"),
        (["--resume", "--out", "/no/such/folder"], "arena-nothing-kept"),
    ],
)
def test_what_cannot_be_is_refused_in_every_language_before_anything_runs(
    cli: Cli, bot: Path, args: list[str], id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: object) -> Iterator[GameResult]:
        raise AssertionError("nothing may be played")

    monkeypatch.setattr("semiramis.arena.contest.compete", played)
    args = [arg.replace("FILE", str(bot)) for arg in args]
    found = cli("arena", "amyitis", *args, "--json")
    assert (found.code, found.data["error"]["id"]) == (2, id)
    said = {cli("arena", "amyitis", *args, "--lang", language).err for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("{" in sentence or "arena-" in sentence for sentence in said)


def test_a_folder_of_another_contest_is_refused_with_the_difference(cli: Cli, tmp_path: Path) -> None:
    given = ["arena", "babylon", "--bots", "random", "--games", "2", "--out", str(tmp_path / "out")]
    assert cli(*given).code == 0
    assert "--resume" in cli(*given).err
    for change, words in (
        (["--seed", "2"], "the seed: 1 there, 2 here"),
        (["--games", "1"], "number of games: 2 there"),
    ):
        refused = cli(*given, *change, "--resume")
        assert refused.code == 2
        assert words in refused.err
    before = games_in(tmp_path / "out")
    more = cli(*given, "--games", "3", "--resume", "--json")
    assert (more.code, more.data["games"]) == (0, 3)
    assert {n: game for n, game in games_in(tmp_path / "out").items() if n < 2} == before


def stopped_after(games: int) -> Any:
    """Return a contest that is interrupted after some games."""

    def play(*given: Any) -> Iterator[GameResult]:
        for n, played in enumerate(compete(*given)):
            if n == games:
                raise KeyboardInterrupt
            yield played

    return play


def test_an_interrupt_ends_politely_and_says_how_to_go_on(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = [
        "arena",
        "babylon",
        "--bots",
        "random,random",
        "--games",
        "6",
        "--seed",
        "a b",
        "--out",
        str(tmp_path / "out"),
    ]
    with monkeypatch.context() as patch:
        patch.setattr("semiramis.arena.contest.compete", stopped_after(3))
        page = cli(*given)
    assert (page.code, page.err) == (130, "")
    assert "3" in page.out
    command = page.out.splitlines()[-1].partition("semiramis ")[2]
    assert command.endswith("--resume")
    assert "--seed 'a b'" in command
    summary = json.loads((tmp_path / "out" / "summary.json").read_text(encoding="utf-8"))
    assert (summary["games"], summary["complete"]) == (3, False)
    assert cli(*shlex.split(command)).code == 0
    assert cli(*given[:-1], tmp_path / "whole").code == 0
    assert games_in(tmp_path / "out") == games_in(tmp_path / "whole")
    summary, whole = (json.loads((tmp_path / f / "summary.json").read_text(encoding="utf-8")) for f in ("out", "whole"))
    timed = ("seconds_per_decision", "longest")
    assert [{k: v for k, v in s.items() if k not in timed} for s in summary["standings"]] == [
        {k: v for k, v in s.items() if k not in timed} for s in whole["standings"]
    ]


def test_an_interrupt_without_a_folder_or_before_the_first_game(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("semiramis.arena.contest.compete", stopped_after(0))
    page = cli("arena", "babylon", "--bots", "random", "--games", 2)
    assert (page.code, page.out.strip()) == (130, texts("en").t("arena-stopped"))
    found = cli("arena", "babylon", "--bots", "random", "--games", 2, "--json")
    assert (found.code, found.data["games"], found.data["stopped"]) == (130, 0, True)
    page = cli("arena", "babylon", "--bots", "random", "--games", 2, "--out", tmp_path / "out", "--option", "x=y")
    assert page.code == 2
    page = cli(
        "arena", "babylon", "--bots", "random", "--games", 2, "--out", tmp_path / "out", "--workers", 3, "--seconds", 2
    )
    assert page.code == 130
    assert "--seconds 2.0 --workers 3" in page.out
    assert not (tmp_path / "out" / "summary.json").exists()


def begun(*args: object) -> "subprocess.Popen[str]":
    """Start the program in its own process and session."""
    # background processes ignore SIGINT, and their children would inherit that
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{listening}; from semiramis.cli.main import main; main()"
    command = [sys.executable, "-c", code, "arena", *map(str, args)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True
    )


def wait_for_games(process: "subprocess.Popen[str]", folder: Path, n: int) -> None:
    deadline = time.monotonic() + PATIENCE
    file = folder / "games.jsonl"
    while not file.exists() or file.read_bytes().count(b"\n") < n:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)


def children_of(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text().split()] if found.exists() else []


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("number", [pytest.param("SIGINT", marks=pytest.mark.long), "SIGKILL"])
def test_a_contest_stopped_by_a_signal_goes_on_as_if_it_had_not_been(cli: Cli, tmp_path: Path, number: str) -> None:
    # enough games that they cannot all end before the signal arrives
    given = ["babylon", "--bots", "random,random", "--games", ENOUGH]
    with begun(*given, "--workers", 2, "--out", tmp_path / "out") as process:
        wait_for_games(process, tmp_path / "out", 3)
        workers = children_of(process.pid)
        (os.killpg if number == "SIGINT" else os.kill)(process.pid, getattr(signal, number))
        out, err = process.communicate(timeout=PATIENCE)
    assert err == ""
    assert process.returncode == (130 if number == "SIGINT" else -signal.SIGKILL)
    assert ("--resume" in out) == (number == "SIGINT")
    deadline = time.monotonic() + PATIENCE
    while not all(map(is_gone, workers)):
        assert time.monotonic() < deadline, "a worker has outlived its parent"
        time.sleep(0.01)
    with (tmp_path / "out" / "games.jsonl").open("ab") as file:
        assert 3 <= (tmp_path / "out" / "games.jsonl").read_bytes().count(b"\n") < ENOUGH
        file.write(b'{"game": 7, "deal"')
    assert cli("arena", *given, "--out", tmp_path / "out", "--resume").code == 0
    assert cli("arena", *given, "--out", tmp_path / "whole").code == 0
    assert games_in(tmp_path / "out") == games_in(tmp_path / "whole")
