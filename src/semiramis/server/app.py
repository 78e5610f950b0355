"""The application: routers, middleware and error responses put together."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from semiramis.core.model.message import Problem
from semiramis.server.audit import FILE
from semiramis.server.bots.pool import BotPool
from semiramis.server.cluster.leases import Leases
from semiramis.server.cluster.redis_bus import RedisBus
from semiramis.server.errors import Missing, Unavailable
from semiramis.server.http import components, games, guide, play, previews, replay, review, rules, tables
from semiramis.server.http.client import Client, RootPathMiddleware, client_pages
from semiramis.server.http.dependencies import client_address
from semiramis.server.http.error_responses import (
    http_response,
    problem_response,
    validation_response,
)
from semiramis.server.http.forward import ForwardMiddleware, OwnershipOf
from semiramis.server.http.limits import Holdings, RateLimiter
from semiramis.server.http.middleware import RequestMiddleware, SharedCount
from semiramis.server.http.network import is_loopback, is_within
from semiramis.server.http.play import StreamLimits
from semiramis.server.metrics import metrics_text
from semiramis.server.schemas.openapi import ANSWERS, TAGS, describe
from semiramis.server.service.table_service import TableService
from semiramis.server.settings import Settings
from semiramis.server.storage.store import Store, open_patiently
from semiramis.server.tables.running_time import RunningTime
from semiramis.server.work.processes import ProcessRunner

ROUTERS = [module.router for module in (games, tables, play, replay, review, previews, rules, guide, components)]


DAY = 86_400


def create_app(settings: Settings) -> Any:
    """An ASGI application that serves the tables in a data folder."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = make_service(settings)
        app.state.service = service
        await service.start()
        if settings.keep_days:
            service.background.spawn(service.timers.delete_unused(settings.keep_days))
        tune_garbage_collector()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(
        title="Semiramis",
        version="1",
        summary="Tables for three board games.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=ANSWERS,
        openapi_tags=TAGS,
    )
    app.state.client = Client(settings.web)
    app.state.network = settings.network
    app.state.metrics_to = settings.metrics_to
    app.state.pictures = previews.PictureCache()
    app.state.streams = StreamLimits(Holdings(settings.address_streams), Holdings(settings.token_streams))
    app.state.uploads = Holdings(1)
    app.state.tables_by_day = RateLimiter(settings.tables_a_day, settings.tables_a_day / DAY)
    app.state.bytes_by_day = RateLimiter(settings.bytes_a_day, settings.bytes_a_day / DAY)
    app.openapi = describe(app)  # type: ignore[method-assign]
    _add_endpoints(app)
    owners = OwnershipOf(app.state)
    if settings.database:
        app.add_middleware(ForwardMiddleware, ownership=owners)
    by_token = RateLimiter(settings.burst, settings.per_second)
    by_address = RateLimiter(settings.address_burst, settings.address_per_second)
    if settings.root_path:
        app.add_middleware(RootPathMiddleware, root=settings.root_path)
    app.add_middleware(
        RequestMiddleware,
        by_token=by_token,
        by_address=by_address,
        hosts=settings.hosts,
        is_passed_on=owners.accepts,
        shared=_shared_count(app) if settings.bus else None,
    )
    return app


def make_service(settings: Settings) -> TableService:
    """The tables of a server: alone on a data file, or one of several on a PostgreSQL database."""
    store = open_patiently(settings.database) if settings.database else Store(settings.data / FILE)
    pool, work = BotPool(settings.workers, quick=True), ProcessRunner()
    if not settings.database:
        return TableService(store, pool, work)
    running_time = RunningTime()
    leases = Leases(store, settings.node_url, running_time)
    bus = RedisBus(settings.bus) if settings.bus else None
    return TableService(store, pool, work, leases, bus, running_time)


def _shared_count(app: FastAPI) -> SharedCount:
    async def count(who: str, burst: float, per_second: float, cost: float) -> float | None:
        found: float | None = await app.state.service.bus.wait(who, burst, per_second, cost)
        return found

    return count


def _add_endpoints(app: FastAPI) -> None:
    for router in ROUTERS:
        app.include_router(router)
    app.add_api_route("/healthz", healthz, operation_id="check_health", tags=["operations"])
    app.add_api_route("/readyz", readyz, operation_id="check_readiness", tags=["operations"])
    app.add_api_route("/metrics", metrics, operation_id="show_metrics", tags=["operations"], include_in_schema=False)
    app.router.default = client_pages  # all other paths belong to the browser client
    app.add_exception_handler(Problem, problem_response)
    app.add_exception_handler(RequestValidationError, validation_response)
    app.add_exception_handler(HTTPException, http_response)


async def healthz(request: Request) -> dict[str, str]:
    """Report that the server is up, and can read and write its data."""
    service: TableService = request.app.state.service
    if not service.timers.is_writing:
        raise Unavailable("server-storage")
    if service.store.is_local:
        service.store.last_heartbeat()  # at once: threads may have much to do
    else:
        await asyncio.to_thread(service.store.last_heartbeat)
    return {"status": "ok"}


async def readyz(request: Request) -> dict[str, str]:
    """Report that the server is up and takes new requests: it is not about to stop."""
    if request.app.state.service.background.stopping:
        raise Unavailable("server-stopping", seconds=5)
    return await healthz(request)


async def metrics(request: Request) -> Response:
    """Show counts in the text format of Prometheus, to this machine and named addresses, and not through a proxy."""
    address = client_address(request)
    is_allowed = is_loopback(address) or is_within(address, request.app.state.metrics_to)
    if not is_allowed or "x-forwarded-for" in request.headers:
        raise Missing("server-no-page")
    service: TableService = request.app.state.service
    size = await asyncio.to_thread(service.store.size)
    return Response(metrics_text(service, size), media_type="text/plain; version=0.0.4; charset=utf-8")


def tune_garbage_collector() -> None:
    """Exempt everything loaded so far from garbage collection, and collect rarely.

    Positions are thousands of small lists without cycles; visiting them again and again costs latency.
    """
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
