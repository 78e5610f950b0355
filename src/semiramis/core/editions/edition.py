"""Editions: the component values of one printing of a game, read from a TOML file that gives the source of each value.

A table may hold `confidence` and `source` for all values in it. Its `provenance` sub-table covers single places
below it (`provenance.prestige`, or `provenance.each.prestige` for that field of every table inside). The nearest
note applies. `why` beside a source is the message id of the same sentence. Everything else in the file is a value.
"""

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from semiramis.core.editions.reader import (
    HEADER,
    NOT_OF_KIND,
    NOTES,
    Data,
    EditionError,
    Place,
    Reader,
    dotted,
    leaves,
    quote_value,
    without_notes,
)
from semiramis.core.model.quote import quote

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "Edition",
    "EditionError",
    "Reader",
    "Value",
    "packaged_edition",
    "parse_edition",
    "provenance",
    "read_edition",
]

FORMAT = 1
MAX_BYTES = 1 << 20
MAX_DEPTH = 8
MAX_DOTS = 16
LONGEST_NAME = 60
LARGEST = 1 << 31
CONFIDENCES = ("rules", "external", "constrained", "free")
"""From certain to open. `rules`: printed in a rulebook; `external`: confirmed elsewhere, by a source that is named;
`constrained`: reconstructed, what is known leaves few values; `free`: reconstructed, it leaves many."""
RECONSTRUCTED = ("constrained", "free")
FORMER = {"derived": "constrained", "recon": "free"}
"""Words that older files use."""
NOTE = ("confidence", "source", "why")
EACH = "each"
WHY = re.compile(r"[a-z0-9-]{1,40}")


class Value(NamedTuple):
    """One component value with its confidence and its source."""

    place: str
    value: object
    confidence: str
    source: str
    why: str = ""


@dataclass(frozen=True, eq=False)
class Edition:
    """The component values of one printing of a game."""

    game: str
    name: str
    data: Data
    file: str
    text: str = field(default="", repr=False)
    """The original text of the file."""

    @cached_property
    def hash(self) -> str:
        """Return the SHA-256 of name and values; order, layout, comments and sources do not change it."""
        import hashlib
        import json

        text = json.dumps(without_notes(self.data), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def read_edition(path: "str | Path", game: str) -> Edition:
    """Return the edition of a game in a file; EditionError if it is malformed."""
    from pathlib import Path

    file = Path(path)
    try:
        if not file.is_file():
            raise EditionError("edition-no-file", str(path))
        with file.open("rb") as stream:
            content = stream.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise EditionError("edition-unreadable", str(path), reason=reason) from None
    return parse_edition(content, game, str(path))


def packaged_edition(package: str, name: str, game: str) -> Edition:
    """Return an edition from a package, which may be a zip file."""
    module = import_module(package)
    loader: Any = module.__loader__
    content: bytes = loader.get_data(f"{module.__path__[0]}/{name}")
    return parse_edition(content, game, f"{package.replace('.', '/')}/{name}")


def parse_edition(content: bytes, game: str, file: str) -> Edition:
    """Return the edition of a game in the content of a file; EditionError calls the file `file`."""
    text = _decoded(content, file)
    data = _parsed(text, file)
    _check_header(data, game, file)
    _check_plain(data, (), file)
    edition = Edition(game, data["name"], data, file, text)
    provenance(edition)
    return edition


def provenance(edition: Edition) -> list[Value]:
    """Return every value of an edition with its place, confidence and source, in the order of the file."""
    _check_notes(edition)
    rows = []
    for place, value, tables in leaves(edition.data):
        note = _note_of(place, tables)
        if note is None:
            raise EditionError("edition-no-source", edition.file, place, known=", ".join(CONFIDENCES))
        confidence = str(FORMER.get(note["confidence"], note["confidence"]))
        rows.append(Value(dotted(place), value, confidence, note["source"], note.get("why", "")))
    return rows


def _parsed(text: str, file: str) -> dict[str, Any]:
    lines = text.split("\n")
    _check_dots(lines, file)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column (\d+)\)$", str(error))
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        column = int(found[2]) if found else len(lines[line - 1].rstrip()) + 1
    except RecursionError:
        line, column = _line_with_most("[{", lines), 1
    except ValueError:  # an integer with thousands of digits
        line, column = _line_with_most("0123456789", lines), 1
    shown_line = quote(lines[line - 1].strip(), 60)
    raise EditionError("edition-not-toml", file, line=line, column=column, text=shown_line)


def _decoded(content: bytes, file: str) -> str:
    if len(content) > MAX_BYTES:
        raise EditionError("edition-large", file, limit=MAX_BYTES)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
    raise EditionError("edition-not-utf8", file, line=line)


