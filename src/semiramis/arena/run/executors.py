"""Executors: run the games of a plan in this process or in several.

A worker process receives numbers of games and sends back results. It exits when its parent is gone; a worker that dies
is replaced and its unfinished games are played again.
"""

import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from semiramis.arena.plan import Plan
from semiramis.arena.results.result import GameResult
from semiramis.arena.run.runner import GameRunner
from semiramis.bots.process.parent import interrupts_blocked
from semiramis.core.model.message import Problem

AHEAD = 2
"""Games queued at a worker, so that it never waits for its parent."""
MOST_DEATHS = 3
"""Workers that may die of one game before the contest is aborted."""

PlanT = TypeVar("PlanT")
Result_co = TypeVar("Result_co", covariant=True)


class Runner(Protocol[Result_co]):
    """Plays games by their numbers."""

    def play(self, number: int) -> Result_co:
        """Play one game and return its result."""
        ...

    def close(self) -> None:
        """Release all resources."""
        ...


def here(plan: Plan, numbers: Iterable[int]) -> Iterator[GameResult]:
    """Play games in this process and yield their results."""
    return run_here(GameRunner, plan, numbers)


def in_processes(plan: Plan, numbers: Iterable[int], workers: int) -> Iterator[GameResult]:
    """Play games in several processes and yield their results as they finish."""
    return run_in_processes(GameRunner, plan, numbers, workers)


def run_here(
    make_runner: Callable[[PlanT], Runner[Result_co]], plan: PlanT, numbers: Iterable[int]
) -> Generator[Result_co]:
    """Run games of any plan in this process and yield their results."""
    runner = make_runner(plan)
    try:
        for number in numbers:
            yield runner.play(number)
    finally:
        runner.close()


def run_in_processes(
    make_runner: Callable[[PlanT], Runner[Result_co]], plan: PlanT, numbers: Iterable[int], workers: int
) -> Generator[Result_co]:
    """Run games of any plan, with one runner per process, and yield their results as they finish.

    Plan, runner factory and results must be picklable.
    """
    pool = ProcessPool(plan, numbers, make_runner)
    try:
        pool.start(workers)
        while pool.is_busy():
            yield from pool.results()
    finally:
        pool.kill()


# in the worker


def work(pipe: "Connection[Any, Any]", plan: Any, make_runner: Callable[[Any], Runner[Any]] = GameRunner) -> None:
    """Play requested games until the parent closes the pipe or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    numbers: SimpleQueue[int] = SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, numbers), daemon=True).start()
    runner: Runner[Any] | None = None
    with suppress(OSError):
        while True:
            number = numbers.get()
            try:
                runner = runner or make_runner(plan)
                pipe.send(runner.play(number))
            except Problem as problem:
                pipe.send(problem)
            except Exception:
                # an arbitrary exception may not be picklable; its text always is
                pipe.send(RuntimeError(traceback.format_exc()))
    os._exit(0)


def _listen(pipe: "Connection[Any, Any]", numbers: SimpleQueue[int]) -> None:
    with suppress(EOFError, OSError):
        while True:
            numbers.put(pipe.recv())
    os._exit(0)


# in the parent


@dataclass(eq=False)
class GameWorker:
    """A worker process and the games queued at it."""

    process: BaseProcess
    pipe: "Connection[Any, Any]"
    queued: deque[int] = field(default_factory=deque)


class ProcessPool:
    """The worker processes of a contest."""

    def __init__(
        self, plan: Any, numbers: Iterable[int], make_runner: Callable[[Any], Runner[Any]] = GameRunner
    ) -> None:
        self._make_runner = make_runner
        self._plan = plan
        self._waiting = deque(numbers)
        self._workers: list[GameWorker] = []
        self._deaths: Counter[int] = Counter()

    def start(self, workers: int) -> None:
        """Start workers, no more than there are games."""
        for _ in range(min(workers, len(self._waiting))):
            self._start_one()

    def is_busy(self) -> bool:
        """Return whether games are still to come."""
        return bool(self._waiting) or any(worker.queued for worker in self._workers)

    def results(self) -> Iterator[Any]:
        """Wait for finished games and yield their results: at least one unless a worker has died."""
        for worker in self._workers:
            self._feed(worker)
        ready = wait([worker.pipe for worker in self._workers])
        for worker in [worker for worker in self._workers if worker.pipe in ready]:
            try:
                result = worker.pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            if isinstance(result, Exception):
                raise result
            worker.queued.popleft()
            yield result

    def kill(self) -> None:
        """Kill all workers."""
        for worker in self._workers:
            worker.pipe.close()
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()
            worker.process.close()
        self._workers.clear()

    def _start_one(self) -> None:
        # spawned, not forked: the same on every system, and safe where the caller has threads
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._plan, self._make_runner), name="semiramis-arena")
        with interrupts_blocked():
            process.start()
        theirs.close()
        self._workers.append(GameWorker(process, ours))

    def _feed(self, worker: GameWorker) -> None:
        while self._waiting and len(worker.queued) < AHEAD:
            worker.queued.append(self._waiting.popleft())
            with suppress(OSError):  # a dead worker is noticed where it should answer
                worker.pipe.send(worker.queued[-1])

    def _replace(self, worker: GameWorker) -> None:
        if worker.queued:
            self._deaths[worker.queued[0]] += 1
            if self._deaths[worker.queued[0]] >= MOST_DEATHS:
                raise Problem("arena-worker-died", game=worker.queued[0], times=MOST_DEATHS)
        self._waiting.extendleft(reversed(worker.queued))
        self._workers.remove(worker)
        worker.pipe.close()
        worker.process.join()
        worker.process.close()
        if self._waiting:
            self._start_one()
