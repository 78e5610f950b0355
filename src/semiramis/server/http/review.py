"""Endpoints for reviews of games."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from semiramis.server.answers import review
from semiramis.server.http.dependencies import ServiceDep, TokenDep
from semiramis.server.schemas import requests
from semiramis.server.schemas.review_responses import Review, ReviewDepth

router = APIRouter(prefix="/api")


@router.post(
    "/tables/{id}/review",
    operation_id="review_table",
    tags=["replay"],
    responses={200: {"model": Review}},
)
async def post_review(id: str, body: requests.AskReview, service: ServiceDep, token: TokenDep) -> dict[str, Any]:
    """Have every turn of a game judged; asked again, it is the same review."""
    return await review.review_table(service, id, token, body)


@router.get(
    "/tables/{id}/review",
    operation_id="show_review",
    tags=["replay"],
    responses={200: {"model": Review}},
)
async def get_review(
    id: str, service: ServiceDep, token: TokenDep, depth: Annotated[ReviewDepth, Query()] = "standard"
) -> dict[str, Any]:
    """Show the review of a game, complete or so far."""
    return await review.show_review(service, id, token, depth)
