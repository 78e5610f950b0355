"""The bus: what the nodes of a cluster tell each other. Messages may be lost; the store is what counts."""

from collections.abc import Callable
from typing import Protocol

Receive = Callable[[str, str], None]
"""Called with the topic and the text of a message, in the event loop."""

STORED = "stored"
"""Topic: the id of a table and the number of the event it has got."""
WATCHED = "watched"
"""Topic: the ids of tables that somebody watches at the sender."""


class Bus(Protocol):
    """Carries short messages between nodes, quickly and without a promise."""

    def send(self, topic: str, text: str) -> None:
        """Send a message to the other nodes soon, or drop it."""
        ...

    async def run(self, receive: Receive) -> None:
        """Run until cancelled: pass on what the other nodes send."""
        ...

    async def wait(self, who: str, burst: float, per_second: float, cost: float) -> float | None:
        """Count a request of a client at all nodes; the seconds to wait if it is too much, else 0. None if unknown."""
        ...


class NoBus:
    """No other node listens, or they find out by themselves."""

    def send(self, topic: str, text: str) -> None:
        """Drop the message."""

    async def run(self, receive: Receive) -> None:
        """Nothing arrives."""

    async def wait(self, who: str, burst: float, per_second: float, cost: float) -> float | None:
        """Each node counts for itself."""
        return None
