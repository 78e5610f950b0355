"""Warm-up: compiles the search of a game in a background process, so that people can play meanwhile."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile.cache import COMPLETE, cache_folder, is_compiled
from semiramis.core.compile.jit import Engine
from semiramis.core.editions.edition import Edition
from semiramis.core.game import Game

STALE = 120.0
"""Seconds without progress after which another process's compilation is considered dead."""


class Warmup:
    """The background compilation of one game; a single process does it, however many ask."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._folder = folder_of(game)
        self.process: subprocess.Popen[bytes] | None = None
        if not self.ready():
            command = [sys.executable, "-m", "semiramis.bots.search.warmup", game.key]
            nowhere = subprocess.DEVNULL
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=nowhere, stderr=nowhere)
            if self.process.stdin:
                with suppress(BrokenPipeError), self.process.stdin as pipe:
                    pipe.write(json.dumps(asdict(game.edition)).encode())

    def ready(self) -> bool:
        """Return whether the compiled search can be loaded at once."""
        return (self._folder / COMPLETE).exists()

    def failed(self) -> bool:
        """Return whether compilation ended without a result; bots then play without the search."""
        has_ended = self.process is not None and self.process.poll() is not None
        return has_ended and not self.ready() and not is_taken(self._folder)

    def done(self) -> tuple[int, int]:
        """Return the number of compiled rules and of all rules; (0, 0) while unknown."""
        try:
            seen: list[int] = json.loads((self._folder / "progress.json").read_text(encoding="utf-8"))
            return seen[0], seen[1]
        except (OSError, ValueError, IndexError):
            return 0, 0

    def stop(self) -> None:
        """Stop our own compilation process, if there is one."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait()


def folder_of(game: Game) -> Path:
    """Return the cache folder of a game's compiled search."""
    return cache_folder(game, SEARCH)


def is_warm(game: Game) -> bool:
    """Return whether the compiled search of a game can be loaded at once."""
    return is_compiled(game, SEARCH)


def is_taken(folder: Path) -> bool:
    """Return whether a process is compiling into a folder."""
    try:
        return time.time() - (folder / "progress.json").stat().st_mtime < STALE
    except OSError:
        return False


def compile_game(game: Game, report: Callable[[int, int], None] | None = None) -> None:
    """Compile a game into the cache, with its progress in a file that other processes read."""
    folder = folder_of(game)
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "progress.json"
    # another process may do the same; each writes its own file and renames it
    partial = note.with_suffix(f".{os.getpid()}")
    try:
        for done, total in Engine(game, SEARCH).compile_all():
            partial.write_text(json.dumps([done, total]), encoding="utf-8")
            partial.replace(note)
            if report:
                report(done, total)
    finally:
        partial.unlink(missing_ok=True)
        note.unlink(missing_ok=True)


def main(arguments: list[str]) -> None:
    """Compile a game by key, over the edition on standard input, unless another process is doing so."""
    from semiramis.core.registry import find_game

    game = find_game(arguments[0]).with_edition(Edition(**json.load(sys.stdin)))
    if not is_warm(game) and not is_taken(folder_of(game)):
        compile_game(game)


if __name__ == "__main__":
    main(sys.argv[1:])
