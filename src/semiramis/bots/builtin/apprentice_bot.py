"""The apprentice: evaluates the position after each move, with noise."""

from random import Random

from semiramis.bots.api import BotView

NOISE = 3.0
"""Standard deviation of the noise, in points."""


class ApprenticeBot:
    """A weak first opponent; deterministic for a seed."""

    name = "apprentice"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: BotView) -> int:
        """Return the code with the greatest noisy value."""
        work = view.game.rules.Work()
        chosen, best = view.legal[0], float("-inf")
        for code in view.legal:
            reached = view.state.clone()
            view.game.rules.apply(reached, work, code)
            value = view.game.ai.value(reached, view.seat) + self._random.gauss(0.0, NOISE)
            if value > best:
                chosen, best = code, value
        return chosen
