"""`semiramis perft`: count the lines of play from a position."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from semiramis.cli.support.common import (
    EditionOption,
    GameArgument,
    JsonOption,
    OptionOption,
    SeatsOption,
    console,
    edition_of_position,
    emit,
    given_options,
    load_game,
    position_in,
    progress_bar,
    read_text,
    t,
    within,
)
from semiramis.core.model.arrays import State
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    from semiramis.core.game import Game

DEEPEST = 50


def perft(
    game: GameArgument,
    seats: SeatsOption = 2,
    depth: Annotated[int, typer.Option(metavar="N", help=t("cli-help-perft-depth"))] = 3,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", show_default=False, help=t("cli-help-perft-seed"))] = None,
    after: Annotated[int, typer.Option(metavar="N", help=t("cli-help-perft-after"))] = 0,
    divide: Annotated[bool, typer.Option("--divide", help=t("cli-help-perft-divide"))] = False,
    distinct: Annotated[bool, typer.Option("--distinct", help=t("cli-help-perft-distinct"))] = False,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help=t("cli-help-perft-position"))
    ] = None,
    option: OptionOption = None,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Count lines of play."""
    from semiramis.core.verify.perft import distinct as count_distinct

    within("--depth", depth, 0, DEEPEST)
    chosen = load_game(game, edition, edition_of_position(position))
    if position is not None:
        state = position_in(chosen, read_text(position))
    else:
        state = start_position(chosen, seats, given_options(option), seed, after)
    summary: dict[str, Any] = {"game": chosen.key, "seats": state.n_seats, "depth": depth, "hash": state.hash()}
    split = _split(chosen, state, depth)
    summary["lines"] = sum(split.values())
    if divide:
        summary["divide"] = split
    if distinct:
        summary["distinct"] = count_distinct(chosen, state, depth)
    if json:
        emit(summary)
    else:
        _show(summary)


def start_position(game: "Game", n_seats: int, options: dict[str, str], seed: str | None, after: int) -> Any:
    """Return the position before any deal, or after some decisions of the playthrough of a seed."""
    from semiramis.core.play.chance import Referee, below, keyed_numbers
    from semiramis.core.play.match import Match

    if seed is None:
        if after:
            raise Problem("cli-perft-after")
        return game.new_state(n_seats, options)
    match = Match.begin(game, n_seats, options=options, referee=Referee(seed))
    choices = keyed_numbers(seed, "playthrough choices")
    while len(match.steps) < after and not match.over:
        legal = match.legal()
        match.play(match.mover, legal[below(choices, len(legal))])
    within("--after", after, 0, len(match.steps))
    return match.state


def _split(game: "Game", state: State, depth: int) -> dict[str, int]:
    """Return perft by first action, with a progress bar; a single entry if there is no first action."""
    from semiramis.core.model.domain import NOBODY
    from semiramis.core.verify.perft import branches
    from semiramis.core.verify.perft import perft as count

    if depth == 0 or game.rules.mover(state) == NOBODY:
        return {"": 1}
    codes = game.legal_codes(state)
    split: dict[str, int] = {}
    with progress_bar(t("cli-perft-counting")) as report:
        for code, after in branches(game, state, codes):
            split[game.rules.catalogue.notation(code)] = count(game, after, depth - 1)
            report(len(split), len(codes))
    return split


def _show(summary: dict[str, Any]) -> None:
    from rich.table import Table

    out = console()
    if "divide" in summary:
        table = Table(t("cli-perft-action"))
        table.add_column(t("cli-perft-lines"), justify="right")
        for action, count in summary["divide"].items():
            table.add_row(action, str(count))
        out.print(table)
    out.print(t("cli-perft-result", depth=summary["depth"], lines=summary["lines"]))
    if "distinct" in summary:
        out.print(t("cli-perft-distinct", depth=summary["depth"], n=summary["distinct"]))
