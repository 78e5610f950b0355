"""Where tables are: a data folder, the file in it, or a PostgreSQL database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from semiramis.cli.support.server_process import lock_folder, tables_folder
from semiramis.core.model.message import Problem
from semiramis.server.audit import FILE
from semiramis.server.storage.database import Address, is_postgresql, shown
from semiramis.server.storage.store import PATIENCE_SECONDS, open_patiently
from semiramis.server.transfer import in_use


def expect_database(url: str) -> str:
    """Return the URL of a PostgreSQL database. Raises Problem for another one."""
    if not is_postgresql(url):
        raise Problem("server-bad-database", given=shown(url)[:80])
    return url


def check_database(url: str, patience: float = PATIENCE_SECONDS) -> None:
    """Open a PostgreSQL database once, and migrate it. Raises Problem if that fails for some seconds."""
    try:
        open_patiently(expect_database(url), patience).close()
    except DatabaseError as error:
        reason = str(error.orig).strip().splitlines()[0]
        raise Problem("cli-serve-no-database", url=shown(url), reason=reason) from error


def file_or_database(given: str) -> Address:
    """Return the data file in a folder, a data file, or the URL of a PostgreSQL database."""
    if "://" in given:
        return expect_database(given)
    return Path(given) / FILE if Path(given).is_dir() or not Path(given).suffix else Path(given)


@contextmanager
def unused(address: Address) -> Iterator[None]:
    """Keep servers away from a data file, and see that none uses a database. Raises Problem otherwise."""
    if isinstance(address, Path) and address.name == FILE:
        lock = lock_folder(tables_folder(address.parent), open_data=False)
        try:
            yield
        finally:
            lock.close()
        return
    if in_use(address):
        raise Problem("copy-in-use", path=shown(address))
    yield
