"""Deals that nobody chooses: the seed is made of the server's secret and a number from every person.

The server publishes the commitment to its secret with the new table. Everybody who sits down sends the hash of a
number. Once all seats are taken the numbers are revealed, and the game is dealt from the secret and all of them: the
server could not know the numbers when it committed itself, and nobody else knows the secret before the end.

A table keeps this in `origin["deal"]`: `commits` (hashes) and `numbers` by the word of a person's first seat, whether
it is `done`, whether numbers are `wanted` of all people, and `until` when (in running time) they are waited for.
"""

import hashlib
from typing import Any

from semiramis.core.model.domain import NOBODY, SEAT
from semiramis.core.model.message import Malformed
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.server.errors import Conflict
from semiramis.server.tables.history import Messages, TableEvent, for_everyone
from semiramis.server.tables.seats import seat_names
from semiramis.server.tables.table import Table

REVEAL_SECONDS = 60.0
"""How long a number is waited for once all seats are taken; then the game is dealt without it."""
NO_MESSAGES: Messages = {"all": []}


def new_deal(wanted: bool = False) -> dict[str, Any]:
    """A deal that has not begun; with `wanted` all people are waited for, else those who have committed themselves."""
    return {"commits": {}, "numbers": {}, "done": False, **({"wanted": True} if wanted else {})}


def phase(table: Table) -> str:
    """What a deal waits for: "seats", "commits", "numbers", or nothing (empty)."""
    if table.is_dealt:
        return ""
    if table.has_open_seat:
        return "seats"
    deal = table.deal
    if deal.get("wanted") and not deal["numbers"] and people(table) - deal["commits"].keys():
        return "commits"
    return "numbers" if deal["commits"].keys() - deal["numbers"].keys() else ""


def people(table: Table) -> set[str]:
    """The words of the first seats of all visitors who play."""
    return {first_seat(table, number) for number, seat in enumerate(table.seats) if seat.kind == "person"}


def first_seat(table: Table, seat: int) -> str:
    """The word of the first seat that the person at a seat holds."""
    return SEAT.words[next(other for other in range(seat + 1) if other == seat or table.is_same_person(other, seat))]


def note_commit(table: Table, seat: int, hash: str) -> None:
    """Note the hash of the number of the person at a seat. Raises Conflict if it is too late, or another is known."""
    deal, who = table.deal, first_seat(table, seat)
    if table.is_dealt or deal["numbers"] or deal["commits"].get(who, hash) != hash:
        raise Conflict("server-deal-begun")
    _change(table, commits={**deal["commits"], who: hash})


def commit(table: Table, seat: int, hash: str) -> TableEvent:
    """Commit the person at a seat to a number, by its hash. Raises Conflict once numbers are being revealed."""
    note_commit(table, seat, hash)
    begin_if_ready(table)
    return table.new_event("commit", seat, NO_MESSAGES)


def reveal(table: Table, seat: int, number: str) -> TableEvent:
    """Reveal a number; the last one begins the game.

    Raises Conflict unless numbers are due, Malformed if it is not the one that this person has committed to.
    """
    who = first_seat(table, seat)
    if phase(table) != "numbers" or who not in table.deal["commits"]:
        raise Conflict("server-no-number-due")
    if hashlib.sha256(number.encode()).hexdigest() != table.deal["commits"][who]:
        raise Malformed("server-wrong-number")
    _change(table, numbers={**table.deal["numbers"], who: number})
    return table.new_event("reveal", seat, _dealt_messages() if begin_if_ready(table) else NO_MESSAGES)


def begin_without(table: Table) -> TableEvent:
    """Begin the game with the numbers that are there: the others were not revealed in time."""
    _begin(table)
    return table.new_event("begin", NOBODY, _dealt_messages())


def begin_if_ready(table: Table) -> bool:
    """Deal the game if nothing is waited for; whether it was dealt. Waiting begins once all seats are taken."""
    if table.is_dealt or table.has_open_seat:
        return False
    if phase(table):
        if "until" not in table.deal:
            _change(table, until=table.time.now() + REVEAL_SECONDS)
        return False
    _begin(table)
    return True


def _begin(table: Table) -> None:
    numbers = table.deal["numbers"]
    _change(table, done=True, numbers={word: numbers[word] for word in SEAT.words if word in numbers})
    before = table.match
    assert before.referee is not None
    referee = Referee(before.referee.seed, before.referee.nonce, table.deal["numbers"])
    names = seat_names(table.seats)
    table.match = Match.begin(table.game, len(table.seats), options=before.options, referee=referee, names=names)


def _change(table: Table, **changed: Any) -> None:
    table.origin = {**table.origin, "deal": {**table.deal, **changed}}


def _dealt_messages() -> Messages:
    return for_everyone("dealt")
