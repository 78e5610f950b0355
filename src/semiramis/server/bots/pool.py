"""Bots run in worker processes, never in the event loop, and there is always a move, even if a bot fails.

Each worker does one job at a time; further jobs wait in a fair queue. A worker that dies or hangs is replaced. Where a
bot brings no legal move, the greedy bot chooses in a worker that never runs anybody else's code; should that fail too,
the move is drawn here.
"""
# Long because the way of a job through queue, worker and fallback is read from top to bottom.

import asyncio
import atexit
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from queue import SimpleQueue
from typing import Any

from semiramis.bots.api import FALLBACK_BOT
from semiramis.bots.process.answers import BOTS_KEPT, RANDOM_CHOICE, Answer, random_code, trouble_with
from semiramis.bots.process.parent import WorkerFailed, WorkerProcess
from semiramis.bots.process.protocol import Job, load_game
from semiramis.bots.process.supervisor import GRACE, Supervisor
from semiramis.bots.search.explanation import read_explanation
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.server.bots.choice import ANYWHERE, Choice, Stats
from semiramis.server.bots.queue import FairQueue, Place, Rank
from semiramis.server.errors import Unavailable
from semiramis.server.logs import LOG

__all__ = ["BotPool", "Choice", "Job", "PoolClosed", "Stats"]

FALLBACK_SECONDS = 1.0
FALLBACK_LIMIT = 3.0
LINGER = 0.3
"""How long a worker may still finish a job that nobody waits for; most do, and a new process costs more."""
CLOSE_LIMIT = 0.5
QUICK_BOTS = ("greedy", "random")
"""Built-in bots that choose in a fraction of a second; they need not wait for a search to end."""
FEW_WAITING = 4
"""Waiting jobs for each worker at which searches still have all their time."""
LEAST_SECONDS = 0.2


class PoolClosed(RuntimeError):
    """The pool is closed; nobody chooses any more."""


@dataclass(eq=False)
class QueuedJob:
    """A job under way, and where its outcome is awaited."""

    job: Job
    limit: float
    place: Place
    loop: asyncio.AbstractEventLoop
    outcome: asyncio.Future[Answer]
    since: float = field(default_factory=time.monotonic)


@dataclass(eq=False)
class BotWorker:
    """A worker process, the thread that talks to it, and what it knows; started with the first job."""

    closing: threading.Event
    pool: "WorkerPool"
    queue: SimpleQueue[QueuedJob | None] = field(default_factory=SimpleQueue)
    knows: deque[object] = field(default_factory=lambda: deque(maxlen=BOTS_KEPT))
    thread: threading.Thread | None = None

    def __post_init__(self) -> None:
        self.supervisor = Supervisor(self.closing.is_set)

    @property
    def process(self) -> WorkerProcess | None:
        """The process, once there is one."""
        return self.supervisor.process

    @property
    def replaced(self) -> int:
        """How many processes were replaced."""
        return self.supervisor.replaced

    def suits(self, job: Job) -> tuple[bool, bool]:
        """How well a job would be placed here: best where its bot is known, then where a process is running."""
        return job.bot_key in self.knows, self.process is not None

    def take(self, queued: QueuedJob) -> None:
        """Do a job; this worker must be free."""
        if queued.job.bot_key not in self.knows:
            self.knows.append(queued.job.bot_key)
        if self.thread is None:
            # a daemon, so that the interpreter can exit while a bot thinks
            self.thread = threading.Thread(target=self._work, name="bot-worker", daemon=True)
            self.thread.start()
        self.queue.put(queued)

    def _work(self) -> None:
        """The thread: one job after the other, with a process that is ready before the next job comes."""
        while (queued := self.queue.get()) is not None:
            before = self.replaced
            outcome = self.supervisor.ask(queued.job, queued.limit, self._patience(queued), queued.outcome.cancelled)
            if self.replaced != before:
                self.knows.clear()
            _tell(queued, self.pool.finish, queued, outcome)
            if self.process is None:
                try:
                    self.supervisor.ensure_ready(queued.job.game)
                except WorkerFailed:
                    self.supervisor.end()
            _tell(queued, self.pool.free, self)
        self.supervisor.end()

    def _patience(self, queued: QueuedJob) -> Callable[[], bool]:
        """Whether to wait no longer: the pool is closing, or the job was cancelled a while ago."""
        since: float | None = None

        def is_over() -> bool:
            nonlocal since
            if since is None and queued.outcome.cancelled():
                since = time.monotonic()
            return self.closing.is_set() or (since is not None and time.monotonic() - since > LINGER)

        return is_over


