"""What many answers are made of: messages, refusals, actions, table options."""

from typing import TypedDict

Action = dict[str, str | int]
"""An action by name, its arguments as words or numbers."""


class WordArg(TypedDict):
    """A word of the locale files as an argument; its inflected forms stand there."""

    word: str


Arg = int | str | WordArg
"""A number, free text, or a word that brings its inflected forms along."""


class Message(TypedDict):
    """What a person is told: the id of a text and its arguments."""

    id: str
    args: dict[str, Arg]


class Refusal(Message):
    """Why an action is not allowed: the clause that forbids it, and the reason in this position."""

    clause: str


class OptionInfo(TypedDict):
    """A table option. `written`: a value may also be written out, as a layout is."""

    name: str
    values: list[str]
    default: str
    clause: str
    written: bool
