"""The pages about simulations and balance: every command and every program in them runs as it is written."""

import re
import shlex
from pathlib import Path

import pytest

from tests.support.cli import Cli

PAGES = Path(__file__).parents[2] / "docs" / "research"


def blocks(page: str, language: str) -> list[str]:
    text = (PAGES / f"{page}.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", ["simulate", pytest.param("balance", marks=pytest.mark.long)])
def test_the_commands_of_a_page_run(page: str, cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [line for block in blocks(page, "sh") for line in block.splitlines()]
    assert len(commands) >= 3
    for command in commands:
        program, *args = shlex.split(command)
        assert program == "semiramis"
        done = cli(*args)
        assert (done.code, done.err) == (0, ""), command
        if "--out" in args:
            assert (tmp_path / args[args.index("--out") + 1]).exists()


@pytest.mark.parametrize("page", ["simulate", "balance"])
def test_the_programs_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    programs = blocks(page, "python")
    assert programs
    for program in programs:
        exec(compile(program, f"{page}.md", "exec"), {"__name__": "page"})
        assert capsys.readouterr().out
