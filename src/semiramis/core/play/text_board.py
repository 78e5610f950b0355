"""Slots: the cells of a text board that hold a number of the position, written and read by one description.

A line of a board is a list of fixed texts and slots. Writing joins them; reading cuts a text at the same columns,
compares the fixed texts, and stores the content of each slot in the record the slot was made for.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from semiramis.core.model.message import Malformed
from semiramis.core.model.quote import quote
from semiramis.core.model.record import Field, Record

LARGEST = 64 * 1024
LONGEST_QUOTE = 40
BLANK, END = "␣", "⏎"
"""Shown as expected text where a cell must be blank, and where a line or the board must end."""


@dataclass(frozen=True)
class Slot:
    """A cell of a line: its current text, how to read it, and whether it must agree with the rest.

    Without `put` the text is derived from other slots; it is compared with them if `checked`.
    """

    text: str
    put: Callable[[str], bool] | None = None
    expected: str = ""
    checked: bool = False


Line = list[str | Slot]


def number_slot(record: Record, name: str, *index: int, width: int, left: bool = False) -> Slot:
    """Return a slot for an integer, right-aligned by default; a dot is zero."""
    field = next(f for f in record.fields if f.name == name)

    def put(piece: str) -> bool:
        value = _number(piece)
        return field.low <= value <= field.high and _store(record, name, index, value)

    text = str(_fetch(record, name, index) or ".")
    return Slot(text.ljust(width) if left else text.rjust(width), put, f"{field.low}–{field.high}")


def choice_slot(
    record: Record, name: str, *index: int, texts: Sequence[str], width: int, choices: Sequence[int] = ()
) -> Slot:
    """Return a slot for one of some texts, left-aligned; `choices` are the values allowed on reading, all if empty."""
    readable = choices or range(len(texts))
    found = {texts[value].strip(): value for value in readable}

    def put(piece: str) -> bool:
        return piece in found and _store(record, name, index, found[piece])

    return Slot(f"{texts[_fetch(record, name, index)]:<{width}}", put, " ".join(filter(None, found)))


def letters_slot(record: Record, name: str, *, letters: str, width: int) -> Slot:
    """Return a slot for a row of counts, each letter repeated as often as its count says."""
    field = next(f for f in record.fields if f.name == name)

    def put(piece: str) -> bool:
        counts = [piece.count(letter) for letter in letters]
        if sum(counts) != len(piece) or max(counts) > field.high:
            return False
        setattr(record, name, counts)
        return True

    text = "".join(letter * count for letter, count in zip(letters, getattr(record, name), strict=True))
    return Slot(clip(text, width), put, letters)


def mark_slot(record: Record, name: str, value: int, sign: str) -> Slot:
    """Return one of several slots of which the current one is marked; a second or missing mark fails `check_line`."""

    def put(piece: str) -> bool:
        return not piece or (piece == sign and _store(record, name, (), value))

    here = _fetch(record, name, ()) == value
    return Slot(sign if here else " " * len(sign), put, sign if here else BLANK, checked=True)


def text_slot(text: object, width: int, *, right: bool = False) -> Slot:
    """Return a slot whose text is derived, such as a sum; it is not read."""
    return Slot(clip(str(text), width, right=right))


def printed(text: str, width: int) -> Slot:
    """Return a slot for a text printed on the component that another slot names; reading checks that they agree."""
    return Slot(clip(text, width), expected=text.strip() or BLANK, checked=True)


def join(line: Line) -> str:
    """Return a line as text."""
    return "".join(part if isinstance(part, str) else part.text for part in line).rstrip()


def titled(title: str, width: int) -> str:
    """Return a horizontal rule with a title in it."""
    return f"── {title} ".ljust(width, "─")


def width_of(line: Line) -> int:
    """Return the width of a line in columns."""
    return sum(len(part if isinstance(part, str) else part.text) for part in line)


def lines_of(text: str) -> list[tuple[int, str]]:
    """Return the lines of a text with their numbers, without blank ones at both ends; Malformed if it is too long."""
    if len(text) > LARGEST:
        raise Malformed("drawing-too-large", limit=LARGEST)
    lines = [(number, line.rstrip()) for number, line in enumerate(text.split("\n"), start=1)]
    filled = [at for at, (_, line) in enumerate(lines) if line]
    return lines[filled[0] : filled[-1] + 1] if filled else []


def read_line(line: Line, number: int, text: str) -> None:
    """Store a line of text in the records of its slots; Malformed names the text that cannot be read."""
    for part, piece in _cut(line, number, text):
        if isinstance(part, str):
            if piece != part:
                raise bad(number, piece, part.strip() or BLANK)
        elif part.put is not None and not part.put(piece.strip()):
            raise bad(number, piece, part.expected)


def read_at(line: Line, lines: Sequence[tuple[int, str]], at: int) -> None:
    """Read line `at` of a text; Malformed if the text ends before."""
    if at >= len(lines):
        after = lines[-1][0] + 1 if lines else 1
        raise bad(after, "", join(line[:2]).strip())
    read_line(line, *lines[at])


def read_all(template: Sequence[Line], lines: Sequence[tuple[int, str]], at: int) -> int:
    """Read lines from line `at` of a text on; return the index of the line after them."""
    for offset, line in enumerate(template):
        read_at(line, lines, at + offset)
    return at + len(template)


def expect_end(lines: Sequence[tuple[int, str]], at: int) -> None:
    """Raise Malformed if a text has a line `at`."""
    if at < len(lines):
        raise bad(*lines[at], END)


def check_all(template: Sequence[Line], lines: Sequence[tuple[int, str]]) -> None:
    """Compare lines that were read with the position as a whole; there are at least as many as in the template."""
    for line, found in zip(template, lines, strict=False):
        check_line(line, *found)


def check_line(line: Line, number: int, text: str) -> None:
    """Compare the checked slots of the completed record with the text; Malformed if they differ."""
    for part, piece in _cut(line, number, text):
        if isinstance(part, Slot) and part.checked and piece.strip() != part.text.strip():
            raise bad(number, piece, part.expected)


def pair_lines(head: str, record: Record, usual: Mapping[str, int], width: int) -> list[str]:
    """Return the fields that do not have their usual value, as lines of `name=word` after a heading."""
    lines: list[str] = []
    for name, field in _fields(record, usual).items():
        value = getattr(record, field.name)
        if value != usual[field.name]:
            pair = f"  {name}={field.words.words[value] if field.words else value}"
            if not lines or len(lines[-1] + pair) > width:
                lines.append(head)
            lines[-1] += pair
    return lines


def read_pair_lines(
    head: str, record: Record, usual: Mapping[str, int], lines: Sequence[tuple[int, str]], at: int
) -> int:
    """Store the pairs of the lines with this heading in a record; return the index of the next line."""
    open_fields = _fields(record, usual)
    while at < len(lines) and lines[at][1].startswith(f"{head} "):
        number, text = lines[at]
        for pair in text.removeprefix(head).split():
            name, _, word = pair.partition("=")
            field = open_fields.pop(name, None)
            if field is None:
                raise bad(number, pair, " ".join(open_fields) or END)
            setattr(record, field.name, _value(field, word, number, pair))
        at += 1
    return at


def bad(line: int, text: str, expected: str) -> Malformed:
    """Return the error for a text board, with its line."""
    return Malformed(
        "drawing-bad", line=line, text=quote(text.strip(), LONGEST_QUOTE), expected=quote(expected, LONGEST_QUOTE)
    )


def clip(text: str, width: int, *, right: bool = False) -> str:
    """Return a text padded or cut to exactly `width` columns."""
    text = text if len(text) <= width else text[: width - 1] + "…"
    return text.rjust(width) if right else text.ljust(width)


def _cut(line: Line, number: int, text: str) -> list[tuple[str | Slot, str]]:
    """Return the parts of a line, each with the text in its columns."""
    width = width_of(line)
    if len(text) > width:
        raise bad(number, text[width:], END)
    text, at, cut = text.ljust(width), 0, []
    for part in line:
        end = at + len(part if isinstance(part, str) else part.text)
        cut.append((part, text[at:end]))
        at = end
    return cut


def _fields(record: Record, names: Mapping[str, int]) -> dict[str, Field]:
    """Return fields of a record by the names they have on a text board."""
    return {field.name.replace("_", "-"): field for field in record.fields if field.name in names}


def _value(field: Field, word: str, number: int, pair: str) -> int:
    """Return the number that a word stands for in a field; Malformed if there is none."""
    words = field.words.words if field.words else ()
    value = words.index(word) if word in words else -1 if words else _number(word)
    if not field.low <= value <= field.high:
        raise bad(number, pair, " ".join(words) or f"{field.low}–{field.high}")
    return value


def _number(piece: str) -> int:
    """Return an integer in plain digits, a dot for zero; -1 for anything else, including too many digits."""
    if piece == ".":
        return 0
    return int(piece) if piece.isascii() and piece.isdigit() and len(piece) <= 6 else -1


def _fetch(record: Record, name: str, index: Sequence[int]) -> int:
    value: Any = getattr(record, name)
    for i in index:
        value = value[i]
    found: int = value
    return found


def _store(record: Record, name: str, index: Sequence[int], value: int) -> bool:
    """Write one number of a record; return True, so that readers can end with it."""
    if not index:
        setattr(record, name, value)
        return True
    place: Any = getattr(record, name)
    for i in index[:-1]:
        place = place[i]
    place[index[-1]] = value
    return True
