"""Worker processes of bots: killed, frozen, closed and left behind."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from semiramis.bots.process import supervisor
from semiramis.server.bots.pool import BotPool, Choice, Job, PoolClosed, Stats
from tests.server.bots.pool_support import (
    GREEDY,
    JOB,
    KEY,
    LEGAL,
    PATIENCE,
    STATE,
    Harness,
    free,
    is_rescued,
    wait_until,
)


def gone(pid: int) -> bool:
    """Whether a process has ended; a zombie counts as ended."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True
    except FileNotFoundError:
        return Path("/proc/self").exists()


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_workers_start_with_the_first_job_only() -> None:
    pool = BotPool(3)
    assert pool.pids == []
    pool.close()
    assert pool.pids == []


def disturb(harness: Harness, job: Job, number: int) -> Choice:
    """Send a signal to the worker that thinks about a job."""
    (mark,) = harness.marks("ponders")

    async def play() -> Choice:
        await wait_until(lambda: len(free(harness.pool)) == 2)
        waiting = asyncio.ensure_future(harness.pool.choose(job))
        await wait_until(mark.exists)
        (busy,) = set(harness.pool._bot_workers.workers) - set(free(harness.pool))
        assert busy.process
        os.kill(busy.process.pid, number)
        return await waiting

    return harness.run(play())


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_worker_killed_from_outside_is_replaced(harness: Harness) -> None:
    choice, replaced = harness.new_troubles(lambda: disturb(harness, harness.job("Ponders"), signal.SIGKILL))
    assert is_rescued(choice, "died")
    assert replaced == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_worker_frozen_from_outside_is_replaced(harness: Harness) -> None:
    choice, replaced = harness.new_troubles(
        lambda: disturb(harness, harness.job("Ponders", seconds=0.3), signal.SIGSTOP)
    )
    assert is_rescued(choice, "hung")
    assert replaced == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_worker_does_not_mind_an_interrupt(harness: Harness) -> None:
    choice, replaced = harness.new_troubles(lambda: disturb(harness, harness.job("Ponders"), signal.SIGINT))
    assert (choice.by, choice.fallback, replaced) == ("ponders", False, 0)


