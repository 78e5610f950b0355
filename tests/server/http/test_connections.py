"""Connections: how many an address may hold, and how long a request may take to arrive."""

import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from semiramis.server.http import middleware
from semiramis.server.http.connections import limited_protocol, most_connections, raise_descriptor_limit
from semiramis.server.http.limits import Holdings
from semiramis.server.logs import OnceASecond
from tests.server.client import error, found, make
from tests.server.conftest import Serve, Served, listening

MOST = 3


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a server whose clients have no time."""
    config = {"http": limited_protocol(1000, header_seconds=0.2)}
    served = Served(tmp_path_factory.mktemp("limited"), listening(), {}, config)
    yield served
    served.stop()


def connect(served: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(served.url.rsplit(":", 1)[1])), 60)


def said(connection: socket.socket) -> bytes:
    """Return everything a server sends until it closes a connection."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.mark.parametrize("sent", [b"", b"GET /healthz HTTP/1.1\r\nHo"], ids=["nothing", "half a header"])
def test_a_header_that_does_not_come_ends_its_connection(limited: Served, sent: bytes) -> None:
    with closing(connect(limited)) as slow:
        slow.sendall(sent)
        assert said(slow).startswith(b"HTTP/1.1 408 ")


def test_the_header_of_a_second_request_has_a_limit_too(limited: Served) -> None:
    with closing(connect(limited)) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTT")
        answer = said(slow)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in answer


def test_an_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    served = Served(tmp_path, listening(), {}, {"http": limited_protocol(MOST, header_seconds=600)})
    with ExitStack() as held:
        for _ in range(MOST):
            held.enter_context(closing(connect(served)))
        with closing(connect(served)) as one_more:
            assert said(one_more).startswith(b"HTTP/1.1 429 ")
    while not (answer := health(served)).startswith(b"HTTP/1.1 200 "):  # once the server has seen that they are gone
        assert answer.startswith(b"HTTP/1.1 429 ")
    served.stop()


def health(served: Served) -> bytes:
    with closing(connect(served)) as asking:
        asking.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return said(asking)


def test_a_body_that_does_not_come_is_refused(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.1)
    with closing(connect(server)) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert slow.recv(65536).startswith(b"HTTP/1.1 408 ")


def test_a_body_of_two_lengths_is_refused(server: Served) -> None:
    with closing(connect(server)) as odd:
        odd.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n"
            b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n"
        )
        assert odd.recv(65536).startswith(b"HTTP/1.1 400 ")


def test_a_token_holds_only_so_many_streams_at_a_table(serve: Serve) -> None:
    served = serve(token_streams=2, address_streams=3)
    host, other = make(served.http, "amyitis"), make(served.http, "ishtar")
    with host.listen(), host.listen():
        refused = host.get("/events")
        assert error(refused, 429)["id"] == "server-too-many-streams"
        assert refused.headers["retry-after"]
        with other.listen():
            assert error(other.get("/events"), 429)["args"]["limit"] == 3
    while served.service.subscriptions.count():  # until the server has seen that they are gone
        served.http.get("/healthz")
    with host.listen(), host.listen(), other.listen():
        assert served.service.subscriptions.count() == 3


def test_one_log_of_an_address_is_read_at_a_time(serve: Serve) -> None:
    served = serve()
    uploads: Holdings = served.app.state.uploads
    log = make(served.http, "amyitis").get("/log").content
    assert uploads.take("127.0.0.1")
    assert error(served.http.post("/api/logs", content=log), 429)["id"] == "server-uploading"
    uploads.give_back("127.0.0.1")
    found(served.http.post("/api/logs", content=log), 201)


def test_costly_requests_count_more(serve: Serve) -> None:
    served = serve(address_burst=12, address_per_second=0.001)
    body = {"game": "amyitis", "seats": [{"kind": "me"}, {"kind": "hot-seat"}]}
    assert [served.http.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 201, 429]
    assert [served.http.get("/healthz").status_code for _ in range(3)] == [200, 200, 429]


def test_connections_stay_below_the_descriptors() -> None:
    allowed = raise_descriptor_limit()
    limit = most_connections(allowed)
    assert allowed == 0 or (limit is not None and 0 < limit < allowed)
    assert most_connections(0) is None
    assert most_connections(100) == 50


def test_a_flood_of_one_message_is_logged_once() -> None:
    once = OnceASecond()
    flood = [logging.makeLogRecord({"msg": "socket.accept() out of system resource"}) for _ in range(100)]
    assert sum(map(once.filter, flood)) == 1
    assert once.filter(logging.makeLogRecord({"msg": "something else"}))
