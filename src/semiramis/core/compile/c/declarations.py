"""Structs and tables as C text: records byte for byte as they are stored, arrays, named tuples, editions' tables."""

import struct
from collections.abc import Iterator, Mapping
from math import prod
from typing import Any

from semiramis.core.compile.c.kinds import Array, Cells, Kind, RecordRef, Scalar, TupleRef
from semiramis.core.compile.c.prelude import c_name
from semiramis.core.model.record import Record

WIDTHS = (8, 16, 32, 64)


def c_type(kind: Kind) -> str:
    """The C type of a parameter or local of a kind."""
    if isinstance(kind, Scalar):
        return kind.c
    if isinstance(kind, RecordRef):
        return f"{kind.name} *"
    if isinstance(kind, TupleRef):
        return f"const {kind.name} *"
    if isinstance(kind, Array):
        return kind.name
    raise TypeError(f"{kind} has no C type of its own")


def declare(kind: Kind, name: str) -> str:
    """A declaration of a parameter or local: `num seat`, `const int8_t (*row)[5]`."""
    if isinstance(kind, Cells):
        rest = "".join(f"[{n}]" for n in kind.shape[1:])
        return f"{kind.element} (*{c_name(name)}){rest}" if rest else f"{kind.element} *{c_name(name)}"
    text = c_type(kind)
    return f"{text}{'' if text.endswith('*') else ' '}{c_name(name)}"


def record_struct(record: type[Record]) -> str:
    """A record as a struct with the layout of its bytes."""
    rows = [
        f"  int{field.width * 8}_t {c_name(field.name)}{''.join(f'[{n}]' for n in field.shape)};"
        for field in record.in_storage
    ]
    name = record.__name__
    check = f'_Static_assert(sizeof({name}) == {record.packing.size}, "size of {name}");'
    return "\n".join(["typedef struct {", *rows, f"}} {name};", check])


def array_struct(array: Array) -> str:
    """An array as a struct: `at` points to its elements, `n` is its length, `m` that of a row."""
    return f"typedef struct {{ {array.element_c} *at; wide n{', m' if array.axes > 1 else ''}; }} {array.name};"


def tuple_struct(kind: TupleRef) -> str:
    """A named tuple as a struct."""
    fields = [f"  {declare(each, name)};" for name, each in kind.fields]
    return "\n".join(["typedef struct {", *fields, f"}} {kind.name};"])


def shape_of(table: Any) -> tuple[int, ...]:
    """The shape of nested lists; empty for a number."""
    shape = []
    while isinstance(table, list):
        shape.append(len(table))
        table = table[0] if table else 0
    return tuple(shape)


def numbers_in(table: Any) -> Iterator[int]:
    """Every number of nested lists, or the number itself."""
    if isinstance(table, list):
        for each in table:
            yield from numbers_in(each)
    else:
        yield int(table)


def constant_table(name: str, table: Any) -> tuple[str, Cells]:
    """A table that no edition changes as a C array of the narrowest integers that hold it, and its kind."""
    numbers, shape = list(numbers_in(table)), shape_of(table)
    if len(numbers) != prod(shape):
        raise ValueError(f"table {name} has rows of different lengths")
    width = next(w for w in WIDTHS if all(-(1 << w - 1) <= number < 1 << w - 1 for number in numbers))
    axes = "".join(f"[{n}]" for n in shape)
    return f"TABLE int{width}_t {name}{axes} = {_braces(table)};", Cells(shape, f"const int{width}_t")


def _braces(table: Any) -> str:
    return "{" + ", ".join(map(_braces, table)) + "}" if isinstance(table, list) else str(int(table))


EDITION_ELEMENT = "int32_t"


def edition_struct(shapes: Mapping[str, tuple[int, ...]]) -> str:
    """The tables and numbers of an edition that the code reads, as a struct; a caller hands it in."""
    rows = [f"  {EDITION_ELEMENT} {name}{''.join(f'[{n}]' for n in shape)};" for name, shape in shapes.items()]
    return "\n".join(["typedef struct {", *rows, f"  {EDITION_ELEMENT} end;", "} Tables;"])


def pack_edition(shapes: Mapping[str, tuple[int, ...]], tables: Mapping[str, Any]) -> bytes:
    """An edition's tables as the bytes of that struct. Raises ValueError where a table has another shape."""
    numbers: list[int] = []
    for name, shape in shapes.items():
        found = list(numbers_in(tables[name]))
        if shape_of(tables[name]) != shape or len(found) != prod(shape):
            raise ValueError(f"table {name} has the shape {shape_of(tables[name])}, the compiled code expects {shape}")
        numbers += found
    return struct.pack(f"<{len(numbers) + 1}i", *numbers, 0)
