"""The folder of a contest, which can be stopped at any time and resumed.

`plan.json` holds the plan. `games.jsonl` gets a line as each game ends. Reports are derived from these (see `report`).
"""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from semiramis.arena.plan import Plan
from semiramis.arena.results.result import GameResult, result_from_json
from semiramis.core.model.message import Problem, Word
from semiramis.core.model.quote import quote

PLAN = "plan.json"
GAMES = "games.jsonl"
HELD = "in-use.sqlite"
LONGEST_VALUE = 120


class Folder:
    """The folder of a contest, open for results and locked against other processes."""

    def __init__(self, path: Path, file: BinaryIO, plan: Plan) -> None:
        self.path = path
        self._file = file
        self._plan = plan

    def add(self, result: GameResult) -> None:
        """Append a result."""
        self._file.write(_line(result.to_json(self._plan)))
        self._file.flush()


def holds_contest(path: Path) -> bool:
    """Return whether a folder holds a contest."""
    return (path / PLAN).exists()


@contextmanager
def kept_in(path: Path, plan: Plan, resume: bool) -> Iterator[tuple[Folder, list[GameResult]]]:
    """Open the folder of a contest and yield it with its results: none if new, the finished ones if resumed."""
    if resume and not holds_contest(path):
        raise Problem("arena-nothing-kept", path=str(path))
    if not resume and holds_contest(path):
        raise Problem("arena-kept-already", path=str(path))
    with _writable(path):
        path.mkdir(parents=True, exist_ok=True)
    held = _hold(path)
    try:
        if resume:
            expect_same(path, plan)
        results = _read(path, plan) if resume else []
        with _writable(path):
            write(path / PLAN, json.dumps(plan.described(), ensure_ascii=False, indent=1) + "\n")
            file = (path / GAMES).open("ab")
        with file:
            yield Folder(path, file, plan), results
    finally:
        held.close()


def expect_same(path: Path, plan: Plan) -> None:
    """Raise Problem with the first difference if the folder holds another contest; only more games may be added."""
    try:
        there = json.loads((path / PLAN).read_bytes())
    except OSError as error:
        raise Problem("open-failed", path=str(path / PLAN), reason=error.strerror or str(error)) from error
    except (ValueError, RecursionError):
        there = None
    if not isinstance(there, dict) or there.get("semiramis") != "arena":
        raise Problem("arena-plan-unreadable", path=str(path / PLAN))
    for name, value in plan.described().items():
        kept = there.get(name)
        if kept != value and not (name == "games" and type(kept) is int and kept <= value):
            what = Word(f"arena-field-{name}")
            raise Problem("arena-other", path=str(path), what=what, kept=_shown(kept), given=_shown(value))


def read_results(path: Path, plan: Plan) -> list[GameResult]:
    """Return the results in a folder without changing it."""
    return [result for result, _ in _lines(path, plan)]


def _read(path: Path, plan: Plan) -> list[GameResult]:
    """Return the results in a folder and cut off an unfinished last line."""
    results: dict[int, GameResult] = {}
    end = 0
    for result, end in _lines(path, plan):  # noqa: B007 (the end of the last line counts)
        results.setdefault(result.number, result)
    with _writable(path):
        (path / GAMES).touch()
        os.truncate(path / GAMES, end)
    return list(results.values())


def _lines(path: Path, plan: Plan) -> Iterator[tuple[GameResult, int]]:
    """Yield the result of every finished line and the offset of its end."""
    end = 0
    try:
        with (path / GAMES).open("rb") as file:
            for number, line in enumerate(file, start=1):
                if not line.endswith(b"\n"):
                    return
                end += len(line)
                try:
                    yield result_from_json(json.loads(line), plan), end
                except (ValueError, RecursionError) as error:
                    raise Problem("arena-line", path=str(path / GAMES), line=number) from error
    except FileNotFoundError:
        return
    except OSError as error:
        raise Problem("open-failed", path=str(path / GAMES), reason=error.strerror or str(error)) from error


def write(path: Path, text: str) -> None:
    """Write a file atomically."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8", newline="")
    part.replace(path)


def _line(data: dict[str, Any]) -> bytes:
    return (json.dumps(data, ensure_ascii=False, separators=(", ", ": ")) + "\n").encode()


def _shown(value: object) -> str:
    return quote(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False), LONGEST_VALUE)


@contextmanager
def _writable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Problem("arena-folder", path=str(path), reason=error.strerror or str(error)) from error


def _hold(path: Path) -> sqlite3.Connection:
    """Lock a folder until the returned connection is closed or the process ends."""
    try:
        held = sqlite3.connect(path / HELD, timeout=0, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise Problem("arena-folder", path=str(path), reason=str(error)) from error
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if "locked" in str(error):
            raise Problem("arena-in-use", path=str(path)) from error
        raise Problem("arena-folder", path=str(path), reason=str(error)) from error
    return held
