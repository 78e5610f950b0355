"""The program itself: `semiramis serve` as a process, over real HTTP."""

import time
from collections.abc import Callable

import httpx

from tests.server.client import Person, make, to_move, two_people
from tests.server.conftest import ServerProcess


def test_two_people_and_a_spectator_play_through_a_restart(live_server: Callable[[], ServerProcess]) -> None:
    process = live_server()
    host, guest = two_people(process.http, "amyitis")
    for _ in range(4):
        to_move(host, guest)[0].play()
    before = host.now(), guest.now(), Person(process.http, host.table).now()
    process.stop()
    host.http = guest.http = live_server().http
    watcher = Person(host.http, host.table)
    assert (host.now(), guest.now(), watcher.now()) == before
    with watcher.listen(4) as stream:
        to_move(host, guest)[0].play()
        assert [event["seq"] for event in stream.take(2)] == [5, 6]


def test_a_server_that_stops_lets_its_listeners_go_and_they_resume(
    live_server: Callable[[], ServerProcess],
) -> None:
    process = live_server()
    person = make(process.http, "amyitis")
    with httpx.Client(base_url=process.url, timeout=120) as other:
        listener = Person(other, person.table, person.token)
        with listener.listen() as stream:
            person.play()
            assert [event["seq"] for event in stream.take(2)] == [0, 1]
            process.stop()
            assert stream.next() is None
    person.http = live_server().http
    with person.listen(1) as stream:
        person.play()
        assert stream.take(1)[0]["seq"] == 2


def test_answers_do_not_wait_for_the_next_packet_and_a_second_server_does_not_share_the_folder(
    live_server: Callable[[], ServerProcess], refused: Callable[..., str]
) -> None:
    process = live_server()
    times = []
    for _ in range(20):
        begun = time.monotonic()
        process.http.get("/healthz")
        times.append(time.monotonic() - begun)
    # an answer that waits for a packet takes 40 ms every time; on a busy machine some take long for other reasons
    assert min(times) < 0.03
    assert str(process.data) in refused("--port", 0, "--data", process.data)
    assert process.http.get("/healthz").status_code == 200
