"""Middleware: rate limits, body sizes, security headers, and a response for every unexpected error.

Plain ASGI, so that event streams pass through untouched.
"""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any

from semiramis.server.errors import TooLarge, TooMany
from semiramis.server.tokens import hashed

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

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


class SecurityMiddleware:
    """Limits rates by token and by address, limits body sizes, and adds security headers to every response."""

    def __init__(self, app: App, by_token: RateLimiter, by_address: RateLimiter, refuse: Any) -> None:
        self.app = app
        self.by_token = by_token
        self.by_address = by_address
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name for name, _ in message["headers"]}
                extra = [(n.encode(), v.encode()) for n, v in HEADERS.items() if n.encode() not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        wait = self._wait(scope)
        if wait > 0:
            await self.refuse(TooMany(int(wait) + 1), scope)(scope, receive, send_safely)
            return
        limit = LARGEST_LOG_BODY if scope["path"].endswith("/api/logs") else LARGEST_BODY
        if _declared_length(scope) > limit:
            await self.refuse(TooLarge("server-too-large", limit=limit), scope)(scope, receive, send_safely)
            return
        await self.app(scope, _limited(receive, limit), send_safely)

    def _wait(self, scope: Scope) -> float:
        """Seconds to wait before the next request, 0 if there are none."""
        now = time.monotonic()
        client = scope.get("client")
        wait = self.by_address.take(client[0] if client else "", now)
        token = next((value for name, value in scope["headers"] if name == b"authorization"), b"")
        if token:
            wait = max(wait, self.by_token.take(hashed(token.decode("latin-1")), now))
        return wait


class ErrorMiddleware:
    """Turns an unexpected exception into a 500 response, so that the connection stays open."""

    def __init__(self, app: App, answer: Any) -> None:
        self.app = app
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        started = False

        async def send_noted(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        except Exception as problem:
            if started or scope["type"] != "http":
                raise
            await self.answer(scope, problem)(scope, receive, send)


def _declared_length(scope: Scope) -> int:
    length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    return int(length) if length.isdigit() else 0


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
