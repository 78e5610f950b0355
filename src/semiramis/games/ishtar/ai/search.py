"""How bots search this game.

With more than two players a rollout of the current turn and the next, each move the best of all by heuristic, gains
more strength than the same time spent on more simulations without rollouts.
"""

from semiramis.core.model.search_params import SearchParams

ROLLOUTS = SearchParams(rollout_turns=2, rollout_candidates=999)
PARAMS = {2: SearchParams(), 3: ROLLOUTS, 4: ROLLOUTS}

SIMULATIONS = {
    "gardener": {2: 700, 3: 250, 4: 250},
    "architect": {2: 5000, 3: 1700, 4: 1700},
    "royal": {2: 48000, 3: 14000, 4: 14000},
}
"""Simulations at each decision, by level and number of seats."""
