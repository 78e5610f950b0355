"""The addresses under /api: tables, commands, events, replays."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from fastapi.sse import format_sse_event

from semiramis.bots.registry import known_bots
from semiramis.core.game import Option
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Malformed, Problem
from semiramis.core.play.log import line_text
from semiramis.core.play.view import seen_by
from semiramis.core.registry import find_game, keys
from semiramis.server.errors import Conflict, Forbidden, Unauthorized
from semiramis.server.http.network import is_here
from semiramis.server.schemas import requests
from semiramis.server.schemas.openapi import LOG_BODY, content
from semiramis.server.storage.store import packed
from semiramis.server.tables.bot_pool import Choice
from semiramis.server.tables.create import (
    LARGEST_LOG,
    clean_name,
    expect_seat,
    fork_table,
    make_table,
    position_at,
    rematch,
    upload_log,
)
from semiramis.server.tables.serialize import Seats, table_data, table_snapshot, viewpoint
from semiramis.server.tables.service import TableService
from semiramis.server.tables.subscriptions import Subscription
from semiramis.server.tables.table import Seat, Table, TableEvent, lines_of
from semiramis.server.tables.tokens import hashed, new_token

HEARTBEAT_SECONDS = 15.0
LAST_POSSIBLE_EVENT = 1_000_000

router = APIRouter(prefix="/api")


async def get_service(request: Request) -> TableService:
    """The service of the server that got a request."""
    service: TableService = request.app.state.service
    return service


async def get_token(
    authorization: Annotated[str | None, Header(max_length=120, include_in_schema=False)] = None,
) -> str:
    """The hash of the seat token that came with a request, or nothing."""
    if authorization is None:
        return ""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Unauthorized("server-bad-authorization")
    return hashed(token.strip())


ServiceDep = Annotated[TableService, Depends(get_service)]
TokenDep = Annotated[str, Depends(get_token)]


async def find_table(service: TableService, id: str, token: str, needs_seat: bool = False) -> tuple[Table, Seats]:
    """A table and the seats a token holds there; a token that holds none is refused."""
    table = await service.settled(id)
    seats = tuple(table.seats_of(token)) if token else ()
    if token and not seats and not table.is_host(token):
        raise Unauthorized("server-unknown-token")
    if needs_seat and not token:
        raise Unauthorized("server-no-token")
    if needs_seat and not seats:
        raise Forbidden("server-no-seat")
    return table, seats


@router.get("/games", operation_id="list_games", tags=["games"])
async def list_games(request: Request) -> dict[str, Any]:
    """Which games there are, for how many, with which options, and which bots play them."""
    # an address that works for the reader works for others too; only this machine's own has to be told otherwise
    network = request.app.state.network if is_here(request.url.hostname or "") else ""
    return {"games": [_game(key) for key in keys()], "bots": known_bots(), "network": network}


def _game(key: str) -> dict[str, Any]:
    game = find_game(key)
    return {
        "key": key,
        "rules": game.version,
        "seats": list(game.seats),
        "parts": list(game.rules.parts.words),
        "deeds": dict(game.display.action_clauses),
        "edition": {"name": game.edition.name, "hash": game.edition.hash},
        "options": [option_data(option) for option in game.options],
    }


def option_data(option: Option) -> dict[str, Any]:
    """A table option as it is sent."""
    return {
        "name": option.name,
        "values": list(option.domain.words),
        "default": option.default,
        "clause": option.clause,
        "written": option.read is not None,
    }


@router.post("/tables", operation_id="make_table", tags=["tables"], status_code=201)
async def post_table(body: requests.NewTable, service: ServiceDep) -> dict[str, Any]:
    """Make a table. The token is shown only now; whoever holds it holds the seats."""
    table, token = await make_table(service, body)
    return {"token": token, **table_snapshot(table, tuple(table.seats_of(hashed(token))))}


@router.post("/mine", operation_id="list_my_tables", tags=["tables"])
async def post_mine(wanted: requests.Tokens, service: ServiceDep) -> dict[str, Any]:
    """The tables at which some tokens have a seat, latest first."""
    hashes = [hashed(token) for token in wanted.tokens]
    found = []
    for id in (await asyncio.to_thread(service.store.ids_of, hashes))[:200]:
        try:
            table = await service.settled(id)
        except Problem as problem:
            # a table that this version cannot load is named, and the others are still listed
            found.append({"id": id, "error": problem.message.to_json()})
            continue
        seats = tuple(sorted({seat for token in hashes for seat in table.seats_of(token)}))
        found.append(table_data(table, seats))
    return {"tables": found}


@router.get("/tables/{id}", operation_id="show_table", tags=["tables"])
async def get_table(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """A table as somebody sees it now; without a token as a spectator does."""
    table, seats = await find_table(service, id, token)
    return table_snapshot(table, seats)


@router.post("/tables/{id}/join", operation_id="join_table", tags=["tables"], status_code=201)
async def post_join(id: str, body: requests.Join, service: ServiceDep) -> dict[str, Any]:
    """Sit down at a free seat. The token is shown only now; with a token of your own you may ask again."""
    async with service.lock(id):
        table = await service.table(id)
        token = body.token or new_token()
        if held := tuple(table.seats_of(hashed(token))):
            return {"token": token, "seat": SEAT.words[held[0]], **table_snapshot(table, held)}
        wanted = requests.seat_of(body.seat)
        free = [seat for seat, chair in enumerate(table.seats) if chair.kind == "open"]
        seat = wanted if wanted is not None else free[0] if free else -1
        if not 0 <= seat < len(table.seats):
            raise Conflict("server-no-free-seat")
        change = table.sit(seat, Seat("person", clean_name(body.name) or SEAT.words[seat], token=hashed(token)))
        await service.put(table, change)
        return {"token": token, "seat": SEAT.words[seat], **table_snapshot(table, (seat,))}


@router.post("/tables/{id}/commands", operation_id="command_table", tags=["play"])
async def post_command(
    id: str,
    service: ServiceDep,
    token: TokenDep,
    command: Annotated[
        requests.AnyCommand,
        Body(
            openapi_examples={
                "move": {"value": {"kind": "move", "action": {"do": "pass"}, "expect": 3, "key": "key-0001"}},
                "undo": {"value": {"kind": "undo", "steps": 1, "expect": 4, "key": "key-0002"}},
            }
        ),
    ],
) -> dict[str, Any]:
    """Act at a table: move, undo, redo, restart the turn, ask, answer, leave, come back."""
    _, seats = await find_table(service, id, token, needs_seat=True)
    act = _act(command, seats)
    seq = await service.command(id, token, command.key, command.expect, act)
    return {"seq": seq}


def _act(command: requests.Command, seats: Seats) -> Callable[[Table], TableEvent]:
    """What a command does to a table."""
    wanted = requests.seat_of(command.seat)

    def act(table: Table) -> TableEvent:
        seat = expect_seat(table, seats, wanted)
        match command:
            case requests.Move():
                return table.play(seat, command.action)
            case requests.Undo():
                return table.undo(_last_mover(table, seats, wanted), command.steps)
            case requests.Redo():
                return table.redo(seat, command.steps)
            case requests.Restart():
                return table.restart(_last_mover(table, seats, wanted))
            case requests.AskUndo():
                return table.ask(seat, "undo", command.steps)
            case requests.AskResign():
                return table.ask(seat, "resign")
            case requests.Reply():
                return table.answer(_answering(table, seats, wanted), command.agrees)
            case requests.Leave():
                if command.bot not in known_bots():
                    raise Malformed("bot-unknown", bot=command.bot, known=", ".join(known_bots()))
                return table.leave(seat, command.bot)
            case _:
                return table.come_back(seat)

    return act


def _last_mover(table: Table, seats: Seats, wanted: int | None) -> int:
    """Whose step is taken back: the last one's if that seat is held."""
    last = table.match.steps[-1].seat if table.match.steps else -1
    return last if wanted is None and last in seats else expect_seat(table, seats, wanted)


