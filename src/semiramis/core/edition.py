"""Editions: the component values of one printing of a game, read from a TOML file that says where each value is from.

A table may hold `confidence` and `source` for all values in it. Its `provenance` sub-table speaks of single places
below it (`provenance.prestige`, or `provenance.each.prestige` for that field of every table inside). The nearest
word counts. Everything else in the file is a value.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 1
MAX_BYTES = 1 << 20
MAX_DEPTH = 8
MAX_DOTS = 16
LARGEST = 1 << 31
LONGEST_PLACE = 120
CONFIDENCES = ("rules", "external", "derived", "recon")
HEADER = ("format", "game", "name")
NOTES = ("confidence", "source", "provenance")
EACH = "each"

Data = Mapping[str, Any]
Place = tuple[str, ...]


class EditionError(ValueError):
    """Something wrong in an edition: which file, at which place, what, and what to do about it."""

    def __init__(self, file: str, place: str, problem: str, remedy: str) -> None:
        place = place if place.isprintable() and len(place) <= LONGEST_PLACE else ascii(place)[:LONGEST_PLACE] + "…"
        super().__init__(f"{file}: {place}: {problem}. {remedy}.")
        self.file = file
        self.place = place
        self.problem = problem
        self.remedy = remedy


class Value(NamedTuple):
    """One component value, how sure we are of it, and where it is from."""

    place: str
    value: object
    confidence: str
    source: str


@dataclass(frozen=True, eq=False)
class Edition:
    """The component values of one printing of a game."""

    game: str
    name: str
    data: Data
    file: str

    @cached_property
    def hash(self) -> str:
        """The SHA-256 of name and values; order, layout, comments and sources do not change it."""
        import hashlib
        import json

        text = json.dumps(_without_notes(self.data), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def read_edition(path: "str | Path", game: str) -> Edition:
    """Read an edition of a game from a file."""
    from pathlib import Path

    file, content = Path(path), b""
    problem, remedy = "", "Give the path of a TOML file"
    try:
        if file.is_file():
            with file.open("rb") as stream:
                content = stream.read(MAX_BYTES + 1)
        elif file.is_dir():
            problem = "is a folder"
        else:
            problem = "is not an ordinary file" if file.exists() else "does not exist"
    except OSError as error:
        problem, remedy = f"cannot be read ({error.strerror})", "Check the path and its permissions"
    if problem:
        raise EditionError(str(path), "the file", problem, remedy)
    return parse_edition(content, game, str(path))


def packaged_edition(package: str, name: str, game: str) -> Edition:
    """Read an edition that lies inside a package, also where the package is not unpacked."""
    module = import_module(package)
    loader: Any = module.__loader__
    content: bytes = loader.get_data(f"{module.__path__[0]}/{name}")
    return parse_edition(content, game, f"{package.replace('.', '/')}/{name}")


def parse_edition(content: bytes, game: str, file: str) -> Edition:
    """The edition of a game in the content of a file."""
    data = _parsed(content, file)
    _check_header(data, game, file)
    _check_plain(data, (), file)
    edition = Edition(game, data["name"], data, file)
    provenance(edition)
    return edition


def provenance(edition: Edition) -> list[Value]:
    """Every value of an edition with its place, confidence and source, in the order of the file."""
    _check_notes(edition)
    rows = []
    for place, value, tables in _leaves(edition.data, (), ()):
        note = _note_of(place, tables)
        if note is None:
            remedy = f"Write confidence ({', '.join(CONFIDENCES)}) and source in its table"
            raise EditionError(edition.file, ".".join(place), "nothing says where this value is from", remedy)
        rows.append(Value(".".join(place), value, note["confidence"], note["source"]))
    return rows


def _parsed(content: bytes, file: str) -> dict[str, Any]:
    if len(content) > MAX_BYTES:
        raise EditionError(file, "the file", f"is larger than {MAX_BYTES} bytes", "Give an edition; none is that long")
    _check_dots(content, file)
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        number = content.count(b"\n", 0, error.start) + 1
        raise EditionError(file, f"line {number}", "is not UTF-8 text", "Save the file as UTF-8") from error
    except RecursionError as error:
        raise EditionError(file, "the file", "is nested too deeply", "Flatten its lists and tables") from error
    except ValueError as error:  # a TOMLDecodeError, or a number with thousands of digits
        problem, _, where = str(error).removesuffix(")").partition(" (at ")
        line, problem = where.split(",")[0] or "the file", f"is not TOML ({problem})"
        raise EditionError(file, line, problem, "Correct this line or the one before") from error


def _check_dots(content: bytes, file: str) -> None:
    """Refuse endless dotted keys unparsed: the parser needs memory in the square of their length."""
    for number, line in enumerate(content.split(b"\n"), start=1):
        if line.count(b".") > MAX_DOTS and any(part.count(b".") > MAX_DOTS for part in line.split(b"=")):
            problem = f"has more than {MAX_DOTS} dots in one key or sentence"
            raise EditionError(file, f"line {number}", problem, "Shorten it")


def _check_header(data: Data, game: str, file: str) -> None:
    for key, kind in zip(HEADER, (int, str, str), strict=True):
        if key not in data:
            raise EditionError(file, key, "the key is missing", f"Write {key} = … at the top of the file")
        if type(data[key]) is not kind:
            raise EditionError(
                file, key, f"{_short(data[key])} is not {_kind_word(kind)}", "Correct the top of the file"
            )
    if data["format"] > FORMAT:
        problem = f"format {_short(data['format'])} is newer than this program, which knows format {FORMAT}"
        raise EditionError(file, "format", problem, "Update Semiramis")
    if data["format"] < 1:
        raise EditionError(file, "format", f"there is no format {_short(data['format'])}", f"Write format = {FORMAT}")
    if data["game"] != game:
        problem = f"this is an edition of {_short(data['game'])}, not of {game!r}"
        raise EditionError(file, "game", problem, f"Choose an edition of {game}")
    if not data["name"].strip() or not data["name"].isprintable() or len(data["name"]) > 60:
        raise EditionError(
            file, "name", f"{_short(data['name'])} is no name", "Give the edition a short name of its own"
        )


def _check_plain(value: object, place: Place, file: str) -> None:
    """Refuse dates, fractions, tables inside lists and bottomless nesting, so that every reader may trust the rest."""
    where = ".".join(place)
    if len(place) > MAX_DEPTH:
        raise EditionError(file, where, "is nested too deeply", f"Use at most {MAX_DEPTH} levels")
    if isinstance(value, dict):
        for key, inner in value.items():
            _check_plain(inner, (*place, key), file)
    elif isinstance(value, list):
        if any(isinstance(item, list | dict) for item in value):
            raise EditionError(file, where, "a list holds lists or tables", "Flatten the list, or name its tables")
        for item in value:
            _check_plain(item, place, file)
    elif isinstance(value, int) and abs(value) > LARGEST:
        raise EditionError(file, where, "the number is too large", f"Write a number up to {LARGEST}")
    elif not isinstance(value, int | str):
        problem = f"{value} is neither a whole number nor a word nor a list"
        raise EditionError(file, where, problem, "Write a whole number or a quoted word")


def _without_notes(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return {key: _without_notes(inner) for key, inner in value.items() if key not in NOTES}


def _leaves(table: Data, place: Place, outer: tuple[Data, ...]) -> Iterator[tuple[Place, object, tuple[Data, ...]]]:
    """Every value below a table with its place and the tables around it, innermost first; an empty table is a value."""
    tables = (table, *outer)
    for key, value in table.items():
        if key in NOTES or (not place and key in HEADER):
            continue
        if isinstance(value, dict) and any(inner not in NOTES for inner in value):
            yield from _leaves(value, (*place, key), tables)
        else:
            yield (*place, key), _without_notes(value), tables


def _note_of(place: Place, tables: tuple[Data, ...]) -> Data | None:
    """What the nearest table around a place says about it."""
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
    """Check that every confidence and source is well formed and speaks of a place that exists."""

    def check(table: Data, place: Place) -> None:
        _check_note(table, place, edition.file)
        if "provenance" in table:
            _check_tree(table["provenance"], [table], (*place, "provenance"), edition.file)
        for key, inner in table.items():
            if key not in NOTES and isinstance(inner, dict):
                check(inner, (*place, key))

    check(edition.data, ())


def _check_tree(notes: object, spoken_of: Sequence[object], place: Place, file: str) -> None:
    where = ".".join(place)
    if not isinstance(notes, dict):
        raise EditionError(file, where, "is not a table", 'Write { confidence = "…", source = "…" }')
    if not spoken_of:
        raise EditionError(file, where, "speaks of a value that is not there", "Correct the name or remove the line")
    _check_note(notes, place, file)
    tables = [_without_notes(thing) for thing in spoken_of if isinstance(thing, dict)]
    for key, inner in notes.items():
        if key in ("confidence", "source"):
            continue
        if key == EACH:
            below = [thing for table in tables for thing in table.values()]
        else:
            below = [table[key] for table in tables if key in table]
        _check_tree(inner, below, (*place, key), file)


def _check_note(table: Data, place: Place, file: str) -> None:
    if "confidence" not in table and "source" not in table:
        return
    confidence, source = table.get("confidence"), table.get("source")
    if confidence not in CONFIDENCES:
        problem = f"{_short(confidence)} is no confidence" if "confidence" in table else "the confidence is missing"
        raise EditionError(file, ".".join((*place, "confidence")), problem, f"Use one of: {', '.join(CONFIDENCES)}")
    if not isinstance(source, str) or not source.strip():
        problem = f"{_short(source)} is no source" if "source" in table else "the source is missing"
        raise EditionError(file, ".".join((*place, "source")), problem, "Say in a sentence where the value is from")


def _kind_word(kind: type) -> str:
    return {int: "a whole number", str: "a word in quotes", list: "a list", dict: "a table"}[kind]


def _short(value: object) -> str:
    """A value as a message shows it: on one line, and not the whole of a long one."""
    text = "a number that large" if isinstance(value, int) and abs(value) > LARGEST else repr(value)
    return text if len(text) <= 60 else text[:59] + "…"


class Reader:
    """Reads the values of an edition one by one, names the place of everything wrong, and knows what was never read."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._read: set[Place] = set()

    def error(self, place: Place, problem: str, remedy: str) -> EditionError:
        """An error at a place of this edition."""
        return EditionError(self.edition.file, ".".join(place), problem, remedy)

    def int_at(self, *place: str, low: int = 0, high: int = 1000) -> int:
        """The whole number at a place, in a range."""
        return self._int(self._at(int, place), place, low, high)

    def ints_at(self, *place: str, size: int, low: int = 0, high: int = 1000) -> list[int]:
        """The list of so many whole numbers at a place."""
        return [self._int(number, place, low, high) for number in self._list(place, size)]

    def word_at(self, *place: str, words: Sequence[str]) -> str:
        """The word at a place, one of those that may stand there."""
        return self._word(self._at(str, place), place, words)

    def words_at(self, *place: str, words: Sequence[str], size: int | None = None) -> list[str]:
        """The list of different words at a place."""
        found = [self._word(word, place, words) for word in self._list(place, size)]
        if len(set(found)) != len(found):
            raise self.error(place, "a word stands there twice", "Name each only once")
        return found

    def keys_at(self, *place: str) -> list[str]:
        """The keys of the table at a place, in the order of the file."""
        return list(_without_notes(self._at(dict, place)))

    def has(self, *place: str) -> bool:
        """Whether something stands at a place whose table exists."""
        return place[-1] in self._table(place[:-1])

    def is_list(self, *place: str) -> bool:
        """Whether a list stands at a place."""
        return isinstance(self._table(place[:-1]).get(place[-1]), list)

    def finish(self) -> None:
        """Refuse values that nobody asked for: a misspelt key must not go unnoticed."""
        for place, _, _ in _leaves(self.edition.data, (), ()):
            if place not in self._read:
                raise self.error(place, "the key is unknown", "Correct its name or remove it")

    def _at(self, kind: type, place: Place) -> Any:
        table = self._table(place[:-1])
        if place[-1] not in table:
            raise self._missing(place, table)
        value = table[place[-1]]
        if type(value) is not kind:
            raise self.error(place, f"{_short(value)} is not {_kind_word(kind)}", f"Write {_kind_word(kind)}")
        self._read.add(place)
        return value

    def _table(self, place: Place) -> Data:
        table = self.edition.data
        for depth, key in enumerate(place, start=1):
            if key not in table:
                raise self._missing(place[:depth], table)
            table = table[key]
            if not isinstance(table, dict):
                raise self.error(place[:depth], f"{_short(table)} is not a table", f"Write [{'.'.join(place[:depth])}]")
        return table

    def _missing(self, place: Place, table: Data) -> EditionError:
        there = ", ".join(_without_notes(table)) or "nothing"
        return self.error(place, "the key is missing", f"Add {place[-1]}; its table holds: {there}")

    def _list(self, place: Place, size: int | None) -> list[object]:
        found: list[object] = self._at(list, place)
        if size is not None and len(found) != size:
            raise self.error(place, f"the list has {len(found)} entries", f"Write exactly {size}")
        return found

    def _int(self, value: object, place: Place, low: int, high: int) -> int:
        if type(value) is not int:
            raise self.error(place, f"{_short(value)} is not {_kind_word(int)}", f"Write {_kind_word(int)}")
        if not low <= value <= high:
            raise self.error(place, f"{value} is out of range", f"Write a number from {low} to {high}")
        return value

    def _word(self, value: object, place: Place, words: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in words:
            raise self.error(place, f"{_short(value)} cannot stand here", f"Use one of: {', '.join(words)}")
        return value
