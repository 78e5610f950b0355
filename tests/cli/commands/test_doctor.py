"""`semiramis doctor --data`: stored games that reproduce, and every way in which one may not."""

from pathlib import Path
from typing import Any

import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.registry import keys
from semiramis.server.storage.store import Store
from tests.cli.commands.doctor_support import MOVES, TABLES, change, change_event, only_fault
from tests.support.cli import Cli


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
