"""`semiramis doctor --data`: stored games that reproduce, and every way in which one may not."""

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

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.registry import find_game, keys
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


def test_good_games_reproduce_and_nothing_is_written(cli: Cli, data: Path) -> None:
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    shown = cli("doctor", "--data", data, "--json")
    assert shown.code == 0
    assert shown.data["ok"]
    assert shown.data["faults"] == []
    assert shown.data["events"] > len(keys()) * MOVES
    for language in LANGUAGES:
        seen = cli("doctor", "--data", data, "--lang", language)
        assert seen.code == 0
        assert texts(language).t("cli-doctor-games-good", n=len(keys()) + 1) in seen.out
    assert {path.name: path.read_bytes() for path in data.iterdir()} == before


def test_data_in_use_can_be_looked_at(cli: Cli, data: Path) -> None:
    store = Store(data / TABLES)
    try:
        store.write(lambda connection: None).result()
        assert (data / f"{TABLES}-wal").exists()
        assert cli("doctor", "--data", data).code == 0
    finally:
        store.close()


@pytest.mark.parametrize("game", keys())
def test_a_changed_line_is_named(cli: Cli, data: Path, filled: tuple[Path, dict[str, str]], game: str) -> None:
    table = filled[1][game]
    lines: list[int] = []

    def mend(event: dict[str, Any]) -> None:
        event["lines"][0]["by"] = {"jasmine": "rose", "rose": "jasmine"}[event["lines"][0]["by"]]
        lines.append(event["lines"][0]["n"] + 1)

    change_event(data, table, 5, mend)
    fault = only_fault(cli, data, table)
    assert fault["game"] == game
    assert [fault["line"]] == lines
    assert fault["error"]["id"] == "log-illegal"
    for language in LANGUAGES if game == keys()[0] else ():
        seen = cli("doctor", "--data", data, "--lang", language)
        assert seen.code == 1
        assert table in seen.out
        assert texts(language).t("cli-doctor-games-bad", n=len(keys()) + 1, bad=1) in seen.out


def test_another_legal_move_is_found_too(cli: Cli, data: Path, filled: tuple[Path, dict[str, str]]) -> None:
    """The move was legal but not played: the next hash or snapshot exposes it."""
    from semiramis.core.play.log import replay

    table, game = filled[1][keys()[0]], find_game(keys()[0])
    with closing(sqlite3.connect(data / TABLES)) as stored:
        wanted = "SELECT data FROM events WHERE table_id = ? AND seq <= 6 ORDER BY seq"
        events = [json.loads(row[0]) for row in stored.execute(wanted, (table,))]
    for seq in range(1, 7):
        match = replay([line for event in events[:seq] for line in event["lines"]], game)
        played = match.encode({k: v for k, v in events[seq]["lines"][0].items() if k not in ("n", "by")})
        others = [code for code in match.legal() if code != played]
        if others and len(events[seq]["lines"]) == 1:
            line = {name: events[seq]["lines"][0][name] for name in ("n", "by")}
            changed = {**events[seq], "lines": [{**line, **game.rules.catalogue.action(others[0]).to_json()}]}
            change_event(data, table, seq, lambda event, changed=changed: event.update(changed))  # type: ignore[misc]
            break
    else:
        pytest.fail("no move to be changed")
    assert only_fault(cli, data, table)["line"] is not None


def test_a_drawn_card_that_the_seed_does_not_deal_is_found(
    cli: Cli, data: Path, filled: tuple[Path, dict[str, str]]
) -> None:
    table = filled[1][keys()[0]]
    change(data, "UPDATE tables SET seed = 'another' WHERE id = ?", table)
    assert only_fault(cli, data, table)["error"]["id"] == "log-wrong-seed"


@pytest.mark.parametrize("what", ["state", "lines", "more"])
def test_a_changed_snapshot_is_named(cli: Cli, data: Path, filled: tuple[Path, dict[str, str]], what: str) -> None:
    table = filled[1][keys()[1]]
    with closing(sqlite3.connect(data / TABLES)) as stored:
        old = stored.execute(f"SELECT {what} FROM snapshots WHERE table_id = ? AND seq = 16", (table,)).fetchone()[0]
    new = {"state": lambda: bytes([old[0] ^ 1]) + old[1:], "lines": lambda: old + 1, "more": lambda: old + " "}[what]()
    change(data, f"UPDATE snapshots SET {what} = ? WHERE table_id = ? AND seq = 16", new, table)
    fault = only_fault(cli, data, table)
    assert fault["error"]["id"] == "audit-snapshot"
    assert fault["error"]["args"]["seq"] == 16


@pytest.mark.parametrize("seq", [0, 7, MOVES])
def test_a_missing_event_is_named(cli: Cli, data: Path, filled: tuple[Path, dict[str, str]], seq: int) -> None:
    table = filled[1][keys()[0]]
    change(data, "DELETE FROM events WHERE table_id = ? AND seq = ?", table, seq)
    fault = only_fault(cli, data, table)
    assert fault["error"]["id"] == "audit-no-event"
    assert fault["error"]["args"] == {"seq": seq}


