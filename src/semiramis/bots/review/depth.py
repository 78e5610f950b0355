"""How thoroughly a turn is judged."""

from dataclasses import dataclass, replace

from semiramis.core.game import Game
from semiramis.core.model.message import Malformed

LEAST = 16


@dataclass(frozen=True)
class Depth:
    """The effort for one turn.

    A search of `candidates` simulations names at most `contenders` turns. `screening` simulations from the end of each
    choose the best. `trees` searches of `simulations` each, from the end of that one and of the turn as played, tell
    the loss, and `games` to the end the parts of the score.
    """

    candidates: int
    contenders: int
    screening: int
    trees: int
    simulations: int
    games: int

    def suited(self, game: Game, n_seats: int) -> "Depth":
        """Return the depth with fewer simulations where one costs more, as the levels of bots have."""
        by_seats = game.ai.simulations.get(STRONGEST, {})
        share = by_seats[n_seats] / max(by_seats.values()) if n_seats in by_seats else 1.0
        return replace(
            self,
            candidates=max(LEAST, int(self.candidates * share)),
            screening=max(LEAST, int(self.screening * share)),
            simulations=max(LEAST, int(self.simulations * share)),
        )


DEPTHS = {
    "quick": Depth(candidates=400, contenders=3, screening=100, trees=4, simulations=150, games=32),
    "standard": Depth(candidates=10_000, contenders=4, screening=3_000, trees=6, simulations=3_000, games=64),
    "deep": Depth(candidates=20_000, contenders=6, screening=6_000, trees=8, simulations=6_000, games=256),
}
STANDARD = "standard"
STRONGEST = "royal"
"""The level whose numbers of simulations show how much one costs at each number of seats."""


def depth_named(name: str) -> Depth:
    """Return a depth by its name; Malformed if there is none."""
    if name not in DEPTHS:
        raise Malformed("review-depth", given=name[:40], known=", ".join(DEPTHS))
    return DEPTHS[name]