def _answering(table: Table, seats: Seats, wanted: int | None) -> int:
    """Who answers: a seat that is held and did not ask."""
    asked = table.request.get("by", -1)
    others = [seat for seat in seats if seat != asked]
    return others[0] if wanted is None and others else expect_seat(table, seats, wanted)


@router.get(
    "/tables/{id}/events",
    operation_id="listen_to_table",
    tags=["play"],
    response_class=StreamingResponse,
    responses=content("text/event-stream", "Events, each with its number as id, and heartbeats."),
)
async def get_events(
    id: str,
    service: ServiceDep,
    token: TokenDep,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
    after: Annotated[int | None, Query(ge=-1, le=1_000_000)] = None,
) -> StreamingResponse:
    """Everything that happens at a table, as Server-Sent Events; resumes after `Last-Event-ID` or `after`."""
    _, seats = await find_table(service, id, token)
    if last_event_id is not None:
        if not last_event_id.isascii() or not last_event_id.isdigit():
            raise Malformed("server-bad-event-id")
        after = min(int(last_event_id), LAST_POSSIBLE_EVENT)
    stream, missed = await service.listen(id, seats, after)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(_sent(service, id, stream, missed), media_type="text/event-stream", headers=headers)


async def _sent(
    service: TableService, id: str, stream: Subscription, missed: list[dict[str, Any]]
) -> AsyncIterator[bytes]:
    """The bytes of a stream: what was missed, what happens, and a heartbeat in between."""
    try:
        yield format_sse_event(comment="semiramis", retry=1000)
        while missed:  # emptied as it goes: a stream may last for days, and what it has sent need not
            yield format_sse_event(data_str=packed(missed[0]), id=str(missed.pop(0)["seq"]))
        while True:
            try:
                sent = await asyncio.wait_for(stream.queue.get(), HEARTBEAT_SECONDS)
            except TimeoutError:
                yield format_sse_event(comment="beat")
                continue
            if sent is None:
                return
            yield format_sse_event(data_str=sent[1], id=str(sent[0]))
    finally:
        service.subscriptions.close(id, stream)


