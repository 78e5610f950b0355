"""Spaces at which a line must not end, put in where a picture breaks its lines.

The locale files keep plain spaces, and the terminal prints them: no-break spaces would hide words from a search.
`web/src/i18n/typography.ts` does the same for the browser. What a language needs is in its `language.toml`.
"""

import re
from functools import cache

from semiramis.core.i18n.languages import OFFERED, Language

NO_BREAK, NARROW = "\u00a0", "\u202f"


def _places(language: Language) -> list[tuple[str, str]]:
    """Return the places with a plain space after the group, and the space to put there."""
    found: list[tuple[str, str]] = []
    if language.short_words:
        found.append((rf"(?<![^\s(„‚])((?i:[{re.escape(language.short_words)}])) (?=\S)", NO_BREAK))
    if language.keep_numbers:
        found += [
            (r"(\d) (?=[^\W\d_]|[%×])", NO_BREAK),
            (r"(\d\.) (?=[a-zà-öø-ž])", NO_BREAK),
            (r"(×) (?=\d)", NO_BREAK),
            (r"(\S) (?=– )", NO_BREAK),
        ]
    if language.space_before:
        found.append((rf"(\S) (?=[{re.escape(language.space_before)}])", NO_BREAK))
    if language.narrow_space_before:
        found.append((rf"(\S)[ {NO_BREAK}](?=[{re.escape(language.narrow_space_before)}])", NARROW))
    if language.narrow_space_after:
        found.append((rf"([{re.escape(language.narrow_space_after)}]) (?=\S)", NARROW))
    return found


@cache
def _patterns(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    places = _places(OFFERED[language]) if language in OFFERED else []
    return tuple((re.compile(pattern), space) for pattern, space in places)


def keep_together(language: str, text: str) -> str:
    """Return a sentence whose words that belong together are joined by no-break spaces."""
    for place, space in _patterns(language):
        text = place.sub(rf"\g<1>{space}", text)
    return text
