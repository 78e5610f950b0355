"""Commands: which method of a table each one calls, and for which of the visitor's seats."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import seat_arg
from semiramis.server.errors import Forbidden
from semiramis.server.tables.history import TableEvent
from semiramis.server.tables.seats import HeldSeats, check_bot
from semiramis.server.tables.table import Table

if TYPE_CHECKING:
    from semiramis.server.schemas import requests


def apply_command(table: Table, held: HeldSeats, command: "requests.AnyCommand") -> TableEvent:
    """Apply a command to a table in memory. Raises KeyError for a command without a handler."""
    handler = HANDLERS[command.kind]
    seat = handler.seat(table, held, None if command.seat is None else SEAT.index(command.seat))
    return handler.apply(table, seat, command)


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
    """The seat that takes back: the one that made the last step, if the visitor holds it."""
    last = table.match.steps[-1].seat if table.match.steps else -1
    return last if wanted is None and last in held else acting_seat(table, held, wanted)


def answering_seat(table: Table, held: HeldSeats, wanted: int | None) -> int:
    """The seat that answers a request: one the visitor holds that is not the asker's."""
    asker = table.request.get("by", -1)
    others = [seat for seat in held if seat != asker]
    return others[0] if wanted is None and others else acting_seat(table, held, wanted)


def _leave(table: Table, seat: int, command: "requests.Leave") -> TableEvent:
    check_bot(command.bot)
    return table.leave(seat, command.bot)


class Handler(NamedTuple):
    """How a command finds its seat, and what it does there."""

    seat: Callable[[Table, HeldSeats, int | None], int]
    apply: Callable[[Table, int, Any], TableEvent]


HANDLERS: dict[str, Handler] = {
    "move": Handler(acting_seat, lambda table, seat, command: table.play(seat, command.action)),
    "undo": Handler(last_mover, lambda table, seat, command: table.undo(seat, command.steps)),
    "redo": Handler(acting_seat, lambda table, seat, command: table.redo(seat, command.steps)),
    "restart": Handler(last_mover, lambda table, seat, command: table.restart(seat)),
    "ask-undo": Handler(acting_seat, lambda table, seat, command: table.ask(seat, "undo", command.steps)),
    "ask-resign": Handler(acting_seat, lambda table, seat, command: table.ask(seat, "resign")),
    "answer": Handler(answering_seat, lambda table, seat, command: table.answer(seat, command.agrees)),
    "leave": Handler(acting_seat, _leave),
    "return": Handler(acting_seat, lambda table, seat, command: table.come_back(seat)),
}
