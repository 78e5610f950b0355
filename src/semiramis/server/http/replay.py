"""Endpoints for past positions: history, positions, pictures, logs, forks."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from semiramis.core.i18n.text import texts
from semiramis.core.model.message import Malformed
from semiramis.core.play.log import line_text
from semiramis.core.play.view import seen_by
from semiramis.server.errors import Conflict
from semiramis.server.http.dependencies import (
    LAST_POSSIBLE_EVENT,
    EventNumber,
    Language,
    ServiceDep,
    TokenDep,
    find_table,
)
from semiramis.server.schemas import requests
from semiramis.server.schemas.openapi import LOG_BODY, content
from semiramis.server.schemas.responses import Hint, History, PositionAt, SnapshotWithToken
from semiramis.server.tables.create import LARGEST_LOG, fork_table, upload_log
from semiramis.server.tables.rows import lines_of
from semiramis.server.tables.serialize import hint_data, table_snapshot, viewpoint
from semiramis.server.tokens import hashed

router = APIRouter(prefix="/api")


@router.get("/tables/{id}/history", operation_id="show_history", tags=["replay"], responses={200: {"model": History}})
async def get_history(
    id: str,
    service: ServiceDep,
    token: TokenDep,
    after: Annotated[int, Query(ge=-1, le=LAST_POSSIBLE_EVENT)] = -1,
) -> dict[str, Any]:
    """List the events of a table after a number."""
    async with service.residency.locked(id) as table:
        held = table.authorize(token)
        return {"events": await asyncio.to_thread(service.history, table, held, after)}


@router.get(
    "/tables/{id}/positions/{seq}",
    operation_id="show_position",
    tags=["replay"],
    responses={200: {"model": PositionAt}},
)
async def get_position(id: str, seq: EventNumber, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Show the position after an event."""
    table, held = await find_table(service, id, token)
    state = await service.residency.position_at(table, seq)
    return {"seq": seq, "hash": state.hash(), "view": seen_by(table.game, state, viewpoint(table, held))}


@router.get(
    "/tables/{id}/positions/{seq}/hint", operation_id="ask_hint_then", tags=["replay"], responses={200: {"model": Hint}}
)
async def get_hint_then(id: str, seq: EventNumber, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Ask a bot what it would have played in the position after an event."""
    table, _ = await find_table(service, id, token, needs_seat=True)
    state = await service.residency.position_at(table, seq)
    if table.game.rules.mover(state) < 0:
        raise Conflict("server-nobody-to-decide")
    return hint_data(table, await service.bots.hint(table, state), seq)


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
) -> Response:
    """Draw the position after an event, by default the current one, as SVG."""
    table, _ = await find_table(service, id, token)
    state = await service.residency.position_at(table, table.seq if seq is None else seq)
    drawn = await asyncio.to_thread(table.game.display.svg, state, texts(language).render)
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
    table, _ = await find_table(service, id, token)
    rows = await asyncio.to_thread(service.store.event_rows, id, -1, table.seq)
    text = "".join(map(line_text, lines_of(rows)))
    name = f"attachment; filename={table.game.key}-{id}.jsonl"
    return PlainTextResponse(text, media_type="application/x-ndjson", headers={"Content-Disposition": name})


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
    raw = await request.body()
    if len(raw) > LARGEST_LOG:
        raise Malformed("server-log-too-large", limit=LARGEST_LOG)
    table, token = await upload_log(service, raw)
    return {"token": token, **table_snapshot(table, tuple(range(len(table.seats))))}


@router.post(
    "/tables/{id}/fork",
    operation_id="fork_table",
    tags=["replay"],
    status_code=201,
    responses={201: {"model": SnapshotWithToken}},
)
async def post_fork(id: str, body: requests.Fork, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Make a table that continues from a position of this one."""
    table, _ = await find_table(service, id, token)
    made, fresh = await fork_table(service, table, body.seq, body.seats)
    return {"token": fresh, **table_snapshot(made, made.seats_of(hashed(fresh)))}
