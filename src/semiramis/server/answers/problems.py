"""Problems as they are sent: the status of each, and its message in a language the client accepts."""

from typing import Any

from semiramis.core.editions.edition import EditionError
from semiramis.core.i18n.text import language_among, texts
from semiramis.core.model.message import Arg, Malformed, Message, Problem, Refused
from semiramis.core.model.quote import quote
from semiramis.core.play.expect import NotYet
from semiramis.core.play.log import BadLog
from semiramis.server.errors import (
    Conflict,
    Forbidden,
    Missing,
    Stale,
    TooLarge,
    TooMany,
    TooSlow,
    Unauthorized,
    Unavailable,
)

STATUS: tuple[tuple[type[Problem], int], ...] = (
    (Unauthorized, 401),
    (Forbidden, 403),
    (Missing, 404),
    (Conflict, 409),
    (TooSlow, 408),
    (TooLarge, 413),
    (TooMany, 429),
    (Unavailable, 503),
    (Refused, 422),
    (NotYet, 422),
    (BadLog, 400),
    (EditionError, 400),
    (Malformed, 400),
)
NOT_YOUR_TURN = "match-not-your-turn"
LONGEST_ARGUMENT = 800
LARGEST_NUMBER = 1 << 53


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem, 400 if it has none of its own."""
    if problem.message.id == NOT_YOUR_TURN:
        return 403
    return next((status for kind, status in STATUS if isinstance(problem, kind)), 400)


def problem_json(problem: Problem, accepted: str) -> dict[str, Any]:
    """A problem as it is sent: message id, arguments, and the text in an accepted language."""
    message = Message(problem.message.id, {name: _shortened(arg) for name, arg in problem.message.args.items()})
    error = {**message.to_json(), "text": texts(language_of(accepted)).render(message)}
    if isinstance(problem, Refused):
        error["clause"] = problem.refusal.clause
    found: dict[str, Any] = {"error": error}
    if isinstance(problem, Stale):
        found["missing"] = problem.missing
    return found


def _shortened(arg: Arg) -> Arg:
    """An argument made safe to print, as it may quote what a client sent."""
    if isinstance(arg, int) and abs(arg) > LARGEST_NUMBER:
        arg = hex(arg)
    return quote(arg, LONGEST_ARGUMENT) if isinstance(arg, str) else arg


def language_of(accepted: str) -> str:
    """The first supported language in an Accept-Language header, English if there is none."""
    return language_among(accepted[:200].split(","))


def malformed(place: str, reason: str) -> Malformed:
    """A body or parameter of the wrong form: where, and the kind of fault."""
    return Malformed("server-malformed", place=place[:120], reason=reason[:80])
