"""Attendance: who is at a table now. Bots play on only where somebody sits or watches."""

import time
from collections.abc import Callable

from semiramis.server.service.subscriptions import Subscriptions
from semiramis.server.tables.table import Table

WATCH_SECONDS = 60.0
"""How long a table counts as watched after the last look at it: a page that is reloaded comes back."""
MOST_REMEMBERED = 20_000


class Attendance:
    """Knows which tables are watched: by a subscription, or by a look at them a moment ago."""

    def __init__(self, subscriptions: Subscriptions, now: Callable[[], float] = time.monotonic) -> None:
        self._subscriptions = subscriptions
        self._now = now
        self._looks: dict[str, float] = {}

    def look(self, id: str) -> None:
        """Note that somebody looks at a table."""
        self._looks.pop(id, None)
        self._looks[id] = self._now()
        if len(self._looks) > MOST_REMEMBERED:
            del self._looks[next(iter(self._looks))]

    def is_watched(self, id: str) -> bool:
        """Whether somebody watches a table."""
        return bool(self._subscriptions.at(id)) or self._now() - self._looks.get(id, -WATCH_SECONDS) < WATCH_SECONDS

    def is_attended(self, table: Table) -> bool:
        """Whether a person sits at a table, even if they look elsewhere, or somebody watches it."""
        return table.is_seated or self.is_watched(table.id)
