"""Counts for the metrics page."""

from dataclasses import dataclass, field


@dataclass
class Counts:
    """Events since the start, in all and by kind, for the metrics page."""

    events: int = 0
    by_kind: dict[str, int] = field(default_factory=dict)

    def add(self, kind: str) -> None:
        """Count an event."""
        self.events += 1
        self.by_kind[kind] = self.by_kind.get(kind, 0) + 1
