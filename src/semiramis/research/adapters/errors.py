"""What goes wrong in an environment, said in a sentence: a traceback is all that people at a notebook get to see."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from semiramis.core.game import Game
from semiramis.core.i18n.text import language_from_env, texts
from semiramis.core.model.message import Arg, Malformed, Problem, Refusal, Refused
from semiramis.core.registry import find_game


class BadCall(Malformed, ValueError):
    """An argument that no environment can be made of, or an action of the wrong shape; the text says what would do."""

    def __str__(self) -> str:
        return texts(language_from_env(os.environ)).render(self.message)


class IllegalAction(Refused, ValueError):
    """An action that the rules do not allow here; the text names the clause."""

    def __str__(self) -> str:
        return texts(language_from_env(os.environ)).refusal(self.refusal)


class MissingPackage(Malformed, ImportError):
    """A package that comes with an extra and is not installed; the text says how to get it."""

    def __str__(self) -> str:
        return texts(language_from_env(os.environ)).render(self.message)


@contextmanager
def plainly() -> Iterator[None]:
    """Problems come out as errors whose text is a sentence."""
    try:
        yield
    except (BadCall, IllegalAction):
        raise
    except Refused as problem:
        raise IllegalAction(problem.refusal) from problem
    except Problem as problem:
        raise BadCall(problem.message.id, **problem.message.args) from problem


def one_of(id: str, given: object, known: tuple[str, ...], **more: Arg) -> str:
    """A word that must be one of some; the message gets `given` and `known`."""
    if given not in known:
        raise BadCall(id, given=str(given)[:40], known=", ".join(known), **more)
    return str(given)


def game_of(game: str | Game) -> Game:
    """A game by its key, or the game itself, which may have an edition of its own."""
    if isinstance(game, Game):
        return game
    with plainly():
        return find_game(str(game))


def refuse(game: Game, state: Any, code: int) -> IllegalAction | BadCall:
    """Why an action is not allowed in a position."""
    players = players_codes(game)
    if not 0 <= code < players:
        return BadCall("research-env-action-unknown", given=code, most=players - 1)
    refusal: Refusal | None = game.referee.why_not(state, code)
    if refusal is None:
        raise AssertionError(f"no clause forbids {game.rules.catalogue.notation(code)}, yet it is not legal")
    return IllegalAction(refusal)


def players_codes(game: Game) -> int:
    """How many codes are decisions of players; the outcomes of chance come after them."""
    from semiramis.research.observation import action_count

    return action_count(game)


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports that need packages of one of our extras."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "semiramis":
            raise
        raise MissingPackage("research-env-extra-missing", package=package, extra=name) from missing
