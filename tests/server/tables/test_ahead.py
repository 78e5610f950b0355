"""A turn prepared while others decide, and moves without a choice."""

import httpx
import pytest

from semiramis.core.registry import keys
from tests.server.client import BESIDE_ME, ME, OPEN, Person, error, found, join, make


@pytest.fixture(params=keys())
def two(request: pytest.FixtureRequest, http: httpx.Client) -> tuple[Person, Person]:
    """Two people at a table: the one to decide, and the one who waits."""
    host = make(http, request.param, ME, OPEN)
    guest = join(host, "Cy")
    return (host, guest) if host.now()["legal"] else (guest, host)


def ahead(person: Person) -> dict[str, object]:
    return dict(found(person.get("/ahead")))


def test_who_waits_is_offered_a_turn_and_who_decides_is_not(two: tuple[Person, Person]) -> None:
    mover, waiting = two
    assert ahead(mover)["legal"] == []
    offered = ahead(waiting)
    before = waiting.now()
    assert offered["seat"] == before["table"]["you"][0]
    assert offered["seq"] == before["table"]["seq"]
    assert before["legal"] == []
    if before["table"]["game"] != "babylon":  # which begins with removals
        assert offered["legal"] != []


def test_a_spectator_has_no_turn_ahead(two: tuple[Person, Person]) -> None:
    mover, _ = two
    assert error(Person(mover.http, mover.table).get("/ahead"), 401)["id"] == "server-no-token"


def test_an_event_says_whether_there_was_a_choice(http: httpx.Client) -> None:
    host = make(http, "ishtar", ME, BESIDE_ME)
    chosen: dict[int, bool] = {}
    for _ in range(25):
        now = host.now()
        chosen[now["table"]["seq"] + 1] = len(now["legal"]) > 1
        host.do("move", expect=now["table"]["seq"], action=now["legal"][-1]["action"])
    events = found(host.get("/history"))["events"]
    told = {event["seq"]: not event.get("forced", False) for event in events if event["kind"] == "move"}
    assert told == chosen
    assert False in told.values()