@router.get("/tables/{id}/history", operation_id="show_history", tags=["replay"])
async def get_history(
    id: str, service: ServiceDep, token: TokenDep, after: Annotated[int, Query(ge=-1, le=1_000_000)] = -1
) -> dict[str, Any]:
    """The events of a table after a number, all at once."""
    _, seats = await find_table(service, id, token)
    async with service.lock(id):
        table = await service.table(id)
        return {"events": await asyncio.to_thread(service.history, table, seats, after)}


@router.get("/tables/{id}/positions/{seq}", operation_id="show_position", tags=["replay"])
async def get_position(
    id: str, seq: Annotated[int, Path(ge=0, le=LAST_POSSIBLE_EVENT)], service: ServiceDep, token: TokenDep
) -> dict[str, Any]:
    """The position after an event of a table."""
    table, seats = await find_table(service, id, token)
    state = await position_at(service, table, seq)
    return {"seq": seq, "hash": state.hash(), "view": seen_by(table.game, state, viewpoint(table, seats))}


@router.get(
    "/tables/{id}/picture.svg",
    operation_id="draw_position",
    tags=["replay"],
    response_class=Response,
    responses=content("image/svg+xml", "A picture."),
)
async def get_picture(
    id: str,
    service: ServiceDep,
    token: TokenDep,
    seq: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    language: Annotated[str, Query(pattern="^(en|cs|hu|de)$")] = "en",
) -> Response:
    """A picture of a position, as SVG."""
    from semiramis.core.i18n.text import texts

    table, _ = await find_table(service, id, token)
    state = await position_at(service, table, table.seq if seq is None else seq)
    drawn = await asyncio.to_thread(table.game.display.svg, state, texts(language).render)
    return Response(drawn, media_type="image/svg+xml")


