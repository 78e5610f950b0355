"""How bots search this game."""

from semiramis.core.model.search_params import SearchParams

PARAMS = dict.fromkeys((2, 3, 4), SearchParams(exploration=1.6, uniform_mix=0.1))

SIMULATIONS = {
    "gardener": {2: 1000, 3: 1000, 4: 1000},
    "architect": {2: 5000, 3: 5000, 4: 5000},
    "royal": {2: 20000, 3: 20000, 4: 20000},
}
"""Simulations at each decision, by level and number of seats."""
