"""Every message that is used exists, and every message that exists is used."""

import re
from functools import cache

import pytest

from semiramis.core.i18n.lint import entries
from semiramis.core.i18n.text import areas, clause_id, read_area
from semiramis.core.registry import find_game, keys
from tests.locale.families import FAMILIES, Family
from tests.locale.sources import all_words, sources

SAID = re.compile(
    r"""\b(?:message|t|has|formOf|Message|Word|Problem|Malformed|NotYet|BadLog|EditionError)\(\s*(["'`])([a-z0-9-]+)\1"""
)
"""Messages used by their literal id, in Python and in TypeScript."""
OF_THE_CLIENT = re.compile(r"""(["'`])((?:web|frame)-[a-z0-9-]*[a-z0-9])\1""")
"""In the client a string with this prefix is always a message id."""
INSIDE = re.compile(r"\{ ([a-z][a-z0-9-]*)(?:\.[a-z]+)? \}")


@cache
def written(area: str) -> frozenset[str]:
    return frozenset(entries("en", area))


@cache
def said_inside() -> frozenset[str]:
    """Return the messages referenced by other messages."""
    return frozenset(id for area in areas() for id in INSIDE.findall(read_area("en", area)))


@cache
def clauses() -> frozenset[str]:
    return frozenset(clause_id(clause) for key in keys() for clause in find_game(key).clauses)


def test_every_text_that_is_asked_for_is_written() -> None:
    known = frozenset().union(*map(written, areas()))
    missing = {
        f"{file.name}: {id}"
        for file in sources()
        for pattern in (SAID, *([OF_THE_CLIENT] if file.suffix != ".py" else []))
        for _, id in pattern.findall(file.read_text(encoding="utf-8"))
        if "-" in id and id not in known
    }
    assert missing == set()


@pytest.mark.parametrize("area", areas())
def test_no_text_is_written_in_vain(area: str) -> None:
    result = all_words() | said_inside() | clauses()
    unused = {id for id in written(area) - result if not any(family.says(id) for family in FAMILIES)}
    assert unused == set()


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.start)
def test_every_family_has_texts(family: Family) -> None:
    assert any(family.says(id) for area in areas() for id in written(area))


def test_an_id_nobody_can_say_is_found() -> None:
    assert not any(family.says("amyitis-no-such-reason") for family in FAMILIES)
    assert not any(family.says("babylon-board-token-golden") for family in FAMILIES)
