"""`semiramis arena`: let bots play each other over many games."""

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from semiramis.cli.commands.play import LONGEST_SEED
from semiramis.cli.support.common import (
    EditionOption,
    GameArgument,
    JsonOption,
    OptionOption,
    SeatsOption,
    console,
    emit,
    given_options,
    load_game,
    local_texts,
    progress_bar,
    read_text,
    seats_within,
    t,
    within,
)
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    from semiramis.arena.contest import Executor
    from semiramis.arena.plan import Plan
    from semiramis.arena.results.records import Folder
    from semiramis.arena.results.result import GameResult

MOST_GAMES = 10_000_000
MOST_WORKERS = 256
LONGEST_CLOCK = 86_400
INTERRUPTED = 130
SPEED_OVER = 3600.0
"""Seconds of history from which the remaining time is estimated; a game may take minutes."""


def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT", help=t("cli-help-arena-bots"))] = "greedy,random",
    seats: SeatsOption = 2,
    games: Annotated[int, typer.Option(metavar="N", help=t("cli-help-arena-games"))] = 100,
    workers: Annotated[
        int | None, typer.Option(metavar="N", show_default=False, help=t("cli-help-arena-workers"))
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help=t("cli-help-arena-seed"))] = "1",
    seconds: Annotated[
        float | None, typer.Option(metavar="S", show_default=False, help=t("cli-help-arena-seconds"))
    ] = None,
    edition: EditionOption = None,
    option: OptionOption = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", show_default=False, help=t("cli-help-arena-out"))
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help=t("cli-help-arena-resume"))] = False,
    ray: Annotated[bool, typer.Option("--ray", help=t("cli-help-arena-ray"))] = False,
    json: JsonOption = False,
) -> None:
    """Let bots play each other and rank them."""
    within("--games", games, 1, MOST_GAMES)
    if workers is not None:
        within("--workers", workers, 1, MOST_WORKERS)
    if seconds is not None:
        within("--seconds", seconds, 0, LONGEST_CLOCK)
    if not 1 <= len(seed) <= LONGEST_SEED:
        raise Problem("cli-seed-length", most=LONGEST_SEED)
    if resume and out is None:
        raise Problem("arena-resume-where")
    seats_within(load_game(game, edition), seats)
    from semiramis.arena.plan import planned

    plan = planned(
        game,
        [name.strip() for name in bots.split(",")],
        seats,
        games,
        seed=seed,
        seconds=seconds,
        edition=read_text(edition) if edition else None,
        options=given_options(option),
    )
    _run(ContestRun(plan, games, workers, edition, out, resume, ray, json))


@dataclass(frozen=True)
class ContestRun:
    """The options of a contest: the plan, where it runs, where its results go, and how they are shown."""

    plan: "Plan"
    games: int
    """The requested number of games; the plan rounds it up so that every bot has every seat equally often."""
    workers: int | None
    edition: Path | None
    out: Path | None
    resume: bool
    ray: bool
    json: bool

    def resume_command(self) -> str:
        """Return the shell command that resumes this contest."""
        plan = self.plan
        options = {
            "--seats": plan.n_seats,
            "--games": self.games,
            "--seed": plan.seed,
            "--seconds": plan.seconds,
            "--workers": self.workers,
            "--edition": self.edition,
            "--out": self.out,
        }
        command = ["semiramis", "arena", plan.game, "--bots", ",".join(plan.bots)]
        for name, value in options.items():
            command += [name, str(value)] if value is not None else []
        for name, word in plan.options:
            command += ["--option", f"{name}={word}"]
        return shlex.join([*command, *(["--ray"] if self.ray else []), "--resume"])


def _run(run: ContestRun) -> None:
    """Check the bots, compile, play and report; exits with INTERRUPTED if the user has stopped it."""
    from semiramis.arena.contest import executor_for
    from semiramis.arena.results.records import kept_in
    from semiramis.arena.run.check_bots import check_bots
    from semiramis.arena.run.warmup import load_search

    plan, executor = run.plan, executor_for(run.workers, run.ray)
    check_bots(plan)
    with progress_bar(t("cli-compiling")):
        load_search(plan)
    if not run.json and plan.games != run.games:
        console().print(t("arena-rounded", given=run.games, games=plan.games, each=plan.games_of_deal))
    if run.out is None:
        stopped = _contest(plan, [], executor, None, run.json)
    else:
        with kept_in(run.out, plan, run.resume) as (folder, before):
            stopped = _contest(plan, before, executor, folder, run.json)
    if stopped:
        if not run.json:
            kept = run.out is not None
            hint = t("arena-stopped-kept", command=run.resume_command()) if kept else t("arena-stopped")
            console().print(hint)
        raise typer.Exit(INTERRUPTED)


def _contest(
    plan: "Plan", before: "list[GameResult]", executor: "Executor", folder: "Folder | None", json: bool
) -> bool:
    """Play the remaining games, report and store the results; return whether the user has stopped it."""
    from semiramis.arena.results.report import write_report
    from semiramis.arena.results.standings import summary_of
    from semiramis.cli.support.standings import show_summary

    results, stopped = _played(plan, before, executor, folder)
    if results:
        summary = summary_of(plan, results)
        written = write_report(folder.path, plan, results, summary, local_texts()) if folder else []
        if json:
            emit({"game": plan.game, "stopped": stopped, **summary.to_json()})
        else:
            show_summary(plan, summary, written)
    elif json:
        emit({"game": plan.game, "stopped": stopped, "games": 0, "planned": plan.games, "complete": False})
    return stopped


def _played(
    plan: "Plan", before: "list[GameResult]", executor: "Executor", folder: "Folder | None"
) -> "tuple[list[GameResult], bool]":
    """Return all results, earlier ones included, and whether the user has stopped the contest."""
    from semiramis.arena.contest import compete

    results, left = list(before), plan.games - len(before)
    try:
        with progress_bar(t("arena-playing"), over=SPEED_OVER) as report:
            report(0, left)
            for played in compete(plan, before, executor):
                if folder is not None:
                    folder.add(played)
                results.append(played)
                report(len(results) - len(before), left)
    except KeyboardInterrupt:
        return results, True
    return results, False
