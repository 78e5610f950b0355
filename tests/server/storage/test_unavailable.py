"""A disk that cannot be written, and data that cannot be read: said as what it is, and nothing is lost."""

import time
from concurrent.futures import Future
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from semiramis.server.service import timers
from semiramis.server.storage.schema import SEATS, TABLES
from tests.server.client import error, found, make, new_key
from tests.server.conftest import Serve, Served

LIMIT = 20.0


@pytest.fixture
def broken_disk(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> tuple[Served, list[bool]]:
    """A server whose disk is full while the list holds True."""
    monkeypatch.setattr(timers, "HEARTBEAT_SECONDS", 0.05)
    served, is_full = serve(), [False]
    write = served.store.write

    def write_or_fail(work: Any) -> "Future[Any]":
        if not is_full[0]:
            return write(work)
        failed: Future[Any] = Future()
        failed.set_exception(OperationalError("INSERT", {}, Exception("database or disk is full")))
        return failed

    monkeypatch.setattr(served.store, "write", write_or_fail)
    return served, is_full


def test_a_full_disk_is_said_and_the_command_is_done_once_when_there_is_room(
    broken_disk: tuple[Served, list[bool]],
) -> None:
    served, is_full = broken_disk
    person = make(served.http, "ishtar")
    now, key = person.now(), new_key()
    action = now["legal"][0]["action"]
    is_full[0] = True
    for _ in range(2):
        answer = person.send("move", expect=now["table"]["seq"], key=key, action=action)
        assert error(answer, 503)["id"] == "server-storage"
        assert int(answer.headers["retry-after"]) > 0
    assert person.now() == now
    is_full[0] = False
    assert [person.do("move", expect=now["table"]["seq"], key=key, action=action) for _ in range(2)] == [
        now["table"]["seq"] + 1
    ] * 2


def test_health_tells_whether_anything_can_be_stored(broken_disk: tuple[Served, list[bool]]) -> None:
    served, is_full = broken_disk
    for path in ("/healthz", "/readyz"):
        assert found(served.http.get(path)) == {"status": "ok"}
    is_full[0] = True
    end = time.monotonic() + LIMIT
    while served.http.get("/healthz").status_code == 200:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert error(served.http.get("/readyz"), 503)["id"] == "server-storage"
    is_full[0] = False
    while served.http.get("/healthz").status_code != 200:
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("damage", ["seat", "clock"])
def test_a_damaged_table_is_named_and_others_go_on(serve: Serve, damage: str) -> None:
    served = serve()
    damaged, sound = make(served.http, "amyitis"), make(served.http, "amyitis")
    of_damaged = {
        "seat": update(SEATS).where(SEATS.c.table_id == damaged.table).values(name="Eve"),
        "clock": update(TABLES).where(TABLES.c.id == damaged.table).values(clock="{"),
    }
    served.store.write(lambda connection: connection.execute(of_damaged[damage])).result()
    served.forget(damaged.table)
    problem = error(damaged.get(), 503)
    assert (problem["id"], problem["args"]["table"]) == ("server-damaged", damaged.table)
    sound.play()
