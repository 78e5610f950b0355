"""The named levels, from a first opponent to the strongest, and searches with custom limits.

Each game sets the simulations of a level, because a simulation costs more in one game than in another. Levels use one
tree, which gains more from the same number of simulations than several do; a search by the clock uses one per core.
"""

import os
import re

from semiramis.bots.api import Bot
from semiramis.bots.builtin.apprentice_bot import ApprenticeBot
from semiramis.bots.search.bot import SearchBot
from semiramis.bots.search.ensemble import Limits
from semiramis.core.model.message import Malformed

LEVELS = ("apprentice", "gardener", "architect", "royal")

MOST_SIMULATIONS = 100_000_000
MOST_SECONDS = 3600.0
CUSTOM_LIMITS = re.compile(r"search:(?:(?P<simulations>[0-9]{1,9})|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,3})?)s)")


def make_level(name: str, seed: int) -> Bot:
    """Make a bot of a level."""
    if name == "apprentice":
        return ApprenticeBot(seed)
    return SearchBot(name, seed, Limits(None), by_game=name)


def hint_bot() -> SearchBot:
    """Make the bot that gives hints."""
    return SearchBot("architect", 0, Limits(None), by_game="architect")


def make_search(spec: str, seed: int) -> Bot:
    """Make a search limited to `search:5000` simulations or `search:1.5s` per decision; Malformed if invalid."""
    found = CUSTOM_LIMITS.fullmatch(spec)
    simulations = int(found["simulations"]) if found and found["simulations"] else None
    seconds = float(found["seconds"]) if found and found["seconds"] else None
    if simulations is not None and 1 <= simulations <= MOST_SIMULATIONS:
        return SearchBot(spec, seed, Limits(simulations))
    if seconds is not None and 0 < seconds <= MOST_SECONDS:
        return SearchBot(spec, seed, Limits(None, seconds, trees=os.cpu_count() or 1))
    raise Malformed("bot-limits", bot=spec)
