"""Every SELECT of the store, whatever connection it runs on."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Connection, Select, exists, literal, select

from semiramis.server.storage.nodes import is_alive
from semiramis.server.storage.rows import OPEN_REVIEW, Row
from semiramis.server.storage.schema import EDITIONS, EVENTS, HEARTBEAT, KEYS, REVIEWS, SEATS, SNAPSHOTS, TABLES

MOST_TAKEN = 200
"""Tables that a node takes on at a time, so that the others have their share."""


class Reader(ABC):
    """Reads rows; tokens are hashes."""

    node = ""
    """The node of a cluster that reads. It does not see what others are to do; empty where there is no cluster."""

    @abstractmethod
    def all(self, wanted: Select[Any]) -> list[Row]:
        """The rows of a query."""

    def _first(self, wanted: Select[Any]) -> Row | None:
        return next(iter(self.all(wanted.limit(1))), None)

    def table_row(self, id: str) -> Row | None:
        """The row of a table, None if there is none."""
        return self._first(select(TABLES).where(TABLES.c.id == id))

    def seat_rows(self, id: str) -> list[Row]:
        """The seats of a table, in order."""
        return self.all(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))

    def event_rows(self, id: str, after: int = -1, upto: int | None = None) -> list[Row]:
        """The events of a table with after < seq <= upto, in order."""
        wanted = select(EVENTS).where(EVENTS.c.table_id == id, EVENTS.c.seq > after).order_by(EVENTS.c.seq)
        return self.all(wanted if upto is None else wanted.where(EVENTS.c.seq <= upto))

    def snapshot_row(self, id: str, upto: int | None = None) -> Row | None:
        """The latest snapshot of a table, not later than event `upto`; None if there is none."""
        wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.seq.desc())
        return self._first(wanted if upto is None else wanted.where(SNAPSHOTS.c.seq <= upto))

    def key_row(self, id: str, token: str, key: str) -> Row | None:
        """The key of a command that has made an event, None if it has not."""
        return self._first(select(KEYS).where(KEYS.c.table_id == id, KEYS.c.token == token, KEYS.c.key == key))

    def edition_row(self, hash: str) -> Row | None:
        """The row of an edition, None if it is unknown."""
        return self._first(select(EDITIONS).where(EDITIONS.c.hash == hash))

    def ids_of(self, tokens: Iterable[str]) -> list[str]:
        """The ids of the tables where any of these tokens (hashes) holds a seat or is the host, latest change first."""
        wanted = list(tokens)
        seated = select(SEATS.c.table_id).where(SEATS.c.token.in_(wanted))
        hosted = select(TABLES.c.id).where(TABLES.c.host.in_(wanted))
        rows = self.all(select(TABLES.c.id).where(TABLES.c.id.in_(seated.union(hosted))).order_by(TABLES.c.changed_at))
        return [str(row["id"]) for row in reversed(rows)]

    def hosted_by(self, token: str) -> str | None:
        """The id of the first table made with a token (its hash), None if there is none."""
        row = self._first(select(TABLES.c.id).where(TABLES.c.host == token).order_by(TABLES.c.made_at))
        return str(row["id"]) if row else None

    def table_ids(self, status: str | None = None) -> list[str]:
        """The ids of all tables, or of those with a status, oldest first."""
        wanted = select(TABLES.c.id).order_by(TABLES.c.made_at)
        rows = self.all(wanted if status is None else wanted.where(TABLES.c.status == status))
        return [str(row["id"]) for row in rows]

    def bot_table_ids(self) -> list[str]:
        """The ids of the tables at which a bot is to move and a person sits, oldest first; only those of no node."""
        is_mover = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.mover)
        is_bot = (SEATS.c.kind == "bot") | (SEATS.c.away != 0)
        person = SEATS.alias()
        is_seated = exists().where(person.c.table_id == TABLES.c.id, person.c.kind == "person", person.c.away == 0)
        wanted = select(TABLES.c.id).join(SEATS, is_mover).where(TABLES.c.status == "playing", is_bot, is_seated)
        wanted = wanted if not self.node else wanted.where(~is_alive(TABLES.c.owner)).limit(MOST_TAKEN)
        return [str(row["id"]) for row in self.all(wanted.order_by(TABLES.c.made_at))]

    def last_events(self, ids: Collection[str]) -> dict[str, tuple[int, bool]]:
        """For each table the number of its last event, and whether a node serves it."""
        served = is_alive(TABLES.c.owner) if self.node else literal(True)
        rows = self.all(select(TABLES.c.id, TABLES.c.seq, served.label("served")).where(TABLES.c.id.in_(list(ids))))
        return {str(row["id"]): (int(row["seq"]), bool(row["served"])) for row in rows}

    def deadlines(self, before: float) -> list[tuple[str, float]]:
        """The tables whose clock or request runs out before a moment of running time, with that moment."""
        wanted = select(TABLES.c.id, TABLES.c.deadline).where(TABLES.c.deadline < before)
        if self.node:
            wanted = wanted.where((TABLES.c.owner == self.node) | ~is_alive(TABLES.c.owner))
        rows = self.all(wanted)
        return [(str(row["id"]), float(row["deadline"])) for row in rows]

    def review_rows(self, id: str, depth: str) -> list[Row]:
        """What is stored of a review of a table."""
        return self.all(select(REVIEWS).where(REVIEWS.c.table_id == id, REVIEWS.c.depth == depth))

    def open_reviews(self) -> list[tuple[str, str]]:
        """The tables and depths of the reviews that were asked for and are not complete, as far as they are ours."""
        wanted = select(REVIEWS.c.table_id, REVIEWS.c.depth).where(REVIEWS.c.turn == "", REVIEWS.c.data == OPEN_REVIEW)
        if self.node:
            wanted = wanted.join(TABLES, TABLES.c.id == REVIEWS.c.table_id)
            wanted = wanted.where((TABLES.c.owner == self.node) | ~is_alive(TABLES.c.owner))
        return [(str(row["table_id"]), str(row["depth"])) for row in self.all(wanted)]

    def last_heartbeat(self) -> float | None:
        """When the server was last known to be running, in seconds since the epoch; None on the first start."""
        row = self._first(select(HEARTBEAT.c.beat))
        return float(row["beat"]) if row else None


class Moment(Reader):
    """Reads everything as it was at one moment: on one connection, in one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def all(self, wanted: Select[Any]) -> list[Row]:
        """The rows of a query."""
        return [dict(row) for row in self._connection.execute(wanted).mappings()]
