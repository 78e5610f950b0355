"""New tables: made from a body, forked from a position, played again, or read from a log."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, insert, select

from semiramis.bots.registry import known_bots
from semiramis.core.game import Game
from semiramis.core.guide.lesson import Lesson
from semiramis.core.model.domain import NOBODY, SEAT, seat_word
from semiramis.core.model.message import Malformed, Message, seat_arg
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import extend, parse_lines, replay
from semiramis.core.play.log import find_game as game_of_log
from semiramis.core.play.match import Match, result_words
from semiramis.server.errors import Conflict, Forbidden
from semiramis.server.schemas.requests import ClockRequest, NewLesson, NewTable, SeatRequest
from semiramis.server.storage.schema import EDITIONS, EVENTS, SEATS, SNAPSHOTS, TABLES
from semiramis.server.storage.snapshots import resume_from
from semiramis.server.storage.store import packed
from semiramis.server.storage.writes import seat_row
from semiramis.server.tables.clocks import TableClock, new_clock
from semiramis.server.tables.history import Beginning, HistoryEvent, begun, for_everyone, read_history
from semiramis.server.tables.service import TableService
from semiramis.server.tables.table import Seat, Table, lines_of
from semiramis.server.tables.tokens import hashed, new_id, new_token

LARGEST_LOG = 4 << 20


def seats_from(requested: Sequence[SeatRequest], token: str) -> list[Seat]:
    """Chairs for the requested of whoever holds a token (its hash)."""
    chairs = []
    for number, body in enumerate(requested):
        if body.kind == "bot":
            if body.bot not in known_bots():
                raise Malformed("bot-unknown", bot=body.bot, known=", ".join(known_bots()))
            chairs.append(Seat("bot", clean_name(body.name) or body.bot, body.bot))
        elif body.kind == "open":
            chairs.append(Seat("open"))
        else:
            chairs.append(Seat("person", clean_name(body.name) or SEAT.words[number], token=token))
    return chairs


def clean_name(name: str) -> str:
    """A name on one line, without signs that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:40]


async def make_table(service: TableService, body: NewTable) -> tuple[Table, str]:
    """A new table, dealt and stored, and the token of whoever made it; a token of one's own makes one table only."""
    return await _once(service, body.token, lambda token: _make(service, body, token))


async def make_lesson(service: TableService, lesson: Lesson, body: NewLesson) -> tuple[Table, str]:
    """A table with the position of a lesson: the learner on one seat, the lesson's bot on the others."""
    return await _once(service, body.token, lambda token: _make_lesson(service, lesson, body, token))


async def _once(service: TableService, own: str | None, make: Callable[[str], Awaitable[Table]]) -> tuple[Table, str]:
    """Make a table for a new token, or the one table of a token of one's own."""
    if own is not None:
        async with service.lock(hashed(own)):
            made = await asyncio.to_thread(service.store.hosted_by, hashed(own))
            return (await service.table(made) if made else await make(own)), own
    token = new_token()
    return await make(token), token


async def _make_lesson(service: TableService, lesson: Lesson, body: NewLesson, token: str) -> Table:
    game = service.editions.find(lesson.game)
    state = await asyncio.to_thread(game.display.parse_text_board, lesson.board)
    learner, bot = SeatRequest(kind="me", name=body.name), SeatRequest(kind="bot", bot=lesson.bot)
    chairs = seats_from([learner if seat == lesson.seat else bot for seat in range(state.n_seats)], hashed(token))
    names = {SEAT.words[seat]: chair.name for seat, chair in enumerate(chairs)}
    options, referee = game.options_of(state), Referee(lesson.seed)
    match = Match.begin(game, len(chairs), options=options, referee=referee, names=names, position=state)
    return await _store_new(service, game, match, chairs, hashed(token), TableClock(), {"lesson": lesson.game})


