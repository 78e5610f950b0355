"""Requests about a table that another node of the cluster owns are passed on to it, and answered with its answer.

So is one that arrived here just before the table was lost: nothing of it has been stored. A request that may have been
carried out, as the other node broke off, is sent again only if that changes nothing.
"""

import asyncio
import re
import time
from hmac import compare_digest
from typing import Any

from semiramis.core.model.message import Problem
from semiramis.server.errors import NotOwner, Unavailable
from semiramis.server.http.asgi import App, Message, Receive, Scope, Send
from semiramis.server.http.error_responses import MOVED, refusal_response
from semiramis.server.service.ownership import Node, Ownership
from semiramis.server.storage.nodes import LEASE_SECONDS

TABLE = re.compile(r"/api/tables/([a-z0-9]{1,40})(/[a-z0-9./-]*)?$")
NOT_PASSED = ("/events",)
"""Streams are served by every node."""
SECRET, CLIENT = b"x-semiramis-node", b"x-semiramis-client"
"""Headers of a request that another node has passed on: our own secret, and the address of the client."""
HOP_BY_HOP = {b"connection", b"keep-alive", b"transfer-encoding", b"te", b"upgrade", b"host", b"content-length"}
WAIT_SECONDS = LEASE_SECONDS + 4.0
"""How long to look for the owner of a table: longer than one that has died keeps its tables."""
RETRY_SECONDS = 0.1
ANSWER_SECONDS = 5.0
THINKING_SECONDS = 30.0
"""How long to wait for the answer to a request that a bot is asked for."""


class ForwardMiddleware:
    """Finds the owner of the table that a request is about."""

    def __init__(self, app: App, ownership: "OwnershipOf") -> None:
        self.app = app
        self._ownership = ownership
        self._client: Any = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, here or at the node that owns its table."""
        found = TABLE.search(scope["path"]) if scope["type"] == "http" else None
        ownership = self._ownership.find() if found is not None else None
        if found is None or ownership is None or not ownership.is_shared or (found[2] or "").endswith(NOT_PASSED):
            await self.app(scope, receive, send)
            return
        body = await _whole(receive)
        until = time.monotonic() + WAIT_SECONDS
        while not await self._try(ownership, found[1], scope, body, receive, send):
            if "forwarded" in scope or time.monotonic() > until or self._ownership.is_stopping:
                await refusal_response(NotOwner(), scope)(scope, receive, send)
                return
            await asyncio.sleep(RETRY_SECONDS)

    async def _try(
        self, ownership: Ownership, id: str, scope: Scope, body: bytes, receive: Receive, send: Send
    ) -> bool:
        """Whether a request was answered; False if its table has no owner that answers now."""
        try:
            await ownership.hold(id)
        except NotOwner as elsewhere:
            if elsewhere.served_by is None or "forwarded" in scope:
                return False
            return await self._pass_on(elsewhere.served_by, scope, body, receive, send)
        except Problem:
            pass  # no such table: said by the application
        attempt = Attempt(send)
        await self.app(scope, _again(body, receive), attempt)
        return not attempt.has_moved

    async def _pass_on(self, node: Node, scope: Scope, body: bytes, receive: Receive, send: Send) -> bool:
        import httpx

        if self._client is None:
            limits = httpx.Limits(max_connections=64, max_keepalive_connections=32)
            self._client = httpx.AsyncClient(limits=limits, trust_env=False)
        headers = headers_for(node, scope)
        query = scope["query_string"].decode("latin-1")
        path = scope.get("raw_path", scope["path"].encode()).decode("latin-1").partition("?")[0]
        url = f"{node.url}{path}{'?' if query else ''}{query}"
        patience = THINKING_SECONDS if path.endswith("/hint") else ANSWER_SECONDS
        try:
            answer = await self._client.request(
                scope["method"], url, headers=headers, content=body, timeout=httpx.Timeout(patience, connect=1.0)
            )
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout):
            return False
        except httpx.TransportError:
            if scope["method"] in ("GET", "HEAD") or path.endswith(("/commands", "/why-not", "/continuations")):
                return False
            await refusal_response(Unavailable("server-stopping", seconds=2), scope)(scope, receive, send)
            return True
        if MOVED in answer.headers:
            return False
        dropped = HOP_BY_HOP | {b"content-encoding", b"x-request-id"}
        sent = [(n.lower(), v) for n, v in answer.headers.raw if n.lower() not in dropped]
        sent.append((b"content-length", str(len(answer.content)).encode()))
        await send({"type": "http.response.start", "status": answer.status_code, "headers": sent})
        await send({"type": "http.response.body", "body": answer.content})
        return True


def headers_for(node: Node, scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers of a request that is passed on to a node; those that nodes add are never taken from a client."""
    kept = [(name, value) for name, value in scope["headers"] if name not in HOP_BY_HOP | {SECRET, CLIENT}]
    client = scope.get("client")
    return [*kept, (SECRET, node.secret.encode()), (CLIENT, (client[0] if client else "").encode())]


class OwnershipOf:
    """Where the middleware finds the ownership of a service that starts later."""

    def __init__(self, state: Any) -> None:
        self._state = state

    def find(self) -> Ownership | None:
        """The ownership, None before the start."""
        service = getattr(self._state, "service", None)
        found: Ownership | None = None if service is None else service.ownership
        return found

    @property
    def is_stopping(self) -> bool:
        """Whether the server is about to stop: what cannot be answered here at once is answered elsewhere."""
        return bool(self._state.service.background.stopping)

    def accepts(self, secret: bytes) -> bool:
        """Whether a request with this secret was passed on by another node."""
        node = getattr(self.find(), "node", None)
        return bool(secret) and node is not None and compare_digest(node.secret.encode(), secret)


class Attempt:
    """Sends a response, unless it says that the table has another owner by now."""

    def __init__(self, send: Send) -> None:
        self.has_moved = False
        self._send = send

    async def __call__(self, message: Message) -> None:
        """Send one message, or keep silent."""
        if message["type"] == "http.response.start":
            self.has_moved = any(name == MOVED.encode() for name, _ in message["headers"])
        if not self.has_moved:
            await self._send(message)


async def _whole(receive: Receive) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False) and message["type"] == "http.request"
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Receive a body that has been read already, and after it what the connection brings."""
    is_read = False

    async def receive_again() -> Message:
        nonlocal is_read
        if is_read:
            return await receive()
        is_read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
