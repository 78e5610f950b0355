"""Endpoints for reference at the table: the legend of symbols, and a player aid to print."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from semiramis.core.i18n.text import texts
from semiramis.core.registry import find_game
from semiramis.server.http.dependencies import ServiceDep, TokenDep, find_table
from semiramis.server.schemas.guide_responses import Legend
from semiramis.server.schemas.openapi import content

router = APIRouter(prefix="/api")

KEPT_FOR = "public, max-age=3600"


@router.get("/tables/{id}/legend", operation_id="show_legend", tags=["tables"], responses={200: {"model": Legend}})
async def get_legend(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Explain every symbol of a table's game, with the numbers of its edition."""
    table, _ = await find_table(service, id, token)
    return {"groups": [group.to_json() for group in table.game.guide.legend()]}


@router.get(
    "/games/{key}/aid.svg",
    operation_id="draw_aid",
    tags=["games"],
    response_class=Response,
    responses=content("image/svg+xml", "A page to print."),
)
async def get_aid(
    key: Annotated[str, Path(max_length=40, examples=["amyitis"])],
    language: Annotated[str, Query(pattern="^(en|cs|hu|de)$")] = "en",
) -> Response:
    """Draw the player aid of a game, one page, as SVG."""
    find_game(key)
    drawn = await asyncio.to_thread(_drawn, key, language)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": KEPT_FOR})


@lru_cache(maxsize=16)
def _drawn(key: str, language: str) -> str:
    game = find_game(key)
    return game.guide.player_aid(texts(language).render, game.edition.name)