def test_games_of_older_rules_other_editions_and_games_are_named(
    cli: Cli, data: Path, filled: tuple[Path, dict[str, str]]
) -> None:
    tables = filled[1]
    change(data, "UPDATE tables SET rules = 0 WHERE id = ?", tables[keys()[0]])
    change(data, "UPDATE tables SET edition = ? WHERE id = ?", "e" * 64, tables[keys()[1]])
    change(data, "UPDATE tables SET game = 'chess' WHERE id = ?", tables[keys()[2]])
    change_event(data, tables["over"], 0, lambda event: event["lines"][0].update(rules=0))
    shown = cli("doctor", "--data", data, "--json")
    assert shown.code == 1
    assert {fault["table"]: fault["error"]["id"] for fault in shown.data["faults"]} == {
        tables[keys()[0]]: "server-other-rules",
        tables[keys()[1]]: "server-no-edition",
        tables[keys()[2]]: "game-unknown",
        tables["over"]: "log-rules-unknown",
    }


@pytest.mark.parametrize(
    ("column", "value", "id"),
    [
        ("result", "{}", "audit-result"),
        ("status", "playing", "audit-table"),
        ("mover", 1, "audit-table"),
        ("n_seats", 3, "audit-table"),
        ("options", "[", "audit-broken"),
    ],
)
def test_what_is_noted_of_a_table_has_to_fit_its_game(
    cli: Cli, data: Path, filled: tuple[Path, dict[str, str]], column: str, value: Any, id: str
) -> None:
    table = filled[1]["over"]
    change(data, f"UPDATE tables SET {column} = ? WHERE id = ?", value, table)
    assert only_fault(cli, data, table)["error"]["id"] == id


def test_no_data_or_something_else_is_told_clearly(cli: Cli, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    other = tmp_path / "other"
    other.mkdir()
    (other / TABLES).write_bytes(b"this is no database, but long enough to be looked at" * 20)
    blank = tmp_path / "blank"
    blank.mkdir()
    (blank / TABLES).touch()
    for folder, id in (
        (empty, "no-data"),
        (tmp_path / "none", "no-data"),
        (other, "unreadable"),
        (blank, "unreadable"),
    ):
        for language in LANGUAGES:
            seen = cli("doctor", "--data", folder, "--lang", language)
            assert seen.code == 2
            assert str(folder) in seen.err
        assert cli("doctor", "--data", folder, "--json").data["error"]["id"] == f"audit-{id}"
    assert not (tmp_path / "none").exists()
    assert list(empty.iterdir()) == []


def test_a_folder_without_tables_yet_is_fine(cli: Cli, tmp_path: Path) -> None:
    Store(tmp_path / TABLES).close()
    shown = cli("doctor", "--data", tmp_path, "--json")
    assert shown.code == 0
    assert shown.data["tables"] == 0


QUIET_DAMAGE = {
    "what was told": (
        "UPDATE events SET data = replace(data, '\"told\"', '\"tolb\"') WHERE table_id = ? AND seq = 3",
        "hash",
    ),
    "a time": ("UPDATE events SET at = at + 1 WHERE table_id = ? AND seq = 3", "hash"),
    "the key of a command": ("UPDATE keys SET key = 'other' WHERE table_id = ? AND seq = 3", "hash"),
    "the sender of a command": ("UPDATE keys SET token = upper(token) WHERE table_id = ? AND seq = 3", "hash"),
    "a lost key": ("DELETE FROM keys WHERE table_id = ? AND seq = 3", "hash"),
    "a lost hash": ("UPDATE events SET hash = '' WHERE table_id = ? AND seq = 3", "hash"),
    "a name": ("UPDATE seats SET name = 'Eve' WHERE table_id = ? AND seat = 1", "seal"),
    "a token": ("UPDATE seats SET token = upper(token) WHERE table_id = ? AND seat = 1", "seal"),
    "the host": ("UPDATE tables SET host = upper(host) WHERE id = ?", "seal"),
    "the last change": ("UPDATE tables SET changed_at = changed_at + 1 WHERE id = ?", "seal"),
    "a deadline": ("UPDATE tables SET deadline = 1 WHERE id = ?", "seal"),
    "a lost seal": ("UPDATE tables SET seal = '' WHERE id = ?", "seal"),
}


@pytest.mark.parametrize("damage", QUIET_DAMAGE)
def test_damage_that_no_replay_shows_is_named(
    cli: Cli, data: Path, filled: tuple[Path, dict[str, str]], damage: str
) -> None:
    statement, found_by = QUIET_DAMAGE[damage]
    table = filled[1][keys()[0]]
    change(data, statement, table)
    assert only_fault(cli, data, table)["error"]["id"] == f"audit-{found_by}"


def test_damage_to_an_index_is_found_by_sqlite(cli: Cli, data: Path) -> None:
    with closing(sqlite3.connect(data / TABLES)) as database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute("UPDATE sqlite_master SET rootpage = 2 WHERE name = 'seats_by_token'")
        database.commit()
    shown = cli("doctor", "--data", data, "--json")
    assert shown.code != 0
