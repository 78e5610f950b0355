"""The router answers like the server: the same requests, sent to both, get the same status and the same JSON."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from semiramis.server.app import create_app
from semiramis.server.settings import Settings
from tests.browser.memory_database import MemoryDatabase
from tests.browser.worker import TOKEN, opened

Asked = list[tuple[Any, ...]]
Send = Callable[..., Awaitable[tuple[int, str]]]
OWN = re.compile(r'"(commitment|nonce|at|made_at|changed_at|since)":\s*("[0-9a-f]*"|[0-9.]+)')
"""What two tables with the same seed do not share: times and nonces."""
NEW_TABLE = {
    "game": "amyitis",
    "seats": [{"kind": "me", "name": "Šárka"}, {"kind": "hot-seat", "name": "Bo"}],
    "seed": "friday",
    "token": TOKEN,
}
PLENTY = {"burst": 1e6, "per_second": 1e6, "address_burst": 1e6, "address_per_second": 1e6}

ANYWHERE: Asked = [
    ("GET", "/api/games"),
    ("GET", "/api/nothing"),
    ("DELETE", "/api/games"),
    ("GET", "/api/games/chess/rules"),
    ("GET", f"/api/games/{'x' * 41}/rules"),
    ("GET", "/api/games/babylon/rules"),
    ("GET", "/api/games/amyitis/diagrams/water.svg?language=cs&theme=dark"),
    ("GET", "/api/games/amyitis/diagrams/nothing.svg"),
    ("GET", "/api/games/amyitis/diagrams/water.svg?language=fr"),
    ("GET", "/api/games/ishtar/aid.svg?language=hu"),
    ("GET", "/api/games/ishtar/components"),
    ("GET", "/api/games/ishtar/components?edition=short"),
    ("GET", f"/api/games/ishtar/editions/{'0' * 64}"),
    ("POST", "/api/games/ishtar/editions?file=mine.toml", b"not an edition"),
    ("GET", "/api/games/amyitis/lessons"),
    ("POST", "/api/mine", {"tokens": []}),
    ("POST", "/api/mine", {"tokens": [7]}),
    ("POST", "/api/mine", {"tokens": ["x" * 81]}),
    ("POST", "/api/mine"),
    ("POST", "/api/mine", b"{"),
    ("POST", "/api/mine", []),
    ("POST", "/api/logs", b"not a log"),
    ("GET", "/api/tables/nowhere"),
    ("POST", "/api/tables", {}),
    ("POST", "/api/tables", {**NEW_TABLE, "seats": [{"kind": "me"}]}),
    ("POST", "/api/tables", {**NEW_TABLE, "seats": [{"kind": "king"}, {"kind": "me"}]}),
    ("POST", "/api/tables", {**NEW_TABLE, "seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "me"}]}),
    ("POST", "/api/tables", {**NEW_TABLE, "token": "short"}),
    ("POST", "/api/tables", {**NEW_TABLE, "token": "§" * 30}),
    ("POST", "/api/tables", {**NEW_TABLE, "clock": {"mode": "bank", "bank": 1}}),
    ("POST", "/api/tables", {**NEW_TABLE, "clock": {"mode": "days", "days": "many"}}),
    ("POST", "/api/tables", {**NEW_TABLE, "colour": "red"}),
    ("POST", "/api/tables", {**NEW_TABLE, "options": {"hidden": 1}}),
    ("POST", "/api/tables", {**NEW_TABLE, "options": {"nothing": "here"}}),
    ("POST", "/api/tables", {**NEW_TABLE, "edition": "not an edition", "token": TOKEN + "-2"}),
    ("POST", "/api/lessons/amyitis", {"name": "x" * 41}),
]
AT_A_TABLE: Asked = [
    ("GET", "/api/tables/{id}"),
    ("GET", "/api/tables/{id}/history"),
    ("GET", "/api/tables/{id}/history?after=1000001"),
    ("GET", "/api/tables/{id}/positions/0"),
    ("GET", "/api/tables/{id}/positions/99"),
    ("GET", "/api/tables/{id}/positions/first"),
    ("GET", "/api/tables/{id}/positions/-1"),
    ("GET", "/api/tables/{id}/legend"),
    ("GET", "/api/tables/{id}/log"),
    ("GET", "/api/tables/{id}/picture.svg?language=de"),
    ("POST", "/api/tables/{id}/why-not", {"action": "pass"}),
    ("POST", "/api/tables/{id}/why-not", {"action": {"do": "fly"}}),
    ("POST", "/api/tables/{id}/why-not", {"action": "caravan uruk"}),
    ("POST", "/api/tables/{id}/why-not", {}),
    ("POST", "/api/tables/{id}/continuations", {"actions": [{"do": "pass"}]}),
    ("POST", "/api/tables/{id}/continuations", {"actions": []}),
    ("POST", "/api/tables/{id}/continuations", {"actions": [{"do": "plant", "square": "a1"}]}),
    ("POST", "/api/tables/{id}/continuations", {"actions": [{"do": "pass"}] * 9}),
    ("POST", "/api/tables/{id}/commands", {"kind": "move", "action": {"do": "pass"}, "expect": 5, "key": "key-0001"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "move", "expect": 0, "key": "key-0001"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "dance", "expect": 0, "key": "key-0001"}),
    ("POST", "/api/tables/{id}/commands", {"expect": 0, "key": "key-0001"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "undo", "expect": 0, "key": "short"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "undo", "expect": -1, "key": "key-0001"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "undo", "expect": 0.5, "key": "key-0001"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "undo", "expect": 0, "key": "key-0001", "steps": 0}),
    ("POST", "/api/tables/{id}/commands", {"kind": "answer", "expect": 0, "key": "key-0001", "agrees": "perhaps"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "move", "action": {"do": "pass"}, "expect": 0, "key": "key-0001"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "move", "action": {"do": "pass"}, "expect": 0, "key": "key-0001"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "move", "action": {"do": "fly"}, "expect": 1, "key": "key-0002"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "undo", "expect": 0, "key": "key-0003"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "undo", "expect": 1, "key": "key-0004"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "redo", "expect": 2, "key": "key-0005", "seat": "jasmine"}),
    ("POST", "/api/tables/{id}/commands", {"kind": "redo", "expect": 2, "key": "key-0005", "seat": "nobody"}),
    ("POST", "/api/tables/{id}/join", {"name": "Cy"}),
    ("POST", "/api/tables/{id}/join", {"name": ""}),
    ("POST", "/api/tables/{id}/rematch"),
    ("POST", "/api/tables/{id}/fork", {"seq": 0, "seats": [{"kind": "me"}] * 3}),
    ("POST", "/api/tables/{id}/fork", {"seq": 999, "seats": [{"kind": "me"}] * 2}),
    ("GET", "/api/tables/{id}/history?after=0"),
    ("GET", "/api/tables/{id}"),
]


def plain(text: str, table: str) -> list[Any]:
    """A body, line by line, without what differs between two tables that are the same."""
    text = OWN.sub(r'"\1":0', text.replace(table, "TABLE"))
    return [json.loads(line) if line.startswith(("{", "[")) else line for line in text.splitlines()]


async def compared(
    server: Send, browser: Send, requests: list[tuple[Any, ...]], ids: tuple[str, str] = ("?", "?")
) -> None:
    for method, path, *body in requests:
        there = await server(method, path.replace("{id}", ids[0]), *body)
        here = await browser(method, path.replace("{id}", ids[1]), *body)
        told = f"{method} {path} {body}"
        assert here[0] == there[0], f"{told}: {here} {there}"
        assert plain(here[1], ids[1]) == plain(there[1], ids[0]), told


def test_the_same_requests_get_the_same_answers(tmp_path: Path) -> None:
    async def run() -> None:
        app = create_app(Settings(tmp_path, web=tmp_path / "none", **PLENTY))  # type: ignore[arg-type]
        transport = httpx.ASGITransport(app)
        headers = {"accept-language": "en", "authorization": f"Bearer {TOKEN}"}
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://server", headers=headers) as http,
            opened(MemoryDatabase()) as browser,
        ):

            async def server(method: str, path: str, body: Any = None) -> tuple[int, str]:
                given: dict[str, Any] = (
                    {"content": body} if isinstance(body, bytes) else {} if body is None else {"json": body}
                )
                if isinstance(body, bytes):
                    given["headers"] = {"content-type": "application/json"}
                answer = await http.request(method, path, **given)
                return answer.status_code, answer.text

            async def here(method: str, path: str, body: Any = None) -> tuple[int, str]:
                answer = await browser.ask(method, path, body, token=TOKEN)
                return answer.status, answer.body

            await compared(server, here, ANYWHERE)
            made = [json.loads((await send("POST", "/api/tables", NEW_TABLE))[1]) for send in (server, here)]
            ids = made[0]["table"]["id"], made[1]["table"]["id"]
            assert plain(json.dumps(made[0]), ids[0]) == plain(json.dumps(made[1]), ids[1])
            await compared(server, here, AT_A_TABLE, ids)
            await compared(server, here, [("POST", "/api/mine", {"tokens": [TOKEN]})], ids)

    asyncio.run(run())


def test_every_operation_of_the_description_is_answered() -> None:
    from semiramis.browser.operations import OPERATIONS
    from tests.browser.worker import DESCRIPTION

    assert {operation["id"] for operation in DESCRIPTION["operations"]} == set(OPERATIONS)
