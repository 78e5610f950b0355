"""Endpoints for playing: commands, the event stream, why an action is illegal, hints."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Body, Header, Query
from fastapi.responses import StreamingResponse
from fastapi.sse import format_sse_event

from semiramis.core.model.message import Malformed
from semiramis.server.errors import Conflict
from semiramis.server.http.dependencies import LAST_POSSIBLE_EVENT, ServiceDep, TokenDep, find_table
from semiramis.server.schemas import requests
from semiramis.server.schemas.openapi import content
from semiramis.server.schemas.responses import Done, Hint, WhyNotAnswer
from semiramis.server.storage.rows import packed
from semiramis.server.tables.serialize import hint_data
from semiramis.server.tables.service import TableService
from semiramis.server.tables.subscriptions import Subscription

KEEP_ALIVE_SECONDS = 15.0
RECONNECT_MS = 1000

router = APIRouter(prefix="/api")


@router.post("/tables/{id}/commands", operation_id="command_table", tags=["play"], responses={200: {"model": Done}})
async def post_command(
    id: str, service: ServiceDep, token: TokenDep, command: Annotated[requests.AnyCommand, Body()]
) -> dict[str, Any]:
    """Act at a table: move, undo, redo, restart the turn, ask, answer, leave, return."""
    return {"seq": await service.submit(id, token, command)}


@router.get(
    "/tables/{id}/events",
    operation_id="listen_to_table",
    tags=["play"],
    response_class=StreamingResponse,
    responses=content("text/event-stream", "Events, each with its number as id, and heartbeats."),
)
async def get_events(
    id: str,
    service: ServiceDep,
    token: TokenDep,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
    after: Annotated[int | None, Query(ge=-1, le=LAST_POSSIBLE_EVENT)] = None,
) -> StreamingResponse:
    """Stream everything that happens at a table as Server-Sent Events; resumes after `Last-Event-ID` or `after`."""
    if last_event_id is not None:
        if not last_event_id.isascii() or not last_event_id.isdigit():
            raise Malformed("server-bad-event-id")
        after = min(int(last_event_id), LAST_POSSIBLE_EVENT)
    subscription, missed = await service.subscribe(id, token, after)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    sent = _event_stream(service, id, subscription, missed)
    return StreamingResponse(sent, media_type="text/event-stream", headers=headers)


async def _event_stream(
    service: TableService, id: str, subscription: Subscription, missed: list[dict[str, Any]]
) -> AsyncIterator[bytes]:
    """The bytes of an event stream: missed events, new ones, and comments that keep the connection alive."""
    try:
        yield format_sse_event(comment="semiramis", retry=RECONNECT_MS)
        while missed:  # emptied as it is sent: a stream may last for days
            yield format_sse_event(data_str=packed(missed[0]), id=str(missed.pop(0)["seq"]))
        while True:
            try:
                sent = await asyncio.wait_for(subscription.queue.get(), KEEP_ALIVE_SECONDS)
            except TimeoutError:
                yield format_sse_event(comment="beat")
                continue
            if sent is None:
                return
            yield format_sse_event(data_str=sent[1], id=str(sent[0]))
    finally:
        service.subscriptions.close(id, subscription)


@router.post(
    "/tables/{id}/why-not", operation_id="ask_why_not", tags=["play"], responses={200: {"model": WhyNotAnswer}}
)
async def post_why_not(id: str, body: requests.WhyNot, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Tell whether an action is legal now, and the clause that forbids it if it is not."""
    table, _ = await find_table(service, id, token)
    code = table.match.encode(body.action)
    refusal = table.game.referee.why_not(table.match.state, code)
    return {"allowed": refusal is None, "refusal": refusal.to_json() if refusal else None}


@router.get("/tables/{id}/hint", operation_id="ask_hint", tags=["play"], responses={200: {"model": Hint}})
async def get_hint(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Ask a bot what it would play in your place."""
    table, held = await find_table(service, id, token, needs_seat=True)
    if table.mover not in held:
        raise Conflict("server-not-your-turn")
    return hint_data(table, await service.bots.hint(table), table.seq)