class WorkerPool:
    """Workers that share one queue; all but the workers' own threads happens in the event loop."""

    def __init__(self, size: int, closing: threading.Event) -> None:
        self._closing = closing
        self.workers = [BotWorker(closing, self) for _ in range(size)]
        self._free = list(self.workers)
        self.waiting: FairQueue[QueuedJob] = FairQueue()
        self.waited = 0.0

    async def ask(self, job: Job, limit: float, place: Place = ANYWHERE) -> Answer:
        """What a worker says to a job, in its turn."""
        loop = asyncio.get_running_loop()
        queued = QueuedJob(job, limit, place, loop, loop.create_future())
        self.waiting.put(queued, place)
        self._hand_out()
        try:
            outcome = await queued.outcome
        finally:
            self.waiting.discard(queued, place)
        if self._closing.is_set():
            raise PoolClosed
        return outcome

    def finish(self, queued: QueuedJob, outcome: Answer) -> None:
        """Resolve the future of an outcome, unless it was cancelled."""
        if not queued.outcome.done():
            queued.outcome.set_result(outcome)

    def free(self, worker: BotWorker) -> None:
        """Take a worker back."""
        self._free.append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and len(self.waiting) and not self._closing.is_set():
            queued = self.waiting.pop()
            if not queued.outcome.cancelled():
                self.waited += time.monotonic() - queued.since
                queued.job = self._shortened(queued.job)
                best = max(self._free, key=lambda worker: worker.suits(queued.job))
                self._free.remove(best)
                best.take(queued)

    def _shortened(self, job: Job) -> Job:
        """A job with less time the more others wait: half of it where twice FEW_WAITING do for each worker."""
        others = len(self.waiting) / len(self.workers)
        if job.seconds is None or others <= FEW_WAITING:
            return job
        return replace(job, seconds=max(min(job.seconds, LEAST_SECONDS), job.seconds * FEW_WAITING / others))

    def close(self) -> None:
        """Cancel all waiting jobs and stop all workers."""
        for queued in list(self.waiting):
            with suppress(RuntimeError):  # the loop may be over already
                self.finish(queued, Answer())
        for worker in self.workers:
            worker.queue.put(None)


