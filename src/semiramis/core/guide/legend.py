"""A legend: every symbol of a game with its name, its meaning in one sentence, and the clause with the details."""

from dataclasses import dataclass
from typing import Any

from semiramis.core.model.message import Message


@dataclass(frozen=True)
class Entry:
    """A symbol: its icons, its name, its meaning, and its clause; `key` is unique within the game."""

    key: str
    icons: tuple[str, ...]
    name: Message
    says: Message
    clause: str

    def to_json(self) -> dict[str, Any]:
        """Return the entry as plain data."""
        return {
            "key": self.key,
            "icons": list(self.icons),
            "name": self.name.to_json(),
            "says": self.says.to_json(),
            "clause": self.clause,
        }


@dataclass(frozen=True)
class Group:
    """Related symbols under a heading."""

    key: str
    title: Message
    entries: tuple[Entry, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the group as plain data."""
        return {
            "key": self.key,
            "title": self.title.to_json(),
            "entries": [entry.to_json() for entry in self.entries],
        }
