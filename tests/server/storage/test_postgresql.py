"""The same store in PostgreSQL: the schema, transactions, fences, copies there and back."""

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from semiramis.cli.support.databases import check_database
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Problem
from semiramis.server.audit import audit
from semiramis.server.backup import BadBackup
from semiramis.server.errors import NotOwner
from semiramis.server.storage.database import shown
from semiramis.server.storage.rows import EventRows, KeyReused, NewTableRows, Row
from semiramis.server.storage.schema import EDITIONS, METADATA, TABLES
from semiramis.server.storage.store import Store, open_patiently
from semiramis.server.transfer import copy_data
from tests.server.client import BOT, ME, Person, make
from tests.server.conftest import Serve, postgres, serve
from tests.support.cli import Cli, cli
from tests.support.services import Postgres, postgres_server

__all__ = ["cli", "postgres", "serve"]
pytestmark = pytest.mark.xdist_group("services")
LIMIT = 60.0


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()


def table_row(id: str) -> Row:
    texts = {"options": "{}", "clock": "{}", "request": "{}", "result": "{}", "origin": "{}", "host": id, "edition": ""}
    numbers = {"rules": 1, "n_seats": 2, "made_at": 1.5, "changed_at": 1.5, "seq": 0, "mover": 0}
    words = {"game": "x", "seed": "s", "nonce": "n", "status": "playing", "last_hash": "", "seal": ""}
    return {"id": id, **texts, **numbers, **words}


def event_row(id: str, seq: int) -> Row:
    return {"table_id": id, "seq": seq, "at": 1.0, "kind": "move", "by": "rose", "lines": 1, "data": "{}", "hash": ""}


def seat_row(id: str) -> Row:
    return {
        "table_id": id, "seat": 0, "kind": "bot", "name": "ž", "bot": "greedy", "token": "",
        "away": 0, "away_since": 0.0, "away_decisions": 0,
    }  # fmt: skip


def new_table(store: Store, id: str) -> None:
    store.create(NewTableRows(table_row(id), [seat_row(id)], [event_row(id, 0)], [], None)).result(LIMIT)


def append(store: Store, id: str, seq: int, key: str = "", epoch: int = 0) -> "Future[None]":
    key_row = {"table_id": id, "token": "t", "key": key, "seq": seq} if key else None
    return store.append(EventRows(event_row(id, seq), {"seq": seq}, None, None, key_row, epoch))


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_only_the_last_owner_writes_and_only_after_the_last_event(kind: str, store: Store, tmp_path: Path) -> None:
    own = Store(tmp_path / "tables.sqlite") if kind == "sqlite" else store
    try:
        new_table(own, "fenced")
        append(own, "fenced", 1, "key-1").result(LIMIT)
        for late in (append(own, "fenced", 1), append(own, "fenced", 3), append(own, "fenced", 2, epoch=1)):
            with pytest.raises(NotOwner):
                late.result(LIMIT)
        with pytest.raises(KeyReused) as reused:
            append(own, "fenced", 2, "key-1").result(LIMIT)
        assert reused.value.seq == 1
        own.write(lambda c: c.execute(update(TABLES).values(epoch=7))).result(LIMIT)
        with pytest.raises(NotOwner):
            append(own, "fenced", 2).result(LIMIT)
        append(own, "fenced", 2, "key-2", epoch=7).result(LIMIT)
        assert [row["seq"] for row in own.event_rows("fenced")] == [0, 1, 2]
        row = own.key_row("fenced", "t", "key-2")
        assert row is not None
        assert row["seq"] == 2
    finally:
        if own is not store:
            own.close()


