"""The random bot: any legal move, each equally likely; the yardstick below which no bot should fall."""

from random import Random

from semiramis.bots.api import Seen


class RandomBot:
    """Chooses evenly among the legal codes."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seen: Seen) -> int:
        """Any legal code."""
        return self._random.choice(seen.legal)
