"""Kinds: what a value of the rules dialect is in C, and the kinds that annotations stand for.

Integers are `num`, 64 bits wide except on a GPU, where 32 are faster. `wide` integers have 64 bits everywhere: whatever
comes from an array of 64-bit integers, such as a random stream, and parameters annotated as `Wide`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_type_hints

from semiramis.core.model.record import Field, Record


@dataclass(frozen=True)
class Scalar:
    """A number, a truth value, or nothing."""

    c: str


NUM, WIDE, REAL, BOOL, VOID = Scalar("num"), Scalar("wide"), Scalar("double"), Scalar("bool"), Scalar("void")
INTEGERS = (BOOL, NUM, WIDE)
"""From narrow to wide: an operation on two of them has the kind of the later."""


@dataclass(frozen=True)
class RecordRef:
    """A pointer to a record."""

    record: type[Record]

    @property
    def name(self) -> str:
        """The name of the struct."""
        return self.record.__name__


@dataclass(frozen=True)
class Cells:
    """Numbers of fixed shape inside a record or table, or a row of them; in C a pointer to the first element."""

    shape: tuple[int, ...]
    element: str
    """The C type of one number, with `const` for tables."""


@dataclass(frozen=True)
class Array:
    """An array that the caller provides, of numbers or records: a pointer with the length of each axis."""

    element: str | RecordRef
    axes: int

    @property
    def name(self) -> str:
        """The name of the C struct."""
        if isinstance(self.element, RecordRef):
            return f"{self.element.name}Array"
        return f"{self.element.removesuffix('_t')}_array{self.axes if self.axes > 1 else ''}"

    @property
    def element_c(self) -> str:
        """The C type of an element."""
        return self.element.name if isinstance(self.element, RecordRef) else self.element


@dataclass(frozen=True)
class Row:
    """A row of an array with two axes; exists inside expressions only."""

    array: Array
    of: str
    """The C expression of the array."""


@dataclass(frozen=True)
class TupleRef:
    """A pointer to a named tuple of arrays."""

    tuple: Any
    fields: tuple[tuple[str, "Kind"], ...]

    @property
    def name(self) -> str:
        """The name of the C struct."""
        return str(self.tuple.__name__)


Kind = Scalar | RecordRef | Cells | Array | Row | TupleRef

SCALARS: dict[Any, Scalar] = {int: NUM, float: REAL, bool: BOOL, None: VOID, type(None): VOID}
NUMPY_TYPES = {
    "int64": "int64_t", "int32": "int32_t", "int16": "int16_t", "int8": "int8_t", "uint8": "uint8_t",
    "float64": "double", "float32": "float",
}  # fmt: skip
REALS = ("double", "float")


def kind_of_element(element: str) -> Scalar:
    """The kind of a number that is stored as a C type."""
    stored = element.removeprefix("const ")
    return REAL if stored in REALS else WIDE if stored == "int64_t" else NUM


def cells_of(field: Field) -> Cells:
    """The numbers of a field; its shape is empty where the field is a single number."""
    return Cells(field.shape, f"int{field.width * 8}_t")


class Kinds:
    """The kinds of annotations for one game. `named` are records, or (record, field) pairs, by name."""

    def __init__(self, named: Mapping[str, Any]) -> None:
        self._named = named

    def of(self, annotation: Any) -> Kind:
        """The kind of an annotation: a number, a record, a named tuple, or a name of `core.model.arrays`.

        Raises TypeError where it is none of these.
        """
        if annotation in SCALARS:
            return SCALARS[annotation]
        if hasattr(annotation, "__metadata__"):
            return self._from_text(annotation.__metadata__[0])
        if isinstance(annotation, type) and issubclass(annotation, Record):
            return RecordRef(annotation)
        if hasattr(annotation, "_fields"):
            hints = get_type_hints(annotation, include_extras=True)
            return TupleRef(annotation, tuple((name, self.of(hints[name])) for name in annotation._fields))
        raise TypeError(f"{annotation} names no compiled type")

    def _from_text(self, text: str) -> Kind:
        if text == "wide":
            return WIDE
        name, _, axes = text.partition("[")
        if name in NUMPY_TYPES and axes:
            return Array(NUMPY_TYPES[name], axes.count(":") - 1)
        if name not in self._named:
            raise TypeError(f"{text} names no compiled type")
        named = self._named[name]
        if isinstance(named, tuple):
            record, field = named
            return cells_of(next(f for f in record.fields if f.name == field))
        if isinstance(named, Cells):
            return named
        return Array(RecordRef(named), 1) if axes else RecordRef(named)
