"""The schema: tables, seats, their events in order, snapshots, which can be deleted, and the nodes of a cluster."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

EDITIONS = Table(
    "editions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("n_seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("host", String(64), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("mover", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("request", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("deadline", Float),
    Column("last_hash", String(64), nullable=False),
    Column("seal", String(64), nullable=False),
    Column("owner", String(32), nullable=False, server_default=""),
    Column("epoch", Integer, nullable=False, server_default="0"),
)
"""One row per table; `clock`, `request`, `result` and `origin` are JSON, an empty object if there is none.

`deadline` is when its clock or its request runs out, in running time. `last_hash` is the hash of the last event,
`seal` one over this row and its seats; both are empty until the first event stored since there are hashes.
`owner` is the node that alone may change the table as long as it lives, `epoch` the number of its owners so far.
"""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(200), nullable=False),
    Column("token", String(64), nullable=False),
    Column("away", Integer, nullable=False),
    Column("away_since", Float, nullable=False),
    Column("away_decisions", Integer, nullable=False),
)
"""Who plays at each seat. `token` is a hash; `away`: the bot plays for the person until they return.

`away_since` is when they left, in seconds since the epoch, `away_decisions` how many decisions the game had then.
"""

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("by", String(16), nullable=False),
    Column("lines", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("hash", String(64), nullable=False),
)
"""Events, in order and never changed. `data` is JSON with the match log lines; `lines` counts them so far.

`hash` covers the event, the key of its command and the hash before; empty for events older than hashes.
"""

KEYS = Table(
    "keys",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("token", String(64), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("seq", Integer, nullable=False),
)
"""Which command made which event, so that a command sent twice is applied once."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("more", Text, nullable=False),
)
"""Positions to load from quickly, with what undo and redo need; deleting them only costs time."""

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("depth", String(16), primary_key=True),
    Column("turn", String(32), primary_key=True),
    Column("data", Text, nullable=False),
)
"""Judged turns by what identifies a turn; the row without a turn says whether the review is asked for or complete."""

HEARTBEAT = Table(
    "life",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("beat", Float, nullable=False),
    Column("written", Float, nullable=False, server_default="0"),
)
"""When the server was last known to be running; the time it was down is not counted on any clock.

`written` is the time of the database then, by which all nodes of a cluster agree about the running time.
"""

NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("url", String(200), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("expires", Float, nullable=False),
)
"""The processes of a cluster: where others reach each, what they prove themselves with, and when its lease ends.

`expires` is a time of the database, in seconds since the epoch.
"""

Index("tables_by_change", TABLES.c.status, TABLES.c.changed_at)
Index("tables_by_deadline", TABLES.c.deadline)
Index("tables_by_owner", TABLES.c.owner)
Index("seats_by_token", SEATS.c.token)
