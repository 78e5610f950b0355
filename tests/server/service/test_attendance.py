"""Bots think only where somebody waits for them: tables pause, and hints are cancelled or replaced."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from semiramis.bots.process.protocol import Job
from semiramis.server.bots.choice import Choice, Stats
from semiramis.server.bots.queue import Place, Rank
from semiramis.server.service.attendance import WATCH_SECONDS
from tests.server.client import BOT, ME, OPEN, Person, error, found, join, make
from tests.server.conftest import Serve, Served

BOTS = (BOT, BOT)


class SlowBots:
    """Bots that choose the first legal code when they are told to, and note what they are asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Job, Place]] = []
        self.cancelled = 0
        self.go = threading.Event()
        self.stats = Stats(0, 0, 0)

    async def choose(self, job: Job, place: Place) -> Choice:
        from semiramis.bots.process.protocol import load_game

        self.asked.append((job, place))
        try:
            while not self.go.is_set():
                await asyncio.sleep(0.01)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        game = load_game(job.game, job.edition)
        return Choice(game.legal_codes(game.rules.State.from_bytes(job.state))[0], job.bot, False, "", 0.0)

    def close(self) -> None:
        self.go.set()


@pytest.fixture
def slow(serve: Serve) -> Iterator[tuple[Served, SlowBots]]:
    served, bots = serve(), SlowBots()
    served.service.pool.close()
    served.service.pool = bots  # type: ignore[assignment]
    served.service.bots._pool = bots  # type: ignore[assignment]
    yield served, bots
    bots.go.set()


def until(check: Callable[[], Any]) -> None:
    """Wait for something that will happen."""
    while not check():
        threading.Event().wait(0.01)


def test_bots_wait_until_somebody_watches_them(serve: Serve) -> None:
    served = serve()
    table = make(served.http, "amyitis", *BOTS)
    assert served.on_loop(lambda: served.service.bots._thinking) == {}
    assert served.store.table_row(table.table)["seq"] == 0  # type: ignore[index]
    with Person(served.http, table.table).listen() as stream:
        assert stream.upto(5)[-1]["seq"] == 5


def test_a_look_is_enough(serve: Serve) -> None:
    served = serve()
    table = make(served.http, "amyitis", *BOTS)
    until(lambda: table.now()["table"]["seq"] >= 3)


def test_bots_pause_when_everybody_has_gone(slow: tuple[Served, SlowBots]) -> None:
    served, bots = slow
    table = make(served.http, "amyitis", *BOTS)
    table.now()
    until(lambda: bots.asked)
    later = served.service.attendance
    now = later._now()
    later._now = lambda: now + 2 * WATCH_SECONDS
    served.on_loop(served.service.bots.pause_now)
    until(lambda: bots.cancelled)
    bots.go.set()
    assert served.store.table_row(table.table)["seq"] == 0  # type: ignore[index]
    with table.listen() as stream:  # and go on when somebody comes
        assert stream.upto(2)[-1]["seq"] == 2
        served.on_loop(served.service.bots.pause_now)
        assert stream.upto(4)[-1]["seq"] == 4


def test_bots_play_for_somebody_who_sits_there_but_looks_elsewhere(slow: tuple[Served, SlowBots]) -> None:
    served, bots = slow
    host = make(served.http, "amyitis", ME, OPEN, seed="first")
    guest = join(host)
    mover = next(person for person in (host, guest) if person.now()["legal"])
    mover.do("leave", bot="random")
    until(lambda: bots.asked)
    assert bots.asked[0][1].rank == Rank.PERSON
    served.service.attendance._now = lambda: 1e12
    served.on_loop(served.service.bots.pause_now)
    assert bots.cancelled == 0


def test_after_a_restart_only_bots_that_people_wait_for_go_on(serve: Serve) -> None:
    served = serve()
    alone = make(served.http, "amyitis", *BOTS)
    until(lambda: alone.now()["table"]["seq"] >= 1)
    served.stop()
    again = serve()
    assert alone.table not in again.store.bot_table_ids()
    assert alone.table not in again.service.residency.tables


# hints


def ask(person: Person, answers: list[httpx.Response], path: str = "/hint") -> threading.Thread:
    asking = threading.Thread(target=lambda: answers.append(person.get(path)))
    asking.start()
    return asking


def test_the_same_hint_is_asked_for_once_and_another_replaces_it(slow: tuple[Served, SlowBots]) -> None:
    served, bots = slow
    person = make(served.http, "amyitis")
    person.play()
    answers: list[httpx.Response] = []
    asking = [ask(person, answers), ask(person, answers)]
    until(lambda: bots.asked)
    until(lambda: [question.waiting for question in served.service.bots._hints._asked.values()] == [2])
    assert len(bots.asked) == 1
    assert bots.asked[0][1].rank == Rank.HINT
    past: list[httpx.Response] = []
    asking.append(ask(person, past, "/positions/0/hint"))
    until(lambda: len(answers) == 2)
    assert {error(answer, 409)["id"] for answer in answers} == {"server-hint-replaced"}
    assert bots.asked[1][1].rank == Rank.ANALYSIS
    bots.go.set()
    for thread in asking:
        thread.join()
    assert found(past[0])["seq"] == 0
    assert served.service.bots._hints._asked == {}


def test_a_hint_nobody_waits_for_is_cancelled(slow: tuple[Served, SlowBots]) -> None:
    served, bots = slow
    person = make(served.http, "amyitis")
    with pytest.raises(httpx.ReadTimeout):
        served.http.get(person.address + "/hint", headers=person.headers, timeout=0.2)
    until(lambda: bots.cancelled)
    until(lambda: not served.service.bots._hints._asked)


def test_nobody_gets_a_hint_for_the_decision_of_another(serve: Serve) -> None:
    served = serve()
    host = make(served.http, "amyitis", ME, OPEN, help=True)
    guest = join(host)
    waiting = guest if host.now()["legal"] else host
    seq = waiting.seq()
    assert error(waiting.get("/hint"), 409)["id"] == "server-not-your-turn"
    assert error(waiting.get(f"/positions/{seq}/hint"), 409)["id"] == "server-not-your-turn"


def test_the_queue_is_measured(server: Served) -> None:
    person = make(server.http, "amyitis")
    found(person.get("/hint"))
    shown = server.http.get("/metrics").text
    for rank in ("person", "table", "hint", "analysis"):
        assert f'semiramis_bot_queue{{rank="{rank}"}} 0.0' in shown
    assert "semiramis_bot_waiting_seconds_total" in shown
    assert "semiramis_bot_longest_wait_seconds 0.0" in shown
