"""A legend: every sign of a game with its name, one sentence on what it means, and the clause that says more."""

from dataclasses import dataclass
from typing import Any

from semiramis.core.model.message import Message


@dataclass(frozen=True)
class Entry:
    """A sign: the icons it is drawn with, its name, what it means, and its clause; the key is its own in the game."""

    key: str
    icons: tuple[str, ...]
    name: Message
    says: Message
    clause: str

    def to_json(self) -> dict[str, Any]:
        """The entry as plain data."""
        return {
            "key": self.key,
            "icons": list(self.icons),
            "name": self.name.to_json(),
            "says": self.says.to_json(),
            "clause": self.clause,
        }


@dataclass(frozen=True)
class Group:
    """Signs that belong together under a heading."""

    key: str
    title: Message
    entries: tuple[Entry, ...]

    def to_json(self) -> dict[str, Any]:
        """The group as plain data."""
        return {
            "key": self.key,
            "title": self.title.to_json(),
            "entries": [entry.to_json() for entry in self.entries],
        }
