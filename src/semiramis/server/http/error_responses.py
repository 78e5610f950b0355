"""Problems as responses: the status of each, and its message in a language the client accepts."""

import json
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from semiramis.core.editions.edition import EditionError
from semiramis.core.i18n.text import texts
from semiramis.core.model.message import Arg, Malformed, Message, Problem, Refused
from semiramis.core.model.quote import quote
from semiramis.core.play.log import BadLog
from semiramis.core.play.match import NotYet
from semiramis.server.errors import Conflict, Forbidden, Missing, Stale, TooLarge, TooMany, Unauthorized
from semiramis.server.http.asgi import Scope
from semiramis.server.http.client import language_of
from semiramis.server.logs import LOG

STATUS: tuple[tuple[type[Problem], int], ...] = (
    (Unauthorized, 401),
    (Forbidden, 403),
    (Missing, 404),
    (Conflict, 409),
    (TooLarge, 413),
    (TooMany, 429),
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


def _response(problem: Problem, accepted: str) -> Response:
    status = status_of(problem)
    headers = {"Retry-After": str(problem.seconds)} if isinstance(problem, TooMany) else {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    # ASCII only: a message may quote a lone surrogate, which cannot be encoded
    return Response(json.dumps(problem_json(problem, accepted)), status, headers, media_type="application/json")


def refusal_response(problem: Problem, scope: Scope) -> Response:
    """The response to a request that middleware refuses."""
    return _response(problem, _accepted(scope))


def _accepted(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")


async def problem_response(request: Request, problem: Exception) -> Response:
    """Respond to a problem the client can correct."""
    assert isinstance(problem, Problem)
    return _response(problem, request.headers.get("accept-language", ""))


async def validation_response(request: Request, problem: Exception) -> Response:
    """Respond to a body or parameter of the wrong form: name the first fault and where it is."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    place = ".".join(str(step) for step in first["loc"])[:120]
    malformed = Malformed("server-malformed", place=place, reason=str(first["type"])[:80])
    return _response(malformed, request.headers.get("accept-language", ""))


async def http_response(request: Request, problem: Exception) -> Response:
    """Respond to an unknown path or method."""
    assert isinstance(problem, HTTPException)
    if isinstance(problem.__cause__, Problem):  # raised while the body was read
        return await problem_response(request, problem.__cause__)
    if problem.status_code == 404:
        found: Problem = Missing("server-no-page")
    elif problem.status_code == 405:
        found = Malformed("server-bad-method")
    else:
        found = Malformed("server-malformed", place="body", reason="unreadable")
    response = _response(found, request.headers.get("accept-language", ""))
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response


def bug_response(scope: Scope, problem: Exception) -> Response:
    """Respond to a bug: the log has the traceback, the response says that nothing was lost."""
    LOG.error("bug", exc_info=problem)
    return JSONResponse(problem_json(Problem("server-bug"), _accepted(scope)), 500)
