"""Subscriptions to tables, each with a short queue. Slow subscribers are disconnected; they reconnect and resume."""

import asyncio
from dataclasses import dataclass, field

from semiramis.server.tables.seats import HeldSeats

LONGEST_QUEUE = 64


@dataclass(eq=False)
class Subscription:
    """One subscriber: the seats they hold and the events not sent yet, as (seq, JSON). None ends the subscription."""

    held: HeldSeats
    queue: "asyncio.Queue[tuple[int, str] | None]" = field(
        default_factory=lambda: asyncio.Queue(maxsize=LONGEST_QUEUE + 1)
    )

    def push(self, seq: int, data: str) -> bool:
        """Add an event; False if the queue is full, in which case the subscription ends."""
        if self.queue.qsize() >= LONGEST_QUEUE:
            self.end()
            return False
        self.queue.put_nowait((seq, data))
        return True

    def end(self) -> None:
        """Disconnect; the subscriber can resume after the last event they have seen."""
        if not self.queue.full():
            self.queue.put_nowait(None)


class Subscriptions:
    """All subscriptions by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Subscription]] = {}

    def open(self, id: str, held: HeldSeats) -> Subscription:
        """Subscribe to a table."""
        subscription = Subscription(held)
        self._by_table.setdefault(id, set()).add(subscription)
        return subscription

    def close(self, id: str, subscription: Subscription) -> None:
        """Remove a subscription."""
        subscribers = self._by_table.get(id, set())
        subscribers.discard(subscription)
        if not subscribers:
            self._by_table.pop(id, None)

    def at(self, id: str) -> list[Subscription]:
        """The subscriptions to one table."""
        return list(self._by_table.get(id, ()))

    def count(self) -> int:
        """The number of subscriptions to all tables."""
        return sum(map(len, self._by_table.values()))

    def end_all(self) -> None:
        """Disconnect everybody."""
        for subscribers in self._by_table.values():
            for subscription in subscribers:
                subscription.end()
