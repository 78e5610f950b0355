"""Commands: who may send them, in which form, and that each is applied exactly once."""

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

from semiramis.core.registry import find_game, keys
from tests.server.client import BESIDE_ME, ME, OPEN, Person, error, found, make, new_key, to_move, two_people
from tests.server.conftest import Served

EVERY_GAME = pytest.mark.parametrize("game", keys())
AT_ONCE = 8


def at_once(sends: list[Callable[[], httpx.Response]]) -> list[httpx.Response]:
    """Send several requests concurrently."""
    ready = threading.Barrier(len(sends))

    def send(one: Callable[[], httpx.Response]) -> httpx.Response:
        ready.wait(10)
        return one()

    with ThreadPoolExecutor(len(sends)) as threads:
        return list(threads.map(send, sends))


def sending(person: Person, body: dict[str, Any]) -> Callable[[], httpx.Response]:
    return lambda: person.post("/commands", body)


def a_move(person: Person, which: int = 0) -> dict[str, Any]:
    now = person.now()
    action = now["legal"][which]["action"]
    return {"kind": "move", "action": action, "expect": now["table"]["seq"], "key": new_key()}


# moves


@EVERY_GAME
def test_a_move_makes_one_event_that_everybody_is_told(http: httpx.Client, game: str) -> None:
    host, guest = two_people(http, game)
    mover, other = to_move(host, guest)
    before = mover.now()
    seat = before["table"]["you"][0]
    mover.play()
    for person in (mover, other, Person(http, host.table)):
        [event] = found(person.get("/history", after=before["table"]["seq"]))["events"]
        assert (event["seq"], event["kind"], event["by"]) == (before["table"]["seq"] + 1, "move", seat)
        assert event["told"]
        assert all(set(result) == {"id", "args"} for result in event["told"])


@EVERY_GAME
def test_what_a_preview_says_is_what_happens(http: httpx.Client, game: str) -> None:
    person = make(http, game, seed="preview")
    for n in range(20):
        now = person.now()
        offer = now["legal"][n % len(now["legal"])]
        seq = person.do("move", action=offer["action"])
        result = found(person.get("/history", after=seq - 1))["events"][0]["told"]
        assert result[: len(offer["told"])] == offer["told"]
        if not offer["reveals"]:
            assert result == offer["told"]


@EVERY_GAME
def test_an_event_says_what_was_played_in_which_round_and_what_everybody_has_now(http: httpx.Client, game: str) -> None:
    person = make(http, game, seed="preview")
    for n in range(12):
        now = person.now()
        offer = now["legal"][n % len(now["legal"])]
        seq = person.do("move", action=offer["action"])
        [event] = found(person.get("/history", after=seq - 1))["events"]
        assert event["action"] == offer["action"]
        assert event["ends"] == offer["ends"] or offer["reveals"]
        assert event["round"] >= 0
        scores = person.now()["view"]["scores"]
        assert event["totals"] == {seat: score["total"] for seat, score in scores.items()}


@EVERY_GAME
def test_a_whole_game_is_played_to_its_end(http: httpx.Client, game: str) -> None:
    person = make(http, game, seed="to the end")
    lot = Random(5)
    now = person.now()
    while now["legal"]:
        person.do("move", action=lot.choice(now["legal"])["action"], expect=now["table"]["seq"])
        now = person.now()
    assert now["table"]["status"] == "over"
    assert min(seat["place"] for seat in now["table"]["result"].values()) == 1
    assert error(person.send("move", action={"do": "pass"}), 409)["id"] == "match-over"
    last = found(person.get("/history", after=now["table"]["seq"] - 1))["events"][-1]
    assert last["now"]["table"]["result"] == now["table"]["result"]


# 400


NOT_MOVES: list[Any] = [
    {},
    [],
    None,
    "move",
    {"kind": "move"},
    {"kind": "dance"},
    {"kind": 7},
    {"action": None},
    {"action": []},
    {"action": "pass"},
    {"action": {str(n): 1 for n in range(13)}},
    {"expect": None},
    {"expect": "one"},
    {"expect": 1.5},
    {"expect": -1},
    {"expect": 10**30},
    {"key": None},
    {"key": "short"},
    {"key": "x" * 81},
    {"key": "with a space"},
    {"key": "new\nline-key"},
    {"key": "key-00000001\n"},
    {"key": 12345678},
    {"seat": "tulip"},
    {"seat": 0},
    {"extra": True},
    {"kind": "undo", "steps": 0},
    {"kind": "undo", "steps": 1001},
    {"kind": "redo", "steps": "all"},
    {"kind": "answer", "agrees": "perhaps"},
]


@pytest.mark.parametrize("fault", NOT_MOVES, ids=lambda fault: json.dumps(fault)[:40])
def test_a_command_of_the_wrong_form_is_refused_and_changes_nothing(server: Served, fault: Any) -> None:
    person = make(server.http, "amyitis")
    body = {**a_move(person), **fault} if isinstance(fault, dict) and fault and fault != {"kind": "move"} else fault
    if isinstance(body, dict) and body.get("kind") in ("undo", "redo", "answer"):
        body.pop("action", None)
    problem = error(person.post("/commands", body), 400)
    assert problem["id"] == "server-malformed"
    assert problem["args"]["place"].startswith("body")
    assert person.seq() == 0


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"\xff\xfe", b'{"kind": "move"', b"[" * 100_000, b'{"expect": ' + b"9" * 5000 + b"}", b"nonsense"],
    ids=lambda raw: repr(raw[:12]),
)
def test_a_body_that_cannot_be_read_is_malformed(http: httpx.Client, raw: bytes) -> None:
    person = make(http, "amyitis")
    headers = {**person.headers, "content-type": "application/json"}
    assert error(http.post(person.address + "/commands", content=raw, headers=headers), 400)["id"] == "server-malformed"


