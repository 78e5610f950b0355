"""What happens without a request: background tasks, the heartbeat, and clocks that run out."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from semiramis.server.logs import LOG
from semiramis.server.storage.rows import TableStore
from semiramis.server.tables.residency import Residency
from semiramis.server.tables.table import Table

HEARTBEAT_SECONDS = 5.0
SHORTEST_WAIT = 0.05


class Background:
    """The tasks a server runs beside its requests; one that fails is logged."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine on its own."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

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
    """Writes the heartbeat and calls `time_out(table_id)` when a player's time has run out."""

    def __init__(
        self,
        store: TableStore,
        residency: Residency,
        background: Background,
        time_out: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        self._store = store
        self._residency = residency
        self._background = background
        self._time_out = time_out

    async def run(self) -> None:
        """Run forever: note that the server is up, and time out every player whose deadline has passed."""
        while True:
            now = time.time()
            try:
                await asyncio.wrap_future(self._store.heartbeat(now))
            except Exception:
                LOG.exception("heartbeat not written")
            for table in list(self._residency.tables.values()):
                deadline = table.clock.deadline()
                if deadline is not None and deadline <= now:
                    self._background.spawn(self._time_out(table.id))
            await asyncio.sleep(min(HEARTBEAT_SECONDS, self._next_deadline() - now))

    def _next_deadline(self) -> float:
        soon = [d for table in self._residency.tables.values() if (d := table.clock.deadline()) is not None]
        return max(time.time() + SHORTEST_WAIT, min(soon, default=time.time() + HEARTBEAT_SECONDS))

    def watch(self, table: Table) -> None:
        """Schedule a deadline that passes before the next heartbeat."""
        deadline = table.clock.deadline()
        if deadline is not None and (left := deadline - time.time()) < HEARTBEAT_SECONDS:
            asyncio.get_running_loop().call_later(max(0.0, left) + 0.01, self._deadline_passed, table.id)

    def _deadline_passed(self, id: str) -> None:
        if not self._background.stopping:
            self._background.spawn(self._time_out(id))
