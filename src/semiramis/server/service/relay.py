"""The relay: what is stored by other nodes, or slipped past the publisher, reaches the subscribers at this one.

The bus says what to read at once. Whether it does or not, every table with subscribers is compared with the store a
few times in a while, so a lost message only costs time. An event is read from the store, so nobody sees one before.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakValueDictionary

from semiramis.core.model.message import Problem
from semiramis.server.errors import NotOwner
from semiramis.server.logs import LOG
from semiramis.server.service.bus import STORED, WATCHED, Bus
from semiramis.server.service.ownership import Ownership
from semiramis.server.service.residency import Residency
from semiramis.server.service.subscriptions import Subscriptions
from semiramis.server.service.timers import Background
from semiramis.server.storage.rows import TableStore, packed
from semiramis.server.tables.seats import HeldSeats
from semiramis.server.tables.table import Table

COMPARE_SECONDS = 1.0
"""How often tables with subscribers are compared with the store."""
WATCH_SECONDS = 15.0
"""How often other nodes are told which tables somebody watches here."""
SWEEP_SECONDS = 5.0
"""How often to look for tables that no node serves and that a bot is to move at."""

History = Callable[[Table, HeldSeats, int], Awaitable[list[dict[str, Any]]]]


class Relay:
    """Keeps subscribers up with the store; `look` wakes the bots of a table, `history` serializes its events."""

    def __init__(
        self,
        store: TableStore,
        residency: Residency,
        ownership: Ownership,
        subscriptions: Subscriptions,
        background: Background,
        bus: Bus,
        history: History,
        look: Callable[[Table], None],
    ) -> None:
        self._store = store
        self._residency = residency
        self._ownership = ownership
        self._subscriptions = subscriptions
        self._background = background
        self._bus = bus
        self._history = history
        self._look = look
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def receive(self, topic: str, text: str) -> None:
        """Take a message of another node."""
        if topic == STORED:
            id, _, seq = text.partition(" ")
            if any(each.last < int(seq) for each in self._subscriptions.at(id)):
                self._background.spawn(self.catch_up(id))
        elif topic == WATCHED:
            for id in text.split():
                if id in self._ownership.held():
                    self._background.spawn(self._wake(id))

    async def run(self) -> None:
        """Run until cancelled: compare with the store, tell who is watched, take up what nobody serves."""
        last_watch = last_sweep = 0.0
        while True:
            await asyncio.sleep(COMPARE_SECONDS)
            try:
                await self.compare()
                if time.monotonic() - last_watch > WATCH_SECONDS and (watched := self._elsewhere()):
                    last_watch = time.monotonic()
                    self._bus.send(WATCHED, " ".join(watched))
                if time.monotonic() - last_sweep > SWEEP_SECONDS:
                    last_sweep = time.monotonic()
                    for id in await asyncio.to_thread(self._store.bot_table_ids):
                        await self._wake(id)
            except Exception:
                LOG.exception("relay")

    def watch(self, id: str) -> None:
        """Tell the owner of a table that somebody has begun to watch it here."""
        self._bus.send(WATCHED, id)

    def _elsewhere(self) -> list[str]:
        held = self._ownership.held()
        return [id for id in self._subscriptions.ids() if id not in held]

    async def compare(self) -> None:
        """Compare the tables that are subscribed to with the store; take on those that nobody serves any more."""
        ids = self._subscriptions.ids()
        if not ids:
            return
        for id, (seq, is_served) in (await asyncio.to_thread(self._store.last_events, ids)).items():
            if any(each.last < seq for each in self._subscriptions.at(id)):
                await self.catch_up(id)
            if not is_served:
                await self._wake(id)

    async def _wake(self, id: str) -> None:
        """Let the bots of a table move, if this node serves it or nobody does."""
        try:
            self._look(await self._residency.get(id))
        except NotOwner:
            return
        except Problem as problem:
            LOG.warning("table not loaded", extra={"more": {"table": id, "problem": problem.message.id}})

    async def catch_up(self, id: str) -> None:
        """Send the subscribers of a table what they have not got yet."""
        async with self._locks.setdefault(id, asyncio.Lock()):
            if not self._subscriptions.at(id):
                return
            table = await self._residency.copy(id)
            found: dict[tuple[HeldSeats, int], list[tuple[int, str]]] = {}
            for subscription in self._subscriptions.at(id):
                key = subscription.held, subscription.last
                if subscription.last < table.seq and key not in found:
                    events = await self._history(table, *key)
                    found[key] = [(event["seq"], packed(event)) for event in events]
                for seq, data in found.get(key, ()):
                    if not subscription.push(seq, data):
                        self._subscriptions.close(id, subscription)
                        break
