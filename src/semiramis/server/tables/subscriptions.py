"""Subscriptions: everyone who listens to a table, each with a short queue; who cannot keep up is let go and resumes."""

import asyncio
from dataclasses import dataclass, field

from semiramis.server.tables.serialize import Seats

LONGEST_QUEUE = 64


@dataclass(eq=False)
class Subscription:
    """One listener: the seats it holds, and what it has not been sent yet. None in the queue ends it."""

    seats: Seats
    queue: "asyncio.Queue[tuple[int, str] | None]" = field(
        default_factory=lambda: asyncio.Queue(maxsize=LONGEST_QUEUE + 1)
    )

    def push(self, seq: int, data: str) -> bool:
        """Add an event; false when the listener is too slow and has been let go."""
        if self.queue.qsize() >= LONGEST_QUEUE:
            self.end()
            return False
        self.queue.put_nowait((seq, data))
        return True

    def end(self) -> None:
        """Let the listener go; it may come back with the number of the last event it has seen."""
        if not self.queue.full():
            self.queue.put_nowait(None)


class Subscriptions:
    """All listeners by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Subscription]] = {}

    def open(self, id: str, seats: Seats) -> Subscription:
        """Begin to listen to a table."""
        stream = Subscription(seats)
        self._by_table.setdefault(id, set()).add(stream)
        return stream

    def close(self, id: str, stream: Subscription) -> None:
        """Stop listening."""
        listeners = self._by_table.get(id, set())
        listeners.discard(stream)
        if not listeners:
            self._by_table.pop(id, None)

    def at(self, id: str) -> list[Subscription]:
        """Everyone who listens to a table."""
        return list(self._by_table.get(id, ()))

    def count(self) -> int:
        """How many listeners there are."""
        return sum(map(len, self._by_table.values()))

    def end_all(self) -> None:
        """Let everyone go."""
        for listeners in self._by_table.values():
            for stream in listeners:
                stream.end()
