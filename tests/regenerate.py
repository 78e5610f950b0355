"""Write the reviewed files anew: perft counts, playthroughs and fixture logs.

Run `python -m tests.regenerate` after a deliberate change and read the difference before committing it.
"""

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from semiramis.core.i18n.text import texts
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import log_text
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game
from semiramis.core.verify.perft import distinct, perft
from semiramis.core.verify.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden"
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
    ("babylon", 2, "perft", -1, 3),
    ("babylon", 3, "perft", -1, 3),
    ("babylon", 4, "perft", -1, 3),
    ("babylon", 2, "perft", 0, 3),
    ("babylon", 3, "perft", 0, 3),
    ("babylon", 4, "perft", 0, 2),
    ("babylon", 2, "garden", 40, 3),
    ("babylon", 3, "garden", 50, 3),
    ("babylon", 4, "garden", 60, 3),
    ("babylon", 2, "late", 75, 3),
    ("babylon", 3, "late", 90, 3),
    ("babylon", 4, "late", 100, 3),
    ("ishtar", 2, "perft", -1, 3),
    ("ishtar", 3, "perft", -1, 3),
    ("ishtar", 4, "perft", -1, 3),
    ("ishtar", 2, "perft", 0, 3),
    ("ishtar", 3, "perft", 0, 3),
    ("ishtar", 4, "perft", 0, 3),
    ("ishtar", 2, "garden", 30, 3),
    ("ishtar", 3, "garden", 40, 3),
    ("ishtar", 4, "garden", 50, 3),
    ("ishtar", 2, "late", 60, 3),
    ("ishtar", 3, "late", 75, 3),
    ("ishtar", 4, "late", 90, 3),
]
PLAYTHROUGHS: list[tuple[str, int, str, dict[str, str]]] = [
    ("amyitis", 2, "two gardens", {}),
    ("amyitis", 3, "three gardens", {"any-good-wine": "yes", "cut-off-canals": "wet"}),
    ("amyitis", 4, "four gardens", {"field-tie": "rightmost"}),
    ("babylon", 2, "two terraces", {}),
    ("babylon", 3, "three terraces", {"footprint": "consecutive", "bridge-gap": "decorated"}),
    ("babylon", 4, "four terraces", {"overhang": "clear", "first-statue": "once", "supply": "unlimited"}),
    ("ishtar", 2, "two carpets", {}),
    ("ishtar", 3, "three carpets", {"layout": "0,0:1a/2 1,0:2b 2,0 0,1 -1,1", "trees": "any"}),
    ("ishtar", 4, "four carpets", {"seams": "kept", "double-bloom": "two-each", "hidden-stack": "closed"}),
]

Choose = Callable[[Match, random.Random], int]


def at_random(match: Match, dice: random.Random) -> int:
    """Any legal action."""
    return dice.choice(match.legal())


def lazily(match: Match, dice: random.Random) -> int:
    """The first legal action: in Amyitis everyone passes until the guard of 40 rounds ends the game."""
    return match.legal()[0]


ENDING = ("end", "store", "discard", "pass", "skip")


def eagerly(match: Match, dice: random.Random) -> int:
    """Something else than ending a turn, most of the time, and decorations before anything."""
    kinds = {code: match.game.rules.catalogue.action(code).do for code in match.legal()}
    pieces = [code for code, kind in kinds.items() if kind in ("fountain", "stairs", "bridge", "statue", "symbol")]
    busy = [code for code, kind in kinds.items() if kind not in ENDING]
    return dice.choice(pieces or busy if (pieces or busy) and dice.random() < 0.9 else list(kinds))


