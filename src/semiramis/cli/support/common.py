"""Shared by all commands: the language of a run, output for people and programs, games and files by name."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from semiramis.core.i18n.text import LANGUAGES, Texts, language_from_env, texts
from semiramis.core.model.message import Arg, Message, Problem, Refused
from semiramis.core.model.quote import quote

if TYPE_CHECKING:
    from rich.console import Console

    from semiramis.core.game import Game

PLAIN_WIDTH = 100
"""The width of output without a terminal; the boards need 98 columns."""

LARGEST_POSITION = 1 << 20
Report = Callable[[int, int], None]


def language_argument(args: Sequence[str]) -> str | None:
    """Return the value of --lang, at any position, or None."""
    for at, arg in enumerate(args):
        if arg == "--":
            break
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
        if arg == "--lang" and at + 1 < len(args):
            return args[at + 1]
    return None


def _first_language() -> str:
    """Return the language of the help texts, which are looked up while the commands are being defined."""
    given = language_argument(sys.argv[1:])
    return given if given in LANGUAGES else language_from_env(os.environ)


_language = [_first_language()]


def set_locale(language: str) -> None:
    """Set the language of this run; Problem if there is no such language."""
    if language not in LANGUAGES:
        raise Problem("cli-lang-unknown", given=language[:40], known=", ".join(LANGUAGES))
    _language[0] = language


def language() -> str:
    """Return the language of this run."""
    return _language[0]


def local_texts() -> Texts:
    """Return the texts in the language of this run."""
    return texts(language())


def t(id: str, **args: Arg) -> str:
    """Return a sentence in the language of this run."""
    return local_texts().t(id, **args)


GameArgument = Annotated[str, typer.Argument(metavar="GAME", show_default=False, help=t("cli-help-arg-game"))]
JsonOption = Annotated[bool, typer.Option("--json", help=t("cli-help-opt-json"))]
EditionOption = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", show_default=False, help=t("cli-help-opt-edition"))
]
SeatsOption = Annotated[int, typer.Option("--seats", metavar="N", help=t("cli-help-opt-seats"))]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", show_default=False, help=t("cli-help-opt-option")),
]


def load_game(key: str, edition: Path | None = None, named: str = "") -> "Game":
    """Return a game by its key, with the component values of an edition file if one is given.

    Without one it has the packaged edition of the hash that a log or position names, else the current one.
    """
    from semiramis.core.editions.edition import read_edition
    from semiramis.core.registry import find_game, find_packaged

    game = find_game(key)
    if edition is None:
        return find_packaged(key, named) or game
    return game.with_edition(read_edition(edition, game.key))


def given_options(given: list[str] | None) -> dict[str, str]:
    """Return the table options of NAME=VALUE arguments."""
    chosen = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem("cli-option-form", given=quote(text))
        chosen[name.strip()] = value.strip()
    return chosen


def within(name: str, value: float, least: int, most: int) -> None:
    """Raise Problem if a number is out of range."""
    if not least <= value <= most:
        raise Problem("cli-number", name=name, given=f"{value:g}", least=least, most=most)


def seats_within(game: "Game", n_seats: int) -> None:
    """Raise Problem if the game cannot be played with this number of seats."""
    if n_seats not in game.seats:
        raise Problem("seats-wrong", given=n_seats, least=min(game.seats), most=max(game.seats))


def read_text(path: Path) -> str:
    """Return the text of a small file; Problem if it is unreadable, too large or not UTF-8."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_POSITION * 4 + 1)
    except OSError as error:
        raise Problem("open-failed", path=str(path), reason=error.strerror or str(error)) from error
    if len(raw) > LARGEST_POSITION * 4:
        raise Problem("position-too-large", limit=LARGEST_POSITION)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem("cli-not-text", path=str(path)) from error


def edition_of_position(path: Path | None) -> str:
    """Return the hash of the edition that a position file names; empty for text boards and without a file."""
    import json

    if path is None or not (text := read_text(path)).lstrip().startswith("{"):
        return ""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ""  # reading the position says what is wrong
    return str(data.get("edition", "")) if isinstance(data, dict) else ""


def position_in(game: "Game", text: str) -> Any:
    """Return the state of a position file or a text board; Malformed if it is impossible."""
    from semiramis.core.model.message import Malformed
    from semiramis.core.play.position import read_position

    if text.lstrip().startswith("{"):
        return read_position(game, text)
    state = game.display.parse_text_board(text)
    for broken in game.referee.validate(state):
        raise Malformed(broken.id, **broken.args)
    return state


def console(error: bool = False) -> "Console":
    """Return a console for people: colours if the terminal has them, no markup, no highlighting."""
    from rich.console import Console

    stream = sys.stderr if error else sys.stdout
    width = None if stream.isatty() else PLAIN_WIDTH
    return Console(file=stream, width=width, highlight=False, markup=False, emoji=False, soft_wrap=not stream.isatty())


def emit(data: object, indent: int | None = 1) -> None:
    """Write data as JSON to standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=indent) + "\n")
    sys.stdout.flush()


def message_json(message: Message) -> dict[str, Any]:
    """Return a message as plain data, with its sentence."""
    return {**message.to_json(), "text": local_texts().render(message)}


def problem_json(problem: Problem) -> dict[str, Any]:
    """Return a problem as plain data: id, arguments, sentence, and the clause if it is a refusal."""
    clause = {"clause": problem.refusal.clause} if isinstance(problem, Refused) else {}
    return {"error": {**problem.message.to_json(), "text": problem_text(problem), **clause}}


def problem_text(problem: Problem) -> str:
    """Return the sentence for a problem, followed by its cause if that is a problem too."""
    text = (
        local_texts().refusal(problem.refusal)
        if isinstance(problem, Refused)
        else local_texts().render(problem.message)
    )
    if isinstance(problem.__cause__, Problem):
        return f"{text} {problem_text(problem.__cause__)}"
    return text


@contextmanager
def progress_bar(label: str, over: float = 30.0) -> Iterator[Report]:
    """Show a progress bar on standard error, if that is a terminal.

    The remaining time is estimated from the last `over` seconds.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet, here = not sys.stderr.isatty(), console(error=True)
    given: dict[str, Any] = {"transient": True, "redirect_stdout": False, "disable": quiet}
    with Progress(*columns, console=here, speed_estimate_period=over, **given) as bar:
        task = bar.add_task(label, total=None)

        def report(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield report
