"""Requests that need the others' consent: an undo beyond one's own last steps, or the end of the game.

Bots and open seats consent at once. A person who is away consents to nothing behind the decision they left at, and
not to the end of the game unless they have been away for long. A request ends by itself when nobody has answered it.
"""

import time

from semiramis.core.model.message import seat_arg
from semiramis.server.errors import Conflict
from semiramis.server.tables.clocks import SECONDS_OF_A_DAY
from semiramis.server.tables.history import TableEvent, for_everyone
from semiramis.server.tables.table import Table

ANSWER_SECONDS = 60.0
"""How long a request stays open at a table with a live clock; elsewhere it is a day."""
LONG_AWAY = SECONDS_OF_A_DAY
"""Whoever has been away for so many seconds lets the others end the game."""


def ask_undo(table: Table, seat: int, steps: int | None) -> TableEvent:
    """Ask the others for an undo that needs consent, by default to before the person's own last decision.

    Raises Conflict if there are no such steps, or if somebody who is away cannot consent.
    """
    table.expect_playing()
    _expect_no_other_request(table, seat)
    steps = table.steps_since(seat) if steps is None else steps
    if not 0 < steps <= len(table.match.deciders):
        raise Conflict("undo-nothing")
    table.expect_steps(steps + 1)
    return _ask(table, seat, "undo", steps)


def ask_resign(table: Table, seat: int) -> TableEvent:
    """Ask the others to end the game now. Raises Conflict if somebody who is away cannot consent."""
    table.expect_playing()
    _expect_no_other_request(table, seat)
    return _ask(table, seat, "resign", 0)


def _expect_no_other_request(table: Table, seat: int) -> None:
    if table.request and not table.is_same_person(table.request["by"], seat):
        raise Conflict("server-already-asked", seat=seat_arg(table.request["by"]))


def _ask(table: Table, seat: int, what: str, steps: int) -> TableEvent:
    others = [other for other in range(len(table.seats)) if other != seat]
    agreed = [other for other in others if not _must_answer(table, other, seat)]
    for other in others:
        if other not in agreed and table.seats[other].away:
            if not _consents_while_away(table, other, what, steps):
                raise Conflict("server-away-cannot-agree", seat=seat_arg(other))
            agreed.append(other)
    table.request = {"what": what, "by": seat, "steps": steps, "agreed": sorted(agreed)}
    if len(agreed) == len(others):
        return _carry_out(table)
    seconds = ANSWER_SECONDS if table.clock.mode == "bank" else SECONDS_OF_A_DAY
    table.request["until"] = table.time.now() + seconds
    amount = {"n": steps} if what == "undo" else {}
    return table.new_event(f"ask-{what}", seat, for_everyone(f"ask-{what}", seat=seat_arg(seat), **amount))


def _must_answer(table: Table, seat: int, asker: int) -> bool:
    """Whether somebody else sits at a seat: no bot, nobody who shares the asker's screen, no open seat."""
    return table.seats[seat].kind == "person" and not table.is_same_person(seat, asker)


def _consents_while_away(table: Table, seat: int, what: str, steps: int) -> bool:
    away = table.seats[seat]
    if what == "undo":
        return len(table.match.deciders) - steps >= away.away_decisions
    return time.time() - away.away_since >= LONG_AWAY


def answer(table: Table, seat: int, agrees: bool) -> TableEvent:
    """Agree to or decline the open request; the last consent carries it out. The asker can withdraw it.

    Raises Conflict if nothing was asked of this seat.
    """
    if not table.request or (agrees and seat == table.request["by"]):
        raise Conflict("server-nothing-asked")
    if not agrees:
        table.request = {}
        return table.new_event("declined", seat, for_everyone("declined", seat=seat_arg(seat)))
    if table.request["what"] == "undo":
        table.expect_steps(table.request["steps"] + 1)
    mine = [other for other in range(len(table.seats)) if table.is_same_person(other, seat)]
    agreed = sorted({*table.request["agreed"], *mine} - {table.request["by"]})
    table.request = {**table.request, "agreed": agreed}
    if len(agreed) == len(table.seats) - 1:
        return _carry_out(table)
    return table.new_event("agreed", seat, for_everyone("agreed", seat=seat_arg(seat)))


def expire(table: Table) -> TableEvent:
    """End the open request, which not everybody has answered in time."""
    asker = table.request["by"]
    table.request = {}
    return table.new_event("expired", asker, for_everyone("expired", seat=seat_arg(asker)))


def drop_request_to(table: Table, seat: int) -> None:
    """End a request that somebody who leaves has asked or not answered yet: nobody could answer it any more."""
    if table.request and (seat == table.request["by"] or seat not in table.request["agreed"]):
        table.request = {}


def _carry_out(table: Table) -> TableEvent:
    asked, table.request = table.request, {}
    seat, steps = asked["by"], asked["steps"]
    if asked["what"] == "undo":
        table.match.undo(seat, agreed=asked["agreed"], steps=steps)
        return table.new_event("undo", seat, for_everyone("undo", seat=seat_arg(seat), n=steps))
    table.resigned = True
    table.match.end_early()
    return table.new_event("resign", seat, for_everyone("resign", seat=seat_arg(seat)))
