"""The store: one SQLite file, read from any thread, written by one thread that groups changes into commits.

A change is on disk when its future is done: WAL with full synchronisation, one commit for all waiting changes.
Nothing is published before that.
"""

import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Select, create_engine, delete, event, exists, select

from semiramis.core.model.message import Problem
from semiramis.server.storage.rows import EventRows, NewTableRows, Row
from semiramis.server.storage.schema import EDITIONS, EVENTS, HEARTBEAT, KEYS, SEATS, SNAPSHOTS, TABLES
from semiramis.server.storage.writes import append_event, create_table, write_heartbeat

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_AT_ONCE = 256

Work = Callable[[Connection], Any]


class Store:
    """All data that must survive the process."""

    def __init__(self, path: Path) -> None:
        _make_private(path)
        self.path = path
        self.engine = create_engine(
            f"sqlite:///{path}", connect_args={"timeout": 30, "check_same_thread": False}, hide_parameters=True
        )
        event.listen(self.engine, "connect", _set_up_connection)
        event.listen(self.engine, "begin", _begin)
        try:
            migrate(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self._closed = False
        self._closing = threading.Lock()
        self._waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    def write(self, work: Work) -> "Future[Any]":
        """Queue work for the writing thread; the future is done once its transaction is on disk."""
        done: Future[Any] = Future()
        with self._closing:
            if self._closed:
                raise RuntimeError("the store is closed")
            self._waiting.put((work, done))
        return done

    def close(self) -> None:
        """Finish the queued work, then stop."""
        with self._closing:
            self._closed = True
            self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
            last = False
            while not last:
                batch = [self._waiting.get()]
                while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                    batch.append(self._waiting.get())
                last = None in batch
                _commit(connection, [entry for entry in batch if entry is not None])

    # writing

    def create(self, rows: NewTableRows) -> "Future[None]":
        """Store a new table."""
        return self.write(partial(create_table, rows=rows))

    def append(self, rows: EventRows) -> "Future[None]":
        """Store an event. The future raises KeyReused if its command key has made an event before."""
        return self.write(partial(append_event, rows=rows))

    def heartbeat(self, now: float) -> "Future[None]":
        """Note that the server is running."""
        return self.write(partial(write_heartbeat, now=now))

    # reading

    def table_row(self, id: str) -> Row | None:
        """The row of a table, None if there is none."""
        return self._first(select(TABLES).where(TABLES.c.id == id))

    def seat_rows(self, id: str) -> list[Row]:
        """The seats of a table, in order."""
        return self._all(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))

    def event_rows(self, id: str, after: int = -1, upto: int | None = None) -> list[Row]:
        """The events of a table with after < seq <= upto, in order."""
        wanted = select(EVENTS).where(EVENTS.c.table_id == id, EVENTS.c.seq > after).order_by(EVENTS.c.seq)
        return self._all(wanted if upto is None else wanted.where(EVENTS.c.seq <= upto))

    def snapshot_row(self, id: str, upto: int | None = None) -> Row | None:
        """The latest snapshot of a table, not later than event `upto`; None if there is none."""
        wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
        return self._first(wanted if upto is None else wanted.where(SNAPSHOTS.c.seq <= upto))

    def key_row(self, id: str, token: str, key: str) -> Row | None:
        """The key of a command that has made an event, None if it has not."""
        return self._first(select(KEYS).where(KEYS.c.table_id == id, KEYS.c.token == token, KEYS.c.key == key))

    def edition_row(self, hash: str) -> Row | None:
        """The row of an edition, None if it is unknown."""
        return self._first(select(EDITIONS).where(EDITIONS.c.hash == hash))

    def ids_of(self, tokens: Iterable[str]) -> list[str]:
        """The ids of the tables where any of these tokens (hashes) holds a seat or is the host, latest change first."""
        wanted = list(tokens)
        seated = select(SEATS.c.table_id).where(SEATS.c.token.in_(wanted))
        hosted = select(TABLES.c.id).where(TABLES.c.host.in_(wanted))
        rows = self._all(select(TABLES.c.id).where(TABLES.c.id.in_(seated.union(hosted))).order_by(TABLES.c.changed_at))
        return [str(row["id"]) for row in reversed(rows)]

    def hosted_by(self, token: str) -> str | None:
        """The id of the first table made with a token (its hash), None if there is none."""
        row = self._first(select(TABLES.c.id).where(TABLES.c.host == token).order_by(TABLES.c.made_at).limit(1))
        return str(row["id"]) if row else None

    def table_ids(self, status: str | None = None) -> list[str]:
        """The ids of all tables, or of those with a status, oldest first."""
        wanted = select(TABLES.c.id).order_by(TABLES.c.made_at)
        rows = self._all(wanted if status is None else wanted.where(TABLES.c.status == status))
        return [str(row["id"]) for row in rows]

    def bot_table_ids(self) -> list[str]:
        """The ids of the tables at which a bot is to move and a person sits, oldest first."""
        is_mover = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.mover)
        is_bot = (SEATS.c.kind == "bot") | (SEATS.c.away != 0)
        person = SEATS.alias()
        is_seated = exists().where(person.c.table_id == TABLES.c.id, person.c.kind == "person", person.c.away == 0)
        wanted = select(TABLES.c.id).join(SEATS, is_mover).where(TABLES.c.status == "playing", is_bot, is_seated)
        return [str(row["id"]) for row in self._all(wanted.order_by(TABLES.c.made_at))]

    def deadlines(self, before: float) -> list[tuple[str, float]]:
        """The tables whose clock or request runs out before a moment of running time, with that moment."""
        rows = self._all(select(TABLES.c.id, TABLES.c.deadline).where(TABLES.c.deadline < before))
        return [(str(row["id"]), float(row["deadline"])) for row in rows]

    def last_heartbeat(self) -> float | None:
        """When the server was last known to be running, in seconds since the epoch; None on the first start."""
        row = self._first(select(HEARTBEAT.c.beat))
        return float(row["beat"]) if row else None

    def drop_snapshots(self) -> None:
        """Delete all snapshots; new ones are written as games go on."""
        self.write(lambda connection: connection.execute(delete(SNAPSHOTS))).result()

    def _first(self, wanted: Select[Any]) -> Row | None:
        with self.engine.connect() as connection:
            found = connection.execute(wanted).mappings().first()
            return dict(found) if found is not None else None

    def _all(self, wanted: Select[Any]) -> list[Row]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(wanted).mappings()]


