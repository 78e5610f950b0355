"""The style of a language: words and typography its messages avoid, from `style/<language>.toml`."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.locale.said import Said

FOLDER = Path(__file__).parent / "style"
QUOTES = '"“”„‟«»‹›‘’‚‛'
"""Every quotation mark a language may have; a straight apostrophe counts as one too."""
COMMANDS = re.compile(r"""pip install (["'])[^"']*\1|\[[a-z_.]+\]""")
"""Commands to copy, which keep their straight quotes."""


@dataclass(frozen=True)
class Forbidden:
    """A pattern that no message of some areas matches, and what to write instead."""

    pattern: re.Pattern[str]
    instead: str
    areas: tuple[str, ...]
    exceptions: frozenset[str]

    def hits(self, said: Said) -> bool:
        return said.area.startswith(self.areas) and self.pattern.search(said.text) is not None


@dataclass(frozen=True)
class Style:
    """What the messages of a language are checked against."""

    forbidden: tuple[Forbidden, ...]
    quotes: str
    dash: re.Pattern[str] | None
    nbsp: tuple[re.Pattern[str], ...]
    exceptions: frozenset[str]
    """Messages whose typography is not checked."""

    def faults(self, said: Said) -> Iterator[str]:
        """Yield what is wrong with a string, one line each."""
        for rule in self.forbidden:
            if rule.hits(said) and said.id not in rule.exceptions:
                yield f"{said.area}: {said.id}: /{rule.pattern.pattern}/; write: {rule.instead}: {said.text}"
        if said.id not in self.exceptions:
            for fault in self.typography_faults(COMMANDS.sub("", said.text)):
                yield f"{said.area}: {said.id}: {fault}: {said.text}"

    def typography_faults(self, text: str) -> Iterator[str]:
        if wrong := {mark for mark in (*QUOTES, "'") if mark in text and mark not in self.quotes}:
            yield f"quotation marks {' '.join(sorted(wrong))}, allowed are {self.quotes}"
        if self.dash and self.dash.search(text):
            yield "wrong dash"
        for pattern in self.nbsp:
            if pattern.search(text):
                yield f"ordinary space, /{pattern.pattern}/"


@cache
def style_of(language: str) -> Style:
    """Return the style of a language; ValueError names a key that the file may not have."""
    return read_style(tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8")))


def read_style(data: dict[str, Any]) -> Style:
    typography = data.get("typography", {})
    refuse_unknown(data, {"forbidden", "typography"})
    refuse_unknown(typography, {"quotes", "dash", "nbsp", "except"})
    return Style(
        forbidden=tuple(map(read_forbidden, data.get("forbidden", []))),
        quotes=typography.get("quotes", QUOTES + "'"),
        dash=re.compile(typography["dash"]) if typography.get("dash") else None,
        nbsp=tuple(map(re.compile, typography.get("nbsp", []))),
        exceptions=frozenset(typography.get("except", [])),
    )


def read_forbidden(row: dict[str, Any]) -> Forbidden:
    refuse_unknown(row, {"pattern", "instead", "areas", "except"})
    return Forbidden(
        pattern=re.compile(row["pattern"]),
        instead=row["instead"],
        areas=tuple(row.get("areas", [""])),
        exceptions=frozenset(row.get("except", [])),
    )


def refuse_unknown(table: dict[str, Any], known: set[str]) -> None:
    if unknown := table.keys() - known:
        raise ValueError(f"{', '.join(sorted(unknown))}: known are {', '.join(sorted(known))}")
