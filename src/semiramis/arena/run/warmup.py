"""Compiles the search before a contest begins, so that no clock runs meanwhile."""

from semiramis.arena.plan import Plan
from semiramis.bots.registry import is_plugin, make_bot


def searches(plan: Plan) -> bool:
    """Return whether a built-in bot of the plan needs the compiled search."""
    from semiramis.bots.search.bot import SearchBot

    return any(isinstance(make_bot(spec, 0), SearchBot) for spec in set(plan.bots) if not is_plugin(spec))


def load_search(plan: Plan) -> None:
    """Load the search into this process if it is needed; it is built first where there is none.

    Raises BuildError where that is not possible: a contest without the search would measure other bots.
    """
    from semiramis.bots.search.engine import SEARCH
    from semiramis.core.compile import engines

    if searches(plan):
        engines.load(plan.definition, SEARCH)