def _line_with_most(characters: str, lines: Sequence[str]) -> int:
    """Return the number of the line with the most of these characters, for parser errors that give no line."""
    counts = [sum(line.count(character) for character in characters) for line in lines]
    return counts.index(max(counts)) + 1


def _check_dots(lines: Sequence[str], file: str) -> None:
    """Reject very long dotted keys before parsing: the parser needs memory quadratic in their length."""
    for number, line in enumerate(lines, start=1):
        if line.count(".") > MAX_DOTS and any(part.count(".") > MAX_DOTS for part in line.split("=")):
            raise EditionError("edition-dots", file, line=number, limit=MAX_DOTS)


def _check_header(data: Data, game: str, file: str) -> None:
    for key, kind in zip(HEADER, (int, str, str), strict=True):
        if key not in data:
            raise EditionError("edition-missing", file, (key,), known=", ".join(data) or "–")
        if type(data[key]) is not kind:
            raise EditionError(NOT_OF_KIND[kind], file, (key,), value=quote_value(data[key]))
    if data["format"] != FORMAT:
        raise EditionError("edition-format", file, ("format",), value=quote_value(data["format"]), known=FORMAT)
    if data["game"] != game:
        raise EditionError("edition-game", file, ("game",), value=quote_value(data["game"]), expected=game)
    name = data["name"]
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise EditionError("edition-name", file, ("name",), value=quote_value(name), limit=LONGEST_NAME)


def _check_plain(value: object, place: Place, file: str) -> None:
    """Reject dates, fractions, tables inside lists and deep nesting, so that readers can rely on the rest."""
    if len(place) > MAX_DEPTH:
        raise EditionError("edition-deep", file, place, limit=MAX_DEPTH)
    if isinstance(value, dict):
        for key, inner in value.items():
            _check_plain(inner, (*place, key), file)
        return
    for item in value if isinstance(value, list) else [value]:
        if not isinstance(item, int | str):
            raise EditionError("edition-not-value", file, place, value=quote_value(item))
        if isinstance(item, int) and abs(item) > LARGEST:
            raise EditionError("edition-range", file, place, value=quote_value(item), least=-LARGEST, most=LARGEST)


def _note_of(place: Place, tables: tuple[Data, ...]) -> Data | None:
    """Return the note of the nearest table around a place, or None."""
    for distance, table in enumerate(tables, start=1):
        note = _deepest_note(table.get("provenance", {}), place[-distance:])
        if note is not None:
            return note
        if "confidence" in table:
            return table
    return None


def _deepest_note(notes: Data, rest: Place) -> Data | None:
    for key in (rest[0], EACH) if rest else ():
        if key in notes:
            note = _deepest_note(notes[key], rest[1:])
            if note is not None:
                return note
    return notes if "confidence" in notes else None


def _check_notes(edition: Edition) -> None:
    """Raise EditionError unless every confidence and source is well formed and refers to a place that exists."""

    def check(table: Data, place: Place) -> None:
        _check_note(table, place, edition.file)
        if "provenance" in table:
            _check_tree(table["provenance"], [table], (*place, "provenance"), edition.file)
        for key, inner in table.items():
            if key not in NOTES and isinstance(inner, dict):
                check(inner, (*place, key))

    check(edition.data, ())


def _check_tree(notes: object, spoken_of: Sequence[object], place: Place, file: str) -> None:
    if not isinstance(notes, dict):
        raise EditionError("edition-not-table", file, place, value=quote_value(notes))
    if not spoken_of:
        raise EditionError("edition-note-nowhere", file, place)
    _check_note(notes, place, file)
    tables = [without_notes(thing) for thing in spoken_of if isinstance(thing, dict)]
    for key, inner in notes.items():
        if key in NOTE:
            continue
        if key == EACH:
            below = [thing for table in tables for thing in table.values()]
        else:
            below = [table[key] for table in tables if key in table]
        _check_tree(inner, below, (*place, key), file)


def _check_note(table: Data, place: Place, file: str) -> None:
    if "why" in table and not (isinstance(table["why"], str) and WHY.fullmatch(table["why"])):
        raise EditionError("edition-why", file, (*place, "why"), value=quote_value(table["why"]))
    if "confidence" not in table and "source" not in table:
        return
    for key in ("confidence", "source"):
        if key not in table:
            raise EditionError("edition-missing", file, (*place, key), known=", ".join(table))
    confidence, source = table["confidence"], table["source"]
    if confidence not in (*CONFIDENCES, *FORMER):
        known = ", ".join(CONFIDENCES)
        raise EditionError("edition-choice", file, (*place, "confidence"), value=quote_value(confidence), known=known)
    if not isinstance(source, str) or not source.strip():
        raise EditionError("edition-source", file, (*place, "source"), value=quote_value(source))
