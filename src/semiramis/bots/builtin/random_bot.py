"""The random bot: every legal move with equal probability; the baseline for all others."""

from random import Random

from semiramis.bots.api import BotView


class RandomBot:
    """Chooses uniformly at random; deterministic for a seed."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: BotView) -> int:
        """Return a legal code at random."""
        return self._random.choice(view.legal)
