"""Endpoints that explain a game: its lesson and a table to play it at, the legend of symbols, the player aid."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from semiramis.core.registry import find_game
from semiramis.server.answers.games import draw_aid
from semiramis.server.answers.play import show_legend
from semiramis.server.answers.tables import begin_lesson
from semiramis.server.http.dependencies import Language, ServiceDep, TokenDep
from semiramis.server.schemas import requests
from semiramis.server.schemas.guide_responses import Legend, Lesson
from semiramis.server.schemas.openapi import content
from semiramis.server.schemas.responses import SnapshotWithToken

router = APIRouter(prefix="/api")

KEPT_FOR = "public, max-age=3600"


@router.get("/games/{game}/lessons", operation_id="show_lesson", tags=["games"], responses={200: {"model": Lesson}})
async def get_lesson(game: str) -> dict[str, Any]:
    """Show the steps of a game's lesson."""
    return find_game(game).guide.lesson.to_json()


@router.post(
    "/lessons/{game}",
    operation_id="begin_lesson",
    tags=["tables"],
    status_code=201,
    responses={201: {"model": SnapshotWithToken}},
)
async def post_lesson(game: str, body: requests.NewLesson, service: ServiceDep) -> dict[str, Any]:
    """Make a table with the position of a game's lesson, against a bot. The token is sent only this once."""
    return await begin_lesson(service, game, body)


@router.get("/tables/{id}/legend", operation_id="show_legend", tags=["tables"], responses={200: {"model": Legend}})
async def get_legend(id: str, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Explain every symbol of a table's game, with the numbers of its edition."""
    return await show_legend(service, id, token)


@router.get(
    "/games/{key}/aid.svg",
    operation_id="draw_aid",
    tags=["games"],
    response_class=Response,
    responses=content("image/svg+xml", "A page to print."),
)
async def get_aid(
    key: Annotated[str, Path(max_length=40, examples=["amyitis"])],
    language: Language = "en",
) -> Response:
    """Draw the player aid of a game, one page, as SVG."""
    find_game(key)
    drawn = await asyncio.to_thread(draw_aid, key, language)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": KEPT_FOR})
