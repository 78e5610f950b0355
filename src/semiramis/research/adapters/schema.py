"""The JSON Schema of observations for language models, derived from each game's declarations.

`python -m semiramis.research.adapters.schema` writes one file for each game into docs/research; a test fails when
they are stale.
"""

import json
import sys
from pathlib import Path
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.catalogue import Kind
from semiramis.core.model.domain import SEAT, Domain
from semiramis.core.model.record import Axis, Field
from semiramis.core.play.position import own_fields, per_seat
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.llm import FORMAT
from semiramis.research.observation import action_count

Schema = dict[str, Any]
FOLDER = Path(__file__).parents[4] / "docs" / "research"
TEXT: Schema = {"type": "string"}
TRUTH: Schema = {"type": "boolean"}
WHOLE: Schema = {"type": "integer"}
SEAT_WORD: Schema = {"$ref": "#/$defs/seat"}


def observation_schema(game: Game) -> Schema:
    """The schema of `observation_json` for a game."""
    whole = _object(
        {
            "semiramis": {"const": "observation"},
            "format": {"const": FORMAT},
            "game": {"const": game.key},
            "version": {"const": game.version, "description": "The version of the rules."},
            "edition": {**TEXT, "description": "A hash of all component values."},
            "options": _options(game),
            "language": {**TEXT, "pattern": "^[a-z]{2,3}$", "description": "The language of the sentences."},
            "seat": {**SEAT_WORD, "description": "Whose observation this is."},
            "mover": {"enum": [*SEAT.words, "chance", "nobody"], "description": "Who decides now."},
            "over": TRUTH,
            "asks": {**TEXT, "description": "What is to be decided, as a sentence."},
            "board": {**TEXT, "description": "The table drawn with letters."},
            "table": _object({f.name: _field(f, f.axes) for f in own_fields(game) if not per_seat(f)}),
            "seats": _by_seat(_object({f.name: _field(f, f.axes[1:]) for f in own_fields(game) if per_seat(f)})),
            "scores": _by_seat(_score(game)),
            "events": {"type": "array", "items": TEXT, "description": "What happened since this seat decided last."},
            "legal": {"type": "array", "items": _legal(game), "description": "Empty when somebody else decides."},
            "rules": {"type": "array", "items": _object(dict.fromkeys(("clause", "title", "text"), TEXT))},
        },
        optional=("rules",),
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What a seat knows of a match of {game.key.capitalize()}, rules version {game.version}",
        **whole,
        "$defs": {"seat": {"enum": list(SEAT.words)}},
    }


def _object(properties: dict[str, Schema], optional: tuple[str, ...] = ()) -> Schema:
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _by_seat(inner: Schema) -> Schema:
    return {"type": "object", "propertyNames": SEAT_WORD, "additionalProperties": inner, "minProperties": 2}


def _options(game: Game) -> Schema:
    known = {o.name: TEXT if o.read else {"enum": list(o.domain.words)} for o in game.options}
    return _object(known)


def _score(game: Game) -> Schema:
    parts = _object(dict.fromkeys(game.rules.parts.words, WHOLE))
    return _object({"place": {**WHOLE, "minimum": 1}, "total": WHOLE, "parts": parts})


def _legal(game: Game) -> Schema:
    kinds = [
        kind
        for kind in game.rules.catalogue.kinds.values()
        if game.rules.catalogue.first(kind.name) < action_count(game)
    ]
    return _object(
        {
            "code": {**WHOLE, "minimum": 0, "maximum": action_count(game) - 1},
            "notation": {**TEXT, "description": "The action as it is typed."},
            "action": {"anyOf": [_action(kind) for kind in kinds]},
            "meaning": {**TEXT, "description": "What would be told of it, as sentences."},
            "scores": {**_object(dict.fromkeys(game.rules.parts.words, WHOLE)), "required": []},
            "reveals": {**TRUTH, "description": "Whether chance decides something right after it."},
            "ends_turn": TRUTH,
        }
    )


def _action(kind: Kind) -> Schema:
    return _object({"do": {"const": kind.name}} | {name: _sent(domain) for name, domain in kind.args.items()})


def _sent(domain: Domain) -> Schema:
    """A domain as it appears in actions: numeric words are numbers."""
    return {"enum": [int(word) if word.isdigit() else word for word in domain.words]}


def _field(field: Field, axes: tuple[Axis, ...]) -> Schema:
    if not axes:
        words = {"enum": list(field.words.words)} if field.words else {}
        return words or {**WHOLE, "minimum": field.low, "maximum": field.high}
    inner, axis = _field(field, axes[1:]), axes[0]
    if isinstance(axis, int):
        return {"type": "array", "items": inner, "minItems": axis, "maxItems": axis}
    return {
        "type": "object",
        "propertyNames": {"enum": list(axis.words)},
        "additionalProperties": inner,
        "minProperties": len(axis),
    }


def file_of(key: str) -> Path:
    """The file in which the schema of a game is published."""
    return FOLDER / f"{key}.schema.json"


def written(key: str) -> str:
    """The text of a game's schema file."""
    return json.dumps(observation_schema(find_game(key)), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    for name in keys():
        file_of(name).write_text(written(name), encoding="utf-8")
        sys.stdout.write(f"{file_of(name)}\n")
