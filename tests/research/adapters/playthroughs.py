"""Golden playthroughs as OpenSpiel writes them, long lines cut to what tells them apart.

`python -m tests.research.adapters.playthroughs` writes them anew from the same seeds; read the difference.
"""

import hashlib
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("playthroughs")
SEED = 7
LONGEST = 400
GAMES = {
    "amyitis": "semiramis_amyitis(players=2)",
    "babylon": "semiramis_babylon(players=2,rewards=margin)",
    "ishtar": "semiramis_ishtar(players=2)",
}


def file_of(key: str) -> Path:
    return FOLDER / f"{key}.txt"


def abridged(text: str) -> str:
    """Every line at most so long: a tensor or a drawing in one line is named by a hash, as nobody could read it."""
    return "".join(f"{_short(line)}\n" for line in text.splitlines())


def _short(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    name = line.partition(" = ")[0].partition(":")[0][:60]
    return f"{name} … {len(line)} signs, blake2b {hashlib.blake2b(line.encode(), digest_size=8).hexdigest()}"


def generated(game_string: str, actions: list[int] | None = None) -> str:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    import semiramis.research.openspiel  # noqa: F401 (makes our games known)

    given: dict[str, Any] = {"action_sequence": actions} if actions else {"action_sequence": [], "seed": SEED}
    return abridged(playthrough(game_string, **given))


def actions_in(text: str) -> list[int]:
    return [int(line.removeprefix("action: ")) for line in text.splitlines() if line.startswith("action: ")]


if __name__ == "__main__":
    from absl import flags

    flags.FLAGS([sys.argv[0]])
    FOLDER.mkdir(exist_ok=True)
    for key, game_string in GAMES.items():
        file_of(key).write_text(generated(game_string), encoding="utf-8")
