"""Arrays of records as bytes, to be read and written by compiled code."""

from collections.abc import Iterator
from typing import Any

from semiramis.core.model.record import Record


class RecordArray:
    """Records one after the other in a buffer; an element is read as a plain record, and written as one or as bytes."""

    def __init__(self, record: type[Record], n: int, buffer: Any = None) -> None:
        """An array of n records, all zero, or over a writable buffer of n times the size of a record in bytes."""
        self.record = record
        self.buffer = bytearray(n * record.packing.size) if buffer is None else buffer

    def __len__(self) -> int:
        return len(self.buffer) // self.record.packing.size

    def bytes_at(self, index: int) -> bytes:
        """The bytes of one record. Raises IndexError outside the array."""
        return bytes(self.buffer[self._slice(index)])

    def __getitem__(self, index: int) -> Any:
        return self.record.from_bytes(self.bytes_at(index))

    def __setitem__(self, index: int, value: Any) -> None:
        data = value if isinstance(value, bytes) else value.to_bytes()
        if len(data) != self.record.packing.size:
            raise ValueError(f"a {self.record.__name__} has {self.record.packing.size} bytes, not {len(data)}")
        self.buffer[self._slice(index)] = data

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))

    def _slice(self, index: int) -> slice:
        if not 0 <= index < len(self):
            raise IndexError(f"index {index} of an array of {len(self)} records")
        size = self.record.packing.size
        return slice(index * size, (index + 1) * size)
