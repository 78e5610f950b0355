"""Answers about past positions: history, positions, pictures, logs, forks."""

import asyncio
from typing import TYPE_CHECKING, Any

from semiramis.core.i18n.text import texts
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Malformed, seat_arg
from semiramis.core.play.log import line_text
from semiramis.core.play.view import seen_by
from semiramis.server.answers.tables import find_table, with_token
from semiramis.server.errors import Conflict, OtherRules
from semiramis.server.service import create
from semiramis.server.service.past import past_of
from semiramis.server.service.table_service import TableService
from semiramis.server.storage.rows import Row
from semiramis.server.tables.rows import lines_of
from semiramis.server.tables.serialize import viewpoint

if TYPE_CHECKING:
    from semiramis.server.schemas.requests import Fork


async def show_history(service: TableService, id: str, token: str, after: int) -> dict[str, Any]:
    """The events of a table after a number; all of them with the past of a fork."""
    async with service.residency.locked(id) as table:
        held = table.authorize(token)
        events = await service.history(table, held, after)
        past = await asyncio.to_thread(past_of, service.store, table.origin) if after < 0 else []
    return {"events": events, "past": past} if past else {"events": events}


async def show_position(service: TableService, id: str, token: str, seq: int) -> dict[str, Any]:
    """The position after an event."""
    table, held = await find_table(service, id, token)
    state = await service.residency.position_at(table, seq)
    return {"seq": seq, "hash": state.hash(), "view": seen_by(table.game, state, viewpoint(table, held))}


async def draw_position(
    service: TableService, id: str, token: str, seq: int | None, language: str, seat: str | None
) -> str:
    """The position after an event, by default the current one, as SVG; with a seat, what that seat has built.

    Raises Malformed if there is no such event or seat.
    """
    table, _ = await find_table(service, id, token)
    state = await service.residency.position_at(table, table.seq if seq is None else seq)
    draw = table.game.display.seat_svg
    if seat is not None and draw is not None:
        if SEAT.index(seat) >= state.n_seats:
            raise Malformed("server-no-seat-here", seat=seat_arg(SEAT.index(seat)))
        return await asyncio.to_thread(draw, state, SEAT.index(seat))
    return await asyncio.to_thread(table.game.display.svg, state, texts(language).render)


async def download_log(service: TableService, id: str, token: str) -> tuple[str, str]:
    """The game as a log file: its text and its name. A game of other rules is not replayed, but can be saved."""
    try:
        table, _ = await find_table(service, id, token)
        key, seq = table.game.key, table.seq
    except OtherRules:
        row = await asyncio.to_thread(service.store.table_row, id)
        assert row is not None
        key, seq = row["game"], row["seq"]
    rows = await asyncio.to_thread(service.store.event_rows, id, -1, seq)
    if rows[-1]["lines"] == 0:
        raise Conflict("server-waiting")
    return await asyncio.to_thread(_log_text, rows), f"{key}-{id}.jsonl"


def _log_text(rows: list[Row]) -> str:
    return "".join(map(line_text, lines_of(rows)))


async def upload_log(service: TableService, raw: bytes) -> dict[str, Any]:
    """A table with the game of a log file, strictly replayed; the token holds every seat."""
    return with_token(*await create.upload_log(service, raw))


async def fork_table(service: TableService, id: str, token: str, body: "Fork") -> dict[str, Any]:
    """A table that continues from a position of another."""
    table, _ = await find_table(service, id, token)
    return with_token(*await create.fork_table(service, table, body.seq, body.seats))
