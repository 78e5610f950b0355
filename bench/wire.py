"""A small HTTP client: requests over keep-alive connections, and event streams that only record arrival times.

The client shares the machine with the server it measures, so it does as little as possible: it reads only the number
of an event.
"""

import asyncio
import json
import time
from typing import Any

STREAM_LIMIT = 30.0


class Trouble(Exception):
    """A response with which a benchmark cannot continue."""


class Wire:
    """Requests to one server; idle connections are reused."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
        """Send a request; return the status and the body of the response."""
        raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = head(method, path, token, len(raw)) + raw
        while self._free:
            reader, writer = self._free.pop()
            # a connection closed by the server is detected here or by failing; commands have keys, so retries are safe
            if not reader.at_eof():
                try:
                    return await self._exchange(reader, writer, request)
                except (asyncio.IncompleteReadError, ConnectionError):
                    pass
            writer.close()
        return await self._exchange(*await asyncio.open_connection(self.host, self.port), request)

    async def body(self, method: str, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
        """Send a request that must succeed; return its JSON body."""
        status, raw = await self.ask(method, path, body, token)
        if status not in (200, 201):
            raise Trouble(f"{method} {path}: {status} {raw[:300].decode()}")
        answer: dict[str, Any] = json.loads(raw)
        return answer

    async def _exchange(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
    ) -> tuple[int, bytes]:
        writer.write(request)
        answered = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = answered.find(b"content-length:")
        size = int(answered[length + 15 : answered.find(b"\r", length)]) if length >= 0 else 0
        raw = await reader.readexactly(size)
        self._free.append((reader, writer))
        return int(answered[9:12]), raw

    async def listen(self, path: str, token: str) -> "EventStream":
        """Open an event stream; return it once its first event has arrived."""
        loop = asyncio.get_running_loop()
        _, stream = await loop.create_connection(EventStream, self.host, self.port)
        stream.transport.write(head("GET", path, token, 0))
        await asyncio.wait_for(stream.begun, STREAM_LIMIT)
        return stream

    def close(self) -> None:
        """Close idle connections."""
        for _, writer in self._free:
            writer.close()
        self._free.clear()


def head(method: str, path: str, token: str, length: int) -> bytes:
    """Return the head of a request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if method == "POST":
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class EventStream(asyncio.Protocol):
    """One event stream: `numbers` and `times` of all events so far, in order of arrival."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.times: list[float] = []
        self.bytes = 0
        self.ended = False
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._raw = bytearray()
        self._text = bytearray()
        self._headed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, problem: Exception | None) -> None:
        """Record that the stream has ended."""
        self.ended = True
        if not self.begun.done():
            self.begun.set_exception(Trouble(f"a stream ended before it began: {bytes(self._raw[:300])!r}"))

    def data_received(self, data: bytes) -> None:
        """Decode the chunks received, and record the number of each complete event."""
        now = time.perf_counter()
        self._raw += data
        if not self._headed and not self._take_head():
            return
        self._take_chunks()
        while (end := self._text.find(b"\n\n")) >= 0:
            self._note(bytes(self._text[:end]), now)
            del self._text[: end + 2]

    def _take_head(self) -> bool:
        end = self._raw.find(b"\r\n\r\n")
        if end < 0:
            return False
        if self._raw[9:12] != b"200":
            self.transport.close()
            return False
        del self._raw[: end + 4]
        self._headed = True
        return True

    def _take_chunks(self) -> None:
        while (line := self._raw.find(b"\r\n")) > 0:
            start = line + 2
            size = int(self._raw[:line], 16)
            if len(self._raw) < start + size + 2:
                return
            self._text += self._raw[start : start + size]
            del self._raw[: start + size + 2]

    def _note(self, event: bytes, now: float) -> None:
        for line in event.split(b"\n"):
            if line.startswith(b"id: "):
                self.numbers.append(int(line[4:]))
                self.times.append(now)
                self.bytes += len(event)
                if not self.begun.done():
                    self.begun.set_result(None)

    def close(self) -> None:
        """Stop listening."""
        self.transport.close()
