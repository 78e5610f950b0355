"""Answers about reviews of games."""

import asyncio
from typing import TYPE_CHECKING, Any

from semiramis.bots.review.depth import STANDARD
from semiramis.server.answers.tables import find_table
from semiramis.server.errors import Conflict
from semiramis.server.service.table_service import TableService
from semiramis.server.tables.table import Table

if TYPE_CHECKING:
    from semiramis.server.schemas.requests import AskReview


async def review_table(service: TableService, id: str, token: str, body: "AskReview") -> dict[str, Any]:
    """The review of a game, started if nobody has asked for it before. Raises Conflict before the end of the game."""
    table = await _reviewable(service, id, token)
    review = await service.reviews.start(table, body.depth)
    return await asyncio.to_thread(review.to_json)


async def show_review(service: TableService, id: str, token: str, depth: str = STANDARD) -> dict[str, Any]:
    """The review of a game as far as it goes; of status "none" if nobody has asked for it."""
    table = await _reviewable(service, id, token)
    review = await service.reviews.find(table, depth)
    if review is None:
        nothing = {"evaluator": "search", "done": 0, "total": 0, "turns": [], "seats": {}}
        return {"status": "none", "depth": depth, **nothing}
    return await asyncio.to_thread(review.to_json)


async def _reviewable(service: TableService, id: str, token: str) -> Table:
    """A table whose game may be reviewed: it is over, or bots may be asked during the game and there is something."""
    table, _ = await find_table(service, id, token)
    if not table.is_dealt or (table.status != "over" and not table.help):
        raise Conflict("server-review-too-early")
    return table
