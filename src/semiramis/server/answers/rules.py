"""Answers about the rules: a game's clauses by chapter, and the diagrams beside them."""

from functools import cache, lru_cache
from typing import Any
from xml.etree.ElementTree import fromstring

from semiramis.core.game import Game
from semiramis.core.guide.rulebook import Diagram
from semiramis.core.i18n.text import texts
from semiramis.core.play.diagrams import case_results, find_diagram, move_events
from semiramis.core.play.diagrams import draw_diagram as drawn
from semiramis.core.registry import find_game
from semiramis.server.answers.games import option_data
from semiramis.server.errors import Missing

MOST_KEPT = 400
"""Enough for every diagram in every language and theme."""


@lru_cache(maxsize=MOST_KEPT)
def draw_diagram(key: str, name: str, language: str, theme: str) -> str:
    """A diagram that illustrates some clauses, as SVG. Raises Missing if there is none of this name."""
    game = find_game(key)
    diagram = find_diagram(game, name)
    if diagram is None:
        raise Missing("rules-no-diagram", given=name, known=", ".join(each.name for each in game.guide.diagrams))
    return drawn(game, diagram, texts(language).render, theme)


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
        "options": [option_data(game, option) for option in game.options if option.clause == clause],
        "diagrams": [diagram.name for diagram in game.guide.diagrams if clause in diagram.clauses],
    }


def _diagram(game: Game, diagram: Diagram) -> dict[str, Any]:
    picture = fromstring(draw_diagram(game.key, diagram.name, "en", "light"))
    report = zip(diagram.cases, case_results(game, diagram), strict=True)
    return {
        "name": diagram.name,
        "text": f"{game.key}-diagram-{diagram.name}",
        "width": round(float(picture.attrib["width"])),
        "height": round(float(picture.attrib["height"])),
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
