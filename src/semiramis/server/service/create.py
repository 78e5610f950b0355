"""New tables: as requested, for a lesson, forked from a position, for a rematch, or read from a log."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from semiramis.core.game import Game
from semiramis.core.guide.lesson import Lesson
from semiramis.core.model.message import Malformed
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import find_game as game_of_log
from semiramis.core.play.log import iter_lines, named_edition
from semiramis.core.play.match import Match
from semiramis.server.errors import Conflict
from semiramis.server.service.table_service import TableService
from semiramis.server.storage.rows import TableExists
from semiramis.server.tables.clocks import TableClock, new_clock
from semiramis.server.tables.commands import announce_rematch
from semiramis.server.tables.deals import begin_if_ready, new_deal, note_commit
from semiramis.server.tables.history import created
from semiramis.server.tables.seats import Seat, person, seat_names, seats_from
from semiramis.server.tables.table import Table
from semiramis.server.tokens import hashed, id_of, new_id, new_token
from semiramis.server.work.tasks import read_upload

if TYPE_CHECKING:
    from semiramis.server.schemas.requests import NewLesson, NewTable, SeatRequest

LARGEST_LOG = 4 << 20


async def make_table(service: TableService, request: "NewTable") -> tuple[Table, str]:
    """A new table, dealt and stored, and the host's token. The same token sent again gets the same table.

    Raises Malformed for unknown games, options or bots, EditionError for a faulty edition.
    """
    return await _once(service, request.token, lambda token: _make(service, request, token))


async def make_lesson(service: TableService, lesson: Lesson, request: "NewLesson") -> tuple[Table, str]:
    """A table with the position of a lesson: the learner at one seat, the lesson's bot at the others."""
    return await _once(service, request.token, lambda token: _make_lesson(service, lesson, request, token))


async def _once(service: TableService, own: str | None, make: Callable[[str], Awaitable[Table]]) -> tuple[Table, str]:
    """Make a table for a new token, or find the one already made with the client's own token."""
    if own is not None:
        async with service.residency.lock(hashed(own)):
            made = await asyncio.to_thread(service.store.hosted_by, hashed(own))
            if made is None:
                try:
                    async with service.making:
                        return await make(own), own
                except TableExists:  # another node has made it just now
                    made = id_of(own)
            return await service.residency.copy(made), own
    token = new_token()
    async with service.making:
        return await make(token), token


async def _make(service: TableService, request: "NewTable", token: str) -> Table:
    game = service.editions.find(request.game)
    if request.edition is not None:
        game = await asyncio.to_thread(service.editions.read, request.game, request.edition)
    seats = seats_from(request.seats, hashed(token))
    # a given seed leaves nothing to decide, and without numbers the server deals at once, unless somebody will join
    waits = request.seed is None and (request.commit is not None or any(seat.kind == "open" for seat in seats))
    prepare = _prepare if waits else _deal
    match = await asyncio.to_thread(prepare, game, seats, options=request.options, referee=Referee(request.seed))
    wanted = request.clock
    clock = new_clock(wanted.mode, len(seats), wanted.bank, wanted.increment, wanted.days)
    origin: dict[str, Any] = {} if request.help is None else {"help": request.help}
    origin |= {"deal": new_deal()} if waits else {} if request.seed is None else {"seed": request.seed}
    id = id_of(token) if request.token else ""
    table = Table.new(match, seats, hashed(token), clock, origin, service.time, id)
    mine = table.seats_of(hashed(token))
    if waits and request.commit is not None and mine:
        note_commit(table, mine[0], request.commit)
        begin_if_ready(table)
    elif waits:
        begin_if_ready(table)
    return await _create(service, table)


