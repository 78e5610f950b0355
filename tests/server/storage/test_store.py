"""The store: one file, one writer, atomic transactions."""

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Problem
from semiramis.server.storage.rows import packed
from semiramis.server.storage.schema import EDITIONS, EVENTS, HEARTBEAT, METADATA, SEATS, TABLES
from semiramis.server.storage.store import Store

LIMIT = 120.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder 100%" / "tables.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    opened = Store(path)
    yield opened
    opened.close()


def edition(hash: str) -> Callable[[Connection], None]:
    """Return a unit of work that inserts one row."""

    def work(connection: Connection) -> None:
        connection.execute(insert(EDITIONS).values(hash=hash, game="x", text="…"))

    return work


def editions(store: Store) -> list[str]:
    with store.engine.connect() as connection:
        return list(connection.execute(select(EDITIONS.c.hash).order_by(EDITIONS.c.hash)).scalars())


@contextmanager
def held(store: Store) -> "Iterator[Future[Any]]":
    """Block the writer, so that writes meanwhile are queued and committed as one batch."""
    busy, go = threading.Event(), threading.Event()

    def block(connection: Connection) -> None:
        busy.set()
        go.wait(LIMIT)

    blocking = store.write(block)
    assert busy.wait(LIMIT)
    yield blocking
    go.set()
    blocking.result(LIMIT)


def together(store: Store, *works: Callable[[Connection], Any]) -> "list[Future[Any]]":
    """Commit some units of work in one batch."""
    with held(store):
        return [store.write(work) for work in works]


def test_a_new_file_gets_every_table(store: Store, path: Path) -> None:
    assert path.exists()
    with store.engine.connect() as connection:
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
    assert store.table_ids() == []
    assert store.last_heartbeat() is None


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        found = inspect(connection)
        for table in METADATA.sorted_tables:
            keys = found.get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key.columns]


def test_a_second_opening_finds_what_was_stored(path: Path) -> None:
    store = Store(path)
    store.write(edition("kept")).result(LIMIT)
    store.close()
    for _ in range(2):
        store = Store(path)
        assert editions(store) == ["kept"]
        store.close()


def newer_file(path: Path) -> bytes:
    """Create a data file of a later version; return its content."""
    store = Store(path)
    store.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'"))).result(LIMIT)
    store.close()
    return path.read_bytes()


def test_a_file_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    before = newer_file(path)
    with pytest.raises(Problem) as caught:
        Store(path)
    assert caught.value.message.id == "server-newer-data"
    assert caught.value.message.args == {"path": str(path)}
    assert path.read_bytes() == before
    for language in LANGUAGES:
        assert str(path) in texts(language).render(caught.value.message)


