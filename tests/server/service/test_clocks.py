"""Clocks at tables, where time is advanced by hand."""

import time
from typing import Any

import httpx
import pytest

from semiramis.bots.api import FALLBACK_BOT
from semiramis.core.model.domain import SEAT
from semiramis.server.service import timers
from semiramis.server.tables import running_time
from semiramis.server.tables.clocks import AFTER_RETURN, SECONDS_OF_A_DAY, TableClock
from tests.server.client import BESIDE_ME, BOT, ME, OPEN, Person, error, found, join, make, two_people
from tests.server.conftest import Serve, Served

BANK = {"mode": "bank", "bank": 100, "increment": 10}
DAYS = {"mode": "days", "days": 2}
ROUNDING = 0.001


class Shift:
    """The time of the server: it stands still until it is moved, so that no busy machine can spend it."""

    def __init__(self) -> None:
        self._monotonic = 1000.0
        self._epoch = 1.8e9
        self._runs_since: float | None = None

    def __call__(self, seconds: float) -> None:
        """Let time pass."""
        self._monotonic += seconds

    def run(self) -> None:
        """Let time pass by itself from now on."""
        self._runs_since = time.monotonic()

    def set_machine(self, seconds: float) -> None:
        """Set the clock of the machine forward, or back."""
        self._epoch += seconds

    def monotonic(self) -> float:
        ran = 0.0 if self._runs_since is None else time.monotonic() - self._runs_since
        return self._monotonic + ran

    def time(self) -> float:
        """The clock of the machine, in epoch seconds."""
        return self._epoch + self.monotonic()


@pytest.fixture
def shift(monkeypatch: pytest.MonkeyPatch) -> Shift:
    """Return the time of the server, which checks its clocks often."""
    by_hand = Shift()
    monkeypatch.setattr(running_time, "monotonic", by_hand.monotonic)
    monkeypatch.setattr(running_time, "time", by_hand)
    monkeypatch.setattr(timers, "HEARTBEAT_SECONDS", 0.05)
    return by_hand


def about(seconds: float, wanted: float) -> bool:
    """Whether two times are the same but for rounding."""
    return abs(seconds - wanted) < ROUNDING


@pytest.fixture
def table_server(shift: Shift, serve: Serve) -> Served:
    return serve()


@pytest.fixture
def http(table_server: Served) -> httpx.Client:
    return table_server.http


def clock_of(person: Person) -> dict[str, Any]:
    clock: dict[str, Any] = person.now()["table"]["clock"]
    return {**clock, "running": SEAT.index(clock["running"]) if clock["running"] in SEAT else -1}


def wait_for(person: Person, kind: str) -> dict[str, Any]:
    """Return the first event of a kind, once it has happened."""
    with person.listen(after=-1) as heard:
        return next(event for event in iter(heard.next, None) if event["kind"] == kind)


# clocks at tables


def end_turn(*people: Person) -> str:
    """Play until another seat is to move; return the seat whose turn ended."""
    before = people[0].now()["table"]["mover"]
    while people[0].now()["table"]["mover"] == before:
        next(person for person in people if person.now()["legal"]).play()
    return str(before)


def test_a_turn_costs_its_time_and_brings_the_increment(http: httpx.Client, shift: Shift) -> None:
    people = two_people(http, "amyitis", clock=BANK)
    clock = clock_of(people[0])
    first = clock["running"]
    assert clock["left"] == [100, 100]
    shift(30)
    assert SEAT.words[first] == end_turn(*people)
    clock = clock_of(people[0])
    assert about(clock["left"][first], 80)
    assert clock["left"][1 - first] == 100
    assert clock["running"] == 1 - first


def test_days_start_again_after_each_decision(http: httpx.Client, shift: Shift) -> None:
    host = make(http, "ishtar", ME, BESIDE_ME, clock=DAYS)
    for _ in range(3):
        shift(1.5 * SECONDS_OF_A_DAY)
        host.play()
    assert clock_of(host)["left"] == [2 * SECONDS_OF_A_DAY] * 2
    assert [event["kind"] for event in found(host.get("/history"))["events"]] == ["made", "move", "move", "move"]


def test_a_waiting_table_has_time(http: httpx.Client, shift: Shift) -> None:
    host = make(http, "amyitis", ME, OPEN, clock=BANK)
    assert clock_of(host)["running"] == -1
    shift(5000)
    join(host)
    clock = clock_of(host)
    assert clock["left"] == [100, 100]
    assert clock["running"] == SEAT.index(host.now()["table"]["mover"])
    assert about(clock["since"], shift.time())


def test_no_clock_runs_for_a_bot(http: httpx.Client) -> None:
    host = make(http, "ishtar", ME, BOT, clock=BANK, seed="a clock")
    with host.listen(after=-1) as heard:
        movers = set()
        while "rose" not in movers or "jasmine" not in movers:
            event = heard.next()
            assert event is not None
            if event["seq"] < host.seq():
                continue
            table = event["now"]["table"]
            movers.add(event["by"])
            assert table["clock"]["running"] == ("jasmine" if table["mover"] == "jasmine" else "nobody")
            assert table["clock"]["left"][1] == 100
            if event["now"]["legal"]:
                host.play()


