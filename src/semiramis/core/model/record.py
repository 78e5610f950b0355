"""Records: the fields of a state declared once, as a plain object, a numpy dtype, bytes, a hash and readable words.

    class State(Record):
        round: int = number(0, 40)
        talents: list[int] = number(0, 30, SEAT)
        temple: list[list[int]] = word(OWNER, TEMPLE, 4)

Plain play reads and writes ordinary attributes and (nested) lists. The bytes are the same as those of the
compiled record: fields ordered by width, little-endian, so every number is naturally aligned on any device.
"""

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from semiramis.core.model.domain import Domain

if TYPE_CHECKING:
    import numpy

Axis = Domain | int
WIDTHS = ((1, "b"), (2, "h"), (4, "i"), (8, "q"))


@dataclass(frozen=True)
class Field:
    """One declared field: its range, its axes, and the words its values stand for."""

    low: int
    high: int
    axes: tuple[Axis, ...]
    words: Domain | None
    derived: bool
    name: str = ""

    @property
    def width(self) -> int:
        """Return the bytes of one number."""
        return next(w for w, _ in WIDTHS if -(1 << 8 * w - 1) <= self.low and self.high < 1 << 8 * w - 1)

    @property
    def shape(self) -> tuple[int, ...]:
        """Return the length of each axis."""
        return tuple(axis if isinstance(axis, int) else len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        """Return the number of values over all axes."""
        size = 1
        for n in self.shape:
            size *= n
        return size


def number(low: int, high: int, *axes: Axis, derived: bool = False) -> Any:
    """Declare integers from `low` to `high`; derived ones follow from other fields and are not in position files."""
    return Field(low, high, axes, None, derived)


def word(domain: Domain, *axes: Axis) -> Any:
    """Declare numbers that stand for the words of a domain."""
    return Field(0, len(domain) - 1, axes, domain, False)


class RecordType(type):
    """Metaclass that turns the declarations in a class body into slots and generated methods."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "RecordType":
        """Collect the fields, set the slots of the class, and generate its methods."""
        declared = {key: value for key, value in body.items() if isinstance(value, Field)}
        for key in declared:
            del body[key]
        taken = [key for key in declared if any(hasattr(base, key) for base in bases)]
        if taken:
            raise TypeError(f"record {name}: a field cannot be called {taken[0]}")
        body["__slots__"] = tuple(declared)
        made = super().__new__(cls, name, bases, body)
        if not bases:
            return made
        fields = [Field(f.low, f.high, f.axes, f.words, f.derived, key) for key, f in declared.items()]
        made.fields = tuple(fields)  # type: ignore[attr-defined]
        stored = tuple(sorted(fields, key=lambda f: -f.width))
        made.in_storage = stored  # type: ignore[attr-defined]
        made.packing = _packing(stored)  # type: ignore[attr-defined]
        _generate(made, stored)
        return made


class Record(metaclass=RecordType):
    """Base of all records; subclasses only declare fields."""

    fields: tuple[Field, ...]
    in_storage: tuple[Field, ...]
    packing: struct.Struct

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError  # replaced by generated code in every subclass

    def assign(self, other: Self) -> None:
        """Copy every number of another record into this one, keeping this object's lists."""
        raise NotImplementedError  # replaced by generated code in every subclass

    def numbers(self) -> list[int]:
        """Return all numbers in storage order."""
        raise NotImplementedError  # replaced by generated code in every subclass

    def to_bytes(self) -> bytes:
        """Return the record as bytes, equal to those of the compiled record."""
        return self.packing.pack(*self.numbers())

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Return a record from its bytes; struct.error if their number is wrong."""
        made = cls()
        rest = iter(cls.packing.unpack(data))
        for field in cls.in_storage:
            setattr(made, field.name, _take(rest, field.shape))
        return made

    def hash(self) -> str:
        """Return sixteen hex digits that identify this exact content."""
        return hash_of(self.to_bytes())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.numbers() == other.numbers()

    __hash__ = None  # type: ignore[assignment]

    def out_of_range(self) -> list[tuple[str, int, int, int]]:
        """Return every number outside its declared range as (place, number, minimum, maximum)."""
        return [
            (place_of(field, index), value, field.low, field.high)
            for field in self.fields
            for index, value in _cells(getattr(self, field.name), field.shape)
            if not field.low <= value <= field.high
        ]

    @classmethod
    def dtype(cls) -> "numpy.dtype[Any]":
        """Return the numpy dtype of the compiled record."""
        import numpy as np

        parts: list[Any] = [
            (f.name, f"<i{f.width}", f.shape) if f.shape else (f.name, f"<i{f.width}") for f in cls.in_storage
        ]
        padding = cls.packing.size - sum(f.width * f.size for f in cls.in_storage)
        if padding:
            parts.append(("padding_", "u1", (padding,)))
        return np.dtype(parts)


def hash_of(data: bytes) -> str:
    """Return the hash of a record's bytes."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def place_of(field: Field, index: tuple[int, ...]) -> str:
    """Return a place in a record in dotted notation: `goods.rose.barley`."""
    steps = (str(i + 1) if isinstance(axis, int) else axis.words[i] for axis, i in zip(field.axes, index, strict=True))
    return ".".join((field.name, *steps))


def _packing(stored: tuple[Field, ...]) -> struct.Struct:
    codes = dict(WIDTHS)
    layout = "".join(f"{f.size}{codes[f.width]}" for f in stored)
    widest = max((f.width for f in stored), default=1)
    return struct.Struct(f"<{layout}{-struct.calcsize('<' + layout) % widest}x")


def _take(rest: Iterator[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(rest)
    return [_take(rest, shape[1:]) for _ in range(shape[0])]


def _cells(value: Any, shape: tuple[int, ...], index: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], int]]:
    if not shape:
        yield index, value
        return
    for i in range(shape[0]):
        yield from _cells(value[i], shape[1:], (*index, i))


def _zeros(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    if len(shape) == 1:
        return f"[0] * {shape[0]}"
    return f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _generate(made: type, stored: tuple[Field, ...]) -> None:
    """Generate the methods on which the speed of plain play depends."""

    def lines(pattern: dict[int, str]) -> str:
        return (
            "".join(f"\n    {pattern[len(f.shape)].format(x=f.name, zeros=_zeros(f.shape))}" for f in stored)
            or "\n    pass"
        )

    init = dict.fromkeys(range(3), "self.{x} = {zeros}")
    copy = {0: "new.{x} = self.{x}", 1: "new.{x} = self.{x}[:]", 2: "new.{x} = [row[:] for row in self.{x}]"}
    take = {
        0: "self.{x} = other.{x}",
        1: "self.{x}[:] = other.{x}",
        2: "for mine, row in zip(self.{x}, other.{x}): mine[:] = row",
    }
    each = {0: "out.append(self.{x})", 1: "out.extend(self.{x})", 2: "for row in self.{x}: out.extend(row)"}
    source = (
        f"def __init__(self):{lines(init)}\n"
        f"def clone(self):\n    new = make(cls){lines(copy)}\n    return new\n"
        f"def assign(self, other):{lines(take)}\n"
        f"def numbers(self):\n    out = []{lines(each)}\n    return out\n"
    )
    namespace: dict[str, Any] = {"make": object.__new__, "cls": made}
    exec(source, namespace)
    for method in ("__init__", "clone", "assign", "numbers"):
        setattr(made, method, namespace[method])
