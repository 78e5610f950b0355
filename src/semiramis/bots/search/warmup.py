"""Warming up: a game's rules, advice and search are compiled in a process of their own while people already play."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from semiramis.bots.search.engine import SearchEngine
from semiramis.core.compile.jit import cache_folder, is_compiled
from semiramis.core.editions.edition import Edition
from semiramis.core.game import Game

STALE = 120.0
"""Seconds without progress after which somebody else's compilation is given up on."""


class Warmup:
    """The compilation of one game in the background; however many ask for it, one process does it."""

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
        """Whether the compiled search can be loaded at once."""
        return (self._folder / "complete").exists()

    def failed(self) -> bool:
        """Whether compilation ended without a result; plain play goes on as ever."""
        has_ended = self.process is not None and self.process.poll() is not None
        return has_ended and not self.ready() and not is_taken(self._folder)

    def done(self) -> tuple[int, int]:
        """How many rules are compiled, of how many; (0, 0) while that is not known."""
        try:
            seen: list[int] = json.loads((self._folder / "progress.json").read_text(encoding="utf-8"))
            return seen[0], seen[1]
        except (OSError, ValueError, IndexError):
            return 0, 0

    def stop(self) -> None:
        """Give up compiling, unless somebody else's process does it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait()


def folder_of(game: Game) -> Path:
    """Where the compiled search of a game lies."""
    return cache_folder(game, extra=SearchEngine.modules_for(game))


def is_warm(game: Game) -> bool:
    """Whether the compiled search of a game can be loaded at once."""
    return is_compiled(game, extra=SearchEngine.modules_for(game))


def is_taken(folder: Path) -> bool:
    """Whether a process is compiling into a folder."""
    try:
        return time.time() - (folder / "progress.json").stat().st_mtime < STALE
    except OSError:
        return False


def compile_game(game: Game, report: Callable[[int, int], None] | None = None) -> None:
    """Fill the cache for a game, noting progress where others can read it."""
    folder = folder_of(game)
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "progress.json"
    # another process may be at the same; each has a file of its own until it is whole
    partial = note.with_suffix(f".{os.getpid()}")
    try:
        for done, total in SearchEngine(game).compile_all():
            partial.write_text(json.dumps([done, total]), encoding="utf-8")
            partial.replace(note)
            if report:
                report(done, total)
    finally:
        partial.unlink(missing_ok=True)
        note.unlink(missing_ok=True)


def main(arguments: list[str]) -> None:
    """Compile the game that is named, over the edition on standard input, unless another process is at it."""
    from semiramis.core.registry import find_game

    game = find_game(arguments[0]).with_edition(Edition(**json.load(sys.stdin)))
    if not is_warm(game) and not is_taken(folder_of(game)):
        compile_game(game)


if __name__ == "__main__":
    main(sys.argv[1:])
