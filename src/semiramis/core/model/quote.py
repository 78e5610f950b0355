"""Untrusted input quoted in a message, so that it can neither flood, colour nor reorder the sentence around it."""

import reprlib

LONG = 200
"""The limit for paths and reasons, which are worth reading in full."""
MOST_BITS = 100
"""Integers beyond this are written in hexadecimal: Python refuses to print thousands of decimal digits."""


def quote(value: object, limit: int = 60) -> str:
    """Return a value on one printable line of at most `limit` characters.

    Text stays as it is, except that unprintable characters are escaped; anything else is abbreviated by `reprlib`.
    """
    line = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in _text(value)[: limit + 1])
    return line if len(line) <= limit else line[: limit - 1] + "…"


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return hex(value)
    return reprlib.repr(value)
