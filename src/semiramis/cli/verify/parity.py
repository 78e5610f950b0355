"""`semiramis parity`: compare plain and compiled rules in the same random games."""

from dataclasses import asdict
from typing import TYPE_CHECKING

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
from semiramis.cli.verify.soak import MOST_GAMES, GamesOption, SeedOption

if TYPE_CHECKING:
    from semiramis.core.compile.engine import Engine
    from semiramis.core.compile.program import Program
    from semiramis.core.game import Game


def parity(
    game: GameArgument,
    seats: SeatsOption = 2,
    games: GamesOption = 100,
    seed: SeedOption = 1,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Compare plain and compiled play."""
    within("--games", games, 1, MOST_GAMES)
    chosen = load_game(game, edition)
    seats_within(chosen, seats)
    engine = compiled(chosen)
    from semiramis.core.verify.parity import compare

    with progress_bar(t("cli-parity-playing")) as report:
        found = compare(engine, chosen, seats, games, seed, report)
    if json:
        emit({"game": chosen.key, "seats": seats, **asdict(found)})
    elif found.difference:
        console().print(t("cli-parity-differs", where=found.difference), style="bold red")
    else:
        console().print(t("cli-parity-equal", games=found.games, decisions=found.decisions), style="green")
    if found.difference:
        raise typer.Exit(1)


def compiled(game: "Game", program: "Program | None" = None) -> "Engine":
    """Return the engine of a program (random games by default) for a game, with a spinner while it is built."""
    from semiramis.core.compile import engines
    from semiramis.core.compile.program import PLAYOUTS

    with progress_bar(t("cli-compiling")):
        return engines.load(game, program or PLAYOUTS)
