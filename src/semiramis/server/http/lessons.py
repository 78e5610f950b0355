"""Endpoints for lessons: the steps of a game's lesson, and a table to play it at."""

from typing import Any

from fastapi import APIRouter

from semiramis.core.registry import find_game
from semiramis.server.answers.tables import begin_lesson
from semiramis.server.http.dependencies import ServiceDep
from semiramis.server.schemas import requests
from semiramis.server.schemas.guide_responses import Lesson
from semiramis.server.schemas.responses import SnapshotWithToken

router = APIRouter(prefix="/api")


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
