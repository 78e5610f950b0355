"""Endpoints for playing: commands, the event stream, why an action is illegal, continuations, hints."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Body, Header, Query, Request
from fastapi.responses import StreamingResponse
from fastapi.sse import format_sse_event

from semiramis.server.answers.play import (
    LAST_POSSIBLE_EVENT,
    ask_ahead,
    ask_continuations,
    ask_hint,
    ask_why_not,
    resume_after,
)
from semiramis.server.http.asgi import Receive, Scope, Send
from semiramis.server.http.dependencies import ServiceDep, TokenDep, client_address, unless_disconnected
from semiramis.server.http.limits import Holdings
from semiramis.server.schemas import requests
from semiramis.server.schemas.continuation_responses import Continuations
from semiramis.server.schemas.openapi import content
from semiramis.server.schemas.responses import Ahead, Done, Hint, WhyNotAnswer
from semiramis.server.service.subscriptions import Subscription
from semiramis.server.storage.rows import packed

KEEP_ALIVE_SECONDS = 15.0
RECONNECT_MS = 1000
AT_ONCE = 16
"""Missed events that are sent in one piece."""

router = APIRouter(prefix="/api")


@dataclass(frozen=True)
class StreamLimits:
    """How many streams an address may hold, and a token at one table."""

    by_address: Holdings
    by_token: Holdings


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
    request: Request,
    id: str,
    service: ServiceDep,
    token: TokenDep,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
    after: Annotated[int | None, Query(ge=-1, le=LAST_POSSIBLE_EVENT)] = None,
) -> StreamingResponse:
    """Stream everything that happens at a table as Server-Sent Events; resumes after `Last-Event-ID` or `after`."""
    after = resume_after(last_event_id, after)
    limits: StreamLimits = request.app.state.streams
    address = client_address(request)
    with ExitStack() as held:
        held.enter_context(limits.by_address.one(address, "server-too-many-streams"))
        held.enter_context(limits.by_token.one(f"{id} {token or address}", "server-too-many-streams"))
        subscription, missed = await service.subscribe(id, token, after)
        held.callback(service.subscriptions.close, id, subscription)
        return StreamResponse(_event_stream(subscription, missed), held.pop_all())


class StreamResponse(StreamingResponse):
    """An event stream; what is `held` for it is given back when it ends, even before its first byte."""

    def __init__(self, sent: AsyncIterator[bytes], held: ExitStack) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(sent, media_type="text/event-stream", headers=headers)
        self._held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the stream."""
        with self._held:
            await super().__call__(scope, receive, send)


async def _event_stream(subscription: Subscription, missed: list[dict[str, Any]]) -> AsyncIterator[bytes]:
    """The bytes of an event stream: missed events, new ones, and comments that keep the connection alive."""
    yield format_sse_event(comment="semiramis", retry=RECONNECT_MS)
    while missed:  # emptied as it is sent: a stream may last for days
        some = [missed.pop(0) for _ in range(min(len(missed), AT_ONCE))]
        yield b"".join(format_sse_event(data_str=packed(event), id=str(event["seq"])) for event in some)
        await asyncio.sleep(0)  # sending alone does not let others have their turn
    while True:
        try:
            sent = await asyncio.wait_for(subscription.queue.get(), KEEP_ALIVE_SECONDS)
        except TimeoutError:
            yield format_sse_event(comment="beat")
            continue
        if sent is None:
            return
        yield format_sse_event(data_str=sent[1], id=str(sent[0]))


@router.post(
    "/tables/{id}/why-not", operation_id="ask_why_not", tags=["play"], responses={200: {"model": WhyNotAnswer}}
)
async def post_why_not(id: str, body: requests.WhyNot, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Tell whether an action is legal now, and the clause that forbids it if it is not."""
    return await ask_why_not(service, id, token, body)


@router.get("/tables/{id}/ahead", operation_id="ask_ahead", tags=["play"], responses={200: {"model": Ahead}})
async def get_ahead(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Tell what you could do if your next turn began now, to prepare it while others decide."""
    return await ask_ahead(service, id, token)


@router.post(
    "/tables/{id}/continuations",
    operation_id="ask_continuations",
    tags=["play"],
    responses={200: {"model": Continuations}},
)
async def post_continuations(id: str, body: requests.Begun, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """List every way in which a move that begins with some actions can go on, and what each scores."""
    return await ask_continuations(service, id, token, body)


@router.get("/tables/{id}/hint", operation_id="ask_hint", tags=["play"], responses={200: {"model": Hint}})
async def get_hint(request: Request, id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Ask a bot what it recommends in your place."""
    return await unless_disconnected(request, ask_hint(service, id, token))
