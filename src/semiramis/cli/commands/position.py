"""`semiramis position`: a position from a log, a position file or a text board, checked and converted."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from semiramis.cli.support.common import (
    EditionOption,
    JsonOption,
    console,
    edition_of_position,
    emit,
    load_game,
    message_json,
    position_in,
    read_text,
    t,
    within,
)
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    from semiramis.core.game import Game

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help=t("cli-help-arg-position"))]


def position(
    file: FileArgument,
    step: Annotated[int | None, typer.Option(metavar="N", show_default=False, help=t("cli-help-position-step"))] = None,
    drawing: Annotated[bool, typer.Option("--drawing", help=t("cli-help-position-drawing"))] = False,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help=t("cli-help-position-output"))
    ] = None,
    check: Annotated[bool, typer.Option("--check", help=t("cli-help-position-check"))] = False,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Write or check a position."""
    from semiramis.core.play.position import position_words, write_position

    game, state = find_position(file, step, edition)
    text = game.display.text_board(state) if drawing else write_position(game, state)
    if output is not None:
        _write(output, text)
    if json:
        report = {"game": game.key, "hash": state.hash(), "asks": message_json(game.display.prompt(state))}
        shape = {"drawing": text} if drawing else {"position": position_words(game, state)}
        emit({**report, **({"output": str(output)} if output else {} if check else shape)})
    elif output is not None:
        console().print(t("cli-position-written", path=str(output)))
    elif check:
        console().print(t("cli-position-good", path=str(file)), style="green")
    else:
        typer.echo(text, nl=False)


def find_position(file: Path, step: int | None, edition: Path | None) -> tuple["Game", Any]:
    """Return the game and the state of a log (at a step), a position file or a text board."""
    from semiramis.cli.commands.replay import replayed

    if _is_log(file):
        match = replayed(file, edition)
        steps = len(match.steps) if step is None else step
        within("--step", steps, 0, len(match.steps))
        return match.game, match.states()[steps]
    if step is not None:
        raise Problem("cli-position-no-steps", path=str(file))
    text = read_text(file)
    game = load_game(_game_key(text), edition, edition_of_position(file))
    return game, position_in(game, text)


def _is_log(file: Path) -> bool:
    """Whether a file begins like a log; logs may be larger than any position."""
    try:
        with file.open("rb") as stream:
            return b'"semiramis": "log"' in stream.read(200)
    except OSError as error:
        raise Problem("open-failed", path=str(file), reason=error.strerror or str(error)) from error


def _game_key(text: str) -> str:
    """Return the game that a position file names, or the first word of a text board."""
    import json

    if not text.lstrip().startswith("{"):
        return (text.split() or [""])[0].lower()
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Problem("position-not-json", line=getattr(error, "lineno", 1)) from error
    except RecursionError as error:
        raise Problem("position-not-json", line=1) from error
    return str(data.get("game"))


def _write(path: Path, text: str) -> None:
    from semiramis.core.play.log_file import write_whole

    if path.exists():
        raise Problem("cli-file-exists", path=str(path))
    write_whole(path, text)
