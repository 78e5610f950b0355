"""Limits for everyone: how large a body may be, how often one may ask, and what a browser may do with an answer.

Plain ASGI, so that streams pass through untouched.
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
    """Requests that may still be made at once; it fills up again with time."""

    left: float
    since: float


class RateLimiter:
    """How often each token and each address may ask: a burst at once, and so many in a second for long."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> float:
        """Take one request from somebody's bucket; how many seconds are missing if it is empty."""
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
    """Around everything: rates by token and address, body sizes, headers."""

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
        """How long somebody has to wait before asking again."""
        now = time.monotonic()
        client = scope.get("client")
        wait = self.by_address.take(client[0] if client else "", now)
        token = next((value for name, value in scope["headers"] if name == b"authorization"), b"")
        if token:
            wait = max(wait, self.by_token.take(hashed(token.decode("latin-1")), now))
        return wait


class ErrorMiddleware:
    """Inside everything else: what nobody expected becomes an answer like any other, and the connection stays."""

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
    """The body as it comes, but no more of it than may come."""
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
