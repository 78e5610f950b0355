"""A server for strangers: names and pages it answers to, what an address may make in a day, growth, names of people."""

import errno

import httpx
import pytest

from semiramis.cli.commands.serve import host_names
from semiramis.server.http.network import host_name
from semiramis.server.service import table_service
from semiramis.server.tables.seats import clean_name
from tests.server.client import BESIDE_ME, ME, error, found, make
from tests.server.conftest import Serve, Served

TABLE = {"game": "amyitis", "seats": [ME, BESIDE_ME]}


def test_a_server_answers_to_its_own_names_only(serve: Serve) -> None:
    served = serve(hosts=("localhost", "play.example.org"))
    for host in ("localhost:8765", "127.0.0.1", "[::1]:80", "Play.Example.org"):
        assert served.http.get("/healthz", headers={"host": host}).status_code == 200, host
    refused = error(served.http.get("/api/games", headers={"host": "evil.example"}), 403)
    assert (refused["id"], refused["args"]) == ("server-foreign-host", {"host": "evil.example"})


def test_names_follow_from_where_a_server_listens() -> None:
    assert host_names("127.0.0.1", []) == ("localhost",)
    assert host_names("127.0.0.1", ["Play.example"]) == ("localhost", "play.example")
    assert host_names("0.0.0.0", []) == ()
    assert host_names("127.0.0.1", ["*"]) == ()
    assert [host_name(host) for host in ("A.b:1", "[::1]:2", "::", "")] == ["a.b", "::1", "", ""]


def test_pages_of_other_sites_cannot_do_anything(http: httpx.Client) -> None:
    own = {"origin": str(http.base_url).rstrip("/"), "sec-fetch-site": "same-origin"}
    assert http.post("/api/tables", json=TABLE, headers=own).status_code == 201
    for foreign in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        refused = http.post("/api/tables", json=TABLE, headers=foreign)
        assert error(refused, 403)["id"] == "server-foreign-page", foreign
    assert http.get("/api/games", headers={"sec-fetch-site": "cross-site"}).status_code == 200


def test_an_address_makes_only_so_many_tables_a_day(serve: Serve) -> None:
    served = serve(tables_a_day=2, bytes_a_day=5000)
    near, far = {"x-forwarded-for": "203.0.113.7"}, {"x-forwarded-for": "203.0.113.8"}
    answers = [served.http.post("/api/tables", json=TABLE, headers=near) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert error(answers[2], 429)["id"] == "server-too-many-today"
    assert int(answers[2].headers["retry-after"]) > 60
    assert served.http.post("/api/tables", json=TABLE, headers=far).status_code == 201
    assert all(served.http.post("/api/tables", json=TABLE).status_code == 201 for _ in range(3))  # this machine


def test_after_many_events_a_table_takes_moves_only(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    host = make(server.http, "amyitis")
    host.play()
    host.do("ask-undo")
    monkeypatch.setattr(table_service, "MOST_EVENTS", 2)
    assert error(host.send("redo"), 409)["id"] == "server-table-full"
    host.play()


def test_old_snapshots_are_thinned_out(server: Served) -> None:
    host = make(server.http, "amyitis")
    host.play()
    at = {0: host.hash(0)}
    for _ in range(50):
        host.do("ask-undo", steps=1)
        host.do("redo")
        at[host.seq()] = host.hash()
    kept = server.store.engine.raw_connection()
    rows = kept.cursor().execute("SELECT seq FROM snapshots WHERE table_id = ?", (host.table,)).fetchall()
    kept.close()
    assert len(rows) < 45, "of 101 events, each with a snapshot"
    server.forget(host.table)
    for seq in (0, 3, 41, 67, host.seq()):
        assert host.hash(seq) == at.get(seq, host.hash(seq))


def test_a_full_disk_is_told_as_such(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    host = make(server.http, "amyitis")

    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("semiramis.server.service.table_service.apply_command", full)
        refused = host.send("restart")
    assert error(refused, 503)["id"] == "server-storage"
    assert refused.headers["retry-after"]


def test_metrics_are_for_this_machine(http: httpx.Client) -> None:
    assert http.get("/metrics").status_code == 200
    assert http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 404


def test_whole_numbers_are_no_truth_values(http: httpx.Client) -> None:
    host = make(http, "amyitis")
    assert error(host.post("/fork", {"seq": False, "seats": [ME, BESIDE_ME]}), 400)["args"]["place"] == "body.seq"
    described = http.get("/api/openapi.json").json()["paths"]["/api/games/{key}/editions"]["post"]["requestBody"]
    assert described["required"] is False
    assert found(http.post("/api/games/amyitis/editions"))["faults"]
    found(host.post("/fork", {"seq": 0, "seats": [ME, BESIDE_ME]}), 201)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\u3164\u2800", ""),
        ("\u200d\u200c", ""),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("e\u0301va", "éva"),
        ("z" + "\u0335" * 20, "z\u0335\u0335"),
        ("  An\ta\u202e ", "An a"),
        ("x" * 60, "x" * 40),
    ],
)
def test_names_are_seen_and_no_more_than_that(given: str, kept: str) -> None:
    assert clean_name(given) == kept
