"""A table in memory: the match, who sits where, the clock, and what was asked of the others.

Everything here is plain and synchronous. A command changes the match at once and returns a TableEvent; the service
stores that before anyone is notified, and discards this object if it cannot.
"""

import json
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY, SEAT
from semiramis.core.model.message import Message, seat_arg
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import extend, replay
from semiramis.core.play.match import Match, NotYet, result_words
from semiramis.server.errors import Conflict
from semiramis.server.storage.snapshots import resume_from
from semiramis.server.storage.store import Store
from semiramis.server.tables.clocks import TableClock
from semiramis.server.tables.history import Told, for_everyone, messages_by_seat, move_data
from semiramis.server.tables.tokens import same

STEPS_AT_HAND = 4


@dataclass(frozen=True)
class Seat:
    """A seat and who has it: a person, a bot, or nobody yet. `away`: the bot plays for the person for a while."""

    kind: str
    name: str = ""
    bot: str = ""
    token: str = ""
    away: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or (self.kind == "person" and self.away)


@dataclass
class TableEvent:
    """Something that happened at a table and has to be stored before it counts."""

    kind: str
    by: int
    data: dict[str, Any] = field(default_factory=dict)
    told: Told = field(default_factory=dict)
    seq: int = 0
    at: float = 0.0


