"""Logs on disk: append-only files that grow with a match, and atomic writes."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from semiramis.core.model.message import Problem
from semiramis.core.play.log import line_text
from semiramis.core.play.match import Match


class LogFile:
    """A log on disk that grows with its match; a failed write leaves the file as it was before."""

    def __init__(self, path: Path, match: Match, written: int = 0) -> None:
        self.path = path
        self.match = match
        self.written = written
        self.size = len("".join(map(line_text, match.log[:written])).encode())

    def save(self) -> None:
        """Append the new lines of the match and flush them to disk; Problem if that fails or the file was changed."""
        fresh = "".join(map(line_text, self.match.log[self.written :])).encode()
        if not fresh:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.written and (not self.path.exists() or self.path.stat().st_size != self.size):
                raise Problem("save-changed", path=str(self.path))
            with self.path.open("r+b" if self.written else "wb") as file:
                self._append(file, fresh, self.size)
        except OSError as error:
            raise Problem("save-failed", path=str(self.path), reason=error.strerror or str(error)) from error
        self.written = len(self.match.log)
        self.size += len(fresh)

    def _append(self, file: Any, fresh: bytes, before: int) -> None:
        file.seek(before)
        try:
            file.write(fresh)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            file.truncate(before)
            raise


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically; Problem if that fails, which leaves an existing file unchanged."""
    partial = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with partial.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError as error:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise Problem("save-failed", path=str(path), reason=error.strerror or str(error)) from error
