"""Connections: how many an address may hold, and how long a request may take to arrive.

Uvicorn limits neither. A client that sends half a header would otherwise keep its connection for good.
"""

import asyncio
from collections.abc import Collection

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from semiramis.server.http.limits import Holdings

HEADER_SECONDS = 10.0
"""For a header to arrive, and for the rest of a body that nobody reads any more."""
MOST_DESCRIPTORS = 1 << 16
RESERVED_DESCRIPTORS = 64
"""For the data file, logs, pipes to bots, and connections that are being refused."""
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 48\r\n\r\n"
    b"Too many connections from this address are open."
)
LATE = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 34\r\n\r\nThe request did not arrive in time"
)


def limited_protocol(
    most: int, exempt: Collection[str] = (), header_seconds: float = HEADER_SECONDS
) -> type[H11Protocol]:
    """A protocol for uvicorn with these limits; `exempt` are addresses of proxies, which carry many clients."""
    held = Holdings(most)

    class LimitedProtocol(H11Protocol):
        """HTTP/1.1 with limits."""

        _holds = False
        _timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if address not in exempt:
                self._holds = held.take(address)
                if not self._holds:
                    transport.write(TOO_MANY)
                    transport.close()
                    return
            self._watch()

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            self._watch()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._watch()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_watching()
            if self._holds and self.client:
                self._holds = False
                held.give_back(self.client[0])
            super().connection_lost(exc)

        def _watch(self) -> None:
            """Give a header, or the rest of a body after its response, some seconds from its beginning."""
            if not self._is_awaited():
                self._stop_watching()
            elif self._timer is None:
                self._timer = self.loop.call_later(header_seconds, self._late)

        def _is_awaited(self) -> bool:
            answered = self.cycle is None or self.cycle.response_complete
            if self.conn.their_state is h11.IDLE:
                # between two requests the keep-alive timer of uvicorn watches, until something arrives
                return self.cycle is None or bool(self.conn.trailing_data[0])
            return answered and self.conn.their_state is h11.SEND_BODY

        def _stop_watching(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _late(self) -> None:
            self._timer = None
            if not self.transport.is_closing():
                if self.conn.our_state is h11.IDLE:
                    self.transport.write(LATE)
                self.transport.close()

    return LimitedProtocol


def raise_descriptor_limit() -> int:
    """Let this process open as many files and connections as the system allows; return that number, 0 if unknown."""
    try:
        import resource
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, MOST_DESCRIPTORS) if hard != resource.RLIM_INFINITY else MOST_DESCRIPTORS
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            return soft
        return wanted
    return soft if soft != resource.RLIM_INFINITY else MOST_DESCRIPTORS


def most_connections(descriptors: int) -> int | None:
    """How many connections a process with so many descriptors serves at once; None if that is unknown."""
    return None if descriptors <= 0 else max(descriptors // 2, descriptors - RESERVED_DESCRIPTORS)