async def _make(service: TableService, body: NewTable, token: str) -> Table:
    game = service.editions.find(body.game)
    if body.edition is not None:
        game = await asyncio.to_thread(service.editions.read, body.game, body.edition)
    chairs = seats_from(body.seats, hashed(token))
    names = {SEAT.words[seat]: chair.name for seat, chair in enumerate(chairs)}
    referee = Referee(body.seed)
    match = await asyncio.to_thread(Match.begin, game, len(chairs), options=body.options, referee=referee, names=names)
    clock = _clock(body.clock, len(chairs))
    return await _store_new(service, game, match, chairs, hashed(token), clock, {})


def _clock(body: ClockRequest, seats: int) -> TableClock:
    return new_clock(body.mode, seats, body.bank, body.increment, body.days)


async def fork_table(
    service: TableService, table: Table, seq: int, requested: Sequence[SeatRequest]
) -> tuple[Table, str]:
    """A new table that goes on from a position of another, dealt anew from there."""
    if len(requested) != len(table.seats):
        raise Malformed("server-fork-seats", seats=len(table.seats))
    state = await position_at(service, table, seq)
    token = new_token()
    chairs = seats_from(requested, hashed(token))
    names = {SEAT.words[seat]: chair.name for seat, chair in enumerate(chairs)}
    options = table.match.options
    match = Match.begin(table.game, len(chairs), options=options, referee=Referee(), names=names, position=state)
    origin = {"fork": table.id, "seq": seq}
    return await _store_new(service, table.game, match, chairs, hashed(token), TableClock(), origin), token


async def rematch(service: TableService, id: str, seat: int) -> Table:
    """The same people at a new table, everybody one seat further; whoever asks later is shown the same table."""
    async with service.lock(id):
        table = await service.table(id)
        if table.status != "over":
            raise Conflict("server-not-over")
        if "next" in table.origin:
            return await service.table(str(table.origin["next"]))
        chairs = [replace(chair, away=False) for chair in (table.seats[-1], *table.seats[:-1])]
        chairs = [replace(chair, bot="") if chair.kind == "person" else chair for chair in chairs]
        names = {SEAT.words[s]: chair.name for s, chair in enumerate(chairs)}
        options = table.match.options
        match = Match.begin(table.game, len(chairs), options=options, referee=Referee(), names=names)
        clock = replace(table.clock, left=(table.clock.bank,) * len(chairs), running=-1)
        made = await _store_new(service, table.game, match, chairs, table.host, clock, {"rematch": id})
        table.origin = {**table.origin, "next": made.id}
        said = Message("server-told-rematch", {"seat": seat_arg(seat)})
        await service.put(table, table.announce("rematch", seat, {"table": made.id}, said))
        return made


async def upload_log(service: TableService, raw: bytes) -> tuple[Table, str]:
    """A game from a log file, strictly replayed; whoever brings it may play on with every seat."""
    if len(raw) > LARGEST_LOG:
        raise Malformed("server-log-too-large", limit=LARGEST_LOG)
    match, beginning, deeds = await asyncio.to_thread(_retold, service, raw)
    if not match.over:
        match.referee = Referee()
    token = new_token()
    chairs = [
        Seat("person", clean_name(match.names[SEAT.words[s]]) or SEAT.words[s], token=hashed(token))
        for s in range(match.n_seats)
    ]
    origin = {"upload": True, "commitment": match.commitment}
    table = await _store_new(service, match.game, match, chairs, hashed(token), TableClock(), origin, beginning, deeds)
    return table, token


def _retold(service: TableService, raw: bytes) -> tuple[Match, Beginning, list[HistoryEvent]]:
    lines = parse_lines(raw)
    edition = lines[0].get("edition")
    hash = str(edition.get("hash", "")) if isinstance(edition, dict) else ""
    game = game_of_log(lines[0], lambda key: service.editions.find(key, hash))
    return read_history(lines, game)


