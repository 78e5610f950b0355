"""The past of a fork: what happened at the tables it comes from, up to the position it continues from."""

import json
from collections.abc import Mapping
from typing import Any

from semiramis.server.storage.rows import TableStore
from semiramis.server.tables.rows import event_from_row
from semiramis.server.tables.serialize import serialize_event

MOST_EVENTS = 4_000
"""More events than any game has; a longer chain of forks is cut at its beginning."""


def past_of(store: TableStore, origin: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The serialized events before a fork, as spectators saw them, numbered up to -1; empty for other tables."""
    events: list[dict[str, Any]] = []
    while "fork" in origin and len(events) < MOST_EVENTS:
        id = str(origin["fork"])
        row = store.table_row(id)
        if row is None:
            break
        rows = store.event_rows(id, after=0, upto=int(origin["seq"]))
        events = [serialize_event(event_from_row(each), ()) for each in rows] + events
        origin = json.loads(row["origin"])
    events = events[-MOST_EVENTS:]
    return [{**event, "seq": number - len(events)} for number, event in enumerate(events)]
