"""How far the translation into a language is: what waits for its translation, and what is wrong."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

from semiramis.cli.translate.said import said_in
from semiramis.cli.translate.style import FILE as STYLE
from semiramis.cli.translate.style import Style, style_in
from semiramis.core.i18n.languages import ENGLISH, FILE, Language, LanguageError, read_language
from semiramis.core.i18n.layers import is_untranslated
from semiramis.core.i18n.lint import Entry, compare, entries, entry_of
from semiramis.core.i18n.text import areas
from semiramis.core.model.message import Problem

NO_STYLE = Style((), "", None, (), frozenset())


@dataclass
class Progress:
    """The state of a language; places are `path:line`, paths relative to the folder of the language."""

    language: Language
    folder: Path
    total: int = 0
    done: int = 0
    waiting: list[str] = field(default_factory=list)
    """Messages to translate: place and id."""
    faults: list[str] = field(default_factory=list)
    """What is wrong: place and reason."""

    @property
    def percent(self) -> int:
        """How much is translated, rounded down."""
        return self.done * 100 // self.total

    @property
    def is_complete(self) -> bool:
        """Whether nothing waits and nothing is wrong."""
        return not self.waiting and not self.faults


def check_files(home: Path) -> Progress:
    """Return the state of the language in a folder; Problem if its `language.toml` cannot be used."""
    found = Progress(_language(home), home)
    style = _style(found)
    for area in areas():
        english = entries(ENGLISH, area)
        found.total += len(english)
        _check_area(found, area, english, style)
    known = {f"{area}.ftl" for area in areas()} | {FILE, STYLE}
    strange = (file.relative_to(home).as_posix() for file in sorted(home.rglob("*")) if file.is_file())
    found.faults += [f"{path}: no file of Semiramis has this name" for path in strange if path not in known]
    return found


def _language(home: Path) -> Language:
    file = home / FILE
    try:
        return read_language(home.name, file.read_text(encoding="utf-8"))
    except (LanguageError, UnicodeDecodeError) as error:
        raise Problem("cli-texts-file", file=str(file), reason=str(error)) from error
    except OSError as error:
        raise Problem("open-failed", path=str(file), reason=error.strerror or str(error)) from error


def _style(found: Progress) -> Style:
    """Return the style of the language; what is wrong with its file becomes a fault."""
    try:
        return style_in(found.folder)
    except (ValueError, KeyError, TypeError, OSError) as error:
        found.faults.append(f"{STYLE}: {error}")
        return NO_STYLE


def _check_area(found: Progress, area: str, english: dict[str, Entry], style: Style) -> None:
    path = f"{area}.ftl"
    try:
        source = (found.folder / path).read_text(encoding="utf-8")
    except FileNotFoundError:
        found.waiting += [f"{path}: {id}" for id in english]
        return
    except (OSError, UnicodeDecodeError) as error:
        found.faults.append(f"{path}: {error}")
        found.waiting += [f"{path}: {id}" for id in english]
        return
    seen: set[str] = set()
    for thing in parse(source).body:
        if isinstance(thing, ast.Junk):
            line = next(text for text in thing.content.split("\n") if text.strip())
            found.faults.append(f"{_place(path, source, thing.span.start)}: not Fluent: {line[:60]}")
        elif isinstance(thing, ast.Message):
            id, place = thing.id.name, _place(path, source, thing.id.span.start)
            if id in seen:
                found.faults.append(f"{place}: {id} stands there twice")
            elif id not in english:
                found.faults.append(f"{place}: {id} is not in English")
            elif is_untranslated(source[thing.id.span.start : thing.span.end]):
                found.waiting.append(f"{place}: {id}")
            elif faults := list(_faults(area, thing, source, english[id], found.language, style)):
                found.faults += [f"{place}: {id} {fault}" for fault in faults]
            else:
                found.done += 1
            seen.add(id)
    found.waiting += [f"{path}: {id}" for id in english if id not in seen]


def _faults(area: str, message: Any, source: str, english: Entry, language: Language, style: Style) -> Iterator[str]:
    yield from compare(english, entry_of(message), language)
    own = source[message.id.span.start : message.span.end]
    for said in said_in(area, own):
        for fault in style.faults(said):
            yield re.sub(rf"^{re.escape(area)}: ", "", fault).removeprefix(f"{message.id.name}: ")


def _place(path: str, source: str, offset: int) -> str:
    return f"{path}:{source.count(chr(10), 0, offset) + 1}"
