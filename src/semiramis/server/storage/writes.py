"""The rows that are written: what a change leaves on disk, and that the server runs."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, bindparam, insert, update

from semiramis.core.model.domain import NOBODY, seat_word
from semiramis.server.storage.schema import EVENTS, HEARTBEAT, KEYS, SEATS, SNAPSHOTS, TABLES
from semiramis.server.storage.snapshots import is_due, snapshot_of
from semiramis.server.storage.store import packed
from semiramis.server.tables.table import Seat, Table, TableEvent

INSERT_EVENT, INSERT_KEY, INSERT_SNAPSHOT = insert(EVENTS), insert(KEYS), insert(SNAPSHOTS)
UPDATE_TABLE = update(TABLES).where(TABLES.c.id == bindparam("of_table"))
UPDATE_SEAT = update(SEATS).where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
"""Built once: building a statement costs more than running it."""


def write_heartbeat(connection: Connection, now: float) -> None:
    """Note that the server runs."""
    if connection.execute(update(HEARTBEAT).where(HEARTBEAT.c.id == 1).values(beat=now)).rowcount == 0:
        connection.execute(insert(HEARTBEAT).values(id=1, beat=now))


def write_restart(connection: Connection, now: float, clocks: dict[str, str]) -> None:
    """Note that the server runs again together with the clocks, so that no time it was down is counted later."""
    write_heartbeat(connection, now)
    for id, clock in clocks.items():
        connection.execute(update(TABLES).where(TABLES.c.id == id).values(clock=clock))


def storing(table: Table, change: TableEvent, key: tuple[str, str] | None) -> Callable[[Connection], None]:
    """The rows of a change, read off the table now, written later by the store."""
    event = {
        "table_id": table.id,
        "seq": change.seq,
        "at": change.at,
        "kind": change.kind,
        "by": seat_word(change.by),
        "lines": table.match.n_lines,
        "data": packed({**change.data, "told": change.told}),
    }
    row = {
        "seq": table.seq,
        "status": table.status,
        "mover": table.match.mover if table.status == "playing" else NOBODY,
        "changed_at": table.changed_at,
        "clock": packed(table.clock.to_json()),
        "request": packed(table.request),
        "result": packed(table.result),
        "origin": packed(table.origin),
    }
    chair = change.data.get("chair")
    seat = seat_row(table.seats[chair]) if chair is not None else None
    snapshot = snapshot_of(table.match) if is_due(change.seq, change.kind) else None

    def store(connection: Connection) -> None:
        connection.execute(INSERT_EVENT, event)
        connection.execute(UPDATE_TABLE, {**row, "of_table": table.id})
        if seat is not None:
            connection.execute(UPDATE_SEAT, {**seat, "of_table": table.id, "of_seat": chair})
        if key is not None:
            connection.execute(INSERT_KEY, {"table_id": table.id, "token": key[0], "key": key[1], "seq": change.seq})
        if snapshot is not None:
            connection.execute(INSERT_SNAPSHOT, {"table_id": table.id, "seq": change.seq, **snapshot})

    return store


def seat_row(chair: Seat) -> dict[str, Any]:
    """A chair as it is stored."""
    return {
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "token": chair.token,
        "away": int(chair.away),
    }