def fixture(game: str, seats: int, seed: str, choose: Choose, undo: int = 0, **options: str) -> Match:
    """A whole game; with `undo` now and then some steps are taken back by agreement and played again."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    match = Match.begin(find_game(game), seats, referee=Referee(seed, "fixture"), options=chosen)
    dice = random.Random(seed)
    everyone = range(seats)
    while not match.over:
        match.play(match.mover, choose(match, dice))
        if undo and len(match.steps) % undo == 0 and not match.over and dice.random() < 0.7:
            steps = dice.randint(1, 5)
            match.undo(match.steps[-1].seat, agreed=everyone, steps=steps)
            match.redo(match.mover, dice.randint(1, steps))
    return match


def tied(game: str, seats: int, shared: bool = True) -> Match:
    """A game whose first place is shared, or is decided by the tie-break alone."""
    for number in range(10_000):
        match = fixture(game, seats, f"tie {number}", at_random)
        totals, places = match.game.totals(match.state), match.game.ranking(match.state)
        if totals.count(max(totals)) > 1 and (places.count(1) > 1) == shared:
            return match
    raise AssertionError("no tied game found")


FIXTURES: dict[str, Callable[[], Match]] = {
    **{f"amyitis/random-{n}": partial(fixture, "amyitis", n, f"random {n}", at_random) for n in (2, 3, 4)},
    **{f"amyitis/undo-{n}": partial(fixture, "amyitis", n, f"undo {n}", at_random, undo=9) for n in (2, 3, 4)},
    **{f"amyitis/guard-{n}": partial(fixture, "amyitis", n, f"guard {n}", lazily) for n in (2, 3, 4)},
    **{f"amyitis/tie-{n}": partial(tied, "amyitis", n) for n in (2, 3, 4)},
    "amyitis/option-wine-3": partial(fixture, "amyitis", 3, "wine", at_random, any_good_wine="yes"),
    "amyitis/option-wet-2": partial(fixture, "amyitis", 2, "wet", at_random, cut_off_canals="wet"),
    "amyitis/option-rightmost-4": partial(fixture, "amyitis", 4, "rightmost", at_random, field_tie="rightmost"),
    **{f"babylon/random-{n}": partial(fixture, "babylon", n, f"random {n}", at_random) for n in (2, 3, 4)},
    **{f"babylon/eager-{n}": partial(fixture, "babylon", n, f"eager {n}", eagerly) for n in (2, 3, 4)},
    **{f"babylon/undo-{n}": partial(fixture, "babylon", n, f"undo {n}", eagerly, undo=9) for n in (2, 3, 4)},
    "babylon/tie-broken-2": partial(tied, "babylon", 2, shared=False),
    "babylon/tie-shared-2": partial(tied, "babylon", 2),
    "babylon/option-footprint-2": partial(fixture, "babylon", 2, "foot", eagerly, footprint="consecutive"),
    "babylon/option-bare-3": partial(fixture, "babylon", 3, "bare", eagerly, bridge_gap="bare"),
    "babylon/option-decorated-3": partial(fixture, "babylon", 3, "decorated", eagerly, bridge_gap="decorated"),
    "babylon/option-clear-4": partial(fixture, "babylon", 4, "clear", eagerly, overhang="clear"),
    "babylon/option-once-2": partial(fixture, "babylon", 2, "once", eagerly, first_statue="once"),
    "babylon/option-unlimited-4": partial(fixture, "babylon", 4, "unlimited", eagerly, supply="unlimited"),
    **{f"ishtar/random-{n}": partial(fixture, "ishtar", n, f"random {n}", at_random) for n in (2, 3, 4)},
    **{f"ishtar/eager-{n}": partial(fixture, "ishtar", n, f"eager {n}", eagerly) for n in (2, 3, 4)},
    **{f"ishtar/undo-{n}": partial(fixture, "ishtar", n, f"undo {n}", eagerly, undo=9) for n in (2, 3, 4)},
    **{f"ishtar/tie-{n}": partial(tied, "ishtar", n) for n in (2, 3)},
    "ishtar/option-layout-2": partial(fixture, "ishtar", 2, "line", eagerly, layout="0,0:6b/1 1,0 2,0:1a 3,0"),
    "ishtar/option-trees-3": partial(fixture, "ishtar", 3, "trees", eagerly, trees="any"),
    "ishtar/option-seams-2": partial(fixture, "ishtar", 2, "seams", eagerly, seams="kept"),
    "ishtar/option-double-4": partial(fixture, "ishtar", 4, "double", eagerly, double_bloom="two-each"),
    "ishtar/option-hidden-2": partial(fixture, "ishtar", 2, "hidden", eagerly, hidden_stack="closed"),
}


def perft_row(game: str, seats: int, seed: str, after: int, depth: int) -> dict[str, Any]:
    """The counts from one place."""
    from tests.games.test_perft import place

    row: dict[str, Any] = {"game": game, "seats": seats, "seed": seed, "after": after}
    state = place(row)
    row["hash"] = state.hash()
    row["perft"] = [perft(find_game(game), state, d) for d in range(1, depth + 1)]
    row["distinct"] = [distinct(find_game(game), state, d) for d in range(1, min(depth, 3) + 1)]
    return row


def main() -> None:
    """Write everything."""
    counts = GOLDEN / "perft" / "counts.json"
    if not counts.exists():
        counts.write_text("[]\n", encoding="utf-8")
    rows = [perft_row(*place) for place in PERFT_PLACES]
    counts.write_text("[\n" + ",\n".join(" " + json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")
    for game, seats, seed, options in PLAYTHROUGHS:
        text = playthrough(find_game(game), seats, seed, texts("en"), options)
        (GOLDEN / "playthroughs" / f"{game}-{seats}.txt").write_text(text, encoding="utf-8")
    for name, make in FIXTURES.items():
        file = GOLDEN / "fixtures" / f"{name}.jsonl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(log_text(make()), encoding="utf-8")


if __name__ == "__main__":
    main()
