"""Undo goes back to before one's own last decision: at once where only bots hold the other seats, else by consent."""

import asyncio

import httpx
import pytest

from semiramis.bots.process.protocol import Job
from semiramis.core.registry import keys
from semiramis.server.bots.choice import Choice
from semiramis.server.bots.queue import Place
from tests.server.client import BESIDE_ME, ME, OPEN, Person, error, found, join, make, two_people
from tests.server.conftest import Served
from tests.server.tables.test_leave_and_resign import until

EVERY_GAME = pytest.mark.parametrize("game", keys())
SEED = "against bots"
BOT = {"kind": "bot", "bot": "greedy"}
"""It plays the same in every run; what a random bot plays depends on the worker that kept it."""


def wait(person: Person) -> None:
    until(lambda: bool(person.now()["legal"]))


def play_until_bots_have_answered(person: Person) -> list[str]:
    """Play until a bot has decided after a decision of the person; return the positions before each of theirs."""
    wait(person)
    positions: list[str] = []
    while person.now()["table"]["undo"]["steps"] < 2:
        positions.append(person.hash())
        person.play()
        wait(person)
    return positions


@EVERY_GAME
def test_against_bots_every_own_decision_is_taken_back_one_by_one_without_asking(http: httpx.Client, game: str) -> None:
    person = make(http, game, ME, BOT, BOT, seed=SEED)
    positions = play_until_bots_have_answered(person)
    for position in reversed(positions):
        undo = person.now()["table"]["undo"]
        assert (undo["possible"], undo["free"]) == (True, True)
        person.do("undo")
        assert person.hash() == position
        assert person.now()["legal"], "I decide again, before any bot does"
        assert person.now()["table"]["request"] == {}
    nothing = person.now()["table"]["undo"]
    assert (nothing["possible"], nothing["free"], nothing["steps"]) == (False, False, 0)
    assert error(person.send("undo"), 422)["id"] == "undo-nothing"
    person.play()


@EVERY_GAME
def test_undo_is_not_offered_before_the_person_has_decided(http: httpx.Client, game: str) -> None:
    """Whoever begins: what bots have done so far is not mine to take back."""
    begun = 0
    for seed in range(8):
        person = make(http, game, ME, BOT, BOT, BOT, seed=f"{seed}")
        wait(person)
        begun += person.seq() > 0
        assert person.now()["table"]["undo"]["possible"] is False
        for kind in ("undo", "restart"):
            assert error(person.send(kind), 422)["id"] == "undo-nothing"
        assert error(person.send("ask-undo"), 409)["id"] == "undo-nothing"
        if begun == 2:
            return
    raise AssertionError("no bot began")


@EVERY_GAME
def test_what_undo_offers_is_the_same_after_a_reload(server: Served, game: str) -> None:
    person = make(server.http, game, ME, BOT, BOT, seed=SEED)
    for _ in range(4):
        wait(person)
        person.play()
    wait(person)
    before, positions = person.now(), []
    server.forget(person.table)
    assert person.now() == before
    while person.now()["table"]["undo"]["possible"]:
        person.do("undo")
        positions.append(person.hash())
        server.forget(person.table)
    assert len(positions) == 4
    log = person.get("/log").content
    assert found(server.http.post("/api/logs", content=log), 201)["table"]["undo"]["redo"] > 0, "the log can be read"


class SlowPool:
    """Bots that decide only when told to."""

    def __init__(self, pool: object) -> None:
        self.pool = pool
        self.asked = 0
        self.go = asyncio.Event()

    async def choose(self, job: Job, place: Place) -> Choice:
        self.asked += 1
        await self.go.wait()
        choice: Choice = await self.pool.choose(job)  # type: ignore[attr-defined]
        return choice

    def __getattr__(self, name: str) -> object:
        return getattr(self.pool, name)


def test_a_bot_that_was_thinking_during_the_undo_does_not_move(server: Served) -> None:
    person = make(server.http, "amyitis", ME, BOT, seed=SEED)
    wait(person)
    slow = SlowPool(server.service.bots._pool)
    server.service.bots._pool = slow  # type: ignore[assignment]
    position = person.hash()
    person.play(lambda offers: next(offer for offer in offers if offer["notation"] == "pass"))
    until(lambda: slow.asked == 1)
    seq = person.do("undo")
    server.on_loop(slow.go.set)
    assert person.hash() == position
    assert person.seq() == seq
    person.play()


def test_bots_cannot_outrun_an_undo_but_nothing_else_may_be_late(http: httpx.Client) -> None:
    """An undo sent while the bots answer takes back the same decision, however many of their moves came first."""
    person = make(http, "amyitis", ME, BOT, BOT, seed=SEED)
    wait(person)
    position = person.hash()
    start = person.seq()
    person.play(lambda offers: next(offer for offer in offers if offer["notation"] == "pass"))
    wait(person)
    assert person.seq() > start + 2
    assert error(person.send("undo", expect=start + 1, steps=1), 409)["id"] == "server-stale"
    assert error(person.send("undo", expect=start), 409)["id"] == "server-stale", "my own move was not seen"
    assert error(person.send("undo", expect=person.seq() + 1), 409)["id"] == "server-stale"
    seq = person.do("undo", expect=start + 1, key="only-once")
    assert person.hash() == position
    assert person.do("undo", expect=start + 1, key="only-once") == seq
    assert person.hash() == position


def test_with_people_a_request_goes_back_to_before_the_askers_own_decision(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN, BOT, seed=SEED)
    guest = join(host)
    until(lambda: bool(host.now()["legal"] or guest.now()["legal"]))
    mover, other = (host, guest) if host.now()["legal"] else (guest, host)
    position = mover.hash()

    def passing(person: Person) -> None:
        until(lambda: bool(person.now()["legal"]))
        person.play(lambda offers: next(offer for offer in offers if offer["notation"] == "pass"))

    assert other.now()["table"]["undo"]["possible"] is False
    passing(mover)
    passing(other)
    until(lambda: bool(mover.now()["legal"] or other.now()["legal"]))
    undo = mover.now()["table"]["undo"]
    assert (undo["possible"], undo["free"]) == (True, False)
    assert error(mover.send("undo"), 422)["id"] == "undo-needs-agreement"
    mover.do("ask-undo")
    assert other.now()["table"]["request"]["steps"] == undo["steps"] > 1
    other.do("answer", agrees=True)
    assert mover.hash() == position


def test_people_at_one_screen_take_back_the_last_decision_of_either(http: httpx.Client) -> None:
    person = make(http, "amyitis", ME, BESIDE_ME, BOT, seed=SEED)
    wait(person)
    while person.now()["table"]["undo"]["steps"] < 2:
        position = person.hash()
        person.play()
        wait(person)
    assert person.now()["table"]["undo"]["free"] is False
    person.do("ask-undo")
    assert person.hash() == position


def test_a_person_who_has_left_is_still_asked_about_by_request(http: httpx.Client) -> None:
    host, guest = two_people(http, "amyitis", seed=SEED)
    until(lambda: bool(host.now()["legal"] or guest.now()["legal"]))
    mover, other = (host, guest) if host.now()["legal"] else (guest, host)
    other.do("leave", bot="random")
    mover.play(lambda offers: next(offer for offer in offers if offer["notation"] == "pass"))
    wait(mover)
    assert error(mover.send("undo"), 422)["id"] == "undo-needs-agreement"
