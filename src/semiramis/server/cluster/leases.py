"""Leases: which tables this node owns, kept in the database and confirmed every few seconds.

A node whose lease has run out, such as one that was paused, serves nothing until it has a new one, under a new id. It
cannot know how long it was paused while it stores something; so the database refuses what another owner has overtaken.
"""

import asyncio
import secrets
import time
from functools import partial
from typing import Any

from semiramis.server.errors import Missing, NotOwner
from semiramis.server.logs import LOG
from semiramis.server.service.ownership import Node
from semiramis.server.storage import nodes
from semiramis.server.storage.nodes import LEASE_SECONDS
from semiramis.server.storage.rows import NewTableRows
from semiramis.server.storage.store import PATIENCE_SECONDS, Store
from semiramis.server.tables.running_time import RunningTime

RENEW_SECONDS = LEASE_SECONDS / 4
MARGIN = 0.5
"""Seconds before the end of its lease at which a node stops serving: clocks of machines differ in speed a little."""


class Leases:
    """The tables of this node; it implements `Ownership`."""

    is_shared = True

    def __init__(self, store: Store, url: str, running_time: RunningTime) -> None:
        self.node = self._new_node(url)
        self.lost = 0
        self._store = store
        self._time = running_time
        self._epochs: dict[str, int] = {}
        self._valid_until = 0.0
        self._is_leaving = False

    @staticmethod
    def _new_node(url: str) -> Node:
        return Node(secrets.token_hex(8), url, secrets.token_urlsafe(24))

    @property
    def is_valid(self) -> bool:
        """Whether other nodes cannot have taken on what this one owns."""
        return time.monotonic() < self._valid_until and not self._is_leaving

    async def start(self) -> float | None:
        """Join the cluster, as soon as the database lets it; returns the running time of all nodes."""
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                await self._register()
                return self._time.now()
            except Exception:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(RENEW_SECONDS / 2)

    async def _register(self) -> None:
        self._epochs.clear()
        node = self._new_node(self.node.url)
        await self._write(partial(nodes.register, id=node.id, url=node.url, secret=node.secret))
        self.node, self._store.node = node, node.id
        await self._renew()

    async def _renew(self) -> bool:
        asked = time.monotonic()
        running = await self._write(partial(nodes.renew, id=self.node.id))
        if running is None:
            return False
        # the lease was prolonged after `asked`, so it ends later than this
        self._valid_until = asked + LEASE_SECONDS - MARGIN
        self._time.resume(running)
        return True

    async def _write(self, work: "partial[Any]") -> Any:
        return await asyncio.wrap_future(self._store.write(work))

    async def run(self) -> None:
        """Run until cancelled: prolong the lease, or begin a new one once it has run out."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                if not await self._renew():
                    self.lost += 1
                    LOG.warning("lease lost", extra={"more": {"node": self.node.id, "tables": len(self._epochs)}})
                    await self._register()
            except Exception:
                LOG.exception("lease not renewed")

    async def beat(self, now: float) -> None:
        """Leases are the heartbeats of a node; raises NotOwner while it has none."""
        if not self.is_valid:
            raise NotOwner

    async def hold(self, id: str) -> int | None:
        """The epoch in which this node owns a table. Raises NotOwner, with the node that does, or Missing."""
        if not self.is_valid:
            raise NotOwner
        if id in self._epochs:
            return self._epochs[id]
        node = self.node
        found = await self._write(partial(nodes.claim, table=id, node=node.id))
        if found is None:
            raise Missing("server-no-table", table=id[:40])
        if found["owner"] != node.id:
            raise NotOwner(Node(found["owner"], found["url"], found["secret"]) if found["is_alive"] else None)
        if node is not self.node or not self.is_valid:  # lost meanwhile
            raise NotOwner
        self._epochs[id] = int(found["epoch"])
        return self._epochs[id]

    def sign(self, rows: NewTableRows) -> int:
        """Make this node the owner of a new table."""
        if not self.is_valid:
            raise NotOwner
        rows.table.update(owner=self.node.id, epoch=1)
        self._epochs[rows.table["id"]] = 1
        return 1

    def held(self) -> set[str]:
        """The tables this node owns."""
        return set(self._epochs) if self.is_valid else set()

    def forget(self, id: str) -> None:
        """Another node has taken on a table."""
        self._epochs.pop(id, None)

    async def release(self, id: str) -> None:
        """Let other nodes take on a table whose lock is held."""
        epoch = self._epochs.pop(id, None)
        if epoch is not None:
            await self._write(partial(nodes.release, table=id, node=self.node.id, epoch=epoch))

    async def stop(self) -> None:
        """Leave the cluster: others take on its tables at once."""
        self._is_leaving = True
        self._epochs.clear()
        await self._write(partial(nodes.remove, id=self.node.id))
