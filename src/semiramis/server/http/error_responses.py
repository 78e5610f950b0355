"""Problems as responses over HTTP."""

import errno
import json

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException

from semiramis.core.model.message import Malformed, Problem
from semiramis.server.answers.problems import malformed, problem_json, status_of
from semiramis.server.errors import Missing, NotOwner, TooMany, Unavailable
from semiramis.server.http.asgi import Scope
from semiramis.server.logs import LOG

MOVED = "x-semiramis-moved"
"""A header of the answer of a node that does not own a table: the same request is tried elsewhere."""
DISK_ERRORS = {errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO}
"""A disk that is full, over its quota, read-only or broken."""


def _response(problem: Problem, accepted: str) -> Response:
    status = status_of(problem)
    headers = {"Retry-After": str(problem.seconds)} if isinstance(problem, TooMany | Unavailable) else {}
    if isinstance(problem, NotOwner):
        headers[MOVED] = "1"
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
    place = ".".join(str(step) for step in first["loc"])
    return _response(malformed(place, str(first["type"])), request.headers.get("accept-language", ""))


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
        found = malformed("body", "unreadable")
    response = _response(found, request.headers.get("accept-language", ""))
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response


def failure_response(scope: Scope, problem: Exception) -> Response:
    """Respond to a failure that is not the client's: a disk that is full or cannot be written, or a bug.

    The log has the traceback, the response says that nothing was lost.
    """
    if isinstance(problem, DBAPIError) or (isinstance(problem, OSError) and problem.errno in DISK_ERRORS):
        LOG.error("storage", exc_info=problem)
        return _response(Unavailable("server-storage"), _accepted(scope))
    LOG.error("bug", exc_info=problem)
    return JSONResponse(problem_json(Problem("server-bug"), _accepted(scope)), 500)