def _make_private(path: Path) -> None:
    """Create a data file, and let only its owner read it: it holds the seeds of running games."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)
    with suppress(OSError):  # such as on a file system without modes
        path.chmod(0o600)


def _set_up_connection(connection: sqlite3.Connection, record: object) -> None:
    # otherwise the driver would begin a transaction at the first change, inside the savepoint to be rolled back
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _commit(connection: Connection, batch: list[tuple[Work, "Future[Any]"]]) -> None:
    """Run a batch in one transaction, each work in its own savepoint, and resolve the futures after the commit."""
    # from here on work cannot be cancelled; work cancelled while it waited is not done
    batch = [(work, done) for work, done in batch if done.set_running_or_notify_cancel()]
    results: list[tuple[Future[Any], Any, Exception | None]] = []
    try:
        with connection.begin():
            for work, done in batch:
                try:
                    # a single work that fails can fail the whole transaction
                    with connection.begin_nested() if len(batch) > 1 else nullcontext():
                        results.append((done, work(connection), None))
                except Exception as error:
                    if len(batch) == 1:
                        raise
                    results.append((done, None, error))
    except Exception as error:
        # a failed commit leaves its transaction open: only a new connection is sure to be rid of it
        connection.invalidate()
        results = [(done, None, error) for _, done in batch]
    for done, value, problem in results:
        if problem is None:
            done.set_result(value)
        else:
            done.set_exception(problem)


def migrate(engine: Engine) -> None:
    """Migrate a data file to the current schema. Raises Problem if it was written by a newer version."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
            raise Problem("server-newer-data", path=str(engine.url.database))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
