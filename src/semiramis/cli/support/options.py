"""Options of several commands that serve or keep tables."""

from typing import Annotated

import typer

from semiramis.cli.support.common import t

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="SEMIRAMIS_DATABASE",
        show_envvar=False,
        show_default=False,
        help=t("cli-help-serve-database"),
    ),
]
