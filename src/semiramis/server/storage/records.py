"""Read-only access to everything stored, for checks and copies, whether or not a server is running."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from semiramis.core.model.message import Problem
from semiramis.server.storage.database import Address, begin, is_postgresql, open_engine, shown
from semiramis.server.storage.rows import Row


class Unsound(Problem):
    """Stored data that contradicts itself."""


class Records:
    """Read-only access to the stored rows. Older data is read as it is, without being migrated."""

    def __init__(self, address: Address) -> None:
        self.place = shown(address)
        try:
            self._engine = open_engine(address) if is_postgresql(address) else _open_read_only(Path(address))
            self._connection = self._engine.connect()
            if not self.is_file:
                read_only: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
                self._connection = self._connection.execution_options(**read_only)
        except SQLAlchemyError as error:
            raise self._unreadable(error) from error

    @property
    def is_file(self) -> bool:
        """Whether this is a SQLite file."""
        return self._engine.dialect.name == "sqlite"

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()
        self._engine.dispose()

    def rows(self, wanted: str, **given: Any) -> list[Row]:
        """The rows of a query. Raises Unsound if the data cannot be read."""
        try:
            return [dict(row) for row in self._connection.execute(text(wanted), given).mappings()]
        except SQLAlchemyError as error:
            raise self._unreadable(error) from error
        finally:
            if not self._is_held:
                self._connection.rollback()

    _is_held = False

    @contextmanager
    def at_one_moment(self) -> Iterator[Connection]:
        """Read as if a running server wrote nothing meanwhile."""
        self._is_held = True
        try:
            yield self._connection
        finally:
            self._is_held = False
            self._connection.rollback()

    def check_file(self) -> None:
        """Raise Unsound if SQLite finds its own pages and indexes damaged. PostgreSQL checks its pages as it reads."""
        if not self.is_file:
            return
        found = self.rows("PRAGMA integrity_check(1)")[0]["integrity_check"]
        if found != "ok":
            raise Unsound("audit-unreadable", path=self.place, reason=str(found))

    def edition_row(self, hash: str) -> Row | None:
        """The row of an edition, None if it is unknown."""
        return next(iter(self.rows("SELECT * FROM editions WHERE hash = :hash", hash=hash)), None)

    def _unreadable(self, error: SQLAlchemyError) -> Unsound:
        reason = getattr(error, "orig", None) or error
        return Unsound("audit-unreadable", path=self.place, reason=str(reason).strip().splitlines()[0])


def _open_read_only(path: Path) -> Engine:
    # without a write-ahead log nobody is writing, and reading need not create files beside the data
    in_use = path.with_name(path.name + "-wal").exists()
    address = f"{path.absolute().as_uri()}?{'mode=ro' if in_use else 'immutable=1'}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(address, uri=True, timeout=30, check_same_thread=False)
        connection.isolation_level = None
        return connection

    engine = create_engine("sqlite://", creator=connect)
    event.listen(engine, "begin", begin)
    return engine
