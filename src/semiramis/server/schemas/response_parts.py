"""Parts of many responses: messages, refusals, actions, options, editions."""

from typing import TypedDict

Action = dict[str, str | int]
"""An action by name, its arguments as words or numbers."""


class WordArg(TypedDict):
    """A word of the locale files as an argument, with its inflected forms there."""

    word: str


Arg = int | str | WordArg
"""A number, free text, or a word with inflected forms."""


class Message(TypedDict):
    """A message to a person: the id of a text and its arguments."""

    id: str
    args: dict[str, Arg]


class Refusal(Message):
    """Why an action is illegal: the clause that forbids it, and the reason in this position."""

    clause: str


class OptionInfo(TypedDict):
    """A table option. `written`: a value can also be spelled out, as a layout is."""

    name: str
    values: list[str]
    default: str
    clause: str
    written: bool


class EditionName(TypedDict):
    """The name and hash of an edition."""

    name: str
    hash: str
