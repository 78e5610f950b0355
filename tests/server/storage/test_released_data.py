"""Tables that released versions have stored open, reproduce and go on.

The dumps in tests/golden/stored were written by the servers of these versions: a table of each game with moves, undo,
redo, a request, a bot and a clock.
"""

import gzip
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from semiramis.core.registry import keys
from tests.server.conftest import Served
from tests.support.cli import Cli, cli

__all__ = ["cli"]
DUMPS = sorted((Path(__file__).parents[2] / "golden" / "stored").glob("*.sql.gz"))
TOKEN = "released-0-1-0-{game}-token-00"


@pytest.fixture(params=DUMPS, ids=lambda file: file.name)
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data folder as a released version has left it."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.executescript(gzip.decompress(request.param.read_bytes()).decode())
    return tmp_path


def test_every_stored_game_reproduces(stored: Path, cli: Cli) -> None:
    outcome = cli("doctor", "--data", stored)
    assert outcome.code == 0, outcome.out + outcome.err
    assert "3" in outcome.out


def test_every_table_opens_with_its_history_and_goes_on(stored: Path, serve: Callable[..., Served]) -> None:
    server = serve()
    with closing(sqlite3.connect(stored / "tables.sqlite")) as database:
        ids = dict(database.execute("select game, id from tables").fetchall())
    assert set(ids) == set(keys())
    for game, id in ids.items():
        headers = {"authorization": f"Bearer {TOKEN.format(game=game)}"}

        def get(path: str, headers: dict[str, str] = headers, id: str = id) -> Any:
            found = server.http.get(f"/api/tables/{id}{path}", headers=headers)
            assert found.status_code == 200, found.text
            return found.json()

        now = get("")
        assert now["table"]["status"] == "playing"
        assert len(get("/history?after=-1")["events"]) == now["table"]["seq"] + 1
        assert get("/positions/10")["view"]
        command = {"kind": "leave", "expect": now["table"]["seq"], "key": f"leave-{game}"}
        answer = server.http.post(f"/api/tables/{id}/commands", json=command, headers=headers)
        assert answer.status_code == 200, answer.text
