"""Compiles the search before a contest begins, so that no clock runs meanwhile."""

from collections.abc import Callable

from semiramis.arena.plan import Plan
from semiramis.bots.registry import is_plugin, make_bot


def searches(plan: Plan) -> bool:
    """Return whether a built-in bot of the plan needs the compiled search."""
    from semiramis.bots.search.bot import SearchBot

    return any(isinstance(make_bot(spec, 0), SearchBot) for spec in set(plan.bots) if not is_plugin(spec))


def is_cold(plan: Plan) -> bool:
    """Return whether the search has to be compiled first, which takes a while."""
    from semiramis.bots.search.warmup import is_warm

    return searches(plan) and not is_warm(plan.definition)


def compile_search(plan: Plan, report: Callable[[int, int], None]) -> None:
    """Compile the search once, for all workers."""
    from semiramis.bots.search.warmup import compile_game

    compile_game(plan.definition, report)


def load_search(plan: Plan) -> None:
    """Load the search into this process, if it is needed."""
    from semiramis.bots.search.engine_cache import engine_for

    if searches(plan):
        engine_for(plan.definition)
