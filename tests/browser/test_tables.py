"""Tables in a browser: stored before they are shown, resumed after a reload, moved to a server and back."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from semiramis.bots.process.answers import BotCache, answer_to
from semiramis.bots.process.protocol import Job
from semiramis.browser.app import App
from semiramis.browser.chooser import BrowserChooser, read_job, written
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from tests.browser.memory_database import MemoryDatabase
from tests.browser.worker import DESCRIPTION, TOKEN, Browser, nobody, opened

LIMIT = 120.0
OTHER = f"{TOKEN}-of-another-table"
SEATS = {"pass": [{"kind": "me"}, {"kind": "hot-seat"}], "bot": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


def in_loop(work: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(work(), LIMIT)

    asyncio.run(limited())


async def make(browser: Browser, game: str = "amyitis", seats: str = "pass", token: str = TOKEN) -> str:
    made = await browser.post("/api/tables", {"game": game, "seats": SEATS[seats], "token": token, "seed": "x"})
    return str(made["table"]["id"])


async def play(browser: Browser, id: str, token: str = TOKEN) -> int:
    """Play the first legal action; returns the number of its event."""
    now = await browser.get(f"/api/tables/{id}", token)
    seq = now["table"]["seq"]
    command = {"kind": "move", "action": now["legal"][0]["action"], "expect": seq, "key": f"key-{seq:06}"}
    return int((await browser.post(f"/api/tables/{id}/commands", command, token))["seq"])


async def settled(browser: Browser, id: str, has: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The table once something is true of its stored row."""
    while not has(browser.store.table_row(id) or {}):
        await asyncio.sleep(0.02)
    now: dict[str, Any] = await browser.get(f"/api/tables/{id}")
    return now


def test_a_table_goes_on_after_a_reload() -> None:
    async def run() -> None:
        database = MemoryDatabase()
        async with opened(database) as browser:
            id = await make(browser)
            for _ in range(20):
                await play(browser, id)
            before = await browser.get(f"/api/tables/{id}")
        async with opened(database) as browser:
            assert database.read == []  # nothing is read before it is asked for
            listed = await browser.post("/api/mine", {"tokens": [TOKEN]})
            assert listed["tables"][0] == before["table"]
            assert database.read == [(id, False)]
            assert await browser.get(f"/api/tables/{id}") == before
            assert await play(browser, id) == before["table"]["seq"] + 1
            history = await browser.get(f"/api/tables/{id}/history")
            assert [event["seq"] for event in history["events"]] == list(range(before["table"]["seq"] + 2))

    in_loop(run)


def test_rules_of_another_version_are_never_mixed_with_these() -> None:
    """As after an update of the site: the table is listed and says why, nothing of it is changed, others go on."""

    async def run() -> None:
        database = MemoryDatabase()
        async with opened(database) as browser:
            older, newer = await make(browser), await make(browser, token=OTHER)
            await play(browser, older)
            await play(browser, newer, OTHER)
        database.rows["tables"][(older,)]["rules"] += 1
        events = json.dumps([row for key, row in database.rows["events"].items() if key[0] == older])
        async with opened(database) as browser:
            response = await browser.ask("GET", f"/api/tables/{older}", token=TOKEN)
            error = json.loads(response.body)["error"]
            assert (response.status, error["id"]) == (409, "server-other-rules")
            assert error["args"]["given"] == error["args"]["known"] + 1
            command = {"kind": "move", "action": {"do": "pass"}, "expect": 1, "key": "key-of-other-rules"}
            refused = await browser.ask("POST", f"/api/tables/{older}/commands", command, TOKEN)
            assert json.loads(refused.body)["error"]["id"] == "server-other-rules"
            listed = (await browser.post("/api/mine", {"tokens": [TOKEN, OTHER]}))["tables"]
            assert {each["id"]: "error" in each for each in listed} == {older: True, newer: False}
            await play(browser, newer, OTHER)
        assert json.dumps([row for key, row in database.rows["events"].items() if key[0] == older]) == events

    in_loop(run)


def test_a_command_is_stored_before_it_is_answered_and_applied_once() -> None:
    async def run() -> None:
        database = MemoryDatabase()
        async with opened(database) as browser:
            id = await make(browser)
            seq = await play(browser, id)
            assert database.rows["events"][id, seq]["kind"] == "move"
        async with opened(database) as browser:
            first = json.loads(database.rows["events"][id, seq]["data"])["lines"][0]
            action = {name: value for name, value in first.items() if name not in ("n", "by")}
            again = {"kind": "move", "action": action, "expect": 0, "key": "key-000000"}
            assert await browser.post(f"/api/tables/{id}/commands", again, TOKEN) == {"seq": seq}
            assert len(database.rows["events"]) == seq + 1

    in_loop(run)


def test_what_cannot_be_stored_is_not_played() -> None:
    async def run() -> None:
        database = MemoryDatabase()
        async with opened(database) as browser:
            id = await make(browser)
            now = await browser.get(f"/api/tables/{id}")
            database.broken = True
            command = {"kind": "move", "action": now["legal"][0]["action"], "expect": 0, "key": "key-0001"}
            assert (await browser.ask("POST", f"/api/tables/{id}/commands", command, TOKEN)).status == 500
            assert (await browser.get(f"/api/tables/{id}"))["table"]["seq"] == 0
            assert await browser.post(f"/api/tables/{id}/commands", command, TOKEN) == {"seq": 1}

    in_loop(run)


