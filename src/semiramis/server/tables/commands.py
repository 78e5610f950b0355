"""Commands: what each one does to a table, and for which of the visitor's seats.

Everything here is synchronous. A command changes the table in memory at once and returns a TableEvent; the service
stores that before anyone is notified, and discards the table if it cannot. A Problem is raised before any change.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import seat_arg
from semiramis.core.play.expect import NotYet
from semiramis.server.errors import Conflict, Forbidden
from semiramis.server.tables.consent import answer, ask_resign, ask_undo, drop_request_to
from semiramis.server.tables.deals import begin_if_ready, commit, note_commit, reveal
from semiramis.server.tables.history import TableEvent, describe_move, for_everyone
from semiramis.server.tables.seats import HeldSeats, Seat, check_bot
from semiramis.server.tables.table import Table

if TYPE_CHECKING:
    from semiramis.server.schemas import requests


STEPS_OF_A_TURN = 32
"""Steps to look at for the beginning of a turn; if it is not among them, so many more."""


def apply_command(table: Table, held: HeldSeats, command: "requests.AnyCommand") -> TableEvent:
    """Apply a command to a table in memory.

    Raises Shallow, before any change, if it needs more steps than are in memory; KeyError without a handler.
    """
    handler = HANDLERS[command.kind]
    seat = handler.seat(table, held, None if command.seat is None else SEAT.index(command.seat))
    return handler.apply(table, seat, command)


# the match


def play(table: Table, seat: int, action: int | str | Mapping[str, Any]) -> TableEvent:
    """Play an action for a seat. Raises NotYet out of turn, Refused if the rules forbid it."""
    table.expect_playing()
    progress = table.match.play(seat, action)
    if table.request.get("what") == "undo":
        table.request = {}
    messages, facts = describe_move(table.match, progress)
    return table.new_event("move", seat, messages, **facts)


def undo(table: Table, seat: int, steps: int | None) -> TableEvent:
    """Take back steps, by default to before the person's own last decision.

    Raises NotYet if that needs the others' consent. Bots always consent: if only they hold the other seats, their
    decisions and what was revealed are taken back at once.
    """
    table.expect_playing()
    steps = table.steps_since(seat) if steps is None else steps
    if not 0 < steps <= len(table.match.deciders):
        raise NotYet("undo-nothing")
    table.expect_steps(steps + 1)  # the one before tells whether it can be taken back, too
    bots = [other for other in range(len(table.seats)) if other != seat] if table.is_alone(seat) else []
    table.match.undo(seat, agreed=bots if table.match.needs_agreement(seat, steps) else (), steps=steps)
    table.request = {}
    return table.new_event("undo", seat, for_everyone("undo", seat=seat_arg(seat), n=steps))


def redo(table: Table, seat: int, steps: int) -> TableEvent:
    """Play steps again that were taken back. Raises NotYet for a step of another person."""
    table.expect_playing()
    for step in reversed(table.match.undone[-steps:]):
        if table.seats[step.seat].kind == "person" and not table.is_same_person(step.seat, seat):
            raise NotYet("match-not-your-turn", seat=seat_arg(seat), mover=seat_arg(step.seat))
    table.match.redo(seat, steps)
    table.request = {}
    return table.new_event("redo", seat, for_everyone("redo", seat=seat_arg(seat), n=steps))


def restart(table: Table, seat: int) -> TableEvent:
    """Take back everything since the seat's turn began."""
    table.expect_playing()
    if table.match.steps_this_turn(seat) == len(table.match.steps):
        table.expect_steps(STEPS_OF_A_TURN + len(table.match.steps))
    steps = table.match.steps_this_turn(seat)
    if not steps and table.is_alone(seat):
        raise NotYet("undo-nothing")
    return undo(table, seat, steps or 1)


# seats


