"""Structured logs: one JSON object per line, with the id of the request it belongs to; never a token."""

import json
import logging
import sys
import time
from collections import OrderedDict
from contextvars import ContextVar
from typing import Any

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
LOG = logging.getLogger("semiramis.server")
MOST_REMEMBERED = 200


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


class OnceASecond(logging.Filter):
    """Lets the same message pass once a second."""

    def __init__(self) -> None:
        super().__init__()
        self._last: OrderedDict[str, float] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a record."""
        message, now = str(record.msg)[:200], time.monotonic()
        if now - self._last.get(message, -1.0) < 1.0:
            return False
        self._last[message] = now
        self._last.move_to_end(message)
        if len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)
        return True


def set_up_logs(level: str = "INFO") -> None:
    """Write all records to standard error: the server's own, and warnings and errors of the libraries it uses."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    LOG.handlers[:] = [handler]
    LOG.setLevel(level)
    LOG.propagate = False
    # what libraries say of a flood, such as of connections beyond the limit, must not become one
    others = logging.StreamHandler(sys.stderr)
    others.setFormatter(JsonLines())
    others.addFilter(OnceASecond())
    logging.getLogger().handlers[:] = [others]
    logging.captureWarnings(True)
