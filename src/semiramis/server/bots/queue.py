"""The queue of jobs for bots: people who wait come first, and among equals everybody has their turn."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Rank(IntEnum):
    """What a job is for. A job is taken up only if no job of a lower rank waits."""

    PERSON = 0
    """A move at a table where a person sits and watches."""
    TABLE = 1
    """A move at any other table."""
    HINT = 2
    """A hint for a player."""
    ANALYSIS = 3
    """A hint about a past position."""
    REVIEW = 4
    """A turn of a game that is reviewed."""


@dataclass(frozen=True)
class Place:
    """Where a job waits: its rank, and the host of the table it is for, who has one turn among all hosts."""

    rank: Rank = Rank.TABLE
    host: str = ""


class FairQueue(Generic[Item]):
    """Items by rank; within a rank the hosts take turns, and the items of one host stay in order."""

    def __init__(self) -> None:
        self._ranks: dict[Rank, OrderedDict[str, deque[Item]]] = {rank: OrderedDict() for rank in Rank}

    def put(self, item: Item, place: Place) -> None:
        """Add an item; a host who has none waiting comes after all other hosts."""
        self._ranks[place.rank].setdefault(place.host, deque()).append(item)

    def pop(self) -> Item:
        """Remove the next item. Raises IndexError if there is none."""
        for hosts in self._ranks.values():
            if hosts:
                host, items = hosts.popitem(last=False)
                item = items.popleft()
                if items:
                    hosts[host] = items
                return item
        raise IndexError("pop from an empty queue")

    def discard(self, item: Item, place: Place) -> None:
        """Remove an item, if it still waits."""
        items = self._ranks[place.rank].get(place.host, deque())
        if item in items:
            items.remove(item)
            if not items:
                del self._ranks[place.rank][place.host]

    def lengths(self) -> dict[Rank, int]:
        """How many items of each rank wait."""
        return {rank: sum(map(len, hosts.values())) for rank, hosts in self._ranks.items()}

    def __len__(self) -> int:
        return sum(self.lengths().values())

    def __iter__(self) -> Iterator[Item]:
        for hosts in self._ranks.values():
            for items in hosts.values():
                yield from items
