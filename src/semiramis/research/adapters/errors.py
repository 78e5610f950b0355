"""Errors of the environments, each with a sentence as its text: in a notebook the traceback is all that users see."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from semiramis.core.game import Game
from semiramis.core.i18n.text import language_from_env, texts
from semiramis.core.model.arrays import State
from semiramis.core.model.message import Arg, Malformed, Problem, Refusal, Refused
from semiramis.core.registry import find_game
from semiramis.research.observation import action_count


class BadCall(Malformed, ValueError):
    """An invalid argument, an action of the wrong type, or a call out of order; the text says what is expected."""

    def __str__(self) -> str:
        return texts(language_from_env(os.environ)).render(self.message)


class IllegalAction(Refused, ValueError):
    """An action that is not legal in this position; the text names the clause that forbids it."""

    def __str__(self) -> str:
        return texts(language_from_env(os.environ)).refusal(self.refusal)


class MissingPackage(Malformed, ImportError):
    """An optional dependency that is not installed; the text names the extra to install."""

    def __str__(self) -> str:
        return texts(language_from_env(os.environ)).render(self.message)


@contextmanager
def readable_errors() -> Iterator[None]:
    """Re-raise problems as errors whose text is a sentence."""
    try:
        yield
    except (BadCall, IllegalAction):
        raise
    except Refused as problem:
        raise IllegalAction(problem.refusal) from problem
    except Problem as problem:
        raise BadCall(problem.message.id, **problem.message.args) from problem


def one_of(id: str, given: object, known: tuple[str, ...], **more: Arg) -> str:
    """Return `given` if it is one of `known`; otherwise raise a BadCall with the message `id`."""
    if given not in known:
        raise BadCall(id, given=str(given)[:40], known=", ".join(known), **more)
    return str(given)


def game_of(game: str | Game) -> Game:
    """A game by its key; a Game, which may have another edition, is returned as it is."""
    if isinstance(game, Game):
        return game
    with readable_errors():
        return find_game(str(game))


def illegal_action_error(game: Game, state: State, code: int) -> IllegalAction | BadCall:
    """The error that says why an action is not legal in a position."""
    n_actions = action_count(game)
    if not 0 <= code < n_actions:
        return BadCall("research-env-action-unknown", given=code, most=n_actions - 1)
    refusal: Refusal | None = game.referee.why_not(state, code)
    if refusal is None:
        raise AssertionError(f"no clause forbids {game.rules.catalogue.notation(code)}, yet it is not legal")
    return IllegalAction(refusal)


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Wrap imports that need the packages of an extra; raises MissingPackage where they are not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "semiramis":
            raise
        raise MissingPackage("research-env-extra-missing", package=package, extra=name) from missing
