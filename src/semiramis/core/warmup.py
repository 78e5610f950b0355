"""Warming up: a game is compiled in a process of its own while people already play."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from semiramis.core.backend import Engine, cache_folder, is_compiled
from semiramis.core.game import Game


class Warmup:
    """The compilation of one game in the background."""

    def __init__(self, game: Game, edition_file: str | None = None) -> None:
        self.game = game
        self.note = progress_file(game)
        self.process: subprocess.Popen[bytes] | None = None
        if not is_compiled(game):
            command = [
                sys.executable,
                "-m",
                "semiramis.core.warmup",
                game.key,
                *([edition_file] if edition_file else []),
            ]
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )

    def ready(self) -> bool:
        """Whether the compiled rules can be loaded at once."""
        return is_compiled(self.game)

    def failed(self) -> bool:
        """Whether compilation ended without a result; plain play goes on as ever."""
        return self.process is not None and self.process.poll() not in (None, 0)

    def done(self) -> tuple[int, int]:
        """How many rules are compiled, of how many; (0, 0) while that is not known."""
        try:
            seen: list[int] = json.loads(self.note.read_text(encoding="utf-8"))
            return seen[0], seen[1]
        except (OSError, ValueError, IndexError):
            return 0, 0

    def stop(self) -> None:
        """Give up compiling."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait()


def progress_file(game: Game) -> Path:
    """Where the compiling process notes how far it is."""
    return cache_folder(game) / "progress.json"


def compile_game(game: Game, report: Any = None) -> None:
    """Fill the cache for a game, noting progress where others can read it."""
    engine = Engine(game)
    note = progress_file(game)
    for done, total in engine.compile_all():
        partial = note.with_suffix(".part")
        partial.write_text(json.dumps([done, total]), encoding="utf-8")
        partial.replace(note)
        if report:
            report(done, total)


def main(arguments: list[str]) -> None:
    """Compile the game named first, with the edition file named second, if any."""
    from semiramis.core.edition import read_edition
    from semiramis.core.registry import find_game

    game = find_game(arguments[0])
    if len(arguments) > 1:
        game = game.with_edition(read_edition(Path(arguments[1]), game.key))
    compile_game(game)


if __name__ == "__main__":
    main(sys.argv[1:])
