"""The program of the worker that keeps the tables of a browser; the page's script calls it."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from semiramis.browser.chooser import Ask, BrowserChooser
from semiramis.browser.router import Request, Response, Router
from semiramis.browser.store import BrowserStore, Database
from semiramis.server.service.subscriptions import Subscription
from semiramis.server.service.table_service import TableService
from semiramis.server.storage.rows import packed

KEEP_ALIVE_SECONDS = 15.0


class Page(Protocol):
    """The script around this program."""

    def respond(self, number: int, status: int, headers: str, body: str) -> None:
        """Answer a request; `headers` is JSON."""
        ...

    def push(self, number: int, text: str) -> None:
        """Send a piece of an event stream."""
        ...

    def end(self, number: int) -> None:
        """End an event stream."""
        ...


class App:
    """The tables of a browser, and the streams its pages listen to; `description` is the API description as JSON."""

    def __init__(
        self,
        page: Page,
        database: Database,
        ask: Ask,
        description: str,
        texts: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._page = page
        self._store = BrowserStore(database)
        self._service = TableService(self._store, BrowserChooser(ask))
        self._router = Router(self._service, self._store, json.loads(description), texts)
        self._streams: dict[int, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Resume all games."""
        random.seed()  # a program restored from a snapshot of its memory would repeat itself
        await self._store.open()
        await self._service.start()

    async def handle(self, number: int, method: str, path: str, headers: str, body: str) -> None:
        """Answer a request under its number; an event stream goes on until it is cancelled."""
        request = Request(method, path, json.loads(headers), body.encode("utf-8", "surrogatepass"))
        response = await self._router.answer(request)
        self._page.respond(number, response.status, packed(response.headers), response.body)
        if response.stream is not None:
            task = asyncio.get_running_loop().create_task(self._stream(number, response))
            self._streams[number] = task
            task.add_done_callback(lambda _: self._streams.pop(number, None))

    def cancel(self, number: int) -> None:
        """End an event stream that nobody listens to any more."""
        if number in self._streams:
            self._streams[number].cancel()

    async def _stream(self, number: int, response: Response) -> None:
        """Send missed events, new ones, and comments that show that the stream is alive."""
        assert response.stream is not None
        id, subscription, missed = response.stream
        try:
            self._page.push(number, ": semiramis\n\n")
            for event in missed:
                self._page.push(number, _event(event["seq"], packed(event)))
            async for text in _events(subscription):
                self._page.push(number, text)
        finally:
            self._service.subscriptions.close(id, subscription)
            self._page.end(number)


async def _events(subscription: Subscription) -> Any:
    while True:
        try:
            sent = await asyncio.wait_for(subscription.queue.get(), KEEP_ALIVE_SECONDS)
        except TimeoutError:
            yield ": beat\n\n"
            continue
        if sent is None:
            return
        yield _event(*sent)


def _event(seq: int, data: str) -> str:
    return f"id: {seq}\ndata: {data}\n\n"