@pytest.mark.parametrize("looks_alive", [False, True], ids=["seen", "not yet seen"])
def test_a_worker_that_died_while_idle_costs_no_move(
    harness: Harness, looks_alive: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> Choice:
        await wait_until(lambda: len(free(harness.pool)) == 2)
        await harness.pool.choose(JOB)
        await wait_until(lambda: len(free(harness.pool)) == 2)
        process = max(free(harness.pool), key=lambda worker: worker.suits(JOB)).process
        assert process
        os.kill(process.pid, signal.SIGTERM)
        await wait_until(lambda: gone(process.pid))
        if looks_alive:  # as it is for a moment between the signal and the end
            monkeypatch.setattr(process, "is_alive", lambda: True)
        return await harness.pool.choose(JOB)

    before = harness.pool.stats
    choice = harness.run(play())
    assert (choice.code, choice.by, choice.fallback) == (GREEDY, "greedy", False)
    assert harness.pool.stats == replace(before, jobs=before.jobs + 2, replaced=before.replaced + 1)


def test_many_jobs_at_once_are_all_done(harness: Harness) -> None:
    async def play() -> list[Choice]:
        names = ["random", "greedy", f"{harness.file}:Counts", f"{harness.file}:Cheats"]
        return await asyncio.gather(
            *[harness.pool.choose(replace(JOB, bot=names[n % 4], seed=n)) for n in range(80)],
        )

    before = harness.pool.stats
    choices = harness.run(play())
    assert {choice.code for choice in choices} <= set(LEGAL)
    assert [choice.by for choice in choices] == ["random", "greedy", "counts", "greedy"] * 20
    assert sum(choice.fallback for choice in choices) == 20
    assert harness.pool.stats == replace(before, jobs=before.jobs + 80, fallbacks=before.fallbacks + 20)
    assert len(harness.pool.pids) <= 3


def test_jobs_wait_in_order_and_a_cancelled_one_does_not_block(harness: Harness) -> None:
    async def play(pool: BotPool) -> list[int]:
        done: list[int] = []

        async def note(number: int, job: Job) -> None:
            await pool.choose(job)
            done.append(number)

        await note(-1, JOB)
        stuck = asyncio.ensure_future(pool.choose(harness.job("Sleeps")))
        numbered = [asyncio.ensure_future(note(n, replace(JOB, bot="random", seed=n))) for n in range(8)]
        await asyncio.sleep(0.1)
        assert done == [-1]
        numbered[3].cancel()
        stuck.cancel()
        await asyncio.gather(stuck, *numbered, return_exceptions=True)
        assert stuck.cancelled()
        assert numbered[3].cancelled()
        assert pool.stats == Stats(jobs=10, fallbacks=0, replaced=1)
        pool.close()
        return done

    assert harness.run(play(BotPool(1))) == [-1, 0, 1, 2, 4, 5, 6, 7]


def test_a_cancelled_job_that_ends_soon_costs_no_worker(harness: Harness) -> None:
    async def play() -> None:
        await wait_until(lambda: len(free(harness.pool)) == 2)
        waiting = asyncio.ensure_future(harness.pool.choose(harness.job("Slow", seconds=0.2)))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await wait_until(lambda: len(free(harness.pool)) == 2)

    before = harness.pool.stats.replaced
    harness.run(play())
    assert harness.pool.stats.replaced == before


def test_the_event_loop_goes_on_while_bots_think_and_are_replaced(harness: Harness) -> None:
    async def play() -> list[float]:
        waiting = asyncio.gather(*[harness.pool.choose(harness.job(n, seconds=0.2)) for n in ("Dies", "Slow")])
        beats = [time.monotonic()]
        while not waiting.done() or len(free(harness.pool)) < 2:
            await asyncio.sleep(0.005)
            beats.append(time.monotonic())
        assert [choice.fallback for choice in waiting.result()] == [True, False]
        return [later - earlier for earlier, later in pairwise(beats)]

    pauses = sorted(harness.run(play()))
    assert len(pauses) > 20
    assert pauses[len(pauses) // 2] < 0.05
    assert pauses[-1] < 0.6


def test_where_no_process_can_be_started_the_move_is_drawn(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: str) -> Any:
        raise BlockingIOError

    monkeypatch.setattr(supervisor, "WorkerProcess", fail)
    pool = BotPool(1)
    choice = harness.run(pool.choose(JOB))
    assert (choice.by, choice.fallback, choice.trouble) == ("random", True, "died")
    assert choice.code in LEGAL
    pool.close()


def test_close_ends_everything_at_once_and_for_good(harness: Harness) -> None:
    async def play() -> tuple[list[int], list[Any], float]:
        pool = BotPool(2)
        marks = harness.marks("hogs", "sleeps")
        names = ("Hogs", "Sleeps", "Slow", "greedy")
        waiting = [asyncio.ensure_future(pool.choose(harness.job(name))) for name in names]
        await wait_until(lambda: all(mark.exists() for mark in marks))
        pids = pool.pids
        begun = time.monotonic()
        pool.close()
        pool.close()
        seconds = time.monotonic() - begun
        assert pool.pids == []
        with pytest.raises(PoolClosed):
            await pool.choose(JOB)
        return pids, await asyncio.gather(*waiting, return_exceptions=True), seconds

    pids, results, seconds = harness.run(play())
    assert len(pids) == 2
    assert all(map(gone, pids))
    assert [type(result) for result in results] == [PoolClosed] * 4
    assert seconds < PATIENCE
    assert not any(child.pid in pids for child in multiprocessing.active_children())


def test_close_while_a_worker_starts_leaves_nothing(harness: Harness) -> None:
    async def play() -> int:
        pool = BotPool(1)
        waiting = asyncio.ensure_future(pool.choose(JOB))
        await wait_until(lambda: bool(pool.pids))
        (pid,) = pool.pids
        pool.close()
        with pytest.raises(PoolClosed):
            await waiting
        return pid

    assert gone(harness.run(play()))


PROGRAM = """
import asyncio, pathlib, sys
from semiramis.server.bots.pool import BotPool, Job

async def main():
    how, game, state, file = sys.argv[1:]
    pool = BotPool(2, grace=0.5)
    sleeps = Job(game, None, bytes.fromhex(state), file + ":Sleeps", 1, 60.0)
    hogs = Job(game, None, bytes.fromhex(state), file + ":Hogs", 1, 0.5 if how == "stay" else 60.0)
    thinking = [asyncio.ensure_future(pool.choose(job)) for job in (sleeps, hogs)]
    async with asyncio.timeout(120):
        while not all(pathlib.Path(file).with_name(name).exists() for name in ("sleeps.begun", "hogs.begun")):
            await asyncio.sleep(0.01)
    print(*pool.pids, flush=True)
    await asyncio.sleep(0 if how == "leave" else 600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def program(harness: Harness, how: str) -> "subprocess.Popen[str]":
    """Start a program with its own pool, in which two bots never finish."""
    harness.marks("sleeps", "hogs")
    file = harness.file.with_name("program.py")
    file.write_text(PROGRAM, encoding="utf8")
    command = [sys.executable, str(file), how, KEY, STATE.to_bytes().hex(), str(harness.file)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_program_that_forgets_to_close_leaves_no_worker(harness: Harness) -> None:
    out, errors = program(harness, "leave").communicate(timeout=PATIENCE)
    assert errors == ""
    pids = [int(pid) for pid in out.split()]
    assert len(pids) == 2
    assert all(map(gone, pids))


def test_no_worker_outlives_a_parent_that_was_killed(harness: Harness) -> None:
    with program(harness, "stay") as parent:
        assert parent.stdout
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        assert not any(map(gone, pids))
        parent.kill()
        wait_for(lambda: all(map(gone, pids)))
