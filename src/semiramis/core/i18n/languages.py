"""The languages there are: each is a folder with a `language.toml` that says how the language writes.

The package brings complete languages. The folder in the environment variable SEMIRAMIS_LOCALE adds others, and a
translator's version of one of ours; what is not translated there is said in our version, else in English.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from semiramis.core.i18n.plurals import NAMES, OTHER, Plural, plural_of

LOCALE = files("semiramis") / "locale"
FILE = "language.toml"
FOLDER_VARIABLE = "SEMIRAMIS_LOCALE"
CODE = re.compile(r"[a-z]{2,3}")
ENGLISH = "en"


class LanguageError(ValueError):
    """A `language.toml` that cannot be used; the message names the line or the entry."""


@dataclass(frozen=True)
class Language:
    """How a language is named, counted and written; `docs/translate.md` explains each entry."""

    code: str
    name: str
    english: str
    complete: bool
    plurals: Mapping[str, str]
    """The rule of each plural form except `other`, by CLDR."""
    digits: str
    """What separates groups of three digits."""
    short_words: str = ""
    """Words of one letter that no line ends with."""
    keep_numbers: bool = False
    """Whether a number stays on the line of the word after it, a dash on that of the word before it."""
    space_before: str = ""
    """Marks whose space before them is never broken."""
    narrow_space_before: str = ""
    narrow_space_after: str = ""

    @cached_property
    def plural(self) -> Plural:
        """The plural form of a whole number."""
        return plural_of(self.plurals)

    @property
    def categories(self) -> frozenset[str]:
        """Every plural form of the language."""
        return frozenset((*self.plurals, OTHER))

    def to_json(self) -> dict[str, Any]:
        """Return what the client needs."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name not in ("code", "plurals")}


def read_language(code: str, text: str) -> Language:
    """Return the language a file describes; LanguageError says what is wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LanguageError(str(error)) from error
    known = {each.name: each for each in fields(Language) if each.name != "code"}
    if unknown := sorted(data.keys() - known.keys()):
        raise LanguageError(f"{unknown[0]}: no such entry; known are {', '.join(known)}")
    needed = ("name", "english", "complete", "plurals", "digits")
    if missing := [name for name in needed if name not in data]:
        raise LanguageError(f"{missing[0]} is missing")
    for name, value in data.items():
        kind = {"complete": bool, "keep_numbers": bool, "plurals": dict}.get(name, str)
        if not isinstance(value, kind):
            raise LanguageError(f"{name} must be {_KINDS[kind]}")
    rules = data["plurals"]
    if wrong := [name for name, rule in rules.items() if name not in NAMES[:-1] or not isinstance(rule, str)]:
        raise LanguageError(f"plurals.{wrong[0]}: known are {', '.join(NAMES[:-1])}, each with a rule in quotes")
    if not data["name"].strip():
        raise LanguageError("name is empty")
    try:
        plural_of(rules)
    except ValueError as error:
        raise LanguageError(f"plurals: {error}") from error
    return Language(code=code, **data)


_KINDS: Mapping[type, str] = {bool: "true or false", dict: "a table", str: "a text in quotes"}


def extra_folder() -> Path | None:
    """Return the folder with languages of the translator, None without one."""
    given = os.environ.get(FOLDER_VARIABLE)
    return Path(given) if given else None


def _described(folder: Traversable) -> dict[str, Traversable]:
    """Return the description of each language in a folder; none if the folder is not there."""
    if not folder.is_dir():
        return {}
    found = {entry.name: entry / FILE for entry in folder.iterdir() if CODE.fullmatch(entry.name)}
    return {code: found[code] for code in sorted(found) if found[code].is_file()}


def _read_all() -> tuple[dict[str, Language], dict[str, Path], list[tuple[str, str]]]:
    """Return the languages offered, the folders of those that are not ours, and what cannot be read there."""
    packaged = {
        code: read_language(code, file.read_text(encoding="utf-8")) for code, file in _described(LOCALE).items()
    }
    offered = {code: language for code, language in packaged.items() if language.complete}
    offered = {ENGLISH: offered.pop(ENGLISH), **offered}
    folder = extra_folder()
    if folder is None:
        return offered, {}, []
    extra: dict[str, Path] = {}
    faults: list[tuple[str, str]] = []
    if not folder.is_dir():
        faults.append((str(folder), "there is no such folder"))
    for code, file in _described(folder).items():
        try:
            offered[code] = read_language(code, file.read_text(encoding="utf-8"))
        except (LanguageError, OSError, UnicodeDecodeError) as error:
            faults.append((str(file), str(error)))
        else:
            extra[code] = folder / code
    return offered, extra, faults


OFFERED, EXTRA, FAULTS = _read_all()
"""The languages offered, by code, English first; the folders of those from SEMIRAMIS_LOCALE; files there that cannot
be used, each with the reason."""


def packaged_languages() -> dict[str, Language]:
    """Return every language in the package, also those in progress."""
    return {code: read_language(code, file.read_text(encoding="utf-8")) for code, file in _described(LOCALE).items()}
