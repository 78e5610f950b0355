"""Backups: a consistent copy of a data file, taken while a server runs, checked before it counts; and the way back."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from semiramis.core.model.message import Problem
from semiramis.server.audit import audit_data
from semiramis.server.storage.database import Address, shown

Report = Callable[[int, int], None]


class BadBackup(Problem):
    """A backup that cannot be made or used."""


def back_up(data: Path, target: Path, report: Report = lambda done, total: None) -> int:
    """Copy a data file to a new file and check every table of the copy; return the number of tables.

    The copy gets its name only once it has been checked. Raises BadBackup if the target exists, if the data cannot be
    read, or if a table of the copy is damaged.
    """
    if not data.is_file():
        raise BadBackup("backup-no-data", path=str(data))
    if target.exists():
        raise BadBackup("backup-exists", path=str(target))
    unchecked = target.with_name(target.name + ".unchecked")
    try:
        _copy(data, unchecked)
        tables = check(unchecked, report)
        unchecked.replace(target)
    finally:
        unchecked.unlink(missing_ok=True)
    return tables


def restore(backup: Path, data: Path, report: Report = lambda done, total: None) -> tuple[int, Path | None]:
    """Put a checked copy of a backup in place of a data file that no server uses.

    Returns the number of tables and where the former data is kept, None if there was none. Raises BadBackup if the
    backup cannot be read or is damaged; the data is unchanged then.
    """
    if not backup.is_file():
        raise BadBackup("backup-no-data", path=str(backup))
    tables = check(backup, report)
    fresh = data.with_name(data.name + ".restored")
    try:
        _copy(backup, fresh)
        kept = _set_aside(data)
        fresh.replace(data)
    finally:
        fresh.unlink(missing_ok=True)
    return tables, kept


def _copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment; its pages and the write-ahead log become one file that only we read."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")
    except (sqlite3.Error, OSError) as error:
        raise BadBackup("backup-failed", path=str(target), reason=str(error)) from error


def check(address: Address, report: Report = lambda done, total: None) -> int:
    """Audit a database; return its number of tables. Raises BadBackup for the first one that is damaged."""
    tables = 0
    for number, total, verdict in audit_data(address):
        if verdict.problem is not None:
            raise BadBackup("backup-damaged", path=shown(address), table=verdict.table)
        report(number, total)
        tables = total
    return tables


def _set_aside(data: Path) -> Path | None:
    """Rename a data file, with its write-ahead log, to a free name beside it; None if there is none."""
    if not data.exists():
        return None
    number = 1
    while (kept := data.with_name(f"{data.name}.before-restore-{number}")).exists():
        number += 1
    for suffix in ("-wal", "-shm", ""):
        part = data.with_name(data.name + suffix)
        if part.exists():
            part.replace(kept.with_name(kept.name + suffix))
    return kept
