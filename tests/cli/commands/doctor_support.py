"""Stored games, and their damage."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from semiramis.core.registry import keys
from semiramis.server.bots.pool import BotPool
from semiramis.server.schemas.requests import AskUndo, Command, Move, NewTable, Redo, SeatRequest
from semiramis.server.service.create import make_table
from semiramis.server.service.table_service import TableService
from semiramis.server.storage.store import Store
from semiramis.server.tables.table import Table
from semiramis.server.tokens import hashed
from tests.support.cli import Cli

MOVES = 40


TABLES = "tables.sqlite"


async def _fill(folder: Path) -> dict[str, str]:
    """Store a table of each game with some moves, undo and redo, and one finished game; return the ids by name."""
    service = TableService(Store(folder / TABLES), BotPool(1))
    await service.start()
    tables = {}
    for name, moves in [*((key, MOVES) for key in keys()), ("over", 2000)]:
        key = keys()[0] if name == "over" else name
        body = NewTable(game=key, seats=[SeatRequest(kind="me", name="Ada"), SeatRequest(kind="hot-seat", name="Bo")])
        table, token = await make_table(service, body)
        tables[name] = table.id
        await _play(service, table, hashed(token), moves)
    await service.stop()
    return tables


async def _play(service: TableService, table: Table, token: str, moves: int) -> None:
    random = Random(1)
    for number in range(moves):
        if table.status == "over":
            return
        given: dict[str, Any] = {"expect": table.seq, "key": f"move-{number:04}"}
        command: Command
        if number % 11 == 10:
            command = AskUndo(kind="ask-undo", seat="jasmine", steps=2, **given)
        elif number % 11 == 0 and table.match.undone:
            command = Redo(kind="redo", seat="jasmine", **given)
        else:
            action = table.game.rules.catalogue.action(random.choice(table.match.legal()))
            command = Move(kind="move", action=action.to_json(), **given)
        await service.submit(table.id, token, command)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("filled")
    return folder, asyncio.run(_fill(folder))


@pytest.fixture
def data(filled: tuple[Path, dict[str, str]], tmp_path: Path) -> Path:
    """Return a copy to be damaged."""
    folder = tmp_path / "copy"
    shutil.copytree(filled[0], folder)
    return folder


def change(folder: Path, statement: str, *given: Any) -> None:
    with closing(sqlite3.connect(folder / TABLES)) as data:
        assert data.execute(statement, given).rowcount > 0
        data.commit()


def change_event(folder: Path, table: str, seq: int, mend: Callable[[dict[str, Any]], None]) -> None:
    """Change a stored event, as somebody with a database editor could."""
    with closing(sqlite3.connect(folder / TABLES)) as data:
        found = data.execute("SELECT data FROM events WHERE table_id = ? AND seq = ?", (table, seq)).fetchone()[0]
    event = json.loads(found)
    mend(event)
    change(folder, "UPDATE events SET data = ? WHERE table_id = ? AND seq = ?", json.dumps(event), table, seq)


def only_fault(cli: Cli, folder: Path, table: str) -> dict[str, Any]:
    """Return the only table that does not reproduce."""
    shown = cli("doctor", "--data", folder, "--json")
    assert shown.code == 1
    assert not shown.data["ok"]
    assert shown.data["tables"] == len(keys()) + 1
    assert [fault["table"] for fault in shown.data["faults"]] == [table]
    fault: dict[str, Any] = shown.data["faults"][0]
    assert fault["error"]["text"] not in ("", fault["error"]["id"])
    return fault
