"""What can go wrong with a request, and which status it gets."""

from typing import Any

from semiramis.core.model.message import Problem


class Unauthorized(Problem):
    """No token where one is needed, or one nobody was given."""


class Forbidden(Problem):
    """A token that may not do this: another seat's turn, another table, a spectator."""


class Missing(Problem):
    """Something that is not there."""


class Conflict(Problem):
    """A command that came too late: the table has moved on, or the thing it answers is gone."""


class Stale(Conflict):
    """A command about an older sequence number; the events that were missed come along."""

    def __init__(self, expect: int, seq: int) -> None:
        super().__init__("server-stale", expect=expect, seq=seq)
        self.expect = expect
        self.missing: list[dict[str, Any]] = []


class TooMany(Problem):
    """More requests than are allowed in so short a time."""

    def __init__(self, seconds: int) -> None:
        super().__init__("server-too-many", seconds=seconds)
        self.seconds = seconds


class TooLarge(Problem):
    """A body larger than anything that is needed."""
