"""Rulebook terms: the table in each game's README agrees with the messages."""

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

import pytest

from semiramis.core.i18n.languages import OFFERED
from semiramis.core.i18n.text import LANGUAGES, areas, read_area
from semiramis.core.registry import keys

GAMES = Path(__file__).parents[2] / "src" / "semiramis" / "games"
ROW = re.compile(r"^\| `([a-z0-9-]+)(?:\.([a-z]+))?` \| (.+) \|$", re.MULTILINE)
HEAD = re.compile(r"^\| text \| (English .+) \|$", re.MULTILINE)
RULEBOOKS = {"amyitis": ("cs", "hu"), "babylon": ("cs", "hu"), "ishtar": ("de",)}
"""The languages in which a game has a rulebook; in the others the terms are ours, in italics."""


@dataclass(frozen=True)
class Term:
    """A row of the table: the text that uses the term, and the term in each language."""

    id: str
    attribute: str
    words: dict[str, str]


def rows(game: str) -> list[Term]:
    """Return the terms of a game."""
    readme = (GAMES / game / "README.md").read_text(encoding="utf-8")
    names = {language.english: code for code, language in OFFERED.items()}
    heads = HEAD.findall(readme)
    assert len(set(heads)) == 1, "every table of terms has the same columns"
    codes = [names[name] for name in heads[0].split(" | ")]
    assert set(codes) == set(LANGUAGES)
    return [
        Term(id, attribute, dict(zip(codes, words.split(" | "), strict=True)))
        for id, attribute, words in ROW.findall(readme.partition(f"| {heads[0]} |")[2])
    ]


def plain(text: str) -> str:
    """Return a text without capitals and accents: an ending may lengthen the last vowel of a word."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def source(language: str) -> dict[str, str]:
    """Return the source of every message, with its attributes."""
    found: dict[str, str] = {}
    for area in areas():
        text = read_area(language, area)
        for part in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE):
            found[part.partition(" =")[0]] = part
    return found


@pytest.mark.parametrize("game", keys())
def test_the_texts_say_the_words_of_the_table(game: str) -> None:
    terms = rows(game)
    assert len(terms) > 40
    for language in LANGUAGES:
        said = source(language)
        for term in terms:
            word = term.words[language].strip("*")
            text = said[term.id].partition(f".{term.attribute} =")[2] if term.attribute else said[term.id]
            assert plain(word) in plain(text), f"{language}: {term.id} does not say {word!r}"


@pytest.mark.parametrize("game", keys())
def test_words_of_our_own_are_marked(game: str) -> None:
    for term in rows(game):
        for language in LANGUAGES[1:]:
            is_ours = term.words[language].startswith("*")
            assert is_ours != (language in RULEBOOKS[game]), f"{term.id} in {language}"
