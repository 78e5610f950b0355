"""Spaces at which a line must not end, put in where a picture breaks its lines.

The locale files keep plain spaces, and the terminal prints them: no-break spaces would hide words from a search.
`web/src/i18n/typography.ts` does the same for the browser.
"""

import re

NO_BREAK = "\u00a0"
KEPT: dict[str, tuple[re.Pattern[str], ...]] = {
    "cs": (
        re.compile(r"(?<![^\s(„‚])([aikosuvz]) (?=\S)", re.IGNORECASE),
        re.compile(r"(\d) (?=[^\W\d_]|[%×])"),
        re.compile(r"(\d\.) (?=[a-zá-ž])"),
        re.compile(r"(×) (?=\d)"),
        re.compile(r"(\S) (?=– )"),
    ),
}
"""Places with a plain space after the group, by language. Czech does not end a line with a one-letter word."""


def keep_together(language: str, text: str) -> str:
    """Return a sentence whose words that belong together are joined by no-break spaces."""
    for place in KEPT.get(language, ()):
        text = place.sub(rf"\g<1>{NO_BREAK}", text)
    return text
