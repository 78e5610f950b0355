"""Checks over the locale files: the same ids, arguments and plural categories in every language."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from semiramis.core.i18n.languages import OFFERED, Language
from semiramis.core.i18n.text import areas, read_area

FORMS = {"a", "the", "poss", "to", "in"}
"""Inflected forms in English. Forms differ between languages; any other attribute must be in all of them."""
PLURALS = {"zero", "one", "two", "few", "many"}


@dataclass
class Entry:
    """The arguments of one message, and the numbers it selects on with the plural forms it has."""

    arguments: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    plurals: list[tuple[str, set[str]]] = field(default_factory=list)


def entries(language: str, area: str) -> dict[str, Entry]:
    """Return the messages of one file of the package; ValueError names a line that is not Fluent."""
    return read_entries(read_area(language, area), f"{language}/{area}.ftl")


def read_entries(text: str, place: str) -> dict[str, Entry]:
    """Return the messages of a Fluent source; ValueError names a line that is not Fluent."""
    from fluent.syntax import ast, parse

    found: dict[str, Entry] = {}
    for thing in parse(text).body:
        if isinstance(thing, ast.Junk):
            line = text.count("\n", 0, thing.span.start) + 1
            raise ValueError(f"{place}:{line}: not Fluent: {thing.content[:60]!r}")
        if isinstance(thing, ast.Message):
            if thing.id.name in found:
                raise ValueError(f"{place}: {thing.id.name} stands there twice")
            found[thing.id.name] = entry_of(thing)
    return found


def entry_of(message: Any) -> Entry:
    """Return what is compared of a parsed message."""
    entry = Entry(attributes={attribute.id.name for attribute in message.attributes})
    for node in _walk(message):
        kind = type(node).__name__
        if kind == "VariableReference":
            entry.arguments.add(node.id.name.partition("_")[0])
        elif kind == "SelectExpression" and type(node.selector).__name__ == "VariableReference":
            numbers = any(type(variant.key).__name__ == "NumberLiteral" for variant in node.variants)
            keys = {variant.key.name for variant in node.variants if type(variant.key).__name__ == "Identifier"}
            if numbers or keys & PLURALS:
                entry.plurals.append((node.selector.id.name, keys))
    return entry


def _walk(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values() if hasattr(node, "__dict__") else ():
        for child in value if isinstance(value, list) else [value]:
            if type(child).__module__.startswith("fluent."):
                yield from _walk(child)


def plural_categories(language: str) -> set[str]:
    """Return the plural categories of a language, by CLDR."""
    return set(OFFERED[language].categories)


def list_faults() -> list[str]:
    """Return every difference between the complete languages, one line each."""
    faults: list[str] = []
    for area in areas():
        english = entries("en", area)
        for language, data in OFFERED.items():
            if not data.complete:
                continue
            mine = entries(language, area)
            place = f"{language}/{area}.ftl"
            faults += [f"{place}: {id} is missing" for id in english.keys() - mine.keys()]
            faults += [f"{place}: {id} is not in English" for id in mine.keys() - english.keys()]
            for id in english.keys() & mine.keys():
                faults += [f"{place}: {id} {fault}" for fault in compare(english[id], mine[id], data)]
    return faults


def compare(english: Entry, mine: Entry, language: Language) -> Iterator[str]:
    """Yield what is wrong with a translated message."""
    if mine.arguments != english.arguments:
        yield f"has the arguments {sorted(mine.arguments)}, English has {sorted(english.arguments)}"
    wanted = language.categories
    for argument, keys in mine.plurals:
        if not wanted <= keys:
            yield f"lacks the plural forms {sorted(wanted - keys)} of {argument}"
        if keys - wanted:
            yield f"has plural forms of {argument} that the language does not know: {sorted(keys - wanted)}"
    if {a for a, _ in english.plurals} - {a for a, _ in mine.plurals}:
        yield "does not choose a plural where English does"
    if lacking := english.attributes - FORMS - mine.attributes:
        yield f"has no {', '.join(sorted(lacking))}"
    if not english.attributes & FORMS and (extra := mine.attributes - english.attributes):
        yield f"has {', '.join(sorted(extra))}, which English has not"