HOSTILE: list[Any] = ["dance", "", None, 7, 1.5, True, [], {}, {"do": "pass"}, "x" * 5000, "\ud800", "\x00", 1e400]


@EVERY_GAME
def test_actions_that_no_catalogue_has_are_malformed(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    legal = next(offer["action"] for offer in person.now()["legal"] if len(offer["action"]) > 1)
    argument = next(name for name in legal if name != "do")
    wrong = [{"do": value} for value in HOSTILE]
    wrong += [{**legal, argument: value} for value in HOSTILE]
    wrong += [{**legal, "more": "x"}, {**legal, "\ud800": "x"}, {"do": legal["do"]}, {argument: legal[argument]}, {}]
    for action in wrong:
        body = {"kind": "move", "action": action, "expect": 0, "key": new_key()}
        headers = {**person.headers, "content-type": "application/json"}
        for path, sent in (("/commands", body), ("/why-not", {"action": action})):
            answer = http.post(person.address + path, content=json.dumps(sent), headers=headers)
            assert answer.status_code == 400, (path, action, answer.text)
            assert answer.json()["error"]["text"]
    assert person.seq() == 0


# 401 and 403


def test_without_a_token_or_with_an_unknown_one_nobody_plays(http: httpx.Client) -> None:
    person, elsewhere = make(http, "amyitis"), make(http, "amyitis")
    move = a_move(person)
    answer = Person(http, person.table).post("/commands", move)
    assert error(answer, 401)["id"] == "server-no-token"
    assert answer.headers["www-authenticate"] == "Bearer"
    for token in ("made-up", elsewhere.token):
        assert error(Person(http, person.table, token).post("/commands", move), 401)["id"] == "server-unknown-token"
        assert error(Person(http, person.table, token).get(), 401)["id"] == "server-unknown-token"
        assert error(Person(http, person.table, token).get("/events"), 401)["id"] == "server-unknown-token"
    assert person.seq() == 0


@pytest.mark.parametrize("header", ["", "Bearer", "Basic abc", "token"])
def test_an_authorization_of_another_kind_is_refused(http: httpx.Client, header: str) -> None:
    person = make(http, "amyitis")
    answer = http.get(person.address, headers={"authorization": header})
    assert error(answer, 401)["id"] == "server-bad-authorization"


def test_a_host_without_a_seat_may_watch_but_not_play(http: httpx.Client) -> None:
    host = make(http, "amyitis", OPEN, OPEN)
    assert host.now()["table"]["you"] == []
    assert error(host.send("move", action={"do": "pass"}), 403)["id"] == "server-no-seat"


@EVERY_GAME
def test_nobody_moves_in_the_turn_of_another(http: httpx.Client, game: str) -> None:
    mover, other = to_move(*two_people(http, game))
    move, seat = a_move(mover), mover.now()["table"]["you"][0]
    problem = error(other.post("/commands", move), 403)
    assert problem["id"] == "match-not-your-turn"
    assert problem["args"]["mover"] == {"word": f"seat-{seat}"}
    assert error(other.post("/commands", {**move, "seat": seat}), 403)["id"] == "server-not-your-seat"
    assert error(other.post("/commands", {**move, "seat": "lotus"}), 403)["id"] == "server-not-your-seat"
    assert mover.seq() == 1


def test_with_several_seats_the_one_to_decide_acts_unless_another_is_named(http: httpx.Client) -> None:
    person = make(http, "amyitis", ME, BESIDE_ME)
    mover = person.now()["table"]["mover"]
    other = "rose" if mover == "jasmine" else "jasmine"
    assert error(person.post("/commands", {**a_move(person), "seat": other}), 403)["id"] == "match-not-your-turn"
    found(person.post("/commands", {**a_move(person), "seat": mover}))
    found(person.post("/commands", a_move(person)))


# 409 and 422


@EVERY_GAME
def test_a_stale_command_gets_the_events_it_missed(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    old = a_move(person)
    for _ in range(3):
        person.play()
    answer = person.post("/commands", old)
    assert error(answer, 409)["id"] == "server-stale"
    assert answer.json()["error"]["args"] == {"expect": 0, "seq": 3}
    missing = answer.json()["missing"]
    assert [event["seq"] for event in missing] == [1, 2, 3]
    assert missing == found(person.get("/history", after=0))["events"]
    assert missing[-1]["now"] == person.now()
    assert person.seq() == 3


def test_a_command_from_the_future_is_stale_too(http: httpx.Client) -> None:
    person = make(http, "amyitis")
    answer = person.post("/commands", {**a_move(person), "expect": 7})
    assert error(answer, 409)["id"] == "server-stale"
    assert answer.json()["missing"] == []


@EVERY_GAME
def test_a_refusal_names_clause_id_and_arguments_in_the_readers_language(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    catalogue, clauses = find_game(game).rules.catalogue, set(find_game(game).clauses)
    legal = [offer["action"] for offer in person.now()["legal"]]
    every = [catalogue.action(code).to_json() for code in range(0, catalogue.size, max(1, catalogue.size // 25))]
    refused = 0
    for action in every:
        if action not in legal:
            problem = error(person.send("move", action=action, expect=0), 422)
            assert problem["clause"] in clauses
            headers = {**person.headers, "accept-language": "cs"}
            body = {"kind": "move", "action": action, "expect": 0, "key": new_key()}
            czech = error(http.post(person.address + "/commands", json=body, headers=headers), 422)
            assert {**czech, "text": ""} == {**problem, "text": ""}
            assert czech["text"] != problem["text"]
            refused += 1
    assert refused
    assert person.seq() == 0
