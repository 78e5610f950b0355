"""Games at the prompt, with piped input."""

from pathlib import Path
from typing import Any

from semiramis.core.registry import find_game
from tests.support.cli import Cli

GAME = find_game("amyitis")


def play(cli: Cli, path: Path, *typed: str, args: tuple[str, ...] = ("--seed", "abc")) -> Any:
    return cli("play", "amyitis", "--save", path, *args, stdin="".join(f"{line}\n" for line in typed))


def play_json(cli: Cli, path: Path, *typed: str, args: tuple[str, ...] = ("--seed", "abc")) -> Any:
    return play(cli, path, *typed, args=(*args, "--json"))
