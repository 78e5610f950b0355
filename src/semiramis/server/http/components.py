"""Endpoints for components: every value of an edition, and checks of custom editions."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from semiramis.server.answers.box import fill_in, questions
from semiramis.server.answers.components import FILE, check_edition, components_data
from semiramis.server.http.dependencies import ServiceDep
from semiramis.server.schemas.guide_responses import Components, EditionCheck, FilledInEdition, Questions
from semiramis.server.schemas.openapi import EDITION_BODY, content
from semiramis.server.schemas.requests import FilledIn

router = APIRouter(prefix="/api/games/{key}")

Key = Annotated[str, Path(max_length=40, examples=["amyitis"])]
Hash = Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="The hash of an edition.")]
MaybeHash = Annotated[str, Query(pattern="^([0-9a-f]{64})?$", description="An edition; without one, the standard.")]
FileName = Annotated[str, Query(max_length=120, description="The name of the file, for what is said of it.")]


@router.get("/components", operation_id="show_components", tags=["games"], responses={200: {"model": Components}})
async def get_components(key: Key, service: ServiceDep, edition: MaybeHash = "") -> dict[str, Any]:
    """List every component value of an edition with its confidence and the reason for it."""
    game = await asyncio.to_thread(service.editions.find, key, edition)
    return components_data(game, game.edition)


@router.get(
    "/editions/{hash}",
    operation_id="download_edition",
    tags=["games"],
    response_class=Response,
    responses=content("application/toml", "An edition file."),
)
async def get_edition(key: Key, hash: Hash, service: ServiceDep) -> PlainTextResponse:
    """Download an edition file: the standard one, or one that a table is played with."""
    game = await asyncio.to_thread(service.editions.find, key, hash)
    name = f"attachment; filename={key}-{hash[:8]}.toml"
    return PlainTextResponse(game.edition.text, media_type="application/toml", headers={"Content-Disposition": name})


@router.post(
    "/editions",
    operation_id="check_edition",
    tags=["games"],
    openapi_extra=EDITION_BODY,
    responses={200: {"model": EditionCheck}},
)
async def post_edition(key: Key, request: Request, file: FileName = FILE) -> dict[str, Any]:
    """Check an edition file: list its faults, or how it differs from the standard edition.

    Nothing is stored; a table made with the edition stores it.
    """
    return await asyncio.to_thread(check_edition, key, await request.body(), file)


@router.get("/box", operation_id="show_questions", tags=["games"], responses={200: {"model": Questions}})
async def get_questions(key: Key) -> dict[str, Any]:
    """List what to look up on a real copy: every reconstructed value, and what may stand there."""
    return await asyncio.to_thread(questions, key)


@router.post("/box", operation_id="fill_in_edition", tags=["games"], responses={200: {"model": FilledInEdition}})
async def post_box(key: Key, body: FilledIn) -> dict[str, Any]:
    """Make an edition file of values that were looked up, and check it. Nothing is stored."""
    return await asyncio.to_thread(fill_in, key, body)
