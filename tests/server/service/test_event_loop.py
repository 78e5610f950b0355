"""No request holds up the others: at a table with thousands of events, long work happens beside the event loop."""

import json
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from semiramis.core.play.match import Match
from semiramis.server.service import table_service
from semiramis.server.tables.history import MAX_DECISIONS
from semiramis.server.work.processes import FEW_LINES, ProcessRunner
from tests.server.client import Person, error, found, make, quiet
from tests.server.conftest import Serve, Served
from tests.server.games import log_of, upload

FEW = 40
"""Steps, events or packed texts that a request may cost the event loop; each takes a fraction of a millisecond."""


class LoopWork:
    """Counts what is done in the thread of the event loop."""

    def __init__(self, patched: pytest.MonkeyPatch, loop: int) -> None:
        self.counts: Counter[str] = Counter()
        self._loop = loop
        for owner, name in (
            (Match, "_step"),
            (table_service, "serialize_event"),
            (table_service, "event_from_row"),
            (json, "loads"),
        ):
            patched.setattr(owner, name, self._counted(name, getattr(owner, name)))

    def _counted(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **more: Any) -> Any:
            if threading.get_ident() == self._loop:
                self.counts[name] += 1
            return work(*args, **more)

        return counted

    def most(self) -> int:
        """Return the largest count since the last call."""
        largest = max(self.counts.values(), default=0)
        self.counts.clear()
        return largest


@pytest.fixture(scope="module")
def long_log(server: Served) -> bytes:
    """Return the log of a game with as many decisions as are allowed, nearly all of them undo and redo."""
    host = make(server.http, "babylon", seed="long")
    host.play()
    while host.seq() % 2 != MAX_DECISIONS % 2 or not host.now()["table"]["undo"]["free"]:
        host.play()
    lines = [json.loads(line) for line in log_of(host).splitlines()]
    by = next(line["by"] for line in reversed(lines) if "do" in line and line["by"] != "chance")
    for n in range(MAX_DECISIONS - host.seq()):
        lines.append({"n": len(lines), "by": by, "undo" if n % 2 == 0 else "redo": 1})
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


@pytest.fixture(scope="module")
def long_table(server: Served, long_log: bytes) -> Person:
    back = upload(Person(server.http, ""), long_log)
    assert back.seq() == MAX_DECISIONS
    return back


@pytest.fixture
def work(server: Served, monkeypatch: pytest.MonkeyPatch) -> LoopWork:
    return LoopWork(monkeypatch, server.on_loop(threading.get_ident))


def test_a_long_log_is_read_in_another_process(server: Served, long_log: bytes, work: LoopWork) -> None:
    runner = server.service.work
    assert isinstance(runner, ProcessRunner)
    before = runner.done
    assert long_log.count(b"\n") > FEW_LINES
    upload(Person(server.http, ""), long_log)
    assert runner.done == before + 1
    assert work.most() <= FEW


def test_no_command_replays_a_long_table_on_the_event_loop(server: Served, long_table: Person, work: LoopWork) -> None:
    runner = server.service.work
    assert isinstance(runner, ProcessRunner)
    server.forget(long_table.table)
    assert error(long_table.send("undo", steps=1000), 422)["id"] == "undo-nothing"
    before = runner.done
    server.forget(long_table.table)
    decided = long_table.do("undo", steps=1)
    assert runner.done == before + 1
    assert long_table.do("redo", steps=1) == decided + 1
    assert long_table.send("restart").status_code in (200, 422)
    assert work.most() <= FEW


def test_no_question_reads_a_long_table_on_the_event_loop(server: Served, long_table: Person, work: LoopWork) -> None:
    seq = long_table.seq()
    work.most()
    assert len(found(long_table.get("/history"))["events"]) == seq + 1
    assert work.most() <= FEW
    assert long_table.get("/log").status_code == 200
    assert work.most() <= FEW
    with long_table.listen(after=0) as stream:
        assert [event["seq"] for event in stream.upto(seq)] == list(range(1, seq + 1))
    assert work.most() <= FEW
    assert found(long_table.get(f"/positions/{seq - 9}"))["seq"] == seq - 9
    assert work.most() <= FEW
    server.forget(long_table.table)
    assert long_table.seq() == seq
    assert work.most() <= FEW


def test_a_stale_command_is_not_sent_thousands_of_events(long_table: Person, work: LoopWork) -> None:
    work.most()
    answer = long_table.send("undo", expect=3)
    assert error(answer, 409)["id"] == "server-stale"
    assert not answer.json().get("missing")
    recent = long_table.send("undo", expect=long_table.seq() - 20)
    assert len(found(recent, 409)["missing"]) == 20
    assert work.most() <= FEW


def test_many_steps_are_played_again_beside_the_event_loop(server: Served, work: LoopWork) -> None:
    host = make(server.http, "amyitis", seed="steps")
    for _ in range(60):
        host.play()
    at = host.hash()
    host.do("ask-undo", steps=55)
    work.most()
    host.do("redo", steps=55)
    assert work.most() <= FEW
    assert host.hash() == at


# limits


def test_a_log_is_refused_at_its_first_fault(http: httpx.Client, long_log: bytes) -> None:
    lines = long_log.splitlines(keepends=True)
    tiny = http.post("/api/logs", content=b"".join(lines[:40]) + b"{}\n" * 1_300_000)
    assert error(tiny, 400) | {"text": ""} == {"id": "log-unknown-line", "args": {"line": 41}, "text": ""}
    broken = [*lines[:1000], b"nonsense\n", *lines[1001:]]
    assert error(http.post("/api/logs", content=b"".join(broken)), 400)["args"]["line"] == 1001
    both = [*lines[:900], b'{"n": 900, "by": "rose", "undo": 77}\n', *lines[901:990], b"nonsense\n"]
    assert error(http.post("/api/logs", content=b"".join(both)), 400)["args"]["line"] == 901


def test_a_log_that_no_game_has_is_refused(http: httpx.Client, long_log: bytes) -> None:
    lines = long_log.splitlines(keepends=True)
    end = len(lines)
    more = [b'{"n": %d, "hash": %s}\n' % (n, json.dumps(_hash(lines)).encode()) for n in range(end, 20_001)]
    answer = error(http.post("/api/logs", content=long_log + b"".join(more)), 400)
    assert answer["id"] in ("log-too-many-lines", "log-hash")
    again = b'{"n": %d, "by": %s, "undo": 1}\n' % (end, json.dumps(json.loads(lines[-1])["by"]).encode())
    answer = error(http.post("/api/logs", content=long_log + again), 400)
    assert (answer["id"], answer["args"]["line"]) == ("log-too-many-decisions", end + 1)


def _hash(lines: list[bytes]) -> str:
    return str(next(json.loads(line)["hash"] for line in reversed(lines) if b'"hash"' in line))


def test_long_work_has_limits_of_time_and_number(serve: Serve, long_log: bytes) -> None:
    served = serve()
    served.on_loop(lambda: setattr(served.service, "work", ProcessRunner(seconds=0.001)))
    assert error(served.http.post("/api/logs", content=long_log), 503)["id"] == "server-too-costly"
    assert served.service.store.table_ids() == []
    served.on_loop(lambda: setattr(served.service, "work", ProcessRunner(most_waiting=0)))
    assert error(served.http.post("/api/logs", content=long_log), 503)["id"] == "server-busy"
    # short ones need no process
    host = make(served.http, "amyitis")
    host.play(quiet)
    assert upload(host, log_of(host)).seq() == host.seq()
