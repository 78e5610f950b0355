"""`semiramis copy`: all tables from a data folder to PostgreSQL, or back."""

from pathlib import Path
from typing import Annotated

import typer

from semiramis.cli.support.common import JsonOption, console, emit, progress_bar, t
from semiramis.core.model.message import Problem

From = Annotated[str, typer.Argument(metavar="FROM", show_default=False, help=t("cli-help-copy-from"))]
To = Annotated[str, typer.Argument(metavar="TO", show_default=False, help=t("cli-help-copy-to"))]


def copy(source: From, target: To, json: JsonOption = False) -> None:
    """Copy all tables to another database that has none, and compare both."""
    from semiramis.cli.support.databases import file_or_database, unused
    from semiramis.server.storage.database import shown
    from semiramis.server.transfer import copy_data

    reading, writing = file_or_database(source), file_or_database(target)
    if isinstance(reading, Path) and not reading.is_file():
        raise Problem("backup-no-data", path=str(reading))
    with unused(reading), unused(writing), progress_bar(t("cli-doctor-replaying")) as report:
        tables, digests = copy_data(reading, writing, report)
    if json:
        rows = {name: {"rows": count, "hash": hash} for name, (count, hash) in digests.items()}
        emit({"from": shown(reading), "to": shown(writing), "tables": tables, "rows": rows})
        return
    events = digests["events"][0]
    console().print(t("cli-copy-done", n=tables, events=events, path=shown(writing)), style="green")