async def _make_lesson(service: TableService, lesson: Lesson, request: "NewLesson", token: str) -> Table:
    game = service.editions.find(lesson.game)
    state = await asyncio.to_thread(game.display.parse_text_board, lesson.board)
    seats = [Seat("bot", lesson.bot, lesson.bot) for _ in range(state.n_seats)]
    seats[lesson.seat] = person(request.name, lesson.seat, hashed(token))
    match = _deal(game, seats, options=game.options_of(state), referee=Referee(lesson.seed), position=state)
    origin = {"lesson": lesson.game}
    id = id_of(token) if request.token else ""
    return await _create(service, Table.new(match, seats, hashed(token), TableClock(), origin, service.time, id))


async def fork_table(
    service: TableService, table: Table, seq: int, requested: "Sequence[SeatRequest]"
) -> tuple[Table, str]:
    """A new table that continues from the position after an event of another, with a new seed; and its token.

    Raises Forbidden for a running game without help, Malformed if there is no such event, or for another number of
    seats.
    """
    table.expect_help()
    if len(requested) != len(table.seats):
        raise Malformed("server-fork-seats", seats=len(table.seats))
    state = await service.residency.position_at(table, seq)
    token = new_token()
    seats = seats_from(requested, hashed(token))
    match = _deal(table.game, seats, options=table.match.options, referee=Referee(), position=state)
    origin = {"fork": table.id, "seq": seq}
    return await _create(service, Table.new(match, seats, hashed(token), TableClock(), origin, service.time)), token


async def rematch(service: TableService, id: str, seat: int) -> Table:
    """A new table for the same people, everybody one seat further; made once, however often it is asked for.

    Raises Conflict unless the game is over.
    """
    async with service.residency.locked(id) as table:
        if table.status != "over":
            raise Conflict("server-not-over")
        if "next" in table.origin:
            return await service.residency.copy(str(table.origin["next"]))
        seats = [replace(s, away=False) for s in (table.seats[-1], *table.seats[:-1])]
        seats = [replace(s, bot="") if s.kind == "person" else s for s in seats]
        waits = bool(table.deal.get("commits"))
        prepare = _prepare if waits else _deal
        match = await asyncio.to_thread(prepare, table.game, seats, options=table.match.options, referee=Referee())
        clock = replace(table.clock, left=(table.clock.bank,) * len(seats), running=-1)
        origin = {"rematch": id} | ({"help": table.origin["help"]} if "help" in table.origin else {})
        origin |= {"deal": new_deal(wanted=True)} if waits else {}
        made = Table.new(match, seats, table.host, clock, origin, service.time)
        begin_if_ready(made)
        await _create(service, made)
        await service.record(table, announce_rematch(table, seat, made.id))
        return made


async def upload_log(service: TableService, raw: bytes) -> tuple[Table, str]:
    """A table with the game of a log file, strictly replayed, and a token that holds every seat. Raises BadLog."""
    if len(raw) > LARGEST_LOG:
        raise Malformed("server-log-too-large", limit=LARGEST_LOG)
    game = await asyncio.to_thread(_game_of, service, raw)
    token, id = new_token(), new_id()
    edition = service.editions.text_of(game)
    rows = await service.work.run(raw.count(b"\n"), read_upload, raw, game.key, edition, id, hashed(token))
    await asyncio.shield(asyncio.wrap_future(service.store.create(rows)))
    return await service.residency.get(id), token


def _game_of(service: TableService, raw: bytes) -> Game:
    """The game with the edition that the header of a log names. Raises BadLog."""
    header = next(iter_lines(raw))
    return game_of_log(header, lambda key: service.editions.find(key, named_edition(header)))


def _deal(game: Game, seats: list[Seat], **given: Any) -> Match:
    return Match.begin(game, len(seats), names=seat_names(seats), **given)


def _prepare(game: Game, seats: list[Seat], options: Mapping[str, str], referee: Referee) -> Match:
    """A match that is dealt later, when everybody has brought their number."""
    return Match(game, len(seats), options, referee, seat_names(seats))


async def _create(service: TableService, table: Table) -> Table:
    table.n_lines = table.match.n_lines if table.is_dealt else 0
    return await service.create(table, [created(table.match, table.is_dealt)])