async def position_at(service: TableService, table: Table, seq: int) -> Any:
    """The position of a table after an event; right after the table was found settled."""
    if not 0 <= seq <= table.seq:
        raise Malformed("server-no-seq", seq=seq, last=table.seq)
    if seq == table.seq:
        return table.match.state
    return (await asyncio.to_thread(_replayed_to, service, table, seq)).state


def _replayed_to(service: TableService, table: Table, seq: int) -> Match:
    snapshot = service.store.snapshot_row(table.id, upto=seq)
    if snapshot is None:
        return replay(lines_of(service.store.event_rows(table.id, upto=seq)), table.game)
    match = Match(table.game, len(table.seats), table.match.options)
    resume_from(match, snapshot)
    extend(match, lines_of(service.store.event_rows(table.id, after=snapshot["seq"], upto=seq)))
    return match


async def _store_new(
    service: TableService,
    game: Game,
    match: Match,
    chairs: list[Seat],
    host: str,
    clock: TableClock,
    origin: dict[str, Any],
    beginning: Beginning | None = None,
    deeds: Sequence[HistoryEvent] = (),
) -> Table:
    """Put a new table on disk and into memory; what was played before it came here stands in its history."""
    id, now = new_id(), time.time()
    waiting = any(chair.kind == "open" for chair in chairs)
    status = "over" if match.over else "waiting" if waiting else "playing"
    mover = match.mover
    running = mover if status == "playing" and mover >= 0 and not chairs[mover].is_played_by_bot else -1
    row: dict[str, Any] = {
        "id": id,
        "game": game.key,
        "rules": game.version,
        "edition": game.edition.hash,
        "options": packed(match.options),
        "n_seats": len(chairs),
        "seed": match.referee.seed if match.referee else "",
        "nonce": match.referee.nonce if match.referee else "",
        "host": host,
        "made_at": now,
        "changed_at": now,
        "status": status,
        "seq": len(deeds),
        "mover": mover if status == "playing" else NOBODY,
        "clock": packed(clock.handed_on(now, running).to_json()),
        "request": "{}",
        "result": packed(result_words(game, match.state) if match.over else {}),
        "origin": packed(origin),
    }
    beginning = beginning or begun(match)
    told = for_everyone(Message("server-told-made", {}))
    made = HistoryEvent(
        "made", NOBODY, len(beginning.lines), {"lines": beginning.lines, "told": told}, beginning.snapshot
    )
    history = list(enumerate((made, *deeds)))
    events = [
        {
            "table_id": id,
            "seq": seq,
            "at": now,
            "kind": deed.kind,
            "by": seat_word(deed.by),
            "lines": deed.lines,
            "data": packed(deed.data),
        }
        for seq, deed in history
    ]
    snapshots = [{"table_id": id, "seq": seq, **deed.snapshot} for seq, deed in history if deed.snapshot is not None]
    seats = [{"table_id": id, "seat": seat, **seat_row(chair)} for seat, chair in enumerate(chairs)]
    text = service.editions.text_of(game)

    def store(connection: Connection) -> None:
        if text is not None:
            known = connection.execute(select(EDITIONS.c.hash).where(EDITIONS.c.hash == game.edition.hash)).first()
            if known is None:
                connection.execute(insert(EDITIONS).values(hash=game.edition.hash, game=game.key, text=text))
        connection.execute(insert(TABLES).values(**row))
        connection.execute(insert(SEATS), seats)
        connection.execute(insert(EVENTS), events)
        connection.execute(insert(SNAPSHOTS), snapshots)

    await asyncio.shield(asyncio.wrap_future(service.store.write(store)))
    table = Table(row, chairs, game, match)
    service.adopt(table)
    service.wake(table)
    return table


def expect_seat(table: Table, seats: Sequence[int], wanted: int | None) -> int:
    """The seat somebody acts for: the one named, the one to decide, or the only one held."""
    if wanted is not None:
        if wanted not in seats:
            raise Forbidden("server-not-your-seat", seat=seat_arg(wanted))
        return wanted
    return table.match.mover if table.match.mover in seats else seats[0]