def sit(table: Table, number: int, seat: Seat, hash: str | None = None) -> TableEvent:
    """Give an open seat to somebody, who may bring the hash of a number for the deal. Raises Conflict if it is taken.

    If nothing else is waited for, the game begins.
    """
    if table.seats[number].kind != "open":
        raise Conflict("server-seat-taken", seat=seat_arg(number))
    table.seats[number] = seat
    if hash is not None and not table.is_dealt:
        note_commit(table, number, hash)
    begin_if_ready(table)
    return table.new_event("join", number, for_everyone("join", seat=seat_arg(number), name=seat.name), number)


def leave(table: Table, seat: int, bot: str, kind: str = "leave") -> TableEvent:
    """Let a bot play for a person until they return; `kind` is "flag" if their time has run out.

    Raises Malformed if there is no such bot, Conflict once the game is over.
    """
    check_bot(bot)
    table.expect_not_over()
    table.seats[seat] = table.seats[seat].left_to(bot, len(table.match.deciders))
    drop_request_to(table, seat)
    return table.new_event(kind, seat, for_everyone(kind, seat=seat_arg(seat), bot=bot), seat)


def come_back(table: Table, seat: int) -> TableEvent:
    """Give a seat back to its person. Raises Conflict once the game is over."""
    table.expect_not_over()
    was_away = table.seats[seat].away
    table.seats[seat] = replace(table.seats[seat], away=False, bot="")
    if was_away:
        table.clock = table.clock.returned(seat)
    return table.new_event("return", seat, for_everyone("return", seat=seat_arg(seat)), seat)


def announce_rematch(table: Table, seat: int, next_table: str) -> TableEvent:
    """Announce the table at which the same people play again."""
    table.origin = {**table.origin, "next": next_table}
    return table.new_event("rematch", seat, for_everyone("rematch", seat=seat_arg(seat)), table=next_table)


# who acts


def acting_seat(table: Table, held: HeldSeats, wanted: int | None) -> int:
    """The seat a visitor acts for: the one they named, the mover's, or the first they hold.

    Raises Forbidden if they named a seat they do not hold.
    """
    if wanted is not None:
        if wanted not in held:
            raise Forbidden("server-not-your-seat", seat=seat_arg(wanted))
        return wanted
    return table.match.mover if table.match.mover in held else held[0]


def last_mover(table: Table, held: HeldSeats, wanted: int | None) -> int:
    """The seat that takes back: of those the visitor holds, the one that decided last."""
    back = table.match.steps_since(held)
    return table.match.deciders[-back] if wanted is None and back else acting_seat(table, held, wanted)


def answering_seat(table: Table, held: HeldSeats, wanted: int | None) -> int:
    """The seat that answers a request: one the visitor holds that is not the asker's."""
    asker = table.request.get("by", -1)
    others = [seat for seat in held if seat != asker]
    return others[0] if wanted is None and others else acting_seat(table, held, wanted)


class Handler(NamedTuple):
    """How a command finds its seat, and what it does there."""

    seat: Callable[[Table, HeldSeats, int | None], int]
    apply: Callable[[Table, int, Any], TableEvent]


HANDLERS: dict[str, Handler] = {
    "move": Handler(acting_seat, lambda table, seat, command: play(table, seat, command.action)),
    "undo": Handler(last_mover, lambda table, seat, command: undo(table, seat, command.steps)),
    "redo": Handler(acting_seat, lambda table, seat, command: redo(table, seat, command.steps)),
    "restart": Handler(last_mover, lambda table, seat, command: restart(table, seat)),
    "ask-undo": Handler(acting_seat, lambda table, seat, command: ask_undo(table, seat, command.steps)),
    "ask-resign": Handler(acting_seat, lambda table, seat, command: ask_resign(table, seat)),
    "answer": Handler(answering_seat, lambda table, seat, command: answer(table, seat, command.agrees)),
    "leave": Handler(acting_seat, lambda table, seat, command: leave(table, seat, command.bot)),
    "commit": Handler(acting_seat, lambda table, seat, command: commit(table, seat, command.hash)),
    "reveal": Handler(acting_seat, lambda table, seat, command: reveal(table, seat, command.number)),
    "return": Handler(acting_seat, lambda table, seat, command: come_back(table, seat)),
}
