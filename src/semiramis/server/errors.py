"""Problems with a request; http/error_responses.py gives each its status."""

from typing import Any

from semiramis.core.model.message import Arg, Problem


class Unauthorized(Problem):
    """A missing or unknown token."""


class Forbidden(Problem):
    """A token that does not permit this: another seat's turn, another table, a spectator."""


class Missing(Problem):
    """Something that does not exist."""


class Conflict(Problem):
    """A command the table does not allow in its current state."""


class OtherRules(Conflict):
    """A table that was begun with another version of the rules."""


class Stale(Conflict):
    """A command based on an older event; `missing` has the serialized events since then."""

    def __init__(self, expect: int, seq: int) -> None:
        super().__init__("server-stale", expect=expect, seq=seq)
        self.expect = expect
        self.missing: list[dict[str, Any]] = []


class TooMany(Problem):
    """Too many requests, streams or tables of one client; the next one is allowed in `seconds`."""

    def __init__(self, seconds: int, id: str = "server-too-many", **args: Arg) -> None:
        super().__init__(id, **(args or {"seconds": seconds}))
        self.seconds = seconds


class Unavailable(Problem):
    """Something the server cannot do now though the request is right; worth trying again in `seconds`."""

    def __init__(self, id: str, seconds: int = 30, **args: Arg) -> None:
        super().__init__(id, **args)
        self.seconds = seconds


class NotOwner(Unavailable):
    """A table that another node of the cluster serves by now. Nothing has been stored; the same request can be sent on.

    `served_by` is that node if it is known.
    """

    def __init__(self, served_by: Any = None) -> None:
        super().__init__("server-moved", seconds=1)
        self.served_by = served_by


class TooSlow(Problem):
    """A body that did not arrive in time."""


class TooLarge(Problem):
    """A body over the size limit."""
