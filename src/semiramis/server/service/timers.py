"""What happens without a request: background tasks, the heartbeat, and clocks that run out."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from semiramis.server.logs import LOG
from semiramis.server.storage.rows import TableStore
from semiramis.server.tables.running_time import RunningTime
from semiramis.server.tables.table import Table

DAY = 86_400.0
DELETE_SECONDS = 3600.0
HEARTBEAT_SECONDS = 5.0
AFTER_DEADLINE = 0.01
"""Seconds between a deadline and the look at the clock, so that it has surely passed."""


class Background:
    """The tasks a server runs beside its requests; one that fails is logged."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run a coroutine on its own; return its task."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            LOG.error("task", exc_info=problem)

    async def stop(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Timers:
    """Writes the heartbeat and calls `time_out(table_id)` when a clock or a request of a table has run out.

    The store knows all deadlines, so tables need not be in memory. Those before the next heartbeat are scheduled.
    """

    def __init__(
        self,
        store: TableStore,
        beat: Callable[[float], Awaitable[None]],
        running_time: RunningTime,
        background: Background,
        time_out: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        self._store = store
        self._beat = beat
        self._time = running_time
        self._background = background
        self._time_out = time_out
        self.is_writing = True
        """Whether the last heartbeat could be stored."""

    async def run(self) -> None:
        """Run forever: note that the server is up, and schedule what runs out before the next heartbeat."""
        while True:
            now = self._time.now()
            try:
                await self._beat(now)
                for id, deadline in await asyncio.to_thread(self._store.deadlines, now + HEARTBEAT_SECONDS):
                    self._schedule(id, deadline)
                self.is_writing = True
            except Exception:
                self.is_writing = False
                LOG.exception("heartbeat not written")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def delete_unused(self, days: float) -> None:
        """Run forever: delete what nobody has used for so many days (`TableStore.delete_unused`)."""
        while True:
            try:
                while await asyncio.to_thread(self._store.delete_unused, time.time() - days * DAY):
                    await asyncio.sleep(1.0)
            except Exception:
                LOG.exception("nothing deleted")
            await asyncio.sleep(DELETE_SECONDS)

    def watch(self, table: Table) -> None:
        """Schedule a deadline that passes before the next heartbeat."""
        if table.deadline is not None and table.deadline < self._time.now() + HEARTBEAT_SECONDS:
            self._schedule(table.id, table.deadline)

    def _schedule(self, id: str, deadline: float) -> None:
        wait = max(0.0, deadline - self._time.now()) + AFTER_DEADLINE
        asyncio.get_running_loop().call_later(wait, self._deadline_passed, id)

    def _deadline_passed(self, id: str) -> None:
        if not self._background.stopping:
            self._background.spawn(self._time_out(id))
