"""A game in the middle moves from a browser to a server and back, as a file, and goes on in each."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from semiramis.core.registry import keys
from semiramis.server.app import create_app
from semiramis.server.settings import Settings
from tests.browser.memory_database import MemoryDatabase
from tests.browser.worker import TOKEN, Browser, opened

SEATS = [{"kind": "me"}, {"kind": "hot-seat"}]


def _command(now: dict[str, Any]) -> dict[str, Any]:
    seq = now["table"]["seq"]
    return {"kind": "move", "action": now["legal"][0]["action"], "expect": seq, "key": f"key-{seq:06}"}


async def _play_here(browser: Browser, id: str, token: str, moves: int) -> dict[str, Any]:
    for _ in range(moves):
        now = await browser.get(f"/api/tables/{id}", token)
        await browser.post(f"/api/tables/{id}/commands", _command(now), token)
    position: dict[str, Any] = await browser.get(f"/api/tables/{id}", token)
    return position


async def _moved_to_server(http: httpx.AsyncClient, log: str) -> tuple[dict[str, Any], dict[str, Any], str]:
    """The position of a game that arrives, the one some moves later, and its file then."""
    made = await http.post("/api/logs", content=log.encode())
    assert made.status_code == 201, made.text
    arrived = made.json()
    page, headers = f"/api/tables/{arrived['table']['id']}", {"authorization": f"Bearer {arrived['token']}"}
    now = arrived
    for _ in range(4):
        sent = await http.post(f"{page}/commands", json=_command(now), headers=headers)
        assert sent.status_code == 200, sent.text
        now = (await http.get(page, headers=headers)).json()
    return arrived, now, (await http.get(f"{page}/log", headers=headers)).text


@pytest.mark.parametrize("game", keys())
def test_a_game_goes_on_where_its_file_is_opened(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = create_app(Settings(data=tmp_path / "data"))
        async with opened(MemoryDatabase()) as browser, app.router.lifespan_context(app):
            made = await browser.post("/api/tables", {"game": game, "seats": SEATS, "token": TOKEN, "seed": "x"})
            id = made["table"]["id"]
            here = await _play_here(browser, id, TOKEN, 6)
            log = (await browser.ask("GET", f"/api/tables/{id}/log", token=TOKEN)).body
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://server") as http:
                arrived, there, file = await _moved_to_server(http, log)
            assert arrived["view"] == here["view"]
            assert arrived["legal"] == here["legal"]
            back = await browser.post("/api/logs", file.encode())
            assert back["view"] == there["view"]
            after = await _play_here(browser, back["table"]["id"], back["token"], 2)
            assert len(file.splitlines()) > len(log.splitlines())
            assert json.dumps(after["view"]) != json.dumps(back["view"])

    asyncio.run(run())
