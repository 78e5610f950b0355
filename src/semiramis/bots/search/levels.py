"""The named strengths, from a first opponent to the strongest, and searches with limits of one's own.

How many simulations a strength makes at a decision stands with each game, because simulations take longer in one than
in another and teach more. All of them grow one tree, which learns more from as many simulations than several do; a
search by the clock grows one on every core.
"""

import os
import re

from semiramis.bots.api import Bot
from semiramis.bots.builtin.apprentice_bot import ApprenticeBot
from semiramis.bots.search.bot import SearchBot
from semiramis.bots.search.ensemble import Limits
from semiramis.core.model.message import Malformed

STRENGTHS = ("apprentice", "gardener", "architect", "royal")

MOST_SIMULATIONS = 100_000_000
MOST_SECONDS = 3600.0
OWN_LIMITS = re.compile(r"search:(?:(?P<simulations>[0-9]{1,9})|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,3})?)s)")


def make_strength(name: str, seed: int) -> Bot:
    """One of the named strengths."""
    if name == "apprentice":
        return ApprenticeBot(seed)
    return SearchBot(name, seed, Limits(None), by_game=name)


def adviser() -> SearchBot:
    """Who is asked for a hint."""
    return SearchBot("architect", 0, Limits(None), by_game="architect")


def make_search(spec: str, seed: int) -> Bot:
    """A search with limits of its own: `search:5000` simulations at each decision, or `search:1.5s`."""
    found = OWN_LIMITS.fullmatch(spec)
    simulations = int(found["simulations"]) if found and found["simulations"] else None
    seconds = float(found["seconds"]) if found and found["seconds"] else None
    if simulations is not None and 1 <= simulations <= MOST_SIMULATIONS:
        return SearchBot(spec, seed, Limits(simulations))
    if seconds is not None and 0 < seconds <= MOST_SECONDS:
        return SearchBot(spec, seed, Limits(None, seconds, trees=os.cpu_count() or 1))
    raise Malformed("bot-limits", bot=spec)
