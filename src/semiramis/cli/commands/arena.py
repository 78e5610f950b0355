"""`semiramis arena`: bots against each other over many games."""

import shlex
from collections.abc import Mapping
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
    from semiramis.arena.contest import Spread
    from semiramis.arena.plan import Plan
    from semiramis.arena.records import Folder
    from semiramis.arena.result import GameResult

MOST_GAMES = 10_000_000
MOST_WORKERS = 256
LONGEST_CLOCK = 86_400
INTERRUPTED = 130
SPEED_OVER = 3600.0
"""Games may take minutes each; how many seconds back the remaining time is estimated from."""


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
    """Let bots play."""
    from semiramis.arena.check_bots import check_bots
    from semiramis.arena.contest import spread_over
    from semiramis.arena.plan import planned
    from semiramis.arena.records import kept_in
    from semiramis.arena.warmup import compile_search, is_cold

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
    spread = spread_over(workers, ray)
    check_bots(plan)
    if is_cold(plan):
        with progress_bar(t("cli-compiling")) as report:
            compile_search(plan, report)
    if not json and plan.games != games:
        console().print(t("arena-rounded", given=games, games=plan.games, each=plan.games_of_deal))
    if out is None:
        stopped = _contest(plan, [], spread, None, json)
    else:
        with kept_in(out, plan, resume) as (folder, before):
            stopped = _contest(plan, before, spread, folder, json)
    if stopped:
        if not json:
            given = {"--workers": workers, "--edition": edition, "--out": out}
            console().print(how_to_go_on(plan, games, given, ray))
        raise typer.Exit(INTERRUPTED)


def _contest(plan: "Plan", before: "list[GameResult]", spread: "Spread", folder: "Folder | None", json: bool) -> bool:
    """Play what is left to be played, tell and keep what came of it; whether somebody has stopped it."""
    from semiramis.arena.report import write_report
    from semiramis.arena.standings import summary_of
    from semiramis.cli.support.standings import show_summary

    results, stopped = _played(plan, before, spread, folder)
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
    plan: "Plan", before: "list[GameResult]", spread: "Spread", folder: "Folder | None"
) -> "tuple[list[GameResult], bool]":
    """All games that have been played, before and now, and whether somebody has stopped it."""
    from semiramis.arena.contest import compete

    results, left = list(before), plan.games - len(before)
    try:
        with progress_bar(t("arena-playing"), over=SPEED_OVER) as report:
            report(0, left)
            for played in compete(plan, before, spread):
                if folder is not None:
                    folder.add(played)
                results.append(played)
                report(len(results) - len(before), left)
    except KeyboardInterrupt:
        return results, True
    return results, False


def how_to_go_on(plan: "Plan", games: int, given: Mapping[str, object], ray: bool) -> str:
    """What is said to somebody who has stopped a contest."""
    if given["--out"] is None:
        return t("arena-stopped")
    more = {"--seats": plan.n_seats, "--games": games, "--seed": plan.seed, "--seconds": plan.seconds, **given}
    command = ["semiramis", "arena", plan.game, "--bots", ",".join(plan.bots)]
    for name, value in more.items():
        command += [name, str(value)] if value is not None else []
    for name, word in plan.options:
        command += ["--option", f"{name}={word}"]
    return t("arena-stopped-kept", command=shlex.join([*command, *(["--ray"] if ray else []), "--resume"]))
