"""Databases: SQLite in a file or PostgreSQL at an address, how each is opened and brought to the current schema."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError

from semiramis.core.model.message import Problem

MIGRATIONS = Path(__file__).parent / "migrations"
POSTGRESQL = ("postgresql", "postgres")
SERVER_SETTINGS = "-c statement_timeout=15000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000"
"""Milliseconds after which PostgreSQL ends what a node that hangs or is cut off has begun."""
CONNECTIONS = 8
"""Connections that a process keeps for reading; as many more are opened under load."""
MIGRATION_LOCK = 7_236_174
"""The number of the advisory lock under which one process migrates and the others wait."""

Address = Path | str
"""A SQLite file, or the URL of a PostgreSQL database."""


def is_postgresql(address: Address) -> bool:
    """Whether an address is that of a PostgreSQL database, and not a file."""
    return isinstance(address, str) and address.partition("://")[0].partition("+")[0] in POSTGRESQL


def shown(address: Address) -> str:
    """An address as it may be printed: without its password."""
    if isinstance(address, Path) or "://" not in address:
        return str(address)
    try:
        return make_url(address).render_as_string(hide_password=True)
    except ArgumentError:
        return address.partition("://")[0] + "://…"


def open_engine(address: Address) -> Engine:
    """An engine for a database, which is created if it is a file. Raises Problem for an unusable URL."""
    return _open_server(str(address)) if is_postgresql(address) else _open_file(Path(address))


def _open_file(path: Path) -> Engine:
    _make_private(path)
    engine = create_engine(
        f"sqlite:///{path}", connect_args={"timeout": 30, "check_same_thread": False}, hide_parameters=True
    )
    event.listen(engine, "connect", _set_up_connection)
    event.listen(engine, "begin", begin)
    return engine


def _open_server(address: str) -> Engine:
    import psycopg  # noqa: F401  # a missing package is named by it, not by the engine

    try:
        url = make_url(address).set(drivername="postgresql+psycopg")
    except ArgumentError as error:
        raise Problem("server-bad-database", given=shown(address)) from error
    given: dict[str, Any] = {"connect_timeout": 5, "options": SERVER_SETTINGS, "tcp_user_timeout": 15_000}
    return create_engine(
        url,
        connect_args=given,
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        pool_timeout=10,
        hide_parameters=True,
    )


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


def begin(connection: Connection) -> None:
    """Begin a transaction of SQLite, whose driver would do so too late."""
    connection.exec_driver_sql("BEGIN")


def migrate(engine: Engine) -> None:
    """Migrate a database to the current schema. Raises Problem if it was written by a newer version."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
            raise Problem("server-newer-data", path=place_of(engine))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def place_of(engine: Engine) -> str:
    """The file or address of an engine, as it may be printed."""
    url = engine.url
    return str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
