"""The store in a browser: rows in memory, written to the browser's database before they count.

A table's events are read when the table is first asked for; its row and its seats are known from the start.
"""

import asyncio
import base64
import json
from collections.abc import Collection, Iterable
from concurrent.futures import Future
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol

from semiramis.server.storage.rows import EventRows, KeyReused, NewTableRows, Row, packed


class Database(Protocol):
    """The browser's database. All texts are JSON; a change is durable once it is awaited."""

    async def index(self) -> str:
        """The rows that are known from the start: `tables`, `seats`, `editions`, and the last `heartbeat` or null."""
        ...

    async def table(self, id: str, whole: bool) -> str:
        """`events`, `snapshots` and `keys` of a table; unless `whole`, only from the latest snapshot on."""
        ...

    async def write(self, change: str) -> None:
        """Add or replace rows, all or none of them. Raises if they conflict with those of another writer."""
        ...


class BrowserStore:
    """Tables of one browser; it implements `TableStore`."""

    is_local = True

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables: dict[str, Row] = {}
        self._seats: dict[str, list[Row]] = {}
        self._events: dict[str, list[Row]] = {}
        self._snapshots: dict[str, list[Row]] = {}
        self._keys: dict[tuple[str, str, str], Row] = {}
        self._editions: dict[str, Row] = {}
        self._reviews: dict[tuple[str, str], dict[str, Row]] = {}
        self._whole: set[str] = set()
        self._heartbeat: float | None = None
        self._writing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    # loading

    async def open(self) -> None:
        """Read what is known from the start, and the tables that go on by themselves: with a clock or a bot to move."""
        found = json.loads(await self._database.index())
        self._tables = {row["id"]: row for row in found["tables"]}
        for row in sorted(found["seats"], key=lambda row: (row["table_id"], row["seat"])):
            self._seats.setdefault(row["table_id"], []).append(row)
        self._editions = {row["hash"]: row for row in found["editions"]}
        self._heartbeat = found["heartbeat"]
        for id in self.table_ids("playing"):
            if self._tables[id]["clock"] != "{}" or self._seat_is_played_by_bot(id):
                await self.load(id, whole=False)

    def _seat_is_played_by_bot(self, id: str) -> bool:
        mover, seats = self._tables[id]["mover"], self._seats[id]
        return 0 <= mover < len(seats) and (seats[mover]["kind"] == "bot" or bool(seats[mover]["away"]))

    async def load(self, id: str, whole: bool = True) -> None:
        """Read the events of a table unless that has been done; nothing if there is no such table."""
        if id not in self._tables or id in self._whole or (id in self._events and not whole):
            return
        found = json.loads(await self._database.table(id, whole))
        self._events[id] = found["events"]
        self._snapshots[id] = [{**row, "state": base64.b64decode(row["state"])} for row in found["snapshots"]]
        self._keys |= {_key(row): row for row in found["keys"]}
        if whole:
            self._whole.add(id)

    # writing

    def create(self, rows: NewTableRows) -> "Future[None]":
        """Store a new table."""
        id = rows.table["id"]

        def keep() -> None:
            self._tables[id] = rows.table
            self._seats[id] = rows.seats
            self._events[id] = list(rows.events)
            self._snapshots[id] = list(rows.snapshots)
            self._whole.add(id)
            if rows.edition is not None:
                self._editions[rows.edition["hash"]] = rows.edition

        change = {
            "tables": [rows.table],
            "seats": rows.seats,
            "events": rows.events,
            "snapshots": [_sent(row) for row in rows.snapshots],
            "editions": [rows.edition] if rows.edition is not None else [],
        }
        return self._write(change, keep)

    def append(self, rows: EventRows) -> "Future[None]":
        """Store an event. The future raises KeyReused if its command key has made an event before."""
        id = rows.event["table_id"]
        if rows.key is not None and (known := self._keys.get(_key(rows.key))) is not None:
            return _done(KeyReused(int(known["seq"])))
        table = {**self._tables[id], **rows.table}
        seats = [
            {**seat, **rows.seat} if rows.seat is not None and seat["seat"] == rows.seat["seat"] else seat
            for seat in self._seats[id]
        ]

        def keep() -> None:
            self._tables[id] = table
            self._seats[id] = seats
            self._events[id].append(rows.event)
            if rows.snapshot is not None:
                self._snapshots[id].append(rows.snapshot)
            if rows.key is not None:
                self._keys[_key(rows.key)] = rows.key

        change = {
            "tables": [table],
            "seats": seats if rows.seat is not None else [],
            "events": [rows.event],
            "snapshots": [_sent(rows.snapshot)] if rows.snapshot is not None else [],
            "keys": [rows.key] if rows.key is not None else [],
        }
        return self._write(change, keep)

    def keep_review(self, row: Row) -> "Future[None]":
        """Keep a judged turn of a review as long as the page is open: it takes seconds to find again."""
        self._reviews.setdefault((row["table_id"], row["depth"]), {})[row["turn"]] = row
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def review_rows(self, id: str, depth: str) -> list[Row]:
        """What is kept of a review of a table."""
        return list(self._reviews.get((id, depth), {}).values())

    def open_reviews(self) -> list[tuple[str, str]]:
        """No review goes on by itself when a page is opened."""
        return []

    def heartbeat(self, now: float) -> "Future[None]":
        """Note that tables are being played."""
        return self._write({"heartbeat": now}, lambda: None)

    def _write(self, change: dict[str, Any], keep: Any) -> "Future[None]":
        done: Future[None] = Future()
        task = asyncio.get_running_loop().create_task(self._commit(change, keep, done))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return done

    async def _commit(self, change: dict[str, Any], keep: Any, done: "Future[None]") -> None:
        """Write a change, then keep it in memory; the future is done, or raises, after that."""
        try:
            async with self._writing:
                await self._database.write(packed(change))
                keep()
        except Exception as problem:
            done.set_exception(problem)
        else:
            done.set_result(None)

    # reading

    def delete_unused(self, before: float) -> int:
        """Nothing is deleted here: it is the visitor's own."""
        return 0

    def size(self) -> int:
        """The bytes of all log lines and positions in memory."""
        events = sum(len(row["data"]) for rows in self._events.values() for row in rows)
        return events + sum(len(row["state"]) for rows in self._snapshots.values() for row in rows)

    def moment(self) -> "AbstractContextManager[BrowserStore]":
        """Read several things as they were at one moment: nothing changes while nobody awaits."""
        return nullcontext(self)

    def table_row(self, id: str) -> Row | None:
        """The row of a table, None if there is none."""
        return self._tables.get(id)

    def seat_rows(self, id: str) -> list[Row]:
        """The seats of a table, in order."""
        return self._seats.get(id, [])

    def event_rows(self, id: str, after: int = -1, upto: int | None = None) -> list[Row]:
        """The events of a table with after < seq <= upto, in order."""
        rows = self._events.get(id, ())
        return [row for row in rows if row["seq"] > after and (upto is None or row["seq"] <= upto)]

    def snapshot_row(self, id: str, upto: int | None = None) -> Row | None:
        """The latest snapshot of a table, not later than event `upto`; None if there is none."""
        rows = self._snapshots.get(id, ())
        return next((row for row in reversed(rows) if upto is None or row["seq"] <= upto), None)

    def key_row(self, id: str, token: str, key: str) -> Row | None:
        """The key of a command that has made an event, None if it has not."""
        return self._keys.get((id, token, key))

    def edition_row(self, hash: str) -> Row | None:
        """The row of an edition, None if it is unknown."""
        return self._editions.get(hash)

    def ids_of(self, tokens: Iterable[str]) -> list[str]:
        """The ids of the tables where any of these tokens holds a seat or is the host, latest change first."""
        wanted = set(tokens)
        found = [
            row
            for id, row in self._tables.items()
            if row["host"] in wanted or any(seat["token"] in wanted for seat in self._seats[id])
        ]
        return [row["id"] for row in sorted(found, key=lambda row: row["changed_at"], reverse=True)]

    def hosted_by(self, token: str) -> str | None:
        """The id of the first table made with a token, None if there is none."""
        found = [row for row in self._tables.values() if row["host"] == token]
        return min(found, key=lambda row: row["made_at"])["id"] if found else None

    def table_ids(self, status: str | None = None) -> list[str]:
        """The ids of all tables, or of those with a status, oldest first."""
        rows = sorted(self._tables.values(), key=lambda row: row["made_at"])
        return [row["id"] for row in rows if status is None or row["status"] == status]

    def bot_table_ids(self) -> list[str]:
        """The ids of the tables at which a bot is to move and a person sits, oldest first."""
        return [id for id in self.table_ids("playing") if self._seat_is_played_by_bot(id) and self._is_seated(id)]

    def _is_seated(self, id: str) -> bool:
        return any(seat["kind"] == "person" and not seat["away"] for seat in self._seats[id])

    def last_events(self, ids: Collection[str]) -> dict[str, tuple[int, bool]]:
        """For each table the number of its last event, and that it is served here."""
        return {id: (self._tables[id]["seq"], True) for id in ids if id in self._tables}

    def deadlines(self, before: float) -> list[tuple[str, float]]:
        """The tables whose clock or request runs out before a moment of running time, with that moment."""
        rows = [(id, row.get("deadline")) for id, row in self._tables.items()]
        return [(id, deadline) for id, deadline in rows if deadline is not None and deadline < before]

    def last_heartbeat(self) -> float | None:
        """When tables were last known to be played, in seconds since the epoch; None on the first start."""
        return self._heartbeat

    def close(self) -> None:
        """Nothing to do: a change is durable once its future is done."""


def _key(row: Row) -> tuple[str, str, str]:
    return row["table_id"], row["token"], row["key"]


def _sent(snapshot: Row) -> Row:
    return {**snapshot, "state": base64.b64encode(snapshot["state"]).decode()}


def _done(problem: Exception) -> "Future[None]":
    done: Future[None] = Future()
    done.set_exception(problem)
    return done
