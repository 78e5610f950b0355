"""Several nodes on one database: every node answers for every table, one writes it, and all listeners hear of it."""

import asyncio
import threading
import time
from typing import Any

import httpx
import pytest

from semiramis.server.cluster.leases import Leases
from tests.server.client import BOT, ME, OPEN, Person, error, found, join, make, new_key, to_move
from tests.server.cluster.conftest import Nodes
from tests.server.conftest import Served

pytestmark = pytest.mark.xdist_group("services")
LIMIT = 30.0


def at(served: Served, person: Person) -> Person:
    """The same person, at another node."""
    return Person(served.http, person.table, person.token)


def leases(served: Served) -> Leases:
    assert isinstance(served.service.ownership, Leases)
    return served.service.ownership


def owner(nodes: list[Served], id: str) -> Served:
    return next(node for node in nodes if id in leases(node).held())


def pause(served: Served) -> None:
    """Let a lease run out as if the process had been stopped meanwhile."""
    served.store.write(
        lambda c: c.exec_driver_sql(f"UPDATE nodes SET expires = 0 WHERE id = '{leases(served).node.id}'")
    ).result(LIMIT)


def test_any_node_answers_and_one_owns(nodes: Nodes) -> None:
    one, two = nodes(2)
    host = make(one.http, "ishtar", ME, OPEN)
    guest = join(at(two, host))
    assert found(one.http.get("/readyz")) == found(two.http.get("/healthz")) == {"status": "ok"}
    for _ in range(4):
        for served in (two, one):
            mover, _ = to_move(at(served, host), at(served, guest))
            mover.play()
    assert at(one, host).now() == at(two, host).now()
    assert at(two, host).hash(3) == at(one, host).hash(3)
    assert owner([one, two], host.table) is one
    assert found(two.http.post("/api/mine", json={"tokens": [host.token]}))["tables"][0]["seq"] == host.seq()
    assert error(at(two, Person(one.http, "2222", host.token)).get(), 404)["id"] == "server-no-table"
    assert error(two.http.get(f"/api/tables/{host.table}/hint"), 401)["id"] == "server-no-token"


def test_listeners_at_every_node_get_every_event_once(nodes: Nodes) -> None:
    one, two = nodes(2)
    host = make(one.http, "ishtar", ME, {"kind": "hot-seat"})
    with host.listen(after=-1) as here, at(two, host).listen(after=-1) as there:
        for _ in range(5):
            at(two, host).play()
        heard = [listener.upto(5) for listener in (here, there)]
    assert [[event["seq"] for event in events] for events in heard] == [list(range(6))] * 2
    assert [event["told"] for event in heard[0]] == [event["told"] for event in heard[1]]
    assert heard[0][-1]["now"]["view"] == heard[1][-1]["now"]["view"]


@pytest.mark.long
def test_a_message_that_is_lost_only_costs_time(nodes: Nodes, redis: Any) -> None:
    one, two = nodes(2)
    host = make(one.http, "ishtar", ME, {"kind": "hot-seat"})
    with at(two, host).listen(after=0) as there:
        assert there.comment() == "semiramis"
        redis.stop()
        try:
            host.play()
            host.play()
            assert [event["seq"] for event in there.upto(2)] == [1, 2]
        finally:
            redis.start()


def test_a_node_that_was_paused_is_overtaken_and_writes_nothing(nodes: Nodes) -> None:
    one, two = nodes(2)
    host = make(one.http, "ishtar", ME, {"kind": "hot-seat"})
    host.play()
    paused = leases(one).node.id
    pause(one)
    key = new_key()
    now = at(two, host).now()
    action, seq = now["legal"][0]["action"], now["table"]["seq"]
    # the first node does not know yet: it would store under its old epoch
    answers = [person.send("move", seq, key, action=action) for person in (at(two, host), host, at(two, host))]
    assert [found(answer)["seq"] for answer in answers] == [seq + 1] * 3
    assert host.seq() == at(two, host).seq() == seq + 1
    until = time.monotonic() + LIMIT
    while leases(one).node.id == paused:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert leases(one).lost == 1
    host.play()
    assert host.now() == at(two, host).now()


