"""Endpoints for tables: make, find, show, join, play again."""

from typing import Any

from fastapi import APIRouter, Request

from semiramis.server.answers import tables
from semiramis.server.http.dependencies import ServiceDep, TokenDep, spend
from semiramis.server.schemas import requests
from semiramis.server.schemas.responses import MyTables, Seated, SnapshotWithToken, TableSnapshot

router = APIRouter(prefix="/api")


@router.post(
    "/tables",
    operation_id="make_table",
    tags=["tables"],
    status_code=201,
    responses={201: {"model": SnapshotWithToken}},
)
async def post_table(request: Request, body: requests.NewTable, service: ServiceDep) -> dict[str, Any]:
    """Make a table. The token is sent only this once; it holds your seats."""
    spend(request)
    return await tables.make_table(service, body)


@router.post("/mine", operation_id="list_my_tables", tags=["tables"], responses={200: {"model": MyTables}})
async def post_mine(body: requests.Tokens, service: ServiceDep) -> dict[str, Any]:
    """List the tables at which some tokens hold a seat, latest first."""
    return await tables.list_my_tables(service, body)


@router.get("/tables/{id}", operation_id="show_table", tags=["tables"], responses={200: {"model": TableSnapshot}})
async def get_table(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Show a table as you see it now; without a token, as a spectator does."""
    return await tables.show_table(service, id, token)


@router.post(
    "/tables/{id}/join", operation_id="join_table", tags=["tables"], status_code=201, responses={201: {"model": Seated}}
)
async def post_join(id: str, body: requests.Join, service: ServiceDep) -> dict[str, Any]:
    """Take an open seat. The token is sent only this once; if you send your own you can repeat the request."""
    return await tables.join_table(service, id, body)


@router.post(
    "/tables/{id}/rematch",
    operation_id="play_again",
    tags=["tables"],
    status_code=201,
    responses={201: {"model": TableSnapshot}},
)
async def post_rematch(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Make a table for the same people, everybody one seat further; their tokens hold seats there too."""
    return await tables.play_again(service, id, token)
