"""One log line for each request."""

import secrets
import time

from semiramis.server.http.middleware import App, Message, Receive, Scope, Send
from semiramis.server.logs import LOG, REQUEST_ID


class RequestLogMiddleware:
    """Gives every request an id, sent as X-Request-Id, and logs its status and duration in milliseconds."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        id, begun, status = secrets.token_hex(8), time.monotonic(), 0
        REQUEST_ID.set(id)

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            more = {
                "method": scope["method"],
                "path": scope["path"][:200],
                "status": status,
                "ms": round(1000 * (time.monotonic() - begun), 2),
            }
            LOG.info("request", extra={"more": more})