def test_of_two_writers_the_second_fails() -> None:
    async def run() -> None:
        database = MemoryDatabase()
        async with opened(database) as one:
            id = await make(one)
            async with opened(database) as other:
                await play(one, id)
                seen = await other.ask("GET", f"/api/tables/{id}", token=TOKEN)
                stale = json.loads(seen.body)
                if stale["table"]["seq"] == 0:
                    command = {"kind": "move", "action": stale["legal"][0]["action"], "expect": 0, "key": "key-0002"}
                    assert (await other.ask("POST", f"/api/tables/{id}/commands", command, TOKEN)).status == 500
            assert len(database.rows["events"]) == 2

    in_loop(run)


@pytest.mark.parametrize("game", keys())
def test_a_whole_game_of_bots_moves_to_another_table_as_a_file(game: str) -> None:
    async def run() -> None:
        database = MemoryDatabase()
        async with opened(database) as browser:
            id = await make(browser, game, "bot")
            await settled(browser, id, lambda table: table["mover"] == 0)
            seq = (await browser.get(f"/api/tables/{id}"))["table"]["seq"]
            leave = {"kind": "leave", "bot": "random", "expect": seq, "key": "key-0001"}
            await browser.post(f"/api/tables/{id}/commands", leave, TOKEN)
            over = await settled(browser, id, lambda table: table["status"] == "over")
            assert over["table"]["result"] != {}
            log = await browser.ask("GET", f"/api/tables/{id}/log", token=TOKEN)
            assert log.headers["content-disposition"] == f"attachment; filename={game}-{id}.jsonl"
            moved = await browser.post("/api/logs", log.body.encode())
            assert moved["table"]["result"] == over["table"]["result"]

    in_loop(run)


def test_a_bot_that_was_to_move_goes_on_after_a_reload() -> None:
    async def run() -> None:
        database = MemoryDatabase()
        async with opened(database) as browser:
            id = await make(browser, "amyitis", "bot")
            await settled(browser, id, lambda table: table["mover"] == 0)
            await play(browser, id)
        async with opened(database) as browser:
            await settled(browser, id, lambda table: table["mover"] == 0)

    in_loop(run)


def test_a_search_is_asked_of_the_other_worker_and_greedy_replaces_it() -> None:
    async def run() -> None:
        game = find_game("amyitis")
        state = Match.begin(game, 2, names={}, options={}).state
        asked: list[Job] = []

        async def thinks(job: str) -> str:
            asked.append(read_job(job))
            return json.dumps(answer_to(Job(**{**vars(asked[-1]), "bot": "random"}), BotCache()))

        job = Job("amyitis", None, state.to_bytes(), "royal", 7, 5.0)
        assert read_job(written(job)) == job
        choice = await BrowserChooser(thinks).choose(job)
        assert not choice.fallback
        assert asked[0].bot == "royal"
        assert asked[0].seconds == 3.9
        chooser = BrowserChooser(nobody)
        choice = await chooser.choose(job)
        assert choice.fallback
        assert choice.by == "greedy"
        assert choice.trouble.startswith("died")
        assert choice.code in game.legal_codes(state)
        assert chooser.stats.fallbacks == 1
        quick = await chooser.choose(Job(**{**vars(job), "bot": "apprentice"}))
        assert (quick.by, quick.fallback) == ("apprentice", False)

    in_loop(run)


class RecordingPage:
    """The script around the program, which only notes what it is told."""

    def __init__(self) -> None:
        self.responses: dict[int, tuple[int, str]] = {}
        self.pushed: dict[int, list[str]] = {}
        self.ended: list[int] = []

    def respond(self, number: int, status: int, headers: str, body: str) -> None:
        self.responses[number] = status, body

    def push(self, number: int, text: str) -> None:
        self.pushed.setdefault(number, []).append(text)

    def end(self, number: int) -> None:
        self.ended.append(number)


def test_a_page_follows_the_events_of_a_table_until_it_leaves() -> None:
    async def run() -> None:
        page, database = RecordingPage(), MemoryDatabase()
        app = App(page, database, nobody, json.dumps(DESCRIPTION))
        await app.start()
        new = {"game": "amyitis", "seats": SEATS["pass"], "token": TOKEN}
        await app.handle(1, "POST", "/api/tables", "{}", json.dumps(new))
        made = json.loads(page.responses[1][1])
        id, headers = made["table"]["id"], json.dumps({"authorization": f"Bearer {TOKEN}"})
        await app.handle(2, "GET", f"/api/tables/{id}/events?after=-1", headers, "")
        command = {"kind": "move", "action": made["legal"][0]["action"], "expect": 0, "key": "key-0001"}
        await app.handle(3, "POST", f"/api/tables/{id}/commands", headers, json.dumps(command))
        while len(page.pushed.get(2, ())) < 3:
            await asyncio.sleep(0.005)
        assert page.pushed[2][0] == ": semiramis\n\n"
        assert [piece.partition("\n")[0] for piece in page.pushed[2][1:]] == ["id: 0", "id: 1"]
        app.cancel(2)
        while page.ended != [2]:
            await asyncio.sleep(0.005)
        app.cancel(2)  # once more does no harm

    in_loop(run)
