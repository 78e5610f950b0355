"""Endpoints for past positions: history, positions, pictures, logs, forks."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from semiramis.server.answers import replay
from semiramis.server.answers.play import LAST_POSSIBLE_EVENT, ask_hint_then
from semiramis.server.http.dependencies import (
    EventNumber,
    Language,
    ServiceDep,
    TokenDep,
    client_address,
    spend,
    unless_disconnected,
)
from semiramis.server.http.limits import Holdings
from semiramis.server.schemas import requests
from semiramis.server.schemas.openapi import LOG_BODY, content
from semiramis.server.schemas.response_parts import SeatWord
from semiramis.server.schemas.responses import Hint, History, PositionAt, SnapshotWithToken
from semiramis.server.storage.rows import packed

router = APIRouter(prefix="/api")


@router.get("/tables/{id}/history", operation_id="show_history", tags=["replay"], responses={200: {"model": History}})
async def get_history(
    id: str,
    service: ServiceDep,
    token: TokenDep,
    after: Annotated[int, Query(ge=-1, le=LAST_POSSIBLE_EVENT)] = -1,
) -> Response:
    """List the events of a table after a number."""
    found = await replay.show_history(service, id, token, after)
    return Response(await asyncio.to_thread(_written, found), media_type="application/json")


def _written(found: dict[str, list[dict[str, Any]]]) -> str:
    """Lists of events as JSON, one event at a time: encoding thousands in one call would hold up everybody."""
    return "{" + ",".join(f'"{name}":[{",".join(map(packed, events))}]' for name, events in found.items()) + "}"


@router.get(
    "/tables/{id}/positions/{seq}",
    operation_id="show_position",
    tags=["replay"],
    responses={200: {"model": PositionAt}},
)
async def get_position(id: str, seq: EventNumber, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Show the position after an event."""
    return await replay.show_position(service, id, token, seq)


@router.get(
    "/tables/{id}/positions/{seq}/hint", operation_id="ask_hint_then", tags=["replay"], responses={200: {"model": Hint}}
)
async def get_hint_then(
    request: Request, id: str, seq: EventNumber, service: ServiceDep, token: TokenDep
) -> dict[str, Any]:
    """Ask a bot what it would have played in the position after an event."""
    return await unless_disconnected(request, ask_hint_then(service, id, token, seq))


@router.get(
    "/tables/{id}/picture.svg",
    operation_id="draw_position",
    tags=["replay"],
    response_class=Response,
    responses=content("image/svg+xml", "A picture."),
)
async def get_picture(
    id: str,
    service: ServiceDep,
    token: TokenDep,
    seq: Annotated[int | None, Query(ge=0, le=LAST_POSSIBLE_EVENT)] = None,
    language: Language = "en",
    seat: Annotated[SeatWord | None, Query(description="Draw only what this seat has built.")] = None,
) -> Response:
    """Draw the position after an event, by default the current one, as SVG."""
    drawn = await replay.draw_position(service, id, token, seq, language, seat)
    return Response(drawn, media_type="image/svg+xml")


@router.get(
    "/tables/{id}/log",
    operation_id="download_log",
    tags=["replay"],
    response_class=Response,
    responses=content("application/x-ndjson", "A log file."),
)
async def get_log(id: str, service: ServiceDep, token: TokenDep) -> PlainTextResponse:
    """Download the game as a log file, which can be replayed anywhere and uploaded again."""
    text, name = await replay.download_log(service, id, token)
    headers = {"Content-Disposition": f"attachment; filename={name}"}
    return PlainTextResponse(text, media_type="application/x-ndjson", headers=headers)


@router.post(
    "/logs",
    operation_id="upload_log",
    tags=["replay"],
    status_code=201,
    openapi_extra=LOG_BODY,
    responses={201: {"model": SnapshotWithToken}},
)
async def post_log(request: Request, service: ServiceDep) -> dict[str, Any]:
    """Upload a log file. It is replayed strictly; the token holds every seat of the new table."""
    uploads: Holdings = request.app.state.uploads
    with uploads.one(client_address(request), "server-uploading"):
        raw = await request.body()
        spend(request, len(raw))
        return await replay.upload_log(service, raw)


@router.post(
    "/tables/{id}/fork",
    operation_id="fork_table",
    tags=["replay"],
    status_code=201,
    responses={201: {"model": SnapshotWithToken}},
)
async def post_fork(
    request: Request, id: str, body: requests.Fork, service: ServiceDep, token: TokenDep
) -> dict[str, Any]:
    """Make a table that continues from a position of this one."""
    spend(request)
    return await replay.fork_table(service, id, token, body)
