"""What a store keeps of tables, independent of how: rows by the names of their columns, and what it is asked for."""

import json
from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol

Row = dict[str, Any]

OPEN_REVIEW, DONE_REVIEW = "open", "done"


class KeyReused(Exception):
    """A command with a key that already made event `seq` at this table."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class TableExists(Exception):
    """A new table whose id there is already: it has been made before."""


@dataclass(frozen=True)
class NewTableRows:
    """A new table with its history so far."""

    table: Row
    seats: list[Row]
    events: list[Row]
    snapshots: list[Row]
    edition: Row | None


@dataclass(frozen=True)
class EventRows:
    """An event with the columns it changes in the rows of its table and of one seat.

    It is stored only while the table still has this `epoch`, and the event before as its last one.
    """

    event: Row
    table: Row
    seat: Row | None
    snapshot: Row | None
    key: Row | None
    epoch: int = 0


def packed(data: Mapping[str, Any] | list[Any]) -> str:
    """Compact JSON, as it is stored and streamed."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class TableReader(Protocol):
    """What is known of tables; tokens are hashes."""

    def table_row(self, id: str) -> Row | None:
        """The row of a table, None if there is none."""
        ...

    def seat_rows(self, id: str) -> list[Row]:
        """The seats of a table, in order."""
        ...

    def event_rows(self, id: str, after: int = -1, upto: int | None = None) -> list[Row]:
        """The events of a table with after < seq <= upto, in order."""
        ...

    def snapshot_row(self, id: str, upto: int | None = None) -> Row | None:
        """The latest snapshot of a table, not later than event `upto`; None if there is none."""
        ...

    def key_row(self, id: str, token: str, key: str) -> Row | None:
        """The key of a command that has made an event, None if it has not."""
        ...

    def edition_row(self, hash: str) -> Row | None:
        """The row of an edition, None if it is unknown."""
        ...

    def ids_of(self, tokens: Iterable[str]) -> list[str]:
        """The ids of the tables where any of these tokens holds a seat or is the host, latest change first."""
        ...

    def hosted_by(self, token: str) -> str | None:
        """The id of the first table made with a token, None if there is none."""
        ...

    def table_ids(self, status: str | None = None) -> list[str]:
        """The ids of all tables, or of those with a status, oldest first."""
        ...

    def bot_table_ids(self) -> list[str]:
        """The ids of the tables at which a bot is to move and a person sits, oldest first."""
        ...

    def last_events(self, ids: Collection[str]) -> dict[str, tuple[int, bool]]:
        """For each table the number of its last event, and whether a node serves it."""
        ...

    def deadlines(self, before: float) -> list[tuple[str, float]]:
        """The tables whose clock or request runs out before a moment of running time, with that moment."""
        ...

    def review_rows(self, id: str, depth: str) -> list[Row]:
        """What is stored of a review of a table: rows with `turn` and `data`."""
        ...

    def open_reviews(self) -> list[tuple[str, str]]:
        """The tables and depths of the reviews that were asked for and are not complete."""
        ...

    def last_heartbeat(self) -> float | None:
        """When the server was last known to be running, in seconds since the epoch; None on the first start."""
        ...


class TableStore(TableReader, Protocol):
    """Where the service keeps tables. A change is durable once its future is done."""

    is_local: bool
    """Whether a short query takes no longer than giving it to a thread."""

    def create(self, rows: NewTableRows) -> "Future[None]":
        """Store a new table. The future raises TableExists if there is one with its id."""
        ...

    def append(self, rows: EventRows) -> "Future[None]":
        """Store an event. The future raises KeyReused if its command key has made an event before.

        It raises NotOwner if the table has another owner or another last event than the writer knows of.
        """
        ...

    def keep_review(self, row: Row) -> "Future[None]":
        """Store a judged turn of a review; without a turn, whether the review is OPEN_REVIEW or DONE_REVIEW."""
        ...

    def heartbeat(self, now: float) -> "Future[None]":
        """Note that the server is running."""
        ...

    def delete_unused(self, before: float) -> int:
        """Delete uploads, forks and games of bots alone that have not changed since; return how many there were."""
        ...

    def size(self) -> int:
        """The bytes that everything stored takes up."""
        ...

    def moment(self) -> AbstractContextManager[TableReader]:
        """Read several things as they were at one moment."""
        ...

    def close(self) -> None:
        """Finish the queued work, then stop."""
        ...
