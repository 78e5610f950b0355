"""`semiramis duel`: bots against each other over many games."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from semiramis.cli.common import (
    EditionOption,
    GameArgument,
    JsonOption,
    SeatsOption,
    console,
    emit,
    load_game,
    progress_bar,
    said,
    seats_within,
    shown,
    within,
)
from semiramis.cli.soak import MOST_GAMES, GamesOption
from semiramis.core.message import Problem

if TYPE_CHECKING:
    from semiramis.bots.duel import Duel

MOST_WORKERS = 256


def duel(
    game: GameArgument,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT", help=said("cli-help-duel-bots"))] = "greedy,random",
    seats: SeatsOption = 2,
    games: GamesOption = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help=said("cli-help-duel-seed"))] = "1",
    workers: Annotated[int, typer.Option(metavar="N", help=said("cli-help-duel-workers"))] = 1,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots play."""
    from semiramis.bots.duel import duel as play_duel

    within("--games", games, 1, MOST_GAMES)
    within("--workers", workers, 1, MOST_WORKERS)
    chosen = load_game(game, edition)
    seats_within(chosen, seats)
    names = [name.strip() for name in bots.split(",")]
    if len(names) > seats:
        raise Problem("cli-duel-many", given=len(names), most=seats)
    with progress_bar(said("cli-duel-playing")) as report:
        try:
            played = play_duel(chosen, names, seats, games, seed, workers, report)
        except (Problem, KeyboardInterrupt):
            raise
        except Exception as error:
            # somebody else's bot may fail in any way
            raise Problem("cli-duel-failed", reason=shown(f"{type(error).__name__}: {error}", 160)) from error
    if json:
        emit({"game": chosen.key, **asdict(played)})
    else:
        _show(played)


def _show(played: "Duel") -> None:
    from rich.table import Table

    table = Table(said("cli-duel-bot"))
    for column in ("wins", "share", "range", "score", "time"):
        table.add_column(said(f"cli-duel-{column}"), justify="right")
    for one in played.standings:
        table.add_row(
            one.name,
            f"{one.wins:.1f}",
            f"{100 * one.share:.1f} %",
            f"{100 * one.low:.1f}–{100 * one.high:.1f} %",
            f"{one.mean_score:.1f}",
            f"{1000 * one.seconds_per_decision:.2f} ms",
        )
    out = console()
    out.print(table)
    rounds, decisions = f"{played.mean_rounds:.1f}", f"{played.mean_decisions:.0f}"
    out.print(said("cli-duel-done", games=played.games, rounds=rounds, decisions=decisions))
