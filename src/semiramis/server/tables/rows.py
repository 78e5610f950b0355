"""Tables, seats and events as rows of the store, in both directions."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY, SEAT, seat_word
from semiramis.core.play.match import Match
from semiramis.server.storage.rows import EventRows, NewTableRows, Row, packed
from semiramis.server.storage.seals import event_hash, table_seal
from semiramis.server.tables.clocks import TableClock
from semiramis.server.tables.history import TableEvent
from semiramis.server.tables.seats import Seat
from semiramis.server.tables.table import Table


def new_table_rows(table: Table, events: Sequence[TableEvent], edition: str | None) -> NewTableRows:
    """Everything stored for a new table; `edition` is the text of its edition unless it is the current packaged one."""
    event_rows = [_event_row(table, event, None) for event in events]
    row = {**_fixed_columns(table), **_changing_columns(table)}
    return NewTableRows(
        table=row,
        seats=_seat_rows(table),
        events=event_rows,
        snapshots=[snapshot for event in events if (snapshot := _snapshot_row(table, event)) is not None],
        edition=None if edition is None else {"hash": row["edition"], "game": row["game"], "text": edition},
    )


def event_rows(table: Table, event: TableEvent, key: tuple[str, str] | None) -> EventRows:
    """Everything one event changes in the store; `key` is the token (a hash) and key of the command behind it."""
    key_row = None if key is None else {"table_id": table.id, "token": key[0], "key": key[1], "seq": event.seq}
    return EventRows(
        event=_event_row(table, event, key_row),
        table=_changing_columns(table),
        seat=None if event.seat is None else {"seat": event.seat, **seat_row(table.seats[event.seat])},
        snapshot=_snapshot_row(table, event),
        key=key_row,
        epoch=table.epoch,
    )


def _fixed_columns(table: Table) -> Row:
    referee = table.match.referee
    return {
        "id": table.id,
        "game": table.game.key,
        "rules": table.game.version,
        "edition": table.game.edition.hash,
        "options": packed(table.match.options),
        "n_seats": len(table.seats),
        "seed": referee.seed if referee else "",
        "nonce": referee.nonce if referee else "",
        "host": table.host,
        "made_at": table.made_at,
    }


def _changing_columns(table: Table) -> Row:
    """What an event changes in the row of its table, whose `last_hash` is that of the event; with the new seal."""
    changing = {
        "seq": table.seq,
        "status": table.status,
        "mover": table.mover,
        "changed_at": table.changed_at,
        "clock": packed(table.clock.to_json()),
        "request": packed(table.request),
        "result": packed(table.result),
        "origin": packed(table.origin),
        "deadline": table.deadline,
        "last_hash": table.last_hash,
    }
    return {**changing, "seal": table_seal({**_fixed_columns(table), **changing}, _seat_rows(table))}


def _seat_rows(table: Table) -> list[Row]:
    return [{"table_id": table.id, "seat": number, **seat_row(seat)} for number, seat in enumerate(table.seats)]


def _event_row(table: Table, event: TableEvent, key: Row | None) -> Row:
    """The row of an event, which becomes the table's last one."""
    row = {
        "table_id": table.id,
        "seq": event.seq,
        "at": event.at,
        "kind": event.kind,
        "by": seat_word(event.by),
        "lines": event.n_lines,
        "data": packed({**event.data, "told": event.messages}),
    }
    table.last_hash = event_hash(row, key, table.last_hash)
    return {**row, "hash": table.last_hash}


def _snapshot_row(table: Table, event: TableEvent) -> Row | None:
    return None if event.snapshot is None else {"table_id": table.id, "seq": event.seq, **event.snapshot}


def seat_row(seat: Seat) -> Row:
    """A seat as it is stored."""
    return {**vars(seat), "away": int(seat.away)}


def seat_from_row(row: Mapping[str, Any]) -> Seat:
    """A seat as it was stored."""
    since, decisions = row.get("away_since", 0.0), row.get("away_decisions", 0)
    return Seat(row["kind"], row["name"], row["bot"], row["token"], bool(row["away"]), since, decisions)


def event_from_row(row: Mapping[str, Any]) -> TableEvent:
    """An event as it was stored, without its snapshot."""
    data = json.loads(row["data"])
    by = SEAT.index(row["by"]) if row["by"] in SEAT else NOBODY
    return TableEvent(row["kind"], by, data, data.get("told", {}), row["seq"], row["at"], row["lines"])


def table_from_row(row: Mapping[str, Any], seats: list[Seat], game: Game, match: Match) -> Table:
    """A table as it was stored, around its match."""
    return Table(
        id=row["id"],
        host=row["host"],
        game=game,
        match=match,
        seats=seats,
        made_at=row["made_at"],
        changed_at=row["changed_at"],
        seq=row["seq"],
        clock=TableClock.of(json.loads(row["clock"])),
        request=json.loads(row["request"]),
        result=json.loads(row["result"]),
        origin=json.loads(row["origin"]),
        resigned=row["status"] == "over" and not match.over,
        last_hash=row.get("last_hash", ""),
        epoch=row.get("epoch", 0),
    )


def lines_of(rows: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The lines of the match log in some stored events, in order."""
    return [line for row in rows for line in json.loads(row["data"]).get("lines", ())]
