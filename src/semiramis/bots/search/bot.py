"""The search bot: Monte Carlo tree search; it plays the most visited move."""

import time
from dataclasses import replace

from semiramis.bots.api import BotView
from semiramis.bots.builtin.greedy_bot import best_first_code
from semiramis.bots.search.engine_cache import engine_for
from semiramis.bots.search.ensemble import LEAST_FRESH, Ensemble, EnsembleCache, Limits
from semiramis.bots.search.explanation import Explanation, explain_ensemble, explain_plain
from semiramis.bots.search.params import simulations_of

SHARE_OF_CLOCK = 0.75
SPARE_SECONDS = 0.05
"""How much of its clock a bot uses; the rest is a margin for a busy machine."""

ENSEMBLES = EnsembleCache()


class SearchBot:
    """A bot that searches; deterministic for a seed where simulations are its limit, not the clock.

    Until the search is compiled, a bot with a clock plays like the greedy bot. Where the first decision of a turn took
    most of the clock, the later ones follow its tree without another search, as long as no chance outcome came between.
    """

    def __init__(self, name: str, seed: int, limits: Limits, by_game: str = "") -> None:
        """With `by_game`, a level, the number of simulations comes from the game."""
        self.name = name
        self._seed = seed
        self._limits = limits
        self._by_game = by_game
        self._owner = ENSEMBLES.new_owner()
        self._turn_seconds = 0.0

    def choose(self, view: BotView) -> int:
        """Return the most visited code; the lowest of several."""
        chosen = view.legal[0] if len(view.legal) == 1 else self._best(view)
        ENSEMBLES.follow(self._owner, chosen)
        return chosen

    def _best(self, view: BotView) -> int:
        ensemble = self._searched(view, to_choose=True)
        if ensemble is None:
            return best_first_code(view.game, view.state, view.legal)
        visits = ensemble.visits()
        return max(visits, key=lambda code: (visits[code], -code))

    def explain(self, view: BotView) -> Explanation:
        """Return the best few moves with their statistics."""
        ensemble = self._searched(view, to_choose=False)
        if ensemble is None:
            return explain_plain(view)
        return explain_ensemble(view, ensemble, self._seed)

    def _searched(self, view: BotView, to_choose: bool) -> Ensemble | None:
        begun = time.monotonic()
        engine = engine_for(view.game, view.clock.seconds)
        if engine is None:
            return None
        limits = self._limits_in(view)
        ensemble = ENSEMBLES.of(self._owner, engine, limits.trees)
        is_plan = ensemble.reroot(view.state, self._seed)
        if to_choose and self._is_short_of_time(view) and is_plan and _is_enough(ensemble, limits):
            return ensemble
        ensemble.simulate(limits, None if limits.seconds is None else begun + limits.seconds, to_choose)
        return ensemble

    def _is_short_of_time(self, view: BotView) -> bool:
        """Return whether a later decision of a turn has less than half the clock that the first one had."""
        if view.clock.seconds is None:
            return False
        if view.game.rules.begins_turn(view.state):
            self._turn_seconds = view.clock.seconds
        return view.clock.seconds < self._turn_seconds / 2

    def _limits_in(self, view: BotView) -> Limits:
        limits = self._limits
        if self._by_game:
            limits = replace(limits, simulations=simulations_of(view.game, self._by_game, view.state.n_seats))
        if view.clock.seconds is not None:
            most = max(0.0, SHARE_OF_CLOCK * view.clock.seconds - SPARE_SECONDS)
            limits = replace(limits, seconds=most if limits.seconds is None else min(limits.seconds, most))
        return limits


def _is_enough(ensemble: Ensemble, limits: Limits) -> bool:
    """Return whether the subtrees have as many simulations as a kept subtree would get anew."""
    return limits.simulations is not None and ensemble.simulations() * LEAST_FRESH >= limits.simulations
