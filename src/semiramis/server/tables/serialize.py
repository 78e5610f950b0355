"""What is sent: an event as a seat may see it, and a table as that seat sees it now."""

from collections.abc import Mapping
from typing import Any

from semiramis.core.model.domain import NOBODY, SEAT, seat_word
from semiramis.core.play.view import offers_for, seen_by
from semiramis.server.bots.choice import Choice
from semiramis.server.tables.deals import phase
from semiramis.server.tables.history import TableEvent
from semiramis.server.tables.seats import HeldSeats
from semiramis.server.tables.table import Table

SENT_WITH_EVENT = ("table", "round", "ends", "totals", "forced", "again")


def viewpoint(table: Table, held: HeldSeats) -> int:
    """The seat whose view is shown: the mover's if it is held, else the first held, else NOBODY."""
    if table.match.mover in held:
        return table.match.mover
    return held[0] if held else NOBODY


def serialize_event(event: TableEvent, held: HeldSeats) -> dict[str, Any]:
    """An event for somebody who holds these seats."""
    mine = event.messages.get("all") or event.messages.get(seat_word(held[0] if held else NOBODY), [])
    more = {name: event.data[name] for name in SENT_WITH_EVENT if name in event.data}
    if event.kind == "move":
        more["action"] = _action(event.data)
    return {
        "seq": event.seq,
        "at": round(event.at, 3),
        "kind": event.kind,
        "by": seat_word(event.by),
        "told": mine,
        **more,
    }


def _action(data: Mapping[str, Any]) -> dict[str, Any]:
    """The action of a move, from its first log line; the lines after it are chance outcomes."""
    line = data["lines"][0]
    return {name: value for name, value in line.items() if name not in ("n", "by")}


def table_data(table: Table, held: HeldSeats) -> dict[str, Any]:
    """A table without its board: seats, mover, clock, open request, result."""
    match = table.match
    return {
        "id": table.id,
        "game": table.game.key,
        "rules": table.game.version,
        "edition": {"name": table.game.edition.name, "hash": table.game.edition.hash},
        "options": match.options,
        "commitment": match.commitment,
        "status": table.status,
        "seq": table.seq,
        "mover": seat_word(table.mover),
        "you": [SEAT.words[seat] for seat in held],
        "seats": [
            {
                "seat": SEAT.words[number],
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "away": seat.away,
            }
            for number, seat in enumerate(table.seats)
        ],
        "clock": _clock(table),
        "request": _request(table),
        "result": table.result,
        "origin": {name: value for name, value in table.origin.items() if name != "deal"},
        "deal": _deal(table),
        "help": table.help,
        "undo": _undo(table, held),
        "seed": _seed(table),
        "made_at": round(table.made_at, 3),
        "changed_at": round(table.changed_at, 3),
    }


def _clock(table: Table) -> dict[str, Any]:
    """The clock, with the time of day since which it runs; empty if there is none."""
    clock = table.clock.to_json()
    if not clock:
        return {}
    running = seat_word(clock["running"] if clock["running"] >= 0 else NOBODY)
    return {**clock, "running": running, "since": round(table.time.to_wall_time(clock["since"]), 3)}


def _request(table: Table) -> dict[str, Any]:
    """The request that not everybody has answered yet; empty if there is none."""
    if not table.request:
        return {}
    asked = table.request
    until = {"until": round(table.time.to_wall_time(asked["until"]), 3)} if "until" in asked else {}
    return {**asked, "by": SEAT.words[asked["by"]], "agreed": [SEAT.words[seat] for seat in asked["agreed"]], **until}


def _deal(table: Table) -> dict[str, Any]:
    """The numbers that people bring to the deal: their hashes, those revealed, and what is waited for."""
    if not table.deal:
        return {}
    return {"waits_for": phase(table), "commits": table.deal["commits"], "numbers": table.deal["numbers"]}


def _seed(table: Table) -> dict[str, str]:
    """The seed of all draws, published once the game is over so that anyone can verify them; empty before."""
    referee = table.match.referee
    if table.status != "over" or referee is None or referee.commitment != table.match.commitment:
        return {}
    return {"seed": referee.seed, "nonce": referee.nonce, "again": referee.key}


def _undo(table: Table, held: HeldSeats) -> dict[str, Any]:
    """Whether the visitor's last decision can be taken back, whether without consent, and how many steps that takes;
    and the number of steps to redo.
    """
    match = table.match
    steps = match.steps_since(held) if table.status == "playing" else 0
    mine = match.deciders[-steps] if steps else NOBODY
    # a step that is no longer in memory has steps of others after it
    free = steps > 0 and (table.is_alone(mine) or not match.needs_agreement(mine, steps))
    return {"possible": steps > 0, "free": free, "steps": steps, "redo": len(match.undone)}


def table_snapshot(table: Table, held: HeldSeats, words: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything a visitor may know about a table now, with their legal actions and previews of these.

    `words` is the position in words, if the caller has it already.
    """
    seat = viewpoint(table, held)
    state = table.match.state
    playing = table.status == "playing"
    return {
        "table": table_data(table, held),
        "asks": table.game.display.prompt(state).to_json(),
        "view": seen_by(table.game, state, seat, words),
        "legal": offers_for(table.game, state, seat) if playing and seat in held else [],
    }


def hint_data(table: Table, choice: Choice, seq: int) -> dict[str, Any]:
    """What a bot chose after event `seq`, with its explanation if it searched."""
    catalogue = table.game.rules.catalogue
    hint: dict[str, Any] = {"action": catalogue.action(choice.code).to_json(), "bot": choice.by, "seq": seq}
    hint["notation"] = catalogue.notation(choice.code)
    if choice.why is not None and choice.why.simulations:
        hint |= choice.why.to_json(table.game)
    return hint
