"""The search bot: it grows trees of plans and plays what it has come back to most often."""

import time
from dataclasses import replace

from semiramis.bots.api import Seen
from semiramis.bots.builtin.greedy_bot import best_beginning
from semiramis.bots.search.engine import simulations_of
from semiramis.bots.search.engine_cache import engine_for
from semiramis.bots.search.ensemble import Grove, Groves, Limits
from semiramis.bots.search.explanation import Explanation, explain_grove, explain_plain

SHARE_OF_CLOCK = 0.75
SPARE_SECONDS = 0.05
"""How much of its clock a bot uses; the rest is for a machine that is busy with other things."""

GROVES = Groves()


class SearchBot:
    """Always the same choices for a seed, as long as simulations are its limit and not the clock.

    While the search is still being compiled and the clock runs, it looks one turn ahead as the greedy bot does.
    """

    def __init__(self, name: str, seed: int, limits: Limits, by_game: str = "") -> None:
        """The limits; with `by_game` the number of simulations is the game's own for that strength."""
        self.name = name
        self._seed = seed
        self._limits = limits
        self._by_game = by_game
        self._owner = GROVES.new_owner()

    def choose(self, seen: Seen) -> int:
        """The code that was tried most often; the lowest of several."""
        chosen = seen.legal[0] if len(seen.legal) == 1 else self._best(seen)
        GROVES.follow(self._owner, chosen)
        return chosen

    def _best(self, seen: Seen) -> int:
        grove = self._grown(seen, to_choose=True)
        if grove is None:
            return best_beginning(seen.game, seen.state, seen.legal)
        visits = grove.visits()
        return max(visits, key=lambda code: (visits[code], -code))

    def explain(self, seen: Seen) -> Explanation:
        """What it thinks of the best few moves, and why."""
        grove = self._grown(seen, to_choose=False)
        if grove is None:
            return explain_plain(seen)
        return explain_grove(seen, grove, self._seed)

    def _grown(self, seen: Seen, to_choose: bool) -> Grove | None:
        begun = time.monotonic()
        engine = engine_for(seen.game, seen.clock.seconds)
        if engine is None:
            return None
        limits = self._limits_in(seen)
        grove = GROVES.of(self._owner, engine, limits.trees)
        grove.come_to(seen.state, self._seed)
        grove.grow(limits, None if limits.seconds is None else begun + limits.seconds, to_choose)
        return grove

    def _limits_in(self, seen: Seen) -> Limits:
        limits = self._limits
        if self._by_game:
            limits = replace(limits, simulations=simulations_of(seen.game, self._by_game, seen.state.n_seats))
        if seen.clock.seconds is not None:
            most = max(0.0, SHARE_OF_CLOCK * seen.clock.seconds - SPARE_SECONDS)
            limits = replace(limits, seconds=most if limits.seconds is None else min(limits.seconds, most))
        return limits
