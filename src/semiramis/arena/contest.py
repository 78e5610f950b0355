"""A contest from beginning to end: games that are still to be played, and their results."""

from collections.abc import Callable, Iterator, Sequence
from itertools import filterfalse

from semiramis.arena.executors import here, in_processes
from semiramis.arena.plan import Plan
from semiramis.arena.result import Played
from semiramis.arena.standings import Summary, summary_of

Spread = Callable[[Plan, Iterator[int]], Iterator[Played]]
"""A way to have games of a plan played: they come in the order in which they end."""


def spread_over(workers: int | None, ray: bool = False) -> Spread:
    """Games in this process, in several of this machine, or on a Ray cluster."""
    if ray:
        from semiramis.arena.cluster import expect_ray, on_ray

        expect_ray()
        return lambda plan, numbers: on_ray(plan, numbers, workers)
    if workers is None or workers == 1:
        return here
    return lambda plan, numbers: in_processes(plan, numbers, workers)


def compete(plan: Plan, before: Sequence[Played] = (), spread: Spread = here) -> Iterator[Played]:
    """Play all games of a plan but those that have been played before."""
    known = {played.number for played in before}
    yield from spread(plan, filterfalse(known.__contains__, range(plan.games)))


def outcome_of(plan: Plan, workers: int | None = None) -> Summary:
    """Play a whole contest and say what came of it."""
    return summary_of(plan, list(compete(plan, spread=spread_over(workers))))
