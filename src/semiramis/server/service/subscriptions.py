"""Subscriptions to tables, each with a short queue. Slow subscribers are disconnected; they reconnect and resume."""

import asyncio
from dataclasses import dataclass, field

from semiramis.server.tables.seats import HeldSeats

LONGEST_QUEUE = 64


@dataclass(eq=False)
class Subscription:
    """One subscriber: the seats they hold and the events not sent yet, as (seq, JSON). None ends the subscription.

    `last` is the last event they have got or will get from the queue; events come once and without gaps.
    """

    held: HeldSeats
    last: int = -1
    queue: "asyncio.Queue[tuple[int, str] | None]" = field(
        default_factory=lambda: asyncio.Queue(maxsize=LONGEST_QUEUE + 1)
    )

    def push(self, seq: int, data: str) -> bool:
        """Add the next event; False if the queue is full, in which case the subscription ends.

        An event that is there already is left out, and so is one after a gap: what is missing comes from the store.
        """
        if seq != self.last + 1:
            return True
        if self.queue.qsize() >= LONGEST_QUEUE:
            self.end()
            return False
        self.queue.put_nowait((seq, data))
        self.last = seq
        return True

    def end(self) -> None:
        """Disconnect; the subscriber can resume after the last event they have seen."""
        if not self.queue.full():
            self.queue.put_nowait(None)


class Subscriptions:
    """All subscriptions by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Subscription]] = {}
        self._is_over = False

    def open(self, id: str, held: HeldSeats, last: int) -> Subscription:
        """Subscribe to a table; `last` is the last event that the subscriber gets elsewhere."""
        subscription = Subscription(held, last)
        if self._is_over:  # opened while the server stops
            subscription.end()
        self._by_table.setdefault(id, set()).add(subscription)
        return subscription

    def close(self, id: str, subscription: Subscription) -> None:
        """Remove a subscription."""
        subscribers = self._by_table.get(id, set())
        subscribers.discard(subscription)
        if not subscribers:
            self._by_table.pop(id, None)

    def ids(self) -> list[str]:
        """The tables that are subscribed to."""
        return list(self._by_table)

    def at(self, id: str) -> list[Subscription]:
        """The subscriptions to one table."""
        return list(self._by_table.get(id, ()))

    def count(self) -> int:
        """The number of subscriptions to all tables."""
        return sum(map(len, self._by_table.values()))

    def end_all(self) -> None:
        """Disconnect everybody, and who comes now as soon as they have what they missed."""
        self._is_over = True
        for subscribers in self._by_table.values():
            for subscription in subscribers:
                subscription.end()
