"""Deadlines that tables need not be loaded for, since when people are away, and hashes that show damage."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; deadlines follow from the clocks, and whoever is away has been since the last change."""
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.add_column("tables", sa.Column("last_hash", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seal", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("away_since", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("away_decisions", sa.Integer, nullable=False, server_default="0"))
    op.add_column("events", sa.Column("hash", sa.String(64), nullable=False, server_default=""))
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    connection = op.get_bind()
    tables = sa.table("tables", *map(sa.column, ("id", "clock", "changed_at", "deadline")))
    seats = sa.table("seats", *map(sa.column, ("table_id", "away", "away_since", "away_decisions")))
    changed = sa.select(tables.c.changed_at).where(tables.c.id == seats.c.table_id).scalar_subquery()
    connection.execute(sa.update(seats).where(seats.c.away != 0).values(away_since=changed, away_decisions=NEVER))
    with_clock = sa.select(tables.c.id, tables.c.clock).where(tables.c.clock != "{}")
    for id, clock in connection.execute(with_clock).all():
        data = json.loads(clock)
        if data["running"] >= 0:
            deadline = data["since"] + data["left"][data["running"]]
            connection.execute(sa.update(tables).where(tables.c.id == id).values(deadline=deadline))


NEVER = 1_000_000
"""More decisions than a game has: of somebody who left before, nobody knows when, so they agree to no undo."""
