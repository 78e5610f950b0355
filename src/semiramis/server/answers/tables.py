"""Answers about tables: make, find, show, join, play again. A `token` is the hash of the visitor's, or empty."""

import asyncio
from typing import TYPE_CHECKING, Any

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Problem
from semiramis.core.registry import find_game
from semiramis.server.errors import Unauthorized
from semiramis.server.service import create
from semiramis.server.service.table_service import TableService
from semiramis.server.tables.seats import HeldSeats
from semiramis.server.tables.serialize import table_data, table_snapshot
from semiramis.server.tables.table import Table
from semiramis.server.tokens import hashed, new_token

if TYPE_CHECKING:
    from semiramis.server.schemas.requests import Join, NewLesson, NewTable, Tokens

MAX_LISTED = 200


def token_from(authorization: str | None) -> str:
    """The hash of the bearer token, empty without one. Raises Unauthorized for another kind of authorization."""
    if authorization is None:
        return ""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Unauthorized("server-bad-authorization")
    return hashed(token.strip())


async def find_table(service: TableService, id: str, token: str, needs_seat: bool = False) -> tuple[Table, HeldSeats]:
    """A settled table and the seats the visitor holds there. Raises Missing, Unauthorized, Forbidden."""
    table = await service.residency.settled(id)
    held = table.authorize(token, needs_seat)
    service.look(table)
    return table, held


async def make_table(service: TableService, body: "NewTable") -> dict[str, Any]:
    """A new table with the host's token."""
    return with_token(*await create.make_table(service, body))


async def begin_lesson(service: TableService, game: str, body: "NewLesson") -> dict[str, Any]:
    """A new table with the position of a game's lesson, and the learner's token."""
    return with_token(*await create.make_lesson(service, find_game(game).guide.lesson, body))


def with_token(table: Table, token: str) -> dict[str, Any]:
    """A new table as its owner sees it, with the token that holds their seats."""
    return {"token": token, **table_snapshot(table, table.seats_of(hashed(token)))}


async def list_my_tables(service: TableService, body: "Tokens") -> dict[str, Any]:
    """The tables at which some tokens hold a seat, latest first."""
    hashes = [hashed(token) for token in body.tokens]
    found = []
    for id in (await asyncio.to_thread(service.store.ids_of, hashes))[:MAX_LISTED]:
        try:
            table = await service.residency.copy(id)
        except Problem as problem:
            # a table this version cannot load is named, and the others are still listed
            found.append({"id": id, "error": problem.message.to_json()})
            continue
        held = tuple(sorted({seat for token in hashes for seat in table.seats_of(token)}))
        found.append(table_data(table, held))
    return {"tables": found}


async def show_table(service: TableService, id: str, token: str) -> dict[str, Any]:
    """A table as a visitor sees it now."""
    table, held = await find_table(service, id, token)
    return table_snapshot(table, held)


async def join_table(service: TableService, id: str, body: "Join") -> dict[str, Any]:
    """An open seat, taken, with the token that holds it."""
    token = body.token or new_token()
    wanted = None if body.seat is None else SEAT.index(body.seat)
    table, held = await service.join(id, body.name, wanted, hashed(token), body.commit, body.seed)
    return {"token": token, "seat": SEAT.words[held[0]], **table_snapshot(table, held)}


async def play_again(service: TableService, id: str, token: str) -> dict[str, Any]:
    """A new table for the same people, everybody one seat further."""
    _, held = await find_table(service, id, token, needs_seat=True)
    made = await create.rematch(service, id, held[0])
    return table_snapshot(made, made.seats_of(token))
