"""An edition from a real box: which values to look up, and the edition file made of what was found."""

import json
from typing import TYPE_CHECKING, Any

from semiramis.core.editions.components import ComponentWords, names_at, word_at
from semiramis.core.editions.ranges import Amounts, Cells, Drawing, Numbers, OpenValue, Several, open_values
from semiramis.core.editions.write import edition_text
from semiramis.core.model.message import Arg, Malformed, Word
from semiramis.core.model.quote import quote
from semiramis.core.registry import find_first_questions, find_game, find_ranges
from semiramis.server.answers.components import check_edition

if TYPE_CHECKING:
    from semiramis.server.schemas.requests import FilledIn

FILE = "my-box.toml"
LONGEST = 2000
"""The most characters of one value."""


def questions(key: str) -> dict[str, Any]:
    """Every reconstructed value that a piece shows, with what may stand there; `first` are those that matter most."""
    game = find_game(key)
    return {
        "game": key,
        "edition": {"name": game.edition.name, "hash": game.edition.hash},
        "first": list(find_first_questions(key)),
        "questions": [
            _question(key, value, game.components.labels) for value in open_values(game.edition, find_ranges(key))
        ],
    }


def fill_in(key: str, body: "FilledIn") -> dict[str, Any]:
    """The edition file made of some values, with its faults or differences. Raises Malformed for an unknown place."""
    game = find_game(key)
    known = {value.place for value in open_values(game.edition, find_ranges(key))}
    values = {place: _value_in(place, text, known) for place, text in body.entries.items()}
    text = edition_text(game.edition, values, body.name, source=body.source)
    return {**check_edition(key, text.encode(), FILE), "text": text}


def _value_in(place: str, text: str, known: set[str]) -> Any:
    """The value that an entry writes as JSON. Raises Malformed for a place or a value that nobody asked for."""
    try:
        value = json.loads(text) if place in known and len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, int | str | list | dict):
        raise Malformed("box-place", place=quote(place))
    return value


def _question(key: str, value: OpenValue, labels: ComponentWords) -> dict[str, Any]:
    return {
        "place": value.place,
        "names": [name.to_json() for name in names_at(key, value.place, labels)],
        "value": value.value,
        **_range(key, value, labels),
    }


def _range(key: str, value: OpenValue, labels: ComponentWords) -> dict[str, Any]:
    kind = value.range
    if isinstance(kind, Numbers):
        return {"kind": "number", "low": kind.low, "high": kind.high}
    if isinstance(kind, Drawing):
        return {"kind": "drawing", "letters": kind.letters, "sizes": list(kind.sizes)}
    if isinstance(kind, Amounts):
        names = {word: names_at(key, f"{value.place}.{word}", labels)[-1].id for word in kind.words}
        words = [{"value": word, "name": {"word": names[word]}} for word in kind.words]
        return {"kind": "amounts", "high": kind.high, "words": words}
    words = [{"value": word, "name": _sent(word_at(value.place, word, labels))} for word in kind.words]
    if isinstance(kind, Cells):
        return {"kind": "cells", "words": words, "size": kind.size}
    if isinstance(kind, Several):
        return {"kind": "several", "words": words, "size": kind.size}
    return {"kind": "one", "words": words}


def _sent(name: Arg) -> Any:
    return {"word": name.text} if isinstance(name, Word) else name
