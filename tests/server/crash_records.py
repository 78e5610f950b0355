"""What players of the crash harness record about a table."""

import json
from dataclasses import dataclass, field
from typing import Any

BECOMES = {
    "move": {"move"},
    "undo": {"undo"},
    "restart": {"undo"},
    "redo": {"redo"},
    "ask-undo": {"ask-undo", "undo"},
    "answer": {"agreed", "declined", "undo"},
}


def messages_of(event: dict[str, Any]) -> str:
    """Return the part of an event that must never change."""
    return json.dumps({name: value for name, value in event.items() if name != "now"}, sort_keys=True)


@dataclass(frozen=True)
class Ack:
    """A command that was answered with 200."""

    key: str
    kind: str
    seq: int
    seat: str
    action: dict[str, Any]

    def fits(self, event: dict[str, Any]) -> bool:
        """Whether an event is the result of the command."""
        mine = event["by"] == self.seat or self.kind != "move"
        return event["seq"] == self.seq and event["kind"] in BECOMES[self.kind] and mine


@dataclass(eq=False)
class Game:
    """A table as its players know it; `told` has the events each token received, by number."""

    table: str
    tokens: list[str]
    seats: dict[str, int]
    bot_seats: set[str]
    acknowledged: list[Ack] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    result: dict[int, dict[int, str]] = field(default_factory=lambda: {0: {}, 1: {}})
