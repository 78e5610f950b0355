"""Write the reviewed files anew: perft counts, playthroughs and fixture logs.

Run `python -m tests.regenerate` after a deliberate change and read the difference before committing it.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from semiramis.core.chance import Referee
from semiramis.core.log import log_text
from semiramis.core.match import Match
from semiramis.core.perft import distinct, perft
from semiramis.core.playthrough import playthrough
from semiramis.core.registry import find_game
from semiramis.core.text import texts

HERE = Path(__file__).parent
PERFT_PLACES = [
    # game, seats, seed, decisions after the opening (-1: before anything is dealt), depth
    ("amyitis", 2, "perft", -1, 5),
    ("amyitis", 3, "perft", -1, 5),
    ("amyitis", 4, "perft", -1, 5),
    ("amyitis", 2, "perft", 0, 4),
    ("amyitis", 3, "perft", 0, 4),
    ("amyitis", 4, "perft", 0, 3),
    ("amyitis", 2, "garden", 60, 4),
    ("amyitis", 3, "garden", 90, 4),
    ("amyitis", 4, "garden", 120, 4),
    ("amyitis", 2, "late", 150, 4),
    ("amyitis", 3, "late", 200, 4),
    ("amyitis", 4, "late", 240, 4),
]
PLAYTHROUGHS: list[tuple[str, int, str, dict[str, str]]] = [
    ("amyitis", 2, "two gardens", {}),
    ("amyitis", 3, "three gardens", {"any-good-wine": "yes", "cut-off-canals": "wet"}),
    ("amyitis", 4, "four gardens", {"field-tie": "rightmost"}),
]

Choose = Callable[[Match, random.Random], int]


def at_random(match: Match, dice: random.Random) -> int:
    """Any legal action."""
    return dice.choice(match.legal())


def lazily(match: Match, dice: random.Random) -> int:
    """The first legal action: in Amyitis everyone passes until the guard of 40 rounds ends the game."""
    return match.legal()[0]


def fixture(seats: int, seed: str, choose: Choose, options: dict[str, str] | None = None, undo: int = 0) -> Match:
    """A whole game; with `undo` now and then some steps are taken back by agreement and played again."""
    match = Match.begin(find_game("amyitis"), seats, referee=Referee(seed, "fixture"), options=options)
    dice = random.Random(seed)
    everyone = range(seats)
    while not match.over:
        match.play(match.mover, choose(match, dice))
        if undo and len(match.steps) % undo == 0 and not match.over and dice.random() < 0.7:
            steps = dice.randint(1, 5)
            match.undo(match.steps[-1].seat, agreed=everyone, steps=steps)
            match.redo(match.mover, dice.randint(1, steps))
    return match


def tied(seats: int, options: dict[str, str] | None = None) -> Match:
    """A random game whose first place is shared."""
    for number in range(10_000):
        match = fixture(seats, f"tie {number}", at_random, options)
        if match.game.ranking(match.state).count(1) > 1:
            return match
    raise AssertionError("no tied game found")


FIXTURES: dict[str, Callable[[], Match]] = {
    **{f"random-{n}": (lambda n=n: fixture(n, f"random {n}", at_random)) for n in (2, 3, 4)},  # type: ignore[misc]
    **{f"undo-{n}": (lambda n=n: fixture(n, f"undo {n}", at_random, undo=9)) for n in (2, 3, 4)},  # type: ignore[misc]
    **{f"guard-{n}": (lambda n=n: fixture(n, f"guard {n}", lazily)) for n in (2, 3, 4)},  # type: ignore[misc]
    **{f"tie-{n}": (lambda n=n: tied(n)) for n in (2, 3, 4)},  # type: ignore[misc]
    "option-wine-3": lambda: fixture(3, "wine", at_random, {"any-good-wine": "yes"}),
    "option-wet-2": lambda: fixture(2, "wet", at_random, {"cut-off-canals": "wet"}),
    "option-rightmost-4": lambda: fixture(4, "rightmost", at_random, {"field-tie": "rightmost"}),
}


def perft_row(game: str, seats: int, seed: str, after: int, depth: int) -> dict[str, Any]:
    """The counts from one place."""
    from tests.perft.test_perft import place

    row: dict[str, Any] = {"game": game, "seats": seats, "seed": seed, "after": after}
    state = place(row)
    row["hash"] = state.hash()
    row["perft"] = [perft(find_game(game), state, d) for d in range(1, depth + 1)]
    row["distinct"] = [distinct(find_game(game), state, d) for d in range(1, min(depth, 3) + 1)]
    return row


def main() -> None:
    """Write everything."""
    counts = HERE / "perft" / "counts.json"
    if not counts.exists():
        counts.write_text("[]\n", encoding="utf-8")
    rows = [perft_row(*place) for place in PERFT_PLACES]
    counts.write_text("[\n" + ",\n".join(" " + json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")
    for game, seats, seed, options in PLAYTHROUGHS:
        text = playthrough(find_game(game), seats, seed, texts("en"), options)
        (HERE / "playthroughs" / f"{game}-{seats}.txt").write_text(text, encoding="utf-8")
    folder = HERE / "fixtures" / "amyitis"
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in FIXTURES.items():
        (folder / f"{name}.jsonl").write_text(log_text(make()), encoding="utf-8")


if __name__ == "__main__":
    main()
