"""Endpoints for tables: make, find, show, join, play again."""

import asyncio
from typing import Any

from fastapi import APIRouter

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Problem
from semiramis.server.http.dependencies import ServiceDep, TokenDep, find_table
from semiramis.server.schemas import requests
from semiramis.server.schemas.responses import MyTables, Seated, SnapshotWithToken, TableSnapshot
from semiramis.server.tables.create import make_table, rematch
from semiramis.server.tables.serialize import table_data, table_snapshot
from semiramis.server.tokens import hashed, new_token

MAX_LISTED = 200

router = APIRouter(prefix="/api")


@router.post(
    "/tables",
    operation_id="make_table",
    tags=["tables"],
    status_code=201,
    responses={201: {"model": SnapshotWithToken}},
)
async def post_table(body: requests.NewTable, service: ServiceDep) -> dict[str, Any]:
    """Make a table. The token is sent only this once; it holds your seats."""
    table, token = await make_table(service, body)
    return {"token": token, **table_snapshot(table, table.seats_of(hashed(token)))}


@router.post("/mine", operation_id="list_my_tables", tags=["tables"], responses={200: {"model": MyTables}})
async def post_mine(body: requests.Tokens, service: ServiceDep) -> dict[str, Any]:
    """List the tables at which some tokens hold a seat, latest first."""
    hashes = [hashed(token) for token in body.tokens]
    found = []
    for id in (await asyncio.to_thread(service.store.ids_of, hashes))[:MAX_LISTED]:
        try:
            table = await service.residency.settled(id)
        except Problem as problem:
            # a table this version cannot load is named, and the others are still listed
            found.append({"id": id, "error": problem.message.to_json()})
            continue
        held = tuple(sorted({seat for token in hashes for seat in table.seats_of(token)}))
        found.append(table_data(table, held))
    return {"tables": found}


@router.get("/tables/{id}", operation_id="show_table", tags=["tables"], responses={200: {"model": TableSnapshot}})
async def get_table(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Show a table as you see it now; without a token, as a spectator does."""
    table, held = await find_table(service, id, token)
    return table_snapshot(table, held)


@router.post(
    "/tables/{id}/join", operation_id="join_table", tags=["tables"], status_code=201, responses={201: {"model": Seated}}
)
async def post_join(id: str, body: requests.Join, service: ServiceDep) -> dict[str, Any]:
    """Take an open seat. The token is sent only this once; if you send your own you can repeat the request."""
    token = body.token or new_token()
    table, held = await service.join(id, body.name, requests.seat_of(body.seat), hashed(token))
    return {"token": token, "seat": SEAT.words[held[0]], **table_snapshot(table, held)}


@router.post(
    "/tables/{id}/rematch",
    operation_id="play_again",
    tags=["tables"],
    status_code=201,
    responses={201: {"model": TableSnapshot}},
)
async def post_rematch(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Make a table for the same people, everybody one seat further; their tokens hold seats there too."""
    _, held = await find_table(service, id, token, needs_seat=True)
    made = await rematch(service, id, held[0])
    return table_snapshot(made, made.seats_of(token))
