"""Damage to stored games that doctor names."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.registry import find_game, keys
from tests.cli.commands.doctor_support import MOVES, TABLES, change, change_event, only_fault
from tests.support.cli import Cli


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
