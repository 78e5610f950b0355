"""Answers about components: every value of an edition, and checks of custom editions."""

from itertools import groupby
from typing import Any

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
from semiramis.server.tables.editions import LARGEST_EDITION

FILE = "edition.toml"
"""The name of an uploaded text in error messages if it came without one."""


def check_edition(key: str, raw: bytes, file: str) -> dict[str, Any]:
    """The faults of an edition file, or how it differs from the standard edition. Raises Malformed if too large."""
    if len(raw) > LARGEST_EDITION:
        raise Malformed("server-edition-too-large", limit=LARGEST_EDITION)
    return _checked(find_game(key), raw, file or FILE)


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
