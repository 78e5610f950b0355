"""Copies between databases of either kind, while servers run: all rows of one moment, compared by their hashes."""

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from semiramis.server.backup import BadBackup, Report, check
from semiramis.server.storage.database import Address, is_postgresql, migrate, open_engine, shown
from semiramis.server.storage.nodes import DB_NOW
from semiramis.server.storage.rows import Row, packed
from semiramis.server.storage.schema import METADATA, NODES, TABLES

AT_ONCE = 500
"""Rows that are in memory at a time."""
ALL_BITS = (1 << 256) - 1

Digests = dict[str, tuple[int, str]]


def copy_data(source: Address, target: Address, report: Report = lambda done, total: None) -> tuple[int, Digests]:
    """Copy everything stored to an empty database, and check every table of the copy.

    Returns the number of tables, and for each table of the schema its number of rows and the hash over them, which is
    the same at both ends. Raises BadBackup if the target is not empty, if a database cannot be used, or if the copy is
    not what the source was; the target stays as it was unless a table of the source is damaged.
    """
    engines: list[Engine] = []
    try:
        for address in (source, target):
            engines.append(open_engine(address))
            migrate(engines[-1])
        digests = _copy_rows(engines[0], engines[1], target)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadBackup("backup-failed", path=shown(target), reason=reason) from error
    finally:
        for engine in engines:
            engine.dispose()
    return check(target, report), digests


def back_up_database(source: Address, target: Path, report: Report = lambda done, total: None) -> int:
    """Copy a PostgreSQL database to a new data file, and check it; return the number of tables.

    The file gets its name only once it has been checked. Raises BadBackup if it exists, see also `copy_data`.
    """
    if target.exists():
        raise BadBackup("backup-exists", path=str(target))
    unchecked = target.with_name(target.name + ".unchecked")
    try:
        tables, _ = copy_data(source, unchecked, report)
        with closing(sqlite3.connect(unchecked)) as finished:
            finished.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        unchecked.replace(target)
    finally:
        for suffix in ("", "-wal", "-shm"):
            unchecked.with_name(unchecked.name + suffix).unlink(missing_ok=True)
    return tables


def restore_database(backup: Path, target: Address, report: Report = lambda done, total: None) -> int:
    """Copy a backup into an empty PostgreSQL database; return the number of tables. Raises BadBackup."""
    if not backup.is_file():
        raise BadBackup("backup-no-data", path=str(backup))
    check(backup)
    return copy_data(backup, target, report)[0]


def _copy_rows(source: Engine, target: Engine, address: Address) -> Digests:
    digests: Digests = {}
    with source.connect() as reading, target.connect() as writing:
        if source.dialect.name == "postgresql":
            reading.execution_options(isolation_level="REPEATABLE READ")
        with reading.begin(), writing.begin():
            if writing.execute(select(func.count()).select_from(TABLES)).scalar_one():
                raise BadBackup("copy-not-empty", path=shown(address))
            for table in METADATA.sorted_tables:
                if table is NODES:  # who serves now is no part of what is stored
                    continue
                writing.execute(table.delete())
                digests[table.name] = digest(_moved(rows_of(reading, table), writing, table))
                if digest(rows_of(writing, table)) != digests[table.name]:
                    raise BadBackup("copy-differs", path=shown(address), what=table.name)
    return digests


def _moved(rows: Iterator[Row], writing: Connection, table: Table) -> Iterator[Row]:
    """The rows as they pass into another database."""
    waiting: list[Row] = []
    for row in rows:
        waiting.append(row)
        yield row
        if len(waiting) == AT_ONCE:
            writing.execute(insert(table), waiting)
            waiting = []
    if waiting:
        writing.execute(insert(table), waiting)


def rows_of(connection: Connection, table: Table) -> Iterator[Row]:
    """All rows of a table of the schema; nobody owns the tables of a copy."""
    found = connection.execute(select(table), execution_options={"yield_per": AT_ONCE})
    for row in found.mappings():
        yield {**row, "owner": ""} if table is TABLES else dict(row)


def digest(rows: Iterator[Row]) -> tuple[int, str]:
    """The number of rows and a hash over them, which does not depend on their order."""
    count, total = 0, 0
    for row in rows:
        content = packed([[name, _plain(row[name])] for name in sorted(row)])
        row_hash = hashlib.sha256(content.encode("utf-8", "surrogatepass")).digest()
        count, total = count + 1, (total + int.from_bytes(row_hash, "big")) & ALL_BITS
    return count, f"{total:064x}"


def _plain(value: Any) -> Any:
    return bytes(value).hex() if isinstance(value, bytes | memoryview) else value


def in_use(address: Address) -> bool:
    """Whether a server runs on a PostgreSQL database; that of a file holds a lock instead."""
    if not is_postgresql(address):
        return False
    engine = open_engine(address)
    try:
        with suppress(SQLAlchemyError), engine.connect() as connection:
            alive = select(func.count()).select_from(NODES).where(NODES.c.expires > DB_NOW)
            return bool(connection.execute(alive).scalar_one())
    finally:
        engine.dispose()
    return False
