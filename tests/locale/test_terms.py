"""Rulebook terms: the table in each game's README agrees with the messages."""

import re
import unicodedata
from pathlib import Path

import pytest

from semiramis.core.i18n.text import LANGUAGES, areas, read_area
from semiramis.core.registry import keys

GAMES = Path(__file__).parents[2] / "src" / "semiramis" / "games"
ROW = re.compile(r"^\| `([a-z0-9-]+)(?:\.([a-z]+))?` \| (.+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)
RULEBOOKS = {"amyitis": ("cs", "hu"), "babylon": ("cs", "hu"), "ishtar": ("de",)}
"""The languages in which a game has a rulebook; in the others the terms are ours, in italics."""


def rows(game: str) -> list[tuple[str, ...]]:
    """Return id, attribute and the words of each language in order."""
    return ROW.findall((GAMES / game / "README.md").read_text(encoding="utf-8"))


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
    for language, at in zip(LANGUAGES, range(2, 6), strict=True):
        said = source(language)
        for term in terms:
            id, attribute, word = term[0], term[1], term[at].strip("*")
            text = said[id].partition(f".{attribute} =")[2] if attribute else said[id]
            assert plain(word) in plain(text), f"{language}: {id} does not say {word!r}"


@pytest.mark.parametrize("game", keys())
def test_words_of_our_own_are_marked(game: str) -> None:
    for term in rows(game):
        for language, at in zip(LANGUAGES[1:], range(3, 6), strict=True):
            assert (language in RULEBOOKS[game]) != term[at].startswith("*"), f"{term[0]} in {language}"
