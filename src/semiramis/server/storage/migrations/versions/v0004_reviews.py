"""Reviews of games: their judged turns."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("depth", sa.String(16), primary_key=True),
        sa.Column("turn", sa.String(32), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
