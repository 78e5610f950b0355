"""Middleware: a number and a log line for every request, rate limits, body sizes, security headers, unexpected errors.

Plain ASGI, so that event streams pass through untouched.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from semiramis.core.model.message import Problem
from semiramis.server.answers.problems import malformed
from semiramis.server.errors import Forbidden, TooLarge, TooMany, TooSlow
from semiramis.server.http.asgi import App, Message, Receive, Scope, Send
from semiramis.server.http.error_responses import failure_response, refusal_response
from semiramis.server.http.forward import CLIENT, SECRET
from semiramis.server.http.limits import RateLimiter
from semiramis.server.http.network import host_name, is_address
from semiramis.server.logs import LOG, REQUEST_ID
from semiramis.server.tokens import hashed

SharedCount = Callable[[str, float, float, float], Awaitable[float | None]]
"""Counts a request of a client at all nodes, see `Bus.wait`."""
LARGEST_BODY = 300 * 1024
LARGEST_LOG_BODY = 4 * 1024 * 1024 + 1
BODY_SECONDS = 30.0
"""For a whole body to arrive."""
MOST_DRAINED = 16 << 20
DRAIN_SECONDS = 2.0
"""How much of a body that is too large is read before it is answered, and for how long."""
COSTS = {"/api/logs": 20.0, "/hint": 10.0, "/api/tables": 5.0, "/fork": 5.0, "/rematch": 5.0}
"""What requests whose path ends so count for; all others count once."""

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class RequestMiddleware:
    """Serves every request: limits rates by token and by address, limits bodies, answers bugs, logs the request."""

    def __init__(
        self,
        app: App,
        by_token: RateLimiter,
        by_address: RateLimiter,
        hosts: tuple[str, ...] = (),
        is_passed_on: Callable[[bytes], bool] = lambda secret: False,
        shared: SharedCount | None = None,
    ) -> None:
        self.app = app
        self.is_passed_on = is_passed_on
        self.shared = shared
        self.hosts = hosts
        self.by_token = by_token
        self.by_address = by_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request and log its status and duration in milliseconds."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, sender = time.monotonic(), Sender(send)
        REQUEST_ID.set(sender.request_id)
        try:
            await self._serve(scope, receive, sender)
        finally:
            more = {
                "method": scope["method"],
                "path": scope["path"][:200],
                "status": sender.status,
                "ms": round(1000 * (time.monotonic() - begun), 2),
            }
            LOG.info("request", extra={"more": more})

    async def _serve(self, scope: Scope, receive: Receive, sender: "Sender") -> None:
        limit = LARGEST_LOG_BODY if scope["path"].endswith("/api/logs") else LARGEST_BODY
        if self.is_passed_on(_header(scope, SECRET)):
            # counted and checked where it arrived
            scope["client"], scope["forwarded"] = (_header(scope, CLIENT).decode("latin-1"), 0), True
            refusal = None
        else:
            refusal = self._refusal(scope, limit, await self._wait(scope))
        if refusal is not None:
            if isinstance(refusal, TooLarge):
                await _drain(receive)
            await refusal_response(refusal, scope)(scope, receive, sender)
            return
        if scope["method"] == "HEAD" and not scope["path"].endswith("/events"):
            scope = {**scope, "method": "GET"}  # the HTTP server leaves out the body
        try:
            await self.app(scope, _limited(receive, limit), sender)
        except Problem as problem:  # of other middleware, which has no handlers
            if sender.status:
                raise
            await refusal_response(problem, scope)(scope, receive, sender)
        except Exception as problem:
            if sender.status:  # too late for another response
                raise
            await failure_response(scope, problem)(scope, receive, sender)

    async def _wait(self, scope: Scope) -> float:
        """Count a request by its address and its token; return the seconds to wait if that is too much, else 0."""
        now, cost = time.monotonic(), cost_of(scope["path"])
        client, token = scope.get("client"), _header(scope, b"authorization")
        counts = [(self.by_address, client[0] if client else "")]
        counts += [(self.by_token, hashed(token.decode("latin-1")))] if token else []
        wait = 0.0
        for limiter, who in counts:
            shared = await self.shared(who, limiter.burst, limiter.per_second, cost) if self.shared else None
            wait = max(wait, limiter.take(who, now, cost) if shared is None else shared)
        return wait

    def _refusal(self, scope: Scope, limit: int, wait: float) -> Problem | None:
        """Why a request is not served: it comes too early, or its body is declared too large; None if it is."""
        if wait > 0:
            return TooMany(int(wait) + 1)
        if refusal := self._foreign(scope):
            return refusal
        length = _header(scope, b"content-length")
        if length and _header(scope, b"transfer-encoding"):
            return malformed("header", "content-length and transfer-encoding")
        return TooLarge("server-too-large", limit=limit) if length.isdigit() and int(length) > limit else None

    def _foreign(self, scope: Scope) -> Problem | None:
        """Why a request is not meant for this server: another name, or sent by a page of another site."""
        host = host_name(_header(scope, b"host").decode("latin-1"))
        if self.hosts and host and host not in self.hosts and not is_address(host):
            return Forbidden("server-foreign-host", host=host[:80])
        if scope["method"] in ("GET", "HEAD"):
            return None
        origin = _header(scope, b"origin").decode("latin-1")
        from_here = host_name(origin.partition("//")[2]) in (host, *self.hosts)
        if _header(scope, b"sec-fetch-site") == b"cross-site" or (origin and not from_here):
            return Forbidden("server-foreign-page")
        return None


class Sender:
    """Sends a response with the security headers and the number of its request, and notes the status; 0 before."""

    def __init__(self, send: Send) -> None:
        self.request_id = secrets.token_hex(8)
        self.status = 0
        self._send = send

    async def __call__(self, message: Message) -> None:
        """Send one message."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            present = {name for name, _ in message["headers"]}
            extra = [(n.encode(), v.encode()) for n, v in HEADERS.items() if n.encode() not in present]
            message["headers"] = [*message["headers"], *extra, (b"x-request-id", self.request_id.encode())]
        await self._send(message)


def cost_of(path: str) -> float:
    """What a request for a path counts for."""
    return next((cost for end, cost in COSTS.items() if path.endswith(end)), 1.0)


def _header(scope: Scope, wanted: bytes) -> bytes:
    return next((value for name, value in scope["headers"] if name == wanted), b"")


async def _drain(receive: Receive) -> None:
    """Read on a little: a connection that is closed on unread data is reset, and the client never sees the answer."""
    left = MOST_DRAINED
    with suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            while left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                if not message.get("more_body", False):
                    return


def _limited(receive: Receive, limit: int) -> Receive:
    """Receive a body, raising TooLarge once it exceeds the limit, and TooSlow if it is not there in time."""
    received, complete = 0, False
    until = time.monotonic() + BODY_SECONDS

    async def receive_limited() -> Message:
        nonlocal received, complete
        if complete:  # what comes next is the end of the connection, for which a stream may wait for days
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
        except TimeoutError:
            raise TooSlow("server-too-slow", seconds=int(BODY_SECONDS)) from None
        if message["type"] == "http.request":
            complete = not message.get("more_body", False)
            received += len(message.get("body", b""))
            if received > limit:
                await _drain(receive)
                raise TooLarge("server-too-large", limit=limit)
        return message

    return receive_limited
