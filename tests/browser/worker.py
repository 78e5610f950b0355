"""The tables of a browser for tests: the router over a database in memory, and the page around it."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from semiramis.browser.chooser import BrowserChooser
from semiramis.browser.description import describe
from semiramis.browser.router import Request, Response, Router
from semiramis.browser.store import BrowserStore
from semiramis.server.service.table_service import TableService
from semiramis.server.write_openapi import openapi_text
from tests.browser.memory_database import MemoryDatabase

DESCRIPTION = describe(json.loads(openapi_text()))
TOKEN = "a-token-of-a-test-player"


async def nobody(job: str) -> str:
    """A worker for searches that has died."""
    raise RuntimeError("no worker")


class Browser:
    """A browser with its tables; `ask` sends a request as the client does."""

    def __init__(self, database: MemoryDatabase, ask: Any = nobody) -> None:
        self.store = BrowserStore(database)
        self.service = TableService(self.store, BrowserChooser(ask))
        self.router = Router(self.service, self.store, DESCRIPTION)

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Response:
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        all_headers = {"accept-language": "en", **headers, **({"authorization": f"Bearer {token}"} if token else {})}
        return await self.router.answer(Request(method, path, all_headers, sent))

    async def get(self, path: str, token: str = TOKEN) -> Any:
        response = await self.ask("GET", path, token=token)
        assert response.status == 200, response.body
        return json.loads(response.body)

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        response = await self.ask("POST", path, body, token)
        assert response.status in (200, 201), response.body
        return json.loads(response.body)


@asynccontextmanager
async def opened(database: MemoryDatabase, ask: Any = nobody) -> AsyncIterator[Browser]:
    """A browser that has been opened; at the end it is closed like a tab, without a goodbye."""
    browser = Browser(database, ask)
    await browser.store.open()
    await browser.service.start()
    try:
        yield browser
    finally:
        await browser.service.background.stop()
