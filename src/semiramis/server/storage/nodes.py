"""Nodes of a cluster and the tables they own, in PostgreSQL. Leases go by the clock of the database alone."""

from typing import Any

from sqlalchemy import Connection, Float, cast, delete, exists, func, insert, select, text, update
from sqlalchemy.sql.elements import ColumnElement

from semiramis.server.storage.rows import Row
from semiramis.server.storage.schema import HEARTBEAT, NODES, TABLES

LEASE_SECONDS = 6.0
"""How long a node owns its tables after it was last heard of."""
DOWN_SECONDS = 15.0
"""A longer time without any heartbeat is not counted on clocks, as no node was there to play at."""
FORGET_SECONDS = 3600.0

DB_NOW: ColumnElement[Any] = cast(func.date_part("epoch", func.clock_timestamp()), Float)
FIRST_BEAT = text("INSERT INTO life (id, beat, written) VALUES (1, :now, :now) ON CONFLICT DO NOTHING")


def is_alive(owner: ColumnElement[Any]) -> ColumnElement[bool]:
    """Whether the node in a column still holds its lease."""
    return exists().where(NODES.c.id == owner, NODES.c.expires > DB_NOW)


def register(connection: Connection, id: str, url: str, secret: str) -> None:
    """Add a node, whose lease begins."""
    connection.execute(insert(NODES).values(id=id, url=url, secret=secret, expires=DB_NOW + LEASE_SECONDS))
    connection.execute(delete(NODES).where(NODES.c.expires < DB_NOW - FORGET_SECONDS))


def renew(connection: Connection, id: str) -> float | None:
    """Prolong the lease of a node; return the running time, which is that of all nodes. None if it has run out."""
    # the row is locked before the clock is read: a node that takes over does the same, so one of both comes first
    connection.execute(select(NODES.c.id).where(NODES.c.id == id).with_for_update())
    alive = (NODES.c.id == id) & (NODES.c.expires > DB_NOW)
    if connection.execute(update(NODES).where(alive).values(expires=DB_NOW + LEASE_SECONDS)).rowcount == 0:
        return None
    found = connection.execute(select(HEARTBEAT, DB_NOW.label("now")).with_for_update()).mappings().first()
    if found is None:
        now = float(connection.execute(select(DB_NOW)).scalar_one())
        connection.execute(FIRST_BEAT, {"now": now})
        return now
    passed = found["now"] - found["written"]
    running = float(found["beat"] + (passed if 0 <= passed < DOWN_SECONDS else 0.0))
    connection.execute(update(HEARTBEAT).values(beat=running, written=found["now"]))
    return running


def remove(connection: Connection, id: str) -> None:
    """Remove a node: its tables are free at once."""
    connection.execute(delete(NODES).where(NODES.c.id == id))


def claim(connection: Connection, table: str, node: str) -> Row | None:
    """Take on a table for a node unless another one that is alive owns it; None if there is no such table.

    Returns its owner and epoch now, with the address and secret of the owner. The row is locked until the commit, so
    a write of the owner before is either stored by then or refused.
    """
    found = _owner_of(connection, table)
    if found is None or found["owner"] == node or found["is_alive"]:
        return found
    if found["url"] is not None:
        # a lease that is just being prolonged, in a transaction that has not ended, is still held
        mine = select(NODES.c.id).where(NODES.c.id == found["owner"]).with_for_update(read=True, skip_locked=True)
        if connection.execute(mine).first() is None:
            return found
    free = (TABLES.c.id == table) & (TABLES.c.owner == found["owner"]) & ~is_alive(TABLES.c.owner)
    alive = exists().where(NODES.c.id == node, NODES.c.expires > DB_NOW)
    connection.execute(update(TABLES).where(free, alive).values(owner=node, epoch=TABLES.c.epoch + 1))
    return _owner_of(connection, table)


def _owner_of(connection: Connection, table: str) -> Row | None:
    joined = TABLES.outerjoin(NODES, NODES.c.id == TABLES.c.owner)
    is_served = func.coalesce(NODES.c.expires > DB_NOW, False).label("is_alive")
    wanted = select(TABLES.c.owner, TABLES.c.epoch, NODES.c.url, NODES.c.secret, is_served).select_from(joined)
    found = connection.execute(wanted.where(TABLES.c.id == table)).mappings().first()
    return None if found is None else dict(found)


def release(connection: Connection, table: str, node: str, epoch: int) -> None:
    """Give a table up, if the node still owns it."""
    mine = (TABLES.c.id == table) & (TABLES.c.owner == node) & (TABLES.c.epoch == epoch)
    connection.execute(update(TABLES).where(mine).values(owner=""))
