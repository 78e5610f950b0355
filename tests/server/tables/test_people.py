"""Two people and a spectator, each with their own connection, play whole games over real HTTP."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

from semiramis.core.model.domain import SEAT
from semiramis.core.play.view import result_words
from tests.server.client import ME, OPEN, Person, found, join, make, new_key
from tests.server.conftest import ServerProcess
from tests.server.games import log_of, replayed_here

GAMES = {
    "amyitis": (ME, OPEN, {"kind": "bot", "bot": "random"}),
    "babylon": (ME, OPEN),
    "ishtar": (ME, OPEN),
}
LIMIT = 120.0

Event = dict[str, Any]


class Guest:
    """Subscribes to a table, decides at random when it is their turn, and loses the connection once."""

    def __init__(self, url: str, person: Person, number: int) -> None:
        self.http = httpx.Client(base_url=url, timeout=120)
        self.person = Person(self.http, person.table, person.token)
        self.lot = Random(number)
        self.lost_after = 20 + 7 * number
        self.events: list[Event] = []
        self.raw: list[str] = []
        self.posted = 0
        self.connections = 0

    def stay(self) -> None:
        """Listen and play until the game is over."""
        with self.http:
            deadline = time.monotonic() + LIMIT
            while not self._is_over():
                assert time.monotonic() < deadline
                last = self.events[-1]["seq"] if self.events else None
                self._listen(last)

    def _is_over(self) -> bool:
        return bool(self.events) and self._now()["table"]["status"] == "over"

    def _now(self) -> dict[str, Any]:
        now: dict[str, Any] = self.events[-1].get("now", {"table": {"status": ""}})
        return now

    def _listen(self, last: int | None) -> None:
        self.connections += 1
        first = {"after": -1} if last is None else {}
        with self.person.listen(last, **first) as heard:
            while not self._is_over():
                event = heard.next()
                assert event is not None
                self.events.append(event)
                if event.get("now", {}).get("legal"):
                    self._decide(event)
                if len(self.events) == self.lost_after:
                    break
        time.sleep(0.1)

    def _decide(self, event: Event) -> None:
        action = self.lot.choice(event["now"]["legal"])["action"]
        body = {"kind": "move", "action": action, "expect": event["seq"], "key": new_key()}
        response = self.person.post("/commands", body)
        while response.status_code == 429:
            time.sleep(int(response.headers["retry-after"]))
            response = self.person.post("/commands", body)
        assert found(response)["seq"] == event["seq"] + 1
        self.posted += 1


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Yield one server for all games, with the rate limits it has by default."""
    running = ServerProcess(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.mark.parametrize("key", GAMES)
def test_two_people_and_a_spectator(process: ServerProcess, key: str) -> None:
    with httpx.Client(base_url=process.url, timeout=120) as http:
        host = make(http, key, *GAMES[key])
        people = [host, join(host, "Bo"), Person(http, host.table)]
        guests = [Guest(process.url, person, number) for number, person in enumerate(people)]
        with ThreadPoolExecutor(len(guests)) as pool:
            for done in [pool.submit(guest.stay) for guest in guests]:
                done.result(LIMIT)

        shown = [[{**event, "now": None} for event in guest.events] for guest in guests]
        assert shown[0] == shown[1] == shown[2]
        last = len(shown[0]) - 1
        assert [event["seq"] for event in shown[0]] == list(range(last + 1))
        assert [event["kind"] for event in shown[0]] == ["made", "join"] + ["move"] * (last - 1)
        assert [guest.connections for guest in guests] == [2, 2, 2]
        assert guests[2].posted == 0
        assert not any(event.get("now", {}).get("legal") for event in guests[2].events)

        match = replayed_here(log_of(host))
        assert match.over
        assert [event["by"] for event in shown[0][2:]] == [SEAT.words[step.seat] for step in match.steps]
        for seat in range(2):
            assert guests[seat].posted == sum(step.seat == seat for step in match.steps)
        wanted = json.loads(json.dumps(result_words(match.game, match.state)))
        assert all(guest.events[-1]["now"]["table"]["result"] == wanted for guest in guests)
        assert host.hash() == match.state.hash()
