"""A table in memory: the match, the seats, the clock, and a request that awaits the others' consent.

Everything here is synchronous. A command changes the match at once and returns a TableEvent; the service stores that
before anyone is notified, and discards this object if it cannot.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.message import Message, seat_arg
from semiramis.core.play.match import Match, NotYet
from semiramis.core.play.view import result_words
from semiramis.server.errors import Conflict, Forbidden, Unauthorized
from semiramis.server.storage.snapshots import is_due, snapshot_of
from semiramis.server.tables.clocks import TableClock
from semiramis.server.tables.history import TableEvent, Told, for_everyone, messages_by_seat, move_data
from semiramis.server.tables.seats import HeldSeats, Seat
from semiramis.server.tokens import new_id, same


def _without_store(table: "Table") -> Match:
    raise AssertionError("a table without a store cannot be replayed")


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
    replay: Callable[["Table"], Match] = _without_store
    n_lines: int = field(init=False)
    """How many lines of the match log are in events already."""

    def __post_init__(self) -> None:
        self.n_lines = self.match.n_lines

    @classmethod
    def new(cls, match: Match, seats: list[Seat], host: str, clock: TableClock, origin: dict[str, Any]) -> "Table":
        """A table nobody has seen yet, with the clock of the first mover running."""
        now = time.time()
        table = cls(new_id(), host, match.game, match, seats, now, now, clock=clock, origin=origin)
        table.clock = clock.handed_on(now, table.clock_seat)
        table._settle_result()
        return table

    # what follows from the fields

    @property
    def status(self) -> str:
        """Whether the game is "over", the table is "waiting" for somebody to join, or they are "playing"."""
        if self.resigned or self.match.over:
            return "over"
        return "waiting" if any(seat.kind == "open" for seat in self.seats) else "playing"

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

    # who may do what

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

    # commands

    def play(self, seat: int, action: Any) -> TableEvent:
        """Play an action for a seat. Raises NotYet out of turn, Refused if the rules forbid it."""
        self._expect_playing()
        round_number = self.game.rules.round_of(self.match.state)
        progress = self.match.play(seat, action)
        if self.request.get("what") == "undo":
            self.request = {}
        event = self._event("move", seat, messages_by_seat(self.game, len(self.seats), progress))
        event.data.update(move_data(self.match, seat, round_number))
        return event

    def undo(self, seat: int, steps: int) -> TableEvent:
        """Take back steps. Raises NotYet if that needs the others' consent."""
        self._expect_playing()
        self._reach(steps)
        self.match.undo(seat, steps=steps)
        self.request = {}
        return self._event("undo", seat, _told("undo", seat, n=steps))

    def redo(self, seat: int, steps: int) -> TableEvent:
        """Play steps again that were taken back. Raises NotYet for a step of another person."""
        self._expect_playing()
        if len(self.match.undone) < steps and self.match.n_dropped:
            self.deepen()
        for step in reversed(self.match.undone[-steps:]):
            if self.seats[step.seat].kind == "person" and not self._same_person(step.seat, seat):
                raise NotYet("match-not-your-turn", seat=seat_arg(seat), mover=seat_arg(step.seat))
        self.match.redo(seat, steps)
        self.request = {}
        return self._event("redo", seat, _told("redo", seat, n=steps))

    def restart(self, seat: int) -> TableEvent:
        """Take back everything since the seat's turn began."""
        self._expect_playing()
        self._reach(1)
        if self.match.n_dropped and self.match.steps_this_turn(seat) == len(self.match.steps):
            self.deepen()
        return self.undo(seat, self.match.steps_this_turn(seat) or 1)

    def ask(self, seat: int, what: str, steps: int = 0) -> TableEvent:
        """Ask the others for an undo that needs consent, or to end the game now. Bots agree at once."""
        self._expect_playing()
        if self.request and not self._same_person(self.request["by"], seat):
            raise Conflict("server-already-asked", seat=seat_arg(self.request["by"]))
        if what == "undo":
            self._reach(steps)
            if not 0 < steps <= len(self.match.steps):
                raise Conflict("undo-nothing")
        others = [s for s in range(len(self.seats)) if s != seat]
        agreed = [s for s in others if not self._can_be_asked(s) or self._same_person(s, seat)]
        self.request = {"what": what, "by": seat, "steps": steps, "agreed": agreed}
        if set(agreed) >= set(others):
            return self._carry_out()
        return self._event(f"ask-{what}", seat, _told(f"ask-{what}", seat, **({"n": steps} if what == "undo" else {})))

    def answer(self, seat: int, agrees: bool) -> TableEvent:
        """Agree to or decline the open request; the last consent carries it out. The asker can withdraw it.

        Raises Conflict if nothing was asked of this seat.
        """
        if not self.request or (agrees and seat == self.request["by"]):
            raise Conflict("server-nothing-asked")
        if not agrees:
            self.request = {}
            return self._event("declined", seat, _told("declined", seat))
        mine = [s for s in range(len(self.seats)) if self._same_person(s, seat)]
        agreed = sorted({*self.request["agreed"], *mine} - {self.request["by"]})
        self.request = {**self.request, "agreed": agreed}
        if len(agreed) == len(self.seats) - 1:
            return self._carry_out()
        return self._event("agreed", seat, _told("agreed", seat))

    def _carry_out(self) -> TableEvent:
        asked, self.request = self.request, {}
        seat, steps = asked["by"], asked["steps"]
        if asked["what"] == "undo":
            self._reach(steps)
            self.match.undo(seat, agreed=asked["agreed"], steps=steps)
            return self._event("undo", seat, _told("undo", seat, n=steps))
        self.resigned = True
        return self._event("resign", seat, _told("resign", seat))

    def sit(self, number: int, seat: Seat) -> TableEvent:
        """Give an open seat to somebody. Raises Conflict if it is taken."""
        if self.seats[number].kind != "open":
            raise Conflict("server-seat-taken", seat=seat_arg(number))
        self.seats[number] = seat
        return self._event("join", number, _told("join", number, name=seat.name), number)

    def leave(self, seat: int, bot: str, kind: str = "leave") -> TableEvent:
        """Let a bot play for a person until they return; `kind` is "flag" if their time has run out."""
        self.seats[seat] = replace(self.seats[seat], away=True, bot=bot)
        return self._event(kind, seat, _told(kind, seat, bot=bot), seat)

    def come_back(self, seat: int) -> TableEvent:
        """Give a seat back to its person."""
        was_away = self.seats[seat].away
        self.seats[seat] = replace(self.seats[seat], away=False, bot="")
        if was_away:
            self.clock = self.clock.returned(seat)
        return self._event("return", seat, _told("return", seat), seat)

    def rematch(self, seat: int, next_table: str) -> TableEvent:
        """Announce the table at which the same people play again."""
        self.origin = {**self.origin, "next": next_table}
        event = self._event("rematch", seat, _told("rematch", seat))
        event.data["table"] = next_table
        return event

    # helpers

    def _expect_playing(self) -> None:
        if self.status == "over":
            raise Conflict("match-over")
        if self.status == "waiting":
            raise Conflict("server-waiting")

    def _can_be_asked(self, seat: int) -> bool:
        """Whether a person is there to answer: not a bot, nobody who has left, no open seat."""
        return self.seats[seat].kind == "person" and not self.seats[seat].away

    def _same_person(self, seat: int, other: int) -> bool:
        token = self.seats[seat].token
        return bool(token) and same(token, self.seats[other].token)

    def _reach(self, steps: int) -> None:
        """Ensure that `steps` steps can be taken back and the one before them is known, replaying if necessary."""
        if steps >= len(self.match.steps) and self.match.n_dropped:
            self.deepen()

    def deepen(self) -> None:
        """Replay the whole log from the store, so that every step is in memory."""
        self.match = self.replay(self)

    def _event(self, kind: str, by: int, told: Told, seat: int | None = None) -> TableEvent:
        """The event for a change of the match or of a seat; moves the clock on and fixes the result."""
        now = time.time()
        self.clock = self.clock.handed_on(now, self.clock_seat, kind == "move" and self._has_earned_time(by))
        self.seq += 1
        self.changed_at = now
        fresh = self.match.log[self.n_lines - self.match.n_dropped :]
        self.n_lines = self.match.n_lines
        self._settle_result()
        snapshot = snapshot_of(self.match) if is_due(self.seq, kind) else None
        data = {"lines": fresh} if fresh else {}
        return TableEvent(kind, by, data, told, self.seq, now, self.n_lines, seat, snapshot)

    def _settle_result(self) -> None:
        if self.status == "over" and not self.result:
            self.result = result_words(self.game, self.match.state)

    def _has_earned_time(self, seat: int) -> bool:
        """Whether a decision adds time to the clock: with days per decision each does, else the last of a turn."""
        return self.clock.mode == "days" or self.clock_seat != seat or self.game.rules.begins_turn(self.match.state)


def _told(kind: str, seat: int, **more: int | str) -> Told:
    return for_everyone(Message(f"server-told-{kind}", {"seat": seat_arg(seat), **more}))