class Table:
    """One table."""

    def __init__(self, row: Mapping[str, Any], chairs: list[Seat], game: Game, match: Match) -> None:
        self.id: str = row["id"]
        self.host: str = row["host"]
        self.game = game
        self.match = match
        self.seats = chairs
        self.seq: int = row["seq"]
        self.status: str = row["status"]
        self.clock = TableClock.of(json.loads(row["clock"]))
        self.request: dict[str, Any] = json.loads(row["request"])
        self.result: dict[str, Any] = json.loads(row["result"])
        self.origin: dict[str, Any] = json.loads(row["origin"])
        self.made_at: float = row["made_at"]
        self.changed_at: float = row["changed_at"]
        self.replay: Callable[[Table], Match] = _without_store

    # who may do what

    def seats_of(self, token: str) -> list[int]:
        """The seats a token (its hash) holds; several at a table where people share a screen."""
        return [seat for seat, chair in enumerate(self.seats) if chair.token and same(chair.token, token)]

    def is_host(self, token: str) -> bool:
        """Whether a token (its hash) made this table."""
        return bool(self.host) and same(self.host, token)

    @property
    def thinking_bot(self) -> int:
        """The seat of the bot that is to decide, or -1; bots wait while somebody asks for an undo."""
        mover = self.match.mover
        if self.status != "playing" or mover < 0 or self.request.get("what") == "undo":
            return -1
        return mover if self.seats[mover].is_played_by_bot else -1

    # commands

    def play(self, seat: int, action: Any) -> TableEvent:
        """A decision of a seat."""
        self._expect_playing()
        lines = self.match.n_lines
        number = self.game.rules.round_of(self.match.state)
        progress = self.match.play(seat, action)
        if self.request.get("what") == "undo":
            self.request = {}
        change = self._changed("move", seat, lines, messages_by_seat(self.game, len(self.seats), progress))
        change.data.update(move_data(self.match, seat, number))
        return change

    def undo(self, seat: int, steps: int) -> TableEvent:
        """Take back steps that are free to take back."""
        self._expect_playing()
        self._reach(steps)
        lines = self.match.n_lines
        self.match.undo(seat, steps=steps)
        self.request = {}
        return self._changed("undo", seat, lines, for_everyone(Message("server-told-undo", _by(seat, n=steps))))

    def redo(self, seat: int, steps: int) -> TableEvent:
        """Play steps again that were taken back; nobody decides that for another person."""
        self._expect_playing()
        if len(self.match.undone) < steps and self.match.n_dropped:
            self.deepen()
        for step in reversed(self.match.undone[-steps:]):
            if self.seats[step.seat].kind == "person" and not self._same_person(step.seat, seat):
                raise NotYet("match-not-your-turn", seat=seat_arg(seat), mover=seat_arg(step.seat))
        lines = self.match.n_lines
        self.match.redo(seat, steps)
        self.request = {}
        return self._changed("redo", seat, lines, for_everyone(Message("server-told-redo", _by(seat, n=steps))))

    def restart(self, seat: int) -> TableEvent:
        """Take back everything since the seat's turn began."""
        self._expect_playing()
        self._reach(1)
        if self.match.n_dropped and self.match.steps_this_turn(seat) == len(self.match.steps):
            self.deepen()
        steps = self.match.steps_this_turn(seat)
        return self.undo(seat, steps) if steps else self.undo(seat, 1)

    def ask(self, seat: int, what: str, steps: int = 0) -> TableEvent:
        """Ask the others to agree to an undo that is not free, or to end the game now. Bots agree at once."""
        self._expect_playing()
        if self.request and not self._same_person(self.request["by"], seat):
            raise Conflict("server-already-asked", seat=seat_arg(self.request["by"]))
        if what == "undo":
            self._reach(steps)
            if not 0 < steps <= len(self.match.steps):
                raise Conflict("undo-nothing")
        others = [s for s in range(len(self.seats)) if s != seat]
        agreed = [s for s in others if self._agrees_anyway(s) or self._same_person(s, seat)]
        self.request = {"what": what, "by": seat, "steps": steps, "agreed": agreed}
        if set(agreed) >= set(others):
            return self._carry_out()
        said = Message(f"server-told-ask-{what}", _by(seat, n=steps) if what == "undo" else _by(seat))
        return self._changed(f"ask-{what}", seat, self.match.n_lines, for_everyone(said))

    def answer(self, seat: int, agrees: bool) -> TableEvent:
        """Agree or decline what was asked; when all others agree it is done. Whoever asked may decline it too."""
        if not self.request or (agrees and seat == self.request["by"]):
            raise Conflict("server-nothing-asked")
        if not agrees:
            self.request = {}
            said = Message("server-told-declined", _by(seat))
            return self._changed("declined", seat, self.match.n_lines, for_everyone(said))
        mine = [s for s in range(len(self.seats)) if self._same_person(s, seat)]
        agreed = sorted({*self.request["agreed"], *mine} - {self.request["by"]})
        self.request = {**self.request, "agreed": agreed}
        if len(agreed) == len(self.seats) - 1:
            return self._carry_out()
        return self._changed("agreed", seat, self.match.n_lines, for_everyone(Message("server-told-agreed", _by(seat))))

    def _carry_out(self) -> TableEvent:
        """Everybody has agreed."""
        asked, self.request = self.request, {}
        seat, lines = asked["by"], self.match.n_lines
        if asked["what"] == "undo":
            self._reach(asked["steps"])
            self.match.undo(seat, agreed=asked["agreed"], steps=asked["steps"])
            said = Message("server-told-undo", _by(seat, n=asked["steps"]))
            return self._changed("undo", seat, lines, for_everyone(said))
        self.status = "over"
        return self._changed("resign", seat, lines, for_everyone(Message("server-told-resign", _by(seat))))

    def sit(self, seat: int, chair: Seat) -> TableEvent:
        """Somebody takes a free seat."""
        if self.seats[seat].kind != "open":
            raise Conflict("server-seat-taken", seat=seat_arg(seat))
        self.seats[seat] = chair
        if self.status == "waiting" and all(c.kind != "open" for c in self.seats):
            self.status = "playing" if self.match.mover != NOBODY else "over"
        said = Message("server-told-join", {**_by(seat), "name": chair.name})
        return self._changed("join", seat, self.match.n_lines, for_everyone(said), chair=seat)

    def leave(self, seat: int, bot: str) -> TableEvent:
        """A person leaves the seat to a bot, until coming back."""
        self.seats[seat] = replace(self.seats[seat], away=True, bot=bot)
        said = Message("server-told-leave", {**_by(seat), "bot": bot})
        return self._changed("leave", seat, self.match.n_lines, for_everyone(said), chair=seat)

    def come_back(self, seat: int) -> TableEvent:
        """A person takes the seat back from the bot."""
        was_away = self.seats[seat].away
        self.seats[seat] = replace(self.seats[seat], away=False, bot="")
        if was_away:
            self.clock = self.clock.returned(seat)
        said = Message("server-told-return", _by(seat))
        return self._changed("return", seat, self.match.n_lines, for_everyone(said), chair=seat)

    def run_out(self, seat: int, bot: str) -> TableEvent:
        """A player's time has run out: a bot plays on for that seat."""
        change = self.leave(seat, bot)
        change.kind, change.told = "flag", for_everyone(Message("server-told-flag", {**_by(seat), "bot": bot}))
        return change

    def announce(self, kind: str, seat: int, data: dict[str, Any], said: Message) -> TableEvent:
        """Tell everybody of something that does not change the table, such as a rematch."""
        change = self._changed(kind, seat, self.match.n_lines, for_everyone(said))
        change.data.update(data)
        return change

    # helpers

    def _expect_playing(self) -> None:
        if self.status == "over":
            raise Conflict("match-over")
        if self.status == "waiting":
            raise Conflict("server-waiting")

    def _agrees_anyway(self, seat: int) -> bool:
        """Whether nobody is there who could be asked: a bot, somebody who has left, a free seat."""
        return self.seats[seat].kind != "person" or self.seats[seat].away

    def _same_person(self, seat: int, other: int) -> bool:
        token = self.seats[seat].token
        return bool(token) and same(token, self.seats[other].token)

    def _reach(self, steps: int) -> None:
        """See to it that so many steps can be taken back and one is left to look at, replaying the log if need be."""
        if steps >= len(self.match.steps) and self.match.n_dropped:
            self.deepen()

    def deepen(self) -> None:
        """Replay the whole log, so that every step is at hand."""
        self.match = self.replay(self)

    def _changed(self, kind: str, seat: int, lines: int, told: Told, chair: int | None = None) -> TableEvent:
        """The change a command has made; clock and status follow from the match."""
        if self.match.over and self.status == "playing":
            self.status = "over"
        now = time.time()
        mover = self.match.mover
        thinker = mover if self.status == "playing" and mover >= 0 and not self.seats[mover].is_played_by_bot else -1
        self.clock = self.clock.handed_on(now, thinker, kind == "move" and self._has_earned_time(seat, thinker))
        self.seq += 1
        self.changed_at = now
        fresh = self.match.log[lines - self.match.n_dropped :]
        data: dict[str, Any] = {"lines": fresh} if fresh else {}
        if chair is not None:
            data["chair"] = chair
        if self.status == "over" and not self.result:
            self.result = result_words(self.game, self.match.state)
        return TableEvent(kind, seat, data, told, self.seq, now)

    def _has_earned_time(self, seat: int, thinker: int) -> bool:
        """Whether a decision of a seat brings new time: with days each one does, else the one that ends a turn."""
        return self.clock.mode == "days" or thinker != seat or self.game.rules.begins_turn(self.match.state)


