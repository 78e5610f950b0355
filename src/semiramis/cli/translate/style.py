"""The style of a language: words and typography its messages avoid, from the `style.toml` in its folder."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from semiramis.cli.translate.said import Said

FILE = "style.toml"
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
        """Whether a string has what it should not have; exceptions are not looked at."""
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
        """Yield the wrong marks of a string."""
        if wrong := {mark for mark in (*QUOTES, "'") if mark in text and mark not in self.quotes}:
            yield f"quotation marks {' '.join(sorted(wrong))}, allowed are {self.quotes}"
        if self.dash and self.dash.search(text):
            yield "wrong dash"
        for pattern in self.nbsp:
            if pattern.search(text):
                yield f"ordinary space, /{pattern.pattern}/"


@cache
def style_in(folder: Path) -> Style:
    """Return the style of a language by its folder; without a file, one that allows everything.

    ValueError names what is wrong with the file.
    """
    file = folder / FILE
    return read_style(tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {})


def read_style(data: dict[str, Any]) -> Style:
    """Return the style that a file describes; ValueError names an entry or a pattern that it may not have."""
    typography = data.get("typography", {})
    _refuse_unknown(data, {"forbidden", "typography"})
    _refuse_unknown(typography, {"quotes", "dash", "nbsp", "except"})
    return Style(
        forbidden=tuple(map(_read_forbidden, data.get("forbidden", []))),
        quotes=typography.get("quotes", QUOTES + "'"),
        dash=_read_pattern(typography["dash"]) if typography.get("dash") else None,
        nbsp=tuple(map(_read_pattern, typography.get("nbsp", []))),
        exceptions=frozenset(typography.get("except", [])),
    )


def _read_forbidden(row: dict[str, Any]) -> Forbidden:
    _refuse_unknown(row, {"pattern", "instead", "areas", "except"})
    return Forbidden(
        pattern=_read_pattern(row["pattern"]),
        instead=row["instead"],
        areas=tuple(row.get("areas", [""])),
        exceptions=frozenset(row.get("except", [])),
    )


def _read_pattern(text: str) -> re.Pattern[str]:
    try:
        return re.compile(text)
    except re.error as error:
        raise ValueError(f"{error}: /{text}/") from error


def _refuse_unknown(table: dict[str, Any], known: set[str]) -> None:
    if unknown := table.keys() - known:
        raise ValueError(f"{', '.join(sorted(unknown))}: known are {', '.join(sorted(known))}")
