"""`semiramis simulate`: many games as a data set."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from semiramis.cli.commands.arena import INTERRUPTED, MOST_WORKERS, SPEED_OVER
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
    progress_bar,
    read_text,
    seats_within,
    t,
    within,
)
from semiramis.cli.support.figures import number, percent, plus_minus, seat_name, word
from semiramis.cli.verify.parity import compiled
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    from rich.table import Table

    from semiramis.research.simulation.plan import SeatedPlan
    from semiramis.research.simulation.summary import Count, Summary

MOST_GAMES = 100_000_000
ForceOption = Annotated[bool, typer.Option("--force", help=t("cli-help-simulate-force"))]
SeedOption = Annotated[str, typer.Option("--seed", metavar="TEXT", help=t("cli-help-simulate-seed"))]
WorkersOption = Annotated[int, typer.Option("--workers", metavar="N", help=t("cli-help-simulate-workers"))]


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option(metavar="N", help=t("cli-help-simulate-games"))] = 1000,
    seats: SeatsOption = 2,
    policy: Annotated[str, typer.Option(metavar="BOT[,BOT]", help=t("cli-help-simulate-policy"))] = "random",
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: SeedOption = "1",
    workers: WorkersOption = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help=t("cli-help-simulate-out"))
    ] = None,
    moves: Annotated[bool, typer.Option("--moves", help=t("cli-help-simulate-moves"))] = False,
    events: Annotated[bool, typer.Option("--events", help=t("cli-help-simulate-events"))] = False,
    force: ForceOption = False,
    json: JsonOption = False,
) -> None:
    """Play games and store them."""
    from semiramis.arena.run.check_bots import check_bots
    from semiramis.research.simulation.files import check_target
    from semiramis.research.simulation.plan import seated
    from semiramis.research.simulation.run import simulate as simulated

    check_run(games, MOST_GAMES, workers, seed)
    if (moves or events) and out is None:
        raise Problem("simulate-moves-where")
    if out is not None:
        check_target(out, force)
    seats_within(load_game(game, edition), seats)
    plan = seated(
        game,
        split(policy),
        seats,
        games,
        seed=seed,
        edition=read_text(edition) if edition else None,
        options=given_options(option),
        moves=moves,
        events=events,
    )
    check_bots(plan)
    engine = warmed(plan)
    begun = time.perf_counter()
    with progress_bar(t("simulate-playing"), over=SPEED_OVER) as report:
        report(0, plan.games)
        count, stopped = simulated(plan, out, workers, report, engine)
    seconds = time.perf_counter() - begun
    if json:
        emit(result(plan, count, out, stopped, seconds))
    else:
        show(plan, count, out, stopped, seconds)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def check_run(games: int, most: int, workers: int, seed: str) -> None:
    """Raise Problem if a number or the length of the seed is out of range."""
    within("--games", games, 1, most)
    within("--workers", workers, 1, MOST_WORKERS)
    if not 1 <= len(seed) <= LONGEST_SEED:
        raise Problem("cli-seed-length", most=LONGEST_SEED)


def split(names: str) -> list[str]:
    """Return the names of a comma-separated list."""
    return [name.strip() for name in names.split(",")]


def warmed(plan: "SeatedPlan") -> Any:
    """Return the compiled random games if all seats play at random, else None; compile the search if a bot needs it."""
    from semiramis.arena.run.warmup import load_search
    from semiramis.research.simulation.random_games import SIMULATION

    if plan.is_random:
        return compiled(plan.definition, SIMULATION)
    with progress_bar(t("cli-compiling")):
        load_search(plan)
    return None


def result(plan: "SeatedPlan", count: "Count", out: Path | None, stopped: bool, seconds: float) -> dict[str, Any]:
    """Return the summary as plain data."""
    head = {"game": plan.game, "stopped": stopped, "file": str(out) if out else None, "seconds": round(seconds, 3)}
    if not count.games:
        return {**head, "plan": plan.described(), "games": 0, "planned": plan.games, "complete": False}
    return {**head, "plan": plan.described(), **count.summary().to_json()}


def show(plan: "SeatedPlan", count: "Count", out: Path | None, stopped: bool, seconds: float) -> None:
    """Print the summary for people."""
    screen = console()
    if count.games:
        summary = count.summary()
        screen.print(seats_table(summary))
        screen.print(parts_table(plan, summary))
        for line in lines(summary, seconds):
            screen.print(line)
    if out is not None:
        screen.print(t("simulate-written", path=str(out), games=count.games))
    if stopped:
        screen.print(t("simulate-stopped", games=count.games, planned=plan.games))


def seats_table(summary: "Summary") -> "Table":
    """Return scores, wins and ranks by seat."""
    from rich.table import Table

    table = Table(t("simulate-head-seat"), t("simulate-head-policy"))
    for column in ("score", "wins", "wins-range", "places", "decisions"):
        table.add_column(t(f"simulate-head-{column}"), justify="right")
    for at, one in enumerate(summary.seats):
        table.add_row(
            seat_name(at),
            one.policy,
            plus_minus(one.score.mean, one.score.range),
            f"{100 * one.won.share:.1f} %",
            percent(one.won.range),
            "/".join(map(str, one.places)),
            number(one.decisions.mean),
        )
    return table


def parts_table(plan: "SeatedPlan", summary: "Summary") -> "Table":
    """Return the mean of every part of the score by seat, with its interval."""
    from rich.table import Table

    parts = plan.definition.rules.parts
    table = Table(t("cli-score-part"))
    for at in range(len(summary.seats)):
        table.add_column(seat_name(at), justify="right")
    for at, name in enumerate(parts.words):
        found = [one.parts[name] for one in summary.seats]
        table.add_row(word(parts, at), *(plus_minus(one.mean, one.range) for one in found))
    return table


def lines(summary: "Summary", seconds: float) -> list[str]:
    """Return the summary of all games."""
    rounds, decisions, first = summary.rounds, summary.decisions, summary.first
    found = [
        t("simulate-done", games=summary.games, seconds=f"{seconds:.1f}", speed=f"{summary.games / seconds:.0f}"),
        t("simulate-rounds", mean=plus_minus(rounds.mean, rounds.range), least=rounds.least, most=rounds.most),
        t(
            "simulate-decisions",
            mean=plus_minus(decisions.mean, decisions.range),
            least=decisions.least,
            most=decisions.most,
        ),
        t(
            "simulate-first",
            share=f"{100 * first.share:.1f}",
            range=percent(first.range),
            fair=f"{100 * first.fair:.1f}",
        ),
        t("simulate-ties", n=summary.ties, share=f"{100 * summary.ties / summary.games:.1f}"),
    ]
    return [*found, *([t("simulate-forfeited", n=summary.forfeited)] if summary.forfeited else [])]
