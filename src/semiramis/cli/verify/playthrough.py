"""`semiramis playthrough`: a whole random game as text for people to review."""

import sys
from typing import Annotated

import typer

from semiramis.cli.support.common import (
    EditionOption,
    GameArgument,
    JsonOption,
    OptionOption,
    SeatsOption,
    emit,
    given_options,
    language,
    load_game,
    local_texts,
    t,
)


def playthrough(
    game: GameArgument,
    seats: SeatsOption = 2,
    seed: Annotated[str, typer.Option(metavar="TEXT", help=t("cli-help-playthrough-seed"))] = "1",
    option: OptionOption = None,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Print a playthrough."""
    from semiramis.core.verify.playthrough import playthrough as played_through

    chosen = load_game(game, edition)
    text = played_through(chosen, seats, seed, local_texts(), given_options(option))
    if json:
        emit({"game": chosen.key, "seats": seats, "seed": seed, "language": language(), "text": text})
    else:
        sys.stdout.write(text)
