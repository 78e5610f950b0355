"""Arguments of compiled loops: Python values as an array of 64-bit slots, as `CFunction.export` reads them."""

import inspect
import struct
from collections.abc import Callable, Iterator
from typing import Any

from semiramis.core.compile.c.kinds import REAL, REALS, Array, Cells, Kind, Kinds, RecordRef, Scalar, TupleRef

RESULT, TABLES, FIRST = range(3)
"""Slots: the result, the address of the edition's tables, the first argument."""

Address = Callable[[Any], int]
"""Gives the address of a writable buffer as the compiled code sees it."""

SIZES = {"int64_t": 8, "int32_t": 4, "int16_t": 2, "int8_t": 1, "uint8_t": 1, "double": 8, "float": 4}


class Signature:
    """The parameters of a loop and its result."""

    def __init__(self, function: Callable[..., Any], kinds: Kinds) -> None:
        self.name = function.__name__
        given = inspect.signature(function)
        self.parameters = [(name, kinds.of(each.annotation)) for name, each in given.parameters.items()]
        self.returns = kinds.of(given.return_annotation)

    def packed(self, given: tuple[Any, ...], tables: int, address: Address) -> list[int]:
        """All arguments as slots. Raises TypeError or ValueError where they do not fit."""
        if len(given) != len(self.parameters):
            raise TypeError(f"{self.name} takes {len(self.parameters)} arguments, not {len(given)}")
        return [0, tables, *self._slots(given, address)]

    def packed_first(self, given: tuple[Any, ...], tables: int, address: Address) -> tuple[list[int], int]:
        """Slots with the first arguments filled in, and the number of integers that are still to come."""
        rest = self.parameters[len(given) :]
        if any(not isinstance(kind, Scalar) or kind == REAL for _, kind in rest):
            raise TypeError(f"{self.name} cannot be bound: what follows the arrays must be integers")
        return [0, tables, *self._slots(given, address), *[0] * len(rest)], len(rest)

    def _slots(self, given: tuple[Any, ...], address: Address) -> Iterator[int]:
        for (name, kind), value in zip(self.parameters, given, strict=False):
            yield from slots_of(kind, value, name, address)

    def slot_names(self) -> list[str]:
        """What each slot holds: `states` the address of an array, `states.n` and `.m` its length along each axis."""
        return ["result", "tables", *(slot for name, kind in self.parameters for slot in _names_of(kind, name))]

    def result(self, slot: int) -> Any:
        """What the loop returned, from the first slot."""
        if self.returns == REAL:
            return struct.unpack("<d", struct.pack("<q", slot))[0]
        kind = self.returns
        assert isinstance(kind, Scalar)
        return None if kind.c == "void" else bool(slot) if kind.c == "bool" else slot


def slots_of(kind: Kind, value: Any, name: str, address: Address) -> Iterator[int]:
    """The slots of one argument."""
    match kind:
        case Scalar():
            yield struct.unpack("<q", struct.pack("<d", value))[0] if kind == REAL else int(value)
        case TupleRef():
            for (field, each), part in zip(kind.fields, value, strict=True):
                yield from slots_of(each, part, f"{name}.{field}", address)
        case RecordRef():
            yield from _checked(value, kind.record.packing.size, 1, name, address)[:1]
        case Cells():
            yield from _checked(value, SIZES[kind.element.removeprefix("const ")], 1, name, address)[:1]
        case Array(element=RecordRef() as record):
            yield from _checked(value, record.record.packing.size, 1, name, address)
        case Array():
            assert isinstance(kind.element, str)
            yield from _checked(value, SIZES[kind.element], kind.axes, name, address, kind.element in REALS)


def _names_of(kind: Kind, name: str) -> Iterator[str]:
    if isinstance(kind, TupleRef):
        for field, each in kind.fields:
            yield from _names_of(each, f"{name}.{field}")
    else:
        yield name
        if isinstance(kind, Array):
            yield from (f"{name}.{axis}" for axis in "nm"[: kind.axes])


def _checked(value: Any, size: int, axes: int, name: str, address: Address, real: bool | None = None) -> list[int]:
    """The address of a buffer and its length along each axis. Raises TypeError or ValueError if it has another form."""
    value = getattr(value, "buffer", value)
    try:
        view = value if hasattr(value, "c_contiguous") else memoryview(value)
    except TypeError:
        raise TypeError(f"{name} must be an array, not {type(value).__name__}") from None
    if not view.c_contiguous or view.nbytes % size or (real is not None and view.itemsize != size):
        raise ValueError(f"{name} must be contiguous, with elements of {size} bytes each")
    if real is not None and (view.format.lstrip("<=@") in ("d", "f")) != real:
        raise ValueError(f"{name} must hold {'floats' if real else 'integers'}, not {view.format!r}")
    if axes > 1 and view.ndim != axes:
        raise ValueError(f"{name} must have {axes} axes, not {view.ndim}")
    shape = list(view.shape or ()) if axes > 1 else [view.nbytes // size]
    return [address(value), *shape]
