"""Clocks: alone, and at tables where time is advanced by hand."""

import time
from dataclasses import replace

import pytest

from semiramis.server.tables import running_time
from semiramis.server.tables.clocks import AFTER_RETURN, SECONDS_OF_A_DAY, TableClock, new_clock

# clocks alone


def test_no_clock_never_runs() -> None:
    clock = new_clock("none", 2, bank=100, increment=5)
    assert clock == TableClock()
    for moved in (clock.handed_on(50, 1, True), clock.settled(50), clock.returned(0)):
        assert moved.deadline() is None
        assert moved.to_json() == {}
    assert TableClock.of({}) == TableClock()


def test_a_bank_is_used_up_and_grows_by_the_increment() -> None:
    clock = new_clock("bank", 3, bank=100, increment=5)
    assert clock.left == (100, 100, 100)
    assert clock.deadline() is None
    clock = clock.handed_on(1000, 1)
    assert clock.deadline() == 1100
    clock = clock.handed_on(1030, 2, done=True)
    assert clock.left == (100, 75, 100)
    assert clock.deadline() == 1130
    clock = clock.handed_on(1030, -1, done=True)
    assert clock.left == (100, 75, 105)
    assert clock.handed_on(9000, 0).left == (100, 75, 105)


def test_days_are_given_anew_for_each_decision() -> None:
    clock = new_clock("days", 2, days=3)
    assert clock.left == (3 * SECONDS_OF_A_DAY,) * 2
    clock = clock.handed_on(0, 0).handed_on(SECONDS_OF_A_DAY, 0)
    assert clock.left[0] == 2 * SECONDS_OF_A_DAY
    assert clock.handed_on(SECONDS_OF_A_DAY, 0, done=True).left[0] == 3 * SECONDS_OF_A_DAY


def test_time_is_earned_only_by_deciding() -> None:
    clock = new_clock("bank", 2, bank=100, increment=50).handed_on(0, 0)
    assert clock.handed_on(40, 1).left == (60, 100)
    assert clock.handed_on(40, 0).left == (60, 100)
    assert clock.handed_on(40, -1).left == (60, 100)


def test_nobody_has_less_than_nothing() -> None:
    clock = new_clock("bank", 2, bank=10).handed_on(0, 1)
    assert clock.settled(500).left == (10, 0)
    assert clock.settled(-500).left == (10, 10)


def test_who_comes_back_after_running_out_gets_a_little() -> None:
    out = replace(new_clock("bank", 3, bank=500), left=(0.0, 3.0, 500.0))
    assert out.returned(0).left == (AFTER_RETURN, 3, 500)
    assert out.returned(1).left == (0, 3, 500)
    assert out.returned(2).left == (0, 3, 500)


def test_running_time_goes_on_from_the_last_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [500.0]
    monkeypatch.setattr(running_time, "monotonic", lambda: now[0])
    running = running_time.RunningTime()
    running.resume(1000.0)
    now[0] += 50
    assert running.now() == 1050
    before = time.time()
    assert before <= running.to_wall_time(running.now()) <= time.time()


@pytest.mark.parametrize("mode", ["bank", "days"])
def test_a_clock_is_stored_as_plain_data(mode: str) -> None:
    clock = new_clock(mode, 4, bank=100, increment=5, days=1).handed_on(7, 3).handed_on(9.5, 2, True)
    assert TableClock.of(clock.to_json()) == clock
