"""The application: everything put together, and every problem turned into an answer."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
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
from semiramis.server.http.client import BUILT, Client, RootPathMiddleware, client_pages, language_of
from semiramis.server.http.components import router as component_router
from semiramis.server.http.lessons import router as lesson_router
from semiramis.server.http.middleware import ErrorMiddleware, RateLimiter, Scope, SecurityMiddleware
from semiramis.server.http.player_aid import router as aid_router
from semiramis.server.http.request_log import LOG, RequestLogMiddleware
from semiramis.server.http.routes import router
from semiramis.server.http.rules import router as rule_router
from semiramis.server.metrics import metrics_text
from semiramis.server.schemas.openapi import ANSWERS, TAGS, describe
from semiramis.server.storage.store import Store
from semiramis.server.tables.bot_pool import BotPool
from semiramis.server.tables.service import TableService

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


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    data: Path
    workers: int = 1
    burst: float = 120.0
    per_second: float = 20.0
    address_burst: float = 600.0
    address_per_second: float = 100.0
    web: Path = BUILT
    root_path: str = ""
    network: str = ""
    """Where others in the same network find this server; empty where only this machine does."""


def create_app(settings: Settings) -> Any:
    """A server over a data folder, ready for uvicorn."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        service = TableService(Store(settings.data / "tables.sqlite"), BotPool(settings.workers))
        app.state.service = service
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(
        title="Semiramis",
        version="1",
        summary="Tables for the board games of the house.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=ANSWERS,
        openapi_tags=TAGS,
    )
    app.state.client = Client(settings.web)
    app.state.network = settings.network
    app.openapi = describe(app)  # type: ignore[method-assign]
    app.include_router(router)
    app.include_router(rule_router)
    app.include_router(aid_router)
    app.include_router(component_router)
    app.include_router(lesson_router)
    app.add_api_route("/healthz", healthz, operation_id="check_health", tags=["operations"])
    app.add_api_route("/metrics", metrics, operation_id="show_metrics", tags=["operations"], include_in_schema=False)
    app.router.default = client_pages  # what is no address of the server may be one of the client
    app.add_exception_handler(Problem, answer_problem)
    app.add_exception_handler(RequestValidationError, answer_malformed)
    app.add_exception_handler(HTTPException, answer_http)
    by_token = RateLimiter(settings.burst, settings.per_second)
    by_address = RateLimiter(settings.address_burst, settings.address_per_second)
    app.add_middleware(ErrorMiddleware, answer=answer_bug)
    app.add_middleware(SecurityMiddleware, by_token=by_token, by_address=by_address, refuse=refusing)
    if settings.root_path:
        app.add_middleware(RootPathMiddleware, root=settings.root_path)
    app.add_middleware(RequestLogMiddleware)
    return app


async def healthz(request: Request) -> dict[str, str]:
    """Whether the server runs and can read its data."""
    request.app.state.service.store.last_heartbeat()
    return {"status": "ok"}


async def metrics(request: Request) -> Response:
    """Counts for Prometheus."""
    return Response(metrics_text(request.app.state.service), media_type="text/plain; version=0.0.4; charset=utf-8")


def status_of(problem: Problem) -> int:
    """The status a problem gets."""
    if problem.message.id == NOT_YOUR_TURN:
        return 403
    return next((status for kind, status in STATUS if isinstance(problem, kind)), 400)


def problem_json(problem: Problem, accepted: str) -> dict[str, Any]:
    """A problem as it is sent: id, arguments, and the sentence in a language the reader accepts."""
    message = Message(problem.message.id, {name: _tame(arg) for name, arg in problem.message.args.items()})
    error = {**message.to_json(), "text": texts(language_of(accepted)).render(message)}
    if isinstance(problem, Refused):
        error["clause"] = problem.refusal.clause
    found: dict[str, Any] = {"error": error}
    if isinstance(problem, Stale):
        found["missing"] = problem.missing
    return found


def _tame(arg: Arg) -> Arg:
    """An argument that may quote what somebody sent, so that it neither floods nor disorders the sentence."""
    if isinstance(arg, int) and abs(arg) > LARGEST_NUMBER:
        arg = hex(arg)
    return quote(arg, LONGEST_ARGUMENT) if isinstance(arg, str) else arg


def _answered(problem: Problem, accepted: str) -> Response:
    status = status_of(problem)
    headers = {"Retry-After": str(problem.seconds)} if isinstance(problem, TooMany) else {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    # written in ASCII: a problem may quote half a character, which has no bytes of its own
    return Response(json.dumps(problem_json(problem, accepted)), status, headers, media_type="application/json")


def refusing(problem: Problem, scope: Scope) -> Response:
    """An answer from outside the application."""
    return _answered(problem, _accepted(scope))


def _accepted(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")


async def answer_problem(request: Request, problem: Exception) -> Response:
    """Something a person or client can put right."""
    assert isinstance(problem, Problem)
    return _answered(problem, request.headers.get("accept-language", ""))


async def answer_malformed(request: Request, problem: Exception) -> Response:
    """A body or parameter of the wrong shape: the first thing that is wrong, and where."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    place = ".".join(str(step) for step in first["loc"])[:120]
    malformed = Malformed("server-malformed", place=place, reason=str(first["type"])[:80])
    return _answered(malformed, request.headers.get("accept-language", ""))


async def answer_http(request: Request, problem: Exception) -> Response:
    """An address or method that does not exist."""
    assert isinstance(problem, HTTPException)
    if isinstance(problem.__cause__, Problem):  # raised while the body was read
        return await answer_problem(request, problem.__cause__)
    if problem.status_code == 404:
        found: Problem = Missing("server-no-page")
    elif problem.status_code == 405:
        found = Malformed("server-bad-method")
    else:
        found = Malformed("server-malformed", place="body", reason="unreadable")
    response = _answered(found, request.headers.get("accept-language", ""))
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response


def answer_bug(scope: Scope, problem: Exception) -> Response:
    """Something that is our fault; the log has the trace, the answer says that nothing was lost."""
    LOG.error("bug", exc_info=problem)
    return JSONResponse(problem_json(Problem("server-bug"), _accepted(scope)), 500)
