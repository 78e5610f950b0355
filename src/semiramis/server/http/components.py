"""Endpoints for components: every value of an edition, and checks of custom editions."""

import asyncio
from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from semiramis.core.editions.components import (
    Component,
    Readable,
    list_components,
    list_differences,
    reason_of,
    reasons_known,
)
from semiramis.core.editions.edition import CONFIDENCES, Edition
from semiramis.core.editions.faults import MOST_FAULTS, list_faults
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed, Word
from semiramis.core.registry import find_game
from semiramis.server.http.dependencies import ServiceDep
from semiramis.server.schemas.guide_responses import Components, EditionCheck
from semiramis.server.schemas.openapi import EDITION_BODY, content
from semiramis.server.tables.editions import LARGEST_EDITION

router = APIRouter(prefix="/api/games/{key}")

FILE = "edition.toml"
"""The name of an uploaded text in error messages if it came without one."""
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
    raw = await request.body()
    if len(raw) > LARGEST_EDITION:
        raise Malformed("server-edition-too-large", limit=LARGEST_EDITION)
    return await asyncio.to_thread(_checked, find_game(key), raw, file or FILE)


def _checked(game: Game, raw: bytes, file: str) -> dict[str, Any]:
    edition, faults = list_faults(raw, game.edition, game.components.read_tables, file)
    found: dict[str, Any] = {
        "faults": [fault.message.to_json() for fault in faults],
        "more": len(faults) == MOST_FAULTS,
        "differences": [],
    }
    if edition is not None:
        found["differences"] = [
            {
                "place": difference.place,
                "names": [name.to_json() for name in difference.names],
                "chapter": difference.place.partition(".")[0],
                "before": None if difference.before is None else _sent(difference.before),
                "after": None if difference.after is None else _sent(difference.after),
            }
            for difference in list_differences(game.edition, edition, game.components.labels)
        ]
        found["components"] = components_data(game, edition)
    return found


def components_data(game: Game, edition: Edition) -> dict[str, Any]:
    """The components of an edition as they are sent, each reason once."""
    standard = find_game(game.key).edition
    known = reasons_known(standard)
    listed = list_components(edition, game.components.labels)
    reasons = list(dict.fromkeys(reason_of(component.value, game.key, known) for component in listed))
    counts = {name: sum(component.value.confidence == name for component in listed) for name in CONFIDENCES}
    return {
        "game": game.key,
        "edition": {"name": edition.name, "hash": edition.hash},
        "standard": edition.hash == standard.hash,
        "counts": counts,
        "reasons": [reason.to_json() for reason in reasons],
        "chapters": [
            {
                "name": chapter,
                "values": [
                    _value(component, reasons.index(reason_of(component.value, game.key, known)))
                    for component in inside
                ],
            }
            for chapter, inside in groupby(listed, lambda component: component.value.place.partition(".")[0])
        ],
    }


def _value(component: Component, reason: int) -> dict[str, Any]:
    value = component.value
    written = value.value if isinstance(value.value, list) else [] if isinstance(value.value, dict) else [value.value]
    return {
        "place": value.place,
        "names": [name.to_json() for name in component.names],
        "value": _sent(component.readable),
        "written": written,
        "confidence": value.confidence,
        "reason": reason,
    }


def _sent(readable: Readable) -> list[Any]:
    return [{"word": item.text} if isinstance(item, Word) else item for item in readable]
