"""Language, help, version and wrong arguments."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from semiramis.cli import main as program
from semiramis.cli.support.common import language_argument
from semiramis.core.i18n.text import language_from_env
from semiramis.core.model.message import Problem
from tests.support.cli import Cli

HELP = "import sys; sys.argv = ['semiramis', *{args!r}]; from semiramis.cli.main import run; code = run(sys.argv[1:]); "
HEAVY = "print(sorted({'numpy', 'semiramis.games.amyitis', 'semiramis.bots'} & set(sys.modules)), file=sys.stderr)"


def fresh(*args: str, code: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", HELP.format(args=list(args)) + (code or "sys.exit(code)")]
    env = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**env, "PYTHONUTF8": "1", **environ},
        check=False,
    )


def test_help_imports_nothing_heavy_and_names_every_command() -> None:
    done = fresh("--help", code=HEAVY)
    assert done.stderr.strip() == "[]"
    for command in program.COMMANDS:
        assert command in done.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", ["Použití:", "Volby", "Argumenty", "Zobrazí tuto stránku"]), ("de", ["Aufruf:", "Optionen", "Argumente"])],
)
def test_help_pages_speak_the_language_of_the_environment(language: str, words: list[str]) -> None:
    done = fresh("play", "--help", LANG=f"{language}_XX.UTF-8")
    assert done.returncode == 0
    for word in words:
        assert word in done.stdout
    assert "Show this" not in done.stdout


def test_lang_wins_over_the_environment_wherever_it_stands() -> None:
    for args in (("--lang", "hu", "perft", "--help"), ("perft", "--help", "--lang=hu")):
        assert "Használat:" in fresh(*args, LANG="cs_CZ.UTF-8").stdout


def test_every_command_has_help_and_json(cli: Cli) -> None:
    for command in program.COMMANDS:
        page = cli(command, "--help")
        assert page.code == 0
        assert "--json" in page.out


@pytest.mark.parametrize(
    ("args", "wanted"),
    [
        (["--lang", "cs"], "cs"),
        (["play", "--lang=de"], "de"),
        (["play"], None),
        (["--lang"], None),
        (["play", "--", "--lang", "cs"], None),
    ],
)
def test_the_language_is_found_among_the_arguments(args: list[str], wanted: str | None) -> None:
    assert language_argument(args) == wanted


@pytest.mark.parametrize(
    ("environ", "wanted"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LC_ALL": "de_AT", "LANG": "cs_CZ"}, "de"),
        ({"LC_ALL": "", "LANG": "hu"}, "hu"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
    ],
)
def test_the_language_of_the_environment(environ: dict[str, str], wanted: str) -> None:
    assert language_from_env(environ) == wanted


def test_version(cli: Cli) -> None:
    from importlib.metadata import version

    assert cli("--version").out == f"semiramis {version('semiramis')}\n"


@pytest.mark.parametrize("args", [[], ["--lang", "cs"]])
def test_without_a_command_the_game_opens_in_the_browser(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, args: list[str]
) -> None:
    calls: list[dict[str, object]] = []
    monkeypatch.setattr("semiramis.cli.commands.serve.serve", lambda **given: calls.append(given))
    assert cli(*args).code == 0
    assert calls == [{"browser": True}]
    assert cli("doctor", "--help").code == 0
    assert len(calls) == 1


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (["fly"], "cli-usage-command"),
        (["--lang", "xx", "doctor"], "cli-lang-unknown"),
        (["doctor", "--lang"], "cli-usage-option"),
        (["play"], "cli-usage-missing"),
        (["play", "amyitis", "--fast"], "cli-usage-option"),
        (["perft", "amyitis", "--depth"], "cli-usage-value"),
        (["perft", "amyitis", "--depth", "deep"], "cli-usage-bad"),
        (["perft", "amyitis", "babylon"], "cli-usage-extra"),
        (["play", "chess"], "game-unknown"),
        (["replay", "no-such-file"], "open-failed"),
        (["components", "amyitis", "--edition", "no-such-file"], "edition-no-file"),
    ],
)
def test_wrong_arguments_are_told_and_given_to_programs(cli: Cli, args: list[str], id: str) -> None:
    seen = cli(*args)
    assert (seen.code, seen.out) == (2, "")
    assert seen.err.strip()
    result = cli(*args, "--json")
    if args[-1] not in ("--lang", "--depth"):  # --json would be taken for its value there
        error = result.data["error"]
        assert (result.code, result.err, error["id"]) == (2, "", id)
        assert error["text"] == seen.err.strip()


def test_problems_are_told_in_the_language_asked_for(cli: Cli) -> None:
    assert cli("play", "chess", "--lang", "cs").err != cli("play", "chess", "--lang", "de").err
    assert "semiramis play" in cli("play", "--lang", "hu").err


def test_an_interrupted_command_ends_with_130(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("semiramis.core.verify.invariants.soak", interrupted)
    assert cli("soak", "amyitis").code == 130


def test_a_reader_that_leaves_is_no_crash(tmp_path: Path) -> None:
    script = HELP.format(args=["playthrough", "amyitis"]) + "sys.exit(code)"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_every_wrong_use_of_typer_becomes_a_problem_of_ours() -> None:
    import typer

    problem = program.usage_problem(typer.BadParameter("?"), [])
    assert isinstance(problem, Problem)
    assert problem.message.id == "cli-usage-extra"


def test_output_survives_a_terminal_that_knows_ascii_only() -> None:
    done = fresh("perft", "amyitis", "--depth", "1", "--divide", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    result = fresh("replay", "žádný", "--json", "--lang", "cs")
    assert json.loads(result.stdout)["error"]["id"] == "open-failed"


def test_what_the_system_refuses_is_told_without_a_traceback(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "/somewhere")

    monkeypatch.setattr("semiramis.core.verify.invariants.soak", refuse)
    seen = cli("soak", "amyitis", "--json")
    assert (seen.code, seen.data["error"]["id"]) == (2, "cli-system")
    assert "/somewhere" in seen.data["error"]["text"]