def _without_store(table: Table) -> Match:
    raise AssertionError("a table without a store cannot be replayed")


def _by(seat: int, **more: int) -> dict[str, Any]:
    return {"seat": seat_arg(seat), **more}


def load_table(store: Store, id: str, find: Any) -> Table | None:
    """A table from the store: its latest snapshot and the few events after it."""
    row = store.table_row(id)
    if row is None:
        return None
    game: Game = find(row["game"], row["edition"])
    if row["rules"] != game.version:
        raise Conflict("server-other-rules", table=id, given=row["rules"], known=game.version)
    chairs = [Seat(s["kind"], s["name"], s["bot"], s["token"], bool(s["away"])) for s in store.seat_rows(id)]
    referee = Referee(row["seed"], row["nonce"])
    snapshot = store.snapshot_row(id)
    if snapshot is None:
        match = replayed(store, id, game, referee)
    else:
        names = {SEAT.words[seat]: chair.name for seat, chair in enumerate(chairs)}
        options = json.loads(row["options"])
        committed = json.loads(row["origin"]).get("commitment", referee.commitment)
        match = Match(game, row["n_seats"], options, None, names, commitment=committed)
        resume_from(match, snapshot)
        extend(match, lines_of(store.event_rows(id, after=snapshot["seq"])))
        match.referee = referee
    return Table(row, chairs, game, match)


def replayed(store: Store, id: str, game: Game, referee: Referee | None) -> Match:
    """A match from all its stored lines; the referee deals from here on, also where another dealt before."""
    match = replay(lines_of(store.event_rows(id)), game)
    match.referee = referee
    return match


def lines_of(rows: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The log lines of some events, in order."""
    return [line for row in rows for line in json.loads(row["data"]).get("lines", ())]
