"""The program `semiramis`: commands, language, and error output."""

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from semiramis.cli.commands import (
    aid,
    arena,
    backup,
    balance,
    components,
    copy,
    doctor,
    play,
    position,
    replay,
    review,
    rules,
    serve,
    simulate,
    texts,
)
from semiramis.cli.support.common import emit, language_argument, problem_json, problem_text, set_locale, t
from semiramis.cli.support.help_pages import Command, Group
from semiramis.cli.verify import bench, clauses, parity, perft, playthrough, soak
from semiramis.core.i18n.languages import FAULTS as LOCALE_FAULTS
from semiramis.core.i18n.text import LANGUAGES, language_from_env
from semiramis.core.model.message import Problem

PROGRAM = "semiramis"
BAD_INPUT = 2
INTERRUPTED = 130
USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]
"""What Typer raises for wrong arguments; found by descent because releases keep it in different modules."""
EXTRAS = {"numpy": "data", "pyarrow": "data", "matplotlib": "arena", "openskill": "arena", "ray": "ray"}
EXTRAS |= {"psycopg": "postgres", "redis": "redis", "httpx": "redis"}
"""The packages that some commands need beyond the default installation, with the extra that brings them."""

app = typer.Typer(
    name=PROGRAM,
    help=t("cli-help-program"),
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
)

COMMANDS: dict[str, Callable[..., None]] = {
    "play": play.play,
    "serve": serve.serve,
    "replay": replay.replay,
    "review": review.review,
    "position": position.position,
    "aid": aid.aid,
    "rules": rules.rules,
    "components": components.components,
    "clauses": clauses.clauses,
    "playthrough": playthrough.playthrough,
    "arena": arena.arena,
    "simulate": simulate.simulate,
    "balance": balance.balance,
    "perft": perft.perft,
    "soak": soak.soak,
    "parity": parity.parity,
    "bench": bench.bench,
    "doctor": doctor.doctor,
    "backup": backup.backup,
    "restore": backup.restore,
    "copy": copy.copy,
    "texts": texts.texts,
}
for _name, _function in COMMANDS.items():
    app.command(_name, help=t(f"cli-help-cmd-{_name}"), cls=Command)(_function)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        sys.stdout.write(f"{PROGRAM} {version('semiramis')}\n")
        raise typer.Exit


@app.callback(cls=Group, invoke_without_command=True)
def program(
    context: typer.Context,
    lang: Annotated[
        str | None,
        typer.Option(metavar="|".join(LANGUAGES), show_default=False, help=t("cli-help-opt-lang")),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_show_version, help=t("cli-help-opt-version"))
    ] = False,
) -> None:
    """Open the game in the browser where no command is given; the language has been set before."""
    if context.invoked_subcommand is None:
        serve.serve(browser=True)


def run(args: list[str]) -> int:
    """Run the program with some arguments; return the exit code."""
    _steady_streams()
    as_json = "--json" in args
    try:
        set_locale(language_from_env(os.environ))
        for file, reason in LOCALE_FAULTS:
            raise Problem("cli-texts-file", file=file, reason=reason)
        given = language_argument(args)
        if given is not None:
            set_locale(given)
        return _invoke(_with_language_first(args))
    except Problem as problem:
        _tell(problem, as_json)
        return BAD_INPUT
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        _tell(Problem("cli-extra-missing", package=package, extra=EXTRAS[package]), as_json)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _reader_gone()
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        _tell(Problem("cli-system", reason=f"{place}{error.strerror or error}"), as_json)
        return BAD_INPUT


def main() -> None:
    """Run the program as a console script."""
    sys.exit(run(sys.argv[1:]))


def _invoke(args: list[str]) -> int:
    command: Any = typer.main.get_command(app)
    try:
        code = command.main(args, prog_name=PROGRAM, standalone_mode=False)
    except typer.Abort as error:
        raise KeyboardInterrupt from error
    except USAGE_ERROR as error:
        raise usage_problem(error, args) from error
    return code if isinstance(code, int) else 0


def usage_problem(error: Any, args: list[str]) -> Problem:
    """Return a usage error as a Problem, in the language of the run."""
    context = getattr(error, "ctx", None)
    usage = context.command_path if context else PROGRAM
    kind = type(error).__name__
    param = getattr(error, "param", None)
    name = param.opts[0] if param is not None and param.opts[0].startswith("-") else (param and param.metavar) or ""
    if kind == "NoSuchOption":
        return Problem("cli-usage-option", name=error.option_name, usage=usage)
    if kind == "BadOptionUsage":
        return Problem("cli-usage-value", name=error.option_name, usage=usage)
    if kind == "MissingParameter":
        return Problem("cli-usage-missing", name=name, usage=usage)
    if param is not None:
        return Problem("cli-usage-bad", name=name, usage=usage)
    if context is not None and context.parent is None:
        unknown = next((arg for arg in _without_language(args) if not arg.startswith("-")), "")
        return Problem("cli-usage-command", given=unknown[:40], known=", ".join(COMMANDS))
    return Problem("cli-usage-extra", usage=usage)


def _without_language(args: list[str]) -> list[str]:
    """Return the arguments without --lang and its value."""
    kept: list[str] = []
    skip = False
    for at, arg in enumerate(args):
        if arg == "--":
            return kept + args[at:]
        if not skip and arg != "--lang" and not arg.startswith("--lang="):
            kept.append(arg)
        skip = arg == "--lang" and not skip
    return kept


def _with_language_first(args: list[str]) -> list[str]:
    """Return the arguments with --lang before the command, where Typer expects it."""
    given = language_argument(args)
    return args if given is None else ["--lang", given, *_without_language(args)]


def _tell(problem: Problem, as_json: bool) -> None:
    if as_json:
        emit(problem_json(problem), indent=None)
    else:
        sys.stderr.write(problem_text(problem) + "\n")


def _steady_streams() -> None:
    """Make the standard streams replace characters they cannot encode instead of raising an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


def _reader_gone() -> int:
    """Exit quietly when the reader of our output has closed the pipe, even at the last flush."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


if __name__ == "__main__":
    main()
