"""What is sent: an event as a seat is told it, and the table as that seat sees it now."""

import json
from collections.abc import Mapping
from typing import Any

from semiramis.core.model.domain import NOBODY, SEAT, seat_word
from semiramis.core.play.view import offers_for, seen_by
from semiramis.server.tables.table import Table, TableEvent

Seats = tuple[int, ...]
"""The seats somebody holds; none for a spectator."""


def viewpoint(table: Table, seats: Seats) -> int:
    """The seat through whose eyes a table is shown: the one to decide if it is held, else the first, else nobody's."""
    if table.match.mover in seats:
        return table.match.mover
    return seats[0] if seats else NOBODY


def serialize_event(change: TableEvent, seats: Seats) -> dict[str, Any]:
    """An event that has just happened, for somebody who holds these seats."""
    return _event(change.seq, change.at, change.kind, change.by, change.told, change.data, seats)


def serialize_stored_event(row: Mapping[str, Any], seats: Seats) -> dict[str, Any]:
    """An event from the store."""
    data = json.loads(row["data"])
    by = SEAT.index(row["by"]) if row["by"] in SEAT else NOBODY
    return _event(row["seq"], row["at"], row["kind"], by, data.get("told", {}), data, seats)


def _event(
    seq: int, at: float, kind: str, by: int, told: dict[str, Any], data: Mapping[str, Any], seats: Seats
) -> dict[str, Any]:
    mine = told.get("all") or told.get(seat_word(seats[0] if seats else NOBODY), [])
    more = {name: data[name] for name in ("table", "round", "ends", "totals") if name in data}
    if kind == "move":
        more["action"] = _played(data)
    return {"seq": seq, "at": round(at, 3), "kind": kind, "by": seat_word(by), "told": mine, **more}


def _played(data: Mapping[str, Any]) -> dict[str, Any]:
    """The action of a move, from its first line in the log; what chance brought stands in the lines after it."""
    line = data["lines"][0]
    return {name: value for name, value in line.items() if name not in ("n", "by")}


def table_data(table: Table, seats: Seats) -> dict[str, Any]:
    """A table without its board: who sits there, whose turn it is, clocks, requests, result."""
    match = table.match
    clock = table.clock.to_json()
    if clock:
        clock["running"] = seat_word(clock["running"] if clock["running"] >= 0 else NOBODY)
    return {
        "id": table.id,
        "game": table.game.key,
        "rules": table.game.version,
        "edition": {"name": table.game.edition.name, "hash": table.game.edition.hash},
        "options": match.options,
        "commitment": match.commitment,
        "status": table.status,
        "seq": table.seq,
        "mover": seat_word(match.mover if table.status == "playing" else NOBODY),
        "you": [SEAT.words[seat] for seat in seats],
        "seats": [
            {
                "seat": SEAT.words[seat],
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot,
                "away": chair.away,
            }
            for seat, chair in enumerate(table.seats)
        ],
        "clock": clock,
        "request": _request(table),
        "result": table.result,
        "origin": table.origin,
        "undo": _undo(table, seats),
        "seed": _seed(table),
        "made_at": round(table.made_at, 3),
        "changed_at": round(table.changed_at, 3),
    }


def _request(table: Table) -> dict[str, Any]:
    """What was asked of the others and has not been answered by all."""
    if not table.request:
        return {}
    asked = table.request
    return {**asked, "by": SEAT.words[asked["by"]], "agreed": [SEAT.words[seat] for seat in asked["agreed"]]}


def _seed(table: Table) -> dict[str, str]:
    """What the deal was drawn from, once the game is over and nothing can be taken back: anyone may check it."""
    referee = table.match.referee
    if table.status != "over" or referee is None or referee.commitment != table.match.commitment:
        return {}
    return {"seed": referee.seed, "nonce": referee.nonce}


def _undo(table: Table, seats: Seats) -> dict[str, Any]:
    """Whether the last step can be taken back, and whether that is free or needs the others."""
    match = table.match
    seat = viewpoint(table, seats)
    last = match.steps[-1].seat if match.steps else NOBODY
    mine = last if last in seats else seat
    possible = table.status == "playing" and bool(seats) and bool(match.steps)
    free = possible and not match.needs_agreement(mine)
    return {"possible": possible, "free": free, "redo": len(match.undone)}


def table_snapshot(table: Table, seats: Seats, words: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything somebody who holds these seats may know of a table now, with what may be done and what it brings."""
    seat = viewpoint(table, seats)
    state = table.match.state
    playing = table.status == "playing"
    return {
        "table": table_data(table, seats),
        "asks": table.game.display.prompt(state).to_json(),
        "view": seen_by(table.game, state, seat, words),
        "legal": offers_for(table.game, state, seat) if playing and seat in seats else [],
    }