def test_a_work_that_fails_takes_no_other_with_it(store: Store) -> None:
    def doubles(connection: Connection) -> None:
        for _ in range(2):
            connection.execute(insert(EDITIONS).values(hash="twice", game="x", text="…"))

    busy: Future[Any] = store.write(lambda c: c.execute(text("SELECT pg_sleep(0.2)")))
    one = store.write(lambda c: c.execute(insert(EDITIONS).values(hash="one", game="x", text="…")))
    two = store.write(doubles)
    busy.result(LIMIT)
    one.result(LIMIT)
    with pytest.raises(IntegrityError):
        two.result(LIMIT)
    assert store.edition_row("one") is not None
    assert store.edition_row("twice") is None


def test_a_database_that_comes_back_is_used_again() -> None:
    with postgres_server() as postgres:
        store = Store(postgres.new_database())
        try:
            store.heartbeat(1.0).result(LIMIT)
            postgres.kill()
            with pytest.raises(OperationalError):
                store.heartbeat(2.0).result(LIMIT)
            postgres.start()
            assert store.last_heartbeat() == 1.0
            store.heartbeat(3.0).result(LIMIT)
            assert store.last_heartbeat() == 3.0
            postgres.kill()
            postgres.start()
            open_patiently(postgres.url("tables1")).close()
            store.heartbeat(4.0).result(LIMIT)  # what has stored nothing is tried again
            assert store.last_heartbeat() == 4.0
        finally:
            store.close()


def sound(place: str | Path) -> int:
    verdicts = [verdict for _, _, verdict in audit(place)]
    assert [str(verdict.problem) for verdict in verdicts if verdict.problem] == []
    return len(verdicts)


def test_games_move_to_postgresql_and_back_and_go_on(
    cli: Cli, serve: Serve, postgres: Postgres, tmp_path: Path
) -> None:
    served = serve()
    person = make(served.http, "ishtar")
    for _ in range(3):
        person.play()
    bots = make(served.http, "ishtar", ME, BOT)
    served.stop()
    url, back = postgres.new_database(), tmp_path / "back"
    there = cli("copy", served.data, url, "--json")
    assert there.code == 0, there.err
    assert there.data["tables"] == 2
    assert sound(url) == 2
    again = serve(data=back, database=url)
    moved = Person(again.http, person.table, person.token)
    assert moved.seq() == 3
    for _ in range(3):
        moved.play()
    assert Person(again.http, bots.table, bots.token).now()["table"]["status"] == "playing"
    then = moved.hash()
    copy = tmp_path / "copy.sqlite"
    made = cli("backup", copy, "--database", url, "--json")
    assert made.code == 0, made.err
    again.stop()
    fetched = cli("copy", url, back, "--json")
    assert fetched.code == 0, fetched.err
    assert fetched.data["rows"]["events"]["rows"] >= there.data["rows"]["events"]["rows"] + 3
    assert cli("doctor", "--data", back).code == cli("doctor", "--database", url).code == 0
    here = serve(data=back)
    assert Person(here.http, person.table, person.token).hash() == then
    other = postgres.new_database()
    assert cli("restore", copy, "--database", other, "--json").data["tables"] == 2
    assert sound(other) == 2


def test_a_copy_needs_an_empty_place_and_sound_tables(postgres: Postgres, store: Store, url: str, cli: Cli) -> None:
    new_table(store, "broken")
    with pytest.raises(BadBackup) as caught:
        copy_data(url, postgres.new_database())
    assert caught.value.message.id == "backup-damaged"
    refused = cli("copy", url, url, "--json")
    assert (refused.code, refused.data["error"]["id"]) == (2, "copy-not-empty")


def test_addresses_that_cannot_be_used_are_named_without_their_password() -> None:
    for given, id in (
        ("mysql://root:secret@localhost/x", "server-bad-database"),
        ("postgresql://me:secret@127.0.0.1:1/x", "cli-serve-no-database"),
    ):
        with pytest.raises(Problem) as caught:
            check_database(given, patience=0)
        assert caught.value.message.id == id
        for language in LANGUAGES:
            said = texts(language).render(caught.value.message)
            assert "***@" in said
            assert "secret" not in said
    assert shown("postgresql://me:secret@host/x") == "postgresql://me:***@host/x"
