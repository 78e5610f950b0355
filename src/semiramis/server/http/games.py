"""Endpoint of the games that can be played."""

from typing import Any

from fastapi import APIRouter, Request

from semiramis.server.answers import games
from semiramis.server.http.network import is_loopback
from semiramis.server.schemas.responses import Games

router = APIRouter(prefix="/api")


@router.get("/games", operation_id="list_games", tags=["games"], responses={200: {"model": Games}})
async def list_games(request: Request) -> dict[str, Any]:
    """List the games with their seats and options, and the bots that play them."""
    # only loopback visitors need the LAN address; any other URL already works for guests
    network = request.app.state.network if is_loopback(request.url.hostname or "") else ""
    return games.list_games(network)
