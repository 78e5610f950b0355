"""`semiramis review`: judge every turn of a game."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from semiramis.cli.commands.replay import LogArgument, replayed
from semiramis.cli.support.common import EditionOption, JsonOption, console, emit, t
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    from semiramis.core.play.match import Match


def review(
    log: LogArgument,
    depth: Annotated[str, typer.Option(metavar="quick|standard|deep", help=t("cli-help-review-depth"))] = "standard",
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help=t("cli-help-review-results"))
    ] = None,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Judge every turn of a game."""
    from semiramis.bots.review.depth import depth_named
    from semiramis.review.report import report
    from semiramis.review.review import ResultFile

    depth_named(depth)
    match = replayed(log, edition)
    if not match.over:
        raise Problem("review-unfinished", path=str(log))
    reviewed, judged = _reviewed(match, depth, ResultFile(results, match.game, depth), quiet=json)
    found = {"depth": depth, "game": match.game.key, "names": match.names, **report(reviewed, judged)}
    if json:
        emit(found)
    else:
        from semiramis.cli.support.review_tables import show_review

        show_review(match.game, match.names, found)


def _reviewed(match: "Match", depth: str, results: Any, quiet: bool) -> Any:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from semiramis.review.review import review as review_match

    threads = min(os.cpu_count() or 1, 8)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(), transient=True, disable=quiet) as progress:
        task = progress.add_task(t("cli-review-progress"), total=None)
        return review_match(
            match, depth, results, threads, lambda done, total: progress.update(task, completed=done, total=total)
        )
