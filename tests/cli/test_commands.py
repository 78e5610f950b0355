"""All other commands, with output for people and for programs."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from semiramis.cli.commands.doctor import Finding, _engines
from semiramis.cli.verify import bench
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.registry import find_game, keys
from semiramis.core.verify.perft import distinct, perft
from semiramis.core.verify.playthrough import playthrough
from tests.support.cli import Cli

GAME = find_game("amyitis")


def test_replay_tells_the_game_and_its_result(cli: Cli, finished: Path) -> None:
    seen = cli("replay", finished, "--verify")
    assert seen.code == 0
    for expected in ("Round 1 begins.", "AMYITIS   2 seats", "Total", "Every deal agrees with the disclosed seed"):
        assert expected in seen.out
    result = cli("replay", finished, "--verify", "--json").data
    assert result["over"]
    assert result["verified_deals"] > 0
    assert result["score"] == json.loads(finished.read_text().splitlines()[-1])["end"]


def test_replay_stops_where_asked(cli: Cli, finished: Path) -> None:
    result = cli("replay", finished, "--to", 5, "--json").data
    assert len(result["steps"]) == 5
    assert not result["over"]
    assert all(step["events"] and step["by"] in ("jasmine", "rose") for step in result["steps"])
    plain, drawn = (cli("replay", finished, "--to", 9, *board).out for board in ((), ("--board",)))
    assert plain.count("AMYITIS ") == 1 < drawn.count("AMYITIS ")
    assert cli("replay", finished, "--to", 99999).code == 2
    assert cli("replay", finished, "--to", 0, "--json").data["steps"] == []


def test_replay_speaks_every_language(cli: Cli, finished: Path) -> None:
    pages = {cli("replay", finished, "--lang", language).out for language in LANGUAGES}
    assert len(pages) == len(LANGUAGES)


def test_an_unfinished_game_has_no_seed_to_verify(cli: Cli, tmp_path: Path) -> None:
    cli("play", "amyitis", "--save", tmp_path / "game.jsonl", stdin="1\n")
    result = cli("replay", tmp_path / "game.jsonl", "--verify", "--json")
    assert (result.code, result.data["error"]["id"]) == (2, "log-no-seed")
    assert cli("replay", tmp_path / "game.jsonl").code == 0


def test_perft_counts_as_the_library_does(cli: Cli) -> None:
    start = GAME.new_state(3)
    result = cli("perft", "amyitis", "--seats", 3, "--depth", 2, "--divide", "--distinct", "--json").data
    assert result["lines"] == perft(GAME, start, 2) == sum(result["divide"].values())
    assert result["distinct"] == distinct(GAME, start, 2)
    assert cli("perft", "amyitis", "--depth", 0, "--json").data["lines"] == 1
    assert "Lines at depth 1: " in cli("perft", "amyitis", "--depth", 1, "--divide", "--distinct").out


def test_perft_starts_in_a_seeded_game_or_a_position(cli: Cli, tmp_path: Path, finished: Path) -> None:
    seeded = cli("perft", "amyitis", "--seed", "x", "--after", 12, "--depth", 2, "--json").data
    hashes = playthrough(GAME, 2, "x", texts("en"))
    assert seeded["hash"] in hashes
    path = tmp_path / "p.json"
    cli("position", finished, "--output", path)
    over = cli("perft", "amyitis", "--position", path, "--depth", 3, "--json").data
    assert over["lines"] == 1


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (["--depth", "-1"], "cli-number"),
        (["--depth", "99"], "cli-number"),
        (["--after", "3"], "cli-perft-after"),
        (["--seed", "x", "--after", "99999"], "cli-number"),
        (["--seed", "x", "--after", "-1"], "cli-number"),
        (["--seats", "7"], "seats-wrong"),
        (["--option", "pets=yes"], "option-unknown"),
    ],
)
def test_perft_refuses_what_it_cannot_count(cli: Cli, args: list[str], id: str) -> None:
    seen = cli("perft", "amyitis", *args, "--json")
    assert (seen.code, seen.data["error"]["id"]) == (2, id)


def test_playthrough_is_the_text_that_tests_compare(cli: Cli) -> None:
    text = playthrough(GAME, 3, "7", texts("en"))
    assert cli("playthrough", "amyitis", "--seats", 3, "--seed", 7).out == text
    assert cli("playthrough", "amyitis", "--seats", 3, "--seed", 7, "--json").data["text"] == text
    assert cli("playthrough", "amyitis", "--seats", 9).code == 2


def test_components_name_every_value_and_its_source(cli: Cli) -> None:
    result = cli("components", "amyitis", "--json").data
    assert sum(result["count"].values()) == len(result["values"])
    assert all(value["source"] for value in result["values"])
    recon = cli("components", "amyitis", "--recon", "--json").data
    assert {value["confidence"] for value in recon["values"]} == {"constrained", "free"}
    assert len(recon["values"]) == result["count"]["constrained"] + result["count"]["free"]
    page = cli("components", "amyitis").out
    assert "what is known leaves many values" in page
    assert str(result["count"]["rules"]) in page
    assert "Závěrečné hodnocení v českých" in cli("--lang", "cs", "components", "babylon").out


def test_clauses_show_the_matrix(cli: Cli, tmp_path: Path) -> None:
    result = cli("clauses", "amyitis", "--json").data
    assert [row["clause"] for row in result["clauses"]] == list(GAME.clauses)
    assert all(set(row["texts"]) == set(LANGUAGES) for row in result["clauses"])
    assert GAME.clauses[0] in cli("clauses", "amyitis").out
    empty = cli("clauses", "amyitis", "--check", "--tests", tmp_path)
    assert empty.code == 1
    assert f"{GAME.clauses[0]}: no allowed case" in empty.out
    gaps = cli("clauses", "amyitis", "--check", "--tests", tmp_path, "--json")
    assert (gaps.code, len(gaps.data["gaps"]) > 0) == (1, True)
    assert cli("clauses", "amyitis", "--tests", tmp_path / "none").code == 2


def test_clauses_are_complete_when_nothing_is_missing(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semiramis.core.verify.clauses.gaps", lambda rows, tests: [])
    assert cli("clauses", "amyitis", "--check").code == 0
    monkeypatch.setattr("semiramis.cli.verify.clauses.checkout_tests", lambda: None)
    assert "--tests" in cli("clauses", "amyitis", "--check").out


def test_a_test_that_cannot_be_read_is_told(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("def broken(:")
    assert cli("clauses", "amyitis", "--tests", tmp_path).code == 2


def test_soak_checks_random_games(cli: Cli) -> None:
    result = cli("soak", "amyitis", "--seats", 3, "--games", 1, "--json").data
    assert (result["games"], result["broken"]) == (1, [])
    assert "Every position was sound" in cli("soak", "amyitis", "--games", 1, "--deep", 10).out
    assert cli("soak", "amyitis", "--games", 0).code == 2
    assert cli("soak", "amyitis", "--seats", 5).code == 2


def test_soak_tells_what_broke(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semiramis.core.verify.invariants.list_faults", lambda game, state: ["two caravans"])
    assert cli("soak", "amyitis", "--games", 1, "--json").code == 1
    seen = cli("soak", "amyitis", "--games", 1)
    assert seen.code == 1
    assert "two caravans" in seen.out


def test_parity_tells_whether_both_agree(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from semiramis.core.verify.parity import Parity

    found = [Parity(5, 900)]
    monkeypatch.setattr("semiramis.cli.verify.parity.compiled", lambda game: None)
    monkeypatch.setattr("semiramis.core.verify.parity.compare", lambda *_: found[0])
    assert cli("parity", "amyitis", "--json").data["decisions"] == 900
    assert "agree" in cli("parity", "amyitis").out
    found[0] = Parity(2, 40, "game 3, decision 4: pass")
    assert cli("parity", "amyitis", "--json").code == 1
    seen = cli("parity", "amyitis")
    assert (seen.code, "decision 4: pass" in seen.out) == (1, True)
    assert cli("parity", "amyitis", "--seats", 1).code == 2
    assert cli("parity", "amyitis", "--games", -1).code == 2


def test_the_engine_of_a_program_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    from semiramis.cli.verify.parity import compiled
    from semiramis.core.compile.program import PLAYOUTS

    loaded: list[Any] = []
    monkeypatch.setattr("semiramis.core.compile.engines.load", lambda game, program: loaded.append((game, program)))
    compiled(GAME)
    assert loaded == [(GAME, PLAYOUTS)]


def test_bench_tells_what_is_met(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        ("plain-decision", 12.0, "µs"),
        ("compiled-games-2", 9_000.0, "1/s"),
        ("compiled-decisions-2", 3_000_000.0, "1/s"),
        ("compiled-player-decisions-4", 1.0, "1/s"),
        ("threads-2", 1.9, "×"),
        ("compiled-clone", 25.0, "ns"),
        ("compile-cold", 9.0, "s"),
        ("compile-cached", 0.5, "s"),
        ("help", 0.2, "s"),
    ]
    monkeypatch.setattr(bench, "compiled", lambda game: None)
    monkeypatch.setattr(bench, "measured", lambda game, engine, seconds: iter(rows))
    result = {row["row"]: row for row in cli("bench", "amyitis", "--json").data["rows"]}
    assert [name for name, row in result.items() if row.get("met") is False] == [
        "compiled-decisions-2",
        "compiled-clone",
    ]
    assert "met" not in result["compiled-player-decisions-4"]
    for language in LANGUAGES:
        page = cli("bench", "amyitis", "--lang", language)
        assert page.code == 0
        assert page.out.count(texts(language).t("cli-bench-missed")) == 2
    assert cli("bench", "amyitis", "--seconds", -1).code == 2


def test_bench_measures_every_row(monkeypatch: pytest.MonkeyPatch) -> None:
    from semiramis.core.verify import bench as measure

    monkeypatch.setattr(measure, "compiled_speed", lambda e, n, s: [(f"compiled-games-{n}", 1.0, "1/s")])
    monkeypatch.setattr(measure, "thread_gain", lambda e, n, g: ("threads-2", 1.0, "×"))
    monkeypatch.setattr(measure, "clone_speed", lambda e, n: ("compiled-clone", 1.0, "ns"))
    monkeypatch.setattr(measure, "start_times", lambda game: iter([("help", 0.1, "s")]))
    names = [row[0] for row in bench.measured(GAME, cast(Any, None), 0.01)]
    assert names[0] == "plain-decision"
    assert names[1:] == [*(f"compiled-games-{n}" for n in GAME.seats), "threads-2", "compiled-clone", "help"]


def test_doctor_finds_nothing_wrong_or_says_what_to_do(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    result = cli("doctor", "--json")
    assert {finding["about"] for finding in result.data["findings"]} >= {"python", "cache", "data", "language"}
    assert result.code == (0 if result.data["ok"] else 1)
    sick = [Finding("python", False, "2.7", "cli-doctor-fix-python"), Finding("terminal", True, "x")]
    monkeypatch.setattr("semiramis.cli.commands.doctor.examine", lambda: iter(sick))
    for language in LANGUAGES:
        seen = cli("doctor", "--lang", language)
        assert seen.code == 1
        assert texts(language).t("cli-doctor-fix-python") in seen.out
    assert cli("doctor", "--json").data["findings"][1]["advice"] == ""


def test_doctor_tells_what_runs_each_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from semiramis.core.compile import engines

    monkeypatch.setenv(engines.VARIABLE, "wasm")
    monkeypatch.setattr(engines, "_engines", {})
    told = [each["details"] for each in cli("doctor", "--json").data["findings"] if each["about"] == "engine"]
    assert [each["game"] for each in told] == keys()
    for each in told:
        assert each["backend"] == "wasm"
        assert each["runtime"].startswith("wasmtime ")
        assert each["stamp"] in Path(each["path"]).with_suffix(".json").read_text()
        assert each["decisions_per_second"] > each["simulations_per_second"] > 0
    monkeypatch.setattr("semiramis.cli.commands.doctor.examine", _engines)
    for language in LANGUAGES:
        seen = cli("doctor", "--lang", language)
        assert texts(language).t("cli-doctor-backend-wasm", runtime=told[0]["runtime"]) in seen.out


def test_doctor_tells_why_there_are_no_compiled_rules(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from semiramis.core.compile import engines

    monkeypatch.setenv(engines.VARIABLE, "plain")
    monkeypatch.setattr(engines, "_engines", {})
    told = cli("doctor", "--json")
    assert told.code == 1
    missing = [each for each in told.data["findings"] if each["about"] == "engine"]
    assert [each["details"]["backend"] for each in missing] == ["plain"] * len(keys())
    assert missing[0]["found"] == f"amyitis: {texts('en').t('compile-plain')}"


def test_doctor_notices_a_folder_that_cannot_be_written(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from semiramis.cli.commands.doctor import _package, _writable_data

    (tmp_path / "file").write_text("x")
    monkeypatch.setenv("SEMIRAMIS_DATA", str(tmp_path / "file" / "data"))
    assert not _writable_data().ok
    assert not _package("no-such-package").ok
