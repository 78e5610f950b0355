"""Structured logs: one JSON object per line, with the id of the request it belongs to; never a token."""

import json
import logging
import sys
from contextvars import ContextVar
from typing import Any

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
LOG = logging.getLogger("semiramis.server")


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON; the mapping in `record.more` is added to it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
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
    """Write all records to standard error: the server's own, and warnings and errors of the libraries it uses."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    LOG.handlers[:] = [handler]
    LOG.setLevel(level)
    LOG.propagate = False
    logging.getLogger().handlers[:] = [handler]
    logging.captureWarnings(True)
