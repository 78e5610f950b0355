"""Every INSERT and UPDATE: what a new table, an event and a heartbeat leave in the database."""

from sqlalchemy import Connection, bindparam, delete, exists, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from semiramis.server.errors import NotOwner
from semiramis.server.storage.rows import EventRows, KeyReused, NewTableRows, Row, TableExists
from semiramis.server.storage.schema import EVENTS, HEARTBEAT, KEYS, REVIEWS, SEATS, SNAPSHOTS, TABLES

INSERT_EVENT, INSERT_SNAPSHOT = insert(EVENTS), insert(SNAPSHOTS)
UPDATE_TABLE = update(TABLES).where(
    TABLES.c.id == bindparam("of_table"), TABLES.c.epoch == bindparam("of_epoch"), TABLES.c.seq == bindparam("before")
)
"""Changes nothing if the table has another owner by now, or an event that its writer does not know of."""
INSERT_EDITION = text("INSERT INTO editions (hash, game, text) VALUES (:hash, :game, :text) ON CONFLICT DO NOTHING")
INSERT_KEY = text(
    "INSERT INTO keys (table_id, token, key, seq) VALUES (:table_id, :token, :key, :seq) ON CONFLICT DO NOTHING"
)
MOST_DELETED = 100
"""Tables that are deleted at a time, so that nobody waits for long."""
KEPT_WHOLE = 32
"""Events back to which every snapshot is kept; of older ones every 64th stays."""
THIN_SNAPSHOTS = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("of_table"), SNAPSHOTS.c.seq < bindparam("before"), SNAPSHOTS.c.seq % 64 != 0
)
UPDATE_SEAT = update(SEATS).where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
"""Built once: building a statement costs more than running it."""


def create_table(connection: Connection, rows: NewTableRows) -> None:
    """Store a new table. Raises TableExists if there is one with its id."""
    if rows.edition is not None:
        connection.execute(INSERT_EDITION, rows.edition)
    try:
        connection.execute(insert(TABLES).values(**rows.table))
    except IntegrityError as error:
        raise TableExists(rows.table["id"]) from error
    connection.execute(insert(SEATS), rows.seats)
    connection.execute(insert(EVENTS), rows.events)
    if rows.snapshots:
        connection.execute(insert(SNAPSHOTS), rows.snapshots)


def append_event(connection: Connection, rows: EventRows) -> None:
    """Store an event and all that changes with it.

    Raises NotOwner if another node has taken over the table, KeyReused if its key has made an event before.
    """
    table, seq = rows.event["table_id"], rows.event["seq"]
    fence = {"of_table": table, "of_epoch": rows.epoch, "before": seq - 1}
    # first, as it locks the row: from here to the commit nobody takes the table over
    if connection.execute(UPDATE_TABLE, {**rows.table, **fence}).rowcount == 0:
        raise NotOwner
    if rows.key is not None and connection.execute(INSERT_KEY, rows.key).rowcount == 0:
        raise KeyReused(_seq_of(connection, rows.key))
    connection.execute(INSERT_EVENT, rows.event)
    if rows.seat is not None:
        changed = {name: value for name, value in rows.seat.items() if name != "seat"}
        connection.execute(UPDATE_SEAT, {**changed, "of_table": table, "of_seat": rows.seat["seat"]})
    if rows.snapshot is not None:
        connection.execute(INSERT_SNAPSHOT, rows.snapshot)
        connection.execute(THIN_SNAPSHOTS, {"of_table": table, "before": rows.snapshot["seq"] - KEPT_WHOLE})


def _seq_of(connection: Connection, key: Row) -> int:
    """The event that a key has made."""
    same = (KEYS.c.table_id == key["table_id"], KEYS.c.token == key["token"], KEYS.c.key == key["key"])
    return int(connection.execute(select(KEYS.c.seq).where(*same)).scalar_one())


def delete_tables(connection: Connection, before: float) -> int:
    """Delete uploads, forks and games of bots alone that have not changed since; return how many there were."""
    person = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != "bot")
    is_copy = TABLES.c.origin.like('{"upload":%') | TABLES.c.origin.like('{"fork":%')
    unused = select(TABLES.c.id).where(TABLES.c.changed_at < before, is_copy | ~person).limit(MOST_DELETED)
    ids = list(connection.execute(unused).scalars())
    for rows in (KEYS, SNAPSHOTS, REVIEWS, EVENTS, SEATS):
        connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
    return len(ids)


def write_review(connection: Connection, row: Row) -> None:
    """Store a judged turn, or what is known of a whole review, in place of an older one."""
    key = [REVIEWS.c[name] == row[name] for name in ("table_id", "depth", "turn")]
    connection.execute(delete(REVIEWS).where(*key))
    connection.execute(insert(REVIEWS).values(**row))


def write_heartbeat(connection: Connection, now: float) -> None:
    """Note that the server is running."""
    if connection.execute(update(HEARTBEAT).where(HEARTBEAT.c.id == 1).values(beat=now)).rowcount == 0:
        connection.execute(insert(HEARTBEAT).values(id=1, beat=now))
