"""A language from a translator's folder: its sound messages over those of our version, or over English.

A message that is missing, marked as untranslated or faulty is said in the language below, so that work in progress can
be played at any time. Files are read again for every call: a translator reloads the page and sees the change.
"""

import re

from semiramis.core.i18n.languages import EXTRA, OFFERED
from semiramis.core.i18n.lint import compare, entry_of
from semiramis.core.i18n.text import areas, read_area

UNTRANSLATED = "TODO"
"""How a text begins that waits for its translation."""
WAITS = re.compile(rf"(?:=|\]|^)[ \t]*{UNTRANSLATED}\b", re.MULTILINE)
PYTHON_ONLY = ("cli/", "research/")
"""Areas that only the terminal shows."""


def layered_area(language: str, area: str) -> str:
    """Return the Fluent source of an area of a translator's language, complete."""
    below = _read_below(language, area)
    file = EXTRA[language] / f"{area}.ftl"
    try:
        mine = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return below
    return over(below, mine, language, read_area("en", area))


def layered_texts(language: str) -> str:
    """Return every message of a translator's language that the client shows."""
    return "\n".join(layered_area(language, area) for area in areas() if not area.startswith(PYTHON_ONLY))


def _read_below(language: str, area: str) -> str:
    try:
        return read_area(language, area)
    except FileNotFoundError:
        return read_area("en", area)


def over(below: str, mine: str, language: str, english: str) -> str:
    """Return a source with its messages replaced by the sound ones of another."""
    from fluent.syntax import ast, parse

    wanted = {thing.id.name: entry_of(thing) for thing in parse(english).body if isinstance(thing, ast.Message)}
    sound: dict[str, str] = {}
    for thing in parse(mine).body:
        if isinstance(thing, ast.Message) and thing.id.name in wanted:
            text = mine[thing.id.span.start : thing.span.end]
            faults = list(compare(wanted[thing.id.name], entry_of(thing), OFFERED[language]))
            if not faults and not is_untranslated(text):
                sound[thing.id.name] = text
    kept: list[str] = []
    for thing in parse(below).body:
        if isinstance(thing, ast.Message):
            kept.append(sound.get(thing.id.name, below[thing.id.span.start : thing.span.end]))
    return "\n".join(kept) + "\n"


def is_untranslated(source: str) -> bool:
    """Whether a text of a message's source waits for its translation."""
    return WAITS.search(source) is not None
