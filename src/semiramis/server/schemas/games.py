"""JSON schemas of what differs from game to game: its view, its actions, and the words they are made of.

They follow from what a game declares: the fields of its State, its Catalogue, and the type its `view` returns.
"""

from collections.abc import Mapping
from functools import cache
from itertools import chain, count
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from semiramis.core.game import Game
from semiramis.core.model.domain import SEAT, Domain
from semiramis.core.model.record import Axis, Field
from semiramis.core.play.position import own_fields, per_seat
from semiramis.core.registry import find_game, keys

Schema = dict[str, Any]
PLACE = "#/components/schemas/"
MOST_WORDS = 64
"""A domain with more words than this is described as text."""


def ref(name: str) -> Schema:
    """A schema by its name."""
    return {"$ref": PLACE + name}


class Words:
    """The domains of a game as named schemas, each told once."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.schemas: dict[str, Schema] = {}

    def of(self, domain: Domain) -> Schema:
        """What a word of a domain may be."""
        if domain is SEAT:
            return ref("SeatWord")
        if len(domain) > MOST_WORDS:
            return {"type": "string"}
        schema: Schema = {"type": "string", "enum": list(domain.words)}
        if len(domain) <= 2:
            return schema
        maybe = "Maybe" if "none" in domain else ""
        plain = self.prefix + maybe + "".join(part.capitalize() for part in domain.name.split()) + "Word"
        names = chain((plain,), (f"{plain}{n}" for n in count(2)))
        return ref(next(name for name in names if self.schemas.setdefault(name, schema) == schema))

    def sent(self, domain: Domain) -> Schema:
        """An argument of an action as it is sent: words as words, numbers as numbers."""
        numbers = [int(word) for word in domain.words if word.isdigit()]
        words = [word for word in domain.words if not word.isdigit()]
        if not numbers:
            return self.of(domain)
        whole: Schema = {"type": "integer", "minimum": min(numbers), "maximum": max(numbers)}
        return {"anyOf": [whole, {"type": "string", "enum": words}]} if words else whole

    def field(self, field: Field, axes: tuple[Axis, ...]) -> Schema:
        """A field of a position, along its axes."""
        if not axes:
            return self.of(field.words) if field.words else {"type": "integer"}
        inner = self.field(field, axes[1:])
        if isinstance(axes[0], int):
            return {"type": "array", "items": inner, "minItems": axes[0], "maxItems": axes[0]}
        return by_word(axes[0], inner)


class Types:
    """The types of Python that are sent, as schemas; what has fields has a name and is told once."""

    PLAIN: ClassVar = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}

    def __init__(self, prefix: str = "", words: Words | None = None) -> None:
        self.prefix = prefix
        self.words = words or Words(prefix)
        self.schemas: dict[str, Schema] = {}

    def of(self, kind: Any) -> Schema:
        """What a value of a type may be."""
        if get_origin(kind) is Annotated:
            return self.words.of(domain_of(kind))
        if kind in self.PLAIN:
            return {"type": self.PLAIN[kind]}
        if is_typeddict(kind):
            return self.named(kind)
        inside = get_args(kind)
        match get_origin(kind):
            case origin if origin is list:
                return {"type": "array", "items": self.of(inside[0])}
            case origin if origin is dict:
                return self._dictionary(*inside)
            case origin if origin is Literal:
                return {"type": "string", "enum": list(inside)}
            case origin if origin in (Union, UnionType):
                return {"anyOf": [self.of(one) for one in inside]}
        raise TypeError(f"{kind} cannot be described")

    def _dictionary(self, key: Any, value: Any) -> Schema:
        inner: Schema | bool = True if value is Any else self.of(value)
        if get_origin(key) is Annotated:
            return by_word(domain_of(key), inner)
        return {"type": "object", "additionalProperties": inner}

    def named(self, kind: Any) -> Schema:
        """A type with fields, by its name."""
        name = self.prefix + kind.__name__
        if name not in self.schemas:
            self.schemas[name] = {}  # it may hold itself
            fields = {name: self.of(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
            required = [name for name in fields if name in kind.__required_keys__]
            about = " ".join((kind.__doc__ or "").split())
            self.schemas[name] = {"description": about, **_record(fields), "required": required}
        return ref(name)


def domain_of(kind: Any) -> Domain:
    """The domain whose words a text of a type is one of: `Annotated[str, GOOD]`."""
    return next(more for more in get_args(kind) if isinstance(more, Domain))


def by_word(domain: Domain, inner: Schema | bool) -> Schema:
    """An object with one value for each word of a domain."""
    if len(domain) > MOST_WORDS:
        return {"type": "object", "additionalProperties": inner, "minProperties": len(domain)}
    return _record(dict.fromkeys(domain.words, inner))


def _record(fields: Mapping[str, Schema | bool]) -> Schema:
    return {"type": "object", "properties": dict(fields), "required": list(fields)}


def _action(game: Game, words: Words) -> Schema:
    kinds = [
        _record({"do": {"const": kind.name}} | {name: words.sent(domain) for name, domain in kind.args.items()})
        for kind in game.rules.catalogue.kinds.values()
    ]
    return {"description": "An action by name.", "anyOf": [{**kind, "additionalProperties": False} for kind in kinds]}


def _view(game: Game, prefix: str, words: Words) -> dict[str, Schema]:
    """What a seat is shown: what the game works out for it, and the position in words."""
    types = Types(prefix, words)
    types.named(get_type_hints(game.display.view)["return"])
    own = own_fields(game)
    stage = next(field for field in game.rules.State.fields if field.name == "stage")
    more: dict[str, Schema] = {
        "you": ref("Mover"),
        "mover": ref("Mover"),
        "stage": words.field(stage, ()),
        "table": ref(f"{prefix}Table"),
        "seats": {"type": "object", "properties": dict.fromkeys(SEAT.words, ref(f"{prefix}Seat"))},
    }
    view = types.schemas[f"{prefix}View"]
    properties = {**view["properties"], **more}
    return {
        **types.schemas,
        f"{prefix}Table": {
            "description": "What lies on the table, in words.",
            **_record({f.name: words.field(f, f.axes) for f in own if not per_seat(f)}),
        },
        f"{prefix}Seat": {
            "description": "What a seat has, in words.",
            **_record({f.name: words.field(f, f.axes[1:]) for f in own if per_seat(f)}),
        },
        f"{prefix}View": {**_record(properties), "description": f"What a seat is shown of {prefix}."},
    }


def shapes_of(key: str) -> dict[str, Schema]:
    """The schemas of one game by name: `<Game>View`, `<Game>Action` and all they need."""
    game, prefix = find_game(key), key.capitalize()
    words = Words(prefix)
    found = {**_view(game, prefix, words), f"{prefix}Action": _action(game, words)}
    return {**words.schemas, **found}


@cache
def game_schemas() -> dict[str, Schema]:
    """The schemas of all games by name, and `GameView`: the view of one of them."""
    found: dict[str, Schema] = {"GameView": {"anyOf": [ref(f"{key.capitalize()}View") for key in keys()]}}
    for key in keys():
        found |= shapes_of(key)
    return found
