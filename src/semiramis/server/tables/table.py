"""A table in memory: the match, the seats, the clock, and a request that awaits the others' consent."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY
from semiramis.core.play.match import Match
from semiramis.core.play.view import result_words
from semiramis.server.errors import Conflict, Forbidden, Unauthorized
from semiramis.server.storage.snapshots import is_due, snapshot_of
from semiramis.server.tables.clocks import TableClock
from semiramis.server.tables.history import Messages, TableEvent
from semiramis.server.tables.running_time import RunningTime
from semiramis.server.tables.seats import HeldSeats, Seat
from semiramis.server.tokens import new_id, same


class Shallow(Exception):
    """A command needs the last `steps` steps of a match, and not all of them are in memory. Nothing has changed."""

    def __init__(self, steps: int) -> None:
        super().__init__(steps)
        self.steps = steps


@dataclass(eq=False)
class Table:
    """One table. Its status, its mover and the seat whose clock runs follow from the other fields."""

    id: str
    host: str
    game: Game
    match: Match
    seats: list[Seat]
    made_at: float
    changed_at: float
    seq: int = 0
    clock: TableClock = field(default_factory=TableClock)
    request: dict[str, Any] = field(default_factory=dict)
    result: dict[str, Any] = field(default_factory=dict)
    origin: dict[str, Any] = field(default_factory=dict)
    resigned: bool = False
    last_hash: str = ""
    """The hash of the last stored event; empty if that is older than hashes."""
    epoch: int = 0
    """The number of its owners so far; a change is stored only by the last one."""
    time: RunningTime = field(default_factory=RunningTime)
    n_lines: int = field(init=False)
    """How many lines of the match log are in events already."""

    def __post_init__(self) -> None:
        self.n_lines = self.match.n_lines if self.is_dealt else 0

    @classmethod
    def new(
        cls,
        match: Match,
        seats: list[Seat],
        host: str,
        clock: TableClock,
        origin: dict[str, Any],
        running_time: RunningTime,
        id: str = "",
    ) -> "Table":
        """A table nobody has seen yet, with the clock of the first mover running."""
        now = time.time()
        id = id or new_id()
        table = cls(id, host, match.game, match, seats, now, now, clock=clock, origin=origin, time=running_time)
        table.clock = clock.handed_on(running_time.now(), table.clock_seat)
        table._settle_result()
        return table

    # what follows from the fields

    @property
    def status(self) -> str:
        """Whether the game is "over", the table is "waiting" for somebody to join, or they are "playing"."""
        if self.resigned or self.match.over:
            return "over"
        return "waiting" if self.has_open_seat or not self.is_dealt else "playing"

    @property
    def has_open_seat(self) -> bool:
        """Whether somebody may still join."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def deal(self) -> dict[str, Any]:
        """What is known of a deal that people bring numbers to; empty for a table dealt without (`deals.py`)."""
        found: dict[str, Any] = self.origin.get("deal", {})
        return found

    @property
    def is_dealt(self) -> bool:
        """Whether the game has begun to be dealt; before that there are no draws and no log."""
        return not self.deal or bool(self.deal["done"])

    @property
    def mover(self) -> int:
        """The seat that is to decide, NOBODY unless they are playing."""
        return self.match.mover if self.status == "playing" else NOBODY

    @property
    def clock_seat(self) -> int:
        """The seat whose clock runs, or -1: bots have no clock."""
        mover = self.mover
        return mover if mover >= 0 and not self.seats[mover].is_played_by_bot else -1

    @property
    def bot_seat(self) -> int:
        """The seat a bot is to decide for now, or -1; bots wait while somebody asks for an undo."""
        mover = self.mover
        if mover < 0 or self.request.get("what") == "undo":
            return -1
        return mover if self.seats[mover].is_played_by_bot else -1

    @property
    def is_seated(self) -> bool:
        """Whether a person plays at this table and has not left their seat to a bot."""
        return any(seat.kind == "person" and not seat.away for seat in self.seats)

    @property
    def deadline(self) -> float | None:
        """When the running clock or the open request ends, in running time; None if neither will."""
        ends = (self.clock.deadline(), self.request.get("until"), None if self.is_dealt else self.deal.get("until"))
        return min((end for end in ends if end is not None), default=None)

    @property
    def n_people(self) -> int:
        """How many visitors play or may still join; people who share a screen count as one."""
        tokens = {seat.token for seat in self.seats if seat.kind == "person"}
        return len(tokens) + sum(seat.kind == "open" for seat in self.seats)

    @property
    def help(self) -> bool:
        """Whether visitors may ask bots and fork the game: always once it is over, before that if the host wanted it.

        A table without that wish, such as one of version 0.1.0, allows it as long as only one visitor plays.
        """
        return self.status == "over" or bool(self.origin.get("help", self.n_people < 2))

    # who may do what

    def expect_help(self) -> None:
        """Raise Forbidden if nobody may ask bots or fork the game now."""
        if not self.help:
            raise Forbidden("server-no-help")

    def seats_of(self, token: str) -> HeldSeats:
        """The seats held by a token (its hash)."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.token and same(seat.token, token))

    def is_host(self, token: str) -> bool:
        """Whether this table was made with a token (its hash)."""
        return bool(self.host) and same(self.host, token)

    def authorize(self, token: str, needs_seat: bool = False) -> HeldSeats:
        """The seats a visitor holds, none for a spectator, who has no token.

        Raises Unauthorized for a token unknown at this table; with `needs_seat` also without a token, and Forbidden
        for a host who holds no seat.
        """
        held = self.seats_of(token) if token else ()
        if token and not held and not self.is_host(token):
            raise Unauthorized("server-unknown-token")
        if needs_seat and not token:
            raise Unauthorized("server-no-token")
        if needs_seat and not held:
            raise Forbidden("server-no-seat")
        return held

    # changes

    def expect_playing(self) -> None:
        """Raise Conflict if the game is over or has not begun."""
        self.expect_not_over()
        if self.status == "waiting":
            raise Conflict("server-waiting")

    def expect_not_over(self) -> None:
        """Raise Conflict if the game is over."""
        if self.status == "over":
            raise Conflict("match-over")

    def is_same_person(self, seat: int, other: int) -> bool:
        """Whether one person holds both seats."""
        token = self.seats[seat].token
        return bool(token) and same(token, self.seats[other].token)

    def is_alone(self, seat: int) -> bool:
        """Whether bots hold all other seats, so that nobody has to be asked before anything is taken back."""
        return all(other.kind == "bot" for number, other in enumerate(self.seats) if number != seat)

    def steps_since(self, seat: int) -> int:
        """How many steps lead back to before the last decision of the person at a seat; 0 if they made none."""
        return self.match.steps_since([other for other in range(len(self.seats)) if self.is_same_person(other, seat)])

    def expect_steps(self, steps: int) -> None:
        """Raise Shallow unless the last `steps` steps are in memory, or all if there are fewer."""
        wanted = min(steps, len(self.match.deciders))
        if wanted > len(self.match.steps):
            raise Shallow(wanted)

    def number(self, events: Sequence[TableEvent]) -> None:
        """Number the events of a new table, which all happened when it was made."""
        for seq, event in enumerate(events):
            event.seq, event.at = seq, self.made_at
        self.seq = len(events) - 1

    def new_event(self, kind: str, by: int, messages: Messages, seat: int | None = None, **data: Any) -> TableEvent:
        """The event for a change of the match or of a seat; moves the clock on and fixes the result."""
        earned = kind == "move" and self._has_earned_time(by)
        self.clock = self.clock.handed_on(self.time.now(), self.clock_seat, earned)
        self.seq += 1
        self.changed_at = max(self.changed_at, time.time())
        is_begun = self.is_dealt and self.n_lines == 0
        lines = self.match.lines_since(self.n_lines) if self.is_dealt else []
        self.n_lines = self.match.n_lines if self.is_dealt else 0
        self._settle_result()
        snapshot = snapshot_of(self.match) if self.is_dealt and (is_begun or is_due(self.seq, kind)) else None
        data = {"lines": lines, **data} if lines else data
        return TableEvent(kind, by, data, messages, self.seq, self.changed_at, self.n_lines, seat, snapshot)

    def _settle_result(self) -> None:
        if self.status == "over" and not self.result:
            self.result = result_words(self.game, self.match.state)

    def _has_earned_time(self, seat: int) -> bool:
        """Whether a decision adds time to the clock: with days per decision each does, else the last of a turn."""
        return self.clock.mode == "days" or self.clock_seat != seat or self.game.rules.begins_turn(self.match.state)
