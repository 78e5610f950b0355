"""How bots search this game."""

from semiramis.core.model.search_params import SearchParams

PARAMS = dict.fromkeys((2, 3, 4), SearchParams(rollout_turns=1, rollout_candidates=99))

SIMULATIONS = {
    "gardener": {2: 500, 3: 500, 4: 500},
    "architect": {2: 2000, 3: 2000, 4: 2000},
    "royal": {2: 20000, 3: 20000, 4: 20000},
}
"""Simulations at each decision, by level and number of seats."""
