"""What a server keeps and says of its data: old copies are deleted, its size is told; HEAD, and bodies too large."""

import http.client
import time
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import update

from semiramis.cli.commands.serve import networks
from semiramis.core.model.message import Problem
from semiramis.server.http.network import is_within
from semiramis.server.storage.schema import TABLES
from tests.server.client import BOT, ME, OPEN, Person, error, found, make
from tests.server.conftest import Served
from tests.server.http.test_operations import counts

LIMIT = 30.0
TWO_MEGABYTES = 2 << 20


def test_copies_that_nobody_uses_are_deleted_and_games_of_people_are_not(server: Served) -> None:
    people = make(server.http, "ishtar", ME, OPEN)
    alone = make(server.http, "ishtar", ME, BOT)
    alone.do("leave")
    fork = Person(server.http, found(alone.post("/fork", {"seq": 0, "seats": [ME, BOT]}), 201)["table"]["id"])
    log = make(server.http, "ishtar").get("/log").content
    upload = found(server.http.post("/api/logs", content=log, headers={"content-type": "application/x-ndjson"}), 201)
    bots = make(server.http, "ishtar", BOT, BOT)
    copies = {fork.table, bots.table, str(upload["table"]["id"])}
    assert server.store.delete_unused(time.time() - 1000) == 0
    fresh = make(server.http, "ishtar", BOT, BOT)
    old = update(TABLES).where(TABLES.c.id != fresh.table).values(changed_at=1.0)
    for id in copies:
        server.forget(id)
    server.store.write(lambda connection: connection.execute(old)).result(LIMIT)
    assert server.store.delete_unused(time.time() - 1000) == 3
    assert not copies & set(server.store.table_ids())
    assert {people.table, alone.table, fresh.table} <= set(server.store.table_ids())
    for id in copies:
        server.forget(id)
        assert error(server.http.get(f"/api/tables/{id}"), 404)["id"] == "server-no-table"


def test_the_size_of_the_data_is_told(server: Served) -> None:
    told = counts(server.http)
    assert told["semiramis_data_bytes"] >= (server.data / "tables.sqlite").stat().st_size > 0
    assert told["semiramis_storing"] == 1


def test_only_named_networks_read_the_metrics() -> None:
    assert is_within("10.1.2.3", ["192.0.2.1", "10.0.0.0/8"])
    assert not is_within("11.1.2.3", ["192.0.2.1", "10.0.0.0/8"])
    assert not is_within("somewhere", ["10.0.0.0/8"])
    assert networks(["10.0.0.7", "fd00::/8"]) == ("10.0.0.7", "fd00::/8")
    with pytest.raises(Problem) as caught:
        networks(["ten"])
    assert caught.value.message.id == "cli-serve-no-address"


def test_head_says_what_get_would_without_the_body(http: httpx.Client) -> None:
    for path in ("/api/games", "/healthz", f"/api/tables/{make(http, 'ishtar').table}"):
        got, head = http.get(path), http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == str(len(got.content))
    assert http.head("/api/tables/none").status_code == 404


def test_a_body_that_is_too_large_is_answered_and_not_cut_off(server: Served) -> None:
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=LIMIT)
    # sends everything before it looks for an answer, as simple clients do
    connection.request("POST", "/api/tables", body=b" " * TWO_MEGABYTES, headers={"content-type": "application/json"})
    assert connection.getresponse().status == 413
    connection.close()
