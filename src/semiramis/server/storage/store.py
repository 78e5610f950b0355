"""The store: a database read from any thread, written by one thread that groups changes into commits.

A change is durable when its future is done: one commit for all waiting changes, in SQLite with a write-ahead log and
full synchronisation, in PostgreSQL as its server is set up. Nothing is published before that.
"""

import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Select, delete, text
from sqlalchemy.exc import DBAPIError, OperationalError

from semiramis.core.model.message import Problem
from semiramis.server.storage.database import Address, migrate, open_engine
from semiramis.server.storage.reader import Moment, Reader
from semiramis.server.storage.rows import EventRows, KeyReused, NewTableRows, Row, TableExists
from semiramis.server.storage.schema import SNAPSHOTS
from semiramis.server.storage.writes import append_event, create_table, delete_tables, write_heartbeat, write_review

MOST_AT_ONCE = 256
PATIENCE_SECONDS = 20.0
STARTING = ("starting up", "not yet accepting", "shutting down", "Connection refused", "closed the connection")
"""What is said of a database that may be there in a moment."""

Work = Callable[[Connection], Any]
Result = tuple["Future[Any]", Any, Exception | None]


class Store(Reader):
    """All data that must survive the process: in a SQLite file, by its path, or a PostgreSQL database, by its URL."""

    def __init__(self, address: Address) -> None:
        self.engine = open_engine(address)
        self.is_local = self.engine.dialect.name == "sqlite"
        """Whether a short query takes no longer than giving it to a thread."""
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
        """Queue work for the writing thread; the future is done once its transaction is durable."""
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
        last, connection = False, None
        while not last:
            batch = [self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get())
            last = None in batch
            connection = _commit(self.engine, connection, [entry for entry in batch if entry is not None])
        if connection is not None:
            connection.close()

    # writing

    def create(self, rows: NewTableRows) -> "Future[None]":
        """Store a new table."""
        return self.write(partial(create_table, rows=rows))

    def append(self, rows: EventRows) -> "Future[None]":
        """Store an event. The future raises KeyReused if its command key has made an event before.

        It raises NotOwner if the table has another owner or another last event than the writer knows of.
        """
        return self.write(partial(append_event, rows=rows))

    def heartbeat(self, now: float) -> "Future[None]":
        """Note that the server is running."""
        return self.write(partial(write_heartbeat, now=now))

    def keep_review(self, row: Row) -> "Future[None]":
        """Store a judged turn of a review; without a turn, whether the review is complete."""
        return self.write(partial(write_review, row=row))

    def drop_snapshots(self) -> None:
        """Delete all snapshots; new ones are written as games go on."""
        self.write(lambda connection: connection.execute(delete(SNAPSHOTS))).result()

    def delete_unused(self, before: float) -> int:
        """Delete uploads, forks and games of bots alone that have not changed since; return how many there were."""
        return int(self.write(partial(delete_tables, before=before)).result())

    # reading

    def size(self) -> int:
        """The bytes that the database takes up, with its log."""
        if not self.is_local:
            with self.engine.connect() as connection:
                return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
        path = Path(str(self.engine.url.database))
        parts = (path.with_name(path.name + suffix) for suffix in ("", "-wal"))
        return sum(part.stat().st_size for part in parts if part.exists())

    def all(self, wanted: Select[Any]) -> list[Row]:
        """The rows of a query, asked again once if the database has closed the connection meanwhile."""
        try:
            return self._all(wanted)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return self._all(wanted)

    def _all(self, wanted: Select[Any]) -> list[Row]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(wanted).mappings()]

    @contextmanager
    def moment(self) -> Iterator[Reader]:
        """Read several things as they were at one moment."""
        with self.engine.connect() as connection:
            if not self.is_local:
                connection.execution_options(isolation_level="REPEATABLE READ")
            yield Moment(connection)


def open_patiently(address: Address, seconds: float = PATIENCE_SECONDS) -> Store:
    """Open a store; a database that is just being started, or started again, is waited for."""
    until = time.monotonic() + seconds
    while True:
        try:
            return Store(address)
        except OperationalError as error:
            if time.monotonic() > until or not any(sign in str(error.orig) for sign in STARTING):
                raise
            time.sleep(0.2)


def _commit(
    engine: Engine, connection: Connection | None, batch: list[tuple[Work, "Future[Any]"]]
) -> Connection | None:
    """Run a batch in one transaction, each work in its own savepoint, and resolve the futures after the commit.

    Returns the connection for the next batch, None if another one is needed.
    """
    # from here on work cannot be cancelled; work cancelled while it waited is not done
    batch = [(work, done) for work, done in batch if done.set_running_or_notify_cancel()]
    results: list[Result] = []
    for is_last in (False, True):
        results = []
        try:
            connection = connection or engine.connect()
            _run(connection, batch, results)
            break
        except Exception as error:
            is_closed = isinstance(error, DBAPIError) and error.connection_invalidated and len(results) < len(batch)
            results = [(done, None, error) for _, done in batch]
            if connection is not None and not isinstance(error, Problem | KeyReused | TableExists):
                # a failed commit leaves its transaction open: only a new connection is sure to be rid of it
                connection.invalidate()
                connection.close()
                connection = None
            # a connection that broke before its commit has stored nothing: the database may have been restarted
            if is_last or not is_closed:
                break
    for done, value, problem in results:
        if problem is None:
            done.set_result(value)
        else:
            done.set_exception(problem)
    return connection


def _run(connection: Connection, batch: list[tuple[Work, "Future[Any]"]], results: list[Result]) -> None:
    """Do a batch in one transaction; the results are complete once all that is left is to commit."""
    with connection.begin():
        for work, done in batch:
            try:
                # a single work that fails can fail the whole transaction
                with connection.begin_nested() if len(batch) > 1 else nullcontext():
                    value = work(connection)
                results.append((done, value, None))
            except Exception as error:
                if len(batch) == 1:
                    raise
                if isinstance(error, DBAPIError) and error.connection_invalidated:
                    raise
                results.append((done, None, error))
