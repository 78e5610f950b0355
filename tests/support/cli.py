"""The command line run in this process, with its input and output captured."""

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from semiramis.cli.main import run


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]

    def all(self, key: str) -> list[Any]:
        return [line[key] for line in self.lines if key in line]


Cli = Callable[..., Outcome]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Cli:
    monkeypatch.setenv("SEMIRAMIS_DATA", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")

    def call(*args: object, stdin: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        code = run([str(arg) for arg in args])
        seen = capsys.readouterr()
        assert "Traceback" not in seen.err
        return Outcome(code, seen.out, seen.err)

    return call


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the log of a whole game between bots, with seed and nonce disclosed."""
    from semiramis.bots.api import bot_view
    from semiramis.bots.registry import make_bot
    from semiramis.core.play.chance import Referee
    from semiramis.core.play.log import log_text
    from semiramis.core.play.match import Match
    from semiramis.core.registry import find_game

    match = Match.begin(find_game("amyitis"), 2, referee=Referee("finished"))
    bot = make_bot("random", 3)
    while not match.over:
        match.play(match.mover, bot.choose(bot_view(match.game, match.state)))
    path = tmp_path_factory.mktemp("logs") / "finished.jsonl"
    path.write_text(log_text(match), encoding="utf-8")
    return path
