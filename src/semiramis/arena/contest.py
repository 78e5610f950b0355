"""A contest: plays the games of a plan that have no result yet."""

from collections.abc import Callable, Iterator, Sequence
from itertools import filterfalse

from semiramis.arena.plan import Plan
from semiramis.arena.results.result import GameResult
from semiramis.arena.results.standings import Summary, summary_of
from semiramis.arena.run.executors import here, in_processes

Executor = Callable[[Plan, Iterator[int]], Iterator[GameResult]]
"""Plays games of a plan by number and yields their results as they finish."""


def executor_for(workers: int | None, ray: bool = False) -> Executor:
    """Return the executor for a number of workers: this process, several, or a Ray cluster."""
    if ray:
        from semiramis.arena.run.cluster import expect_ray, on_ray

        expect_ray()
        return lambda plan, numbers: on_ray(plan, numbers, workers)
    if workers is None or workers == 1:
        return here
    return lambda plan, numbers: in_processes(plan, numbers, workers)


def compete(plan: Plan, before: Sequence[GameResult] = (), executor: Executor = here) -> Iterator[GameResult]:
    """Play all games of a plan except those with a result in `before`; yield the new results."""
    known = {result.number for result in before}
    yield from executor(plan, filterfalse(known.__contains__, range(plan.games)))


def run_contest(plan: Plan, workers: int | None = None) -> Summary:
    """Play a whole contest and return its summary."""
    return summary_of(plan, list(compete(plan, executor=executor_for(workers))))
