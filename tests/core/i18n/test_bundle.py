"""Rendering: the same texts as the reference implementation of Fluent, for every message there is."""

from collections.abc import Iterator
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from semiramis.core.i18n.bundle import Bundle
from semiramis.core.i18n.languages import OFFERED
from semiramis.core.i18n.text import LANGUAGES, areas, read_area

NUMBERS = (-1, 0, 1, 2, 4, 5, 22, 1234, -1234567)


class Variables(Visitor):  # type: ignore[misc]
    """The names of all variables in some messages."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def messages(language: str, area: str) -> Iterator[tuple[str, set[str]]]:
    """The messages of a file, with all variables of the file."""
    parsed = parse(read_area(language, area))
    variables = Variables()
    variables.visit(parsed)
    for thing in parsed.body:
        if isinstance(thing, ast.Message):
            yield thing.id.name, variables.names


MOST_FORMS = ("cs", "fr")
"""The languages with most plural forms; the others repeat what these show."""


@pytest.mark.wide
@pytest.mark.parametrize(
    "language", [each if each in MOST_FORMS else pytest.param(each, marks=pytest.mark.long) for each in LANGUAGES]
)
def test_every_text_is_rendered_as_by_the_reference_implementation(language: str) -> None:
    ours, reference = Bundle(language), FluentBundle([language], use_isolating=False)
    for area in areas():
        ours.add(read_area(language, area))
        reference.add_resource(FluentResource(read_area(language, area)))
    compared = 0
    for area in areas():
        for id, names in messages(language, area):
            theirs = reference.get_message(id)
            assert set(theirs.attributes) == set(ours[id].attributes)
            pairs = [(theirs.value, ours[id].value)]
            pairs += [(pattern, ours[id].attributes[name]) for name, pattern in theirs.attributes.items()]
            for value in (*NUMBERS, "text", "0", "setup"):
                number = isinstance(value, int)
                shown = dict.fromkeys(names, fluent_number(value, useGrouping=False) if number else value)
                for their_pattern, our_pattern in pairs:
                    text, errors = reference.format_pattern(their_pattern, shown)
                    if not errors:
                        assert ours.render(our_pattern, dict.fromkeys(names, value)) == text, (id, value)
                        compared += 1
    assert compared > 10_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_categories_are_those_of_cldr(language: str) -> None:
    rule = Locale(language).plural_form
    assert OFFERED[language].categories == {"other", *rule.tags}
    numbers = [*range(-5, 300), 999_999, 1_000_000, 1_000_001, 2_000_000]
    assert [OFFERED[language].plural(n) for n in numbers] == [rule(n) for n in numbers]


SOURCE = """
number = { $n ->
    [0] none
    [one] one
   *[other] { $n }
}
word = { $w ->
    [a] first
   *[b] second
}
inner = { word }!
space = a{" "}{ 7 }
term = { -brand }
-brand = x
"""


@pytest.mark.parametrize(
    ("id", "args", "wanted"),
    [
        ("number", {"n": 0}, "none"),
        ("number", {"n": 1}, "one"),
        ("number", {"n": 1000}, "1000"),
        ("number", {"n": "one"}, "one"),
        ("word", {"w": "a"}, "first"),
        ("word", {"w": "c"}, "second"),
        ("inner", {"w": "a"}, "first!"),
        ("space", {}, "a 7"),
    ],
)
def test_variants_references_and_literals(id: str, args: dict[str, int | str], wanted: str) -> None:
    bundle = Bundle("en")
    bundle.add(SOURCE)
    assert bundle.render(bundle[id].value, args) == wanted


@pytest.mark.parametrize("id", ["number", "inner", "term"])
def test_what_is_missing_is_an_error(id: str) -> None:
    bundle = Bundle("en")
    bundle.add(SOURCE)
    with pytest.raises(KeyError):
        bundle.render(bundle[id].value, {})