class BotPool:
    """Worker processes for bots: at most `size` that think, and one more for fallbacks once there is trouble.

    It belongs to the event loop that first uses it. A bot gets `grace` seconds more than its clock says.
    With `quick` the bots that do not search choose in the process for fallbacks, so that no search delays them.
    """

    def __init__(self, size: int, grace: float = GRACE, quick: bool = False) -> None:
        if size < 1 or grace < 0:
            raise ValueError(f"a pool of {size} workers with {grace} seconds of grace")
        self._closing = threading.Event()
        self._grace = grace
        self._quick = quick
        self._bot_workers = WorkerPool(size, self._closing)
        self._fallback_workers = WorkerPool(1, self._closing)
        self._jobs = 0
        self._fallbacks = 0
        # registered after multiprocessing's own, so that it runs before: those would wait for stubborn workers
        atexit.register(self.close)

    async def choose(self, job: Job, place: Place = ANYWHERE) -> Choice:
        """A legal code for the mover of a job, from its bot or from the fallback, in its turn.

        A job that nobody could do (no such game, no position, nobody's move, no clock) is a mistake of the caller and
        raises.
        """
        if self._closing.is_set():
            raise PoolClosed
        if job.seconds is None:
            raise ValueError("a bot of a pool needs a clock")
        self._jobs += 1
        is_quick = self._quick and job.bot in QUICK_BOTS and not job.explain
        workers = self._fallback_workers if is_quick else self._bot_workers
        thought = await workers.ask(job, job.seconds + self._grace, place)
        legal = await asyncio.to_thread(_legal, job)
        trouble = trouble_with(thought, legal)
        if not trouble:
            why = read_explanation(thought.why, load_game(job.game, job.edition), legal) if thought.why else None
            return Choice(thought.code, thought.by, False, "", thought.seconds, why)
        self._fallbacks += 1
        fallback = await self._fallback_workers.ask(
            replace(job, bot=FALLBACK_BOT, seconds=FALLBACK_SECONDS), FALLBACK_LIMIT, place
        )
        seconds = thought.seconds + fallback.seconds
        if trouble_with(fallback, legal):
            return Choice(random_code(job.seed, job.state, legal), RANDOM_CHOICE, True, trouble, seconds)
        return Choice(fallback.code, fallback.by, True, trouble, seconds)

    async def judge(self, job: Job, place: Place = ANYWHERE) -> Any:
        """The judgement of the turn of a job, in its turn. Raises Unavailable if a worker does not bring it."""
        if self._closing.is_set():
            raise PoolClosed
        answer = await self._bot_workers.ask(job, (job.seconds or 0.0) + self._grace, place)
        if answer.trouble or answer.why is None:
            LOG.warning("review", extra={"more": {"trouble": answer.trouble}})
            raise Unavailable("server-busy", seconds=5)
        return answer.why

    @property
    def stats(self) -> Stats:
        """Counts of jobs, fallbacks and replaced workers, and how many jobs wait and waited how long."""
        pools = (self._bot_workers, self._fallback_workers)
        now = time.monotonic()
        return Stats(
            self._jobs,
            self._fallbacks,
            sum(worker.replaced for worker in self._workers),
            {rank: sum(pool.waiting.lengths()[rank] for pool in pools) for rank in Rank},
            sum(pool.waited for pool in pools),
            max((now - queued.since for pool in pools for queued in pool.waiting), default=0.0),
        )

    @property
    def pids(self) -> list[int]:
        """The worker processes there are now."""
        processes = [worker.process for worker in self._workers]
        return [process.pid for process in processes if process is not None]

    def close(self) -> None:
        """End all workers at once; callers that still await a choice get PoolClosed."""
        if self._closing.is_set():
            return
        self._closing.set()
        atexit.unregister(self.close)
        self._bot_workers.close()
        self._fallback_workers.close()
        if not self._joined(CLOSE_LIMIT):
            # a thread that cannot look up: what it waits for ends with the process
            for worker in self._workers:
                if process := worker.process:
                    process.kill()
            self._joined(CLOSE_LIMIT)

    @property
    def _workers(self) -> list[BotWorker]:
        return [*self._bot_workers.workers, *self._fallback_workers.workers]

    def _joined(self, limit: float) -> bool:
        """Whether all threads, and with them their processes, have ended within a limit."""
        deadline = time.monotonic() + limit
        threads = [worker.thread for worker in self._workers if worker.thread is not None]
        for thread in threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        return not any(thread.is_alive() for thread in threads)


def _tell(queued: QueuedJob, report: Callable[..., None], *what: object) -> None:
    """Report from a worker's thread to the event loop, as long as there is one."""
    with suppress(RuntimeError):
        queued.loop.call_soon_threadsafe(report, *what)


def _legal(job: Job) -> list[int]:
    """The codes a job is to choose from."""
    game = load_game(job.game, job.edition)
    state = game.rules.State.from_bytes(job.state)
    if game.rules.mover(state) in (CHANCE, NOBODY):
        raise ValueError(f"no seat is to move in this position of {job.game}")
    return game.legal_codes(state)