def test_the_server_says_that_a_file_is_newer(tmp_path: Path) -> None:
    newer_file(tmp_path / "tables.sqlite")
    program = [sys.executable, "-m", "semiramis.cli.main", "--lang", "de"]
    options = ["serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run([*program, *options], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode not in (0, 1)
    assert "Traceback" not in done.stderr
    assert texts("de").t("server-newer-data", path=str(tmp_path / "tables.sqlite")) in done.stderr
    assert done.stdout == ""


def test_every_connection_writes_ahead_and_waits_for_the_disk(store: Store) -> None:
    def settings(connection: Connection) -> dict[str, Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in names}

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    assert store.write(settings).result(LIMIT) == wanted
    with store.engine.connect() as one, store.engine.connect() as other:
        assert settings(one) == settings(other) == wanted


def test_a_work_gives_back_what_it_found(store: Store) -> None:
    assert store.write(lambda connection: connection.execute(text("SELECT 6 * 7")).scalar()).result(LIMIT) == 42


def test_a_work_that_fails_takes_no_other_with_it(store: Store) -> None:
    def fails(connection: Connection) -> None:
        edition("half")(connection)
        raise ZeroDivisionError

    def doubles(connection: Connection) -> None:
        edition("half, too")(connection)
        edition("one")(connection)

    one, failed, doubled, two = together(store, edition("one"), fails, doubles, edition("two"))
    assert one.result(LIMIT) is None
    assert two.result(LIMIT) is None
    with pytest.raises(ZeroDivisionError):
        failed.result(LIMIT)
    with pytest.raises(IntegrityError):
        doubled.result(LIMIT)
    assert editions(store) == ["one", "two"]


def test_a_batch_is_one_commit_and_nobody_is_told_before(store: Store) -> None:
    seen: list[tuple[list[str], bool]] = []
    first: list[Future[Any]] = []

    def looks(connection: Connection) -> None:
        seen.append((editions(store), first[0].done()))

    with held(store):
        first.append(store.write(edition("early")))
        last = store.write(looks)
    last.result(LIMIT)
    assert seen == [([], False)]
    assert first[0].done()
    assert editions(store) == ["early"]


def test_a_commit_that_fails_is_told_to_all_and_the_next_goes_on(store: Store) -> None:
    def orphan(connection: Connection) -> None:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        row = {"table_id": "none", "seat": 0, "kind": "open", "name": "", "bot": "", "token": "", "away": 0}
        connection.execute(insert(SEATS).values(**row))

    for future in together(store, edition("lost"), orphan):
        with pytest.raises(IntegrityError):
            future.result(LIMIT)
    assert editions(store) == []
    store.write(edition("after")).result(LIMIT)
    assert editions(store) == ["after"]


def test_a_work_may_be_cancelled_only_while_it_waits(store: Store) -> None:
    with held(store) as first:
        waits, stays = store.write(edition("cancelled")), store.write(edition("stays"))
        assert not first.cancel()
        assert waits.cancel()
    stays.result(LIMIT)
    assert first.done()
    assert editions(store) == ["stays"]


def test_a_row_without_its_table_is_refused(store: Store) -> None:
    row = {"table_id": "none", "seq": 0, "at": 0.0, "kind": "made", "by": "nobody", "lines": 1, "data": "{}"}
    with pytest.raises(IntegrityError):
        store.write(lambda connection: connection.execute(insert(EVENTS).values(**row))).result(LIMIT)


def test_closing_finishes_what_waits_and_refuses_the_rest(path: Path) -> None:
    store = Store(path)
    waiting = [store.write(edition(f"{n:04}")) for n in range(600)]
    store.close()
    assert all(future.done() and future.exception() is None for future in waiting)
    with pytest.raises(RuntimeError, match="closed"):
        store.write(edition("late"))
    store.close()
    store = Store(path)
    assert len(editions(store)) == 600
    store.close()


def test_readers_go_on_while_the_writer_writes(store: Store) -> None:
    done = threading.Event()

    def count() -> list[int]:
        counts: list[int] = []
        while not done.is_set() or not counts:
            with store.engine.connect() as connection:
                counts.append(connection.execute(select(func.count()).select_from(EDITIONS)).scalar_one())
        return counts

    with ThreadPoolExecutor(6) as pool:
        readers = [pool.submit(count) for _ in range(6)]
        for n in range(60):
            store.write(edition(f"{n:04}")).result(LIMIT)
        done.set()
        for reader in readers:
            counts = reader.result(LIMIT)
            assert counts == sorted(counts)
    assert len(editions(store)) == 60


def test_a_reader_sees_one_moment(store: Store) -> None:
    with store.engine.connect() as connection:
        before = connection.execute(select(func.count()).select_from(EDITIONS)).scalar_one()
        store.write(edition("meanwhile")).result(LIMIT)
        assert connection.execute(select(func.count()).select_from(EDITIONS)).scalar_one() == before == 0
    assert editions(store) == ["meanwhile"]


def test_many_threads_may_write(store: Store) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda n: store.write(edition(f"{n:04}")).result(LIMIT), range(80)))
    assert len(editions(store)) == 80


def test_what_is_asked_for_and_not_there(store: Store) -> None:
    assert store.table_row("x'; DROP TABLE tables; --") is None
    assert store.seat_rows("x") == store.event_rows("x") == []
    assert store.snapshot_row("x") is None
    assert store.key_row("x", "y", "z") is None
    assert store.edition_row("x") is None
    assert store.ids_of([]) == store.ids_of(["x"]) == []
    with store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(TABLES)).scalar() == 0
        assert connection.execute(select(func.count()).select_from(HEARTBEAT)).scalar() == 0


def test_json_is_stored_short_and_readable() -> None:
    assert packed({"a": [1, "Šárka"], "b": {}}) == '{"a":[1,"Šárka"],"b":{}}'