def test_who_runs_out_is_played_for_and_may_come_back(http: httpx.Client, shift: Shift) -> None:
    people = two_people(http, "amyitis", clock=BANK, seed="run out")
    out = clock_of(people[0])["running"]
    person, word = people[out], SEAT.words[out]
    shift(101)
    flag = wait_for(person, "flag")
    assert flag["by"] == word
    assert flag["told"][0]["id"] == "server-told-flag"
    move = wait_for(person, "move")
    assert move["by"] == word
    seat = person.now()["table"]["seats"][out]
    assert (seat["away"], seat["bot"], seat["kind"]) == (True, FALLBACK_BOT, "person")
    assert clock_of(person)["left"][out] == 0
    while person.now()["table"]["mover"] == word:
        time.sleep(0.02)
    person.do("return", seat=word)
    assert person.now()["table"]["seats"][out]["away"] is False
    assert clock_of(person)["left"][out] == AFTER_RETURN
    end_turn(people[1 - out])
    assert clock_of(person)["running"] == out


def test_a_little_time_runs_out_between_two_heartbeats(
    http: httpx.Client, shift: Shift, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = two_people(http, "babylon", clock={**BANK, "increment": 0})
    out = clock_of(people[0])["running"]
    monkeypatch.setattr(timers, "HEARTBEAT_SECONDS", 3600.0)
    time.sleep(0.2)
    shift(99)
    end_turn(*people)
    shift.run()
    end_turn(*people)
    assert wait_for(people[out], "flag")["by"] == SEAT.words[out]


def test_coming_back_without_having_left_brings_no_time(http: httpx.Client, shift: Shift) -> None:
    host = make(http, "ishtar", ME, BESIDE_ME, clock=BANK)
    running = clock_of(host)["running"]
    shift(80)
    host.send("return")
    host.do("leave", seat=SEAT.words[1 - running])
    host.do("return", seat=SEAT.words[1 - running])
    assert about(clock_of(host)["left"][running], 20)
    assert clock_of(host)["left"][1 - running] == 100


def test_no_clock_runs_once_the_game_is_over(http: httpx.Client, shift: Shift) -> None:
    host = make(http, "babylon", ME, BESIDE_ME, clock=BANK)
    host.do("ask-resign")
    assert host.now()["table"]["status"] == "over"
    assert clock_of(host)["running"] == -1
    left = clock_of(host)["left"]
    assert all(about(seconds, 100) for seconds in left)
    shift(5000)
    time.sleep(0.3)
    assert clock_of(host)["left"] == left
    assert found(host.get("/history"))["events"][-1]["kind"] == "resign"


def test_clocks_are_kept_and_the_time_in_between_is_nobodys(serve: Serve, shift: Shift) -> None:
    served = serve()
    host = make(served.http, "ishtar", ME, BESIDE_ME, clock=BANK)
    running = clock_of(host)["running"]
    shift(30)
    time.sleep(0.2)
    for _ in range(2):
        served.stop()
        shift(1000)
        served = serve()
        host = Person(served.http, host.table, host.token)
        clock = TableClock.of(clock_of(host))
        assert clock.running == running
        deadline = clock.deadline()
        assert deadline is not None
        assert about(deadline - shift.time(), 70)
    shift(71)
    assert wait_for(host, "flag")["by"] == SEAT.words[running]


def test_setting_the_clock_of_the_machine_changes_nothing(
    http: httpx.Client, shift: Shift, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = make(http, "ishtar", ME, BESIDE_ME, clock=BANK)
    running = clock_of(person)["running"]
    real, dates = time.time, []
    for machine, seconds, left in ((3600, 0, 100), (-7200, 30, 70)):
        monkeypatch.setattr(time, "time", lambda: real() + machine)  # noqa: B023
        shift.set_machine(machine)
        shift(seconds)
        time.sleep(0.2)
        assert about(TableClock.of(clock_of(person)).settled(shift.time()).left[running], left)
        dates += [person.now()["table"]["changed_at"]]
    person.play()
    dates += [person.now()["table"]["changed_at"]]
    assert dates == sorted(dates)
    assert about(clock_of(person)["left"][running], 80 if clock_of(person)["running"] != running else 70)
    shift(101)
    assert wait_for(person, "flag")["kind"] == "flag"


def test_tables_with_a_running_clock_need_not_stay_in_memory(
    table_server: Served, http: httpx.Client, shift: Shift
) -> None:
    person = make(http, "amyitis", ME, BESIDE_ME, clock=BANK)
    running = clock_of(person)["running"]
    table_server.forget(person.table)
    shift(101)
    assert wait_for(person, "flag")["by"] == SEAT.words[running]


@pytest.mark.parametrize(
    "clock",
    [
        {"mode": "bank", "bank": 9},
        {"mode": "bank", "bank": 1e9},
        {"mode": "bank", "increment": -1},
        {"mode": "days", "days": 0},
        {"mode": "days", "days": 61},
        {"mode": "hourglass"},
        {"mode": "bank", "left": [1, 2]},
        "bank",
    ],
)
def test_clocks_that_make_no_sense_are_refused(http: httpx.Client, clock: Any) -> None:
    asked = {"game": "amyitis", "seats": [ME, BESIDE_ME], "clock": clock}
    assert "clock" in error(http.post("/api/tables", json=asked), 400)["args"]["place"]
