"""New files of a language: every message with its English text as a note, and a mark where the translation goes."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from semiramis.cli.translate.notes import area_notes, argument_notes
from semiramis.core.i18n.languages import CODE, ENGLISH, FILE, LOCALE, Language, LanguageError, read_language
from semiramis.core.i18n.layers import UNTRANSLATED
from semiramis.core.i18n.lint import FORMS, PLURALS
from semiramis.core.i18n.text import areas, read_area
from semiramis.core.model.message import Problem

CLDR = Path(str(LOCALE)) / "cldr.json"
"""Own name, English name, separator of digits and plural rules of every language, from CLDR."""
STYLE = "style.toml"
STYLE_NOTE = '# [[forbidden]]\n# pattern = "a regular expression"\n# instead = "what to write"\n'


@dataclass(frozen=True)
class Made:
    """The files that were written, and those that were there before and stay as they are."""

    written: tuple[Path, ...]
    kept: tuple[Path, ...]


@cache
def _cldr() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(CLDR.read_text(encoding="utf-8"))
    return found


def check_code(code: str) -> None:
    """Raise Problem if there is no language with a code, or if it is English."""
    if not CODE.fullmatch(code) or code not in _cldr():
        raise Problem("cli-texts-code", given=code[:40])
    if code == ENGLISH:
        raise Problem("cli-texts-english")


def make_files(code: str, folder: Path) -> Made:
    """Write the files of a language that are not in a folder yet; Problem if one cannot be written."""
    check_code(code)
    home = folder / code
    written, kept = [], []
    try:
        language = _language(code, home / FILE)
        for path, text in _files(language):
            file = home / path
            if file.exists():
                kept.append(file)
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            written.append(file)
    except OSError as error:
        raise Problem("save-failed", path=str(error.filename or home), reason=error.strerror or str(error)) from error
    return Made(tuple(written), tuple(kept))


def _language(code: str, file: Path) -> Language:
    """Return the language as its file says if there is one, else as CLDR says."""
    if file.exists():
        try:
            return read_language(code, file.read_text(encoding="utf-8"))
        except (LanguageError, UnicodeDecodeError) as error:
            raise Problem("cli-texts-file", file=str(file), reason=str(error)) from error
    return Language(code=code, complete=False, **_cldr()[code])


def _files(language: Language) -> Iterator[tuple[str, str]]:
    """Yield path and content of every file of a language."""
    yield FILE, language_file(language)
    yield STYLE, f"# What {language.english} messages avoid; docs/translate.md explains it.\n#\n{STYLE_NOTE}"
    for area in areas():
        yield f"{area}.ftl", skeleton(area, language)


def language_file(language: Language) -> str:
    """Return the description of a new language."""
    rules = "".join(f"{name} = {json.dumps(rule)}\n" for name, rule in language.plurals.items())
    return (
        "# How the language is named, counted and written. Each entry is explained in docs/translate.md.\n"
        f"name = {json.dumps(language.name, ensure_ascii=False)}\n"
        f"english = {json.dumps(language.english, ensure_ascii=False)}\n"
        "complete = false\n"
        f"digits = {json.dumps(language.digits)}\n"
        "\n# Plural forms of whole numbers, by CLDR; everything else is “other”.\n"
        f"[plurals]\n{rules}"
    )


def skeleton(area: str, language: Language) -> str:
    """Return the Fluent source of an area for a translator to fill in."""
    from fluent.syntax import FluentSerializer, ast, parse

    source = read_area(ENGLISH, area)
    blocks = [area_notes(area)]
    for thing in parse(source).body:
        if isinstance(thing, ast.Message):
            blocks.append(_message(thing, source, language))
        elif isinstance(thing, ast.Comment | ast.GroupComment | ast.ResourceComment):
            blocks.append(FluentSerializer().serialize_entry(thing).strip("\n"))
    return "\n\n".join(blocks) + "\n"


def _message(message: Any, source: str, language: Language) -> str:
    """Return a message to translate: notes, the English text, and marks for the translation."""
    english = source[message.id.span.start : message.span.end].rstrip("\n")
    forms = [part.id.name for part in message.attributes if part.id.name in FORMS]
    lines = [f"# | {line}".rstrip() for line in english.split("\n")]
    if message.comment is not None:
        lines = [f"# {line}".rstrip() for line in message.comment.content.split("\n")] + lines
    lines += [f"# {note}" for note in argument_notes(message)]
    if forms:
        lines.append("# A word: add the forms that your sentences use, such as .the, .a, .gen, .dat, .acc, .loc.")
    value = f" {_text(message.value, language)}" if message.value is not None else ""
    lines.append(f"{message.id.name} ={value}")
    for part in message.attributes:
        if part.id.name not in FORMS:
            lines.append(f"    .{part.id.name} = {_text(part.value, language)}")
    return "\n".join(lines)


def _text(pattern: Any, language: Language) -> str:
    """Return the mark for a text, with every plural form of the language where English chooses one."""
    choices = [part.expression for part in pattern.elements if _is_plural_choice(part)]
    if not choices:
        return UNTRANSLATED
    choice = choices[0]
    names = [name for name in ("zero", "one", "two", "few", "many") if name in language.categories]
    numbers = [f"        [{key}] {UNTRANSLATED}" for key in _numbers(choice)]
    variants = [f"        [{name}] {UNTRANSLATED}" for name in names]
    return "\n".join(
        ["{ $" + choice.selector.id.name + " ->", *numbers, *variants, f"       *[other] {UNTRANSLATED}", "    }"]
    )


def _numbers(choice: Any) -> list[str]:
    return [variant.key.value for variant in choice.variants if hasattr(variant.key, "value")]


def _is_plural_choice(part: Any) -> bool:
    choice = getattr(part, "expression", part)
    if type(choice).__name__ != "SelectExpression" or not hasattr(choice.selector, "id"):
        return False
    names = {getattr(variant.key, "name", "") for variant in choice.variants}
    return bool(names & PLURALS or _numbers(choice))
