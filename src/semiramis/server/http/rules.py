"""Endpoints for the rules: a game's clauses by chapter, and the diagrams beside them."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from semiramis.core.registry import find_game
from semiramis.server.answers.rules import draw_diagram, rules_data
from semiramis.server.http.dependencies import Language
from semiramis.server.schemas.openapi import content
from semiramis.server.schemas.rule_responses import Rules

router = APIRouter(prefix="/api/games/{key}")

Key = Annotated[str, Path(max_length=40, examples=["amyitis"])]
Name = Annotated[str, Path(max_length=60, examples=["water"])]
KEPT_FOR = "public, max-age=3600"


@router.get("/rules", operation_id="show_rules", tags=["games"], responses={200: {"model": Rules}})
async def get_rules(key: Key) -> dict[str, Any]:
    """Show the rules of a game: chapters of clauses, options that change some of them, and diagrams."""
    find_game(key)
    return await asyncio.to_thread(rules_data, key)


@router.get(
    "/diagrams/{name}.svg",
    operation_id="draw_rule",
    tags=["games"],
    response_class=Response,
    responses=content("image/svg+xml", "A drawing."),
)
async def get_diagram(
    key: Key,
    name: Name,
    language: Language = "en",
    theme: Annotated[str, Query(pattern="^(light|dark)$")] = "light",
) -> Response:
    """Draw a diagram that illustrates some clauses of a game, as SVG."""
    find_game(key)
    drawn = await asyncio.to_thread(draw_diagram, key, name, language, theme)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": KEPT_FOR})
