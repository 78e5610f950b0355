"""Middleware: a number and a log line for every request, rate limits, body sizes, security headers, unexpected errors.

Plain ASGI, so that event streams pass through untouched.
"""

import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from semiramis.core.model.message import Problem
from semiramis.server.errors import TooLarge, TooMany
from semiramis.server.http.asgi import App, Message, Receive, Scope, Send
from semiramis.server.http.error_responses import failure_response, refusal_response
from semiramis.server.logs import LOG, REQUEST_ID
from semiramis.server.tokens import hashed

LARGEST_BODY = 300 * 1024
LARGEST_LOG_BODY = 4 * 1024 * 1024 + 1
MOST_REMEMBERED = 20_000

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


@dataclass
class Bucket:
    """A token bucket: requests that may still be made at once; it refills with time."""

    left: float
    since: float


class RateLimiter:
    """Allows each client a burst of requests at once and `per_second` in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> float:
        """Count one request of a client; return the seconds to wait if its bucket is empty, else 0."""
        bucket = self._buckets.setdefault(who, Bucket(self.burst, now))
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        bucket.left = min(self.burst, bucket.left + (now - bucket.since) * self.per_second)
        bucket.since = now
        if bucket.left < 1:
            return (1 - bucket.left) / self.per_second
        bucket.left -= 1
        return 0.0


class RequestMiddleware:
    """Serves every request: limits rates by token and by address, limits bodies, answers bugs, logs the request."""

    def __init__(self, app: App, by_token: RateLimiter, by_address: RateLimiter) -> None:
        self.app = app
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
        refusal = self._refusal(scope, limit)
        if refusal is not None:
            await refusal_response(refusal, scope)(scope, receive, sender)
            return
        try:
            await self.app(scope, _limited(receive, limit), sender)
        except Exception as problem:
            if sender.status:  # too late for another response
                raise
            await failure_response(scope, problem)(scope, receive, sender)

    def _refusal(self, scope: Scope, limit: int) -> Problem | None:
        """Why a request is not served: it comes too early, or its body is declared too large; None if it is."""
        now = time.monotonic()
        client = scope.get("client")
        wait = self.by_address.take(client[0] if client else "", now)
        if token := _header(scope, b"authorization"):
            wait = max(wait, self.by_token.take(hashed(token.decode("latin-1")), now))
        if wait > 0:
            return TooMany(int(wait) + 1)
        length = _header(scope, b"content-length")
        return TooLarge("server-too-large", limit=limit) if length.isdigit() and int(length) > limit else None


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


def _header(scope: Scope, wanted: bytes) -> bytes:
    return next((value for name, value in scope["headers"] if name == wanted), b"")


def _limited(receive: Receive, limit: int) -> Receive:
    """Receive a body, raising TooLarge once it exceeds the limit."""
    received = 0

    async def receive_limited() -> Message:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > limit:
                raise TooLarge("server-too-large", limit=limit)
        return message

    return receive_limited
