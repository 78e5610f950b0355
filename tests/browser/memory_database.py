"""The browser's database as the store sees it, in memory."""

import json
from typing import Any

KEYS = {
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "events": ("table_id", "seq"),
    "snapshots": ("table_id", "seq"),
    "keys": ("table_id", "token", "key"),
    "editions": ("hash",),
}


class Conflict(Exception):
    """Another writer has stored an event of the same number."""


class MemoryDatabase:
    """Rows by their keys; `broken` makes the next write fail."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[tuple[Any, ...], dict[str, Any]]] = {name: {} for name in KEYS}
        self.heartbeat: float | None = None
        self.broken = False
        self.read: list[tuple[str, bool]] = []

    async def index(self) -> str:
        found: dict[str, Any] = {name: list(self.rows[name].values()) for name in ("tables", "seats", "editions")}
        return json.dumps({**found, "heartbeat": self.heartbeat})

    async def table(self, id: str, whole: bool) -> str:
        self.read.append((id, whole))
        found = {n: [row for key, row in sorted(self.rows[n].items()) if key[0] == id] for n in KEYS}
        if not whole:
            found["snapshots"] = found["snapshots"][-1:]
            last = found["snapshots"][0]["seq"] if found["snapshots"] else -1
            found["events"] = [row for row in found["events"] if row["seq"] > last]
        return json.dumps(found)

    async def write(self, change: str) -> None:
        if self.broken:
            self.broken = False
            raise OSError("full")
        sent = json.loads(change)
        self.heartbeat = sent.pop("heartbeat", self.heartbeat)
        for name, rows in sent.items():
            for row in rows:
                key = tuple(row[part] for part in KEYS[name])
                if name == "events" and key in self.rows[name]:
                    raise Conflict(key)
                self.rows[name][key] = row
