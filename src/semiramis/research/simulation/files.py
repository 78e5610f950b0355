"""Tables on disk as Parquet, CSV or JSON Lines: written incrementally, put in place only when complete."""

import csv
import errno
import json
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TextIO

from semiramis.core.model.message import Problem
from semiramis.core.model.quote import LONG, quote
from semiramis.research.simulation.rows import Column, Columns

ROW_GROUP = 65_536
"""Rows buffered before they are written as a row group of a Parquet file."""


class TableFile(ABC):
    """A table that is being written; `about` is stored where the format has metadata."""

    @abstractmethod
    def __init__(self, path: Path, columns: Sequence[Column], about: Mapping[str, Any]) -> None: ...

    @abstractmethod
    def add(self, columns: Columns) -> None:
        """Write more rows."""

    @abstractmethod
    def end(self) -> None:
        """Finish the file, so that it can be read."""


class CsvFile(TableFile):
    """A header row, then comma-separated values."""

    def __init__(self, path: Path, columns: Sequence[Column], about: Mapping[str, Any]) -> None:
        self._file: TextIO = path.open("w", encoding="utf-8", newline="")
        self._rows = csv.writer(self._file, lineterminator="\n")
        self._rows.writerow([column.name for column in columns])

    def add(self, columns: Columns) -> None:
        """Write more rows."""
        self._rows.writerows(zip(*columns.values(), strict=True))

    def end(self) -> None:
        """Close the file."""
        self._file.close()


class JsonLinesFile(TableFile):
    """One JSON object per line."""

    def __init__(self, path: Path, columns: Sequence[Column], about: Mapping[str, Any]) -> None:
        self._file: TextIO = path.open("w", encoding="utf-8", newline="")
        # events are JSON already
        self._texts = [column.name for column in columns if column.is_text and column.name != "events"]
        self._line = "{" + ", ".join(f"{_json(column.name)}: %s" for column in columns) + "}\n"

    def add(self, columns: Columns) -> None:
        """Write more rows."""
        quoted = {name: list(map(_json, columns[name])) for name in self._texts}
        rows = zip(*(columns | quoted).values(), strict=True)
        self._file.writelines(self._line % row for row in rows)

    def end(self) -> None:
        """Close the file."""
        self._file.close()


class ParquetFile(TableFile):
    """Typed, compressed columns; the plan is in the file's metadata under `semiramis`."""

    def __init__(self, path: Path, columns: Sequence[Column], about: Mapping[str, Any]) -> None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        words = pa.dictionary(pa.int32(), pa.string())
        fields = [pa.field(column.name, words if column.is_text else pa.int64()) for column in columns]
        described = {"semiramis": json.dumps(about, ensure_ascii=False)}
        self._schema = pa.schema(fields, metadata=described)
        self._writer = pq.ParquetWriter(path, self._schema, compression="zstd")
        self._gathered: dict[str, list[Any]] = {column.name: [] for column in columns}

    def add(self, columns: Columns) -> None:
        """Buffer more rows; a row group is written when there are enough."""
        for name, values in columns.items():
            self._gathered[name].extend(values)
        if len(self._gathered["game"]) >= ROW_GROUP:
            self._write()

    def end(self) -> None:
        """Write the remaining rows and the footer, without which the file cannot be read."""
        if self._gathered["game"]:
            self._write()
        self._writer.close()

    def _write(self) -> None:
        import pyarrow as pa

        self._writer.write_table(pa.table(self._gathered, schema=self._schema))
        for values in self._gathered.values():
            values.clear()


_json = json.JSONEncoder(ensure_ascii=False).encode

KINDS: Mapping[str, type[TableFile]] = {".parquet": ParquetFile, ".csv": CsvFile, ".jsonl": JsonLinesFile}


def check_target(path: Path, force: bool) -> None:
    """Raise a Problem for a file that could not be written in the end, before anything is played."""
    if path.suffix.lower() not in KINDS:
        raise Problem("simulate-kind", path=quote(str(path), LONG), known=", ".join(KINDS))
    if path.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise Problem("simulate-no-parquet")
    with _writable(path):
        if path.is_dir():
            raise Problem("simulate-folder", path=quote(str(path), LONG))
        if path.exists() and not force:
            raise Problem("simulate-there", path=quote(str(path), LONG))
        # missing folders will be created
        nearest = next(folder for folder in path.absolute().parents if folder.exists())
        if not nearest.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        if not os.access(nearest, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


@contextmanager
def table_in(path: Path, columns: Sequence[Column], about: Mapping[str, Any]) -> Iterator[TableFile]:
    """A table to write to; at the end of the block it replaces the file at `path`.

    After an exception the previous file, if any, is unchanged.
    """
    part = path.with_name(path.name + ".part")
    with _writable(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        table = KINDS[path.suffix.lower()](part, columns, about)
    try:
        with _writable(path):
            yield table
            table.end()
            part.replace(path)
    except BaseException:
        with suppress(OSError):
            table.end()
            part.unlink(missing_ok=True)
        raise


@contextmanager
def _writable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem("simulate-unwritable", path=quote(str(path), LONG), reason=quote(reason, LONG)) from error
