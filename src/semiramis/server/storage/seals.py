"""Hashes over stored rows: each event's covers the one before, a table's seal its row, its seats and its last event.

They make damage visible that no replay would show: times, names, tokens, and what people were told.
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

from semiramis.server.storage.rows import Row, packed

EVENT_COLUMNS = ("table_id", "seq", "at", "kind", "by", "lines", "data")
KEY_COLUMNS = ("token", "key")
UNSEALED = ("seal", "owner", "epoch")
"""Who serves a table changes without an event."""


def event_hash(event: Mapping[str, Any], key: Mapping[str, Any] | None, previous: str) -> str:
    """The hash of an event's row with the key of its command, if it has one; `previous` is the hash before."""
    with_key = [] if key is None else [key[name] for name in KEY_COLUMNS]
    return _digest([previous, *(_plain(event[name]) for name in EVENT_COLUMNS), *with_key])


def table_seal(table: Row, seats: Iterable[Row]) -> str:
    """The seal of a table's row, which has the hash of its last event, and of the rows of its seats."""
    return _digest([_columns(row) for row in (table, *seats)])


def _columns(row: Row) -> list[tuple[str, Any]]:
    return sorted((name, _plain(value)) for name, value in row.items() if name not in UNSEALED)


def _plain(value: Any) -> Any:
    """A value as every store gives it back: a browser has one kind of numbers, so 0.0 returns as 0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _digest(content: list[Any]) -> str:
    return hashlib.sha256(packed(content).encode("utf-8", "surrogatepass")).hexdigest()