@router.get(
    "/tables/{id}/log",
    operation_id="download_log",
    tags=["replay"],
    response_class=Response,
    responses=content("application/x-ndjson", "A log file."),
)
async def get_log(id: str, service: ServiceDep, token: TokenDep) -> PlainTextResponse:
    """The game as a log file, to keep, to replay anywhere, to upload again."""
    table, _ = await find_table(service, id, token)
    rows = await asyncio.to_thread(service.store.event_rows, id, -1, table.seq)
    text = "".join(map(line_text, lines_of(rows)))
    name = f"attachment; filename={table.game.key}-{id}.jsonl"
    return PlainTextResponse(text, media_type="application/x-ndjson", headers={"Content-Disposition": name})


@router.post("/logs", operation_id="upload_log", tags=["replay"], status_code=201, openapi_extra=LOG_BODY)
async def post_log(request: Request, service: ServiceDep) -> dict[str, Any]:
    """Bring a log file. It is replayed strictly; whoever brings it may play on with every seat."""
    raw = await request.body()
    if len(raw) > LARGEST_LOG:
        raise Malformed("server-log-too-large", limit=LARGEST_LOG)
    table, token = await upload_log(service, raw)
    return {"token": token, **table_snapshot(table, tuple(range(len(table.seats))))}


@router.post("/tables/{id}/fork", operation_id="fork_table", tags=["replay"], status_code=201)
async def post_fork(id: str, body: requests.Fork, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """A new table that goes on from a position of this one."""
    table, _ = await find_table(service, id, token)
    made, fresh = await fork_table(service, table, body.seq, body.seats)
    return {"token": fresh, **table_snapshot(made, tuple(made.seats_of(hashed(fresh))))}


@router.post("/tables/{id}/rematch", operation_id="play_again", tags=["tables"], status_code=201)
async def post_rematch(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """The same people once more, everybody one seat further; their tokens hold at the new table."""
    _, seats = await find_table(service, id, token, needs_seat=True)
    made = await rematch(service, id, seats[0])
    return table_snapshot(made, tuple(made.seats_of(token)))


@router.post("/tables/{id}/why-not", operation_id="ask_why_not", tags=["play"])
async def post_why_not(id: str, body: requests.WhyNot, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Whether an action is allowed now, and the clause that forbids it if it is not."""
    table, _ = await find_table(service, id, token)
    code = table.match.encode(body.action)
    refusal = table.game.referee.why_not(table.match.state, code)
    return {"allowed": refusal is None, "refusal": refusal.to_json() if refusal else None}


@router.get("/tables/{id}/hint", operation_id="ask_hint", tags=["play"])
async def get_hint(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """What a bot would do in my place."""
    table, seats = await find_table(service, id, token, needs_seat=True)
    if table.status != "playing" or table.match.mover not in seats:
        raise Conflict("server-not-your-turn")
    return _advice(table, await service.hint(table), table.seq)


@router.get("/tables/{id}/positions/{seq}/hint", operation_id="ask_hint_then", tags=["replay"])
async def get_hint_then(
    id: str, seq: Annotated[int, Path(ge=0, le=LAST_POSSIBLE_EVENT)], service: ServiceDep, token: TokenDep
) -> dict[str, Any]:
    """What a bot would have done in the position after an event, and so why a move was made or missed."""
    table, _ = await find_table(service, id, token, needs_seat=True)
    state = await position_at(service, table, seq)
    if table.game.rules.mover(state) < 0:
        raise Conflict("server-nobody-to-decide")
    return _advice(table, await service.hint(table, state), seq)


def _advice(table: Table, choice: Choice, seq: int) -> dict[str, Any]:
    catalogue = table.game.rules.catalogue
    said: dict[str, Any] = {"action": catalogue.action(choice.code).to_json(), "bot": choice.by, "seq": seq}
    said["notation"] = catalogue.notation(choice.code)
    if choice.why is not None and choice.why.simulations:
        said |= choice.why.to_json(table.game)
    return said
