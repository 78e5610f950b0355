"""Subscriptions deliver every event once and in order, across reconnects, each as its seat may see it."""

import socket
import threading
import time

import httpx
import pytest

from semiramis.core.registry import keys
from semiramis.server.http import play
from semiramis.server.service import subscriptions
from tests.server.client import ME, OPEN, Person, any_of, error, found, join, make, to_move, two_people
from tests.server.conftest import Serve, Served

EVERY_GAME = pytest.mark.parametrize("game", keys())
SMALL = ((socket.SOL_SOCKET, socket.SO_SNDBUF, 4096),)


def until_listeners(server: Served, n: int) -> None:
    end = time.monotonic() + 10
    while server.service.subscriptions.count() != n:
        assert time.monotonic() < end, server.service.subscriptions.count()
        time.sleep(0.01)


@EVERY_GAME
def test_events_come_as_they_happen_numbered_by_their_sequence(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    with person.listen() as stream:
        assert stream.response.headers["content-type"].startswith("text/event-stream")
        assert stream.response.headers["cache-control"] == "no-store"
        [first] = stream.take(1)
        assert (first["seq"], first["kind"]) == (0, "made")
        assert first["now"] == person.now()
        for seq in range(1, 6):
            person.play()
            [event] = stream.take(1)
            assert event["seq"] == seq
            assert event["now"] == person.now()
            assert event["told"]


@EVERY_GAME
def test_each_listener_gets_what_it_may_know_and_only_the_mover_what_it_may_do(http: httpx.Client, game: str) -> None:
    host, guest = two_people(http, game)
    watcher = Person(http, host.table)
    with host.listen(1) as one, guest.listen(1) as two, watcher.listen(1) as three:
        for _ in range(8):
            mover, other = to_move(host, guest)
            seat = mover.now()["table"]["you"][0]
            mover.play(any_of(4))
            events = [stream.take(1)[0] for stream in (one, two, three)]
            assert [event["by"] for event in events] == [seat] * 3
            decides = events[0]["now"]["table"]["mover"]
            for event, person in zip(events, (host, guest, watcher), strict=True):
                now = event["now"]
                assert now == person.now()
                assert now["view"]
                assert now["table"]["you"] == person.now()["table"]["you"]
                assert bool(now["legal"]) == (decides in now["table"]["you"])
                for offer in now["legal"]:
                    assert set(offer) >= {"action", "notation", "parts", "told", "reveals"}
                    assert all(set(result) == {"id", "args"} for result in offer["told"])
            assert events[2]["now"]["legal"] == []
            assert str(other.token) not in str(events)


def test_all_streams_of_one_token_get_the_same(http: httpx.Client) -> None:
    person = make(http, "amyitis")
    with person.listen() as one, person.listen() as two, person.listen() as three:
        for _ in range(4):
            person.play()
        assert one.take(5) == two.take(5) == three.take(5)


@EVERY_GAME
def test_a_stream_resumes_exactly_after_the_last_event_seen(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    for _ in range(6):
        person.play()
    stored = found(person.get("/history"))["events"]
    for last in range(6):
        with person.listen(last) as stream:
            assert stream.upto(6) == stored[last + 1 :]
        with person.listen(after=last) as stream:
            assert stream.upto(6) == stored[last + 1 :]
    with person.listen(after=-1) as stream:
        assert stream.upto(6) == stored
    with person.listen(4, after=0) as stream:
        assert stream.upto(6) == stored[5:]


def test_whoever_has_seen_everything_gets_only_what_comes_next(http: httpx.Client) -> None:
    person = make(http, "amyitis")
    person.play()
    with person.listen(1) as stream:
        person.play()
        assert stream.take(1)[0]["seq"] == 2


@pytest.mark.parametrize("last", ["one", "-1", "1.5", "²", "1 2", "9" * 21])
def test_an_event_id_that_was_never_given_is_refused(http: httpx.Client, last: str) -> None:
    person = make(http, "amyitis")
    headers = {**person.headers, "last-event-id": last.encode()}
    assert http.get(person.address + "/events", headers=headers).status_code == 400  # type: ignore[arg-type]


@pytest.mark.parametrize("after", ["-2", "1000001", "x"])
def test_an_after_that_cannot_be_is_refused(http: httpx.Client, after: str) -> None:
    person = make(http, "amyitis")
    assert error(person.get("/events", after=after), 400)["id"] == "server-malformed"


def test_an_event_id_from_far_ahead_waits_for_what_comes(server: Served) -> None:
    person = make(server.http, "amyitis")
    with person.listen(int("9" * 20)) as stream:
        person.play()
        assert stream.take(1)[0]["seq"] == 1
    until_listeners(server, 0)


@EVERY_GAME
def test_nothing_is_lost_or_doubled_across_reconnects_while_moves_go_on(server: Served, game: str) -> None:
    person, moves = make(server.http, game, seed="on and on"), 25
    seen: list[int] = []

    def play() -> None:
        pick = any_of(2)
        for _ in range(moves):
            person.play(pick)

    playing = threading.Thread(target=play)
    playing.start()
    listener = Person(server.http, person.table, person.token)
    while not seen or seen[-1] < moves:
        with listener.listen(seen[-1] if seen else None, **({} if seen else {"after": -1})) as stream:
            seen += [event["seq"] for event in stream.take(min(3, moves - seen[-1]) if seen else 1)]
    playing.join(30)
    assert seen == list(range(moves + 1))
    until_listeners(server, 0)


def test_joining_leaving_and_asking_are_told_too(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN)
    with Person(http, host.table).listen() as stream:
        guest = join(host)
        host.do("ask-resign")
        guest.do("answer", agrees=False)
        mover, other = to_move(host, guest)
        other.do("leave")
        other.do("return")
        mover.play()
        mover.do("ask-undo")
        other.do("answer", agrees=True)
        kinds = [event["kind"] for event in stream.take(9)]
    assert kinds == ["made", "join", "ask-resign", "declined", "leave", "return", "move", "ask-undo", "undo"]


def test_a_quiet_stream_beats(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "KEEP_ALIVE_SECONDS", 0.05)
    person = make(http, "amyitis")
    with person.listen() as stream:
        stream.take(1)
        assert [stream.comment() for _ in range(3)] == ["beat"] * 3
        person.play()
        assert stream.take(1)[0]["seq"] == 1
        assert stream.comment() == "beat"


def test_whoever_goes_away_is_no_longer_listened_for(server: Served) -> None:
    person = make(server.http, "amyitis")
    with person.listen() as stream:
        stream.take(1)
        until_listeners(server, 1)
    until_listeners(server, 0)


def test_a_listener_that_cannot_keep_up_is_let_go_and_resumes(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscriptions, "LONGEST_QUEUE", 4)
    served = serve(sockets=SMALL)
    person, pick = make(served.http, "babylon", seed="slow"), any_of(1)
    small = httpx.HTTPTransport(socket_options=[(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)])
    with httpx.Client(base_url=served.url, transport=small, timeout=120) as slow_http:
        slow = Person(slow_http, person.table, person.token)
        with slow.listen(after=-1) as stream, person.listen(after=-1) as quick:
            quick.take(1)
            while served.service.subscriptions.count() == 2:
                person.play(pick)
                quick.take(1)
                assert person.seq() < 200
            for _ in range(2):
                person.play(pick)
            last = person.seq()
            got = [event["seq"] for event in stream.upto(last)]
            assert got == list(range(len(got)))
            assert got[-1] < last
        with slow.listen(got[-1]) as stream:
            assert [event["seq"] for event in stream.upto(last)] == list(range(got[-1] + 1, last + 1))
