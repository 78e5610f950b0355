"""`semiramis play`: a game in the terminal, against bots or other people at the same keyboard."""

import sys
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from semiramis.cli.support.common import (
    EditionOption,
    GameArgument,
    JsonOption,
    OptionOption,
    edition_of_position,
    given_options,
    load_game,
    position_in,
    read_text,
    seats_within,
    t,
)
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from semiramis.cli.support.seats import Sitter
    from semiramis.cli.support.table import Table
    from semiramis.core.game import Game

LONGEST_SEED = 200


def play(
    game: GameArgument,
    seats: Annotated[
        str | None, typer.Option(metavar="WHO,WHO", show_default="me,greedy", help=t("cli-help-play-seats"))
    ] = None,
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", show_default=False, help=t("cli-help-play-seed"))] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help=t("cli-help-play-position"))
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False, help=t("cli-help-play-save"))] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help=t("cli-help-play-resume"))
    ] = None,
    json: JsonOption = False,
) -> None:
    """Play a game."""
    from semiramis.cli.support.log_events import last_moves, opening_events
    from semiramis.cli.support.prompt import Session
    from semiramis.cli.support.screen import Screen
    from semiramis.cli.support.screen_json import JsonScreen

    screen: Screen | JsonScreen = JsonScreen() if json else Screen()
    if resume is not None:
        for name, value in (("--option", option), ("--seed", seed), ("--position", position), ("--save", save)):
            if value:
                raise Problem("cli-resume-with", name=name)
        table = resume_table(game, edition, resume, seats)
        report = last_moves(table.match, LAST_MOVES, table.viewer)
    else:
        chosen = load_game(game, edition, edition_of_position(position))
        table = new_table(chosen, seats, given_options(option), seed, position, save)
        report = [[event] for event in opening_events(table.match, table.viewer)]
    screen.table(table)
    screen.events(*report)
    with _warming(table.match.game) as note:
        screen.note = note
        Session(table, screen).run()


LAST_MOVES = 10
"""The number of moves shown when a game is resumed."""


def new_table(
    game: "Game",
    seats: str | None,
    options: dict[str, str],
    seed: str | None,
    position: Path | None,
    save: Path | None,
) -> "Table":
    """Return a table with a new game, its file already written."""
    from semiramis.bots.api import FALLBACK_BOT
    from semiramis.cli.support.save_files import expect_free, new_log_path
    from semiramis.cli.support.seats import parse_seats
    from semiramis.cli.support.table import Table
    from semiramis.core.model.domain import SEAT
    from semiramis.core.play.chance import Referee
    from semiramis.core.play.match import Match

    if seed is not None and (len(seed) > LONGEST_SEED or not seed):
        raise Problem("cli-seed-length", most=LONGEST_SEED)
    start = position_in(game, read_text(position)) if position is not None else None
    if start is not None and options:
        raise Problem("cli-position-options")
    n_seats = start.n_seats if start is not None else 2
    sitters = parse_seats(seats or ",".join(["me", *[FALLBACK_BOT] * (n_seats - 1)]))
    if start is not None and len(sitters) != n_seats:
        raise Problem("cli-position-seats", given=len(sitters), wanted=n_seats)
    seats_within(game, len(sitters))
    path = save or new_log_path(game.key)
    expect_free(path)
    names = {SEAT.words[seat]: sitter.name for seat, sitter in enumerate(sitters)}
    if start is not None:
        options = game.options_of(start)
    given: dict[str, Any] = {"options": options, "referee": Referee(seed), "names": names, "position": start}
    table = Table(Match.begin(game, len(sitters), **given), sitters, path)
    table.open_file()
    return table


def resume_table(key: str, edition: Path | None, path: Path, seats: str | None) -> "Table":
    """Return a table with a saved game, played with its edition."""
    from semiramis.cli.support.save_files import read_seed
    from semiramis.cli.support.table import Table
    from semiramis.core.play.log import find_game, named_edition, read_lines, replay

    asked = load_game(key)
    lines = read_lines(path)
    found = find_game(lines[0], load_game)
    if found.key != asked.key:
        raise Problem("cli-resume-game", given=asked.key, wanted=found.key)
    game = load_game(key, edition, named_edition(lines[0]))
    if "end" in lines[-1]:
        match = replay(lines, game)
        return Table(match, _sitters(seats or ",".join(["me"] * match.n_seats), match.n_seats), path, len(lines))
    referee, kept = read_seed(path)
    match = replay(lines, game, referee)
    return Table(match, _sitters(seats or ",".join(kept), match.n_seats), path, len(match.log))


def _sitters(text: str, n_seats: int) -> "list[Sitter]":
    from semiramis.cli.support.seats import parse_seats

    sitters = parse_seats(text)
    if len(sitters) != n_seats:
        raise Problem("cli-position-seats", given=len(sitters), wanted=n_seats)
    return sitters


@contextmanager
def _warming(game: "Game") -> "Iterator[Callable[[], str]]":
    """Load the search in the background while a person plays; yields a function that returns a note until then."""
    if not sys.stdin.isatty():
        yield str
        return
    from semiramis.bots.search.engine_cache import start_loading

    loader = start_loading(game)
    yield lambda: f"[{t('cli-play-warming')}] " if loader.is_alive() else ""
