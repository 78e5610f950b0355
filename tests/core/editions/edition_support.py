"""Editions that the tests of this folder read."""

from collections.abc import Callable

import pytest

from semiramis.core.editions.edition import (
    Edition,
    EditionError,
    parse_edition,
)
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Arg

GOOD = """
format = 1
game = "toy"
name = "first printing"

[supply]
coins = 30
colours = ["red", "blue"]
confidence = "rules"
source = "The box list."
provenance.coins = { confidence = "constrained", source = "Counted." }

[tile.provenance.each]
worth = { confidence = "free", source = "All alike." }
bonus = { confidence = "external", source = "A review." }

[tile.a]
worth = 3
bonus = {}

[tile.b]
worth = 4
bonus = { coins = 1 }
provenance.worth = { confidence = "rules", source = "The example." }

[tile.c]
worth = 5
bonus = { coins = 2 }
confidence = "external"
source = "My copy."
"""


def toy(text: str = GOOD) -> Edition:
    return parse_edition(text.encode(), "toy", "toy.toml")


def result(error: EditionError) -> list[str]:
    """Return the sentences for an error; each names the file as given, and the place."""
    sentences = [texts(language).render(error.message) for language in LANGUAGES]
    for sentence in sentences:
        assert error.file in sentence
        assert error.place in sentence
        assert sentence.replace("\N{NO-BREAK SPACE}", " ").isprintable()
        assert len(sentence) < 500 + len(error.file)
    assert len(set(sentences)) == len(LANGUAGES)
    return sentences


def args_of(error: EditionError) -> dict[str, Arg]:
    """Return the arguments of an error except file and place."""
    return {name: arg for name, arg in error.message.args.items() if name not in ("file", "place")}


def refusal(text: str | bytes) -> EditionError:
    with pytest.raises(EditionError) as caught:
        parse_edition(text if isinstance(text, bytes) else text.encode(), "toy", "toy.toml")
    result(caught.value)
    assert caught.value.message.args["file"] == caught.value.file == "toy.toml"
    return caught.value


def error_of(call: Callable[[], object]) -> EditionError:
    with pytest.raises(EditionError) as caught:
        call()
    result(caught.value)
    return caught.value
