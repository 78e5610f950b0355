"""`semiramis simulate` from its arguments to its file, and interrupted at any time."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from semiramis.arena.run import warmup
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.research.simulation import files, run
from semiramis.research.simulation.games import Games
from tests.research.simulation.test_run import stopped_after
from tests.support.cli import Cli

PATIENCE = 120.0


def test_random_games_with_their_statistics(cli: Cli, tmp_path: Path) -> None:
    given = ["simulate", "amyitis", "--games", "300", "--seed", "s", "--out", str(tmp_path / "games.csv")]
    result = cli(*given, "--json")
    assert result.code == 0
    assert (result.data["games"], result.data["complete"], result.data["stopped"]) == (300, True, False)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["game"]) for row in rows] == list(range(300))
    jasmine = result.data["seats"][0]
    assert jasmine["score"]["mean"] == pytest.approx(sum(int(row["jasmine_score"]) for row in rows) / 300)
    assert jasmine["score"]["range"]["low"] < jasmine["score"]["mean"] < jasmine["score"]["range"]["high"]
    alone = [row for row in rows if (row["jasmine_place"], row["rose_place"]) != ("1", "1")]
    assert result.data["ties"] == 300 - len(alone)
    begun = sum(row[f"{row['first']}_place"] == "1" for row in alone)
    assert result.data["first"]["wins"] == begun + result.data["ties"] / 2
    assert result.data["rounds"]["most"] == max(int(row["rounds"]) for row in rows)
    before = (tmp_path / "games.csv").read_bytes()
    assert "--force" in cli(*given).err
    assert cli(*given, "--force", "--workers", 3).code == 0
    assert (tmp_path / "games.csv").read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_people(cli: Cli, language: str, tmp_path: Path) -> None:
    words = texts(language)
    page = cli(
        "simulate", "babylon", "--policy", "random, random,apprentice", "--seats", 3, "--games", 2, "--lang", language,
        "--out", tmp_path / "games.jsonl",
    )  # fmt: skip
    assert (page.code, page.err) == (0, "")
    for id in ("simulate-head-seat", "simulate-head-policy", "simulate-head-score", "cli-score-part"):
        assert words.t(id) in page.out
    assert words.t("simulate-ties", n=0, share="0.0") in page.out
    assert words.t("simulate-written", path=str(tmp_path / "games.jsonl"), games=2) in page.out
    assert "apprentice" in page.out
    assert len((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 2


def test_moves_and_events(cli: Cli, tmp_path: Path) -> None:
    assert (
        cli("simulate", "ishtar", "--games", 1, "--policy", "apprentice", "--moves", "--out", tmp_path / "m.csv").code
        == 0
    )
    head, first, *_ = (tmp_path / "m.csv").read_text(encoding="utf-8").splitlines()
    assert head == "game,step,seat,action,legal"
    assert first.startswith("0,0,chance,deal-")
    assert (
        cli(
            "simulate", "ishtar", "--games", 1, "--policy", "apprentice", "--events", "--out", tmp_path / "e.jsonl"
        ).code
        == 0
    )
    rows = [json.loads(line) for line in (tmp_path / "e.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(rows) == len((tmp_path / "m.csv").read_text(encoding="utf-8").splitlines()) - 1
    assert any(row["events"] for row in rows)


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (["--games", "0"], "cli-number"),
        (["--games", "-3"], "cli-number"),
        (["--workers", "0"], "cli-number"),
        (["--seats", "1"], "seats-wrong"),
        (["--seats", "5"], "seats-wrong"),
        (["--policy", "gready"], "bot-unknown"),
        (["--policy", ""], "bot-unknown"),
        (["--policy", "random,random,random"], "simulate-policies"),
        (["--policy", "/no/such/file.py:bot"], "bot-broken"),
        (["--seed", ""], "cli-seed-length"),
        (["--option", "colour=red"], "option-unknown"),
        (["--option", "colour"], "cli-option-form"),
        (["--edition", "/no/such/file.toml"], "edition-no-file"),
        (["--out", "FOLDER/games.xlsx"], "simulate-kind"),
        (["--out", "FOLDER"], "simulate-kind"),
        (["--out", "FOLDER/there.csv"], "simulate-there"),
        (["--out", "FOLDER/folder.csv", "--force"], "simulate-folder"),
        (["--out", "/dev/null/games.csv"], "simulate-unwritable"),
        (["--moves"], "simulate-moves-where"),
        (["--events"], "simulate-moves-where"),
    ],
)
def test_what_cannot_be_is_refused_in_every_language_before_anything_runs(
    cli: Cli, args: list[str], id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: object) -> Iterator[Games]:
        raise AssertionError("nothing may be played")

    monkeypatch.setattr(run, "games_of", played)
    (tmp_path / "there.csv").touch()
    (tmp_path / "folder.csv").mkdir()
    args = [arg.replace("FOLDER", str(tmp_path)) for arg in args]
    result = cli("simulate", "amyitis", *args, "--json")
    assert (result.code, result.data["error"]["id"]) == (2, id)
    said = {cli("simulate", "amyitis", *args, "--lang", language).err for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("{" in sentence or "simulate-" in sentence for sentence in said)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder.csv", "there.csv"]


def test_without_parquet_a_note_says_what_to_install(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "find_spec", lambda name: None)
    refused = cli("simulate", "amyitis", "--out", "games.parquet")
    assert refused.code == 2
    assert 'pip install "semiramis[data]"' in refused.err


def test_searching_bots_are_warmed_up_first(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(warmup, "load_search", lambda plan: compiled.append(plan.game))
    assert cli("simulate", "babylon", "--policy", "apprentice", "--games", 1).code == 0
    assert compiled == ["babylon"]


def test_decisions_that_bots_do_not_bring_are_told(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "class Bad:\n    name = 'bad'\n    def choose(self, seen):\n        return -1\n\nbad = lambda seed: Bad()\n",
        encoding="utf-8",
    )
    given = ["simulate", "amyitis", "--policy", f"{tmp_path}/bad.py:bad,random", "--games", "1"]
    forfeited = cli(*given, "--json").data["forfeited"]
    assert forfeited > 0
    assert texts("en").t("simulate-forfeited", n=forfeited) in cli(*given).out


def test_an_interrupt_ends_politely(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "games_of", stopped_after(2))
    given = ["simulate", "babylon", "--policy", "apprentice", "--games", "9"]
    page = cli(*given, "--out", tmp_path / "games.csv")
    assert (page.code, page.err) == (130, "")
    assert texts("en").t("simulate-stopped", games=2, planned=9) in page.out
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == 3
    monkeypatch.setattr(run, "games_of", stopped_after(0))
    result = cli(*given, "--json")
    assert (result.code, result.data["games"], result.data["stopped"]) == (130, 0, True)
    assert cli(*given).out.strip() == texts("en").t("simulate-stopped", games=0, planned=9)


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("policy", ["random", "random,apprentice"])
def test_a_signal_leaves_a_whole_file(policy: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    # background processes ignore SIGINT, and their children would inherit that
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{listening}; from semiramis.cli.main import main; main()"
    command = [sys.executable, "-c", code, "simulate", "amyitis", "--policy", policy, "--games", "10000000"]
    with subprocess.Popen(
        [*command, "--workers", "2", "--out", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        encoding="utf-8", start_new_session=True,
    ) as process:  # fmt: skip
        deadline = time.monotonic() + PATIENCE
        while not path.with_name("games.parquet.part").exists():
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.01)
        time.sleep(0.5)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]
    import pyarrow.parquet as pq

    numbers = pq.read_table(path, columns=["game"]).column("game").to_pylist()
    assert numbers == list(range(len(numbers)))
    assert str(path) in out
