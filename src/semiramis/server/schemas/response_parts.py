"""Parts of many requests and responses: seats, messages, refusals, actions, options, editions.

A `TypeAliasType` has its name in the OpenAPI document; a plain alias would be repeated wherever it is used.
"""

from typing import Annotated, Literal

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

SeatWord = TypeAliasType("SeatWord", Literal["jasmine", "rose", "saffron", "lotus"])
Mover = TypeAliasType("Mover", Literal["jasmine", "rose", "saffron", "lotus", "chance", "nobody"])
Action = TypeAliasType(
    "Action",
    Annotated[
        dict[str, str | int],
        WithJsonSchema(
            {
                "description": "An action by name, its arguments as words or numbers.",
                "type": "object",
                "properties": {"do": {"type": "string"}},
                "required": ["do"],
                "additionalProperties": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
            }
        ),
    ],
)
"""An action by name, its arguments as words or numbers."""


class WordArg(TypedDict):
    """A word of the locale files as an argument, with its inflected forms there."""

    word: str


Arg = TypeAliasType("Arg", int | str | WordArg)
"""A number, free text, or a word with inflected forms."""


class Message(TypedDict):
    """A message to a person: the id of a text and its arguments."""

    id: str
    args: dict[str, Arg]


class Refusal(Message):
    """Why an action is illegal: the clause that forbids it, and the reason in this position."""

    clause: str


class OptionInfo(TypedDict):
    """A table option. `written`: a value can also be spelled out, as a layout is. `matters`: it has an effect with the
    standard edition.
    """

    name: str
    values: list[str]
    default: str
    clause: str
    written: bool
    matters: bool


class EditionName(TypedDict):
    """The name and hash of an edition."""

    name: str
    hash: str