def test_a_table_that_nobody_uses_is_free_for_another_node(nodes: Nodes) -> None:
    one, two = nodes(2)
    host = make(one.http, "ishtar", ME, {"kind": "hot-seat"})
    host.play()
    assert host.table in leases(one).held()
    loop = next(iter(one.service.background.tasks)).get_loop()
    asyncio.run_coroutine_threadsafe(one.service.residency._let_go(host.table), loop).result(LIMIT)
    assert host.table not in leases(one).held()
    at(two, host).play()
    assert owner([one, two], host.table) is two
    assert host.now() == at(two, host).now()


def test_bad_bodies_are_refused_as_on_one_server(nodes: Nodes) -> None:
    (one,) = nodes(1)
    host = make(one.http, "ishtar", ME, OPEN)
    chunks = (b" " * 100_000 for _ in range(5))
    assert error(one.http.post(f"/api/tables/{host.table}/join", content=chunks), 413)["id"] == "server-too-large"
    assert error(one.http.post(f"/api/tables/{host.table}/join", content=b"{"), 400)["id"] == "server-malformed"


def test_what_a_node_that_leaves_has_done_goes_on_elsewhere(nodes: Nodes) -> None:
    one, two = nodes(2)
    host = make(one.http, "ishtar", ME, BOT)
    with at(two, host).listen(after=-1) as there:
        one.stop()
        began = time.monotonic()
        for _ in range(3):
            now = at(two, host).now()
            if now["legal"]:
                at(two, host).play()
        last = at(two, host).seq()
        assert [event["seq"] for event in there.upto(last)][: last + 1] == list(range(last + 1))
    assert host.table in leases(two).held()
    assert time.monotonic() - began < LIMIT


@pytest.mark.long
def test_a_table_made_twice_at_different_nodes_is_one(nodes: Nodes) -> None:
    servers = nodes(2)
    body = {"game": "ishtar", "seats": [ME, OPEN], "token": "a-token-of-my-own-0123456789"}
    made: list[dict[str, Any]] = []

    def post(http: httpx.Client) -> None:
        made.append(found(http.post("/api/tables", json=body), 201))

    threads = [threading.Thread(target=post, args=(served.http,)) for served in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LIMIT)
    assert len(made) == 2
    assert made[0]["table"]["id"] == made[1]["table"]["id"]


def test_only_a_node_speaks_for_others(nodes: Nodes) -> None:
    one, two = nodes(2)
    host = make(one.http, "ishtar", ME, OPEN)
    right = {"x-semiramis-node": leases(two).node.secret, "x-semiramis-client": "192.0.2.7"}
    # passed on already: the node says that it is not the owner, and passes on nothing
    answer = two.http.get(f"/api/tables/{host.table}", headers=right)
    assert error(answer, 503)["id"] == "server-moved"
    assert answer.headers["x-semiramis-moved"] == "1"
    wrong = two.http.get(f"/api/tables/{host.table}", headers={**right, "x-semiramis-node": "guessed"})
    assert found(wrong)["table"]["id"] == host.table


@pytest.mark.long
def test_rates_are_counted_at_all_nodes(nodes: Nodes) -> None:
    one, two = nodes(2)
    bus = one.service.bus

    def wait(served: Served) -> float | None:
        loop = next(iter(served.service.background.tasks)).get_loop()
        return asyncio.run_coroutine_threadsafe(served.service.bus.wait("me", 3, 0.01, 1.0), loop).result(LIMIT)

    assert bus is not two.service.bus
    waits = [wait(served) for served in (one, two, one, two)]
    assert waits[:3] == [0.0] * 3
    assert waits[3] is not None
    assert waits[3] > 50
