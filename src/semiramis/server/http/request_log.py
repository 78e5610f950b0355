"""Structured logs: one JSON object a line, with the id of the request it belongs to; never a token."""

import json
import logging
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Any

from semiramis.server.http.middleware import App, Message, Receive, Scope, Send

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
LOG = logging.getLogger("semiramis.server")


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "more", {}),
        }
        if REQUEST_ID.get():
            line["request"] = REQUEST_ID.get()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str = "INFO") -> None:
    """Write all records to the standard error stream: the server's own, and troubles of what it runs on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    LOG.handlers[:] = [handler]
    LOG.setLevel(level)
    LOG.propagate = False
    logging.getLogger().handlers[:] = [handler]
    logging.captureWarnings(True)


class RequestLogMiddleware:
    """Gives every request an id, and notes what came of it."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        id, begun, status = secrets.token_hex(8), time.monotonic(), 0
        REQUEST_ID.set(id)

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            more = {
                "method": scope["method"],
                "path": scope["path"][:200],
                "status": status,
                "ms": round(1000 * (time.monotonic() - begun), 2),
            }
            LOG.info("request", extra={"more": more})
