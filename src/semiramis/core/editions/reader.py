"""Reads an edition value by value; EditionError names the place of a wrong value."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from semiramis.core.model.message import Arg, Problem
from semiramis.core.model.quote import LONG, quote

if TYPE_CHECKING:
    from semiramis.core.editions.edition import Edition

HEADER = ("format", "game", "name")
NOTES = ("confidence", "source", "why", "provenance")
LONGEST_FILE = 800  # Fluent does not render very long arguments

Data = Mapping[str, Any]
Place = tuple[str, ...]

NOT_OF_KIND = {int: "edition-not-number", str: "edition-not-word", list: "edition-not-list", dict: "edition-not-table"}


class EditionError(Problem):
    """A fault in an edition: the file, the place, what is wrong, and how to fix it."""

    def __init__(self, id: str, file: str, place: Place = (), **args: Arg) -> None:
        self.file = file
        self.where = place
        self.place = quote(dotted(place), LONG)
        placed: dict[str, Arg] = {"place": self.place} if place else {}
        shown_args = {name: quote(arg, LONG) if isinstance(arg, str) else arg for name, arg in args.items()}
        super().__init__(id, file=quote(file, LONGEST_FILE), **placed, **shown_args)


def dotted(place: Place) -> str:
    """Return a place in dotted notation."""
    return ".".join(key or '""' for key in place)


def quote_value(value: object) -> str:
    """Return a value as an edition file writes it, abbreviated, to be quoted in a message."""
    if isinstance(value, dict | list):
        text = "{…}" if isinstance(value, dict) else "[…]"
    elif isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, int):
        return quote(value)
    else:
        text = f'"{value}"' if isinstance(value, str) else str(value)
    return quote(text)


def without_notes(value: Any) -> Any:
    """Return a value without the notes about its confidence and source."""
    if not isinstance(value, dict):
        return value
    return {key: without_notes(inner) for key, inner in value.items() if key not in NOTES}


def leaves(
    table: Data, place: Place = (), outer: tuple[Data, ...] = ()
) -> Iterator[tuple[Place, object, tuple[Data, ...]]]:
    """Yield every value (or empty table) below a table with its place and the enclosing tables, innermost first."""
    tables = (table, *outer)
    for key, value in table.items():
        if key in NOTES or (not place and key in HEADER):
            continue
        if isinstance(value, dict) and any(inner not in NOTES for inner in value):
            yield from leaves(value, (*place, key), tables)
        else:
            yield (*place, key), without_notes(value), tables


class Reader:
    """Reads the values of an edition one by one, and records which were read so that `finish` can report the others."""

    def __init__(self, edition: "Edition") -> None:
        self.edition = edition
        self._read: set[Place] = set()

    def error(self, id: str, place: Place, **args: Arg) -> EditionError:
        """Return the error for a place of this edition."""
        return EditionError(id, self.edition.file, place, **args)

    def int_at(self, *place: str, low: int = 0, high: int = 1000) -> int:
        """Return the integer at a place; EditionError if it is out of range."""
        return self._int(self._at(int, place), place, low, high)

    def ints_at(self, *place: str, size: int, low: int = 0, high: int = 1000) -> list[int]:
        """Return the list of `size` integers at a place."""
        return [self._int(number, place, low, high) for number in self._list(place, size)]

    def word_at(self, *place: str, words: Sequence[str]) -> str:
        """Return the word at a place; EditionError if it is not one of those allowed."""
        return self._word(self._at(str, place), place, words)

    def words_at(self, *place: str, words: Sequence[str], size: int | None = None) -> list[str]:
        """Return the list of distinct words at a place."""
        found = [self._word(word, place, words) for word in self._list(place, size)]
        self.expect_different(found, *place)
        return found

    def printed_at(self, expected: int, *place: str) -> int:
        """Return the integer at a place; EditionError if it differs from the one given by the rules or the box list."""
        found = self.int_at(*place)
        self.expect(found, expected, *place)
        return found

    def texts_at(self, *place: str, size: int) -> list[str]:
        """Return the list of `size` texts at a place; texts may repeat."""
        found = []
        for number, text in enumerate(self._list(place, size), start=1):
            if not isinstance(text, str):
                raise self.error("edition-not-word", (*place, str(number)), value=quote_value(text))
            found.append(text)
        return found

    def keys_at(self, *place: str) -> list[str]:
        """Return the keys of the table at a place, in the order of the file."""
        return list(without_notes(self._at(dict, place)))

    def has(self, *place: str) -> bool:
        """Whether a place has a value; EditionError if its table is missing."""
        return place[-1] in self._table(place[:-1])

    def is_list(self, *place: str) -> bool:
        """Whether the value at a place is a list."""
        return isinstance(self._table(place[:-1]).get(place[-1]), list)

    def expect(self, value: int | str, expected: int | str, *place: str) -> None:
        """Raise EditionError if a value differs from the one given by the rules or the box list."""
        if value != expected:
            raise self.error("edition-must-be", place, value=quote_value(value), expected=quote_value(expected))

    def expect_choice(self, word: str, words: Sequence[str], *place: str) -> None:
        """Raise EditionError if a text is not among the allowed ones."""
        if word not in words:
            raise self.error("edition-choice", place, value=quote_value(word), known=", ".join(map(quote_value, words)))

    def expect_total(self, found: int, expected: int, *place: str) -> None:
        """Raise EditionError if a total differs from the box list."""
        if found != expected:
            raise self.error("edition-total", place, found=found, expected=expected)

    def expect_count(self, what: str, found: int, expected: int, *place: str) -> None:
        """Raise EditionError if something occurs more or less often than in the box."""
        if found != expected:
            raise self.error("edition-occurs", place, what=what, found=found, expected=expected)

    def expect_different(self, found: Sequence[object], *place: str) -> None:
        """Raise EditionError if values repeat."""
        for index, value in enumerate(found):
            if value in found[:index]:
                raise self.error("edition-twice", place, value=quote_value(value))

    def expect_keys(self, keys: Sequence[str], *place: str) -> None:
        """Raise EditionError unless a table has exactly these keys."""
        found = self.keys_at(*place)
        for key in found:
            if key not in keys:
                raise self.error("edition-choice", (*place, key), value=key, known=", ".join(keys))
        for key in keys:
            if key not in found:
                raise self.error("edition-missing", (*place, key), known=", ".join(found))

    def finish(self) -> None:
        """Raise EditionError for values that were never read, so that a misspelt key does not go unnoticed."""
        for place, _, _ in leaves(self.edition.data):
            if place not in self._read:
                raise self.error("edition-unknown-key", place)

    def _at(self, kind: type, place: Place) -> Any:
        table = self._table(place[:-1])
        if place[-1] not in table:
            raise self._missing(place, table)
        value = table[place[-1]]
        if type(value) is not kind:
            raise self.error(NOT_OF_KIND[kind], place, value=quote_value(value))
        self._read.add(place)
        return value

    def _table(self, place: Place) -> Data:
        table = self.edition.data
        for depth, key in enumerate(place, start=1):
            if key not in table:
                raise self._missing(place[:depth], table)
            table = table[key]
            if not isinstance(table, dict):
                raise self.error("edition-not-table", place[:depth], value=quote_value(table))
        return table

    def _missing(self, place: Place, table: Data) -> EditionError:
        return self.error("edition-missing", place, known=", ".join(without_notes(table)) or "–")

    def _list(self, place: Place, size: int | None) -> list[object]:
        found: list[object] = self._at(list, place)
        if size is not None and len(found) != size:
            raise self.error("edition-size", place, found=len(found), expected=size)
        return found

    def _int(self, value: object, place: Place, low: int, high: int) -> int:
        if type(value) is not int:
            raise self.error("edition-not-number", place, value=quote_value(value))
        if not low <= value <= high:
            raise self.error("edition-range", place, value=quote_value(value), least=low, most=high)
        return value

    def _word(self, value: object, place: Place, words: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in words:
            raise self.error("edition-choice", place, value=quote_value(value), known=", ".join(words))
        return value


def read_chapters(edition: "Edition", chapters: Sequence[Callable[[Reader], dict[str, object]]]) -> dict[str, object]:
    """Return every table of an edition by name; EditionError for a key that no chapter reads."""
    read = Reader(edition)
    found: dict[str, object] = {}
    for chapter in chapters:
        found |= chapter(read)
    read.finish()
    return found
