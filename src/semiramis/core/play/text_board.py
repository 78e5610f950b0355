"""Slots: the places of a drawing that hold a number of the position, written and read by one description.

A line of a drawing is a list of fixed texts and slots. Drawing joins them; reading cuts a text at the same columns,
compares the fixed texts, and puts what stands in each slot into the record the slots were made for.
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
"""What is expected where nothing should stand, and where a line or the drawing should end."""


@dataclass(frozen=True)
class Slot:
    """A place in a line: what stands there now, how to read it, and whether it must agree with the rest.

    Without `put` the text follows from other slots; it is then held against them where `checked` says so.
    """

    text: str
    put: Callable[[str], bool] | None = None
    expected: str = ""
    checked: bool = False


Line = list[str | Slot]


def number_slot(record: Record, name: str, *index: int, width: int, left: bool = False) -> Slot:
    """An integer, right-aligned by default; a dot is zero."""
    field = next(f for f in record.fields if f.name == name)

    def put(piece: str) -> bool:
        value = _number(piece)
        return field.low <= value <= field.high and _store(record, name, index, value)

    text = str(_fetch(record, name, index) or ".")
    return Slot(text.ljust(width) if left else text.rjust(width), put, f"{field.low}–{field.high}")


def choice_slot(
    record: Record, name: str, *index: int, texts: Sequence[str], width: int, choices: Sequence[int] = ()
) -> Slot:
    """One of some texts, left-aligned; `choices` are the values that may be read, all of them if it is empty."""
    readable = choices or range(len(texts))
    found = {texts[value].strip(): value for value in readable}

    def put(piece: str) -> bool:
        return piece in found and _store(record, name, index, found[piece])

    return Slot(f"{texts[_fetch(record, name, index)]:<{width}}", put, " ".join(filter(None, found)))


def letters_slot(record: Record, name: str, *, letters: str, width: int) -> Slot:
    """A row of counts as letters, each as often as its count says."""
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
    """One of several places of which the right one is marked; a second or missing mark is noticed by the check."""

    def put(piece: str) -> bool:
        return not piece or (piece == sign and _store(record, name, (), value))

    here = _fetch(record, name, ()) == value
    return Slot(sign if here else " " * len(sign), put, sign if here else BLANK, checked=True)


def told(text: object, width: int, *, right: bool = False) -> Slot:
    """A text that follows from the rest, such as a sum; what stands there is not read."""
    return Slot(clip(str(text), width, right=right))


def printed(text: str, width: int) -> Slot:
    """A text printed on the component that another slot names; it has to agree with it."""
    return Slot(clip(text, width), expected=text.strip() or BLANK, checked=True)


def join(line: Line) -> str:
    """A line as text."""
    return "".join(part if isinstance(part, str) else part.text for part in line).rstrip()


def titled(title: str, width: int) -> str:
    """A rule with a title in it."""
    return f"── {title} ".ljust(width, "─")


def width_of(line: Line) -> int:
    """Return the width of a line in columns."""
    return sum(len(part if isinstance(part, str) else part.text) for part in line)


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines of a text with their numbers, without blank ones before and after."""
    if len(text) > LARGEST:
        raise Malformed("drawing-too-large", limit=LARGEST)
    lines = [(number, line.rstrip()) for number, line in enumerate(text.split("\n"), start=1)]
    filled = [at for at, (_, line) in enumerate(lines) if line]
    return lines[filled[0] : filled[-1] + 1] if filled else []


def read_line(line: Line, number: int, text: str) -> None:
    """Put what a line of text says into the slots' record; a Malformed names what cannot stand there."""
    for part, piece in _cut(line, number, text):
        if isinstance(part, str):
            if piece != part:
                raise bad(number, piece, part.strip() or BLANK)
        elif part.put is not None and not part.put(piece.strip()):
            raise bad(number, piece, part.expected)


def read_at(line: Line, lines: Sequence[tuple[int, str]], at: int) -> None:
    """Read one line of a text, which may have ended before."""
    if at >= len(lines):
        after = lines[-1][0] + 1 if lines else 1
        raise bad(after, "", join(line[:2]).strip())
    read_line(line, *lines[at])


def check_line(line: Line, number: int, text: str) -> None:
    """Compare what the record, now complete, makes of the checked slots with what stands there."""
    for part, piece in _cut(line, number, text):
        if isinstance(part, Slot) and part.checked and piece.strip() != part.text.strip():
            raise bad(number, piece, part.expected)


def pair_lines(head: str, record: Record, usual: Mapping[str, int], width: int) -> list[str]:
    """The fields that do not have their usual value, as lines of `name=word` behind a heading."""
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
    """Put the pairs of the lines with this heading into a record; where the lines after them begin."""
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
    """The parts of a line with the piece of text in the columns of each."""
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
    """Some fields of a record by their names as they are written in a drawing."""
    return {field.name.replace("_", "-"): field for field in record.fields if field.name in names}


def _value(field: Field, word: str, number: int, pair: str) -> int:
    """What a word or number means for a field."""
    words = field.words.words if field.words else ()
    value = words.index(word) if word in words else -1 if words else _number(word)
    if not field.low <= value <= field.high:
        raise bad(number, pair, " ".join(words) or f"{field.low}–{field.high}")
    return value


def _number(piece: str) -> int:
    """A whole number in plain digits, a dot for zero; -1 for anything else, also for far too many digits."""
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
    """Write one number of a record; always true, so that readers can end with it."""
    if not index:
        setattr(record, name, value)
        return True
    place: Any = getattr(record, name)
    for i in index[:-1]:
        place = place[i]
    place[index[-1]] = value
    return True
