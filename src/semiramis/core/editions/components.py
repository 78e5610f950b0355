"""The components of an edition for display: the name of each value, and its source."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from semiramis.core.editions.edition import Edition, Value, provenance
from semiramis.core.editions.reader import Place
from semiramis.core.model.message import Arg, Message, Word, message

ANY = "*"
NO_NAME = "value"
"""The key of a table's only value, which is shown under the name of its table."""
NOTHING = Word("components-none")
NUMBERED = re.compile(r"(.+)-(\d)")

Readable = list[Arg]
"""A value for display: numbers, localised words, or the text of the file."""


@dataclass(frozen=True)
class ComponentWords:
    """The message ids for the names and values of an edition, by place; `*` matches any name.

    A place that ends in `[]` means the items of a list. A name that is not listed uses the message
    `<game>-components-<name>`. Values that are not printed on any piece, such as tile numbers, are shown as they are.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, str] = field(default_factory=dict)
    codes: Sequence[str] = ()


class Component(NamedTuple):
    """One value of an edition: its place, its name there, and the value."""

    value: Value
    names: list[Message]
    readable: Readable


class Difference(NamedTuple):
    """A value that differs between two editions; None on the side of an edition without that value."""

    place: str
    names: list[Message]
    before: Readable | None
    after: Readable | None


def list_components(edition: Edition, words: ComponentWords) -> list[Component]:
    """Return every value of an edition, in the order of its file."""
    return [_component(edition.game, value, words) for value in provenance(edition)]


def list_differences(standard: Edition, other: Edition, words: ComponentWords) -> list[Difference]:
    """Return the differences between two editions in the order of `standard`, then the values only `other` has."""
    before, after = (_written(list_components(edition, words)) for edition in (standard, other))
    found = []
    for place in dict.fromkeys((*before, *after)):
        old, new = before.get(place), after.get(place)
        if (old and old.readable) != (new and new.readable):
            named = before[place] if old else after[place]
            found.append(Difference(place, named.names, old.readable if old else None, new.readable if new else None))
    return found


def _written(components: list[Component]) -> dict[str, Component]:
    """Return the components by place, without empty tables, which have no value to compare."""
    return {component.value.place: component for component in components if component.readable}


def reasons_known(standard: Edition) -> dict[str, str]:
    """Return the sources of the packaged edition that have a translation, with their ids."""
    return {value.source: value.why for value in provenance(standard) if value.why}


def reason_of(value: Value, game: str, known: Mapping[str, str]) -> Message:
    """Return the source of a value: translated if it is one of the packaged edition's, else as the file has it."""
    if value.source in known:
        return message(f"{game}-why-{known[value.source]}")
    return message("components-source", source=value.source)


def names_at(game: str, place: str, words: ComponentWords) -> list[Message]:
    """Return the names of a place, from the general to the specific; without that of its chapter."""
    steps = tuple(place.split("."))
    return [_name(game, steps[: depth + 1], words) for depth in range(1, len(steps)) if steps[depth] != NO_NAME]


def word_at(place: str, word: str, words: ComponentWords) -> Arg:
    """Return a word that may stand at a place, or in a list there, for display."""
    steps = tuple(place.split("."))
    return _item(word, _listed(steps, words.values) or _listed((*steps[:-1], f"{steps[-1]}[]"), words.values))


def _component(game: str, value: Value, words: ComponentWords) -> Component:
    place = tuple(value.place.split("."))
    return Component(value, names_at(game, value.place, words), _readable(value.value, place, words))


def _name(game: str, place: Place, words: ComponentWords) -> Message:
    """Return the name of the last step of a place."""
    last = place[-1]
    prefix = _listed(place, words.names)
    if prefix:
        return message(f"{prefix}-{last}")
    if any(_fits(place, pattern) for pattern in words.codes):
        return message("components-code", code=last)
    if last.isdigit():
        return message("components-players", n=int(last))
    numbered = NUMBERED.fullmatch(last)
    if numbered:
        return message(f"{game}-components-{numbered[1]}-n", n=int(numbered[2]))
    return message(f"{game}-components-{last}")


def _readable(value: object, place: Place, words: ComponentWords) -> Readable:
    """Return a value in words; None for an empty table."""
    if isinstance(value, dict):
        return []
    if isinstance(value, list):
        prefix = _listed((*place[:-1], f"{place[-1]}[]"), words.values)
        return [_item(item, prefix) for item in value]
    return [_item(value, _listed(place, words.values))]


def _item(item: Any, prefix: str) -> Arg:
    if not prefix:
        return int(item) if isinstance(item, int) else str(item)
    return NOTHING if item == "none" else Word(f"{prefix}-{item}")


def _listed(place: Place, listed: Mapping[str, str]) -> str:
    return next((prefix for pattern, prefix in listed.items() if _fits(place, pattern)), "")


def _fits(place: Place, pattern: str) -> bool:
    parts = pattern.split(".")
    return len(parts) == len(place) and all(part in (ANY, key) for part, key in zip(parts, place, strict=True))
