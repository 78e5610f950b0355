"""Untrusted input is quoted short, printable and on one line."""

import pytest

from semiramis.core.model.quote import quote


@pytest.mark.parametrize(
    ("value", "quoted"),
    [
        ("Růže", "Růže"),
        ("Růže\x1b[31m\n\u202e", "Růže\\x1b[31m\\n\\u202e"),
        ("x" * 61, "x" * 59 + "…"),
        ("x" * 60, "x" * 60),
        (7, "7"),
        (True, "True"),
        (None, "None"),
        (2**101, hex(2**101)),
        (["a", "b"], "['a', 'b']"),
    ],
)
def test_a_value_is_quoted_on_one_short_line(value: object, quoted: str) -> None:
    assert quote(value) == quoted


def test_no_quote_is_longer_than_its_limit() -> None:
    for value in ("\n" * 5000, "x" * 5000, 10**5000, [["x" * 99] * 99] * 99):
        assert len(quote(value, 20)) <= 20
        assert quote(value, 20).isprintable()
