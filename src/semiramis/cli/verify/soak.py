"""`semiramis soak`: random games in which every position is checked."""

from dataclasses import asdict
from typing import Annotated

import typer

from semiramis.cli.support.common import (
    EditionOption,
    GameArgument,
    JsonOption,
    SeatsOption,
    console,
    emit,
    load_game,
    progress_bar,
    seats_within,
    t,
    within,
)

MOST_GAMES = 100_000_000
GamesOption = Annotated[int, typer.Option("--games", metavar="N", help=t("cli-help-opt-games"))]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", help=t("cli-help-opt-first-seed"))]


def soak(
    game: GameArgument,
    seats: SeatsOption = 2,
    games: GamesOption = 100,
    seed: SeedOption = 1,
    deep: Annotated[int, typer.Option(metavar="N", help=t("cli-help-soak-deep"))] = 1,
    compiled: Annotated[bool, typer.Option("--compiled", help=t("cli-help-soak-compiled"))] = False,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Check random games."""
    from semiramis.core.verify.invariants import soak as soaked
    from semiramis.core.verify.invariants import soak_compiled

    within("--games", games, 1, MOST_GAMES)
    within("--deep", deep, 1, MOST_GAMES)
    chosen = load_game(game, edition)
    seats_within(chosen, seats)
    with progress_bar(t("cli-soak-playing")) as report:
        if compiled:
            from semiramis.core.compile import engines

            findings = soak_compiled(engines.load(chosen), seats, games, seed, report)
        else:
            findings = soaked(chosen, seats, games, seed, report, deep)
    if json:
        emit({"game": chosen.key, "seats": seats, **asdict(findings)})
    else:
        out = console()
        summary = {"games": findings.games, "decisions": findings.decisions}
        out.print(t("cli-soak-done", **summary, longest=findings.longest, most=findings.most_legal))
        for fault in findings.broken:
            out.print(fault, style="bold red")
        out.print(t("cli-soak-sound" if not findings.broken else "cli-soak-broken"))
    if findings.broken:
        raise typer.Exit(1)
