"""What endpoints depend on: the table service, the visitor's token, parameters used often."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Header, Path, Query, Request
from pydantic import AfterValidator

from semiramis.core.i18n.text import LANGUAGES
from semiramis.server.answers.play import LAST_POSSIBLE_EVENT
from semiramis.server.answers.tables import token_from
from semiramis.server.errors import Conflict, TooMany
from semiramis.server.http.network import is_loopback
from semiramis.server.service.table_service import TableService

Result = TypeVar("Result")

CACHE_FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}

GameKey = Annotated[str, Path(max_length=40, examples=["amyitis"])]
EventNumber = Annotated[int, Path(ge=0, le=LAST_POSSIBLE_EVENT)]


def _known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"one of {', '.join(LANGUAGES)}")
    return language


LANGUAGE_PATTERN = "^[a-z]{2,3}$"
Language = Annotated[str, Query(pattern=LANGUAGE_PATTERN, examples=["en"]), AfterValidator(_known_language)]
"""A language that the server has; which these are is not part of the API's description."""


async def get_service(request: Request) -> TableService:
    """The table service of the application that received a request."""
    service: TableService = request.app.state.service
    return service


def spend(request: Request, size: int = 0) -> None:
    """Count a new table of an address, and the bytes sent for it. Raises TooMany beyond a day's share.

    The machine itself may make as many as it likes; for whom a proxy asks is known if the proxy is trusted.
    """
    address, now = client_address(request), time.monotonic()
    if is_loopback(address):
        return
    tables, uploaded = request.app.state.tables_by_day, request.app.state.bytes_by_day
    wait = max(tables.take(address, now), uploaded.take(address, now, size) if size else 0.0)
    if wait > 0:
        raise TooMany(int(wait) + 1, "server-too-many-today", limit=int(tables.burst))


def client_address(request: Request) -> str:
    """The address a request comes from, as far as the proxies in between are trusted; empty if it has none."""
    return request.client.host if request.client else ""


async def unless_disconnected(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """The result of some work, which is cancelled if the client goes away meanwhile. Raises Conflict then."""
    working = asyncio.ensure_future(work)
    watching = asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait({working, watching}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Conflict("server-hint-replaced")  # nobody will read it
    finally:
        watching.cancel()
        working.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def get_token(
    authorization: Annotated[str | None, Header(max_length=120, include_in_schema=False)] = None,
) -> str:
    """The hash of the bearer token, empty without one. Raises Unauthorized for another kind of authorization."""
    return token_from(authorization)


ServiceDep = Annotated[TableService, Depends(get_service)]
TokenDep = Annotated[str, Depends(get_token)]
