"""Endpoints for the rules: a game's clauses by chapter, and the diagrams beside them."""

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Any
from xml.etree.ElementTree import fromstring

from fastapi import APIRouter, Path, Query, Response

from semiramis.core.game import Game
from semiramis.core.guide.rulebook import Diagram
from semiramis.core.i18n.text import texts
from semiramis.core.play.diagrams import case_results, draw_diagram, find_diagram, move_events
from semiramis.core.registry import find_game
from semiramis.server.errors import Missing
from semiramis.server.http.games import option_data
from semiramis.server.schemas.openapi import content
from semiramis.server.schemas.rule_responses import Rules

router = APIRouter(prefix="/api/games/{key}")

Key = Annotated[str, Path(max_length=40, examples=["amyitis"])]
Name = Annotated[str, Path(max_length=60, examples=["water"])]
MOST_KEPT = 400
"""Enough for every diagram in every language and theme."""
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
    language: Annotated[str, Query(pattern="^(en|cs|hu|de)$")] = "en",
    theme: Annotated[str, Query(pattern="^(light|dark)$")] = "light",
) -> Response:
    """Draw a diagram that illustrates some clauses of a game, as SVG."""
    game = find_game(key)
    if find_diagram(game, name) is None:
        raise Missing("rules-no-diagram", given=name, known=", ".join(diagram.name for diagram in game.guide.diagrams))
    drawn = await asyncio.to_thread(_drawn, key, name, language, theme)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": KEPT_FOR})


@lru_cache(maxsize=MOST_KEPT)
def _drawn(key: str, name: str, language: str, theme: str) -> str:
    game = find_game(key)
    diagram = find_diagram(game, name)
    assert diagram is not None
    return draw_diagram(game, diagram, texts(language).render, theme)


@cache
def rules_data(key: str) -> dict[str, Any]:
    """The rules of a game as they are sent."""
    game = find_game(key)
    return {
        "game": key,
        "rules": game.version,
        "chapters": [
            {
                "name": chapter.name,
                "kind": chapter.kind,
                "title": f"{key}-chapter-{chapter.name}",
                "clauses": [_clause(game, clause) for clause in chapter.clauses],
            }
            for chapter in game.guide.chapters
        ],
        "diagrams": [_diagram(game, diagram) for diagram in game.guide.diagrams],
    }


def _clause(game: Game, clause: str) -> dict[str, Any]:
    return {
        "clause": clause,
        "options": [option_data(option) for option in game.options if option.clause == clause],
        "diagrams": [diagram.name for diagram in game.guide.diagrams if clause in diagram.clauses],
    }


def _diagram(game: Game, diagram: Diagram) -> dict[str, Any]:
    drawn = fromstring(_drawn(game.key, diagram.name, "en", "light"))
    report = zip(diagram.cases, case_results(game, diagram), strict=True)
    return {
        "name": diagram.name,
        "text": f"{game.key}-diagram-{diagram.name}",
        "width": round(float(drawn.attrib["width"])),
        "height": round(float(drawn.attrib["height"])),
        "clauses": list(diagram.clauses),
        "cases": [
            {
                "action": case.action,
                "allowed": answer.allowed,
                "refusal": answer.refusal.to_json() if answer.refusal else None,
                "told": [event.to_json() for event in answer.events],
            }
            for case, answer in report
        ],
        "told": [event.to_json() for event in move_events(game, diagram)],
    }
