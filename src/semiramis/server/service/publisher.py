"""Publishing: the last stored event of a table, sent to each subscriber as they may see it."""

import asyncio
from collections.abc import Callable

from semiramis.core.play.position import position_words
from semiramis.server.logs import LOG
from semiramis.server.service.bus import STORED, Bus
from semiramis.server.service.subscriptions import Subscriptions
from semiramis.server.storage.rows import packed
from semiramis.server.tables.history import TableEvent
from semiramis.server.tables.seats import HeldSeats
from semiramis.server.tables.serialize import serialize_event, table_snapshot
from semiramis.server.tables.table import Table

PUBLISH_AFTER = 0.001
"""Seconds between storing an event and publishing it, so that its author is answered before views are computed."""


class Publisher:
    """Publishes events that are stored. An event is pending for PUBLISH_AFTER seconds, or until it is flushed."""

    def __init__(self, subscriptions: Subscriptions, bus: Bus) -> None:
        self._subscriptions = subscriptions
        self._bus = bus
        self.on_gap: Callable[[str], object] = lambda id: None
        """Called with a table some of whose subscribers have not got an event before the one published."""
        self._pending: dict[str, tuple[Table, TableEvent]] = {}

    def publish_soon(self, table: Table, event: TableEvent) -> None:
        """Publish a stored event, the last one of its table, in a moment."""
        self._pending[table.id] = table, event
        asyncio.get_running_loop().call_later(PUBLISH_AFTER, self.flush, table.id)

    def flush(self, id: str) -> None:
        """Publish the pending event of a table, if there is one."""
        if id not in self._pending:
            return
        try:
            self._publish(*self._pending.pop(id))
        except Exception:
            LOG.exception("not published", extra={"more": {"table": id}})
            # it is stored: disconnected subscribers come back for it
            for subscription in self._subscriptions.at(id):
                subscription.end()
                self._subscriptions.close(id, subscription)

    def flush_all(self) -> None:
        """Publish every pending event."""
        for id in list(self._pending):
            self.flush(id)

    def _publish(self, table: Table, event: TableEvent) -> None:
        """Send an event to all subscribers of a table, serialized once per set of seats, and announce it to others."""
        self._bus.send(STORED, f"{table.id} {event.seq}")
        sent: dict[HeldSeats, str] = {}
        subscribers = self._subscriptions.at(table.id)
        words = position_words(table.game, table.match.state) if subscribers else None
        for subscription in subscribers:
            held = subscription.held
            if subscription.last < event.seq - 1:
                self.on_gap(table.id)
            if held not in sent:
                sent[held] = packed({**serialize_event(event, held), "now": table_snapshot(table, held, words)})
            if not subscription.push(event.seq, sent[held]):
                self._subscriptions.close(table.id, subscription)
