"""Each command is applied once, even if repeated, concurrent or resent after a restart; storing precedes sending."""

import threading
from concurrent.futures import Future, ThreadPoolExecutor

import httpx
import pytest

from tests.server.client import BESIDE_ME, ME, OPEN, Person, error, found, make, new_key, two_people
from tests.server.conftest import Serve, Served
from tests.server.tables.test_commands import AT_ONCE, EVERY_GAME, a_move, at_once, sending


@EVERY_GAME
def test_a_command_sent_twice_is_done_once(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    move = a_move(person)
    first = found(person.post("/commands", move))
    person.play()
    assert found(person.post("/commands", move)) == first == {"seq": 1}
    assert person.seq() == 2


def test_the_key_counts_for_each_token_of_its_own(http: httpx.Client) -> None:
    host, guest = two_people(http, "amyitis")
    key = new_key()
    assert host.do("ask-resign", key=key) == 2
    assert guest.do("answer", agrees=False, key=key) == 3


def test_a_refused_command_may_be_sent_again_with_its_key(http: httpx.Client) -> None:
    person = make(http, "amyitis")
    move = a_move(person)
    assert person.post("/commands", {**move, "expect": 5}).status_code == 409
    assert found(person.post("/commands", move)) == {"seq": 1}


@EVERY_GAME
def test_a_command_sent_again_after_a_restart_is_done_once(serve: Serve, game: str) -> None:
    served = serve()
    person = make(served.http, game)
    move = a_move(person)
    first = found(person.post("/commands", move))
    now = person.now()
    served.stop()
    person.http = serve().http
    assert found(person.post("/commands", move)) == first
    assert person.now() == now
    person.play()


@EVERY_GAME
def test_the_same_command_many_times_at_once_makes_one_event(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    for n in range(1, 4):
        answers = at_once([sending(person, a_move(person))] * AT_ONCE)
        assert [found(answer) for answer in answers] == [{"seq": n}] * AT_ONCE
    assert len(found(person.get("/history", after=0))["events"]) == 3


@EVERY_GAME
def test_of_different_commands_at_once_exactly_one_wins(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    for n in range(1, 4):
        legal = len(person.now()["legal"])
        moves = [a_move(person, which % legal) for which in range(AT_ONCE)]
        answers = at_once([sending(person, move) for move in moves])
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * (AT_ONCE - 1)
        for answer in answers:
            if answer.status_code == 409:
                assert [event["seq"] for event in answer.json()["missing"]] == [n]
    assert person.seq() == 3


def test_two_people_who_act_at_once_do_not_both_succeed(http: httpx.Client) -> None:
    host, guest = two_people(http, "amyitis")
    for _ in range(5):
        seq = host.seq()
        bodies = [{"kind": "ask-resign", "expect": seq, "key": new_key()} for _ in range(2)]
        answers = at_once([sending(host, bodies[0]), sending(guest, bodies[1])])
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert host.seq() == seq + 1


def test_two_guests_at_once_do_not_get_the_same_seat(http: httpx.Client) -> None:
    host = make(http, "amyitis", {"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    body = {"name": "Cy"}
    answers = at_once([lambda: http.post(host.address + "/join", json=body)] * 5)
    assert sorted(answer.status_code for answer in answers) == [201, 201, 409, 409, 409]
    assert {answer.json()["seat"] for answer in answers if answer.status_code == 201} == {"rose", "saffron"}


@pytest.mark.parametrize("path", ["", "/history", "/log", "/positions/1"])
def test_nobody_sees_a_move_before_it_is_on_disk(server: Served, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    person = make(server.http, "amyitis")
    watcher = Person(server.http, person.table)
    move = a_move(person)
    held, write = threading.Event(), server.store.write
    stored = threading.Event()

    def slowly(work: object) -> "Future[object]":
        done: Future[object] = Future()

        def later() -> None:
            held.wait(10)
            done.set_result(write(work).result())  # type: ignore[arg-type]

        threading.Thread(target=later).start()
        stored.set()
        return done

    monkeypatch.setattr(server.service.store, "write", slowly)
    with ThreadPoolExecutor(2) as threads:
        moving = threads.submit(person.post, "/commands", move)
        assert stored.wait(10)
        looking = threads.submit(watcher.get, path)
        try:
            early = looking.result(0.3).text
        except TimeoutError:
            early = ""
        finally:
            held.set()
        assert found(moving.result(10)) == {"seq": 1}
        late = looking.result(10)
    assert '"move"' not in early
    assert '"seq":1' not in early
    assert late.status_code in (200, 400)


def test_a_move_that_cannot_be_stored_has_not_happened(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    person = make(server.http, "amyitis")
    before, move = person.now(), a_move(person)

    def broken(work: object) -> "Future[object]":
        failed: Future[object] = Future()
        failed.set_exception(OSError("disk full"))
        return failed

    with monkeypatch.context() as patch:
        patch.setattr(server.service.store, "write", broken)
        assert error(person.post("/commands", move), 500)["id"] == "server-bug"
    assert person.now() == before
    assert found(person.post("/commands", move)) == {"seq": 1}


def test_tables_that_are_not_there_leave_nothing_behind(server: Served) -> None:
    make(server.http, "amyitis")
    before = len(server.service.residency._locks)
    for n in range(5):
        assert server.http.get(f"/api/tables/nowhere{n}").status_code == 404
    assert len(server.service.residency._locks) == before


def test_with_a_token_of_ones_own_joining_twice_is_joining_once(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN, OPEN)
    body = {"name": "Ben", "token": "0123456789abcdef-own-token_x"}
    first = found(http.post(f"/api/tables/{host.table}/join", json=body), 201)
    again = found(http.post(f"/api/tables/{host.table}/join", json=body), 201)
    assert first["token"] == again["token"] == body["token"]
    assert first["seat"] == again["seat"]
    assert host.now()["table"]["seq"] == 1
    error(http.post(f"/api/tables/{host.table}/join", json={"name": "Eve", "token": "short"}), 400)


def test_a_table_made_with_a_token_of_ones_own_is_found_by_it(http: httpx.Client) -> None:
    token = "my-own-token-0123456789abcdef"
    body = {"game": "babylon", "seats": [ME, OPEN], "token": token}
    made = found(http.post("/api/tables", json=body), 201)
    assert found(http.post("/api/tables", json=body), 201)["table"]["id"] == made["table"]["id"]
    mine = found(http.post("/api/mine", json={"tokens": [token]}))
    assert [table["id"] for table in mine["tables"]] == [made["table"]["id"]]


def test_a_key_used_again_for_something_new_does_nothing_new(http: httpx.Client) -> None:
    person = make(http, "amyitis", ME, BESIDE_ME)
    offers = person.now()["legal"]
    seq = found(person.send("move", key="the-same-key", action=offers[0]["action"]))["seq"]
    offers = person.now()["legal"]
    assert found(person.send("move", key="the-same-key", action=offers[0]["action"]))["seq"] == seq
    assert person.seq() == seq
    assert person.play() is not None
    assert person.seq() == seq + 1
