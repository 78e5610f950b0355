"""Sentences for people: short in lessons, and without codes of pieces or names of options."""

import re
from functools import cache

import pytest

from semiramis.cli.translate.said import Said, everything_said
from semiramis.core.i18n.text import LANGUAGES
from semiramis.core.registry import find_game, keys
from tests.locale.families import domains

MOST_WORDS = 25
SENTENCE_END = re.compile(r"(?<=[.?!…])\s+")
WORD = re.compile(r"[^\W_][\w’'-]*")
ARGUMENT = re.compile(r"\{[^{}]*\}")
GIVEN_AS_CODE = re.compile(r"[a-z]{1,2}\d+(-[a-z])?|\d[a-z]\d")
"""How pieces and places are coded in the notation: is2, q23, 3e4."""
FOR_TERMINAL = ("cli/", "research/", "common/")
"""Areas whose readers type options and moves, or read them in files."""


def longest_sentence(text: str) -> int:
    """Return the number of words of the longest sentence."""
    return max(len(WORD.findall(sentence)) for sentence in SENTENCE_END.split(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_lessons_are_short(language: str) -> None:
    lessons = [said for said in everything_said(language) if said.area.endswith("/lesson")]
    assert len(lessons) > 80
    long = {said.id: longest_sentence(said.text) for said in lessons if longest_sentence(said.text) > MOST_WORDS}
    assert long == {}


@cache
def codes_of_pieces() -> frozenset[str]:
    """Return the words of the notation that name pieces and places without a name for people."""
    words = {word for key in keys() for domain in domains(key) if not domain.text for word in domain.words}
    coordinates = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}
    return frozenset(word for word in words - coordinates if GIVEN_AS_CODE.fullmatch(word))


@cache
def option_words() -> frozenset[str]:
    """Return the names and values of options that no sentence would use as a word: those with a hyphen."""
    options = [option for key in keys() for option in find_game(key).options]
    return frozenset(word for option in options for word in (option.name, *option.domain.words) if "-" in word)


def internal_words(said: Said) -> set[str]:
    """Return the codes and option words that a message says itself, not through an argument."""
    words = set(re.findall(r"[\w-]+", ARGUMENT.sub(" ", said.text)))
    return words & (codes_of_pieces() | option_words())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_or_option_is_named(language: str) -> None:
    seen = [said for said in everything_said(language) if not said.area.startswith(FOR_TERMINAL)]
    found = {said.id: words for said in seen if (words := internal_words(said))}
    assert found == {}


def test_codes_and_options_are_known() -> None:
    assert {"q23", "c14", "is2"} <= codes_of_pieces()
    assert {"field-tie", "any-good-wine", "two-each"} <= option_words()
    assert internal_words(Said("", "", "With field-tie, tile c14 at {q23}.")) == {"field-tie", "c14"}
    assert longest_sentence("One, two. Three four five!") == 3
