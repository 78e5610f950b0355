"""The apprentice: looks at where each move leads, no further, and is not quite sure of what it sees."""

from random import Random

from semiramis.bots.api import Seen

UNSURE = 3.0
"""Points by which it typically misjudges a position."""


class ApprenticeBot:
    """A friendly first opponent: it means well and overlooks things; always the same for a seed."""

    name = "apprentice"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seen: Seen) -> int:
        """The move that leads to what it takes for the best position."""
        work = seen.game.rules.Work()
        chosen, best = seen.legal[0], float("-inf")
        for code in seen.legal:
            reached = seen.state.clone()
            seen.game.rules.apply(reached, work, code)
            worth = seen.game.ai.value(reached, seen.seat) + self._random.gauss(0.0, UNSURE)
            if worth > best:
                chosen, best = code, worth
        return chosen
