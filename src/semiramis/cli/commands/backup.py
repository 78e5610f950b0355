"""`semiramis backup` and `semiramis restore`: a checked copy of a server's tables, and the way back."""

from pathlib import Path
from typing import Annotated

import typer

from semiramis.cli.support.common import JsonOption, console, emit, progress_bar, t
from semiramis.cli.support.options import DatabaseOption

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help=t("cli-help-backup-file"))]
DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", show_default=False, help=t("cli-help-serve-data"))
]


def backup(
    file: FileArgument, data: DataOption = None, database: DatabaseOption = None, json: JsonOption = False
) -> None:
    """Copy all tables to a file, also while a server is running."""
    from semiramis.cli.support.databases import expect_database
    from semiramis.cli.support.server_process import tables_folder
    from semiramis.server.audit import FILE
    from semiramis.server.backup import back_up
    from semiramis.server.transfer import back_up_database

    with progress_bar(t("cli-doctor-replaying")) as report:
        if database is not None and data is None:
            tables = back_up_database(expect_database(database), file, report)
        else:
            tables = back_up(tables_folder(data) / FILE, file, report)
    if json:
        emit({"file": str(file), "tables": tables, "bytes": file.stat().st_size})
    else:
        console().print(t("cli-backup-done", n=tables, path=str(file)), style="green")


def restore(
    file: FileArgument, data: DataOption = None, database: DatabaseOption = None, json: JsonOption = False
) -> None:
    """Put a backup in place of the tables in a folder that no server uses, or into an empty database."""
    from semiramis.cli.support.databases import expect_database, unused
    from semiramis.cli.support.server_process import lock_folder, tables_folder
    from semiramis.server.audit import FILE
    from semiramis.server.backup import restore as restore_file
    from semiramis.server.storage.database import shown
    from semiramis.server.transfer import restore_database

    kept: Path | None = None
    if database is not None and data is None:
        place = shown(expect_database(database))
        with unused(database), progress_bar(t("cli-doctor-replaying")) as report:
            tables = restore_database(file, database, report)
    else:
        folder = tables_folder(data)
        place = str(folder)
        lock = lock_folder(folder, open_data=False)
        try:
            with progress_bar(t("cli-doctor-replaying")) as report:
                tables, kept = restore_file(file, folder / FILE, report)
        finally:
            lock.close()
    if json:
        emit({"folder": place, "tables": tables, "kept": None if kept is None else str(kept)})
        return
    console().print(t("cli-restore-done", n=tables, path=place), style="green")
    if kept is not None:
        console().print(t("cli-restore-kept", path=str(kept)))
