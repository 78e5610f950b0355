"""`semiramis clauses`: every clause with its code, its tests and its texts."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from semiramis.cli.support.common import GameArgument, JsonOption, console, emit, load_game, local_texts, t
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    from semiramis.core.verify.clauses import Row


def clauses(
    game: GameArgument,
    check: Annotated[bool, typer.Option("--check", help=t("cli-help-clauses-check"))] = False,
    tests: Annotated[
        Path | None, typer.Option(metavar="FOLDER", show_default=False, help=t("cli-help-clauses-tests"))
    ] = None,
    json: JsonOption = False,
) -> None:
    """Show the clause matrix."""
    from semiramis.core.verify.clauses import gaps, matrix

    chosen = load_game(game)
    folder = tests or checkout_tests()
    if tests is not None and not tests.is_dir():
        raise Problem("cli-clauses-no-folder", path=str(tests))
    try:
        rows = matrix(chosen, folder)
    except (ValueError, OSError, SyntaxError) as error:
        raise Problem("cli-clauses-unreadable", reason=str(error)) from error
    missing = gaps(rows, tests=folder is not None)
    if json:
        emit({"game": chosen.key, "clauses": [asdict(row) for row in rows], "gaps": missing})
    else:
        _show(rows)
        out = console()
        for gap in missing if check else ():
            out.print(gap)
        out.print(t("cli-clauses-gaps", n=len(missing)), style="bold red" if missing else "green")
        if folder is None:
            out.print(t("cli-clauses-no-tests"))
    if check and missing:
        raise typer.Exit(1)


def checkout_tests() -> Path | None:
    """Return the folder of tests of the checkout this program runs from, or None."""
    folder = Path(__file__).resolve().parents[4] / "tests"
    return folder if (folder / "games").is_dir() and (folder.parent / "pyproject.toml").is_file() else None


def _show(rows: "list[Row]") -> None:
    from rich.table import Table

    table = Table()
    for column in ("clause", "title", "code", "allowed", "refused", "texts"):
        table.add_column(t(f"cli-clauses-head-{column}"), overflow="fold")
    for row in rows:
        title = local_texts().clause(row.clause)[0] if row.texts else ""
        table.add_row(
            row.clause,
            title,
            "\n".join(row.code),
            str(len(row.allowed) or "–"),
            str(len(row.refused) or "–"),
            " ".join(row.texts),
        )
    console().print(table)
