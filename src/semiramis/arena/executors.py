"""Games spread over processes of this machine.

A worker is told one number after the other and sends back the game. It ends when its parent is gone, however that came
about; a worker that dies is replaced and its games are played again.
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
from semiramis.arena.result import Played
from semiramis.arena.runner import Hall
from semiramis.bots.process.worker_process import deaf_children
from semiramis.core.model.message import Problem

AHEAD = 2
"""How many games a worker is told of at once, so that it never waits for its parent."""
MOST_DEATHS = 3
"""How many workers a game may cost before the contest is given up."""

PlanT = TypeVar("PlanT")
Result_co = TypeVar("Result_co", covariant=True)


class Stage(Protocol[Result_co]):
    """Where games are played by their numbers; a hall of the arena, or another."""

    def play(self, number: int) -> Result_co:
        """Play the game of a number."""
        ...

    def close(self) -> None:
        """Clear up."""
        ...


def here(plan: Plan, numbers: Iterable[int]) -> Iterator[Played]:
    """Games played in this process."""
    return staged_here(Hall, plan, numbers)


def in_processes(plan: Plan, numbers: Iterable[int], workers: int) -> Iterator[Played]:
    """Games played by several processes, in the order in which they end."""
    return staged_in_processes(Hall, plan, numbers, workers)


def staged_here(
    stage_of: Callable[[PlanT], Stage[Result_co]], plan: PlanT, numbers: Iterable[int]
) -> Generator[Result_co]:
    """Games of any plan on its stage, in this process."""
    stage = stage_of(plan)
    try:
        for number in numbers:
            yield stage.play(number)
    finally:
        stage.close()


def staged_in_processes(
    stage_of: Callable[[PlanT], Stage[Result_co]], plan: PlanT, numbers: Iterable[int], workers: int
) -> Generator[Result_co]:
    """Games of any plan, each process with a stage of its own, in the order in which they end.

    Plan, stage and games cross process borders, so all of them can be pickled.
    """
    crew = Crew(plan, numbers, stage_of)
    try:
        crew.hire(workers)
        while crew.is_busy():
            yield from crew.finished()
    finally:
        crew.dismiss()


# the worker's end


def work(pipe: "Connection[Any, Any]", plan: Any, stage_of: Callable[[Any], Stage[Any]] = Hall) -> None:
    """Play the games that are asked for, until the parent closes the pipe or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    numbers: SimpleQueue[int] = SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, numbers), daemon=True).start()
    stage: Stage[Any] | None = None
    with suppress(OSError):
        while True:
            number = numbers.get()
            try:
                stage = stage or stage_of(plan)
                pipe.send(stage.play(number))
            except Problem as problem:
                pipe.send(problem)
            except Exception:
                # it may hold anything; its text can always be sent
                pipe.send(RuntimeError(traceback.format_exc()))
    os._exit(0)


def _listen(pipe: "Connection[Any, Any]", numbers: SimpleQueue[int]) -> None:
    with suppress(EOFError, OSError):
        while True:
            numbers.put(pipe.recv())
    os._exit(0)


# the parent's end


@dataclass(eq=False)
class Worker:
    """A worker and the games it has been told of."""

    process: BaseProcess
    pipe: "Connection[Any, Any]"
    told: deque[int] = field(default_factory=deque)


class Crew:
    """The workers of a contest."""

    def __init__(self, plan: Any, numbers: Iterable[int], stage_of: Callable[[Any], Stage[Any]] = Hall) -> None:
        self._stage_of = stage_of
        self._plan = plan
        self._waiting = deque(numbers)
        self._workers: list[Worker] = []
        self._deaths: Counter[int] = Counter()

    def hire(self, workers: int) -> None:
        """Start workers; no more than there are games."""
        for _ in range(min(workers, len(self._waiting))):
            self._start()

    def is_busy(self) -> bool:
        """Whether games are still to come."""
        return bool(self._waiting) or any(worker.told for worker in self._workers)

    def finished(self) -> Iterator[Any]:
        """The games that have ended, at least one unless a worker has died; waits for them."""
        for worker in self._workers:
            self._tell(worker)
        ready = wait([worker.pipe for worker in self._workers])
        for worker in [worker for worker in self._workers if worker.pipe in ready]:
            try:
                said = worker.pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            if isinstance(said, Exception):
                raise said
            worker.told.popleft()
            yield said

    def dismiss(self) -> None:
        """End all workers, whatever they do."""
        for worker in self._workers:
            worker.pipe.close()
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()
            worker.process.close()
        self._workers.clear()

    def _start(self) -> None:
        # spawned, not forked: the same on every system, and safe where the caller has threads
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._plan, self._stage_of), name="semiramis-arena")
        with deaf_children():
            process.start()
        theirs.close()
        self._workers.append(Worker(process, ours))

    def _tell(self, worker: Worker) -> None:
        while self._waiting and len(worker.told) < AHEAD:
            worker.told.append(self._waiting.popleft())
            with suppress(OSError):  # a dead worker is noticed where it should answer
                worker.pipe.send(worker.told[-1])

    def _replace(self, worker: Worker) -> None:
        if worker.told:
            self._deaths[worker.told[0]] += 1
            if self._deaths[worker.told[0]] >= MOST_DEATHS:
                raise Problem("arena-worker-died", game=worker.told[0], times=MOST_DEATHS)
        self._waiting.extendleft(reversed(worker.told))
        self._workers.remove(worker)
        worker.pipe.close()
        worker.process.join()
        worker.process.close()
        if self._waiting:
            self._start()
