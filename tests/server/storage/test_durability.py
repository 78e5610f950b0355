"""Durability: restarts, failing writes, and file permissions."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from semiramis.core.model.domain import SEAT
from semiramis.core.registry import keys
from semiramis.server.audit import audit
from semiramis.server.bots.pool import BotPool
from tests.server.client import BOT, ME, OPEN, Person, any_of, error, found, join, make, to_move, two_people
from tests.server.conftest import Serve, Served

GAME = keys()[0]
HOUR = 3600.0
MINUTE = 60.0


def again(served: Served, *people: Person) -> list[Person]:
    """Return the same people at a restarted server."""
    return [Person(served.http, person.table, person.token) for person in people]


def everything(*people: Person) -> list[bytes]:
    """Return all responses that some people get."""
    pages = ("", "/history", "/log", "/positions/0")
    return [answer.content for person in people for page in pages if (answer := person.get(page)).status_code == 200]


def change_data(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite", timeout=30)) as data:
        for statement in statements:
            data.execute(statement)
        data.commit()


@contextmanager
def failing(folder: Path, when: str = "1") -> Iterator[None]:
    """Make all writes of events fail, as if the disk were full."""
    fails = f"BEFORE INSERT ON events WHEN {when} BEGIN SELECT RAISE(ABORT, 'full'); END"
    change_data(folder, f"CREATE TRIGGER full {fails}")
    try:
        yield
    finally:
        change_data(folder, "DROP TRIGGER full")


def eventually(is_so: Any, limit: float = 120.0) -> None:
    deadline = time.monotonic() + limit
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("game", keys())
def test_after_a_restart_everything_is_as_it_was(serve: Serve, game: str) -> None:
    first = serve()
    ada, bo = two_people(first.http, game)
    spectator = Person(first.http, ada.table)
    pick = any_of(5)
    for number in range(20):
        mover, _ = to_move(ada, bo)
        mover.play(pick)
        if number == 9:
            mover.send("undo")
    before = everything(ada, bo, spectator)
    first.stop()
    ada, bo, spectator = again(serve(), ada, bo, spectator)
    assert everything(ada, bo, spectator) == before
    mover, _ = to_move(ada, bo)
    with spectator.listen(mover.seq()) as listener:
        mover.play(pick)
        shown = listener.next()
    assert shown is not None
    assert shown["seq"] == mover.seq()


def test_time_the_server_was_down_is_nobodys(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead, real = [0.0], time.time
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])
    served = serve()
    person = make(served.http, GAME, clock={"mode": "bank", "bank": 100, "increment": 0})
    person.play()

    def left() -> float:
        clock = person.now()["table"]["clock"]
        return float(clock["left"][SEAT.index(clock["running"])] - (time.time() - clock["since"]))

    before, at = left(), time.time()
    for _ in range(2):
        served.stop()
        ahead[0] += HOUR
        served = serve()
        (person,) = again(served, person)
    served.forget(person.table)
    # the two hours are not subtracted, and not more than the time that really passed
    now, passed = left(), time.time() - at - ahead[0]
    assert before - passed - MINUTE <= now <= before + MINUTE
    person.play()
    assert person.now()["table"]["seats"][0]["away"] is False


def test_a_pending_request_is_still_pending(serve: Serve) -> None:
    first = serve()
    ada, bo = two_people(first.http, GAME)
    for _ in range(6):
        to_move(ada, bo)[0].play()
    three_back = ada.hash(ada.seq() - 3)
    mover, other = to_move(ada, bo)
    mover.do("ask-undo", steps=3)
    asked = mover.now()["table"]["request"]
    assert asked["steps"] == 3
    first.stop()
    mover, other = again(serve(), mover, other)
    still = mover.now()["table"]["request"]
    assert still.pop("until") >= asked.pop("until") - 0.1  # the time in between does not count
    assert still == asked
    other.do("answer", agrees=True)
    assert mover.now()["table"]["request"] == {}
    assert mover.hash() == three_back


def test_a_bot_that_was_thinking_thinks_on(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*given: Any) -> Any:
        import asyncio

        await asyncio.sleep(HOUR)

    with monkeypatch.context() as patched:
        patched.setattr(BotPool, "choose", never)
        first = serve()
        tables = (make(first.http, GAME, BOT, ME, seed=f"seed {n}") for n in range(50))
        person = next(person for person in tables if person.now()["table"]["mover"] == "jasmine")
        assert person.seq() == 0
        first.stop()
    (person,) = again(serve(), person)
    eventually(lambda: person.now()["legal"])
    assert person.seq() > 0


def test_a_write_that_fails_changes_nothing(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    ada, bo = two_people(served.http, GAME)
    for _ in range(5):
        to_move(ada, bo)[0].play()
    mover, other = to_move(ada, bo)
    before, seq = everything(ada, bo), mover.seq()
    action = mover.now()["legal"][0]["action"]
    with other.listen(seq) as listener:
        with failing(tmp_path):
            assert error(mover.send("move", action=action, key="again-0001"), 503)["id"] == "server-storage"
            assert everything(ada, bo) == before
        assert found(mover.send("move", action=action, key="again-0001"))["seq"] == seq + 1
        shown = listener.next()
    assert shown is not None
    assert shown["seq"] == seq + 1
    assert shown["now"]["table"]["seq"] == seq + 1
    to_move(ada, bo)[0].play()
    served.stop()
    assert [verdict.problem for _, _, verdict in audit(tmp_path)] == [None]


def test_a_store_that_raises_changes_nothing(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    person = make(server.http, GAME)
    person.play()
    before = everything(person)
    with monkeypatch.context() as patched:

        def refuse(work: Any) -> Any:
            raise OSError("no space left on device")

        patched.setattr(server.service.store, "write", refuse)
        assert error(person.send("move", action=person.now()["legal"][0]["action"]), 500)["id"] == "server-bug"
        failed = server.http.post("/api/tables", json={"game": GAME, "seats": [ME, OPEN]})
        assert failed.status_code == 500
    assert everything(person) == before
    person.play()
    assert person.seq() == 2


def test_a_bot_whose_move_could_not_be_stored_moves_later(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    person = make(served.http, GAME, ME, BOT)
    with failing(tmp_path, "NEW.\"by\" = 'rose'"):
        while (now := person.now())["table"]["mover"] == "jasmine":
            person.do("move", action=now["legal"][0]["action"], expect=now["table"]["seq"])
        seq = person.seq()
        time.sleep(0.5)
        assert person.seq() == seq
    eventually(lambda: person.seq() > seq)


def test_who_could_not_be_told_is_let_go_and_told_when_coming_back(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = make(server.http, GAME)
    seq = person.seq()

    def fail(*given: Any) -> None:
        raise RuntimeError("cannot be told")

    with monkeypatch.context() as patched, person.listen(seq) as listener:
        patched.setattr(server.service.publisher, "_publish", fail)
        person.play()
        assert listener.next() is None
    with person.listen(seq) as listener:
        person.play()
        assert [event["seq"] for event in listener.take(2)] == [seq + 1, seq + 2]


def test_nobody_sees_a_move_before_it_is_stored(server: Served) -> None:
    person = make(server.http, GAME)
    spectator = Person(server.http, person.table)
    seq = person.seq()
    action = person.now()["legal"][0]["action"]
    gate, blocked = threading.Event(), threading.Event()

    def hold(connection: Any) -> None:
        blocked.set()
        gate.wait(20)

    held = server.store.write(hold)
    assert blocked.wait(20)
    answers: dict[str, Any] = {}
    asks = {
        "move": lambda: person.send("move", action=action, expect=seq).json()["seq"],
        "table": lambda: spectator.now()["table"]["seq"],
        "history": lambda: found(spectator.get("/history"))["events"][-1]["seq"],
    }

    def ask(name: str) -> None:
        answers[name] = asks[name]()

    threads = [threading.Thread(target=ask, args=(name,)) for name in asks]
    for thread in threads:
        thread.start()
        time.sleep(0.2)
    assert [seen for seen in answers.values() if seen > seq] == []
    gate.set()
    held.result(20)
    for thread in threads:
        thread.join(20)
    assert answers == {"move": seq + 1, "table": seq + 1, "history": seq + 1}


def test_two_servers_over_the_same_data_never_write_the_same_number(serve: Serve, tmp_path: Path) -> None:
    first, second = serve(), serve()
    ada = make(first.http, GAME)
    (twin,) = again(second, ada)
    assert twin.now() == ada.now()
    done = []
    for number in range(12):
        person = (ada, twin)[number % 3 == 0]
        now = person.now()
        answer = person.send("move", action=now["legal"][0]["action"], expect=now["table"]["seq"])
        assert answer.status_code in (200, 409, 503)
        if answer.status_code == 200:
            done.append(answer.json()["seq"])
    assert len(done) >= 4
    assert done == list(range(1, len(done) + 1))
    first.stop()
    second.stop()
    assert [verdict.problem for _, _, verdict in audit(tmp_path)] == [None]


def test_one_writer_at_a_time_even_while_writes_fail(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    host = make(served.http, GAME, ME, OPEN)
    guest = join(host)
    mover, _ = to_move(host, guest)
    actions = [offer["action"] for offer in mover.now()["legal"]]
    seq = mover.seq()
    statuses: list[int] = []

    def send(number: int) -> None:
        statuses.append(mover.send("move", action=actions[number % len(actions)], expect=seq).status_code)

    threads = [threading.Thread(target=send, args=(number,)) for number in range(12)]
    with failing(tmp_path):
        for thread in threads[:6]:
            thread.start()
        time.sleep(0.1)
    for thread in threads[6:]:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert statuses.count(200) == 1
    assert set(statuses) <= {200, 409, 503}
    assert mover.seq() == seq + 1
