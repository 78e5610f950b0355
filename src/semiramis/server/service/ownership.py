"""Who may change a table: the one process there is, or the node of a cluster that has taken it on."""

import asyncio
from dataclasses import dataclass
from typing import Protocol

from semiramis.server.storage.rows import NewTableRows, TableStore


@dataclass(frozen=True)
class Node:
    """A process of a cluster: where others reach it, and what they prove themselves with."""

    id: str
    url: str
    secret: str


class Ownership(Protocol):
    """Knows which tables this process may change. Every change is checked again as it is stored."""

    is_shared: bool
    """Whether other processes may change tables."""

    async def start(self) -> float | None:
        """Begin; returns the running time so far, None on new data."""
        ...

    async def run(self) -> None:
        """Run until cancelled: stay known to others as long as this process works."""
        ...

    async def beat(self, now: float) -> None:
        """Note that the server runs; raises if nothing can be stored."""
        ...

    async def hold(self, id: str) -> int | None:
        """The epoch in which this process owns a table, taking it on if nobody does; None where nobody else could.

        Raises NotOwner if another process owns it, Missing if there is no such table.
        """
        ...

    def sign(self, rows: NewTableRows) -> int:
        """Make this process the owner of a new table; return its epoch. Raises NotOwner if it may own none now."""
        ...

    def held(self) -> set[str]:
        """The tables that others cannot change while this process works."""
        ...

    def forget(self, id: str) -> None:
        """Another process has taken on a table."""
        ...

    async def release(self, id: str) -> None:
        """Let others take on a table whose lock is held, and which nobody uses here."""
        ...

    async def stop(self) -> None:
        """Let others take on everything."""
        ...


class Alone:
    """The only process on its data."""

    is_shared = False

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def start(self) -> float | None:
        """The running time of the last heartbeat."""
        return await asyncio.to_thread(self._store.last_heartbeat)

    async def run(self) -> None:
        """Nothing to do."""

    async def beat(self, now: float) -> None:
        """Store a heartbeat."""
        await asyncio.wrap_future(self._store.heartbeat(now))

    async def hold(self, id: str) -> int | None:
        """Every table is owned."""
        return None

    def sign(self, rows: NewTableRows) -> int:
        """The first epoch."""
        return 0

    def held(self) -> set[str]:
        """No table that others could change otherwise."""
        return set()

    def forget(self, id: str) -> None:
        """Nobody takes on a table."""

    async def release(self, id: str) -> None:
        """Nobody waits for a table."""

    async def stop(self) -> None:
        """Nobody takes on tables."""
