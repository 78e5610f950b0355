"""Saved games: the log of each, and beside it the seed, which must stay secret until the end."""

import json
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from semiramis.core.model.message import Problem
from semiramis.core.play.chance import Referee

PRIVATE = 0o600


def data_folder() -> Path:
    """Return the folder for the user's files."""
    import platformdirs

    return Path(os.environ.get("SEMIRAMIS_DATA") or platformdirs.user_data_dir("semiramis", appauthor=False))


def new_log_path(game: str) -> Path:
    """Return the path of a log file that does not exist yet, for a new game."""
    folder = data_folder() / "games"
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{stem}.jsonl", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.jsonl", number + 1
    return path


def expect_free(path: Path) -> None:
    """Raise Problem if a log or its seed file exists."""
    if path.exists() or seed_path(path).exists():
        raise Problem("cli-file-exists", path=str(path))


def seed_path(log: Path) -> Path:
    """Return the path of the file beside a log that holds its seed."""
    return log.with_name(log.name + ".seed")


def write_seed(log: Path, referee: Referee, seats: list[str]) -> None:
    """Write the seed and the players of a game, readable by the owner only."""
    path = seed_path(log)
    text = json.dumps({"seed": referee.seed, "nonce": referee.nonce, "seats": seats}, ensure_ascii=False) + "\n"
    partial = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.unlink(missing_ok=True)
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError as error:
        with suppress(OSError):
            partial.unlink()
        raise Problem("save-failed", path=str(path), reason=error.strerror or str(error)) from error


def read_seed(log: Path) -> tuple[Referee, list[str]]:
    """Return the referee of a saved game, and its players by seat; Problem if the seed file is missing or malformed."""
    path = seed_path(log)
    try:
        kept: Any = json.loads(path.read_text(encoding="utf-8"))
        seed, nonce, seats = kept["seed"], kept["nonce"], kept["seats"]
    except FileNotFoundError:
        raise Problem("cli-seed-missing", path=str(path), log=str(log)) from None
    except OSError as error:
        raise Problem("open-failed", path=str(path), reason=error.strerror or str(error)) from error
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Problem("cli-seed-unreadable", path=str(path), log=str(log)) from None
    if not all(isinstance(word, str) for word in (seed, nonce)) or not isinstance(seats, list):
        raise Problem("cli-seed-unreadable", path=str(path), log=str(log))
    return Referee(seed, nonce), [str(seat) for seat in seats]
