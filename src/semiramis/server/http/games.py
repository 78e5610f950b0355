"""Endpoint of the games that can be played."""

from typing import Any

from fastapi import APIRouter, Request

from semiramis.bots.registry import known_bots
from semiramis.core.game import Option
from semiramis.core.registry import find_game, keys
from semiramis.server.http.network import is_loopback
from semiramis.server.schemas.responses import Games

router = APIRouter(prefix="/api")


@router.get("/games", operation_id="list_games", tags=["games"], responses={200: {"model": Games}})
async def list_games(request: Request) -> dict[str, Any]:
    """List the games with their seats and options, and the bots that play them."""
    # only loopback visitors need the LAN address; any other URL already works for guests
    network = request.app.state.network if is_loopback(request.url.hostname or "") else ""
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
